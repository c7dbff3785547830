//! Explanations of the evaluation of orders.

use blind_swords::PositionExt;
use blind_swords::game::{Arm, BrigadeId, Order, UnitId};
use blind_swords::position_ext::only;
use blind_swords::question::{Occasion, Volley};
use kernel::{HexId, say};

use super::{chances, places};
use crate::evaluation::activations;
use crate::evaluation::fires::{self, Shot};
use crate::evaluation::stand::Outlook;
use crate::evaluation::tally::Term;
use crate::position::eval_context::EvalContext;

/// Returns the explanation of one term in the value of an order.
pub(super) fn told(
    context: EvalContext<'_>,
    brigade: BrigadeId,
    order: Order,
    term: Term,
) -> Option<String> {
    let units: Vec<(UnitId, HexId)> = context.position.brigade_on_map(brigade).collect();
    match term {
        Term::Fire => {
            let fire = chances::of_fire(context, &best_shot(context, &units)?)?;
            Some(say!("reason-order-fire", fire))
        }
        Term::Assault => {
            let (fight, _) = activations::best_attack(context, &units)?;
            Some(say!("reason-order-attack", attack = chances::of_attack(context, &fight)?))
        }
        Term::Way => {
            let unit =
                units.iter().find(|(unit, _)| context.position.arm(*unit) != Arm::Artillery)?.0;
            let goal = Outlook::of(context).goal(unit)?;
            Some(say!("reason-way", hex = places::goal_of(context, goal)?))
        }
        Term::Rally => {
            let marked = units.iter().filter(|&&(unit, _)| !context.is_steady(unit)).count();
            let all = &context.position.game().brigades[brigade.index()].units;
            let broken = all.iter().filter(|&&unit| context.waits(unit)).count();
            Some(say!("reason-order-rally", marked, broken))
        }
        Term::Cost => Some(say!("reason-order-cost", order = order.id())),
        _ => None,
    }
}

/// Returns the best fire that any unit of a brigade can make at adjacent enemies.
fn best_shot(context: EvalContext<'_>, units: &[(UnitId, HexId)]) -> Option<Shot> {
    let near = units.iter().filter(|&&(unit, here)| {
        context.position.arm(unit) != Arm::Artillery
            && context.position.next_to_enemy(here, context.side)
    });
    let shots = near.filter_map(|&(unit, _)| {
        let volley = Volley::new(context.side, Occasion::Event(only(unit)));
        fires::best_shot(context, &volley, unit)
    });
    shots.max_by_key(|(_, done)| *done).map(|(shot, _)| shot)
}
