use std::fmt::Debug;
use std::sync::Arc;

#[cfg(doc)]
use crate::Suspend;
use crate::{Fact, Play, Table};

/// A rule system: the types of its board, facts and questions, and its procedures.
///
/// A complete system, which the other examples use:
///
/// ```
#[doc = include_str!("../examples/race/system.rs")]
///
/// use kernel::{Log, SilentDriver, Suspend};
/// let rows = PerSide { usa: 4, csa: 2 };
/// let mut table: Table<Race> = Table::new(Race::course().into(), rows, Box::new(SilentDriver), Log::Kept);
/// assert!(matches!(table.play(), Err(Suspend::Waiting)), "nobody has said how to go on");
/// table.emit((Side::Csa, 5));
/// assert_eq!(*table.board(), PerSide { usa: 4, csa: 7 });
/// ```
pub trait System: Copy + Debug + 'static {
    /// Data that never changes during a match: map, units, charts, options.
    type Package: Send + Sync;
    /// Position of a game: plain data, cheap to clone.
    type Board: Clone + Default + Debug + Send + Sync;
    /// Fact: a change of the board. Nothing else changes the board.
    type Event: Clone + Debug + Send + Sync;
    /// Question to a side, with all data needed to judge each choice.
    type Question: Clone + Debug + Send;
    /// Option that answers a question, or item that can be drawn.
    type Choice: Copy + Ord + Debug + Send + Sync;
    /// Purpose of a roll, which names the rule that needs it.
    type Roll: Clone + Debug + Send;
    /// Result of a chart. A test can supply it in place of a roll.
    type Outcome: Clone + Debug + Send + Sync;
    /// One step of the path to the current procedure, such as a turn or an attack.
    type Step: Clone + PartialEq + Debug + Send + Sync;

    /// Runs one play: the smallest complete action of the sequence of play.
    ///
    /// # Errors
    /// [`Suspend::Waiting`] if an answer is missing, [`Suspend::Fault`] if a limit is exceeded.
    fn next(table: &mut Table<Self>) -> Play;

    /// Calls the driver to get an answer. A system with metered procedures, such as scripts, must
    /// stop the meter during the call. A bot may simulate play before it answers, and the
    /// simulations must not use up the budget.
    fn ask_driver(package: &Self::Package, answer: &mut dyn FnMut()) {
        let _ = package;
        answer();
    }

    /// Applies one fact to the board.
    fn apply(package: &Self::Package, board: &mut Self::Board, fact: Fact<'_, Self>);
}

/// The compiled rules and the board, read-only.
///
/// ```
/// use kernel::{PerSide, Position, Side};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::Race;
///
/// fn left(position: Position<'_, Race>, side: Side) -> u8 {
///     position.package.spec().even.last - position.board[side]
/// }
///
/// let (course, rows) = (Race::course(), PerSide { usa: 4, csa: 7 });
/// let position = Position { package: &course, board: &rows };
/// assert_eq!(Side::BOTH.map(|side| left(position, side)), [5, 2]);
/// ```
pub struct Position<'a, S: System> {
    /// Data that is constant during a match: map, units, charts, options.
    pub package: &'a S::Package,
    /// Board of the position.
    pub board: &'a S::Board,
}

impl<S: System> Clone for Position<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: System> Copy for Position<'_, S> {}

/// One fact of the log, with the path of steps that led to it; [`Table`] has an example.
#[derive(Clone, Debug)]
pub struct Entry<S: System> {
    /// Fact that changed the board.
    pub event: S::Event,
    /// Steps from the play down to the procedure that emitted the fact. Facts of one procedure
    /// share the same path.
    pub path: Arc<[S::Step]>,
}
