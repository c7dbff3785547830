//! A function that is running: what it looks at or plays at, and how its host functions reach that.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use blind_swords::rules::Rules;
use blind_swords::{Board, Scene, Table};
use kernel::Suspend;
use rhai::{Dynamic, EvalAltResult, NativeCallContext, Position};

use crate::meter::{self, Passed};

/// What a look at the board counts, in operations.
const LOOK: usize = 2;
/// What a fact counts, which is kept in the log.
const FACT: usize = 20;
/// What a procedure of the rulebook counts, or a question.
const PROCEDURE: usize = 500;

/// What a host function gives: a value, or the reason why there is none.
pub(crate) type Done<T = ()> = Result<T, Halt>;

/// Why a host function gives no value.
#[derive(Debug)]
pub(crate) enum Halt {
    /// The table stopped the play; no script can catch that.
    Table(Suspend),
    /// The script went too far; no script can catch that either.
    Limit(Passed),
    /// The script asked for something that makes no sense; it may catch that.
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

/// A script's mistake, in words.
pub(crate) fn wrong<T>(message: impl Into<String>) -> Done<T> {
    Err(Halt::Wrong(message.into()))
}

/// A function that is running.
pub(crate) enum Running {
    /// It only looks.
    Looks(Arc<Rules>, Board),
    /// It may ask and emit.
    Acts(Box<Call>),
}

impl Running {
    fn scene(&self) -> Scene<'_> {
        match self {
            Self::Looks(package, board) => Scene { package, board },
            Self::Acts(call) => call.table.scene(),
        }
    }

    /// Whether the table has stopped the play that it belongs to.
    fn is_stopped(&self) -> bool {
        matches!(self, Self::Acts(call) if call.stopped.is_some())
    }

    fn look<T>(&self, question: impl FnOnce(Scene<'_>) -> Done<T>) -> Done<T> {
        meter::charge(LOOK)?;
        question(self.scene())
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

    /// Keeps what stopped the table, and ends the script so that its `try` cannot catch it.
    fn end(&mut self, halt: Halt, at: Position) -> Box<EvalAltResult> {
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

/// A function that may ask and emit, while it runs.
pub(crate) struct Call {
    /// Where it plays.
    pub(crate) table: Table,
    /// The section it carries out, for the questions it asks.
    pub(crate) rule: Arc<str>,
    /// How many lines it has told.
    pub(crate) told: u16,
    /// What stopped the table while it ran, if anything did.
    pub(crate) stopped: Option<Suspend>,
}

impl Call {
    pub(crate) const fn new(table: Table, rule: Arc<str>) -> Self {
        Self { table, rule, told: 0, stopped: None }
    }

    /// Counts a procedure of the rulebook, or a question, before it begins.
    pub(crate) fn procedure(&mut self) -> Done<&mut Table> {
        meter::charge(PROCEDURE)?;
        Ok(&mut self.table)
    }
}

/// The way from a host function to the running one: it travels as the tag of the engine.
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

/// Runs a host function that only looks.
pub(crate) fn looks<T>(
    context: &NativeCallContext<'_>,
    question: impl FnOnce(Scene<'_>) -> Done<T>,
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

fn terminated(at: Position) -> Box<EvalAltResult> {
    Box::new(EvalAltResult::ErrorTerminated(Dynamic::UNIT, at))
}
