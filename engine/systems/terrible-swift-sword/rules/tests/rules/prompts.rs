//! Number of questions that a game turn asks both sides.

mod policy;

use std::sync::Arc;

use policy::{load, questions};

use super::games::battle;

/// Ten games ask few questions in a game turn.
#[test]
fn a_game_turn_asks_few_questions() {
    let field = battle();
    let rules = Arc::new(field.rules.clone());
    let games: Vec<_> = (1..=10).map(|seed| questions(&rules, field.board(), seed).0).collect();
    let load = load(&games);
    assert!(load.mean < 15.0 && load.busiest < 45.0, "{}", load.table);
}
