//! Conditions of column shifts: subject × predicate. T-20, T-21, V-76.
//!
//! A condition joins claims with `all`, `any-of` and `not`. A claim says that any member of a
//! subject, or half of the strength, meets a list of predicates. `predicates.rs` has one row for
//! each predicate. The row determines how the predicate is read, checked, worded and described in
//! schemas.

mod absent;
mod combat;
mod fact;
mod predicates;
mod rows;
mod subject;
mod told;
mod values;
mod words;

use std::mem::discriminant;

use kernel::{Claim, Formula, Share, say};

use crate::game::{Game, GradeId, Mount, TraitId};

pub use absent::{Absent, Package};
pub use combat::{Aimed, Combat, On};
pub use fact::{Fact, Helps};
pub use predicates::Predicate;
pub use subject::Who;
pub use values::{Climb, Variable};
pub use words::{CloseCondition, FireCondition};

/// A condition that a fire combat or a close combat may meet.
pub type Condition = kernel::Condition<Who, Predicate>;

/// Returns a condition: at least one member of a subject meets a predicate.
pub const fn any(who: Who, is: Predicate) -> Condition {
    Formula::Is(Claim::any(who, Formula::Is(is)))
}

/// Returns a condition: units with at least half of the subject's strength meet all predicates.
pub fn half(who: Who, all: impl IntoIterator<Item = Predicate>) -> Condition {
    let is = Formula::all(all.into_iter().map(Formula::Is));
    Formula::Is(Claim { who, share: Share::Half, is })
}

/// Returns a condition that consists of one fact.
pub const fn fact(fact: Fact) -> Condition {
    any(Who::Act, Predicate::Fact(fact))
}

/// Returns the subject and the predicate of a condition. `None` unless the condition has exactly
/// one of each.
fn single(when: &Condition) -> Option<(Who, &Predicate)> {
    let claim = when.alone().filter(|claim| claim.share == Share::Any)?;
    Some((claim.who, claim.is.alone()?))
}

/// Whether a condition consists of this fact alone.
pub fn is_fact(when: &Condition, fact: Fact) -> bool {
    matches!(single(when), Some((_, Predicate::Fact(own))) if *own == fact)
}

/// Returns the grade of the slope that the attack must go up. `None` unless the condition consists
/// of this predicate alone.
pub fn grade(when: &Condition) -> Option<GradeId> {
    match single(when)? {
        (_, Predicate::Rises(climb)) => Some(climb.grade()),
        _ => None,
    }
}

/// Whether a condition consists of one predicate for a slope, stream or feature of the hexside.
/// T-21.
pub fn is_of_hexside(when: &Condition) -> bool {
    use Predicate::{Feature, Rises, Water};
    matches!(single(when), Some((Who::Hexside, Feature(_) | Water(_) | Rises(_))))
}

/// Whether a condition contains a predicate for this trait.
pub fn names_trait(when: &Condition, id: TraitId) -> bool {
    let is = |is: &Predicate| *is == Predicate::Trait(id);
    when.mentions(&|claim| claim.is.mentions(&is))
}

/// Whether two conditions are equal except for the values of their predicates.
pub fn have_one_form(one: &Condition, other: &Condition) -> bool {
    let same_kind = |one: &Predicate, other: &Predicate| discriminant(one) == discriminant(other);
    one.is_alike(other, &|one, other| {
        (one.who, one.share) == (other.who, other.share) && one.is.is_alike(&other.is, &same_kind)
    })
}

/// Returns the side that a condition helps.
pub fn helps(when: &Condition) -> Helps {
    helped(when, &|claim| helped(&claim.is, &|is| is.helps((claim.who, claim.share))))
}

fn helped<T>(formula: &Formula<T>, helps: &impl Fn(&T) -> Helps) -> Helps {
    match formula {
        Formula::Is(it) => helps(it),
        Formula::All(of) => Helps::joined(of.iter().map(|it| helped(it, helps))),
        Formula::AnyOf(_) | Formula::Not(_) => Helps::Either,
    }
}

/// Returns the wording of predicates that nothing in the package can ever meet, and the thing that
/// the package lacks. `None` if the condition may hold.
pub fn never(when: &Condition, package: &dyn Package) -> Option<(String, Absent)> {
    when.never(&|claim| {
        let game = package.game();
        let alone = claim.is.never(&|is| Some((is.told(game), is.never(package)?)));
        let fits = |unit, mount| claim.is.decided(&|is| is.suits(game, unit, mount)) != Some(false);
        let any = |unit| [Mount::Mounted, Mount::Dismounted].into_iter().any(|as_| fits(unit, as_));
        let lacks_unit = claim.who.is_of_units() && !game.units.iter().any(any);
        alone.or_else(|| lacks_unit.then(|| (list(&claim.is, game), Absent::Unit)))
    })
}

/// Returns the wording of a condition for players.
pub fn words(when: &Condition, game: &Game) -> String {
    let both = |one, other| say!("condition-both", one, other);
    told(when, both, &|claim| {
        let is = list(&claim.is, game);
        match claim.who {
            Who::Act => is,
            who => say!("condition-who", who = format!("{:?}-{who:?}", claim.share), is),
        }
    })
}

/// Returns the wording of a claim's predicates for players.
fn list(is: &Formula<Predicate>, game: &Game) -> String {
    told(is, |one, other| say!("condition-all", one, other), &|is| is.told(game))
}

/// Returns the wording of a formula for players. `statement` words one statement. `both` joins the
/// wordings of two statements that must both hold.
fn told<T>(
    formula: &Formula<T>,
    both: fn(String, String) -> String,
    statement: &impl Fn(&T) -> String,
) -> String {
    let each = |it: &Formula<T>| told(it, both, statement);
    let either = |one, other| say!("condition-any", one, other);
    match formula {
        Formula::Is(it) => statement(it),
        Formula::All(of) => of.iter().map(each).reduce(both).unwrap_or_default(),
        Formula::AnyOf(of) => of.iter().map(each).reduce(either).unwrap_or_default(),
        Formula::Not(it) => say!("condition-not", it = each(it)),
    }
}
