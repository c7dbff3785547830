//! A function that is running: the table it plays at, and how its host functions reach it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use blind_swords::{Scene, Table};
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

/// Whether a function may change the game or only look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// It may ask and emit.
    Act,
    /// It only looks.
    Look,
}

/// A function that is running.
pub(crate) struct Call {
    /// Where it plays.
    pub(crate) table: Table,
    /// The section it carries out, for the questions it asks.
    pub(crate) rule: Arc<str>,
    /// How many lines it has told.
    pub(crate) told: u16,
    purpose: Purpose,
    stopped: Option<Suspend>,
}

impl Call {
    pub(crate) const fn new(table: Table, rule: Arc<str>, purpose: Purpose) -> Self {
        Self { table, rule, told: 0, purpose, stopped: None }
    }

    /// What stopped the table while the function ran, if anything did.
    pub(crate) fn take_stop(&mut self) -> Option<Suspend> {
        self.stopped.take()
    }

    fn look<T>(&self, question: impl FnOnce(Scene<'_>) -> Done<T>) -> Done<T> {
        meter::charge(LOOK)?;
        question(self.table.scene())
    }

    fn act<T>(&mut self, procedure: impl FnOnce(&mut Self) -> Done<T>) -> Done<T> {
        match self.purpose {
            Purpose::Act => {
                meter::charge(FACT)?;
                procedure(self)
            }
            Purpose::Look => {
                wrong("a function that only tests may not ask, roll or change anything")
            }
        }
    }

    /// Counts a procedure of the rulebook, or a question, before it begins.
    pub(crate) fn procedure(&mut self) -> Done<&mut Table> {
        meter::charge(PROCEDURE)?;
        Ok(&mut self.table)
    }

    /// Keeps what stopped the table, and ends the script so that its `try` cannot catch it.
    fn end(&mut self, halt: Halt, at: Position) -> Box<EvalAltResult> {
        match halt {
            Halt::Table(suspend) => {
                self.stopped = Some(suspend);
                terminated(at)
            }
            Halt::Limit(passed) => passed.end(at),
            Halt::Wrong(message) => Box::new(EvalAltResult::ErrorRuntime(message.into(), at)),
        }
    }
}

/// The way from a host function to the running call: it travels as the tag of the engine.
#[derive(Clone)]
pub(crate) struct Handle(Arc<Mutex<Call>>);

impl Handle {
    pub(crate) fn new(call: Call) -> Self {
        Self(Arc::new(Mutex::new(call)))
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Call> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Runs a host function that only looks.
pub(crate) fn looks<T>(
    context: &NativeCallContext<'_>,
    question: impl FnOnce(Scene<'_>) -> Done<T>,
) -> Result<T, Box<EvalAltResult>> {
    reach(context, |call| call.look(question))
}

/// Runs a host function that may ask, roll and emit.
pub(crate) fn acts<T>(
    context: &NativeCallContext<'_>,
    procedure: impl FnOnce(&mut Call) -> Done<T>,
) -> Result<T, Box<EvalAltResult>> {
    reach(context, |call| call.act(procedure))
}

fn reach<T>(
    context: &NativeCallContext<'_>,
    function: impl FnOnce(&mut Call) -> Done<T>,
) -> Result<T, Box<EvalAltResult>> {
    let at = context.call_position();
    let handle = context.tag().and_then(Dynamic::read_lock::<Handle>);
    let Some(handle) = handle else {
        let message = "no game is being played here: call it from a function, not at the top level";
        return Err(Box::new(EvalAltResult::ErrorRuntime(message.into(), at)));
    };
    let mut call = handle.lock();
    if call.stopped.is_some() {
        return Err(terminated(at));
    }
    function(&mut call).map_err(|halt| call.end(halt, at))
}

fn terminated(at: Position) -> Box<EvalAltResult> {
    Box::new(EvalAltResult::ErrorTerminated(Dynamic::UNIT, at))
}
