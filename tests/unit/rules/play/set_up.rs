use std::sync::Arc;

use blind_swords::Board;
use blind_swords::board::Phase;
use testing::field::{Field, events};

/// A viewer sees the set-up before the set-up script asks its first question. No turn has begun
/// then.
#[test]
fn the_field_is_prepared_for_those_who_look_at_it() {
    let mut field = Field::clear();
    field.game().scenarios[0].hooks.on_setup = Some("set_up".to_owned());
    let board = blind_swords::play::set_up::prepared(Arc::new(field.rules.clone()));
    assert_eq!((board.phase(), board.turn()), (&Phase::Setup, 1));
}

/// SS 22.1. SC1-03: the scenario's set-up script runs before the first turn.
#[test]
fn the_scenario_is_prepared_before_the_first_turn() {
    let mut field = Field::clear();
    let scenario = &mut field.game().scenarios[0];
    (scenario.first_turn, scenario.hooks.on_setup) = (3, Some("set_up".to_owned()));
    field.board = Board::start(&field.rules);
    let mut table = field.table(&[], &[]);
    table.play().expect("no question");
    assert_eq!(events(&table), ["told", "turn-began", "phase-set"]);
    assert_eq!((table.board().turn(), table.board().phase()), (3, &Phase::CommandDecision));
}
