use std::sync::Arc;

use brigade_battles::game::{HexGround, HexsideGround, Map, Road, TerrainId};
use document::Located;
use document::tree::At;
use kernel::{HexId, HexNumber, Lines};

use super::context::Context;
use crate::codes;
use crate::model::HexPair;
use crate::model::map::Ground;

/// Maximum length, in hexes, of the lines of sight that are computed in advance. It exceeds every
/// firing range.
const SIGHT: u8 = 20;

/// Function that adds one feature to the data of a hexside.
type Feature = fn(&mut HexsideGround);

/// Compiles the map. T-07.
pub(super) fn map(context: &mut Context<'_>) -> Map {
    let document = &context.documents.map;
    let at = At::root(&document.tree);
    let kinds = &context.documents.tables.data.terrain.kinds;
    for terrain in document.data.terrain.legend.values() {
        context.index("terrain", terrain, kinds.keys());
    }
    let terrain = values(context, &document.data.terrain, at.key("terrain"));
    let levels = values(context, &document.data.levels, at.key("levels"));
    let ground = terrain.into_iter().zip(levels).map(|(terrain, level)| HexGround {
        terrain: terrain
            .and_then(|name| kinds.position(&name.value))
            .map_or(TerrainId(0), TerrainId::from_index),
        level: level.copied().unwrap_or_default(),
        name: None,
    });
    let mut hexes: Vec<HexGround> = ground.collect();
    for (number, name) in document.data.places.names.iter() {
        let place = at.key("places").key("names").place_of_key(&number.to_string());
        let hex = context.hex(*number, place);
        hexes[hex.index()].name = Some(name.clone());
    }
    let mut sides = vec![[HexsideGround::default(); 6]; hexes.len()];
    let features: [(_, Feature); 2] = [
        (&document.data.hexsides.stream, |side| side.stream = true),
        (&document.data.hexsides.closed, |side| side.closed = true),
    ];
    for (pairs, feature) in features {
        for pair in pairs {
            let Located { value: HexPair(one, other), place } = pair;
            let (one, other) =
                (context.hex(*one, place.clone()), context.hex(*other, place.clone()));
            join(context, &mut sides, (one, other), feature, place);
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

/// Adds a feature to a hexside, in the data of both adjacent hexes.
fn join(
    context: &mut Context<'_>,
    sides: &mut [[HexsideGround; 6]],
    (one, other): (HexId, HexId),
    feature: Feature,
    place: &document::diag::Place,
) {
    match context.grid.direction(one, other) {
        Some(way) => {
            feature(&mut sides[one.index()][way.index()]);
            feature(&mut sides[other.index()][way.opposite().index()]);
        }
        None => {
            let (one, other) = (context.grid.number(one), context.grid.number(other));
            let message = format!("{one} and {other} are not adjacent");
            context.refuse(codes::SIDE, place.clone(), message);
        }
    }
}

/// Compiles the roads. CW-MAP-02.
fn roads(context: &mut Context<'_>, sides: &mut [[HexsideGround; 6]]) -> Vec<Road> {
    let mut roads = Vec::new();
    for (name, road) in context.documents.map.data.roads.paths.iter() {
        let path = context.hexes(&road.path);
        for (index, pair) in path.windows(2).enumerate() {
            let place = &road.path[index + 1].place;
            join(context, sides, (pair[0], pair[1]), |side| side.road = true, place);
        }
        roads.push(Road { name: name.clone(), path });
    }
    roads
}

/// Returns the value of each hex, or `None` if its character is missing or unknown.
fn values<'g, T>(
    context: &mut Context<'_>,
    ground: &'g Ground<T>,
    at: At<'_>,
) -> Vec<Option<&'g T>> {
    let mut values = vec![None; context.grid.len()];
    let spec = *context.grid.spec();
    let at = at.key("columns");
    // A column with a wrong number is probably a missing column, so the two errors are reported as
    // one.
    let mut misnamed = refuse_other_columns(context, ground, at);
    let mut before = at.place();
    for column in spec.first_column..=spec.last_column {
        let name = format!("{column:02}");
        let rows = spec.rows(column);
        let expected = usize::from(rows.last - rows.first) + 1;
        let Some(text) = ground.columns.get(&name) else {
            if misnamed == 0 {
                let message = format!("missing column `{name}`");
                context.refuse(codes::GRID, before.clone(), message);
            }
            misnamed = misnamed.saturating_sub(1);
            continue;
        };
        before = at.key(&name).place();
        let letters: Vec<(usize, char)> =
            text.char_indices().filter(|(_, letter)| !letter.is_whitespace()).collect();
        if letters.len() != expected {
            let message = format!("column {name} has {} hexes, expected {expected}", letters.len());
            context.refuse(codes::GRID, at.key(&name).place(), message);
            continue;
        }
        for (row, (offset, letter)) in (rows.first..=rows.last).zip(letters) {
            let value = ground.legend.get(&letter.to_string());
            if value.is_none() {
                let place = at.key(&name).place_of_char(offset);
                context.refuse(
                    codes::GRID,
                    place,
                    format!("unknown character `{letter}`: it is not in the legend"),
                );
            }
            if let Some(hex) = context.grid.hex(HexNumber::new(column, row)) {
                values[hex.index()] = value;
            }
        }
    }
    values
}

/// Reports the columns that are not on this map, and returns the number of such columns.
fn refuse_other_columns<T>(context: &mut Context<'_>, ground: &Ground<T>, at: At<'_>) -> usize {
    let spec = *context.grid.spec();
    let names: Vec<String> =
        (spec.first_column..=spec.last_column).map(|column| format!("{column:02}")).collect();
    let others: Vec<&String> = ground.columns.keys().filter(|name| !names.contains(name)).collect();
    for name in &others {
        let message = format!("unknown column `{name}`: this map does not have it");
        context.refuse(codes::GRID, at.place_of_key(name), message);
    }
    others.len()
}
