use blind_swords_script::coverage::marked;
use blind_swords_script::{ScriptDiag, Sources};

/// Instrumentation for coverage inserts its calls directly after the opening brace of each function
/// body, and nowhere else.
#[test]
fn bodies_are_marked_where_they_begin() {
    let text = "fn play(side, chit) {\n    if side == USA { tell(\"a\"); } else if true { tell(\"b\"); }\n}\n";
    let sources = Sources::new().with("own", "scripts/own.rhai", text);
    let (all, bodies) = marked(&sources);
    let (_, own) = all.iter().next().expect("a file");
    assert_eq!(
        own.text,
        "fn play(side, chit) {__body(0);\n    if side == USA {__body(1); tell(\"a\"); } else if true {__body(2); tell(\"b\"); }\n}\n"
    );
    let places: Vec<_> = bodies.untried().into_iter().map(|body| body.line).collect();
    assert_eq!(places, [1, 2, 2]);
    let problem = ScriptDiag {
        file: "scripts/own.rhai".to_owned(),
        line: 2,
        column: 22 + "__body(1);".len(),
        message: String::new(),
        unknown: None,
        known: Vec::new(),
    };
    assert_eq!(bodies.unmarked(&problem).column, 22);
}

/// Arms of a `switch` and both blocks of a `try` are bodies too. An arm without a brace does not
/// count as a body.
#[test]
fn arms_and_attempts_are_bodies() {
    let text = "fn play(n) {\n    switch n { 1 => { tell(\"a\"); } _ => tell(\"b\") }\n    try { tell(\"c\"); } catch { tell(\"d\"); }\n}\n";
    let (all, _) = marked(&Sources::new().with("own", "scripts/own.rhai", text));
    let (_, own) = all.iter().next().expect("a file");
    assert_eq!(
        own.text,
        "fn play(n) {__body(0);\n    switch n { 1 => {__body(1); tell(\"a\"); } _ => tell(\"b\") }\n    try {__body(2); tell(\"c\"); } catch {__body(3); tell(\"d\"); }\n}\n"
    );
}
