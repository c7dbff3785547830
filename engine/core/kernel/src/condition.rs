//! Conditions: subject × predicate, joined by `all`, `any-of` and `not`.
//!
//! A rule system defines its subjects and its predicates. This module joins them.

use crate::Sixteenths;

/// A logical formula over statements of one type.
///
/// ```
/// use kernel::Formula;
/// let corn = || Formula::Is("corn");
/// let formula = Formula::all([corn(), Formula::Is("night").denied()]);
/// assert!(formula.holds(&|word| *word == "corn") && !formula.holds(&|_| true));
/// assert_eq!(formula.decided(&|word| (*word == "night").then_some(true)), Some(false));
/// assert_eq!(formula.never(&|word| (*word == "corn").then_some("winter")), Some("winter"));
/// assert!(formula.mentions(&|word| *word == "night"));
/// assert!(!formula.is_alike(&corn(), &|one, other| one == other));
/// assert_eq!((corn().alone(), formula.alone()), (Some(&"corn"), None));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Formula<T> {
    /// One statement.
    Is(T),
    /// All of these hold.
    All(Vec<Formula<T>>),
    /// At least one of these formulas holds.
    AnyOf(Vec<Formula<T>>),
    /// The formula does not hold.
    Not(Box<Formula<T>>),
}

impl<T> Formula<T> {
    /// Joins formulas that must all hold.
    pub fn all(formulas: impl IntoIterator<Item = Formula<T>>) -> Formula<T> {
        let mut formulas: Vec<_> = formulas.into_iter().collect();
        match formulas.len() {
            1 => formulas.remove(0),
            _ => Formula::All(formulas),
        }
    }

    /// Denies a formula.
    #[must_use]
    pub fn denied(self) -> Formula<T> {
        Formula::Not(Box::new(self))
    }

    /// Returns the statement if the formula consists of a single statement.
    pub const fn alone(&self) -> Option<&T> {
        match self {
            Formula::Is(it) => Some(it),
            Formula::All(_) | Formula::AnyOf(_) | Formula::Not(_) => None,
        }
    }

    /// Whether the formula holds, given which statements hold.
    #[inline]
    pub fn holds(&self, is: &impl Fn(&T) -> bool) -> bool {
        match self {
            Formula::Is(it) => is(it),
            Formula::All(of) => of.iter().all(|it| it.holds(is)),
            Formula::AnyOf(of) => of.iter().any(|it| it.holds(is)),
            Formula::Not(it) => !it.holds(is),
        }
    }

    /// Whether the formula holds, if some statements may be undecided. `None` if the formula itself
    /// is undecided.
    pub fn decided(&self, is: &impl Fn(&T) -> Option<bool>) -> Option<bool> {
        match self {
            Formula::Is(it) => is(it),
            Formula::All(of) => joined(of.iter().map(|it| it.decided(is)), false),
            Formula::AnyOf(of) => joined(of.iter().map(|it| it.decided(is)), true),
            Formula::Not(it) => it.decided(is).map(|holds| !holds),
        }
    }

    /// Returns the reason why the formula can never hold, given the reasons why its statements can
    /// never hold. `None` for a negated formula.
    pub fn never<Why>(&self, never: &impl Fn(&T) -> Option<Why>) -> Option<Why> {
        match self {
            Formula::Is(it) => never(it),
            Formula::All(of) => of.iter().find_map(|it| it.never(never)),
            Formula::AnyOf(of) => {
                let mut reasons: Vec<Why> = of.iter().map_while(|it| it.never(never)).collect();
                if reasons.len() == of.len() { reasons.pop() } else { None }
            }
            Formula::Not(_) => None,
        }
    }

    /// Whether a statement anywhere in the formula has a property.
    pub fn mentions(&self, is: &impl Fn(&T) -> bool) -> bool {
        match self {
            Formula::Is(it) => is(it),
            Formula::All(of) | Formula::AnyOf(of) => of.iter().any(|it| it.mentions(is)),
            Formula::Not(it) => it.mentions(is),
        }
    }

