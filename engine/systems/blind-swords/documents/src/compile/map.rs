//! Compilation of hexes, hexsides and roads.

use std::sync::Arc;

use blind_swords::game::{
    GradeId, HexGround, HexsideGround, HexsideWater, Map, Road, RoadId, RoadInHex, RoadKind,
    RoadLink, Slope, TerrainId,
};
use document::diag::{Diagnostic, Place};
use document::tree::At;
use document::{Located, Name};
use kernel::{Direction, Edge, HexId, Lines, PerSide};

use crate::codes;
use crate::model::map::Road as ModelRoad;
use crate::model::{HexNumber, HexPair};

use super::context::Context;
use super::ground;

type Hexsides = Vec<[HexsideGround; 6]>;

/// Compiles the map, and computes lines of sight up to the longest range.
pub(super) fn map(context: &mut Context<'_>, longest_range: u8) -> Map {
    let mut hexes = hexes(context);
    let mut hexsides = vec![[HexsideGround::default(); 6]; hexes.len()];
    slopes(context, &hexes, &mut hexsides);
    waters(context, &mut hexsides);
    features(context, &mut hexsides);
    let roads = roads(context, &mut hexes, &mut hexsides);
    Map {
        grid: context.grid.clone(),
        compass: context.documents.game.data.grid.ring.clone(),
        hexes,
        hexsides,
        roads,
        lines: Arc::new(Lines::up_to(longest_range)),
    }
}

fn hexes(context: &mut Context<'_>) -> Vec<HexGround> {
    let document = &context.documents.map;
    let at = At::root(&document.tree);
    let ground = &document.data.terrain;
    let terrain = ground::values(context, ground, at.key("terrain"));
    let levels = ground::values(context, &document.data.levels, at.key("levels"));
    let id_of = |terrain: &Located<Name<TerrainId>>| context.find(terrain);
    let mut hexes: Vec<HexGround> = terrain
        .into_iter()
        .zip(levels)
        .map(|(terrain, level)| HexGround {
            terrain: terrain.and_then(id_of).unwrap_or(TerrainId(0)),
            level: level.copied().unwrap_or_default(),
            road: RoadInHex::Absent,
            name: None,
            water: None,
        })
        .collect();
    name_places(context, &mut hexes);
    draw_dry_streams(context, &mut hexes);
    hexes
}

fn name_places(context: &mut Context<'_>, hexes: &mut [HexGround]) {
    let document = &context.documents.map;
    let at = At::root(&document.tree).key("places").key("names");
    for (number, name) in document.data.places.names.iter() {
        if let Some(hex) = context.hex(*number, at.place_of_key(&number.to_string())) {
            hexes[hex.index()].name = Some(name.clone());
        }
    }
}

fn draw_dry_streams(context: &mut Context<'_>, hexes: &mut [HexGround]) {
    for number in context.documents.map.data.dry_streams.iter().flatten() {
        if let Some(hex) = context.listed_hex(number) {
            hexes[hex.index()].water = Some("dry stream".to_owned());
        }
    }
}

/// Compiles the slopes. SS 3.2f, 3.2g. MAP-07, MAP-08.
fn slopes(context: &mut Context<'_>, hexes: &[HexGround], hexsides: &mut Hexsides) {
    let document = &context.documents.map;
    let data = &document.data.hexsides;
    let mut drawn =
        vec![("slope", &data.slope, GradeId::SLOPE, 1), ("steep", &data.steep, GradeId::STEEP, 2)];
    for (id, pairs) in data.slopes.iter() {
        let Some(grade) = context.find(id) else { continue };
        let known = context.documents.tables.data.terrain.slopes.iter();
        let levels = known.filter(|grade| grade.id == id.as_str()).map(|grade| grade.levels);
        let levels = levels.map(i16::from).next().unwrap_or_default();
        drawn.push((id.as_str(), pairs, grade, levels));
    }
    for (key, pairs, grade, levels) in drawn {
        let slope = Slope::up(grade);
        for pair in pairs {
            let Some((lower, way, higher)) = neighbours(context, pair) else { continue };
            let rise =
                i16::from(hexes[higher.index()].level) - i16::from(hexes[lower.index()].level);
            if rise != levels {
                refuse_slope(context, key, pair, rise, levels);
            } else if hexsides[lower.index()][way.index()].slope.is_some() {
                refuse_second(context, pair, "a slope");
            } else {
                hexsides[lower.index()][way.index()].slope = Some(slope);
                hexsides[higher.index()][way.opposite().index()].slope = Some(slope.opposite());
            }
        }
    }
}

