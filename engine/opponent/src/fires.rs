//! Who fires at whom.

use blind_swords::Choice;
use blind_swords::check::fire::{aim, targets};
use blind_swords::check::{cross_fire, legality, values};
use blind_swords::choice::Word;
use blind_swords::game::{UnitId, UnitSet};
use blind_swords::question::{Canister, Fire, FireQuestion, Volley};
use kernel::HexId;

use crate::ground::Milli;
use crate::mind::Mind;
use crate::tally::{Tally, Term, Weighed, weigh_each};

/// What speaks for each answer to a question of fire.
pub(crate) fn weigh(mind: Mind<'_>, question: &FireQuestion, options: &[Choice]) -> Vec<Weighed> {
    let of = |choice: Choice| match (question, choice) {
        (FireQuestion::Unit(volley), Choice::Unit(unit)) => most_by(mind, volley, unit),
        (FireQuestion::Target(volley, unit), Choice::Hex(hex)) => {
            done(mind, volley, &fire(&[*unit], hex, Canister::Used))
        }
        (FireQuestion::Join(volley, firers), Choice::Unit(unit)) => {
            let Some(target) = volley.target else { return 0 };
            let mut with = *firers;
            with.insert(unit.index());
            let together = Fire { firers: with, ..fire(&[], target, Canister::Used) };
            let before = Fire { firers: *firers, ..fire(&[], target, Canister::Used) };
            let alone = done(mind, volley, &fire(&[unit], target, Canister::Used));
            done(mind, volley, &together) - done(mind, volley, &before) - alone
        }
        (FireQuestion::Canister(volley, firers), Choice::Word(word)) => {
            let Some(target) = volley.target else { return 0 };
            let canister = if word == Word::Use { Canister::Used } else { Canister::Forfeited };
            done(mind, volley, &Fire { firers: *firers, ..fire(&[], target, canister) })
        }
        (FireQuestion::Announce(..), Choice::Word(Word::Add)) => 1,
        (FireQuestion::Primary(target, announced), Choice::Hexside(primary)) => {
            let crossing = announced
                .iter()
                .filter(|fire| cross_fire::converges(mind.scene, *target, fire, primary));
            -(crossing.count() as Milli)
        }
        _ => 0,
    };
    weigh_each(options, |choice| Tally::of(Term::Fire, of(choice)))
}

/// A fire that could be.
pub(crate) struct Shot {
    pub(crate) volley: Box<Volley>,
    pub(crate) fire: Fire,
}

/// The fire to which an answer leads, of several the best; nothing where it leads to none.
pub(crate) fn shot(mind: Mind<'_>, question: &FireQuestion, choice: Choice) -> Option<Shot> {
    let at = |volley: &Volley, firers: UnitSet, canister: Canister| {
        let fire = Fire { firers, ..fire(&[], volley.target?, canister) };
        Some(Shot { volley: Box::new(*volley), fire })
    };
    match (question, choice) {
        (FireQuestion::Unit(volley), Choice::Unit(unit)) => {
            best_shot(mind, volley, unit).map(|(shot, _)| shot)
        }
        (FireQuestion::Target(volley, unit), Choice::Hex(hex)) => {
            Some(Shot { volley: Box::new(*volley), fire: fire(&[*unit], hex, Canister::Used) })
        }
        (FireQuestion::Join(volley, firers), Choice::Unit(unit)) => {
            let with = firers.iter().chain([unit.index()]).collect();
            at(volley, with, Canister::Used)
        }
        (FireQuestion::Join(volley, firers), Choice::Word(Word::Fire))
        | (FireQuestion::Canister(volley, firers), Choice::Word(Word::Use)) => {
            at(volley, *firers, Canister::Used)
        }
        (FireQuestion::Canister(volley, firers), Choice::Word(Word::Forfeit)) => {
            at(volley, *firers, Canister::Forfeited)
        }
        (
            FireQuestion::Unit(_)
            | FireQuestion::Target(..)
            | FireQuestion::Join(..)
            | FireQuestion::Canister(..)
            | FireQuestion::Announce(..)
            | FireQuestion::Primary(..),
            _,
        ) => None,
    }
}

/// The best fire of a unit by itself, and what it does.
pub(crate) fn best_shot(mind: Mind<'_>, volley: &Volley, unit: UnitId) -> Option<(Shot, Milli)> {
    let (fire, done) = best_fire(mind, volley, unit)?;
    Some((Shot { volley: Box::new(*volley), fire }, done))
}

fn best_fire(mind: Mind<'_>, volley: &Volley, unit: UnitId) -> Option<(Fire, Milli)> {
    let question = FireQuestion::Target(*volley, unit).into();
    let targets = legality::options(mind.scene, &question).into_iter();
    let fires = targets.filter_map(|choice| choice.hex().ok()).map(|hex| {
        let fire = fire(&[unit], hex, Canister::Used);
        (fire, done(mind, volley, &fire))
    });
    fires.max_by_key(|(_, done)| *done)
}

fn fire(units: &[UnitId], target: HexId, canister: Canister) -> Fire {
    let firers = units.iter().map(|unit| unit.index()).collect();
    Fire { firers, target, canister, crossing: false }
}

/// The most that a unit does by itself to any target.
pub(crate) fn most_by(mind: Mind<'_>, volley: &Volley, unit: UnitId) -> Milli {
    best_fire(mind, volley, unit).map_or(1, |(_, done)| done.max(1))
}

/// What a fire does to its target on the average.
fn done(mind: Mind<'_>, volley: &Volley, fire: &Fire) -> Milli {
    let at = targets(mind.scene, volley, fire.target);
    let Some(&lead) = values::largest(mind.scene, at).first() else { return 0 };
    let aim = aim(mind.scene, volley, fire, lead);
    let Some(column) = aim.column else { return 0 };
    let harm = mind.harm(lead, column);
    let driven = mind.share(lead, harm.leaves);
    Mind::part(mind.share(lead, harm.loss), mind.weights.fire)
        + Mind::part(driven, mind.weights.drive) / 4
}
