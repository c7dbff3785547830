//! Evaluation of options, as sums of terms.

use blind_swords::Choice;
use kernel::say;

use crate::position::ground::Milli;

macro_rules! terms {
    ($($(#[doc = $doc:literal])+ $name:ident = $words:literal,)+) => {
        /// Term of an evaluation: one reason for or against an option.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Term {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Term {
            /// Returns the name of the term for players.
            pub fn words(self) -> String {
                match self {
                    $(Self::$name => say!($words),)+
                }
            }
        }
    };
}

terms! {
    /// Distance of the unit or brigade to hexes with points.
    Way = "term-way",
    /// Control of a hex with points.
    Control = "term-control",
    /// Loss that the unit must expect from enemy fire in the hex.
    Exposure = "term-exposure",
    /// Support that adjacent friendly units give.
    Support = "term-support",
    /// Enemies that the unit can fire at or attack from the hex.
    Engage = "term-engage",
    /// Effect of a fire combat on its target.
    Fire = "term-fire",
    /// Effect of a close combat on the defenders.
    Assault = "term-assault",
    /// Cost of a close combat to the attackers.
    Price = "term-price",
    /// Recovery of friendly units, and their return to the map.
    Rally = "term-rally",
    /// Artillery fire, or a good position for artillery.
    Guns = "term-guns",
    /// Cost of an order to the side that gives it.
    Cost = "term-cost",
    /// Bonus for agreement with the bot's plan.
    Plan = "term-plan",
    /// Value of playing a chit now and not later.
    Moment = "term-moment",
    /// Value of keeping a chit for later.
    Kept = "term-kept",
    /// Value that the lookahead simulation found.
    Foreseen = "term-foreseen",
    /// Loss that the option causes the other side.
    Harm = "term-harm",
}

/// Evaluation of an option by term, in thousandths of a victory point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    total: Milli,
    terms: [Option<(Term, Milli)>; Self::MOST],
}

impl Tally {
    const MOST: usize = 9;

    /// Returns an evaluation with a single term.
    pub(crate) fn of(term: Term, value: Milli) -> Self {
        Self::default().with(term, value)
    }

    /// Adds a value to a term and returns the evaluation.
    pub(crate) fn with(mut self, term: Term, value: Milli) -> Self {
        if value == 0 {
            return self;
        }
        self.total += value;
        let place =
            self.terms.iter_mut().find(|place| place.is_none_or(|(known, _)| known == term));
        if let Some(place) = place {
            let before = place.map_or(0, |(_, value)| value);
            *place = Some((term, before + value));
        }
        self
    }

    /// Adds all terms of another evaluation to this one.
    pub(crate) fn and(self, other: &Self) -> Self {
        other.terms().fold(self, |sum, (term, value)| sum.with(term, value))
    }

    /// Subtracts the terms of another evaluation from this one.
    pub(crate) fn less(self, other: &Self) -> Self {
        other.terms().fold(self, |sum, (term, value)| sum.with(term, -value))
    }

    pub(crate) const fn total(&self) -> Milli {
        self.total
    }

    pub(crate) fn terms(&self) -> impl Iterator<Item = (Term, Milli)> {
        self.terms.into_iter().flatten()
    }
}

/// Option with its evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Weighed {
    pub(crate) choice: Choice,
    pub(crate) tally: Tally,
}

/// Evaluates each option with a function.
pub(crate) fn weigh_each(options: &[Choice], of: impl Fn(Choice) -> Tally) -> Vec<Weighed> {
    options.iter().map(|&choice| Weighed { choice, tally: of(choice) }).collect()
}

/// Returns the option with the highest value. Of equally good options, the first wins.
pub(crate) fn best(weighed: &[Weighed]) -> Option<Weighed> {
    weighed
        .iter()
        .copied()
        .reduce(|best, next| if next.tally.total() > best.tally.total() { next } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(tally: &Tally) -> Milli {
        tally.terms().map(|(_, value)| value).sum()
    }

    /// The terms of an evaluation add up to its total, and each term occurs once.
    #[test]
    fn terms_add_up_to_the_total() {
        let stays = Tally::of(Term::Way, 40).with(Term::Support, 7).with(Term::Exposure, 0);
        let goes = Tally::of(Term::Way, 90).with(Term::Exposure, -30).with(Term::Way, 5);
        assert_eq!((goes.total(), goes.terms().count()), (65, 2));
        for tally in [stays, goes, goes.and(&stays), goes.less(&stays)] {
            assert_eq!(sum(&tally), tally.total());
        }
        assert_eq!(goes.less(&stays).total(), 65 - 47);
    }

    #[test]
    fn of_several_as_good_the_first_is_best() {
        let sides = [kernel::Side::Usa, kernel::Side::Csa].map(Choice::Side);
        let alike = weigh_each(&sides, |_| Tally::of(Term::Moment, 1));
        assert_eq!(best(&alike), Some(alike[0]));
    }
}
