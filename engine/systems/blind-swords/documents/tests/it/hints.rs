//! Tests of hints for computer opponents: hints may name only existing items, and are optional.

use blind_swords::game::Order;
use blind_swords_documents::{load_sources, render};

use crate::support::sample;

/// Returns the diagnostics of the sample package with the given `ai.yaml`.
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
        [
            "E-SCHEMA `1/3` is not a whole number or a fraction in sixteenths at the finest, such as \
             `2` or `1/2` (at /scenarios/first/losses/usa)"
        ]
    );
    assert_eq!(told("scenarios: {frist: {}}"), ["E-REF-SCENARIO unknown scenario `frist`"]);
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

/// Returns the diagnostics of the sample package with the given tasks in a plan.
fn told_of_plan(legs: &str) -> Vec<String> {
    let mut sources = sample();
    sources.set("plans/hold.yaml", &format!("scenarios: {{first: [{legs}]}}"));
    let said = load_sources(&sources).err().unwrap_or_default();
    said.iter().map(|problem| format!("{} {}", problem.code, problem.message)).collect()
}

#[test]
fn plans_name_what_there_is() {
    let good = "{brigade: south, turns: {first: 1, last: 3}, order: defend, to: \"0406\"}";
    assert_eq!(told_of_plan(good), Vec::<String>::new());
    let turns = |first: u8, last: u8| {
        told_of_plan(&format!("{{brigade: north, turns: {{first: {first}, last: {last}}}}}"))
    };
    assert_eq!(turns(2, 3), Vec::<String>::new());
    let refused = |first: u8, last: u8| {
        let message =
            format!("turns {first} to {last} are outside first: expected turns from 1 to 3");
        vec![format!("E-SCENARIO-TURNS {message}")]
    };
    assert_eq!(turns(3, 4), refused(3, 4));
    assert_eq!(turns(3, 2), refused(3, 2));
    assert_eq!(
        told_of_plan("{brigade: nroth, turns: {first: 1, last: 1}}"),
        ["E-REF-BRIGADE unknown brigade `nroth`"]
    );
    assert_eq!(
        told_of_plan("{brigade: north, turns: {first: 1, last: 1}, to: \"9999\"}"),
        ["E-REF-HEX hex 9999 is not on the map"]
    );
    assert_eq!(
        told("scenarios: {first: {openings: {csa: charge}}}"),
        ["E-REF-PLAN unknown plan `charge`"]
    );
}

#[test]
fn a_plan_shows_in_the_compiled_game() {
    let loaded = load_sources(&sample()).map_err(|said| render::plain(&said)).expect("it is good");
    let hints = &loaded.game.scenarios[0].hints;
    let [battle_plan] = &hints.battle_plans[..] else { panic!("{:?}", hints.battle_plans) };
    let [leg] = &battle_plan.legs[..] else { panic!("{:?}", battle_plan.legs) };
    assert_eq!((leg.turns.first, leg.turns.last, leg.order), (2, 3, Some(Order::Attack)));
    assert_eq!(battle_plan.leg(leg.brigade, 1), None);
    assert_eq!(battle_plan.leg(leg.brigade, 3), Some(leg));
    assert_eq!(hints.openings.usa.as_ref(), Some(battle_plan));
    assert_eq!(hints.openings.csa, None);
}
