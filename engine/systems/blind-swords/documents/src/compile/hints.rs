//! Compilation of hints for computer opponents, which supplement the victory points of a scenario.

use std::sync::Arc;

use blind_swords::game::{BattlePlan, HexPoints, Hints};
use document::Located;
use document::tree::At;
use kernel::{PerSide, Side};

use crate::codes;
use crate::model::{Id, ai};

use super::battle_plans::battle_plans;
use super::context::Context;

/// Compiles the hints for a scenario.
pub(super) fn hints(context: &mut Context<'_>, scenario: &Id) -> Hints {
    let documents = context.documents;
    let battle_plans = battle_plans(context, scenario);
    let all = documents.hints.iter().flat_map(|hints| hints.data.scenarios.iter());
    let Some((_, data)) = all.into_iter().find(|(id, _)| *id == scenario) else {
        return Hints { battle_plans, ..Hints::default() };
    };
    Hints {
        openings: PerSide::from_fn(|side| {
            opening(context, &battle_plans, data.openings[side].as_ref())
        }),
        battle_plans,
        objectives: points(context, &data.objectives),
        lines: points(context, &data.lines),
        orders: PerSide::from_fn(|side| data.orders[side].unwrap_or_default()),
        losses: data.losses,
    }
}

/// Checks that the scenarios named in hints and plans exist.
pub(super) fn check_scenarios(context: &mut Context<'_>) {
    let documents = context.documents;
    if let Some(hints) = &documents.hints {
        check_named(context, At::root(&hints.tree), hints.data.scenarios.keys());
    }
    for (_, plan) in &documents.plans {
        check_named(context, At::root(&plan.tree), plan.data.scenarios.keys());
    }
}

fn check_named<'n>(context: &mut Context<'_>, at: At<'_>, named: impl Iterator<Item = &'n Id>) {
    let documents = context.documents;
    let scenarios = at.key("scenarios");
    for id in named {
        let known = documents.scenarios.iter().map(|(known, _)| known.as_str());
        if !known.clone().any(|known| known == id.as_str()) {
            let place = scenarios.place_of_key(id.as_str());
            context.unknown(codes::REF_SCENARIO, place, "scenario", id.as_str(), known);
        }
    }
}

/// Returns the plan with which a bot of one side starts. `None` if the hints name none.
fn opening(
    context: &mut Context<'_>,
    battle_plans: &[Arc<BattlePlan>],
    named: Option<&Located<Id>>,
) -> Option<Arc<BattlePlan>> {
    let named = named?;
    let found = battle_plans.iter().find(|battle_plan| battle_plan.id == named.as_str());
    if found.is_none() {
        let known = battle_plans.iter().map(|battle_plan| battle_plan.id.as_str());
        context.unknown(codes::REF_PLAN, named.place.clone(), "plan", named.as_str(), known);
    }
    found.cloned()
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
