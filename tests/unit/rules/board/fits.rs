use blind_swords::board::{ActivationStep, ArtilleryPhase, Board, Phase, Place};
use blind_swords::event::Event;
use blind_swords::game::{Order, UnitSet};
use kernel::HexId;
use serde_json::{Value, json};
use testing::field::Field;

/// Returns a field with two units in one hex, an activation in progress and a leader casualty.
fn field() -> Field {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2110").put("g1", "2112");
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let chit = field.chit("north");
    field.happen(&Event::Acted { units: blind_swords::position_ext::only(field.unit("a1")) });
    field.happen(&Event::LeaderChanged { chit, casualty: true });
    field
}

fn fits(field: &Field, damage: impl FnOnce(&mut Value)) -> bool {
    let mut board = serde_json::to_value(&field.board).expect("plain data");
    damage(&mut board);
    let board: Board = serde_json::from_value(board).expect("the form of a board");
    board.fits(&field.rules)
}

#[test]
fn a_board_fits_its_own_game() {
    let field = field();
    assert!(fits(&field, |_| ()));
    assert!(fits(&field, |board| board["phase"] = json!(Phase::Artillery(ArtilleryPhase::FIRST))));
}

#[test]
fn a_board_with_something_else_on_it_does_not() {
    let field = field();
    let (a1, a2) = (field.unit("a1").index(), field.unit("a2").index());
    let nobody = UnitSet::from_iter([field.rules.game.units.len()]);
    let no_hex = HexId(field.rules.game.map.hexes.len() as u16);
    let phase = ArtilleryPhase { hex: Some(no_hex), ..ArtilleryPhase::FIRST };
    let apart = Place::Hex(field.hex("2111"));
    let units = |board: &mut Value| board["units"].as_array_mut().expect("a list").truncate(a1);
    assert!(!fits(&field, units), "too few units");
    assert!(!fits(&field, |board| board["acted"] = json!(nobody)), "nobody has acted");
    assert!(!fits(&field, |board| board["phase"] = json!(Phase::Artillery(phase))), "no such hex");
    assert!(!fits(&field, |board| board["units"][a1]["place"] = json!(apart)), "not in its stack");
    let unlinked =
        |board: &mut Value| board["units"][a2]["next"] = board["units"][a1]["next"].clone();
    assert!(!fits(&field, unlinked), "in no stack");
}
