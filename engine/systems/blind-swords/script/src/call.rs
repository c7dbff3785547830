//! State of a running script function, and access to that state by host functions.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use blind_swords::rules::Rules;
use blind_swords::{Board, Position, Table};
use kernel::Suspend;
use rhai::{Dynamic, EvalAltResult, NativeCallContext};

use crate::meter::{self, Passed};

/// Cost of one read access to the board, in operations.
const LOOK: usize = 2;
/// Cost of emitting one fact, which the log keeps, in operations.
const FACT: usize = 20;
/// Cost of starting a rulebook procedure or a question, in operations.
const PROCEDURE: usize = 500;

/// Result of a host function: a value, or the reason why the function stopped.
pub(crate) type Done<T = ()> = Result<T, Halt>;

/// Reason why a host function stopped without a value.
#[derive(Debug)]
pub(crate) enum Halt {
    /// The table suspended the play. Scripts cannot catch this.
    Table(Suspend),
    /// The script exceeded a limit. Scripts cannot catch this.
    Limit(Passed),
    /// The script made an invalid request, which it may catch.
    Wrong(String),
}

impl From<Suspend> for Halt {
    fn from(suspend: Suspend) -> Self {
        Self::Table(suspend)
    }
}

impl From<Passed> for Halt {
    fn from(passed: Passed) -> Self {
        Self::Limit(passed)
    }
}

/// Returns an error message for the script as [`Halt::Wrong`].
pub(crate) fn wrong<T>(message: impl Into<String>) -> Done<T> {
    Err(Halt::Wrong(message.into()))
}

/// State of a running script function.
pub(crate) enum Running {
    /// A function that only reads the position.
    Looks(Arc<Rules>, Board),
    /// A function that may ask questions and emit events.
    Acts(Box<Call>),
}

impl Running {
    fn position(&self) -> Position<'_> {
        match self {
            Self::Looks(package, board) => Position { package, board },
            Self::Acts(call) => call.table.position(),
        }
    }

    /// Whether the table has suspended the play.
    fn is_stopped(&self) -> bool {
        matches!(self, Self::Acts(call) if call.stopped.is_some())
    }

    fn look<T>(&self, question: impl FnOnce(Position<'_>) -> Done<T>) -> Done<T> {
        charge_look()?;
        question(self.position())
    }

    fn act<T>(&mut self, procedure: impl FnOnce(&mut Call) -> Done<T>) -> Done<T> {
        match self {
            Self::Acts(call) => {
                meter::charge(FACT)?;
                procedure(call)
            }
            Self::Looks(..) => {
                wrong("this function may only look: it cannot ask, roll or change anything")
            }
        }
    }

    /// Returns the error that ends the script, and stores the reason if the table suspended the
    /// play. The script's `try` can catch only [`Halt::Wrong`].
    fn end(&mut self, halt: Halt, at: rhai::Position) -> Box<EvalAltResult> {
        match halt {
            Halt::Table(suspend) => {
                if let Self::Acts(call) = self {
                    call.stopped = Some(suspend);
                }
                terminated(at)
            }
            Halt::Limit(passed) => passed.end(at),
            Halt::Wrong(message) => Box::new(EvalAltResult::ErrorRuntime(message.into(), at)),
        }
    }
}

/// Charges for one read access to the board.
pub(crate) fn charge_look() -> Result<(), Passed> {
    meter::charge(LOOK)
}

/// State of a running script function that may ask questions and emit events.
pub(crate) struct Call {
    /// Table that the function acts on.
    pub(crate) table: Table,
    /// Rulebook section that the function implements, cited by the function's questions.
    pub(crate) rule: Arc<str>,
    /// Number of lines that the function has shown to players.
    pub(crate) told: u16,
    /// Suspension of the table. `None` if the table did not suspend the play.
    pub(crate) stopped: Option<Suspend>,
}

impl Call {
    pub(crate) const fn new(table: Table, rule: Arc<str>) -> Self {
        Self { table, rule, told: 0, stopped: None }
    }

    /// Charges for a rulebook procedure or a question, then returns the table to run it on.
    pub(crate) fn procedure(&mut self) -> Done<&mut Table> {
        meter::charge(PROCEDURE)?;
        Ok(&mut self.table)
    }
}

/// Handle through which host functions reach the running function. The engine stores the handle as
/// its tag.
#[derive(Clone)]
pub(crate) struct Handle(Arc<Mutex<Running>>);

impl Handle {
    pub(crate) fn new(running: Running) -> Self {
        Self(Arc::new(Mutex::new(running)))
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Running> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Runs a host function that only reads.
pub(crate) fn looks<T>(
    context: &NativeCallContext<'_>,
    question: impl FnOnce(Position<'_>) -> Done<T>,
) -> Result<T, Box<EvalAltResult>> {
    reach(context, |running| running.look(question))
}

/// Runs a host function that may ask, roll and emit.
pub(crate) fn acts<T>(
    context: &NativeCallContext<'_>,
    procedure: impl FnOnce(&mut Call) -> Done<T>,
) -> Result<T, Box<EvalAltResult>> {
    reach(context, |running| running.act(procedure))
}

fn reach<T>(
    context: &NativeCallContext<'_>,
    function: impl FnOnce(&mut Running) -> Done<T>,
) -> Result<T, Box<EvalAltResult>> {
    let at = context.call_position();
    let handle = context.tag().and_then(Dynamic::read_lock::<Handle>);
    let Some(handle) = handle else {
        let message = "no match is in progress: call this from a function, not at the top level";
        return Err(Box::new(EvalAltResult::ErrorRuntime(message.into(), at)));
    };
    let mut running = handle.lock();
    if running.is_stopped() {
        return Err(terminated(at));
    }
    function(&mut running).map_err(|halt| running.end(halt, at))
}

fn terminated(at: rhai::Position) -> Box<EvalAltResult> {
    Box::new(EvalAltResult::ErrorTerminated(Dynamic::UNIT, at))
}
