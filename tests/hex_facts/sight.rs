//! Facts about lines of sight.

use blind_swords::check::sight::Visibility;
use kernel::LineStep;
use serde::Deserialize;

use crate::hex_facts::field::Field;
use crate::hex_facts::outcome::{Outcome, equal, holds};

/// Fact about a line of sight.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum SightFact {
    LosPath { from: String, to: String, value: Vec<String> },
    Los { from: String, to: String, units: Vec<String>, result: String },
    LosNotBlocked { from: String, to: String, units: Vec<String> },
}

impl SightFact {
    /// Checks the fact against the package.
    pub(crate) fn check(&self, field: &Field) -> Outcome {
        match self {
            SightFact::LosPath { from, to, value } => los_path(field, from, to, value),
            SightFact::Los { from, to, units, result } => {
                equal(&field.sight(from, to, units).id(), &result.as_str())
            }
            SightFact::LosNotBlocked { from, to, units } => {
                holds(field.sight(from, to, units) != Visibility::Blocked, || "blocked".to_owned())
            }
        }
    }
}

fn los_path(field: &Field, from: &str, to: &str, value: &[String]) -> Outcome {
    let map = field.map();
    let steps = map.lines.between(&map.grid, field.hex(from), field.hex(to));
    let met: Vec<String> =
        steps.flat_map(LineStep::hexes).map(|hex| map.number(hex).to_string()).collect();
    equal(&met, &value.to_vec())
}
