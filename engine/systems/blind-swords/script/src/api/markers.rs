//! Script functions: markers of the package on units, brigades and the ground.

use blind_swords::board::GroundPlace;
use blind_swords::event::Event;
use blind_swords::game::{BrigadeId, GroundMarkerId, Lies, MarkerId, UnitId, UnitSet};
use blind_swords::position_ext::only;
use blind_swords::{Position, PositionExt};
use kernel::HexId;
use rhai::ImmutableString;

use super::interface::interface;
use crate::call::{Call, Done, wrong};
use crate::meter;

interface! { "Markers";
    /// Whether a unit has a marker of the package.
    looks is_marked(position, unit: UnitId, marker: ImmutableString) -> bool {
        Ok(position.board.is_marked(unit, marker_id(position, &marker)?))
    }

    /// Whether all units of a brigade have a marker, on or off the map.
    looks is_marked(position, brigade: BrigadeId, marker: ImmutableString) -> bool {
        let marker = marker_id(position, &marker)?;
        let mut units = position.game().brigades[brigade.index()].units.iter();
        Ok(units.all(|&unit| position.board.is_marked(unit, marker)))
    }

    /// Places a marker on a unit.
    acts mark(call, unit: UnitId, marker: ImmutableString) {
        set(call, &only(unit), &marker, true)
    }

    /// Places a marker on all units of a brigade, on or off the map.
    acts mark(call, brigade: BrigadeId, marker: ImmutableString) {
        let units = all_of(call.table.position(), brigade);
        set(call, &units, &marker, true)
    }

    /// Removes a marker from a unit.
    acts unmark(call, unit: UnitId, marker: ImmutableString) {
        set(call, &only(unit), &marker, false)
    }

    /// Removes a marker from all units of a brigade.
    acts unmark(call, brigade: BrigadeId, marker: ImmutableString) {
        let units = all_of(call.table.position(), brigade);
        set(call, &units, &marker, false)
    }

    /// Whether a hex has a ground marker.
    looks is_laid(position, marker: ImmutableString, hex: HexId) -> bool {
        let place = GroundPlace::Hex(hex);
        Ok(position.board.has_ground(ground_marker(position, &marker, place.lies())?, place))
    }

    /// Whether the hexside between two hexes has a ground marker.
    looks is_laid(position, marker: ImmutableString, a: HexId, b: HexId) -> bool {
        let place = hexside(position, a, b)?;
        Ok(position.board.has_ground(ground_marker(position, &marker, place.lies())?, place))
    }

    /// Returns the hexes with a ground marker, in order.
    looks hexes_laid(position, marker: ImmutableString) -> Vec<HexId> {
        let ground = position.board.ground();
        meter::spend(ground.len());
        let marker = ground_marker(position, &marker, Lies::Hex)?;
        let hexes = ground.iter().filter_map(|mark| match mark.place {
            GroundPlace::Hex(hex) if mark.marker == marker => Some(hex),
            GroundPlace::Hex(_) | GroundPlace::Hexside(..) => None,
        });
        Ok(hexes.collect())
    }

    /// Places a ground marker in a hex.
    acts lay(call, marker: ImmutableString, hex: HexId) {
        set_ground(call, &marker, GroundPlace::Hex(hex), true)
    }

    /// Places a ground marker on the hexside between two hexes.
    acts lay(call, marker: ImmutableString, a: HexId, b: HexId) {
        let place = hexside(call.table.position(), a, b)?;
        set_ground(call, &marker, place, true)
    }

    /// Removes a ground marker from a hex.
    acts take_up(call, marker: ImmutableString, hex: HexId) {
        set_ground(call, &marker, GroundPlace::Hex(hex), false)
    }

    /// Removes a ground marker from the hexside between two hexes.
    acts take_up(call, marker: ImmutableString, a: HexId, b: HexId) {
        let place = hexside(call.table.position(), a, b)?;
        set_ground(call, &marker, place, false)
    }
}

fn marker_id(position: Position<'_>, id: &str) -> Done<MarkerId> {
    match position.game().markers.iter().position(|marker| marker.id == id) {
        Some(index) => Ok(MarkerId::from_index(index)),
        None => wrong(format!("unknown marker `{id}`: define it under `markers` in tables.yaml")),
    }
}

fn hexside(position: Position<'_>, a: HexId, b: HexId) -> Done<GroundPlace> {
    if position.game().map.grid.adjacent(a, b) {
        return Ok(GroundPlace::between(a, b));
    }
    let number = |hex| position.game().map.number(hex);
    wrong(format!("{} and {} are not adjacent", number(a), number(b)))
}

/// Returns the ground marker with the given id. Reports an error if `lies` is a hex but the marker
/// belongs on a hexside, or the reverse.
fn ground_marker(position: Position<'_>, id: &str, lies: Lies) -> Done<GroundMarkerId> {
    let markers = &position.game().ground_markers;
    let Some(index) = markers.iter().position(|marker| marker.id == id) else {
        let known: Vec<_> = markers.iter().map(|marker| marker.id.as_str()).collect();
        let known =
            if known.is_empty() { "there are none yet".to_owned() } else { known.join(", ") };
        return wrong(format!(
            "unknown ground marker `{id}`: define it under `ground-markers` in tables.yaml \
                ({known})"
        ));
    };
    match markers[index].lies {
        own if own == lies => Ok(GroundMarkerId::from_index(index)),
        Lies::Hex => wrong(format!("the marker `{id}` belongs in a hex: give one hex")),
        Lies::Hexside => wrong(format!("the marker `{id}` belongs on a hexside: give two hexes")),
    }
}

/// Places a ground marker if it is absent, or removes the marker if it is present.
fn set_ground(call: &mut Call, id: &str, place: GroundPlace, on: bool) -> Done {
    let marker = ground_marker(call.table.position(), id, place.lies())?;
    if call.table.board().has_ground(marker, place) != on {
        call.table.emit(Event::GroundMarked { marker, place, on });
    }
    Ok(())
}

fn all_of(position: Position<'_>, brigade: BrigadeId) -> UnitSet {
    position.game().brigades[brigade.index()].units.iter().map(|unit| unit.index()).collect()
}

/// Places a marker on the units that lack it, or removes the marker from the units that have it.
fn set(call: &mut Call, units: &UnitSet, id: &str, on: bool) -> Done {
    let marker = marker_id(call.table.position(), id)?;
    let board = call.table.board();
    let bears = |unit: usize| board.is_marked(UnitId::from_index(unit), marker);
    let units: UnitSet = units.iter().filter(|&unit| bears(unit) != on).collect();
    if !units.is_empty() {
        call.table.emit(Event::Marked { marker, units, on });
    }
    Ok(())
}
