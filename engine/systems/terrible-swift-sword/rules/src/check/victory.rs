//! Victory points and levels. ST 22.

use kernel::Side;

use crate::board::{Crew, Place};
use crate::check::brigade;
use crate::game::{Arm, ArmyExit, BrigadeId, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Victory points of one side, by cause. ST 22.1 to 22.3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Points for enemy losses.
    pub losses: u16,
    /// Points for ineffective enemy brigades.
    pub brigades: u16,
    /// Points for own units that left the map.
    pub exits: u16,
    /// Points for hills.
    pub hills: u16,
    /// Points for remaining army morale.
    pub morale: u16,
}

impl Tally {
    /// Returns the sum of the victory points from all causes.
    pub const fn total(self) -> u16 {
        self.losses + self.brigades + self.exits + self.hills + self.morale
    }
}

/// Level of a victory. ST 22.4. ST-VIC-10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Neither side wins.
    Draw,
    /// Marginal victory.
    Marginal,
    /// Substantial victory.
    Substantial,
    /// Decisive victory.
    Decisive,
}

/// Returns the victory points of a side, if the game ended now. ST 22.1 to 22.3.
pub fn tally(position: Position<'_>, side: Side) -> Tally {
    let track = &position.charts().morale;
    let is_ours = track.side == side;
    let each = position.package.scenario().points.morale;
    Tally {
        losses: position.board.points()[side].total(),
        brigades: broken(position, side.other()),
        exits: exits(position, side),
        hills: hills(position, side),
        morale: if is_ours { position.board.morale() * each } else { 0 },
    }
}

/// Returns the lead of the Union in victory points.
pub fn lead(position: Position<'_>) -> i32 {
    let of = |side| i32::from(tally(position, side).total());
    of(Side::Usa) - of(Side::Csa)
}

/// Returns the winner by victory points, and the level of the victory. ST 22.4. ST-VIC-10.
pub fn level(position: Position<'_>) -> (Option<Side>, Level) {
    let (lead, levels) = (lead(position), &position.package.scenario().levels);
    let winner = match lead.signum() {
        1 => Some(Side::Usa),
        -1 => Some(Side::Csa),
        _ => None,
    };
    let reaches = |least: u16| lead.unsigned_abs() >= u32::from(least);
    let level = match winner {
        None => Level::Draw,
        Some(_) if reaches(levels.decisive) => Level::Decisive,
        Some(_) if reaches(levels.substantial) => Level::Substantial,
        Some(_) if reaches(levels.marginal) => Level::Marginal,
        Some(_) => Level::Draw,
    };
    (winner.filter(|_| level != Level::Draw), level)
}

/// Returns the points for the ineffective brigades of a side. ST 22.1. ST-VIC-03.
fn broken(position: Position<'_>, side: Side) -> u16 {
    let own = position.board.brigades().filter(|id| position.brigade_info(*id).side == side);
    let broken = own.filter(|id| brigade::is_ineffective(position, *id));
    broken.map(|id| position.brigade_info(id).points).sum()
}

/// Returns the points for the units of a side that left the map. ST 22.2. ST-VIC-04 to ST-VIC-06.
fn exits(position: Position<'_>, side: Side) -> u16 {
    let exit = &position.package.scenario().exit;
    if exit.side != side {
        return 0;
    }
    let left = position.board.units().filter(|it| position.state(*it).place == Place::Exited);
    let scoring = left.filter(|unit| {
        let brigade = position.info(*unit).brigade;
        brigade.is_some_and(|it| is_led_out(position, it) && !brigade::is_ineffective(position, it))
    });
    let each = |unit: UnitId| match position.info(unit).arm {
        Arm::Infantry | Arm::Artillery => exit.infantry,
        Arm::Cavalry => exit.cavalry,
        Arm::Wagon => 0,
    };
    scoring.map(|unit| u16::from(strength(position, unit)) * each(unit)).sum()
}

/// Whether a leader has left the map whose exit makes the exits of a brigade score. ST 22.2.
/// ST-VIC-04, ST-VIC-05, ruling R-90.
fn is_led_out(position: Position<'_>, brigade: BrigadeId) -> bool {
    let exit = &position.package.scenario().exit;
    let needs_named = position.brigade_info(brigade).own_leader_exits;
    let mut out = position
        .board
        .leaders()
        .filter(|leader| position.board.leader(*leader).place == Place::Exited);
    out.any(|leader| {
        let is_own = position.leader_info(leader).brigade == Some(brigade);
        let serves = |army: &ArmyExit| army.leader == leader && army.brigades.contains(&brigade);
        let is_named = !position.board.leader(leader).replaced;
        is_own && (is_named || !needs_named) || exit.army.as_ref().is_some_and(serves)
    })
}

/// Returns the points of a side for the hills that its units hold. ST 22.2. ST-VIC-07.
fn hills(position: Position<'_>, side: Side) -> u16 {
    let own = position.package.scenario().hills.iter().filter(|hill| hill.side == side);
    let points = own.flat_map(|hill| hill.hexes.iter().map(|hex| (*hex, hill.points)));
    let held = points.map(|(hex, each)| {
        let steady = position.stack(side, hex).filter(|unit| !position.state(*unit).routed);
        let fighting = steady.filter(|unit| position.info(*unit).arm != Arm::Wagon);
        fighting.map(|unit| u16::from(strength(position, unit)) * each).sum::<u16>()
    });
    held.sum()
}

/// Returns the strength of a unit for victory points. That of a battery depends on its crew. ST
/// 22.2. ST-VIC-08.
fn strength(position: Position<'_>, unit: UnitId) -> u8 {
    let state = position.state(unit);
    match (position.info(unit).arm, state.crew) {
        (Arm::Artillery, Crew::None) => 0,
        (Arm::Artillery, Crew::Half) => state.strength.div_ceil(2),
        _ => state.strength,
    }
}
