use blind_swords::event::Event;
use testing::field::Field;

#[test]
fn a_table_goes_back_wherever_it_went() {
    let mut table = Field::clear().table(&[], &[]);
    table.emit(Event::TurnBegan { turn: 2 });
    let before = table.checkpoint();
    let mut table = table.take();
    table.emit(Event::TurnBegan { turn: 3 });
    table.rewind(before);
    assert_eq!((table.board().turn(), table.entries().len()), (2, 1));
}

#[test]
#[should_panic(expected = "its own past only")]
fn a_table_does_not_go_back_to_another_ones_past() {
    let field = Field::clear();
    let other = field.table(&[], &[]).checkpoint();
    field.table(&[], &[]).rewind(other);
}
