use std::sync::Arc;

use document::compile::End;
use document::ground::Codes;
use document::tree::At;
use kernel::Lines;
use terrible_swift_sword::game::{
    HexGround, Hexside, Map, Rise, SightLevel, Terrain, Thoroughfare, Waterway,
};

use super::context::Context;
use crate::codes;

/// Maximum length, in hexes, of the lines of sight that are computed in advance. It exceeds every
/// firing range.
const SIGHT: u8 = 21;

/// Diagnostic codes for errors in the map's layers: in column strings, in legends and in hex
/// numbers.
const CODES: Codes = Codes { column: codes::GRID, legend: codes::GRID, hex: codes::HEX };

/// Function that adds one feature to a hexside, as seen from the first hex or from the second.
type Feature = fn(&mut Hexside, End);

/// Compiles the map. ST 5.2, 5.3, 10.61. ST-TER-01.
pub(super) fn map(context: &mut Context<'_>) -> Map {
    let document = &context.documents.map;
    let at = At::root(&document.tree);
    let said = &document.data;
    let terrain = context.layer(&said.terrain, at.key("terrain"), CODES, Terrain::Clear);
    let levels = context.layer(&said.levels, at.key("levels"), CODES, SightLevel::Ground);
    let ground = terrain.into_iter().zip(levels).map(|(terrain, level)| HexGround {
        terrain,
        level,
        name: None,
        leaves_by: None,
    });
    let mut hexes: Vec<HexGround> = ground.collect();
    for (hex, name) in document.data.places.names.iter() {
        hexes[hex.index()].name = Some(name.clone());
    }
    let mut sides = vec![[Hexside::default(); 6]; hexes.len()];
    features(context, &mut sides);
    let ways = ways(context, &mut sides, &mut hexes);
    Map {
        grid: context.grid.clone(),
        compass: context.documents.game.data.grid.ring.clone(),
        hexes,
        sides,
        ways,
        lines: Arc::new(Lines::up_to(SIGHT)),
    }
}

/// Adds the features of hexsides. Slopes and crests are written with the high hex first.
fn features(context: &mut Context<'_>, sides: &mut [[Hexside; 6]]) {
    let document = &context.documents.map;
    let (said, at) = (&document.data.hexsides, At::root(&document.tree).key("hexsides"));
    let features: [(_, _, Feature); 8] = [
        (&said.slope, "slope", |side, end| side.rise = fall(end, Rise::SlopeDown)),
        (&said.crest, "crest", |side, end| side.rise = fall(end, Rise::CrestDown)),
        (&said.ridge, "ridge", |side, _| side.rise = Rise::Ridge),
        (&said.wall, "wall", |side, _| side.wall = true),
        (&said.stream, "stream", |side, _| side.water = Some(Waterway::Stream)),
        (&said.ford, "ford", |side, _| side.water = Some(Waterway::Ford)),
        (&said.bridge, "bridge", |side, _| side.water = Some(Waterway::Bridge)),
        (&said.river, "river", |side, _| side.water = Some(Waterway::River)),
    ];
    for (pairs, key, feature) in features {
        context.features(sides, (pairs, at.key(key)), (codes::HEX, codes::SIDE), feature);
    }
}

const fn fall(end: End, down: Rise) -> Rise {
    match end {
        End::First => down,
        End::Second => down.reversed(),
    }
}

/// Adds the thoroughfares. If two of them cross the same hexside, the better one counts. ST 5.22.
/// ST-MOVE-03, ST-MOVE-17.
fn ways(
    context: &mut Context<'_>,
    sides: &mut [[Hexside; 6]],
    hexes: &mut [HexGround],
) -> Vec<Thoroughfare> {
    let document = &context.documents.map;
    let mut ways = Vec::new();
    let at = At::root(&document.tree).key("ways").key("paths");
    for (name, way) in document.data.ways.paths.iter() {
        let (kind, at) = (way.kind, at.key(name).key("path"));
        context.path(sides, (&*way.path, at), codes::SIDE, |side, _| {
            side.way = Some(side.way.map_or(kind, |known| known.min(kind)));
        });
        let ends = [(way.from_edge, way.path.first()), (way.to_edge, way.path.last())];
        for (_, hex) in ends.into_iter().filter(|(runs_off, _)| *runs_off) {
            if let Some(hex) = hex {
                hexes[hex.index()].leaves_by = Some(kind);
            }
        }
        ways.push(Thoroughfare { name: name.clone(), kind, path: way.path.clone() });
    }
    ways
}
