//! Facts about roads and movement costs.

use blind_swords::game::{Arm, EntryCost, Road, RoadInHex};
use kernel::{Edge, Sixteenths};
use serde::Deserialize;

use crate::hex_facts::field::Field;
use crate::hex_facts::outcome::{Outcome, equal, holds};

/// Fact about roads or movement costs.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum RoadFact {
    RoadAny { hex: String },
    Road { hex: String, value: String },
    PikePath { name: String, from: String, to: String },
    PikeCount { value: usize },
    RoadLink { a: String, b: String },
    NoRoadLink { a: String, b: String },
    RoadJunction { hex: String, min_arms: usize },
    RuleConflict,
    Entry { hex: String, edge: String, via: String },
    Cost { from: String, to: String, cost: i32, mode: String },
    OffmapExit { cost: i32 },
}

impl RoadFact {
    /// Checks the fact against the package.
    pub(crate) fn check(&self, field: &Field) -> Outcome {
        match self {
            RoadFact::RoadAny { hex } => {
                equal(&field.map().hex(field.hex(hex)).road, &RoadInHex::Present)
            }
            RoadFact::Road { hex, value } => {
                let hex = field.hex(hex);
                let of_kind = |road: &Road| road.kind.id == *value && road.path.contains(&hex);
                holds(field.map().roads.iter().any(of_kind), || format!("no {value} there"))
            }
            RoadFact::PikePath { name, from, to } => pike_path(field, name, from, to),
            RoadFact::PikeCount { value } => {
                let pikes = field.map().roads.iter().filter(|road| road.kind.id == "pike");
                equal(&pikes.count(), value)
            }
            RoadFact::RoadLink { a, b } => {
                holds(field.is_linked(field.hex(a), field.hex(b)), || "not linked".to_owned())
            }
            RoadFact::NoRoadLink { a, b } => {
                holds(!field.is_linked(field.hex(a), field.hex(b)), || "linked".to_owned())
            }
            RoadFact::RoadJunction { hex, min_arms } => {
                let arms = field.arms(field.hex(hex));
                holds(arms >= *min_arms, || format!("{arms} arms"))
            }
            RoadFact::RuleConflict => holds(
                field.hexsides().any(|(a, b, way)| {
                    let road = |hex| field.map().hex(hex).road == RoadInHex::Present;
                    road(a) && road(b) && field.map().hexside(a, way).road.is_none()
                }),
                || "all neighbouring road hexes are connected".to_owned(),
            ),
            RoadFact::Entry { hex, edge, via } => entry(field, hex, edge, via),
            RoadFact::Cost { from, to, cost, mode } => cost_of_a_hex(field, from, to, *cost, mode),
            RoadFact::OffmapExit { cost } => {
                equal(&field.game().terrain.exit, &Sixteenths::whole(*cost))
            }
        }
    }
}

fn pike_path(field: &Field, name: &str, from: &str, to: &str) -> Outcome {
    let road = field.road(name);
    let ends = (road.first().copied(), road.last().copied());
    let linked = road.windows(2).all(|pair| field.is_linked(pair[0], pair[1]));
    let expected = (Some(field.hex(from)), Some(field.hex(to)));
    holds(linked && ends == expected, || format!("{ends:?}"))
}

/// Checks the movement cost for infantry from one hex to the next against the package's tables.
fn cost_of_a_hex(field: &Field, from: &str, to: &str, cost: i32, mode: &str) -> Outcome {
    let (from, to) = (field.hex(from), field.hex(to));
    let effects = &field.game().terrain;
    let expected = Sixteenths::whole(cost);
    if mode == "road" {
        return holds(field.is_linked(from, to) && effects.road == expected, || {
            format!("a road hex costs {}", effects.road)
        });
    }
    let side = field.map().between(from, to).expect("neighbours");
    let EntryCost::Points(mut found) = field.terrain_of(to).cost(Arm::Infantry) else {
        return Outcome::Fails("closed to infantry".to_owned());
    };
    found += side.slope.map_or(Sixteenths::ZERO, |s| effects.slope(s, Arm::Infantry));
    if side.water.is_some() {
        found += effects.hexsides.stream[Arm::Infantry];
    }
    equal(&found, &expected)
}

fn entry(field: &Field, hex: &str, edge: &str, via: &str) -> Outcome {
    let hex = field.hex(hex);
    let edge = match edge {
        "east" => Edge::FirstRow,
        _ => Edge::LastRow,
    };
    let of_kind = |road: &Road| via == "road" || road.kind.id == via;
    let on_road = field.map().roads.iter().any(|road| of_kind(road) && road.path.contains(&hex));
    holds(field.map().grid.is_on(hex, edge) && on_road, || "no way in".to_owned())
}
