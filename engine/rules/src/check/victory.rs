//! Victory points and levels. VIC-01 to VIC-09, V-72.

use std::cmp::Ordering;

use kernel::{HexId, PerSide, Ratio, Side, Sixteenths};

use crate::board::{GameResult, Place};
use crate::check::values::is_fragile;
use crate::game::{Arm, HexPoints, Points, UnitId, Victory};
use crate::look::Look;
use crate::profile::OffmapWithdrawalVp;
use crate::script::Argument;
use crate::system::Scene;

/// What each side would have if the game ended now. SS 19.1, 19.2. VIC-02, VIC-03, VIC-05.
pub fn score(scene: Scene<'_>) -> Points {
    PerSide::from_fn(|side| {
        let mut sum = Sixteenths::ZERO;
        each_source(scene, side, |_, points| sum += points);
        sum
    })
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// Turn by turn. VIC-05, VIC-06.
    Awarded,
    /// A hex that is held at the end. VIC-02.
    Hex(HexId),
    /// What the enemy lost of an arm. VIC-03.
    Losses(Arm),
    /// The scenario's script. V-72.
    Script,
}

/// What a side would have from each source if the game ended now; a source may come more than once.
pub fn each_source(scene: Scene<'_>, side: Side, mut note: impl FnMut(Source, Sixteenths)) {
    note(Source::Awarded, Sixteenths::whole(scene.board.vp()[side]));
    for worth in controlled(scene, side, &victory(scene).at_end) {
        note(Source::Hex(worth.hex), Sixteenths::whole(worth.points));
    }
    for unit in scene.board.units().filter(|&unit| scene.side_of(unit) != side) {
        let lost = full_strength(scene, unit).times(rate(scene, unit));
        note(Source::Losses(scene.info(unit).arm), lost);
    }
    note(Source::Script, by_script(scene, side));
}

/// What the scenario's script counts for a side. VIC, V-72.
fn by_script(scene: Scene<'_>, side: Side) -> Sixteenths {
    let hook = &scene.package.scenario().hooks.points;
    hook.as_ref().map_or(Sixteenths::ZERO, |function| {
        scene.package.scripts.count(function, &[Argument::Side(side)], scene)
    })
}

/// What a battery that is lost in close combat is worth beside its loss. VIC-03.
pub fn captured(scene: Scene<'_>, unit: UnitId) -> Sixteenths {
    full_strength(scene, unit).times(victory(scene).captured_artillery_sp)
}

/// Who is ahead, and by how much; nobody at par. BS 14.2.
pub fn net(score: &Points) -> Option<(Side, Sixteenths)> {
    match score.usa.cmp(&score.csa) {
        Ordering::Greater => Some((Side::Usa, score.usa - score.csa)),
        Ordering::Less => Some((Side::Csa, score.csa - score.usa)),
        Ordering::Equal => None,
    }
}

/// What a side earns in the End Turn Phase. SS 17.2, 19.2. VIC-05, VIC-06.
pub fn turn_award(scene: Scene<'_>, side: Side) -> i32 {
    earning(scene, side).map(|worth| worth.points).sum()
}

/// The hexes for which a side earns it.
pub fn earning(scene: Scene<'_>, side: Side) -> impl Iterator<Item = &HexPoints> {
    let victory = victory(scene);
    let held = controlled(scene, side, &victory.each_turn);
    held.chain(occupied(scene, side, &victory.occupied_each_turn))
}

/// How the game stands if it ends now. SS 19.3. VIC-07.
pub fn result(scene: Scene<'_>) -> GameResult {
    let score = score(scene);
    let levels = &victory(scene).levels;
    let difference = score.usa - score.csa;
    let reached = |from: i32| difference >= Sixteenths::whole(from);
    let level = levels.iter().rposition(|level| reached(level.from)).unwrap_or(0);
    let winner = levels.get(level).and_then(|level| level.winner);
    GameResult { winner, level: u8::try_from(level).ok().filter(|_| !levels.is_empty()), score }
}

fn victory(scene: Scene<'_>) -> &Victory {
    &scene.package.scenario().victory
}

/// A side's hexes that it controls. VIC-01.
fn controlled<'a>(
    scene: Scene<'a>,
    side: Side,
    hexes: &'a [HexPoints],
) -> impl Iterator<Item = &'a HexPoints> {
    let held = move |worth: &&HexPoints| {
        worth.side == side && scene.board.control(worth.hex) == Some(side)
    };
    hexes.iter().filter(held)
}

