use blind_swords::board::{Face, Morale};
use blind_swords::play::retreat::*;
use blind_swords::position_ext::only;
use testing::field::{Chance, Field, asked, at, state};

fn run(field: &Field, hexes: u8, answers: &[&str], chances: &[Chance]) -> blind_swords::Table {
    let mut table = field.table(answers, chances);
    let done = retreat(&mut table, field.unit("g1"), hexes, &only(field.unit("a1")));
    assert!(done.is_ok() || table.pending().is_some(), "{done:?}");
    table
}

/// RET-04: a unit retreats away from the enemy that caused the retreat, towards its own edge.
#[test]
fn the_preferences_leave_three_hexes() {
    let mut field = Field::clear();
    field.put("g1", "2110").put("a1", "2109");
    let table = run(&field, 1, &[], &[]);
    assert_eq!(
        asked(&table),
        ("retreat.hex", ["2011", "2111", "2211"].map(str::to_owned).to_vec())
    );
    let table = run(&field, 1, &["2211"], &[]);
    assert_eq!(at(&table, "g1"), "2211");
}

/// RET-02, RET-05: a retreat of two hexes ends two hexes away, and does not double back.
#[test]
fn it_ends_at_the_distance() {
    let mut field = Field::clear();
    field.put("g1", "2110").put("a1", "2109");
    let table = run(&field, 2, &["2111", "2112"], &[]);
    assert_eq!(at(&table, "g1"), "2112");
}

/// RET-06, X-30: a unit that reaches its own edge before the end of its retreat goes to a Broken
/// box. A battery is eliminated instead.
#[test]
fn at_the_friendly_edge_it_leaves() {
    let mut field = Field::clear();
    field.put("g1", "2218").put("a1", "2217");
    assert_eq!(at(&run(&field, 2, &[], &[]), "g1"), "Broken(One)");
    field.put("cr", "2018").put("a1", "2017");
    let mut table = field.table(&[], &[]);
    retreat(&mut table, field.unit("cr"), 2, &only(field.unit("a1"))).expect("no choice");
    assert_eq!(at(&table, "cr"), "Eliminated");
}

/// RET-03, X-31: a unit breaks if no path of its retreat ends at the required distance.
#[test]
fn a_ringed_unit_breaks() {
    let mut field = Field::clear();
    field.put("g1", "2110");
    for (unit, hex) in [
        ("a1", "2109"),
        ("a2", "2010"),
        ("a3", "2011"),
        ("b1", "2111"),
        ("ur", "2211"),
        ("us", "2210"),
    ] {
        field.put(unit, hex);
    }
    assert_eq!(at(&run(&field, 1, &[], &[]), "g1"), "Broken(Three)");
}

/// X-04: a unit that breaks under fire during its retreat stops retreating.
#[test]
fn fire_on_the_way_can_break_it() {
    let mut field = Field::clear();
    field.put_as("g1", "2110", |g1| g1.face = Face::Battleworn);
    field.put("a1", "2109").put("a2", "2012").put("b1", "2212");
    let lost = [Chance::Given(blind_swords::Outcome::Crt(Some(
        blind_swords::game::CohesionTest::Routine,
    )))];
    let depleted = blind_swords::game::CohesionResult {
        depletion: Some(blind_swords::game::DepletionToken::Lead),
        skedaddle: vec![],
    };
    let chances =
        [lost[0].clone(), Chance::Given(blind_swords::Outcome::Cohesion(depleted)), Chance::One(6)];
    let table = run(&field, 2, &["2111", "a2", "resolve"], &chances);
    assert_eq!(at(&table, "g1"), "Broken(Three)");
    assert_eq!(state(&table, "g1").morale, Morale::None);
}
