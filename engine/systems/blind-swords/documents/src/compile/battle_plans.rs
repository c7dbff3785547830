//! Compilation of battle plans for computer players.

use std::sync::Arc;

use blind_swords::game::{self, BattlePlan};
use document::{Document, Located};

use crate::codes;
use crate::model::Id;
use crate::model::plan::{Leg, Plan};
use crate::model::scenario::Turns;

use super::context::Context;

/// Returns the package's battle plans for one scenario.
pub(super) fn battle_plans(context: &mut Context<'_>, scenario: &Id) -> Vec<Arc<BattlePlan>> {
    let documents = context.documents;
    let battle_plan = |(id, plan): &(Id, Document<Plan>)| {
        let Plan { note: _, manner, scenarios } = &plan.data;
        let said = scenarios.iter().filter(|(named, _)| *named == scenario);
        let legs = said.flat_map(|(_, legs)| legs);
        Arc::new(BattlePlan {
            id: id.to_string(),
            style: *manner,
            legs: legs.filter_map(|leg| self::leg(context, scenario, leg)).collect(),
        })
    };
    documents.plans.iter().map(battle_plan).collect()
}

fn leg(context: &mut Context<'_>, scenario: &Id, leg: &Leg) -> Option<game::Leg> {
    let Leg { brigade, turns, order, to, note: _ } = leg;
    check_turns(context, scenario, turns);
    let to = to.as_ref().and_then(|number| context.listed_hex(number));
    Some(game::Leg {
        brigade: context.find(brigade)?,
        first: turns.value.first,
        last: turns.value.last,
        order: *order,
        to,
    })
}

/// Checks that the turns of a task are within the scenario.
fn check_turns(context: &mut Context<'_>, scenario: &Id, named: &Located<Turns>) {
    let scenarios = &context.documents.scenarios;
    let Some((_, played)) = scenarios.iter().find(|(id, _)| id == scenario) else { return };
    let (played, Turns { first, last }) = (played.data.turns, named.value);
    if first < played.first || last > played.last || first > last {
        let message = format!(
            "turns {first} to {last} are outside {scenario}: expected turns from {} to {}",
            played.first, played.last
        );
        context.refuse(codes::SCENARIO_TURNS, named.place.clone(), message);
    }
}
