//! Conditions of column shifts: subject × predicate. T-20, T-21, V-76.
//!
//! A condition joins claims with `all`, `any-of` and `not`. A claim says that any member of a
//! subject, or half of the strength, meets a list of predicates. `predicates.rs` has one row for
//! each predicate. The row determines how the predicate is read, checked, worded and described in
//! schemas.

mod absent;
mod combat;
mod evaluation;
mod fact;
mod predicates;
mod rows;
mod subject;
mod told;
mod values;
mod words;

use std::mem::discriminant;

use kernel::{Claim, Formula, Share};

use crate::game::{GradeId, TraitId};

pub use absent::{Absent, Package, never};
pub use combat::{Aimed, Combat, On};
pub use fact::{Fact, Helps};
pub use predicates::Predicate;
pub use subject::Who;
pub use told::words;
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
