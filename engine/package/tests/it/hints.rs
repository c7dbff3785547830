//! Hints for computer opponents: what they name there is, and nobody needs them.

use package::{load_sources, render};

use crate::support::sample;

/// What is said of the sample with hints.
fn told(hints: &str) -> Vec<String> {
    let mut sources = sample();
    sources.set("ai.yaml", hints);
    let said = load_sources(&sources).err().unwrap_or_default();
    said.iter().map(|problem| format!("{} {}", problem.code, problem.message)).collect()
}

#[test]
fn hints_name_what_there_is() {
    let first = |text: &str| told(&format!("scenarios: {{first: {{{text}}}}}"));
    let good = "objectives: [{hexes: [\"0303\"], side: usa, points: 4, note: the knoll}], \
                lines: [{hexes: [\"0304\"], points: 1}], losses: {usa: 1/2}, \
                orders: {csa: {attack: 2, regroup: 1/4}}";
    assert_eq!(first(good), Vec::<String>::new());
    assert_eq!(
        first("objectives: [{hexes: [\"9999\"], points: 4}]"),
        ["E-REF-HEX hex 9999 is not on the map"]
    );
    assert_eq!(
        first("losses: {usa: 1/3}"),
        ["E-CHART-AMOUNT 1/3 is no amount: expected 0 or more, at most in sixteenths"]
    );
    assert_eq!(told("scenarios: {frist: {}}"), ["E-REF-SCENARIO there is no scenario `frist`"]);
}

#[test]
fn a_hint_shows_in_the_compiled_game() {
    let mut sources = sample();
    sources.set("ai.yaml", "scenarios: {first: {objectives: [{hexes: [\"0303\"], points: 4}]}}");
    let loaded = load_sources(&sources).map_err(|said| render::plain(&said)).expect("it is good");
    let hints = &loaded.game.scenarios[0].hints;
    assert_eq!(hints.objectives.len(), 2, "it is worth four points to each side");
    assert!(hints.objectives.iter().all(|hint| hint.points == 4));
}
