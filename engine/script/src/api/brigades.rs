//! Brigades, and who may be the subject of an event.

use blind_swords::board::{BrigadeStatus, Frozen};
use blind_swords::game::{BrigadeId, UnitId};
use blind_swords::{Look, Scene};
use kernel::Side;
use rhai::ImmutableString;

use super::interface;
use crate::call::wrong;

interface! { "Brigades";
    /// The brigade with this id.
    looks brigade(scene, id: ImmutableString) -> BrigadeId {
        match scene.game().brigades.iter().position(|brigade| brigade.id == id.as_str()) {
            Some(index) => Ok(BrigadeId::from_index(index)),
            None => wrong(format!("there is no brigade `{id}`")),
        }
    }

    /// The brigades of a side that have a unit on the map and are free: those that an event may be
    /// about.
    looks brigades(scene, side: Side) -> Vec<BrigadeId> {
        let brigades = (0..scene.game().brigades.len()).map(BrigadeId::from_index);
        Ok(brigades.filter(|&brigade| may_be_subject(scene, side, brigade)).collect())
    }

    /// Whether a scenario rule holds a brigade: it is not activated, and no event is about it.
    looks is_frozen(scene, brigade: BrigadeId) -> bool {
        Ok(is_frozen(scene, brigade))
    }

    /// Whether a scenario rule holds a unit or its brigade: no event is about it.
    looks is_frozen(scene, unit: UnitId) -> bool {
        let by_brigade = scene.info(unit).brigade.is_some_and(|brigade| is_frozen(scene, brigade));
        Ok(by_brigade || scene.board.is_frozen_unit(unit))
    }

    /// Whether a brigade has come into the game or is on its way.
    looks has_entered(scene, brigade: BrigadeId) -> bool {
        let state = scene.board.brigade(brigade);
        Ok(state.arrival.is_some() || state.status != BrigadeStatus::Absent)
    }

    /// Whether a brigade's status marker shows that its division has activated it this turn.
    looks is_activated(scene, brigade: BrigadeId) -> bool {
        Ok(scene.board.brigade(brigade).status == BrigadeStatus::Activated)
    }
}

fn may_be_subject(scene: Scene<'_>, side: Side, brigade: BrigadeId) -> bool {
    scene.game().brigades[brigade.index()].side == side
        && !is_frozen(scene, brigade)
        && scene.brigade_on_map(brigade).next().is_some()
}

fn is_frozen(scene: Scene<'_>, brigade: BrigadeId) -> bool {
    scene.board.brigade(brigade).frozen != Frozen::No
}
