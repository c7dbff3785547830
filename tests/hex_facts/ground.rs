//! Facts about levels, terrain, water and hexsides.

use std::collections::BTreeSet;

use blind_swords::game::{Arm, EntryCost, HexsideWater, Slope, Terrain};
use kernel::{HexId, Side};
use serde::Deserialize;

use crate::hex_facts::field::Field;
use crate::hex_facts::outcome::{Outcome, equal, holds};

/// Fact about levels, terrain, water or hexsides.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum GroundFact {
    Scale { minutes_per_turn: u32, men_per_sp: f64 },
    Level { hex: String, value: u8 },
    LevelsUsed { min: u8, max: u8 },
    OneLevelPerHex,
    LevelDiff { a: String, b: String, value: u8 },
    LevelStep { from: String, to: String, value: u8 },
    LevelMax { hex: String, value: u8 },
    Terrain { hex: String, value: String },
    AdjacentToTerrain { hex: String, value: String },
    NotTerrain { hex: String, value: String },
    WaterHex { hex: String },
    WaterKinds,
    Hexside { a: String, b: String, value: String },
    Adjacent { a: String, b: String },
    Exists { hex: String },
    GentleExists,
    SlopeRule,
    SteepRule,
    SummitUnnumbered,
    MapEdge { side: String },
    ExistsPattern { pattern: String },
    GraphicNote,
}

impl GroundFact {
    /// Checks the fact against the package.
    pub(crate) fn check(&self, field: &Field) -> Outcome {
        match self {
            GroundFact::Scale { minutes_per_turn, men_per_sp } => {
                scale(field, *minutes_per_turn, *men_per_sp)
            }
            GroundFact::Level { hex, value } => equal(&field.level(hex), value),
            GroundFact::LevelsUsed { min, max } => {
                let used: BTreeSet<u8> = field.map().hexes.iter().map(|hex| hex.level).collect();
                equal(&used, &(*min..=*max).collect())
            }
            GroundFact::OneLevelPerHex => equal(&field.map().hexes.len(), &field.map().grid.len()),
            GroundFact::LevelDiff { a, b, value } => {
                equal(&field.level(a).abs_diff(field.level(b)), value)
            }
            GroundFact::LevelStep { from, to, value } => {
                equal(&field.level(to), &(field.level(from) + value))
            }
            GroundFact::LevelMax { hex, value } => {
                holds(field.level(hex) <= *value, || format!("{hex} is too high"))
            }
            GroundFact::Terrain { hex, value } => equal(&field.terrain(hex).id, value),
            GroundFact::AdjacentToTerrain { hex, value } => {
                let grid = &field.map().grid;
                let found =
                    grid.neighbours(field.hex(hex)).any(|next| field.terrain_of(next).id == *value);
                holds(found, || format!("no {value} next to {hex}"))
            }
            GroundFact::NotTerrain { hex, value } => {
                holds(field.terrain(hex).id != *value, || format!("{hex} is {value}"))
            }
            GroundFact::WaterHex { hex } => {
                equal(&field.map().hex(field.hex(hex)).water.as_deref(), &Some("dry stream"))
            }
            GroundFact::WaterKinds => water_kinds(field),
            GroundFact::Hexside { a, b, value } => hexside(field, a, b, value),
            GroundFact::Adjacent { a, b } => {
                holds(field.map().grid.adjacent(field.hex(a), field.hex(b)), || "apart".to_owned())
            }
            GroundFact::Exists { hex } => {
                let number = hex.parse().expect("four digits");
                holds(field.map().grid.hex(number).is_some(), || "not on the map".to_owned())
            }
            GroundFact::GentleExists => holds(
                field.hexsides().any(|(a, b, way)| {
                    field.level_of(a) != field.level_of(b)
                        && field.map().hexside(a, way).slope.is_none()
                }),
                || "every change of level has a slope".to_owned(),
            ),
            GroundFact::SlopeRule => rise_of(field, Slope::UP, 1),
            GroundFact::SteepRule => rise_of(field, Slope::STEEP_UP, 2),
            GroundFact::SummitUnnumbered => {
                let is_closed = |terrain: &Terrain, arm| terrain.cost(arm) == EntryCost::Prohibited;
                let closed = |terrain| Arm::ALL.into_iter().all(|arm| is_closed(terrain, arm));
                let summits = field.map().hexes.iter();
                let n = summits.filter(|hex| closed(field.game().terrain.kind(hex.terrain)));
                equal(&n.count(), &4)
            }
            GroundFact::MapEdge { side } => map_edge(field, side),
            GroundFact::ExistsPattern { pattern } => {
                holds(has_pattern(field, pattern), || "nowhere on the map".to_owned())
            }
            GroundFact::GraphicNote => Outcome::Information,
        }
    }
}

