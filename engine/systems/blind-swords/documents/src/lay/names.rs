//! Names of a position, found in a game.

use blind_swords::board::GroundPlace;
use blind_swords::game::{
    BrigadeId, ChitId, Game, GroundMarkerId, Lies, MarkerId, TrackId, UnitId, UnitSet, VarId,
};
use kernel::{HexId, HexNumber, Side};

/// Something that is found by its name, or what is wrong with the name.
pub type Named<T> = Result<T, String>;

/// The hex with a printed number.
///
/// # Errors
/// That there is none.
pub fn hex(game: &Game, number: &str) -> Named<HexId> {
    let parsed: HexNumber = number.parse().map_err(|error| format!("{error}"))?;
    game.map.grid.hex(parsed).ok_or_else(|| format!("hex {number} is not on the map"))
}

/// The unit with an id.
///
/// # Errors
/// That there is none.
pub fn unit(game: &Game, id: &str) -> Named<UnitId> {
    find(game.units.iter().map(|unit| &unit.id), id, "unit").map(UnitId::from_index)
}

/// The marker with an id.
///
/// # Errors
/// That there is none.
pub fn marker(game: &Game, id: &str) -> Named<MarkerId> {
    find(game.markers.iter().map(|marker| &marker.id), id, "marker").map(MarkerId::from_index)
}

/// A hex by its number, or the hexside between two: `1510` or `1510/1511`.
///
/// # Errors
/// What is wrong with it.
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

/// The marker of the ground with an id, for a place where such a marker lies.
///
/// # Errors
/// That there is none, or that it lies elsewhere.
pub fn ground_marker(game: &Game, id: &str, place: GroundPlace) -> Named<GroundMarkerId> {
    let ids = game.ground_markers.iter().map(|marker| &marker.id);
    let marker = find(ids, id, "ground marker").map(GroundMarkerId::from_index)?;
    match game.ground_markers[marker.index()].lies {
        lies if lies == place.lies() => Ok(marker),
        Lies::OnHex => Err(format!("the marker `{id}` belongs in a hex, not on a hexside")),
        Lies::OnHexside => Err(format!(
            "the marker `{id}` belongs on a hexside: write two hexes, such as 1510/1511"
        )),
    }
}

/// The units with these ids.
///
/// # Errors
/// That there is none.
pub fn units(game: &Game, ids: &[String]) -> Named<UnitSet> {
    ids.iter().map(|id| unit(game, id).map(UnitId::index)).collect()
}

/// The brigade with an id.
///
/// # Errors
/// That there is none.
pub fn brigade(game: &Game, id: &str) -> Named<BrigadeId> {
    find(game.brigades.iter().map(|brigade| &brigade.id), id, "brigade").map(BrigadeId::from_index)
}

/// The track with an id, of the scenario played.
///
/// # Errors
/// That there is none.
pub fn track(rules: &blind_swords::rules::Rules, id: &str) -> Named<TrackId> {
    find(rules.scenario().tracks.iter().map(|track| &track.id), id, "track")
        .map(TrackId::from_index)
}

/// The number that the scripts of the scenario keep under a name.
///
/// # Errors
/// That there is none.
pub fn variable(rules: &blind_swords::rules::Rules, name: &str) -> Named<VarId> {
    find(rules.scenario().vars.iter(), name, "variable").map(VarId::from_index)
}

/// The chit with an id; where both sides have one, that of the side, or as `usa:quick-march`.
///
/// # Errors
/// That there is none.
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
