use blind_swords::event::Event;
use blind_swords::play::fortunes::*;
use testing::field::Field;

/// A-43, V-78: without another chit it is lost at the end of the turn, or kept by option.
#[test]
fn an_unspent_chit_lapses() {
    let mut field = Field::clear();
    field.happen(&Event::FortunesSet { pending: true });
    let mut table = field.table(&[], &[]);
    lapse(&mut table);
    assert!(!table.board().fortunes());
    field.option("fortunes_carries_over", "yes");
    let mut table = field.table(&[], &[]);
    lapse(&mut table);
    assert!(table.board().fortunes());
}
