//! What speaks for an answer and what against it.

use blind_swords::Choice;
use kernel::say;

use crate::ground::Milli;

macro_rules! terms {
    ($($(#[doc = $doc:literal])+ $name:ident = $words:literal,)+) => {
        /// A thing that speaks for or against an answer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Term {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Term {
            /// What it is, in words.
            pub fn words(self) -> String {
                match self {
                    $(Self::$name => say!($words),)+
                }
            }
        }
    };
}

terms! {
    /// The way to a hex that is worth points.
    Way = "term-way",
    /// Control of a hex that is worth points.
    Control = "term-control",
    /// What enemies can do to whoever stands there.
    Exposure = "term-exposure",
    /// Friends next to it.
    Support = "term-support",
    /// Enemies that can be attacked from there.
    Engage = "term-engage",
    /// What a fire does to its target.
    Fire = "term-fire",
    /// What a close combat does to the defenders.
    Assault = "term-assault",
    /// What a close combat costs the attackers.
    Price = "term-price",
    /// Markers that are taken away, units that come back.
    Rally = "term-rally",
    /// Guns that fire or stand well.
    Guns = "term-guns",
    /// What giving an order costs its side.
    Cost = "term-cost",
    /// What was planned beforehand.
    Plan = "term-plan",
    /// A chit that is worth more now than later.
    Moment = "term-moment",
    /// What a chit that is kept may do later.
    Kept = "term-kept",
    /// What came of it when it was tried in the mind.
    Foreseen = "term-foreseen",
    /// The other side's loss.
    Harm = "term-harm",
}

/// What speaks for and against an answer, in thousandths of a victory point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    total: Milli,
    terms: [Option<(Term, Milli)>; Self::MOST],
}

impl Tally {
    const MOST: usize = 9;

    /// Nothing but one thing.
    pub(crate) fn of(term: Term, value: Milli) -> Self {
        Self::default().with(term, value)
    }

    /// The same and one thing more.
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

    /// The same and all of another.
    pub(crate) fn and(self, other: &Self) -> Self {
        other.terms().fold(self, |sum, (term, value)| sum.with(term, value))
    }

    /// What is better than in another.
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

/// An answer and what speaks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Weighed {
    pub(crate) choice: Choice,
    pub(crate) tally: Tally,
}

/// All answers, each with what speaks for it.
pub(crate) fn weigh_each(options: &[Choice], of: impl Fn(Choice) -> Tally) -> Vec<Weighed> {
    options.iter().map(|&choice| Weighed { choice, tally: of(choice) }).collect()
}

/// The best answer; of several as good the first.
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

    /// What speaks for an answer adds up to what it is worth, and each thing is named once.
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
