//! Evaluation of units that suffer a result: lead units of equal strength, panic and the Fog of
//! War.

use blind_swords::game::UnitId;
use blind_swords::question::FogQuestion;
use blind_swords::{Choice, PositionExt};

use crate::evaluation::places;
use crate::evaluation::stand::Spirit;
use crate::evaluation::tally::{Tally, Term, Weighed, weigh_each};
use crate::position::eval_context::EvalContext;
use crate::position::ground::Milli;

/// Evaluates the candidates for the lead unit, which have equal strength, by the effect of a usual
/// fire on each. FIRE-08.
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

/// Evaluates the candidates for a harmful result. For an enemy unit, a greater loss is better. For
/// a friendly unit, a smaller loss is better.
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

/// Converts the evaluation of an option by the enemy to the view of this side.
fn against(theirs: Weighed) -> Weighed {
    Weighed { tally: Tally::of(Term::Harm, -theirs.tally.total()), ..theirs }
}
