use laboratory::trace::source::*;

fn source(file: &str, text: &str) -> SourceText {
    SourceText { file: file.to_owned(), text: text.to_owned() }
}

const TEXT: &str = "\
/// SS 13.3. MOVE-05.
fn check() {
    Refusal::new(
        \"MOVE-05\", \"SS 13.3\", \"too dear\")
    if profile.cross_fire_scope == x || scene.profile().cross_fire == y {}
}

#[cfg(test)]
mod elsewhere;

/// MOVE-06.
fn more() {}

#[cfg(test)]
mod tests {
    /// CMD-05, and more.
    #[test]
    fn nobody_sees_it() {
        // MOVE-08 is only mentioned.
        let id = \"MOVE-07\";
    }
}
";

#[test]
fn code_and_tests_cite() {
    let citations = source("engine/systems/blind-swords/rules/src/x.rs", TEXT).citations();
    let found: Vec<_> =
        citations.iter().map(|c| (c.id.as_str(), c.line, c.test.as_deref())).collect();
    let expected = [
        ("MOVE-05", 1, None),
        ("MOVE-05", 4, None),
        ("MOVE-06", 11, None),
        ("CMD-05", 16, Some("nobody_sees_it")),
        ("MOVE-07", 20, Some("nobody_sees_it")),
    ];
    assert_eq!(found, expected);
}

/// A test proves the first requirement in its comment. Later or quoted requirements are only cited.
#[test]
fn a_test_proves_what_its_comment_opens_with() {
    let text = "\
/// CMD-05, CMD-04: nobody sees it.
/// MOVE-01 is only mentioned.
#[test]
fn one() {
    let id = \"MOVE-07\";
}

/// SS 10.2, 10.3a. CHIT-04.
#[test]
fn third() {}

/// Nobody sees it. ART-01.
#[test]
fn other() {}
";
    let citations = source("tests/unit/x.rs", text).citations();
    let opens: Vec<_> = citations.iter().map(|it| (it.id.as_str(), it.opens)).collect();
    let expected = [
        ("CMD-05", true),
        ("CMD-04", true),
        ("MOVE-01", false),
        ("MOVE-07", false),
        ("CHIT-04", true),
        ("ART-01", false),
    ];
    assert_eq!(opens, expected);
}

#[test]
fn code_refuses_and_reads_options() {
    let source = source("engine/systems/blind-swords/rules/src/x.rs", TEXT);
    assert_eq!(source.refusals(), [("MOVE-05".to_owned(), 3)]);
    assert_eq!(source.reads("cross_fire"), [5]);
    assert_eq!(source.reads("cross"), Vec::<usize>::new());
}
