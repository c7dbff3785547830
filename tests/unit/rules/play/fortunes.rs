use blind_swords::event::Event;
use blind_swords::play::fortunes::*;
use testing::field::Field;

/// A-43, V-78: if no chit is drawn after Fortunes of War, its effect is lost at the end of
/// the turn. By option, the effect carries over.
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
