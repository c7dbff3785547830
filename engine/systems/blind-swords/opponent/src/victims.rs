//! Whom a result strikes: the lead unit, who panics, on whom the Fog of War falls.

use blind_swords::game::UnitId;
use blind_swords::question::FogQuestion;
use blind_swords::{Choice, Look};

use crate::ground::Milli;
use crate::mind::Mind;
use crate::places;
use crate::stand::Spirit;
use crate::tally::{Tally, Term, Weighed, weigh_each};

/// Which of several units as large counts, by what a usual fire does to it. FIRE-08.
pub(crate) fn tie(mind: Mind<'_>, options: &[Choice]) -> Vec<Weighed> {
    let usual = mind.ground.charts.usual();
    strike(mind, options, |unit| mind.share(unit, mind.harm(unit, usual).loss))
}

/// Whom panic takes. PAN-01.
pub(crate) fn panic(mind: Mind<'_>, options: &[Choice]) -> Vec<Weighed> {
    strike(mind, options, |unit| mind.stake(unit))
}

/// What the Fog of War makes of a unit.
pub(crate) fn fog(mind: Mind<'_>, question: &FogQuestion, options: &[Choice]) -> Vec<Weighed> {
    match question {
        FogQuestion::Unit(_) => strike(mind, options, |unit| mind.stake(unit)),
        FogQuestion::Hex(_, unit) if mind.scene.side_of(*unit) == mind.side => {
            places::weigh(mind, *unit, options, Spirit::Wary)
        }
        FogQuestion::Hex(_, unit) => {
            let theirs = places::weigh(mind.enemy(), *unit, options, Spirit::Wary);
            theirs.into_iter().map(against).collect()
        }
    }
}

/// Of the enemy's units the one that loses most, of one's own the one that loses least.
fn strike(mind: Mind<'_>, options: &[Choice], loss: impl Fn(UnitId) -> Milli) -> Vec<Weighed> {
    weigh_each(options, |choice| {
        let Ok(unit) = choice.unit() else { return Tally::default() };
        let sign = if mind.scene.side_of(unit) == mind.side { -1 } else { 1 };
        Tally::of(Term::Harm, sign * loss(unit))
    })
}

/// What is good for the enemy, from this side.
fn against(theirs: Weighed) -> Weighed {
    Weighed { tally: Tally::of(Term::Harm, -theirs.tally.total()), ..theirs }
}