fn refuse_slope(
    context: &mut Context<'_>,
    key: &str,
    pair: &Located<HexPair>,
    rise: i16,
    levels: i16,
) {
    let HexPair(lower, higher) = pair.value;
    let message = format!(
        "a {key} hexside must rise {levels} from the first hex to the second: {lower} to \
            {higher} rises {rise}"
    );
    let diagnostic = Diagnostic::error(codes::MAP_SLOPE, pair.place.clone(), message);
    context.report(match rise == -levels {
        true => diagnostic.help(format!("write the lower hex first: `{higher}/{lower}`")),
        false => diagnostic,
    });
}

/// Compiles streams and ponds. SS 3.2c. MAP-04.
fn waters(context: &mut Context<'_>, hexsides: &mut Hexsides) {
    let data = &context.documents.map.data.hexsides;
    for (pairs, water) in [(&data.stream, HexsideWater::Stream), (&data.pond, HexsideWater::Pond)] {
        for pair in pairs {
            let Some((one, way, other)) = neighbours(context, pair) else { continue };
            if hexsides[one.index()][way.index()].water.is_some() {
                refuse_second(context, pair, "water");
            }
            hexsides[one.index()][way.index()].water = Some(water);
            hexsides[other.index()][way.opposite().index()].water = Some(water);
        }
    }
}

/// Compiles the hexside features. T-05.
fn features(context: &mut Context<'_>, hexsides: &mut Hexsides) {
    let document = &context.documents.map;
    for (id, pairs) in document.data.hexsides.features.iter() {
        let feature = context.find(id);
        for pair in pairs {
            let Some((one, way, other)) = neighbours(context, pair) else { continue };
            if hexsides[one.index()][way.index()].feature.is_some() {
                refuse_second(context, pair, "a feature");
            }
            hexsides[one.index()][way.index()].feature = feature;
            hexsides[other.index()][way.opposite().index()].feature = feature;
        }
    }
}

fn refuse_second(context: &mut Context<'_>, pair: &Located<HexPair>, what: &str) {
    let message = format!("hexside {pair} already has {what}");
    context.refuse(codes::MAP_HEXSIDE_TWICE, pair.place.clone(), message);
}

fn neighbours(
    context: &mut Context<'_>,
    pair: &Located<HexPair>,
) -> Option<(HexId, Direction, HexId)> {
    let HexPair(one, other) = pair.value;
    let from = context.hex(one, pair.place.clone())?;
    let to = context.hex(other, pair.place.clone())?;
    let way = context.grid.direction(from, to);
    if way.is_none() {
        refuse_distance(context, one, other, pair.place.clone());
    }
    Some((from, way?, to))
}

fn refuse_distance(context: &mut Context<'_>, one: HexNumber, other: HexNumber, place: Place) {
    let message = format!("{one} and {other} are not adjacent");
    context.refuse(codes::MAP_NEIGHBOURS, place, message);
}

