use blind_swords::event::Event;
use testing::field::Field;

/// A change to a board does not change an earlier copy of the board.
#[test]
fn a_copy_stays_as_it_is() {
    let mut field = Field::clear();
    let before = field.board.clone();
    field.happen(&Event::TurnBegan { turn: 7 });
    assert_eq!((field.board.turn(), before.turn()), (7, Field::clear().board.turn()));
    assert_ne!(field.board, before);
}
