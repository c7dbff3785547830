//! Checks that at least one unit has each trait, and that the effects of the trait change something
//! for the units that have it. VAL-16.

use blind_swords::check::movement::charge;
use blind_swords::conditions::names_trait;
use blind_swords::game::{Arm, Effect, Mount, Trait, TraitId, Unit};
use document::tree::At;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    findings.checked("traits", game.traits.len());
    let traits = At::root(&subject.documents.tables.tree).key("traits");
    for (n, it) in game.traits.iter().enumerate() {
        let id = TraitId::from_index(n);
        let bearers: Vec<&Unit> =
            game.units.iter().filter(|unit| unit.traits.contains(&id)).collect();
        if bearers.is_empty() {
            let place = traits.place_of_key(&it.id);
            let message = format!("no unit has the trait `{}`", it.id);
            let help = "give it to a unit or an arm, or remove it";
            findings.warning_with_help(codes::TRAIT_UNUSED, place, message, help);
            continue;
        }
        for effect in &it.effects {
            if let Some(why) = in_vain(subject, effect, &bearers) {
                findings.warning_with_help(
                    codes::NEVER,
                    traits.key(&it.id).key("effects").place(),
                    format!("an effect of `{}` can never apply: {why}", it.id),
                    "remove it, or give the trait to units that it can affect",
                );
            }
        }
        says_anything(subject, (id, it), traits, findings);
    }
}

/// Warns about traits without effects that neither a column shift nor a script uses.
fn says_anything(
    subject: Subject<'_>,
    (id, it): (TraitId, &Trait),
    traits: At<'_>,
    findings: &mut Findings,
) {
    let named = subject.words.count(&it.id) > 0 || is_in_shifts(subject, id);
    if it.effects.is_empty() && !named {
        let message = format!("the trait `{}` has no effect", it.id);
        let help = "add `effects`, or a column shift with this trait as its condition";
        findings.warning_with_help(codes::NEVER, traits.place_of_key(&it.id), message, help);
    }
}

fn is_in_shifts(subject: Subject<'_>, id: TraitId) -> bool {
    let game = subject.game;
    game.fire_shifts.iter().any(|shift| names_trait(&shift.when.0, id))
        || game.close_shifts.iter().any(|shift| names_trait(&shift.when.0, id))
}

/// Returns the reason why an effect changes nothing for the units with the trait. `None` if it
/// changes something.
fn in_vain(subject: Subject<'_>, effect: &Effect, bearers: &[&Unit]) -> Option<&'static str> {
    let none_is = |arm: Arm| bearers.iter().all(|unit| unit.arm != arm);
    let fires = |unit: &&Unit| {
        [Mount::Mounted, Mount::Dismounted].into_iter().any(|mount| {
            let weapon = subject.game.weapons.get(unit.weapon_as(mount).index());
            weapon.is_some_and(|weapon| weapon.fires())
        })
    };
    match effect {
        Effect::FiresAndMoves => {
            none_is(Arm::Artillery).then_some("only artillery chooses between fire and movement")
        }
        Effect::CannotCharge if !charge::are_permitted(&subject.game.profile) => {
            Some("this game has no charges")
        }
        Effect::CannotCharge => none_is(Arm::Cavalry).then_some("only cavalry can charge"),
        Effect::CannotAttack => bearers
            .iter()
            .all(|unit| unit.arm == Arm::Artillery)
            .then_some("artillery never attacks"),
        Effect::Range(_) | Effect::RangeAtMost(_) | Effect::CannotFire => {
            (!bearers.iter().any(fires)).then_some("no unit with the trait has a weapon that fires")
        }
        Effect::SeenOver
        | Effect::SparedByFire
        | Effect::Movement(_)
        | Effect::Ground(_)
        | Effect::Streams(_)
        | Effect::KeepsAway
        | Effect::BreakTests(_)
        | Effect::Steadies(_)
        | Effect::CannotRally
        | Effect::CannotRebuild
        | Effect::CannotLead
        | Effect::CannotStandAlone
        | Effect::StacksAs(_)
        | Effect::GivesNoSupport
        | Effect::GetsNoSupport
        | Effect::NeedsNoSupport => None,
    }
}
