//! What matters to computer opponents beyond the schedule of points.

use blind_swords::game::{HexPoints, Hints, OrderCosts};
use document::Located;
use document::tree::At;
use kernel::{PerSide, Side, Sixteenths};

use crate::codes;
use crate::model::{BySide, Id, Ratio, ai};

use super::context::Context;

/// The hints for a scenario.
pub(super) fn hints(context: &mut Context<'_>, scenario: &Id) -> Hints {
    let documents = context.documents;
    let all = documents.hints.iter().flat_map(|hints| hints.data.scenarios.iter());
    let Some((_, data)) = all.into_iter().find(|(id, _)| *id == scenario) else {
        return Hints::default();
    };
    let BySide { usa, csa } = &data.orders;
    Hints {
        objectives: points(context, &data.objectives),
        lines: points(context, &data.lines),
        orders: PerSide { usa: costs(context, usa.as_ref()), csa: costs(context, csa.as_ref()) },
        losses: PerSide {
            usa: amount(context, data.losses.usa.as_ref()),
            csa: amount(context, data.losses.csa.as_ref()),
        },
    }
}

/// Hints are for scenarios that there are.
pub(super) fn check_scenarios(context: &mut Context<'_>) {
    let documents = context.documents;
    let Some(hints) = &documents.hints else { return };
    let scenarios = At::root(&hints.tree).key("scenarios");
    for (id, _) in hints.data.scenarios.iter() {
        let known = documents.scenarios.iter().map(|(known, _)| known.as_str());
        if !known.clone().any(|known| known == id.as_str()) {
            let place = scenarios.place_of_key(id.as_str());
            context.unknown(codes::REF_SCENARIO, place, "scenario", id.as_str(), known);
        }
    }
}

fn points(context: &mut Context<'_>, objectives: &[ai::Objective]) -> Vec<HexPoints> {
    let mut all = Vec::new();
    for objective in objectives {
        let points = i32::from(objective.points);
        for number in &objective.hexes {
            let Some(hex) = context.listed_hex(number) else { continue };
            let sides = Side::BOTH.into_iter();
            let sides = sides.filter(|side| objective.side.is_none_or(|only| only == *side));
            all.extend(sides.map(|side| HexPoints { side, hex, points }));
        }
    }
    all
}

fn costs(context: &mut Context<'_>, data: Option<&ai::OrderCosts>) -> OrderCosts {
    let Some(data) = data else { return OrderCosts::default() };
    let ai::OrderCosts { attack, defend, maneuver, regroup } = data;
    OrderCosts {
        attack: amount(context, attack.as_ref()),
        defend: amount(context, defend.as_ref()),
        maneuver: amount(context, maneuver.as_ref()),
        regroup: amount(context, regroup.as_ref()),
    }
}

fn amount(context: &mut Context<'_>, ratio: Option<&Located<Ratio>>) -> Sixteenths {
    ratio.map_or(Sixteenths::ZERO, |ratio| context.amount(ratio))
}
