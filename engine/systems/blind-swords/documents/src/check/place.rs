//! Where on the map something is said of a hex.

use document::diag::Place;
use document::tree::At;
use kernel::HexId;

use crate::model::Keyed;

use super::Subject;

/// The character that says what fills a hex, or where the hex is given alone.
pub(super) fn of_terrain(subject: Subject<'_>, hex: HexId) -> Place {
    of_letter(subject, hex, "terrain", &subject.documents.map.data.terrain.columns)
}

/// The character that says how high a hex lies, or where the hex is given alone.
pub(super) fn of_level(subject: Subject<'_>, hex: HexId) -> Place {
    of_letter(subject, hex, "levels", &subject.documents.map.data.levels.columns)
}

fn of_letter(
    subject: Subject<'_>,
    hex: HexId,
    ground: &str,
    columns: &Keyed<String, String>,
) -> Place {
    let map = &subject.game.map;
    let number = map.number(hex);
    let at = At::root(&subject.documents.map.tree).key(ground);
    if let Some(alone) = at.get("hexes").and_then(|hexes| hexes.get(&number.to_string())) {
        return alone.place();
    }
    let name = format!("{:02}", number.column);
    let row = usize::from(number.row - map.grid.spec().rows(number.column).first);
    let text = columns.get(&name).map_or("", String::as_str);
    let letters = text.char_indices().filter(|(_, c)| !c.is_whitespace());
    let offset = letters.map(|(offset, _)| offset).nth(row).unwrap_or_default();
    at.key("columns").key(&name).place_of_char(offset)
}
