use brigade_battles::board::{BoardSetup, Stage};
use brigade_battles::choice::Choice;
use brigade_battles::family::deed::read;
use brigade_battles::question::{FireQuestion, FireStep, Question};
use kernel::{Deed, Side};
use testing::brigades::{hex, rules, unit};

#[test]
fn a_target_is_aimed_at_where_it_stands() {
    let rules = rules();
    let setup = BoardSetup::bare(&rules).at(unit("c1"), hex("0510"));
    let board = setup.stage(Side::Usa, Stage::Offence).board();
    let scene = kernel::Scene { package: &rules, board: &board };
    let question = Question::Fire(FireQuestion::Target(FireStep::Offence));
    let deed = read(scene, &question, Choice::Unit(unit("c1")));
    assert_eq!(deed, Deed::Aim(hex("0510")));
}
