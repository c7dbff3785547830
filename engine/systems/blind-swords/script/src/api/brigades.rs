//! Script functions: brigades, and the subjects of events.

use blind_swords::board::{BrigadeStatus, Morale, Place};
use blind_swords::check::{activation, events, rebuild};
use blind_swords::game::{Arm, BrigadeId, UnitId};
use blind_swords::{Position, PositionExt};
use kernel::{Side, Sixteenths};
use rhai::{INT, ImmutableString};

use super::interface::interface;
use super::units::{full_strength, is_in_contact, whole};
use crate::call::wrong;
use crate::meter;

/// Cost of checking whether a unit could be rebuilt, in operations.
pub(super) const REBUILDING: usize = 10;

interface! { "Brigades";
    /// Returns the brigade with this id.
    looks brigade(position, id: ImmutableString) -> BrigadeId {
        match position.game().brigades.iter().position(|brigade| brigade.id == id.as_str()) {
            Some(index) => Ok(BrigadeId::from_index(index)),
            None => wrong(format!("unknown brigade `{id}`")),
        }
    }

    /// Returns all brigades of a side, on or off the map.
    looks all_brigades(position, side: Side) -> Vec<BrigadeId> {
        let brigades = (0..position.game().brigades.len()).map(BrigadeId::from_index);
        Ok(brigades.filter(|id| position.game().brigades[id.index()].side == side).collect())
    }

    /// Returns the number with this name from the `numbers` of a brigade in the order of battle.
    looks number(position, brigade: BrigadeId, name: ImmutableString) -> INT {
        let brigade = &position.game().brigades[brigade.index()];
        match brigade.numbers.iter().find(|(known, _)| *known == name.as_str()) {
            Some((_, number)) => Ok((*number).into()),
            None => wrong(format!("unknown number `{name}` of brigade `{}`", brigade.id)),
        }
    }

    /// Returns the brigades of a side that events may affect: they have a unit on the map and are
    /// not frozen.
    looks brigades(position, side: Side) -> Vec<BrigadeId> {
        Ok(subjects(position, side).collect())
    }

    /// Returns the [`brigades`] with infantry on the map and no unit adjacent to an enemy.
    looks brigades_in_reserve(position, side: Side) -> Vec<BrigadeId> {
        Ok(subjects(position, side).filter(|&brigade| is_in_reserve(position, brigade)).collect())
    }

    /// Whether a side has any [`brigades_in_reserve`].
    looks anybody_in_reserve(position, side: Side) -> bool {
        Ok(subjects(position, side).any(|brigade| is_in_reserve(position, brigade)))
    }

    /// Returns the [`brigades`] with a unit that has a morale marker or could be rebuilt.
    looks brigades_to_rally(position, side: Side) -> Vec<BrigadeId> {
        Ok(subjects(position, side).filter(|&brigade| needs_rally(position, brigade)).collect())
    }

    /// Whether a side has any [`brigades_to_rally`].
    looks anybody_to_rally(position, side: Side) -> bool {
        Ok(subjects(position, side).any(|brigade| needs_rally(position, brigade)))
    }

    /// Returns the fresh strength of a brigade's broken and eliminated units, in whole points.
    looks lost_strength(position, brigade: BrigadeId) -> INT {
        let units = position.game().brigades[brigade.index()].units.iter().copied();
        let gone = units.filter(|&unit| is_lost(position, unit));
        Ok(whole(gone.map(|unit| full_strength(position, unit)).sum()))
    }

    /// Returns the total strength that a brigade has lost, in whole points: [`lost_strength`], and
    /// the losses of its battleworn units on the map.
    looks worn_strength(position, brigade: BrigadeId) -> INT {
        let units = position.game().brigades[brigade.index()].units.iter().copied();
        let less = |unit: UnitId| match position.board.unit(unit).place {
            _ if is_lost(position, unit) => full_strength(position, unit),
            Place::Hex(_) => full_strength(position, unit).less(position.printed(unit).sp),
            _ => Sixteenths::ZERO,
        };
        Ok(whole(units.map(less).sum()))
    }

    /// Whether a brigade is frozen. A frozen brigade is not activated, and events do not affect it.
    looks is_frozen(position, brigade: BrigadeId) -> bool {
        Ok(is_frozen(position, brigade))
    }

    /// Whether a unit or its brigade is frozen. Events do not affect a frozen unit.
    looks is_frozen(position, unit: UnitId) -> bool {
        Ok(!events::may_act(position, unit))
    }

    /// Whether a brigade has entered the game or has a scheduled arrival.
    looks has_entered(position, brigade: BrigadeId) -> bool {
        let state = position.board.brigade(brigade);
        Ok(state.arrival.is_some() || state.status != BrigadeStatus::Absent)
    }

    /// Whether a brigade's status marker shows that its division has activated it this turn.
    looks is_activated(position, brigade: BrigadeId) -> bool {
        Ok(position.board.brigade(brigade).status == BrigadeStatus::Activated)
    }
}

fn is_lost(position: Position<'_>, unit: UnitId) -> bool {
    matches!(position.board.unit(unit).place, Place::Broken(_) | Place::Eliminated)
}

/// Whether a brigade has infantry on the map and no unit next to an enemy.
fn is_in_reserve(position: Position<'_>, brigade: BrigadeId) -> bool {
    meter::spend(position.game().brigades[brigade.index()].units.len());
    let infantry = |(unit, _): (UnitId, _)| position.arm(unit) == Arm::Infantry;
    position.brigade_on_map(brigade).any(infantry) && !is_in_contact(position, brigade)
}

/// Whether any unit of a brigade on the map has a morale marker or could be rebuilt.
fn needs_rally(position: Position<'_>, brigade: BrigadeId) -> bool {
    let units = position.game().brigades[brigade.index()].units.iter();
    units.into_iter().any(|&unit| {
        meter::spend(REBUILDING);
        position.board.unit(unit).morale != Morale::None
            || rebuild::can_rebuild(position, Some(brigade), unit).is_ok()
    })
}

/// Returns the brigades of a side that an event may affect.
fn subjects(position: Position<'_>, side: Side) -> impl Iterator<Item = BrigadeId> {
    let brigades = (0..position.game().brigades.len()).map(BrigadeId::from_index);
    brigades.filter(move |&brigade| may_be_subject(position, side, brigade))
}

fn may_be_subject(position: Position<'_>, side: Side, brigade: BrigadeId) -> bool {
    meter::spend(1);
    position.game().brigades[brigade.index()].side == side
        && !is_frozen(position, brigade)
        && position.brigade_on_map(brigade).next().is_some()
}

fn is_frozen(position: Position<'_>, brigade: BrigadeId) -> bool {
    activation::not_frozen(position, brigade).is_err()
}
