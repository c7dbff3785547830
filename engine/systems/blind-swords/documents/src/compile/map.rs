//! Compilation of hexes, hexsides and roads.

use std::sync::Arc;

use blind_swords::game::{
    Grade, GradeId, HexGround, HexsideGround, HexsideWater, Map, Road, RoadId, RoadInHex, RoadKind,
    RoadKindId, RoadLink, Slope, TerrainId,
};
use document::Located;
use document::diag::{Diagnostic, Place};
use document::tree::At;
use kernel::{Direction, Edge, HexId, HexPair, Lines, PerSide};

use crate::codes;

use super::context::Context;

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
    let terrain = context.values(&document.data.terrain, at.key("terrain"));
    let levels = context.values(&document.data.levels, at.key("levels"));
    let ground = terrain.into_iter().zip(levels).map(|(terrain, level)| HexGround {
        terrain: terrain.copied().unwrap_or(TerrainId(0)),
        level: level.copied().unwrap_or_default(),
        road: RoadInHex::Absent,
        name: None,
        water: None,
    });
    let mut hexes: Vec<HexGround> = ground.collect();
    for (hex, name) in document.data.places.names.iter() {
        hexes[hex.index()].name = Some(name.clone());
    }
    for hex in document.data.dry_streams.iter().flatten() {
        hexes[hex.index()].water = Some("dry stream".to_owned());
    }
    hexes
}

/// Hexsides that one key of the map lists, with their places.
struct Drawn<'a> {
    pairs: &'a [HexPair],
    at: At<'a>,
}

impl<'a> Drawn<'a> {
    /// Returns the hexsides of a key of a mapping.
    fn of(pairs: &'a [HexPair], within: At<'a>, key: &str) -> Self {
        Self { pairs, at: within.key(key) }
    }

    /// Returns each hexside with its place.
    fn placed(&self) -> impl Iterator<Item = Located<HexPair>> + use<'a> {
        let at = self.at;
        self.pairs.iter().enumerate().map(move |(n, pair)| Located::new(*pair, at.item(n).place()))
    }
}

/// Compiles the slopes. SS 3.2f, 3.2g. MAP-07, MAP-08.
fn slopes(context: &mut Context<'_>, hexes: &[HexGround], hexsides: &mut Hexsides) {
    let document = &context.documents.map;
    let (data, at) = (&document.data.hexsides, At::root(&document.tree).key("hexsides"));
    let grades = context.documents.tables.data.terrain.all_grades();
    let own = at.key("slopes");
    let mut drawn = vec![
        (GradeId::SLOPE, Drawn::of(&data.slope, at, "slope")),
        (GradeId::STEEP, Drawn::of(&data.steep, at, "steep")),
    ];
    for ((grade, pairs), name) in data.slopes.iter().zip(own.keys()) {
        if context.knows(&own.place_of_key(name)) {
            drawn.push((*grade, Drawn::of(pairs, own, name)));
        }
    }
    for (grade, drawn) in drawn {
        let (slope, Grade { id, levels, .. }) = (Slope::up(grade), &grades[grade.index()]);
        for pair in drawn.placed() {
            let Some((lower, way, higher)) = neighbours(context, &pair) else { continue };
            let rise =
                i16::from(hexes[higher.index()].level) - i16::from(hexes[lower.index()].level);
            if rise != i16::from(*levels) {
                refuse_slope(context, id, &pair, rise, i16::from(*levels));
            } else if hexsides[lower.index()][way.index()].slope.is_some() {
                refuse_second(context, &pair, "a slope");
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
    let document = &context.documents.map;
    let (data, at) = (&document.data.hexsides, At::root(&document.tree).key("hexsides"));
    for (pairs, water) in [(&data.stream, HexsideWater::Stream), (&data.pond, HexsideWater::Pond)] {
        for pair in Drawn::of(pairs, at, water.id()).placed() {
            let Some((one, way, other)) = neighbours(context, &pair) else { continue };
            if hexsides[one.index()][way.index()].water.is_some() {
                refuse_second(context, &pair, "water");
            }
            hexsides[one.index()][way.index()].water = Some(water);
            hexsides[other.index()][way.opposite().index()].water = Some(water);
        }
    }
}

/// Compiles the hexside features. T-05.
fn features(context: &mut Context<'_>, hexsides: &mut Hexsides) {
    let document = &context.documents.map;
    let at = At::root(&document.tree).key("hexsides").key("features");
    for ((feature, pairs), name) in document.data.hexsides.features.iter().zip(at.keys()) {
        let feature = Some(*feature).filter(|_| context.knows(&at.place_of_key(name)));
        for pair in Drawn::of(pairs, at, name).placed() {
            let Some((one, way, other)) = neighbours(context, &pair) else { continue };
            if hexsides[one.index()][way.index()].feature.is_some() {
                refuse_second(context, &pair, "a feature");
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
        refuse_distance(context, (from, to), pair.place.clone());
    }
    Some((from, way?, to))
}

fn refuse_distance(context: &mut Context<'_>, (from, to): (HexId, HexId), place: Place) {
    let (from, to) = (context.grid.number(from), context.grid.number(to));
    let message = format!("{from} and {to} are not adjacent");
    context.refuse(codes::MAP_NEIGHBOURS, place, message);
}

/// Compiles the roads. SS 3.2d. MAP-05.
fn roads(context: &mut Context<'_>, hexes: &mut [HexGround], hexsides: &mut Hexsides) -> Vec<Road> {
    let document = &context.documents.map;
    let at = At::root(&document.tree).key("roads").key("paths");
    let mut compiled = Vec::new();
    for (n, (name, road)) in document.data.roads.paths.iter().enumerate() {
        let (kind, at) = (kind(context, road.kind), at.key(name).key("path"));
        let placed = road.path.iter().zip(at.items()).map(|(hex, at)| (*hex, at.place()));
        let path: Vec<Option<(HexId, Place)>> =
            placed.map(|step| context.knows(&step.1).then_some(step)).collect();
        for (hex, _) in path.iter().flatten() {
            hexes[hex.index()].road = RoadInHex::Present;
        }
        let link = RoadLink { road: RoadId::from_index(n), rate: kind.rate() };
        let mut crossed = Vec::new();
        for pair in path.windows(2) {
            let [Some((from, _)), Some((to, place))] = pair else { continue };
            if join(context, hexsides, link, (*from, *to), place) == Joined::Again {
                crossed.push(((*from, *to), place));
            }
        }
        refuse_crossed(context, &crossed);
        let path = path.iter().flatten().map(|(hex, _)| *hex).collect();
        compiled.push(Road { name: name.clone(), kind, path });
    }
    compiled
}

/// Returns the kind of a road. An unknown kind counts as a lane if the charts have no kinds.
fn kind(context: &Context<'_>, kind: RoadKindId) -> RoadKind {
    let known = context.documents.tables.data.terrain.roads.get(kind.index());
    let lane = || RoadKind { id: String::new(), name: String::new(), march: false, look: None };
    known.cloned().unwrap_or_else(lane)
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
        refuse_distance(context, (from, to), place.clone());
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

/// Returns the map edge with the given name. Reports an error if there is no such edge.
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
