use blind_swords::Position;
use blind_swords::board::{Morale, Place, UnitState};
use blind_swords::event::Event;
use blind_swords::game::BrokenBox;
use blind_swords::invariants::*;
use testing::field::Field;

/// Applies an arbitrary change to a unit. Returns the invariants that the resulting board violates.
fn broken_by(change: impl FnOnce(&mut UnitState)) -> Vec<&'static str> {
    let mut field = Field::clear();
    field.put("a1", "2108").put("g1", "2112");
    let before = field.board.clone();
    let mut state = *before.unit(field.unit("a1"));
    change(&mut state);
    field.happen(&Event::UnitSet { unit: field.unit("a1"), state });
    let position = Position { package: &field.rules, board: &field.board };
    let breaches = [check(position), check_since(&before, position)].concat();
    breaches.into_iter().map(|breach| breach.invariant).collect()
}

#[test]
fn a_good_position_keeps_them_all() {
    assert!(broken_by(|_| {}).is_empty());
}

#[test]
fn markers_stay_on_the_map() {
    let found = broken_by(|state| (state.place, state.morale) = (Place::Off, Morale::Shaken));
    assert_eq!(found, ["a unit off the map has no markers"]);
}

#[test]
fn enemies_do_not_share_a_hex() {
    let found = broken_by(|state| state.place = Place::Hex(Field::clear().hex("2112")));
    assert_eq!(found, ["a hex holds units of one side"]);
}

#[test]
fn broken_units_are_battleworn() {
    let found = broken_by(|state| state.place = Place::Broken(BrokenBox::One));
    assert_eq!(found, ["a broken unit is battleworn and marked as such"]);
}

#[test]
fn nobody_takes_skirmish_order_up_again() {
    let found = broken_by(|state| state.skirmish = true);
    assert_eq!(found, ["skirmish order is never taken up again"]);
}
