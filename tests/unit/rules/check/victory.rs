use blind_swords::check::victory::*;
use blind_swords::event::Event;
use blind_swords::game::{BrokenBox, HexPoints, VictoryLevel};
use kernel::Side;
use testing::field::Field;

fn points(field: &Field) -> (String, String) {
    let score = score(field.position());
    (score.usa.to_string(), score.csa.to_string())
}

fn worth(field: &Field, side: Side, hex: &str, points: i32) -> HexPoints {
    HexPoints { side, hex: field.hex(hex), points }
}

/// SS 19.1, 19.2. VIC-03, A-98, X-32: the enemy scores the full strength of broken units and
/// eliminated batteries.
#[test]
fn losses_count_by_their_fresh_strength() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("ur", "2110").put("a3", "2210").put("a2", "2310");
    let (a1, ur, a3) = (field.unit("a1"), field.unit("ur"), field.unit("a3"));
    field.happen(&Event::Depleted { unit: a1 });
    field.happen(&Event::Broken { unit: a1, into: BrokenBox::Three });
    assert_eq!(points(&field), ("0".to_owned(), "6".to_owned()));
    field.happen(&Event::Eliminated { unit: ur });
    assert_eq!(points(&field), ("0".to_owned(), "12".to_owned()));
    field.happen(&Event::Eliminated { unit: a3 });
    assert_eq!(points(&field), ("0".to_owned(), "12".to_owned()));
}

/// VIC-09: rebuilt units give the enemy no points, and units in the Available box their full
/// strength.
#[test]
fn a_unit_back_on_the_map_is_worth_nothing() {
    let mut field = Field::clear();
    field.put("a1", "2110");
    let (unit, hex) = (field.unit("a1"), field.hex("2105"));
    field.happen(&Event::Broken { unit, into: BrokenBox::Available });
    assert_eq!(points(&field).1, "6");
    field.happen(&Event::Returned { unit, hex });
    assert_eq!(points(&field).1, "0");
}

/// SS 13.9. VIC-08, V-75: by option, the enemy scores a unit that left the map.
#[test]
fn a_unit_that_left_the_map_counts_only_by_option() {
    let mut field = Field::clear();
    field.put("a1", "2100");
    let unit = field.unit("a1");
    field.happen(&Event::LeftMap { unit });
    assert_eq!(points(&field).1, "0");
    field.option("offmap_withdrawal_vp", "as_eliminated");
    assert_eq!(points(&field).1, "6");
}

/// SS 19.1, 19.2. VIC-01, VIC-02, VIC-05: a side controls a hex that it took, even after its
/// unit has left.
#[test]
fn hexes_count_for_the_side_that_controls_them() {
    let mut field = Field::clear();
    let worth =
        [worth(&field, Side::Usa, "2114", 4), worth(&field, Side::Csa, "2114", 10)].to_vec();
    let scenario = &mut field.game().scenarios[0];
    (scenario.victory.each_turn, scenario.victory.at_end) = (worth.clone(), worth);
    field.put("ur", "2114");
    assert_eq!(turn_award(field.position(), Side::Usa), 0);
    let unit = field.unit("ur");
    field.happen(&Event::Eliminated { unit }).put("a1", "2114");
    let unit = field.unit("a1");
    field.happen(&Event::Broken { unit, into: BrokenBox::One });
    assert_eq!(turn_award(field.position(), Side::Usa), 4);
    field.put("g1", "2114");
    assert_eq!(turn_award(field.position(), Side::Usa), 0);
    assert_eq!(turn_award(field.position(), Side::Csa), 10);
    assert_eq!(points(&field), ("0".to_owned(), "22".to_owned()));
}

/// SS 19.2. VIC-06: a hex that infantry must occupy gives no points if only cavalry is in it.
#[test]
fn the_rear_area_counts_while_infantry_stands_in_it() {
    let mut field = Field::clear();
    let rear = vec![worth(&field, Side::Usa, "2218", 1), worth(&field, Side::Usa, "2217", 1)];
    field.game().scenarios[0].victory.occupied_each_turn = rear;
    field.put("a1", "2218").put("uc", "2217");
    assert_eq!(turn_award(field.position(), Side::Usa), 1);
    field.put("a1", "2216");
    assert_eq!(turn_award(field.position(), Side::Usa), 0);
}

/// SS 19.3. VIC-07: the victory level changes at the printed boundaries.
#[test]
fn the_difference_gives_the_level() {
    let mut field = Field::clear();
    let level = |name: &str, winner, from| VictoryLevel { name: name.to_owned(), winner, from };
    let (usa, csa) = (Some(Side::Usa), Some(Side::Csa));
    field.game().scenarios[0].victory.levels = vec![
        level("csa 3", csa, -99),
        level("csa 2", csa, -20),
        level("csa 1", csa, -10),
        level("draw", None, 0),
        level("usa 1", usa, 1),
        level("usa 2", usa, 11),
        level("usa 3", usa, 21),
    ];
    let table = [
        (-21, csa, 0),
        (-20, csa, 1),
        (-11, csa, 1),
        (-10, csa, 2),
        (-1, csa, 2),
        (0, None, 3),
        (1, usa, 4),
        (10, usa, 4),
        (11, usa, 5),
        (20, usa, 5),
        (21, usa, 6),
    ];
    for (points, winner, level) in table {
        let mut field = field.clone();
        field.happen(&Event::PointsAwarded { side: Side::Usa, points });
        let result = result(field.position());
        assert_eq!((result.winner, result.level), (winner, Some(level)), "{points}");
    }
}
