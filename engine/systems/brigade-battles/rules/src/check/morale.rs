//! Morale checks: morale values and die modifiers. CM 2.5, 9.7, 10.2.

use kernel::Die;

use crate::check::command;
use crate::event::{Modifier, Reason, Verdict};
use crate::game::{LeaderId, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::variants::{MoraleLeader, RallyTen};

/// Occasion of a morale check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Fire at the unit. CM 9.7.
    Fire,
    /// Rally attempt of the unit. CM 10.2.
    Rally,
}

/// Returns the morale value of a unit. A check fails if the modified die is higher. CM 2.5.
/// CW-MOR-01.
pub fn value(position: Position<'_>, unit: UnitId) -> i8 {
    position.game().charts.morale.of(position.info(unit).colour)
}

/// Returns the die modifiers of a unit's morale check: one leader at most, and the terrain. CM
/// 3.3.6, 6.4, 9.7. CW-MOR-04.
pub fn modifiers(position: Position<'_>, unit: UnitId) -> Vec<Modifier> {
    let Some(hex) = position.board.hex_of(unit) else { return Vec::new() };
    let mut helpers =
        position.board.leaders_in(hex).filter(|leader| helps(position, unit, *leader));
    let (charts, map) = (&position.game().charts, position.map());
    let leader = helpers
        .next()
        .map(|leader| Modifier { reason: Reason::Leader(leader), die: charts.morale.leader });
    let terrain = charts.terrain(map.hex(hex).terrain).morale;
    let terrain = Modifier { reason: Reason::MoraleTerrain, die: terrain };
    leader.into_iter().chain((terrain.die != 0).then_some(terrain)).collect()
}

/// Whether a leader stacked with a unit modifies the unit's morale checks. CM 6.4. CW-MOR-05.
pub fn helps(position: Position<'_>, unit: UnitId, leader: LeaderId) -> bool {
    match position.package.variants.morale_leader {
        MoraleLeader::OwnCommand => command::obeys(position, unit, leader),
        MoraleLeader::AnyLeader => position.leader_info(leader).side == position.side_of(unit),
    }
}

/// Returns the result of a morale check. Under fire, an unmodified ten always fails. In a rally
/// attempt, the variant decides whether it does. CM 2.5, 9.7, 10.2. CW-MOR-02, CW-MOR-03.
pub fn verdict(
    position: Position<'_>,
    occasion: Occasion,
    value: i8,
    modifier: i8,
    die: Die,
) -> Verdict {
    let ten_fails = match occasion {
        Occasion::Fire => true,
        Occasion::Rally => position.package.variants.rally_ten == RallyTen::Fails,
    };
    let is_ten = ten_fails && die.pips() == 10;
    let modified = die.pips() as i8 + modifier;
    if is_ten || modified > value { Verdict::Fails } else { Verdict::Holds }
}
