//! Places in the map document that state the terrain and the level of hexes.

use document::diag::Place;
use document::tree::At;
use kernel::HexId;

use super::subject::Subject;

/// Returns the place where the map states a hex's terrain: a character of a map column, or an entry
/// for this hex alone.
pub(super) fn of_terrain(subject: Subject<'_>, hex: HexId) -> Place {
    of_letter(subject, hex, "terrain")
}

/// Returns the place where the map states a hex's level: a character of a map column, or an entry
/// for this hex alone.
pub(super) fn of_level(subject: Subject<'_>, hex: HexId) -> Place {
    of_letter(subject, hex, "levels")
}

fn of_letter(subject: Subject<'_>, hex: HexId, ground: &str) -> Place {
    let map = &subject.game.map;
    let number = map.number(hex);
    let at = At::root(&subject.documents.map.tree).key(ground);
    if let Some(alone) = at.get("hexes").and_then(|hexes| hexes.get(&number.to_string())) {
        return alone.place();
    }
    let row = usize::from(number.row - map.grid.spec().rows(number.column).first);
    at.key("columns").key(&format!("{:02}", number.column)).place_of_letter(row)
}
