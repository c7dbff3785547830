//! Number of questions that a game turn of the third system asks in the historical battle.

use std::sync::Arc;

use kernel::Playing;
use terrible_swift_sword::TerribleSwiftSword;

#[path = "../engine/systems/terrible-swift-sword/rules/tests/rules/prompts/policy.rs"]
mod policy;

/// Ten games of players who want something ask few questions in a game turn.
#[test]
fn a_turn_of_the_battle_asks_few_questions() {
    let rules =
        Arc::new(crate::terrible_swift_sword::rules(&crate::terrible_swift_sword::loaded()));
    let game = |seed| policy::questions(&rules, TerribleSwiftSword::start(&rules), seed).0;
    let games: Vec<_> = (1..=10).map(game).collect();
    let load = policy::load(&games);
    assert!(load.mean < 45.0 && load.busiest < 50.0, "{}", load.table);
}
