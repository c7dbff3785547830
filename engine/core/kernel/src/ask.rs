//! Requests that rules make to their driver, and the driver's answers.

use std::fmt::Debug;

use crate::{Dice, Fault, Play, Position, Side, System, Throw};

/// A request of the rules to their driver.
///
/// ```
/// use kernel::{Ask, Side, Throw};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::{Pace, Race};
///
/// /// Returns the number of possible answers.
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
    /// Request for a choice: a side chooses one of the options. There are at least two options, or
    /// one if [`Driver::puts`] returns true.
    Choose {
        /// Side that chooses.
        side: Side,
        /// Question that the side answers, with all data needed to judge each option.
        question: S::Question,
        /// Legal choices in ascending order.
        options: Vec<S::Choice>,
    },
    /// Request for a roll of dice.
    Roll {
        /// Side that rolls. The odds do not depend on it.
        side: Side,
        /// Purpose of the roll, which names the rule that needs it.
        roll: S::Roll,
        /// Number and kind of the dice.
        throw: Throw,
    },
    /// Request for the random draw of one item.
    Draw {
        /// Items that can be drawn, each with its number in the cup as its weight.
        among: Vec<Weight<S::Choice>>,
    },
}

impl<S: System> Ask<S> {
    /// Returns the choice made by an answer. Returns a fault if the request does not offer that
    /// choice.
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

/// An item that can be drawn, and its share of the probability.
///
/// ```
/// use kernel::Weight;
/// let cup = [Weight { choice: "red", weight: 3 }, Weight { choice: "blue", weight: 1 }];
/// let all: u32 = cup.iter().map(|drawn| drawn.weight).sum();
/// assert_eq!((cup[0].weight, all), (3, 4), "red comes out three times in four");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight<C> {
    /// Item that can be drawn. Identical items share one entry.
    pub choice: C,
    /// Weight of the item, such as the number of identical chits in the cup. The probability of the
    /// item is this weight divided by the sum of all weights.
    pub weight: u32,
}

/// An answer of the driver.
///
/// ```
/// use kernel::{Answer, Ask, Dice, Die, Side, Throw};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::{Pace, Race};
///
/// /// Returns the first possible answer.
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
    /// Answer to [`Ask::Choose`]: the chosen option.
    Choice(S::Choice),
    /// Answer to [`Ask::Roll`]: the result of the dice.
    Dice(Dice),
    /// Answer to [`Ask::Draw`]: the item that was drawn.
    Drawn(S::Choice),
    /// Answer to [`Ask::Roll`] for a chart: the chart result itself, in place of dice.
    Outcome(S::Outcome),
}

/// Input of a chart: dice, or a result given directly.
///
/// ```
/// use kernel::{Answer, Cast, Dice, Die, Log, PerSide, Side, Table, Throw};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs"));
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/recorded.rs")); }
/// use race::{Race, Recorded};
///
/// let four = Dice::One(Die::OF_SIX[3]);
/// let driver = Box::new(Recorded([Answer::Dice(four), Answer::Outcome(9)].into()));
/// let rows = PerSide::default();
/// let mut table: Table<Race> = Table::new(Race::course().into(), rows, driver, Log::Kept);
/// assert_eq!(table.cast(Side::Usa, "run", Throw::D6).ok(), Some(Cast::Dice(four)));
/// assert_eq!(table.cast(Side::Usa, "run", Throw::D6).ok(), Some(Cast::Given(9)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cast<O> {
    /// Dice to look up in the chart.
    Dice(Dice),
    /// Chart result given directly, in which case the chart is not read.
    Given(O),
}

/// The source of answers, rolls and draws: a record, people, bots or dice.
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
pub trait Driver<S: System>: Send {
    /// Observes the start of a play, as [`System::next`] defines it, at this position. A play that
    /// is run again after an interruption counts as a new start.
    fn begin(&mut self, position: Position<'_, S>) {
        let _ = position;
    }

    /// Whether to ask a question that has only one option. A driver returns true if skipping the
    /// question would reveal hidden information.
    fn puts(&mut self, ask: &Ask<S>, position: Position<'_, S>) -> bool {
        let (_, _) = (ask, position);
        false
    }

    /// Returns the next choice of a play that is repeated, which is known to be legal. `None` if the
    /// choice is new.
    fn repeat(&mut self) -> Option<S::Choice> {
        None
    }

    /// Returns an answer, or `None` if there is none yet.
    fn answer(&mut self, ask: &Ask<S>, position: Position<'_, S>) -> Option<Answer<S>>;
}

/// A driver that never answers.
///
/// ```
/// use kernel::{Ask, SilentDriver, Driver, PerSide, Position, Side, Throw};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::Race;
///
/// let (course, rows) = (Race::course(), PerSide::default());
/// let position: Position<'_, Race> = Position { package: &course, board: &rows };
/// let ask = Ask::Roll { side: Side::Usa, roll: "run", throw: Throw::D6 };
/// assert!(SilentDriver.answer(&ask, position).is_none() && !SilentDriver.puts(&ask, position));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SilentDriver;

impl<S: System> Driver<S> for SilentDriver {
    fn answer(&mut self, _: &Ask<S>, _: Position<'_, S>) -> Option<Answer<S>> {
        None
    }
}
