//! Static check for constants that can never match, in comparisons and in `switch` arms.

use blind_swords_script::{Sources, check};

/// Returns the problems that the static check finds in a function body. The body has one parameter,
/// `unit`.
fn problems(body: &str) -> Vec<String> {
    whole(&format!("fn play(unit) {{ {body} }}"))
}

fn whole(text: &str) -> Vec<String> {
    let sources = Sources::new().with("event", "scripts/event.rhai", text);
    let report = check(&sources, Some(&testing::field::game()));
    report.problems.iter().map(|it| format!("{}:{}: {}", it.line, it.column, it.message)).collect()
}

#[test]
fn a_word_that_a_function_never_gives_is_refused() {
    for (good, bad, told) in [
        (
            "arm(unit) == \"infantry\"",
            "arm(unit) == \"infantery\"",
            "`arm` never returns `infantery`",
        ),
        (
            "morale(unit) != \"shaken\"",
            "morale(unit) != \"shakn\"",
            "`morale` never returns `shakn`",
        ),
        (
            "active_order() in [\"attack\"]",
            "active_order() in [\"atack\"]",
            "`active_order` never returns `atack`",
        ),
        ("id(unit) == \"a1\"", "id(unit) == \"a11\"", "`id` never returns `a11`"),
        (
            "choose(USA, \"?\", [\"stay\", \"go\"]) == \"go\"",
            "choose(USA, \"?\", [\"stay\", \"go\"]) == \"gone\"",
            "`choose` never returns `gone`",
        ),
    ] {
        assert_eq!(problems(good), [""; 0], "{good}");
        let found = problems(bad);
        assert!(found.len() == 1 && found[0].contains(told), "{bad}: {found:?}");
    }
}

#[test]
fn an_arm_that_is_never_reached_is_refused() {
    let good = "switch arm(unit) { \"infantry\" | \"cavalry\" => 1, \"artillery\" => 2, _ => 0 }";
    assert_eq!(problems(good), [""; 0]);
    let bad = "let own = arm(unit);\nswitch own {\n\"infantry\" => { tell(\"a, b\"); 1 }\n\
               \"cavalry\" | \"guns\" if 1 in [1, 2] => 2,\n7 => 3,\n_ => 0 }";
    let told = ["4:13: `arm` never returns `guns`", "5:1: `arm` never returns `7`"];
    assert_eq!(problems(bad), told);
    let nested = "switch arm(unit) { \"infantry\" => switch active_order() { \"attack\" => 1, \"run\" => 2, _ => 3 }, _ => 0 }";
    let found = problems(nested);
    assert!(
        found.len() == 1 && found[0].contains("`active_order` never returns `run`"),
        "{found:?}"
    );
    let after_text =
        "tell(`one ${arm(unit)} of ${id(unit)}'s`); switch arm(unit) { \"foot\" => 1, _ => 0 }";
    let found = problems(after_text);
    assert!(found.len() == 1 && found[0].contains("`arm` never returns `foot`"), "{found:?}");
    // Nothing is known about the types of these values, so the check reports nothing.
    assert_eq!(
        problems("switch roll_of(unit) { \"any\" => 1, _ => 0 } } fn roll_of(u) { u"),
        [""; 0]
    );
}

/// In a private function, the check knows the types of all arguments.
#[test]
fn a_private_function_knows_what_it_is_handed() {
    let price = |call: &str, word: &str| {
        whole(&format!(
            "fn play(unit) {{ price({call}) }}\nprivate fn price(order) {{ switch order {{ \"{word}\" => 5, _ => 0 }} }}"
        ))
    };
    assert_eq!(price("active_order()", "attack"), [""; 0]);
    let found = price("active_order()", "atack");
    assert!(
        found.len() == 1 && found[0].contains("`active_order` never returns `atack`"),
        "{found:?}"
    );
    assert_eq!(price("\"atack\"", "atack"), [""; 0]);
}
