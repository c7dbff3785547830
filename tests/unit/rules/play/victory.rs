use blind_swords::event::Event;
use blind_swords::game::HexPoints;
use blind_swords::play::victory::*;
use kernel::Side;
use testing::field::{Field, events};

/// SS 17.2. END-02, VIC-05: control of a hex for three turns gives three awards. No award of zero
/// points is made.
#[test]
fn points_are_awarded_each_turn() {
    let mut field = Field::clear();
    let worth = HexPoints { side: Side::Usa, hex: field.hex("2114"), points: 4 };
    field.game().scenarios[0].victory.each_turn = vec![worth];
    let mut table = field.table(&[], &[]);
    award(&mut table);
    assert!(events(&table).is_empty());
    field.put("a1", "2114");
    let mut table = field.table(&[], &[]);
    for _ in 0..3 {
        award(&mut table);
    }
    assert_eq!(table.board().vp().usa, 12);
}

/// SS 19.3. VIC-07: after the last turn, the points decide the winner and the victory level.
#[test]
fn the_points_decide_after_the_last_turn() {
    let mut field = Field::clear();
    field.happen(&Event::PointsAwarded { side: Side::Usa, points: 50 });
    let mut table = field.table(&[], &[]);
    decide(&mut table);
    let result = table.board().result().expect("over");
    assert_eq!((result.winner, result.level), (Some(Side::Usa), Some(2)));
}
