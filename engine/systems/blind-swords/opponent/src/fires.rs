//! Evaluation of fire.

use blind_swords::Choice;
use blind_swords::check::fire::{aim, targets};
use blind_swords::check::{cross_fire, legality, values};
use blind_swords::choice::Word;
use blind_swords::game::UnitId;
use blind_swords::look::only;
use blind_swords::odds::aimed;
use blind_swords::question::{Fire, FireQuestion, Volley};

use crate::ground::Milli;
use crate::mind::Mind;
use crate::tally::{Tally, Term, Weighed, weigh_each};

/// Evaluates the options of a fire question.
pub(crate) fn weigh(mind: Mind<'_>, question: &FireQuestion, options: &[Choice]) -> Vec<Weighed> {
    let of = |choice: Choice| match (question, choice) {
        (FireQuestion::Unit(volley), Choice::Unit(unit)) => most_by(mind, volley, unit),
        (FireQuestion::Join(volley, firers), Choice::Unit(unit)) => {
            let Some((_, together)) = aimed(question, choice) else { return 0 };
            let before = done(mind, volley, &Fire { firers: *firers, ..together });
            let alone = done(mind, volley, &Fire { firers: only(unit), ..together });
            done(mind, volley, &together) - before - alone
        }
        (FireQuestion::Target(..), Choice::Hex(_))
        | (FireQuestion::Canister(..), Choice::Word(Word::Use | Word::Forfeit)) => {
            aimed(question, choice).map_or(0, |(volley, fire)| done(mind, volley, &fire))
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

/// Possible fire.
pub(crate) struct Shot {
    pub(crate) volley: Box<Volley>,
    pub(crate) fire: Fire,
}

/// Returns the best fire that an option leads to, if any.
pub(crate) fn shot(mind: Mind<'_>, question: &FireQuestion, choice: Choice) -> Option<Shot> {
    if let (FireQuestion::Unit(volley), Choice::Unit(unit)) = (question, choice) {
        return best_shot(mind, volley, unit).map(|(shot, _)| shot);
    }
    aimed(question, choice).map(|(volley, fire)| Shot { volley: Box::new(*volley), fire })
}

/// Returns a unit's best fire by itself, with its value.
pub(crate) fn best_shot(mind: Mind<'_>, volley: &Volley, unit: UnitId) -> Option<(Shot, Milli)> {
    let (fire, done) = best_fire(mind, volley, unit)?;
    Some((Shot { volley: Box::new(*volley), fire }, done))
}

fn best_fire(mind: Mind<'_>, volley: &Volley, unit: UnitId) -> Option<(Fire, Milli)> {
    let question = FireQuestion::Target(*volley, unit);
    let targets = legality::options(mind.scene, &question.clone().into()).into_iter();
    let fires = targets.filter_map(|target| aimed(&question, target)).map(|(_, fire)| {
        let done = done(mind, volley, &fire);
        (fire, done)
    });
    fires.max_by_key(|(_, done)| *done)
}

/// Returns the greatest value of a unit's fire by itself.
pub(crate) fn most_by(mind: Mind<'_>, volley: &Volley, unit: UnitId) -> Milli {
    best_fire(mind, volley, unit).map_or(1, |(_, done)| done.max(1))
}

/// Returns the expected value of a fire.
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
