//! Evaluation of rallies.

use blind_swords::Choice;
use blind_swords::board::{Face, Morale};
use blind_swords::check::{legality, values};
use blind_swords::choice::Word;
use blind_swords::game::UnitId;
use blind_swords::question::{RallyQuestion, Rallying};

use crate::evaluation::places;
use crate::evaluation::stand::Spirit;
use crate::evaluation::tally::{Tally, Term, Weighed, weigh_each};
use crate::position::eval_context::EvalContext;
use crate::position::fate::Condition;
use crate::position::ground::Milli;

/// Evaluates the options of a rally question. SS 16.0.
pub(crate) fn weigh(
    context: EvalContext<'_>,
    question: &RallyQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    let rally = |value| Tally::of(Term::Rally, value);
    match question {
        RallyQuestion::Unit(rallying) => weigh_each(options, |choice| {
            let Ok(unit) = choice.unit() else { return Tally::default() };
            let action = RallyQuestion::Action(*rallying, unit).into();
            let may_rebuild =
                legality::check(context.position, &action, Word::Rebuild.into()).is_ok();
            let rebuilt = if may_rebuild { rebuilding(context, unit) } else { 0 };
            rally(recovery(context, unit).max(rebuilt).max(1))
        }),
        RallyQuestion::Action(_, unit) => weigh_each(options, |choice| {
            let rebuilds = choice == Word::Rebuild.into();
            rally(if rebuilds { rebuilding(context, *unit) } else { recovery(context, *unit) })
        }),
        RallyQuestion::RebuildHex(_, unit) | RallyQuestion::DisplaceHex(unit) => {
            places::weigh(context, *unit, options, Spirit::Wary)
        }
    }
}

/// Whether a rallying unit gains more from a rebuild attempt than from recovery.
pub(crate) fn would_rebuild(context: EvalContext<'_>, rallying: Rallying, unit: UnitId) -> bool {
    let action = RallyQuestion::Action(rallying, unit).into();
    let may_rebuild = legality::check(context.position, &action, Word::Rebuild.into()).is_ok();
    may_rebuild && rebuilding(context, unit) > recovery(context, unit)
}

/// Returns the value of restoring a unit to steady morale.
pub(crate) fn recovery(context: EvalContext<'_>, unit: UnitId) -> Milli {
    let now = context.condition(unit);
    let steady = Condition { morale: Morale::None, ..now };
    let charts = &context.ground.charts;
    context.share(unit, charts.lost(unit, now) - charts.lost(unit, steady))
}

/// Returns the expected value of a rebuild attempt, in which the unit returns to the map or becomes
/// fresh again.
fn rebuilding(context: EvalContext<'_>, unit: UnitId) -> Milli {
    let passes = Milli::from(values::modified_cr(context.position, unit).min(6));
    let worn = Condition { face: Face::Battleworn, morale: Morale::None };
    let regained = if context.waits(unit) {
        context.stake(unit)
    } else {
        context.share(unit, context.ground.charts.lost(unit, worn))
    };
    regained * passes / 6
}