fn scale(field: &Field, minutes: u32, men_per_sp: f64) -> Outcome {
    let minute = |time: &String| -> u32 {
        let (hour, minute) = time.split_once(':').expect("a time of day");
        hour.parse::<u32>().expect("hours") * 60 + minute.parse::<u32>().expect("minutes")
    };
    let times = field.scenario("Slaughter Mountain").clock.iter().map(minute);
    let times: Vec<u32> = times.collect();
    let even = times.windows(2).all(|pair| pair[1] - pair[0] == minutes);
    let strengths: Vec<(f64, f64)> = field
        .loaded
        .documents
        .units
        .data
        .units
        .values()
        .zip(field.game().units.iter())
        .filter_map(|(data, unit)| Some((f64::from(data.men?), f64::from(unit.fresh?.sp.floor()))))
        .collect();
    let men: f64 = strengths.iter().map(|(men, _)| men).sum();
    let points: f64 = strengths.iter().map(|(_, points)| points).sum();
    holds(even && (men / points - men_per_sp).abs() < 2.0, || {
        format!("{:.1} men a point", men / points)
    })
}

fn water_kinds(field: &Field) -> Outcome {
    let has = |water| {
        field.hexsides().any(|(a, _, way)| field.map().hexside(a, way).water == Some(water))
    };
    let dry = field.map().hexes.iter().any(|hex| hex.water.is_some());
    holds(dry && has(HexsideWater::Stream) && has(HexsideWater::Pond), || "not all".to_owned())
}

fn hexside(field: &Field, a: &str, b: &str, value: &str) -> Outcome {
    let (a, b) = (field.hex(a), field.hex(b));
    let ground = field.map().between(a, b).expect("neighbours");
    let found = match (ground.slope, ground.water) {
        (Some(Slope::UP | Slope::DOWN), _) => "slope",
        (Some(Slope::STEEP_UP | Slope::STEEP_DOWN), _) => "steep",
        (Some(_), _) => "a slope of another grade",
        (None, Some(HexsideWater::Stream)) => "flowing_stream",
        (None, Some(HexsideWater::Pond)) => "pond",
        (None, None) => "nothing",
    };
    equal(&found, &value)
}

fn rise_of(field: &Field, slope: Slope, levels: i16) -> Outcome {
    let level = |hex| i16::from(field.level_of(hex));
    let mut of_kind = field
        .hexsides()
        .filter(|(a, _, way)| field.map().hexside(*a, *way).slope == Some(slope))
        .peekable();
    let some = of_kind.peek().is_some();
    holds(some && of_kind.all(|(a, b, _)| level(b) - level(a) == levels), || {
        "a slope that does not fit its levels".to_owned()
    })
}

/// Checks the hexes of the east or west edge. SS 15.4: the east edge is row 00, the west edge row
/// 17 or 18.
fn map_edge(field: &Field, side: &str) -> Outcome {
    let grid = &field.map().grid;
    let friend = match side {
        "east" => Side::Usa,
        _ => Side::Csa,
    };
    let edge = field.game().friendly_edge[friend];
    let expected = |hex: HexId| {
        let number = grid.number(hex);
        match (side, number.column % 2) {
            ("east", _) => number.row == 0,
            (_, 0) => number.row == 18,
            _ => number.row == 17,
        }
    };
    let wrong = grid.hexes().find(|hex| grid.is_on(*hex, edge) != expected(*hex));
    holds(wrong.is_none(), || format!("{wrong:?}"))
}

fn has_pattern(field: &Field, pattern: &str) -> bool {
    let grid = &field.map().grid;
    let is = |hex: HexId, terrain: &str| field.terrain_of(hex).id == terrain;
    match pattern {
        "clear_three_from_cornfield" => grid.hexes().any(|a| {
            is(a, "clear") && grid.hexes().any(|b| is(b, "cornfield") && grid.distance(a, b) == 3)
        }),
        "slope_between_clear_4_and_5" => field.hexsides().any(|(a, b, way)| {
            let levels = (field.level_of(a), field.level_of(b));
            is(a, "clear")
                && is(b, "clear")
                && levels == (4, 5)
                && field.map().hexside(a, way).slope == Some(Slope::UP)
        }),
        "clear_by_cornfield_by_cornfield" => grid.hexes().any(|a| {
            is(a, "clear")
                && grid.neighbours(a).any(|b| {
                    is(b, "cornfield")
                        && grid
                            .neighbours(b)
                            .any(|c| is(c, "cornfield") && grid.distance(a, c) == 2)
                })
        }),
        other => panic!("no pattern is called {other}"),
    }
}
