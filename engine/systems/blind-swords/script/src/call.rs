//! Running script function, and access to it by host functions.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use blind_swords::rules::Rules;
use blind_swords::{Board, Position, Table};
use kernel::Suspend;
use rhai::{Dynamic, EvalAltResult, NativeCallContext};

use crate::meter::{self, Passed};

/// Cost of a read access to the board, in operations.
const LOOK: usize = 2;
/// Cost of a fact, which the log keeps, in operations.
const FACT: usize = 20;
/// Cost of a rulebook procedure or a question, in operations.
const PROCEDURE: usize = 500;

/// Result of a host function: a value, or the reason why there is none.
pub(crate) type Done<T = ()> = Result<T, Halt>;

/// Reason why a host function returns no value.
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

/// Returns a script error with a message.
pub(crate) fn wrong<T>(message: impl Into<String>) -> Done<T> {
    Err(Halt::Wrong(message.into()))
}

/// Running script function.
pub(crate) enum Running {
    /// Function that only reads.
    Looks(Arc<Rules>, Board),
    /// Function that may ask and emit.
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
        meter::charge(LOOK)?;
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

    /// Stores the reason of a suspension, and ends the script so that its `try` cannot catch it.
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

/// Running function that may ask and emit.
pub(crate) struct Call {
    /// Table on which it plays.
    pub(crate) table: Table,
    /// Section that it carries out, for its questions.
    pub(crate) rule: Arc<str>,
    /// Number of lines shown to players.
    pub(crate) told: u16,
    /// Suspension of the table, if one occurred.
    pub(crate) stopped: Option<Suspend>,
}

impl Call {
    pub(crate) const fn new(table: Table, rule: Arc<str>) -> Self {
        Self { table, rule, told: 0, stopped: None }
    }

    /// Charges for a rulebook procedure or a question before it begins.
    pub(crate) fn procedure(&mut self) -> Done<&mut Table> {
        meter::charge(PROCEDURE)?;
        Ok(&mut self.table)
    }
}

/// Handle by which host functions reach the running function. It is the tag of the engine.
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
