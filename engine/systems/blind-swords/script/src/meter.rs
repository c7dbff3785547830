//! Meter of the resources that scripts use. One count covers a call and all nested calls, so that
//! limits do not multiply. The meter counts steps and sizes, not time, so that an excessive script
//! stops at the same place on every machine.

use std::cell::Cell;
use std::fmt;

use kernel::budget;
use rhai::{Dynamic, EvalAltResult, Position};

use crate::limits;

/// Weight of one value itself, without the characters or values inside it.
const VALUE: usize = 16;
/// Amount of weight that a script can read for one operation.
const OPERATION: usize = 4 * VALUE;

thread_local! {
    static DEPTH: Cell<u8> = const { Cell::new(0) };
    static SPENT: Cell<u64> = const { Cell::new(0) };
    /// Number of running nested scripts when the current count of operations began.
    static BASE: Cell<u8> = const { Cell::new(0) };
}

/// Limit that a script exceeded. The script ends and cannot catch the error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passed {
    /// The script exceeded [`limits::OPERATIONS`].
    Operations,
    /// The script exceeded [`limits::VALUE_DEPTH`].
    Depth,
    /// The script exceeded the budget of the whole request. The request then has no effect.
    Budget,
}

impl fmt::Display for Passed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Operations => write!(f, "it exceeds {} operations", limits::OPERATIONS),
            Self::Budget => write!(f, "the scripts of one request exceed their operations"),
            Self::Depth => {
                write!(f, "lists and maps are nested more than {} deep", limits::VALUE_DEPTH)
            }
        }
    }
}

impl Passed {
    /// Returns the error that ends the script.
    pub(crate) fn end(self, at: Position) -> Box<EvalAltResult> {
        Box::new(EvalAltResult::ErrorTerminated(self.to_string().into(), at))
    }
}

/// Guard that exists while a script runs. Scripts that start during this time are nested and share
/// the remaining operations.
pub(crate) struct Run;

impl Run {
    /// Registers the start of a script. `None` if the nesting limit is reached.
    pub(crate) fn begin() -> Option<Self> {
        let depth = DEPTH.get();
        if depth == BASE.get() {
            SPENT.set(0);
        }
        (depth < limits::NESTED_SCRIPTS).then(|| {
            DEPTH.set(depth + 1);
            Self
        })
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        DEPTH.set(DEPTH.get() - 1);
    }
}

/// Separate count for scripts that run in a bot's lookahead simulation while other scripts wait for
/// the bot's answer. Nested simulations share the count of the first. The scripts still occupy the
/// same thread stack.
pub(crate) struct Apart {
    base: u8,
    spent: u64,
}

impl Apart {
    /// Starts a separate count. The previous count resumes when the guard is dropped.
    pub(crate) fn begin() -> Self {
        let stopped = Self { base: BASE.get(), spent: SPENT.get() };
        if stopped.base == 0 {
            BASE.set(DEPTH.get());
        }
        stopped
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        let began = self.base == 0 && BASE.get() > 0;
        BASE.set(self.base);
        if began {
            SPENT.set(self.spent);
        }
    }
}

/// Returns the number of operations that the last call on this thread used, including nested calls.
pub fn spent() -> u64 {
    SPENT.get()
}

/// Discards the operations of a call that is run again.
pub(crate) fn forget(spent: u64) {
    SPENT.set(spent);
}

/// Charges operations.
///
/// # Errors
/// If a limit is exceeded.
pub(crate) fn charge(operations: usize) -> Result<(), Passed> {
    spend(operations);
    if budget::is_spent() {
        return Err(Passed::Budget);
    }
    if SPENT.get() > limits::OPERATIONS { Err(Passed::Operations) } else { Ok(()) }
}

/// Charges operations for a search in progress. The search runs to its end even if it exceeds the
/// limit. Only then does the script stop.
pub(crate) fn spend(operations: usize) {
    SPENT.set(SPENT.get().saturating_add(operations as u64));
    budget::spend(operations as u64);
}

/// Charges the cost of reading a value once, as copying, comparing and printing do.
pub(crate) fn charge_for(value: &Dynamic) -> Result<(), Passed> {
    match weight(value, 0)? / OPERATION {
        0 => Ok(()),
        operations => charge(operations),
    }
}

fn weight(value: &Dynamic, depth: usize) -> Result<usize, Passed> {
    if let Ok(text) = value.as_immutable_string_ref() {
        return Ok(text.len());
    }
    if let Ok(list) = value.as_array_ref() {
        return list.iter().try_fold(0, |sum, value| Ok(sum + weight_inside(value, depth)?));
    }
    if let Ok(map) = value.as_map_ref() {
        return map
            .iter()
            .try_fold(0, |sum, (key, value)| Ok(sum + key.len() + weight_inside(value, depth)?));
    }
    Ok(0)
}

fn weight_inside(value: &Dynamic, depth: usize) -> Result<usize, Passed> {
    match depth < limits::VALUE_DEPTH {
        true => Ok(VALUE + weight(value, depth + 1)?),
        false => Err(Passed::Depth),
    }
}
