//! What the rules need from outside, and who gives it.

use std::fmt::Debug;

use crate::{Dice, Fault, Play, Scene, Side, System, Throw};

/// What the rules need from outside.
#[derive(Clone, Debug)]
pub enum Ask<S: System> {
    /// A side chooses one of the options: sorted, at least two.
    Choose {
        /// Who is asked.
        side: Side,
        /// What about.
        question: S::Question,
        /// The legal choices in ascending order.
        options: Vec<S::Choice>,
    },
    /// Dice are rolled.
    Roll {
        /// Who rolls them. Outcome-neutral, for the record.
        side: Side,
        /// What for.
        roll: S::Roll,
        /// Which dice.
        throw: Throw,
    },
    /// One is drawn blindly.
    Draw {
        /// What may come out, each as often as it lies in the cup.
        among: Vec<Weight<S::Choice>>,
    },
}

impl<S: System> Ask<S> {
    /// The choice that an answer makes, if it is one of those offered.
    pub(crate) fn accept(&self, answer: &Answer<S>) -> Play<S::Choice> {
        match (self, answer) {
            (Self::Choose { options, .. }, Answer::Choice(choice))
                if options.binary_search(choice).is_ok() =>
            {
                Ok(*choice)
            }
            (Self::Draw { among }, Answer::Drawn(choice))
                if among.iter().any(|w| w.choice == *choice) =>
            {
                Ok(*choice)
            }
            _ => Err(Fault(format!("{answer:?} does not answer {self:?}")).into()),
        }
    }
}

/// Something that may be drawn, and its share of the chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight<C> {
    /// What is drawn.
    pub choice: C,
    /// Its share; the shares of all alternatives are added up.
    pub weight: u32,
}

/// What the outside answers.
#[derive(Clone, Debug)]
pub enum Answer<S: System> {
    /// A side's choice.
    Choice(S::Choice),
    /// The dice.
    Dice(Dice),
    /// What was drawn.
    Drawn(S::Choice),
    /// The outcome itself, in place of dice.
    Outcome(S::Outcome),
}

/// What a chart is read with: dice, or the outcome given outright.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cast<O> {
    /// Dice to look up.
    Dice(Dice),
    /// The outcome; no chart is read.
    Given(O),
}

/// The outside: recorded answers, people, bots, dice.
pub trait Outside<S: System>: Send {
    /// A play begins at this position, be it for the first time or again.
    fn begin(&mut self, scene: Scene<'_, S>) {
        let _ = scene;
    }

    /// Whether a question with one answer is put all the same: where its being asked, or not, would tell
    /// somebody what he may not know.
    fn puts(&mut self, ask: &Ask<S>, scene: Scene<'_, S>) -> bool {
        let (_, _) = (ask, scene);
        false
    }

    /// Answers at once, or not at all.
    fn answer(&mut self, ask: &Ask<S>, scene: Scene<'_, S>) -> Option<Answer<S>>;
}

/// An outside that never answers.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl<S: System> Outside<S> for Nobody {
    fn answer(&mut self, _: &Ask<S>, _: Scene<'_, S>) -> Option<Answer<S>> {
        None
    }
}
