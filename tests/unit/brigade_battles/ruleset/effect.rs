use brigade_battles::board::{BoardSetup, Stage};
use brigade_battles::choice::Choice;
use brigade_battles::question::{FireQuestion, FireStep, Question};
use brigade_battles::ruleset::effect::read;
use kernel::{Effect, Side};
use testing::brigade_battles::{hex, rules, unit};

#[test]
fn a_target_is_aimed_at_where_it_stands() {
    let rules = rules();
    let setup = BoardSetup::bare(&rules).at(unit("c1"), hex("0510"));
    let board = setup.stage(Side::Usa, Stage::Offence).board();
    let position = kernel::Position { package: &rules, board: &board };
    let question = Question::Fire(FireQuestion::Target(FireStep::Offence));
    let effect = read(position, &question, Choice::Unit(unit("c1")));
    assert_eq!(effect, Effect::Aim(hex("0510")));
}
