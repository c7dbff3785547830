//! Evaluation of fire.

use blind_swords::Choice;
use blind_swords::check::fire::{aim, targets};
use blind_swords::check::{cross_fire, legality, values};
use blind_swords::choice::Word;
use blind_swords::game::UnitId;
use blind_swords::odds::aimed;
use blind_swords::position_ext::only;
use blind_swords::question::{Fire, FireQuestion, Volley};

use crate::evaluation::tally::{Tally, Term, Weighed, weigh_each};
use crate::position::eval_context::EvalContext;
use crate::position::ground::Milli;

/// Evaluates the options of a fire question.
pub(crate) fn weigh(
    context: EvalContext<'_>,
    question: &FireQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    let of = |choice: Choice| match (question, choice) {
        (FireQuestion::Unit(volley), Choice::Unit(unit)) => most_by(context, volley, unit),
        (FireQuestion::Join(volley, firers), Choice::Unit(unit)) => {
            let Some((_, together)) = aimed(question, choice) else { return 0 };
            let before = done(context, volley, &Fire { firers: *firers, ..together });
            let alone = done(context, volley, &Fire { firers: only(unit), ..together });
            done(context, volley, &together) - before - alone
        }
        (FireQuestion::Target(..), Choice::Hex(_))
        | (FireQuestion::Canister(..), Choice::Word(Word::Use | Word::Forfeit)) => {
            aimed(question, choice).map_or(0, |(volley, fire)| done(context, volley, &fire))
        }
        (FireQuestion::Announce(..), Choice::Word(Word::Add)) => 1,
        (FireQuestion::Primary(target, announced), Choice::Hexside(primary)) => {
            let crossing = announced
                .iter()
                .filter(|fire| cross_fire::converges(context.position, *target, fire, primary));
            -(crossing.count() as Milli)
        }
        _ => 0,
    };
    weigh_each(options, |choice| Tally::of(Term::Fire, of(choice)))
}

/// Possible fire, with its value.
pub(crate) struct Shot {
    pub(crate) volley: Box<Volley>,
    pub(crate) fire: Fire,
}

/// Returns the best fire that an option makes possible. `None` if it makes none possible.
pub(crate) fn shot(
    context: EvalContext<'_>,
    question: &FireQuestion,
    choice: Choice,
) -> Option<Shot> {
    if let (FireQuestion::Unit(volley), Choice::Unit(unit)) = (question, choice) {
        return best_shot(context, volley, unit).map(|(shot, _)| shot);
    }
    aimed(question, choice).map(|(volley, fire)| Shot { volley: Box::new(*volley), fire })
}

/// Returns the best fire that a unit can deliver alone, with its value.
pub(crate) fn best_shot(
    context: EvalContext<'_>,
    volley: &Volley,
    unit: UnitId,
) -> Option<(Shot, Milli)> {
    let (fire, done) = best_fire(context, volley, unit)?;
    Some((Shot { volley: Box::new(*volley), fire }, done))
}

fn best_fire(context: EvalContext<'_>, volley: &Volley, unit: UnitId) -> Option<(Fire, Milli)> {
    let question = FireQuestion::Target(*volley, unit);
    let targets = legality::options(context.position, &question.clone().into()).into_iter();
    let fires = targets.filter_map(|target| aimed(&question, target)).map(|(_, fire)| {
        let done = done(context, volley, &fire);
        (fire, done)
    });
    fires.max_by_key(|(_, done)| *done)
}

/// Returns the highest value of a fire combat by one unit alone.
pub(crate) fn most_by(context: EvalContext<'_>, volley: &Volley, unit: UnitId) -> Milli {
    best_fire(context, volley, unit).map_or(1, |(_, done)| done.max(1))
}

/// Returns the expected value of a fire combat.
fn done(context: EvalContext<'_>, volley: &Volley, fire: &Fire) -> Milli {
    let at = targets(context.position, volley, fire.target);
    let Some(&lead) = values::largest(context.position, at).first() else { return 0 };
    let aim = aim(context.position, volley, fire, lead);
    let Some(column) = aim.column else { return 0 };
    let harm = context.harm(lead, column);
    let driven = context.share(lead, harm.leaves);
    EvalContext::part(context.share(lead, harm.loss), context.weights.fire)
        + EvalContext::part(driven, context.weights.drive) / 4
}
