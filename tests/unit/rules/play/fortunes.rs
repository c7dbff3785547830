use blind_swords::event::Event;
use blind_swords::play::fortunes::*;
use testing::field::Field;

/// A-43, V-78: Fortunes of War without a later chit is lost at the end of the turn. By
/// option, it carries over.
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
