//! Evaluation of hexes in questions other than moves: retreat, advance, overstacking, deployment
//! and entry.

use blind_swords::game::UnitId;
use blind_swords::question::{
    AdvanceQuestion, Entrant, OverstackQuestion, PlacementQuestion, RetreatQuestion,
};
use blind_swords::{Choice, PositionExt};
use kernel::HexId;

use crate::evaluation::stand::{Outlook, Spirit};
use crate::evaluation::tally::{Tally, Term, Weighed, weigh_each};
use crate::position::eval_context::EvalContext;

/// Evaluates the hexes that a unit may occupy.
pub(crate) fn weigh(
    context: EvalContext<'_>,
    unit: UnitId,
    options: &[Choice],
    spirit: Spirit,
) -> Vec<Weighed> {
    let outlook = Outlook::of(context);
    let post = outlook.post(unit, spirit);
    let here = context.position.board.hex_of(unit);
    weigh_each(options, |choice| {
        let there = choice.hex().ok().or(here);
        there.map_or_else(Tally::default, |hex| post.arrive(hex).tally())
    })
}

/// Evaluates retreat questions: the unit that retreats next, and its hex. SS 15.4.
pub(crate) fn retreat(
    context: EvalContext<'_>,
    question: &RetreatQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        RetreatQuestion::Unit(_) => indifferent(options),
        RetreatQuestion::Hex(walk) => weigh(context, walk.unit, options, Spirit::Wary),
    }
}

/// Evaluates advances after close combat: the unit that advances, and the number of hexes.
pub(crate) fn advance(
    context: EvalContext<'_>,
    question: &AdvanceQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        AdvanceQuestion::Unit(advance) => {
            let outlook = Outlook::of(context);
            weigh_each(options, |choice| {
                let unit = choice.unit();
                unit.map_or_else(|_| Tally::default(), |unit| gain(&outlook, unit, advance.into))
            })
        }
        AdvanceQuestion::Hex(unit) => weigh(context, *unit, options, Spirit::Steady),
    }
}

/// Evaluates overstacking questions: the unit that leaves the stack, and its hex.
pub(crate) fn overstack(
    context: EvalContext<'_>,
    question: &OverstackQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        OverstackQuestion::Unit(_) => weigh_each(options, |choice| {
            let stake = choice.unit().map_or(0, |unit| context.stake(unit));
            Tally::of(Term::Support, -stake)
        }),
        OverstackQuestion::Hex(unit) => weigh(context, *unit, options, Spirit::Steady),
    }
}

/// Evaluates the placement of units before the first turn.
pub(crate) fn placement(
    context: EvalContext<'_>,
    question: &PlacementQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        PlacementQuestion::Unit(_) => indifferent(options),
        PlacementQuestion::Hex(_, unit) => weigh(context, *unit, options, Spirit::Steady),
    }
}

/// Evaluates entry hexes. REIN-01, REIN-04.
pub(crate) fn entry(
    context: EvalContext<'_>,
    entrant: Entrant,
    options: &[Choice],
) -> Vec<Weighed> {
    let first = match entrant {
        Entrant::Unit(unit) => Some(unit),
        Entrant::Brigade(brigade) => {
            context.position.game().brigades[brigade.index()].units.first().copied()
        }
    };
    first.map_or_else(|| indifferent(options), |unit| weigh(context, unit, options, Spirit::Wary))
}

/// Returns the value of advancing into a hex for a unit, compared with staying.
fn gain(outlook: &Outlook<'_>, unit: UnitId, into: HexId) -> Tally {
    let post = outlook.post(unit, Spirit::Steady);
    let here = outlook.context.position.board.hex_of(unit);
    let stays = here.map_or_else(Tally::default, |here| post.stand(here).tally());
    post.arrive(into).tally().less(&stays)
}

fn indifferent(options: &[Choice]) -> Vec<Weighed> {
    weigh_each(options, |_| Tally::default())
}