    /// Whether two formulas have the same structure, and the statements at equal positions are
    /// alike.
    pub fn is_alike(&self, other: &Self, alike: &impl Fn(&T, &T) -> bool) -> bool {
        match (self, other) {
            (Formula::Is(one), Formula::Is(other)) => alike(one, other),
            (Formula::All(one), Formula::All(other))
            | (Formula::AnyOf(one), Formula::AnyOf(other)) => {
                let mut pairs = one.iter().zip(other);
                one.len() == other.len() && pairs.all(|(one, other)| one.is_alike(other, alike))
            }
            (Formula::Not(one), Formula::Not(other)) => one.is_alike(other, alike),
            _ => false,
        }
    }
}

/// Combines the values of the parts of a formula: `decisive` is true for `any-of` and false for
/// `all`. One part with the value `decisive` decides the result. Otherwise the result is `None` if
/// any part is undecided.
fn joined(parts: impl Iterator<Item = Option<bool>>, decisive: bool) -> Option<bool> {
    let mut whole = Some(!decisive);
    for part in parts {
        match part {
            Some(holds) if holds == decisive => return part,
            Some(_) => {}
            None => whole = None,
        }
    }
    whole
}

/// Share of a subject's members that must meet a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// At least one of the members.
    Any,
    /// Members with at least half of the subject's strength.
    Half,
}

/// A claim that enough members of a subject meet a formula of predicates.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim<W, P> {
    /// Subject.
    pub who: W,
    /// Members that must meet the formula.
    pub share: Share,
    /// Formula of predicates that a single member must meet.
    pub is: Formula<P>,
}

/// A condition: claims joined by `all`, `any-of` and `not`.
///
/// ```
/// use kernel::{Act, Claim, Condition, Formula, Share, Sixteenths};
/// /// A battery has a level and a number of guns.
/// type Battery = (u8, i32);
/// enum Is {
///     AtLevel(u8),
///     Large,
/// }
/// struct Battle(Vec<Battery>);
/// impl Act for Battle {
///     type Who = ();
///     type Member = Battery;
///     type Predicate = Is;
///     fn any(&self, _: &(), meets: &impl Fn(Battery) -> bool) -> bool {
///         self.0.iter().any(|battery| meets(*battery))
///     }
///     fn part(&self, _: &(), meets: &impl Fn(Battery) -> bool) -> (Sixteenths, Sixteenths) {
///         let guns = |battery: &Battery| Sixteenths::whole(battery.1);
///         let part = self.0.iter().filter(|battery| meets(**battery)).map(guns).sum();
///         (part, self.0.iter().map(guns).sum())
///     }
///     fn meets(&self, (level, guns): Battery, is: &Is) -> bool {
///         match is {
///             Is::AtLevel(own) => level == *own,
///             Is::Large => guns >= 4,
///         }
///     }
/// }
/// let large_on_ridge = || Formula::all([Is::AtLevel(3), Is::Large].map(Formula::Is));
/// let any: Condition<(), Is> = Formula::Is(Claim::any((), large_on_ridge()));
/// let half = Formula::Is(Claim { who: (), share: Share::Half, is: large_on_ridge() });
/// let battle = Battle(vec![(3, 4), (1, 6), (3, 2)]);
/// assert!(any.met(&battle) && !half.met(&battle), "4 guns of 12");
/// assert!(half.met(&Battle(vec![(3, 4), (1, 4)])), "4 guns of 8");
/// assert!(!any.met(&Battle(vec![(3, 2), (1, 6)])), "no battery meets both predicates");
/// ```
pub type Condition<W, P> = Formula<Claim<W, P>>;

/// An action, such as a fire combat, for which conditions are evaluated.
pub trait Act {
    /// Subjects of claims.
    type Who;
    /// A member of a subject, such as a unit or a hex.
    type Member: Copy;
    /// A property of a member in this action.
    type Predicate;

