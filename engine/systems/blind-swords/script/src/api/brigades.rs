//! Script functions: brigades, and the subjects of events.

use blind_swords::board::{BrigadeStatus, Morale, Place};
use blind_swords::check::{activation, events, rebuild};
use blind_swords::game::{Arm, BrigadeId, UnitId};
use blind_swords::{Look, Scene};
use kernel::{Side, Sixteenths};
use rhai::{INT, ImmutableString};

use super::interface;
use super::units::{full_strength, is_in_contact, whole};
use crate::call::wrong;
use crate::meter;

/// Cost of checking whether a unit could be rebuilt, in operations.
pub(super) const REBUILDING: usize = 10;

interface! { "Brigades";
    /// The brigade with this id.
    looks brigade(scene, id: ImmutableString) -> BrigadeId {
        match scene.game().brigades.iter().position(|brigade| brigade.id == id.as_str()) {
            Some(index) => Ok(BrigadeId::from_index(index)),
            None => wrong(format!("unknown brigade `{id}`")),
        }
    }

    /// All brigades of a side, on or off the map.
    looks all_brigades(scene, side: Side) -> Vec<BrigadeId> {
        let brigades = (0..scene.game().brigades.len()).map(BrigadeId::from_index);
        Ok(brigades.filter(|id| scene.game().brigades[id.index()].side == side).collect())
    }

    /// One of the `numbers` of a brigade in the order of battle.
    looks number(scene, brigade: BrigadeId, name: ImmutableString) -> INT {
        let brigade = &scene.game().brigades[brigade.index()];
        match brigade.numbers.iter().find(|(known, _)| *known == name.as_str()) {
            Some((_, number)) => Ok((*number).into()),
            None => wrong(format!("unknown number `{name}` of brigade `{}`", brigade.id)),
        }
    }

    /// The brigades of a side with a unit on the map that are not frozen. Events may affect them.
    looks brigades(scene, side: Side) -> Vec<BrigadeId> {
        Ok(subjects(scene, side).collect())
    }

    /// The [`brigades`] with infantry on the map and no unit adjacent to an enemy.
    looks brigades_in_reserve(scene, side: Side) -> Vec<BrigadeId> {
        Ok(subjects(scene, side).filter(|&brigade| is_in_reserve(scene, brigade)).collect())
    }

    /// Whether there are any [`brigades_in_reserve`].
    looks anybody_in_reserve(scene, side: Side) -> bool {
        Ok(subjects(scene, side).any(|brigade| is_in_reserve(scene, brigade)))
    }

    /// The [`brigades`] with a unit that has a morale marker or could be rebuilt.
    looks brigades_to_rally(scene, side: Side) -> Vec<BrigadeId> {
        Ok(subjects(scene, side).filter(|&brigade| needs_rally(scene, brigade)).collect())
    }

    /// Whether there are any [`brigades_to_rally`].
    looks anybody_to_rally(scene, side: Side) -> bool {
        Ok(subjects(scene, side).any(|brigade| needs_rally(scene, brigade)))
    }

    /// The fresh strength of a brigade's broken and eliminated units, in whole points.
    looks lost_strength(scene, brigade: BrigadeId) -> INT {
        let units = scene.game().brigades[brigade.index()].units.iter().copied();
        let gone = units.filter(|&unit| is_lost(scene, unit));
        Ok(whole(gone.map(|unit| full_strength(scene, unit)).sum()))
    }

    /// The total strength that a brigade has lost, in whole points: [`lost_strength`], and the losses of its battleworn
    /// units on the map.
    looks worn_strength(scene, brigade: BrigadeId) -> INT {
        let units = scene.game().brigades[brigade.index()].units.iter().copied();
        let less = |unit: UnitId| match scene.board.unit(unit).place {
            _ if is_lost(scene, unit) => full_strength(scene, unit),
            Place::Hex(_) => full_strength(scene, unit).less(scene.printed(unit).sp),
            _ => Sixteenths::ZERO,
        };
        Ok(whole(units.map(less).sum()))
    }

    /// Whether a brigade is frozen: it is not activated, and events do not affect it.
    looks is_frozen(scene, brigade: BrigadeId) -> bool {
        Ok(is_frozen(scene, brigade))
    }

    /// Whether a unit or its brigade is frozen: events do not affect it.
    looks is_frozen(scene, unit: UnitId) -> bool {
        Ok(!events::may_act(scene, unit))
    }

    /// Whether a brigade is in the game or has a set arrival.
    looks has_entered(scene, brigade: BrigadeId) -> bool {
        let state = scene.board.brigade(brigade);
        Ok(state.arrival.is_some() || state.status != BrigadeStatus::Absent)
    }

    /// Whether a brigade's status marker shows that its division has activated it this turn.
    looks is_activated(scene, brigade: BrigadeId) -> bool {
        Ok(scene.board.brigade(brigade).status == BrigadeStatus::Activated)
    }
}

fn is_lost(scene: Scene<'_>, unit: UnitId) -> bool {
    matches!(scene.board.unit(unit).place, Place::Broken(_) | Place::Eliminated)
}

/// Whether a brigade has infantry on the map and no unit next to an enemy.
fn is_in_reserve(scene: Scene<'_>, brigade: BrigadeId) -> bool {
    meter::spend(scene.game().brigades[brigade.index()].units.len());
    let infantry = |(unit, _): (UnitId, _)| scene.arm(unit) == Arm::Infantry;
    scene.brigade_on_map(brigade).any(infantry) && !is_in_contact(scene, brigade)
}

/// Whether a unit of a brigade on the map has a morale marker, or could be rebuilt.
fn needs_rally(scene: Scene<'_>, brigade: BrigadeId) -> bool {
    let units = scene.game().brigades[brigade.index()].units.iter();
    units.into_iter().any(|&unit| {
        meter::spend(REBUILDING);
        scene.board.unit(unit).morale != Morale::None
            || rebuild::can_rebuild(scene, Some(brigade), unit).is_ok()
    })
}

/// Returns the brigades of a side that can be the subject of an event.
fn subjects(scene: Scene<'_>, side: Side) -> impl Iterator<Item = BrigadeId> {
    let brigades = (0..scene.game().brigades.len()).map(BrigadeId::from_index);
    brigades.filter(move |&brigade| may_be_subject(scene, side, brigade))
}

fn may_be_subject(scene: Scene<'_>, side: Side, brigade: BrigadeId) -> bool {
    meter::spend(1);
    scene.game().brigades[brigade.index()].side == side
        && !is_frozen(scene, brigade)
        && scene.brigade_on_map(brigade).next().is_some()
}

fn is_frozen(scene: Scene<'_>, brigade: BrigadeId) -> bool {
    activation::not_frozen(scene, brigade).is_err()
}
