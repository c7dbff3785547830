//! Lookup of hexes, units and chits by the names that a position uses.

use blind_swords::board::GroundPlace;
use blind_swords::game::{
    BrigadeId, ChitId, Game, GroundMarkerId, Lies, MarkerId, TrackId, UnitId, UnitSet, VarId,
};
use kernel::{HexId, HexNumber, Side};

/// Result of a lookup by name, or an error message.
pub type Named<T> = Result<T, String>;

/// Returns the hex with a printed number.
///
/// # Errors
/// If the map has no such hex.
pub fn hex(game: &Game, number: &str) -> Named<HexId> {
    let parsed: HexNumber = number.parse()?;
    game.map.grid.hex(parsed).ok_or_else(|| format!("hex {number} is not on the map"))
}

/// Returns the unit with the given id.
///
/// # Errors
/// If the game has no such unit.
pub fn unit(game: &Game, id: &str) -> Named<UnitId> {
    find(game.units.iter().map(|unit| &unit.id), id, "unit").map(UnitId::from_index)
}

/// Returns the unit marker with the given id.
///
/// # Errors
/// If the game has no such marker.
pub fn marker(game: &Game, id: &str) -> Named<MarkerId> {
    find(game.markers.iter().map(|marker| &marker.id), id, "marker").map(MarkerId::from_index)
}

/// Returns a hex, written `1510`, or a hexside, written `1510/1511`.
///
/// # Errors
/// If a hex is not on the map, or the two hexes are not adjacent.
pub fn ground_place(game: &Game, place: &str) -> Named<GroundPlace> {
    let Some((a, b)) = place.split_once('/') else {
        return Ok(GroundPlace::Hex(hex(game, place)?));
    };
    let (a, b) = (hex(game, a)?, hex(game, b)?);
    if game.map.grid.adjacent(a, b) {
        Ok(GroundPlace::between(a, b))
    } else {
        Err(format!("{place} is not a hexside: expected two adjacent hexes"))
    }
}

/// Returns the ground marker with the given id, for a hex or hexside.
///
/// # Errors
/// If the game has no such marker, or the marker belongs on the other kind of place.
pub fn ground_marker(game: &Game, id: &str, place: GroundPlace) -> Named<GroundMarkerId> {
    let ids = game.ground_markers.iter().map(|marker| &marker.id);
    let marker = find(ids, id, "ground marker").map(GroundMarkerId::from_index)?;
    match game.ground_markers[marker.index()].lies {
        lies if lies == place.lies() => Ok(marker),
        Lies::Hex => Err(format!("the marker `{id}` belongs in a hex, not on a hexside")),
        Lies::Hexside => Err(format!(
            "the marker `{id}` belongs on a hexside: write two hexes, such as 1510/1511"
        )),
    }
}

/// Returns the units with these ids.
///
/// # Errors
/// If an id is unknown.
pub fn units(game: &Game, ids: &[String]) -> Named<UnitSet> {
    ids.iter().map(|id| unit(game, id).map(UnitId::index)).collect()
}

/// Returns the brigade with the given id.
///
/// # Errors
/// If the game has no such brigade.
pub fn brigade(game: &Game, id: &str) -> Named<BrigadeId> {
    find(game.brigades.iter().map(|brigade| &brigade.id), id, "brigade").map(BrigadeId::from_index)
}

/// Returns the arrival track of the scenario with the given id.
///
/// # Errors
/// If the scenario has no such track.
pub fn track(rules: &blind_swords::rules::Rules, id: &str) -> Named<TrackId> {
    find(rules.scenario().tracks.iter().map(|track| &track.id), id, "track")
        .map(TrackId::from_index)
}

/// Returns the script variable of the scenario with the given name.
///
/// # Errors
/// If the scenario has no such variable.
pub fn variable(rules: &blind_swords::rules::Rules, name: &str) -> Named<VarId> {
    find(rules.scenario().vars.iter(), name, "variable").map(VarId::from_index)
}

/// Returns the chit with the given id. If both sides have a chit with this id, `side` or a prefix
/// such as `usa:quick-march` decides.
///
/// # Errors
/// If the game has no such chit.
pub fn chit(game: &Game, id: &str, side: Option<Side>) -> Named<ChitId> {
    let (side, plain) = match id.split_once(':') {
        Some((side, plain)) => (Side::from_id(side), plain),
        None => (side, id),
    };
    let fits = |chit: &&blind_swords::game::Chit| {
        chit.id == plain && (side.is_none() || chit.side.is_none() || chit.side == side)
    };
    let index = game.chits.iter().position(|chit| fits(&chit));
    index
        .map(ChitId::from_index)
        .ok_or_else(|| missing(game.chits.iter().map(|chit| &chit.id), plain, "chit"))
}

fn find<'a>(
    ids: impl Iterator<Item = &'a String> + Clone,
    wanted: &str,
    what: &str,
) -> Named<usize> {
    ids.clone().position(|id| id == wanted).ok_or_else(|| missing(ids, wanted, what))
}

fn missing<'a>(ids: impl Iterator<Item = &'a String> + Clone, wanted: &str, what: &str) -> String {
    let like = |id: &&String| id.contains(wanted) || wanted.contains(id.as_str());
    let nearest = document::nearest(wanted, ids.clone().map(String::as_str));
    let mut near: Vec<&str> = ids.filter(like).map(String::as_str).take(3).collect();
    near.extend(nearest.filter(|_| near.is_empty()));
    if near.is_empty() {
        format!("unknown {what} `{wanted}`")
    } else {
        format!("unknown {what} `{wanted}`: did you mean {}?", near.join(" or "))
    }
}
