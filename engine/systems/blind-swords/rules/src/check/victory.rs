//! Victory points and levels. VIC-01 to VIC-09, V-72.

use std::cmp::Ordering;

use kernel::{HexId, PerSide, Ratio, Side, Sixteenths};

use crate::board::{GameResult, Place};
use crate::check::values::is_fragile;
use crate::game::{Arm, HexPoints, Points, UnitId, Victory};
use crate::position_ext::PositionExt;
use crate::profile::OffmapWithdrawalVp;
use crate::script::Argument;
use crate::system::Position;

/// Returns the points of each side if the game ended now. SS 19.1, 19.2. VIC-02, VIC-03, VIC-05.
pub fn score(position: Position<'_>) -> Points {
    PerSide::from_fn(|side| {
        let mut sum = Sixteenths::ZERO;
        each_source(position, side, |_, points| sum += points);
        sum
    })
}

/// Source of victory points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// Points that were awarded during the game. VIC-05, VIC-06.
    Awarded,
    /// Control of this hex at the end of the game. VIC-02.
    Hex(HexId),
    /// Enemy losses of this arm. VIC-03.
    Losses(Arm),
    /// The scenario's script. V-72.
    Script,
}

/// Calls `note` for each source of a side's points, as if the game ended now. A source may occur
/// more than once.
pub fn each_source(position: Position<'_>, side: Side, mut note: impl FnMut(Source, Sixteenths)) {
    note(Source::Awarded, Sixteenths::whole(position.board.vp()[side]));
    for worth in controlled(position, side, &victory(position).at_end) {
        note(Source::Hex(worth.hex), Sixteenths::whole(worth.points));
    }
    for unit in position.board.units().filter(|&unit| position.side_of(unit) != side) {
        let lost = full_strength(position, unit).times(rate(position, unit));
        note(Source::Losses(position.info(unit).arm), lost);
    }
    note(Source::Script, by_script(position, side));
}

/// Returns the points that the scenario's script adds for a side. VIC, V-72.
fn by_script(position: Position<'_>, side: Side) -> Sixteenths {
    let hook = &position.package.scenario().hooks.points;
    hook.as_ref().map_or(Sixteenths::ZERO, |function| {
        position.package.scripts.count(function, &[Argument::Side(side)], position)
    })
}

/// Returns the additional victory points for a battery that is lost in close combat. VIC-03.
pub fn captured(position: Position<'_>, unit: UnitId) -> Sixteenths {
    full_strength(position, unit).times(victory(position).captured_artillery_sp)
}

/// Returns the side in the lead and its margin in victory points. `None` at a tie. BS 14.2.
pub fn net(score: &Points) -> Option<(Side, Sixteenths)> {
    match score.usa.cmp(&score.csa) {
        Ordering::Greater => Some((Side::Usa, score.usa - score.csa)),
        Ordering::Less => Some((Side::Csa, score.csa - score.usa)),
        Ordering::Equal => None,
    }
}

/// Returns the victory points that a side gains in the End Turn Phase. SS 17.2, 19.2. VIC-05,
/// VIC-06.
pub fn turn_award(position: Position<'_>, side: Side) -> i32 {
    earning(position, side).map(|worth| worth.points).sum()
}

/// Returns the hexes for which a side scores points in the End Turn Phase.
pub fn earning(position: Position<'_>, side: Side) -> impl Iterator<Item = &HexPoints> {
    let victory = victory(position);
    let held = controlled(position, side, &victory.each_turn);
    held.chain(occupied(position, side, &victory.occupied_each_turn))
}

/// Returns the result of the game if it ended now. SS 19.3. VIC-07.
pub fn result(position: Position<'_>) -> GameResult {
    let score = score(position);
    let levels = &victory(position).levels;
    let difference = score.usa - score.csa;
    let reached = |from: i32| difference >= Sixteenths::whole(from);
    let level = levels.iter().rposition(|level| reached(level.from)).unwrap_or(0);
    let winner = levels.get(level).and_then(|level| level.winner);
    GameResult { winner, level: u8::try_from(level).ok().filter(|_| !levels.is_empty()), score }
}

fn victory(position: Position<'_>) -> &Victory {
    &position.package.scenario().victory
}

/// Returns the given hexes that are worth points to a side and are under its control. VIC-01.
fn controlled<'a>(
    position: Position<'a>,
    side: Side,
    hexes: &'a [HexPoints],
) -> impl Iterator<Item = &'a HexPoints> {
    let held = move |worth: &&HexPoints| {
        worth.side == side && position.board.control(worth.hex) == Some(side)
    };
    hexes.iter().filter(held)
}

/// Returns the given hexes that are worth points to a side and contain its infantry. VIC-06.
fn occupied<'a>(
    position: Position<'a>,
    side: Side,
    hexes: &'a [HexPoints],
) -> impl Iterator<Item = &'a HexPoints> {
    let is_infantry =
        move |unit: UnitId| position.arm(unit) == Arm::Infantry && position.side_of(unit) == side;
    let stands = move |worth: &&HexPoints| {
        worth.side == side && position.board.units_in(worth.hex).any(is_infantry)
    };
    hexes.iter().filter(stands)
}

/// Returns the strength printed on a unit's fresh face, or on the only face of a fragile unit.
pub fn full_strength(position: Position<'_>, unit: UnitId) -> Sixteenths {
    let info = position.info(unit);
    info.fresh.unwrap_or(info.battleworn).sp
}

/// Returns the points that the enemy scores for each fresh strength point of a unit. The rate
/// depends on the unit's current place. An eliminated fragile unit counts like a broken unit.
/// VIC-03, VIC-08, VIC-09, VAL-11, A-98.
fn rate(position: Position<'_>, unit: UnitId) -> Ratio {
    const NOTHING: Ratio = Ratio::new(0, 1);
    let victory = victory(position);
    let arm = position.info(unit).arm;
    match position.board.unit(unit).place {
        Place::Broken(_) => victory.broken_sp[arm],
        Place::Eliminated if arm == Arm::Artillery => victory.eliminated_artillery_sp,
        Place::Eliminated if is_fragile(position, unit) => victory.broken_sp[arm],
        Place::Withdrawn => match position.profile().offmap_withdrawal_vp {
            OffmapWithdrawalVp::None => NOTHING,
            OffmapWithdrawalVp::AsEliminated => victory.eliminated_artillery_sp,
        },
        Place::Off | Place::Hex(_) | Place::Eliminated => NOTHING,
    }
}
