use std::sync::Arc;

use brigade_battles::game::{HexGround, HexsideGround, Map, Road, TerrainId};
use document::ground::Codes;
use document::tree::At;
use kernel::Lines;

use super::context::Context;
use crate::codes;

/// Maximum length, in hexes, of the lines of sight that are computed in advance. It exceeds every
/// firing range.
const SIGHT: u8 = 20;

/// Diagnostic codes for errors in the map's layers: in column strings, in legends and in hex
/// numbers.
const CODES: Codes = Codes { column: codes::GRID, legend: codes::GRID, hex: codes::HEX };

/// Compiles the map. T-07.
pub(super) fn map(context: &mut Context<'_>) -> Map {
    let document = &context.documents.map;
    let at = At::root(&document.tree);
    let said = &document.data;
    let terrain = context.layer(&said.terrain, at.key("terrain"), CODES, TerrainId(0));
    let levels = context.layer(&said.levels, at.key("levels"), CODES, 0);
    let ground = terrain.into_iter().zip(levels);
    let ground = ground.map(|(terrain, level)| HexGround { terrain, level, name: None });
    let mut hexes: Vec<HexGround> = ground.collect();
    for (hex, name) in document.data.places.names.iter() {
        hexes[hex.index()].name = Some(name.clone());
    }
    let mut sides = vec![[HexsideGround::default(); 6]; hexes.len()];
    let at = at.key("hexsides");
    let codes = (codes::HEX, codes::SIDE);
    let stream = (&*said.hexsides.stream, at.key("stream"));
    context.features(&mut sides, stream, codes, |side, _| side.stream = true);
    let closed = (&*said.hexsides.closed, at.key("closed"));
    context.features(&mut sides, closed, codes, |side, _| side.closed = true);
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

/// Compiles the roads. CW-MAP-02.
fn roads(context: &mut Context<'_>, sides: &mut [[HexsideGround; 6]]) -> Vec<Road> {
    let document = &context.documents.map;
    let at = At::root(&document.tree).key("roads").key("paths");
    let mut roads = Vec::new();
    for (name, road) in document.data.roads.paths.iter() {
        let at = at.key(name).key("path");
        context.path(sides, (&*road.path, at), codes::SIDE, |side, _| side.road = true);
        roads.push(Road { name: name.clone(), path: road.path.clone() });
    }
    roads
}