    /// Whether any member of a subject meets a test.
    fn any(&self, who: &Self::Who, meets: &impl Fn(Self::Member) -> bool) -> bool;

    /// Returns the strength of the members that meet a test, and the strength of all members.
    fn part(
        &self,
        who: &Self::Who,
        meets: &impl Fn(Self::Member) -> bool,
    ) -> (Sixteenths, Sixteenths);

    /// Whether a member meets a predicate.
    fn meets(&self, member: Self::Member, is: &Self::Predicate) -> bool;
}

impl<W, P> Claim<W, P> {
    /// Builds a claim: at least one member of a subject meets a formula.
    pub const fn any(who: W, is: Formula<P>) -> Claim<W, P> {
        Claim { who, share: Share::Any, is }
    }

    /// Whether an action meets the claim.
    pub fn met<A: Act<Who = W, Predicate = P>>(&self, act: &A) -> bool {
        let meets = |member: A::Member| self.is.holds(&|is| act.meets(member, is));
        match self.share {
            Share::Any => act.any(&self.who, &meets),
            Share::Half => {
                let (part, whole) = act.part(&self.who, &meets);
                part > Sixteenths::ZERO && part.multiplied(2) >= whole
            }
        }
    }
}

impl<W, P> Condition<W, P> {
    /// Whether an action meets the condition.
    pub fn met<A: Act<Who = W, Predicate = P>>(&self, act: &A) -> bool {
        self.holds(&|claim| claim.met(act))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Words = Formula<&'static str>;

    fn is(word: &'static str) -> Words {
        Formula::Is(word)
    }

    #[test]
    fn formulas_hold_by_their_statements() {
        let formula = Formula::All(vec![
            Formula::AnyOf(vec![is("corn"), is("woods")]),
            Formula::Not(Box::new(is("night"))),
        ]);
        let holds = |said: &[&str]| formula.holds(&|word| said.contains(word));
        assert!(holds(&["corn"]) && holds(&["woods"]));
        assert!(!holds(&[]) && !holds(&["corn", "night"]));
    }

    #[test]
    fn what_is_undecided_stays_so_unless_another_statement_decides() {
        let known = |word: &&str| match *word {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        };
        let all = |words: [&'static str; 2]| Formula::All(words.map(is).to_vec()).decided(&known);
        let any = |words: [&'static str; 2]| Formula::AnyOf(words.map(is).to_vec()).decided(&known);
        assert_eq!(
            (all(["yes", "?"]), all(["?", "no"]), all(["yes", "yes"])),
            (None, Some(false), Some(true))
        );
        assert_eq!(
            (any(["no", "?"]), any(["?", "yes"]), any(["no", "no"])),
            (None, Some(true), Some(false))
        );
        assert_eq!(Formula::Not(Box::new(is("?"))).decided(&known), None);
    }

    #[test]
    fn a_formula_never_holds_if_what_it_needs_never_does() {
        let never = |word: &&'static str| word.starts_with('-').then_some(*word);
        let any = |words: [&'static str; 2]| Formula::AnyOf(words.map(is).to_vec()).never(&never);
        let all = |words: [&'static str; 2]| Formula::All(words.map(is).to_vec()).never(&never);
        assert_eq!((any(["-fog", "sun"]), any(["-fog", "-rain"])), (None, Some("-rain")));
        assert_eq!((all(["sun", "-fog"]), all(["sun", "moon"])), (Some("-fog"), None));
        assert_eq!(Formula::Not(Box::new(is("-fog"))).never(&never), None);
    }

    #[test]
    fn formulas_of_one_form_are_alike() {
        let alike =
            |one: &Words, other: &Words| one.is_alike(other, &|one, other| one[..1] == other[..1]);
        assert!(alike(&is("woods"), &is("wall")) && !alike(&is("woods"), &is("corn")));
        assert!(!alike(&is("woods"), &is("woods").denied()));
        assert!(!alike(&Formula::All(vec![is("a")]), &Formula::All(Vec::new())));
    }
}