/// Compiles the roads. SS 3.2d. MAP-05.
fn roads(context: &mut Context<'_>, hexes: &mut [HexGround], hexsides: &mut Hexsides) -> Vec<Road> {
    let mut compiled = Vec::new();
    for (n, (name, road)) in context.documents.map.data.roads.paths.iter().enumerate() {
        let kind = kind(context, road);
        let numbers = road.path.iter();
        let path: Vec<Option<HexId>> = numbers.map(|number| context.listed_hex(number)).collect();
        for hex in path.iter().flatten() {
            hexes[hex.index()].road = RoadInHex::Present;
        }
        let link = RoadLink { road: RoadId::from_index(n), rate: kind.rate() };
        let mut crossed = Vec::new();
        for (m, pair) in path.windows(2).enumerate() {
            if let (Some(from), Some(to)) = (pair[0], pair[1]) {
                let place = &road.path[m + 1].place;
                if join(context, hexsides, link, (from, to), place) == Joined::Again {
                    crossed.push(((from, to), place));
                }
            }
        }
        refuse_crossed(context, &crossed);
        let path = path.into_iter().flatten().collect();
        compiled.push(Road { name: name.clone(), kind, path });
    }
    compiled
}

/// Returns the kind of a road. An unknown kind is reported and treated as a lane.
fn kind(context: &mut Context<'_>, road: &ModelRoad) -> RoadKind {
    let known = &context.documents.tables.data.terrain.roads;
    let id = road.kind.to_string();
    let Some(index) = known.position(&id) else {
        let place = road.kind.place.clone();
        context.unknown(codes::REF_ROAD, place, "kind of road", &id, known.ids());
        return RoadKind { name: id.clone(), id, march: false, look: None };
    };
    known[index].clone()
}

/// Reason why a road cannot link two hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Joined {
    Once,
    /// Another road already crosses the hexside between the two hexes.
    Again,
    /// The two hexes are not adjacent.
    Apart,
}

/// Reports in one diagnostic all hexsides of a path that another road already crosses.
fn refuse_crossed(context: &mut Context<'_>, crossed: &[((HexId, HexId), &Place)]) {
    let Some(((from, to), place)) = crossed.first() else { return };
    let (from, to) = (context.grid.number(*from), context.grid.number(*to));
    let message = match crossed.len() - 1 {
        0 => format!("a road already crosses {from}/{to}"),
        more => {
            format!("a road already crosses {from}/{to} and {more} more hexsides of this path")
        }
    };
    context.refuse(codes::MAP_HEXSIDE_TWICE, (*place).clone(), message);
}

fn join(
    context: &mut Context<'_>,
    hexsides: &mut Hexsides,
    link: RoadLink,
    (from, to): (HexId, HexId),
    place: &Place,
) -> Joined {
    let Some(way) = context.grid.direction(from, to) else {
        let (from, to) = (context.grid.number(from), context.grid.number(to));
        let message = format!("{from} and {to} are not adjacent");
        context.refuse(codes::MAP_NEIGHBOURS, place.clone(), message);
        return Joined::Apart;
    };
    let before = hexsides[from.index()][way.index()].road.replace(link);
    hexsides[to.index()][way.opposite().index()].road = Some(link);
    if before.is_some() { Joined::Again } else { Joined::Once }
}

/// Returns the map edge towards which the units of each side retreat. SS 15.4. MAP-09.
pub(super) fn friendly_edges(context: &mut Context<'_>) -> PerSide<Edge> {
    let sides = &context.documents.game.data.sides;
    PerSide {
        usa: edge(context, &sides.usa.friendly_edge),
        csa: edge(context, &sides.csa.friendly_edge),
    }
}

/// Returns the map edge with a name, or reports that there is none.
pub(super) fn edge(context: &mut Context<'_>, name: &Located<String>) -> Edge {
    let known = &context.documents.game.data.grid.edges;
    match known.get(&name.value) {
        Some(edge) => *edge,
        None => {
            let names = known.keys().map(String::as_str);
            let place = name.place.clone();
            context.unknown(codes::REF_EDGE, place, "map edge", name, names);
            Edge::FirstRow
        }
    }
}
