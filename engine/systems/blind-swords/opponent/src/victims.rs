//! Evaluation of units that suffer a result: tied lead units, panic and the Fog of War.

use blind_swords::game::UnitId;
use blind_swords::question::FogQuestion;
use blind_swords::{Choice, PositionExt};

use crate::eval_context::EvalContext;
use crate::ground::Milli;
use crate::places;
use crate::stand::Spirit;
use crate::tally::{Tally, Term, Weighed, weigh_each};

/// Evaluates lead units that are tied in strength, by the effect of a usual fire. FIRE-08.
pub(crate) fn tie(context: EvalContext<'_>, options: &[Choice]) -> Vec<Weighed> {
    let usual = context.ground.charts.usual();
    strike(context, options, |unit| context.share(unit, context.harm(unit, usual).loss))
}

/// Evaluates the units that may panic. PAN-01.
pub(crate) fn panic(context: EvalContext<'_>, options: &[Choice]) -> Vec<Weighed> {
    strike(context, options, |unit| context.stake(unit))
}

/// Evaluates the options of a Fog of War question.
pub(crate) fn fog(
    context: EvalContext<'_>,
    question: &FogQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        FogQuestion::Unit(_) => strike(context, options, |unit| context.stake(unit)),
        FogQuestion::Hex(_, unit) if context.position.side_of(*unit) == context.side => {
            places::weigh(context, *unit, options, Spirit::Wary)
        }
        FogQuestion::Hex(_, unit) => {
            let theirs = places::weigh(context.enemy(), *unit, options, Spirit::Wary);
            theirs.into_iter().map(against).collect()
        }
    }
}

/// Prefers the enemy unit that loses most, or the friendly unit that loses least.
fn strike(
    context: EvalContext<'_>,
    options: &[Choice],
    loss: impl Fn(UnitId) -> Milli,
) -> Vec<Weighed> {
    weigh_each(options, |choice| {
        let Ok(unit) = choice.unit() else { return Tally::default() };
        let sign = if context.position.side_of(unit) == context.side { -1 } else { 1 };
        Tally::of(Term::Harm, sign * loss(unit))
    })
}

/// Converts the enemy's evaluation of an option to this side's view.
fn against(theirs: Weighed) -> Weighed {
    Weighed { tally: Tally::of(Term::Harm, -theirs.tally.total()), ..theirs }
}
