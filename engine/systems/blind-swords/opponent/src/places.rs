//! Who goes where without a move: who retreats, advances, makes room, is placed or enters.

use blind_swords::game::UnitId;
use blind_swords::question::{
    AdvanceQuestion, Entrant, OverstackQuestion, PlacementQuestion, RetreatQuestion,
};
use blind_swords::{Choice, Look};
use kernel::HexId;

use crate::mind::Mind;
use crate::stand::{Outlook, Spirit};
use crate::tally::{Tally, Term, Weighed, weigh_each};

/// What speaks for each hex in which a unit may come to stand.
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

/// Who retreats first, and where to. SS 15.4.
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

/// Who advances after a close combat, and how far.
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

/// Who makes room, and where he goes.
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

/// Where units stand before the first turn.
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

/// Where somebody enters the map. REIN-01, REIN-04.
pub(crate) fn entry(mind: Mind<'_>, entrant: Entrant, options: &[Choice]) -> Vec<Weighed> {
    let first = match entrant {
        Entrant::Unit(unit) => Some(unit),
        Entrant::Brigade(brigade) => {
            mind.scene.game().brigades[brigade.index()].units.first().copied()
        }
    };
    first.map_or_else(|| indifferent(options), |unit| weigh(mind, unit, options, Spirit::Wary))
}

/// What a unit has from advancing into a hex, against staying.
fn gain(outlook: &Outlook<'_>, unit: UnitId, into: HexId) -> Tally {
    let post = outlook.post(unit, Spirit::Steady);
    let here = outlook.mind.scene.board.hex_of(unit);
    let stays = here.map_or_else(Tally::default, |here| post.stand(here).tally());
    post.arrive(into).tally().less(&stays)
}

fn indifferent(options: &[Choice]) -> Vec<Weighed> {
    weigh_each(options, |_| Tally::default())
}
