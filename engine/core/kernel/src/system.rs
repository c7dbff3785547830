use std::fmt::Debug;
use std::sync::Arc;

#[cfg(doc)]
use crate::Suspend;
use crate::{Fact, Play, Table};

/// A rule system: what its board is, what may happen on it, and what may be asked about it.
///
/// A whole one, which the other examples play with:
///
/// ```
#[doc = include_str!("../examples/race/system.rs")]
///
/// use kernel::{Log, Nobody, Suspend};
/// let rows = PerSide { usa: 4, csa: 2 };
/// let mut table: Table<Race> = Table::new(Race::course().into(), rows, Box::new(Nobody), Log::Kept);
/// assert!(matches!(table.play(), Err(Suspend::Waiting)), "nobody has said how to go on");
/// table.emit((Side::Csa, 5));
/// assert_eq!(*table.board(), PerSide { usa: 4, csa: 7 });
/// ```
pub trait System: Copy + Debug + 'static {
    /// What never changes during a match: map, units, charts, options.
    type Package: Send + Sync;
    /// The position. Plain data, cheap to clone.
    type Board: Clone + Default + Debug + Send + Sync;
    /// A fact. Applying it is the only way a board changes.
    type Event: Clone + Debug + Send + Sync;
    /// What a side is asked, with all that is needed to judge each choice.
    type Question: Clone + Debug + Send;
    /// One way to answer a question.
    type Choice: Copy + Ord + Debug + Send + Sync;
    /// What a roll is for.
    type Roll: Clone + Debug + Send;
    /// What a chart can say; stands in for a roll where a test forces a result.
    type Outcome: Clone + Debug + Send + Sync;
    /// One step of the path to the present moment, such as a turn, or an attack in it.
    type Step: Clone + PartialEq + Debug + Send + Sync;

    /// One play: the smallest complete action of the sequence of play.
    ///
    /// # Errors
    /// [`Suspend::Waiting`] where an answer is missing, [`Suspend::Fault`] where a limit is passed.
    fn next(table: &mut Table<Self>) -> Play;

    /// Has the outside answer. Where procedures are metered, such as scripts, their system stops the meter here: a computer
    /// player plays on in its mind before it answers, at nobody's expense.
    fn outside(package: &Self::Package, answer: &mut dyn FnMut()) {
        let _ = package;
        answer();
    }

    /// Changes the board of a table by one fact.
    fn apply(package: &Self::Package, board: &mut Self::Board, fact: Fact<'_, Self>);
}

/// All that can be looked at while a question is answered.
///
/// ```
/// use kernel::{PerSide, Scene, Side};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::Race;
///
/// fn left(scene: Scene<'_, Race>, side: Side) -> u8 {
///     scene.package.spec().even.last - scene.board[side]
/// }
///
/// let (course, rows) = (Race::course(), PerSide { usa: 4, csa: 7 });
/// let scene = Scene { package: &course, board: &rows };
/// assert_eq!(Side::BOTH.map(|side| left(scene, side)), [5, 2]);
/// ```
pub struct Scene<'a, S: System> {
    /// Map, units, charts, options: the same all through a match.
    pub package: &'a S::Package,
    /// The position as it stands when the question is put.
    pub board: &'a S::Board,
}

impl<S: System> Clone for Scene<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: System> Copy for Scene<'_, S> {}

/// One fact of the log, with the path of steps at which it happened; [`Table`] shows some.
#[derive(Clone, Debug)]
pub struct Entry<S: System> {
    /// What [`System::apply`] wrote to the board.
    pub event: S::Event,
    /// The steps from the play down to the procedure that told it; shared by the facts of one procedure.
    pub path: Arc<[S::Step]>,
}
