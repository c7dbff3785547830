use blind_swords::check::victory;
use blind_swords::event::Event;
use blind_swords::game::{BrokenBox, HexPoints};
use blind_swords::position_ext::PositionExt;
use blind_swords::ruleset::score::*;
use kernel::{PerSide, ScoreKind, Side, Sixteenths};
use testing::field::Field;

/// Points awarded at the end of a turn are listed by hex, if the award equals the points of the
/// controlled hexes. Otherwise the award is listed as scored during play.
#[test]
fn awards_are_told_by_hex() {
    let mut field = Field::clear();
    field.put("a1", "2110");
    let hex = field.hex("2110");
    let worth = HexPoints { side: Side::Usa, hex, points: 2 };
    field.game().scenarios[0].victory.occupied_each_turn = vec![worth];
    let told = |points| {
        let position = field.position();
        let sums = awarded(position, &Event::PointsAwarded { side: Side::Usa, points });
        sums.into_iter().map(|sum| (sum.source, sum.value.floor())).collect::<Vec<_>>()
    };
    assert_eq!(told(2), [("hex 2110, turn by turn".to_owned(), 2)]);
    assert_eq!(told(7), [("during play".to_owned(), 7)]);
}

/// The parts of a score add up to the whole score. A broken unit counts as a loss of its full
/// strength.
#[test]
fn points_add_up_and_losses_are_who_is_missing() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2310");
    let unit = field.unit("a1");
    field.happen(&Event::Broken { unit, into: BrokenBox::Three });
    field.happen(&Event::PointsAwarded { side: Side::Usa, points: 3 });
    let position = field.position();
    let sums = of(position);
    let total = |account: ScoreKind, of: Side| -> Sixteenths {
        let own = sums.iter().filter(|sum| sum.account == account && sum.side == of);
        own.map(|sum| sum.value).sum()
    };
    let points = PerSide::from_fn(|side| total(ScoreKind::Points, side));
    assert_eq!(points, victory::score(position));
    let side = position.side_of(unit);
    assert_eq!(total(ScoreKind::Losses, side), victory::full_strength(position, unit));
    assert_eq!(total(ScoreKind::Losses, side.other()), Sixteenths::ZERO);
    let formations = losses(position);
    assert_eq!(
        formations.iter().map(|sum| sum.value).sum::<Sixteenths>(),
        total(ScoreKind::Losses, side)
    );
}
