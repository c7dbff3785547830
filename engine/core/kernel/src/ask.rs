//! What the rules need from outside, and who gives it.

use std::fmt::Debug;

use crate::{Dice, Fault, Play, Scene, Side, System, Throw};

/// What the rules need from outside.
///
/// ```
/// use kernel::{Ask, Side, Throw};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::{Pace, Race};
///
/// /// How many answers there are.
/// fn answers(ask: &Ask<Race>) -> usize {
///     match ask {
///         Ask::Choose { options, .. } => options.len(),
///         Ask::Roll { throw, .. } => throw.results().count(),
///         Ask::Draw { among } => among.len(),
///     }
/// }
///
/// let (side, options) = (Side::Usa, vec![Pace::Walk, Pace::Run]);
/// assert_eq!(answers(&Ask::Choose { side, question: "pace", options }), 2);
/// assert_eq!(answers(&Ask::Roll { side, roll: "run", throw: Throw::TwoD6 }), 36);
/// ```
#[derive(Clone, Debug)]
pub enum Ask<S: System> {
    /// A side chooses one of the options: two or more, or one where [`Outside::puts`] wants it put.
    Choose {
        /// The side that chooses.
        side: Side,
        /// What the choice is about, with all that is needed to judge it.
        question: S::Question,
        /// The legal choices in ascending order.
        options: Vec<S::Choice>,
    },
    /// Dice are rolled.
    Roll {
        /// Who rolls them. Outcome-neutral, for the record.
        side: Side,
        /// What the result is for.
        roll: S::Roll,
        /// The dice, and so what they can show.
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
///
/// ```
/// use kernel::Weight;
/// let cup = [Weight { choice: "red", weight: 3 }, Weight { choice: "blue", weight: 1 }];
/// let all: u32 = cup.iter().map(|drawn| drawn.weight).sum();
/// assert_eq!((cup[0].weight, all), (3, 4), "red comes out three times in four");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight<C> {
    /// What comes out; alike ones are one alternative.
    pub choice: C,
    /// Its share, such as how many of it lie in the cup, of the sum of all shares.
    pub weight: u32,
}

/// What the outside answers.
///
/// ```
/// use kernel::{Answer, Ask, Dice, Die, Side, Throw};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::{Pace, Race};
///
/// /// The first answer that fits.
/// fn first(ask: &Ask<Race>) -> Option<Answer<Race>> {
///     match ask {
///         Ask::Choose { options, .. } => options.first().copied().map(Answer::Choice),
///         Ask::Roll { throw, .. } => throw.results().next().map(Answer::Dice),
///         Ask::Draw { among } => among.first().map(|drawn| Answer::Drawn(drawn.choice)),
///     }
/// }
///
/// let roll = Ask::Roll { side: Side::Usa, roll: "run", throw: Throw::D6 };
/// let Some(Answer::Dice(dice)) = first(&roll) else { panic!("dice answer a roll") };
/// assert_eq!(dice, Dice::One(Die::OF_SIX[0]));
/// ```
#[derive(Clone, Debug)]
pub enum Answer<S: System> {
    /// To [`Ask::Choose`]: one of the options.
    Choice(S::Choice),
    /// To [`Ask::Roll`]: what the dice show.
    Dice(Dice),
    /// To [`Ask::Draw`]: what came out.
    Drawn(S::Choice),
    /// To [`Ask::Roll`] where a chart is read: what the chart would say, in place of dice.
    Outcome(S::Outcome),
}

/// What a chart is read with: dice, or the outcome given outright.
///
/// ```
/// use kernel::{Answer, Cast, Dice, Die, Log, PerSide, Side, Table, Throw};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs"));
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/recorded.rs")); }
/// use race::{Race, Recorded};
///
/// let four = Dice::One(Die::OF_SIX[3]);
/// let outside = Box::new(Recorded([Answer::Dice(four), Answer::Outcome(9)].into()));
/// let rows = PerSide::default();
/// let mut table: Table<Race> = Table::new(Race::course().into(), rows, outside, Log::Kept);
/// assert_eq!(table.cast(Side::Usa, "run", Throw::D6).ok(), Some(Cast::Dice(four)));
/// assert_eq!(table.cast(Side::Usa, "run", Throw::D6).ok(), Some(Cast::Given(9)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cast<O> {
    /// Dice to look up.
    Dice(Dice),
    /// The outcome; no chart is read.
    Given(O),
}

/// The outside: recorded answers, people, bots, dice.
///
/// ```
#[doc = include_str!("../examples/race/recorded.rs")]
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// # use {kernel::{Log, PerSide, Side, Table}, race::{Pace, Race}};
///
/// let outside = Box::new(Recorded([Answer::Choice(Pace::Walk)].into()));
/// let rows = PerSide::default();
/// let mut table: Table<Race> = Table::new(Race::course().into(), rows, outside, Log::Kept);
/// assert!(table.play().is_ok(), "Usa walks");
/// assert!(table.play().is_err(), "nothing is written down for Csa");
/// ```
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
///
/// ```
/// use kernel::{Ask, Nobody, Outside, PerSide, Scene, Side, Throw};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::Race;
///
/// let (course, rows) = (Race::course(), PerSide::default());
/// let scene: Scene<'_, Race> = Scene { package: &course, board: &rows };
/// let ask = Ask::Roll { side: Side::Usa, roll: "run", throw: Throw::D6 };
/// assert!(Nobody.answer(&ask, scene).is_none() && !Nobody.puts(&ask, scene));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl<S: System> Outside<S> for Nobody {
    fn answer(&mut self, _: &Ask<S>, _: Scene<'_, S>) -> Option<Answer<S>> {
        None
    }
}
