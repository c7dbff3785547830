#[cfg(doc)]
use crate::Table;

/// Result of a procedure: its value, or the reason why it stopped.
///
/// A procedure stops if an answer is missing or a limit is exceeded. Its errors are those of its
/// table, so procedures do not list them.
///
/// ```
/// use kernel::{Answer, Dice, Die, Log, PerSide, Play, Side, Suspend, System, Table, Throw};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs"));
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/recorded.rs")); }
/// use race::{Race, Recorded};
///
/// /// Rolls until a die shows at least `least`, and returns the number of rolls.
/// fn rolls_until<S: System<Roll = &'static str>>(table: &mut Table<S>, least: u8) -> Play<u32> {
///     let mut rolls = 1;
///     while table.roll(Side::Usa, "again", Throw::D6)?.sum() < least {
///         rolls += 1;
///     }
///     Ok(rolls)
/// }
///
/// let dice = Die::OF_SIX.map(|die| Answer::Dice(Dice::One(die)));
/// let driver = Box::new(Recorded(dice.into()));
/// let rows = PerSide::default();
/// let mut table: Table<Race> = Table::new(Race::course().into(), rows, driver, Log::Kept);
/// assert_eq!(rolls_until(&mut table, 4).ok(), Some(4));
/// assert_eq!(rolls_until(&mut table, 5).ok(), Some(1));
/// assert!(matches!(rolls_until(&mut table, 7), Err(Suspend::Waiting)), "a six, and no more dice");
/// ```
pub type Play<T = ()> = Result<T, Suspend>;

/// Reason why a procedure stopped.
///
/// ```
/// use kernel::{Answer, Dice, Die, Fault, Log, PerSide, Suspend, Table};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs"));
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/recorded.rs")); }
/// use race::{Pace, Race, Recorded};
///
/// let run = || Answer::Choice(Pace::Run);
/// let seven = Answer::Dice(Dice::One(Die::OF_TEN[6]));
/// let driver = Box::new(Recorded([run(), seven, run()].into()));
/// let rows = PerSide::default();
/// let mut table: Table<Race> = Table::new(Race::course().into(), rows, driver, Log::Kept);
/// let Err(Suspend::Fault(fault)) = table.play() else { panic!("no such die was rolled") };
/// assert!(fault.to_string().starts_with("expected one die, 1 to 6"));
/// assert!(matches!(table.play(), Err(Suspend::Waiting)), "there is no die at all");
/// assert!(matches!(Fault("stopped".to_owned()).into(), Suspend::Fault(_)), "as `?` makes of it");
/// ```
#[derive(Debug)]
pub enum Suspend {
    /// An answer is missing; [`Table::pending`] returns the question.
    Waiting,
    /// The play cannot continue because of a defect, a limit or an invalid answer.
    Fault(Box<Fault>),
}

/// Error that ends a play, with a human-readable message. See [`Suspend`] for an example.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Fault(pub String);

impl From<Fault> for Suspend {
    fn from(fault: Fault) -> Self {
        Self::Fault(Box::new(fault))
    }
}
