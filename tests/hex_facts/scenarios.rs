//! Facts about set-ups, victory and special rules.

use std::collections::BTreeSet;

use blind_swords::game::{Arm, EntryCost, Formation, HexPoints, RoadInHex, TerrainEffect, UnitId};
use kernel::{HexId, Side};
use serde::Deserialize;

use crate::hex_facts::field::Field;
use crate::hex_facts::outcome::{Outcome, holds};

/// Fact about a set-up, victory or a special rule.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum ScenarioFact {
    Setup { scenario: String, unit: String, hex: String },
    Victory { hex: String, side: String, vp: Option<i32>, when: String },
    WestEdgeRange { from: String, to: String, vp: i32 },
    ScenarioLimit { beyond_column: u8 },
    ScenarioTrigger { column: u8 },
    ArtilleryLegal { hex: String },
    ArtilleryCanFire { hex: String },
}

impl ScenarioFact {
    /// Checks the fact against the package.
    pub(crate) fn check(&self, field: &Field) -> Outcome {
        match self {
            ScenarioFact::Setup { scenario, unit, hex } => setup(field, scenario, unit, hex),
            ScenarioFact::Victory { hex, side, vp, when } => victory(field, hex, side, *vp, when),
            ScenarioFact::WestEdgeRange { from, to, vp } => west_edge(field, from, to, *vp),
            ScenarioFact::ScenarioLimit { beyond_column } => limit(field, *beyond_column),
            ScenarioFact::ScenarioTrigger { column } => trigger(field, *column),
            ScenarioFact::ArtilleryLegal { hex } => {
                let road = field.map().hex(field.hex(hex)).road == RoadInHex::Present;
                let open = match field.terrain(hex).cost(Arm::Artillery) {
                    EntryCost::Points(_) => true,
                    EntryCost::RoadOnly => road,
                    EntryCost::Prohibited => false,
                };
                holds(open, || "closed to guns".to_owned())
            }
            ScenarioFact::ArtilleryCanFire { hex } => {
                let silences = field.terrain(hex).has(TerrainEffect::SilencesArtillery);
                holds(!silences, || "guns are silent".to_owned())
            }
        }
    }
}

fn victory(field: &Field, hex: &str, side: &str, vp: Option<i32>, when: &str) -> Outcome {
    let hex = field.hex(hex);
    let side = Side::from_id(&side.to_lowercase()).expect("a side");
    let in_every = field.game().scenarios.iter().all(|scenario| match (vp, when) {
        (Some(points), "end") => scenario.victory.at_end.contains(&HexPoints { side, hex, points }),
        (Some(points), _) => scenario.victory.each_turn.contains(&HexPoints { side, hex, points }),
        (None, _) => {
            scenario.victory.automatic.iter().any(|win| win.side == side && win.hex == hex)
        }
    });
    holds(in_every && field.map().hex(hex).name.is_some(), || "not in the schedule".to_owned())
}

fn west_edge(field: &Field, from: &str, to: &str, points: i32) -> Outcome {
    let (from, to) = (field.hex(from), field.hex(to));
    let map = field.map();
    let columns = map.number(from).column..=map.number(to).column;
    let edge = field.game().friendly_edge.csa;
    let hexes = map
        .grid
        .hexes()
        .filter(|hex| map.grid.is_on(*hex, edge) && columns.contains(&map.number(*hex).column));
    let expected: BTreeSet<HexId> = hexes.collect();
    let open = |hex: &HexId| field.terrain_of(*hex).cost(Arm::Infantry) != EntryCost::Prohibited;
    let all = field.game().scenarios.iter().all(|scenario| {
        let rows = scenario.victory.occupied_each_turn.iter();
        let fit = rows.clone().all(|row| row.side == Side::Usa && row.points == points);
        fit && rows.map(|row| row.hex).collect::<BTreeSet<_>>() == expected
    });
    holds(all && expected.len() == 21 && expected.iter().all(open), || "not so".to_owned())
}

fn limit(field: &Field, column: u8) -> Outcome {
    let map = field.map();
    let scenario = field.scenario("Valley Vengeance");
    let wrong =
        map.grid.hexes().find(|hex| scenario.forbids(*hex) != (map.number(*hex).column > column));
    holds(wrong.is_none(), || format!("{wrong:?}"))
}

fn trigger(field: &Field, column: u8) -> Outcome {
    let map = field.map();
    let scenario = field.scenario("Slaughter Mountain");
    let fits = scenario.triggers.iter().any(|trigger| {
        trigger.side == Side::Usa
            && map
                .grid
                .hexes()
                .all(|hex| trigger.hexes[hex.index()] == (map.number(hex).column == column))
    });
    holds(fits, || "no such trigger".to_owned())
}

/// Checks that the scenario's set-up places the named units in a hex as one stack. `8th US (SO)`
/// means that the unit is in Skirmish Order.
fn setup(field: &Field, scenario: &str, names: &str, hex: &str) -> Outcome {
    let hex = field.hex(hex);
    let scenario = field.scenario(scenario);
    for name in names.split(" & ").flat_map(|part| part.split(", ")) {
        let (name, formation) = match name.strip_suffix(" (SO)") {
            Some(name) => (name, Formation::Skirmish),
            None => (name, Formation::Line),
        };
        let unit = field.game().units.iter().position(|unit| unit.name == name);
        let Some(unit) = unit.map(UnitId::from_index) else {
            return Outcome::Fails(format!("there is no {name}"));
        };
        let placed = scenario.setup.iter().any(|placement| {
            placement.unit == unit && placement.hex == hex && placement.formation == formation
        });
        if !placed {
            return Outcome::Fails(format!("{name} is not there"));
        }
    }
    Outcome::Holds
}
