//! Evaluation of places outside movement: retreat, advance, overstacking, deployment and entry.

use blind_swords::game::UnitId;
use blind_swords::question::{
    AdvanceQuestion, Entrant, OverstackQuestion, PlacementQuestion, RetreatQuestion,
};
use blind_swords::{Choice, Look};
use kernel::HexId;

use crate::mind::Mind;
use crate::stand::{Outlook, Spirit};
use crate::tally::{Tally, Term, Weighed, weigh_each};

/// Evaluates the hexes that a unit may occupy.
pub(crate) fn weigh(
    mind: Mind<'_>,
    unit: UnitId,
    options: &[Choice],
    spirit: Spirit,
) -> Vec<Weighed> {
    let outlook = Outlook::of(mind);
    let post = outlook.post(unit, spirit);
    let here = mind.scene.board.hex_of(unit);
    weigh_each(options, |choice| {
        let there = choice.hex().ok().or(here);
        there.map_or_else(Tally::default, |hex| post.arrive(hex).tally())
    })
}

/// Evaluates retreat questions: the order of units and their hexes. SS 15.4.
pub(crate) fn retreat(
    mind: Mind<'_>,
    question: &RetreatQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        RetreatQuestion::Unit(_) => indifferent(options),
        RetreatQuestion::Hex(walk) => weigh(mind, walk.unit, options, Spirit::Wary),
    }
}

/// Evaluates advances after close combat: the unit and the distance.
pub(crate) fn advance(
    mind: Mind<'_>,
    question: &AdvanceQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        AdvanceQuestion::Unit(advance) => {
            let outlook = Outlook::of(mind);
            weigh_each(options, |choice| {
                let unit = choice.unit();
                unit.map_or_else(|_| Tally::default(), |unit| gain(&outlook, unit, advance.into))
            })
        }
        AdvanceQuestion::Hex(unit) => weigh(mind, *unit, options, Spirit::Steady),
    }
}

/// Evaluates overstacking questions: the unit that leaves and its hex.
pub(crate) fn overstack(
    mind: Mind<'_>,
    question: &OverstackQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        OverstackQuestion::Unit(_) => weigh_each(options, |choice| {
            let stake = choice.unit().map_or(0, |unit| mind.stake(unit));
            Tally::of(Term::Support, -stake)
        }),
        OverstackQuestion::Hex(unit) => weigh(mind, *unit, options, Spirit::Steady),
    }
}

/// Evaluates the deployment before the first turn.
pub(crate) fn placement(
    mind: Mind<'_>,
    question: &PlacementQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        PlacementQuestion::Unit(_) => indifferent(options),
        PlacementQuestion::Hex(_, unit) => weigh(mind, *unit, options, Spirit::Steady),
    }
}

/// Evaluates entry hexes. REIN-01, REIN-04.
pub(crate) fn entry(mind: Mind<'_>, entrant: Entrant, options: &[Choice]) -> Vec<Weighed> {
    let first = match entrant {
        Entrant::Unit(unit) => Some(unit),
        Entrant::Brigade(brigade) => {
            mind.scene.game().brigades[brigade.index()].units.first().copied()
        }
    };
    first.map_or_else(|| indifferent(options), |unit| weigh(mind, unit, options, Spirit::Wary))
}

/// Returns the value for a unit of advancing into a hex, relative to staying.
fn gain(outlook: &Outlook<'_>, unit: UnitId, into: HexId) -> Tally {
    let post = outlook.post(unit, Spirit::Steady);
    let here = outlook.mind.scene.board.hex_of(unit);
    let stays = here.map_or_else(Tally::default, |here| post.stand(here).tally());
    post.arrive(into).tally().less(&stays)
}

fn indifferent(options: &[Choice]) -> Vec<Weighed> {
    weigh_each(options, |_| Tally::default())
}
