//! Facts from participants' descriptions of the battlefield.

use blind_swords::check::sight::Visibility;
use kernel::HexId;
use serde::Deserialize;

use crate::hex_facts::field::{Field, YARDS_PER_HEX};
use crate::hex_facts::outcome::{Outcome, holds, near};

/// Fact from a participant's description of the battlefield.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum HistoryFact {
    RoadYards { path: String, a: String, b: String, yards: f64, tol: f64 },
    RoadLevelRun { path: String, level: u8, to: String, yards: f64, tol: f64 },
    WoodsDepth { column: u8, rows: (u8, u8), yards: f64, tol: f64 },
    Yards { a: String, b: String, yards: f64, tol: f64 },
    YardsSpan { a: String, b: String, yards: f64, tol: f64 },
    MeanYards { a: Vec<String>, b: Vec<String>, yards: f64, tol: f64 },
    AllSee { a: Vec<String>, b: Vec<String> },
    WoodsBesideRoad { hexes: Vec<String> },
    Valley { a: Vec<String>, b: Vec<String>, floor: Vec<String> },
}

impl HistoryFact {
    /// Checks the fact against the package.
    pub(crate) fn check(&self, field: &Field) -> Outcome {
        match self {
            HistoryFact::RoadYards { path, a, b, yards, tol } => {
                let road = field.road(path);
                let at = |hex: &str| road.iter().position(|h| *h == field.hex(hex));
                let steps = at(a).zip(at(b)).map_or(0, |(a, b)| a.abs_diff(b));
                near(steps as f64 * YARDS_PER_HEX, *yards, *tol)
            }
            HistoryFact::RoadLevelRun { path, level, to, yards, tol } => {
                let road = field.road(path);
                let at_level = |hex: &&HexId| field.level_of(**hex) == *level;
                let end = road.iter().position(|hex| *hex == field.hex(to)).expect("on the road");
                let run = road[..=end].iter().rev().take_while(at_level).count();
                near((run - 1) as f64 * YARDS_PER_HEX, *yards, *tol)
            }
            HistoryFact::WoodsDepth { column, rows, yards, tol } => {
                let hexes = (rows.0..=rows.1).map(|row| format!("{column:02}{row:02}"));
                let n = hexes.filter(|hex| field.terrain(hex).id == "woods").count();
                near(n as f64 * YARDS_PER_HEX, *yards, *tol)
            }
            HistoryFact::Yards { a, b, yards, tol } => near(field.yards(a, b), *yards, *tol),
            HistoryFact::YardsSpan { a, b, yards, tol } => {
                near(field.yards(a, b) + YARDS_PER_HEX, *yards, *tol)
            }
            HistoryFact::MeanYards { a, b, yards, tol } => {
                let pairs = a.iter().flat_map(|a| b.iter().map(move |b| (a, b)));
                let all: Vec<f64> = pairs.map(|(a, b)| field.yards(a, b)).collect();
                near(all.iter().sum::<f64>() / all.len() as f64, *yards, *tol)
            }
            HistoryFact::AllSee { a, b } => {
                let mut pairs = a.iter().flat_map(|a| b.iter().map(move |b| (a, b)));
                let hidden = pairs.find(|(a, b)| field.sight(a, b, &[]) == Visibility::Blocked);
                holds(hidden.is_none(), || format!("{hidden:?} do not see each other"))
            }
            HistoryFact::WoodsBesideRoad { hexes } => {
                let n = hexes.iter().filter(|hex| field.terrain(hex).id == "woods").count();
                holds(4 * n >= 3 * hexes.len(), || format!("{n} of {} are wooded", hexes.len()))
            }
            HistoryFact::Valley { a, b, floor } => {
                let lowest = a.iter().chain(b).map(|hex| field.level(hex)).min();
                let highest = floor.iter().map(|hex| field.level(hex)).max();
                holds(highest < lowest, || format!("{highest:?} is not below {lowest:?}"))
            }
        }
    }
}
