use std::sync::Arc;

use brigade_battles::game::{HexGround, HexsideGround, Map, Road, TerrainId};
use document::diag::Place;
use document::ground::Codes;
use document::tree::At;
use kernel::{HexId, HexPair, Lines};

use super::context::Context;
use crate::codes;

/// Maximum length, in hexes, of the lines of sight that are computed in advance. It exceeds every
/// firing range.
const SIGHT: u8 = 20;

/// Diagnostic codes for errors in the map's layers: in column strings, in legends and in hex
/// numbers.
const CODES: Codes = Codes { column: codes::GRID, legend: codes::GRID, hex: codes::HEX };

/// Function that adds one feature to the data of a hexside.
type Feature = fn(&mut HexsideGround);

/// Compiles the map. T-07.
pub(super) fn map(context: &mut Context<'_>) -> Map {
    let document = &context.documents.map;
    let at = At::root(&document.tree);
    let (terrain, problems) = document.data.terrain.values(&context.grid, at.key("terrain"), CODES);
    context.report(problems);
    let (levels, problems) = document.data.levels.values(&context.grid, at.key("levels"), CODES);
    context.report(problems);
    let ground = terrain.into_iter().zip(levels).map(|(terrain, level)| HexGround {
        terrain: terrain.copied().unwrap_or(TerrainId(0)),
        level: level.copied().unwrap_or_default(),
        name: None,
    });
    let mut hexes: Vec<HexGround> = ground.collect();
    for (hex, name) in document.data.places.names.iter() {
        hexes[hex.index()].name = Some(name.clone());
    }
    let mut sides = vec![[HexsideGround::default(); 6]; hexes.len()];
    let at = at.key("hexsides");
    let features: [(_, _, Feature); 2] = [
        (&document.data.hexsides.stream, at.key("stream"), |side| side.stream = true),
        (&document.data.hexsides.closed, at.key("closed"), |side| side.closed = true),
    ];
    for (pairs, at, feature) in features {
        for (n, pair) in pairs.iter().enumerate() {
            let place = at.item(n).place();
            if let Some(pair) = hexes_of(context, *pair, &place) {
                join(context, &mut sides, pair, feature, place);
            }
        }
    }
    let roads = roads(context, &mut sides);
    Map {
        grid: context.grid.clone(),
        compass: context.documents.game.data.grid.ring.clone(),
        hexes,
        sides,
        roads,
        lines: Arc::new(Lines::up_to(SIGHT)),
    }
}

/// Returns the two hexes of a hexside, or reports that the map lacks one.
fn hexes_of(context: &mut Context<'_>, pair: HexPair, place: &Place) -> Option<(HexId, HexId)> {
    let mut found = [pair.0, pair.1].map(|number| {
        let hex = context.grid.hex(number);
        if hex.is_none() {
            let message = format!("hex {number} is not on the map");
            context.refuse(codes::HEX, place.clone(), message);
        }
        hex
    });
    Some((found[0].take()?, found[1].take()?))
}

/// Adds a feature to a hexside, in the data of both adjacent hexes.
fn join(
    context: &mut Context<'_>,
    sides: &mut [[HexsideGround; 6]],
    (one, other): (HexId, HexId),
    feature: Feature,
    place: Place,
) {
    match context.grid.direction(one, other) {
        Some(way) => {
            feature(&mut sides[one.index()][way.index()]);
            feature(&mut sides[other.index()][way.opposite().index()]);
        }
        None => {
            let (one, other) = (context.grid.number(one), context.grid.number(other));
            let message = format!("{one} and {other} are not adjacent");
            context.refuse(codes::SIDE, place, message);
        }
    }
}

/// Compiles the roads. CW-MAP-02.
fn roads(context: &mut Context<'_>, sides: &mut [[HexsideGround; 6]]) -> Vec<Road> {
    let document = &context.documents.map;
    let at = At::root(&document.tree).key("roads").key("paths");
    let mut roads = Vec::new();
    for (name, road) in document.data.roads.paths.iter() {
        let at = at.key(name).key("path");
        for (n, pair) in road.path.windows(2).enumerate() {
            let (from, to) = (at.item(n).place(), at.item(n + 1).place());
            if context.knows(&from) && context.knows(&to) {
                join(context, sides, (pair[0], pair[1]), |side| side.road = true, to);
            }
        }
        roads.push(Road { name: name.clone(), path: road.path.clone() });
    }
    roads
}
