//! Rout checks: which units take them, their modifiers, and the units that rout with a broken
//! brigade. ST 14, 20.21.

use kernel::{Die, HexId};

use crate::check::{brigade, command};
use crate::event::{RoutModifier, RoutReason};
use crate::game::{
    Arm, Formation, LeaderId, LeaderSet, Letter, RoutLine, Terrain, UnitId, UnitSet,
};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Morale letter of a limbered battery, since counters print none. ST 14.21. ST-ART-12.
pub const BATTERY: Letter = Letter::C;

/// Whether a unit can rout: it is on the map, has not routed yet, and is neither a wagon nor an
/// unlimbered battery. ST 14.3, 14.6, 12.19. ST-ROUT-05, ST-ROUT-07, R-55.
pub fn can_rout(position: Position<'_>, unit: UnitId) -> bool {
    let state = position.state(unit);
    state.place.hex().is_some()
        && !state.routed
        && state.formation != Formation::Unlimbered
        && position.info(unit).arm != Arm::Wagon
}

/// Returns the row of the rout table for a unit's morale letter. A limbered battery without a
/// letter uses C. ST 14.26. ST-ROUT-02, ST-ART-12.
pub fn line(position: Position<'_>, unit: UnitId) -> &RoutLine {
    position.charts().rout.of(position.info(unit).morale.unwrap_or(BATTERY))
}

/// Returns the leaders in the hex of a unit.
pub fn present(position: Position<'_>, unit: UnitId) -> LeaderSet {
    let hex = position.board.hex_of(unit);
    let there = hex.into_iter().flat_map(|hex| position.board.leaders_in(hex));
    there.map(LeaderId::index).collect()
}

/// Returns the modifiers of a unit's rout check, given the leaders who help it. ST 14.23 to 14.25,
/// 14.71, 17.2. ST-ROUT-03.
pub fn modifiers(position: Position<'_>, unit: UnitId, leaders: LeaderSet) -> Vec<RoutModifier> {
    let (state, info) = (position.state(unit), position.info(unit));
    let chart = &position.charts().rout;
    let lost = info.strength.saturating_sub(state.strength);
    let mut commanders = leaders.iter().map(LeaderId::from_index);
    let led = commanders.any(|leader| command::commands(position, leader, unit));
    let reasons = [
        (RoutReason::MoreThanHalf, 2 * lost > info.strength, chart.more_than_half),
        (RoutReason::Depleted, state.depleted && info.arm != Arm::Artillery, chart.depleted),
        (RoutReason::Leader, led, chart.leader),
        (RoutReason::Town, is_in_town(position, unit), chart.town),
    ];
    let active = reasons.into_iter().filter(|(_, holds, _)| *holds);
    active.map(|(reason, _, die)| RoutModifier { reason, die }).collect()
}

/// Whether a unit was hit or began its retreat in a town. ST 14.71. ST-TER-03.
fn is_in_town(position: Position<'_>, unit: UnitId) -> bool {
    let began = position.board.retreated_from(unit).next();
    let hex = began.or_else(|| position.board.hex_of(unit));
    hex.is_some_and(|hex| position.map().hex(hex).terrain == Terrain::Town)
}

/// Returns the die roll of a check with its modifiers, limited to the range of a die. R-54.
pub fn modified(die: Die, modifiers: &[RoutModifier]) -> u8 {
    let sum: i8 = modifiers.iter().map(|modifier| modifier.die).sum();
    die.pips().saturating_add_signed(sum).clamp(1, 6)
}

/// Returns the units that rout when a unit of their ineffective brigade routs. They and the unit
/// are within their leader's radius. Batteries do not rout this way, and engaged units only from
/// the melee in hex `from` that caused the rout. ST 20.21. ST-BCE-05, R-78.
pub fn victims(position: Position<'_>, unit: UnitId, from: HexId) -> UnitSet {
    let brigade = position.info(unit).brigade;
    let Some(brigade) = brigade.filter(|it| brigade::is_ineffective(position, *it)) else {
        return UnitSet::EMPTY;
    };
    let leader = command::leader_of(position, brigade);
    let Some(leader) = leader.filter(|leader| command::reaches(position, *leader, unit)) else {
        return UnitSet::EMPTY;
    };
    let own = position.board.units_on_map().filter(|other| {
        *other != unit
            && position.info(*other).brigade == Some(brigade)
            && position.info(*other).arm != Arm::Artillery
            && can_rout(position, *other)
            && (!position.is_engaged(*other) || position.board.hex_of(*other) == Some(from))
            && command::reaches(position, leader, *other)
    });
    own.map(UnitId::index).collect()
}