/// A side's hexes in which its infantry stands. VIC-06.
fn occupied<'a>(
    scene: Scene<'a>,
    side: Side,
    hexes: &'a [HexPoints],
) -> impl Iterator<Item = &'a HexPoints> {
    let is_infantry =
        move |unit: UnitId| scene.arm(unit) == Arm::Infantry && scene.side_of(unit) == side;
    let stands = move |worth: &&HexPoints| {
        worth.side == side && scene.board.units_in(worth.hex).any(is_infantry)
    };
    hexes.iter().filter(stands)
}

/// The strength of a unit as it came to the field.
pub fn full_strength(scene: Scene<'_>, unit: UnitId) -> Sixteenths {
    let info = scene.info(unit);
    info.fresh.unwrap_or(info.battleworn).sp
}

/// The points to its enemy for each fresh strength point of a unit, wherever it is now. A fragile unit that is eliminated
/// counts as others that broke. VIC-03, VIC-08, VIC-09, VAL-11, A-98.
fn rate(scene: Scene<'_>, unit: UnitId) -> Ratio {
    const NOTHING: Ratio = Ratio::new(0, 1);
    let victory = victory(scene);
    let arm = scene.info(unit).arm;
    match scene.board.unit(unit).place {
        Place::Broken(_) => victory.broken_sp[arm],
        Place::Eliminated if arm == Arm::Artillery => victory.eliminated_artillery_sp,
        Place::Eliminated if is_fragile(scene, unit) => victory.broken_sp[arm],
        Place::Withdrawn => match scene.profile().offmap_withdrawal_vp {
            OffmapWithdrawalVp::None => NOTHING,
            OffmapWithdrawalVp::AsEliminated => victory.eliminated_artillery_sp,
        },
        Place::Off | Place::Hex(_) | Place::Eliminated => NOTHING,
    }
}

#[cfg(test)]
mod tests {
    use kernel::Side;

    use super::*;
    use crate::event::Event;
    use crate::game::{BrokenBox, VictoryLevel};
    use crate::testing::Field;

    fn points(field: &Field) -> (String, String) {
        let score = score(field.scene());
        (score.usa.to_string(), score.csa.to_string())
    }

    fn worth(field: &Field, side: Side, hex: &str, points: i32) -> HexPoints {
        HexPoints { side, hex: field.hex(hex), points }
    }

    /// SS 19.1, 19.2. VIC-03, A-98, X-32: full strength for broken units and dead batteries.
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

    /// VIC-09: rebuilt units are worth nothing, available ones all they are.
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

    /// SS 13.9. VIC-08, V-75.
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

    /// SS 19.1, 19.2. VIC-01, VIC-02, VIC-05: control outlasts the unit that took it.
    #[test]
    fn hexes_count_for_the_side_that_controls_them() {
        let mut field = Field::clear();
        let worth =
            [worth(&field, Side::Usa, "2114", 4), worth(&field, Side::Csa, "2114", 10)].to_vec();
        let scenario = &mut field.game().scenarios[0];
        (scenario.victory.each_turn, scenario.victory.at_end) = (worth.clone(), worth);
        field.put("ur", "2114");
        assert_eq!(turn_award(field.scene(), Side::Usa), 0);
        let unit = field.unit("ur");
        field.happen(&Event::Eliminated { unit }).put("a1", "2114");
        let unit = field.unit("a1");
        field.happen(&Event::Broken { unit, into: BrokenBox::One });
        assert_eq!(turn_award(field.scene(), Side::Usa), 4);
        field.put("g1", "2114");
        assert_eq!(turn_award(field.scene(), Side::Usa), 0);
        assert_eq!(turn_award(field.scene(), Side::Csa), 10);
        assert_eq!(points(&field), ("0".to_owned(), "22".to_owned()));
    }

    /// SS 19.2. VIC-06: infantry must stand there; cavalry does not count.
    #[test]
    fn the_rear_area_counts_while_infantry_stands_in_it() {
        let mut field = Field::clear();
        let rear = vec![worth(&field, Side::Usa, "2218", 1), worth(&field, Side::Usa, "2217", 1)];
        field.game().scenarios[0].victory.occupied_each_turn = rear;
        field.put("a1", "2218").put("uc", "2217");
        assert_eq!(turn_award(field.scene(), Side::Usa), 1);
        field.put("a1", "2216");
        assert_eq!(turn_award(field.scene(), Side::Usa), 0);
    }

    /// SS 19.3. VIC-07: each limit of the levels.
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
            let result = result(field.scene());
            assert_eq!((result.winner, result.level), (winner, Some(level)), "{points}");
        }
    }
}
