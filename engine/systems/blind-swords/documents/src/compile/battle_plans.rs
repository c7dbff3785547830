//! Battle plans for computer players.

use std::sync::Arc;

use blind_swords::game::{BattlePlan, Turns};
use document::Document;
use document::tree::At;

use crate::codes;
use crate::model::Id;
use crate::model::plan::Plan;

use super::context::Context;

/// Returns the package's battle plans for one scenario.
pub(super) fn battle_plans(context: &mut Context<'_>, scenario: &Id) -> Vec<Arc<BattlePlan>> {
    let documents = context.documents;
    let battle_plan = |(id, plan): &(Id, Document<Plan>)| {
        let legs = plan.data.scenarios.get(scenario).cloned().unwrap_or_default();
        let at = At::root(&plan.tree).key("scenarios").key(scenario.as_str());
        for (leg, at) in legs.iter().zip(at.items()) {
            check_turns(context, scenario, leg.turns, at.key("turns"));
        }
        Arc::new(BattlePlan { id: id.to_string(), style: plan.data.manner, legs })
    };
    documents.plans.iter().map(battle_plan).collect()
}

/// Checks that the turns of a task are within the scenario.
fn check_turns(context: &mut Context<'_>, scenario: &Id, turns: Turns, at: At<'_>) {
    let scenarios = &context.documents.scenarios;
    let Some((_, played)) = scenarios.iter().find(|(id, _)| id == scenario) else { return };
    let (played, Turns { first, last }) = (played.data.turns, turns);
    if first < played.first || last > played.last || first > last {
        let message = format!(
            "turns {first} to {last} are outside {scenario}: expected turns from {} to {}",
            played.first, played.last
        );
        context.refuse(codes::SCENARIO_TURNS, at.place(), message);
    }
}
