//! Markers of the package on units and brigades.

use blind_swords::event::Event;
use blind_swords::game::{BrigadeId, MarkerId, UnitId, UnitSet};
use blind_swords::look::only;
use blind_swords::{Look, Scene};
use rhai::ImmutableString;

use super::interface;
use crate::call::{Call, Done, wrong};

interface! { "Markers";
    /// Whether a unit bears a marker of the package.
    looks is_marked(scene, unit: UnitId, marker: ImmutableString) -> bool {
        Ok(scene.board.is_marked(unit, marker_id(scene, &marker)?))
    }

    /// Whether all units of a brigade bear a marker, wherever they are.
    looks is_marked(scene, brigade: BrigadeId, marker: ImmutableString) -> bool {
        let marker = marker_id(scene, &marker)?;
        let mut units = scene.game().brigades[brigade.index()].units.iter();
        Ok(units.all(|&unit| scene.board.is_marked(unit, marker)))
    }

    /// Lays a marker on a unit.
    acts mark(call, unit: UnitId, marker: ImmutableString) {
        set(call, &only(unit), &marker, true)
    }

    /// Lays a marker on all units of a brigade, wherever they are.
    acts mark(call, brigade: BrigadeId, marker: ImmutableString) {
        let units = all_of(call.table.scene(), brigade);
        set(call, &units, &marker, true)
    }

    /// Takes a marker away from a unit.
    acts unmark(call, unit: UnitId, marker: ImmutableString) {
        set(call, &only(unit), &marker, false)
    }

    /// Takes a marker away from all units of a brigade.
    acts unmark(call, brigade: BrigadeId, marker: ImmutableString) {
        let units = all_of(call.table.scene(), brigade);
        set(call, &units, &marker, false)
    }
}

fn marker_id(scene: Scene<'_>, id: &str) -> Done<MarkerId> {
    match scene.game().markers.iter().position(|marker| marker.id == id) {
        Some(index) => Ok(MarkerId::from_index(index)),
        None => {
            wrong(format!("the game has no marker `{id}`: name it under `markers` of the tables"))
        }
    }
}

fn all_of(scene: Scene<'_>, brigade: BrigadeId) -> UnitSet {
    scene.game().brigades[brigade.index()].units.iter().map(|unit| unit.index()).collect()
}

/// Lays a marker on those who do not bear it, or takes it from those who do.
fn set(call: &mut Call, units: &UnitSet, id: &str, on: bool) -> Done {
    let marker = marker_id(call.table.scene(), id)?;
    let board = call.table.board();
    let bears = |unit: usize| board.is_marked(UnitId::from_index(unit), marker);
    let units: UnitSet = units.iter().filter(|&unit| bears(unit) != on).collect();
    if !units.is_empty() {
        call.table.emit(Event::Marked { marker, units, on });
    }
    Ok(())
}
