//! Explanations of the evaluation of a unit's place.

use blind_swords::game::UnitId;
use kernel::{HexId, say};

use super::chances::{self, number, points};
use crate::evaluation::stand::{Outlook, Spirit};
use crate::evaluation::tally::Term;
use crate::planning::goals::{Goal, swing};
use crate::position::eval_context::EvalContext;
use crate::position::fate::Support;

/// Returns the explanation of one term in the value of a place.
pub(super) fn told(
    context: EvalContext<'_>,
    unit: UnitId,
    hex: HexId,
    term: Term,
) -> Option<String> {
    let outlook = Outlook::of(context);
    let post = outlook.post(unit, Spirit::Steady);
    let there = number(context, hex);
    match term {
        Term::Way => {
            let goal = outlook.goal(unit)?;
            Some(say!("reason-way", hex = goal_of(context, goal)?))
        }
        Term::Control => control(context, hex),
        Term::Exposure => Some(match post.danger(hex) {
            Some(danger) => chances::of_danger(context, unit, hex, &danger),
            None => say!("reason-no-danger", hex = there),
        }),
        Term::Support => Some(match post.support_in(hex) {
            Support::Given => say!("reason-supported", hex = there),
            Support::Missing => say!("reason-unsupported", hex = there),
        }),
        Term::Engage => Some(say!("reason-threatens", hex = there)),
        Term::Guns => Some(say!("reason-guns", hex = there)),
        _ => None,
    }
}

/// Returns a control term in words: `control of 2210, for 3.00 points`.
pub(super) fn control(context: EvalContext<'_>, hex: HexId) -> Option<String> {
    let worth = points(swing(context, context.time(), context.ground.objective_in(hex)?));
    Some(say!("reason-control", hex = number(context, hex), points = worth))
}

/// Returns the hex number of a brigade's goal in words. `None` if the goal's hex cannot be found.
pub(super) fn goal_of(context: EvalContext<'_>, goal: Goal<'_>) -> Option<String> {
    let mut hexes = context.position.package.game.map.grid.hexes();
    let there = hexes.find(|hex| goal.way[hex.index()] == 0)?;
    Some(number(context, there))
}
