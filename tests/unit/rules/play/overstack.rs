use blind_swords::Outcome;
use blind_swords::board::Face;
use blind_swords::play::overstack::*;
use testing::field::{Field, asked, at, events, given};

/// E-SS-04, X-27: the largest unit is displaced first. Further units are displaced until the stack
/// is within the limit.
#[test]
fn the_largest_leaves_first() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("b1", "2110").put("a2", "2110");
    let mut table = field.table(&["2109", "2111"], &[]);
    settle(&mut table).expect("answered");
    let places = ["a1", "b1", "a2"].map(|id| at(&table, id));
    assert_eq!(places, ["2109", "2111", "2110"]);
}

/// STK-07: the owner chooses which of several equal units is displaced. A battleworn unit has the
/// size on its battleworn side.
#[test]
fn the_owner_chooses_between_equals() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("ur", "2110");
    field.put_as("b1", "2110", |unit| unit.face = Face::Battleworn);
    let mut table = field.table(&[], &[]);
    settle(&mut table).expect_err("asked");
    assert_eq!(asked(&table), ("overstack.unit", vec!["a1".to_owned(), "ur".to_owned()]));
}

/// STK-07: no unit of a stack within the limit is displaced.
#[test]
fn nobody_leaves_a_hex_that_holds() {
    let mut field = Field::clear();
    field.put("a2", "2110").put("a3", "2110").put("h1", "2115");
    let mut table = field.table(&[], &[]);
    settle(&mut table).expect("nothing is asked");
    assert_eq!(events(&table), Vec::<&str>::new());
}

/// a displaced unit moves, so it draws fire.
#[test]
fn displacement_draws_fire() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2110").put("g1", "2211");
    let misses = [given(Outcome::Crt(None))];
    let mut table = field.table(&["2109", "g1"], &misses);
    settle(&mut table).expect("answered");
    assert_eq!(events(&table), ["exit-announced", "fire-resolved", "displaced"]);
    assert_eq!(at(&table, "a1"), "2109");
}

/// A unit is displaced to the nearest hex with room if no adjacent hex has room. If no such hex
/// exists, the next largest unit is displaced.
#[test]
fn a_unit_without_room_next_to_it_goes_on() {
    let mut field = Field::clear();
    field.put("a1", "1000").put("b1", "1000").terrain("1100", "summit");
    field.put("a2", "1001").put("a3", "1001");
    let mut table = field.table(&["1002"], &[]);
    settle(&mut table).expect("answered");
    assert_eq!((at(&table, "a1"), at(&table, "b1")), ("1002".to_owned(), "1000".to_owned()));
    let displaced = events(&table).iter().filter(|name| **name == "displaced").count();
    assert_eq!(displaced, 2);
}

/// A hex stays overstacked if no unit can be displaced, and play continues.
#[test]
fn a_hex_that_nobody_can_leave_stays() {
    let mut field = Field::clear();
    field.put("a1", "1000").put("b1", "1000");
    field.terrain("1100", "summit").terrain("1001", "summit");
    let mut table = field.table(&[], &[]);
    settle(&mut table).expect("nothing is asked");
    assert_eq!(events(&table), Vec::<&str>::new());
}
