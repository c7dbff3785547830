//! What scripts use up. One count stands for a call and for all that it sets off, so that nothing
//! multiplies. It counts steps and sizes, never time: a script that goes too far is stopped at the same
//! place on every machine.

use std::cell::Cell;
use std::fmt;

use kernel::budget;
use rhai::{Dynamic, EvalAltResult, Position};

use crate::sandbox::limits;

/// What a value weighs by itself, beside the letters and the values in it.
const VALUE: usize = 16;
/// The weight whose reading counts as one operation.
const OPERATION: usize = 4 * VALUE;

thread_local! {
    static DEPTH: Cell<u8> = const { Cell::new(0) };
    static SPENT: Cell<u64> = const { Cell::new(0) };
    /// How deep scripts lay in one another where the present count began.
    static BASE: Cell<u8> = const { Cell::new(0) };
}

/// A limit that a script has passed. It cannot go on, and cannot catch that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passed {
    /// [`limits::OPERATIONS`].
    Operations,
    /// [`limits::VALUE_DEPTH`].
    Depth,
    /// The budget of a request: nothing comes of what it was to do.
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
    /// The end of the script that has passed the limit.
    pub(crate) fn end(self, at: Position) -> Box<EvalAltResult> {
        Box::new(EvalAltResult::ErrorTerminated(self.to_string().into(), at))
    }
}

/// A script that runs; those it sets off while it waits are inside it and use what it has left.
pub(crate) struct Run;

impl Run {
    /// Begins to run a script, unless too many are inside one another.
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

/// A count of its own for the scripts of whoever plays on in his mind while others wait for his answer. It begins once: who
/// imagines that somebody imagines is charged to the first. On the stack of the thread they lie inside the others all the same.
pub(crate) struct Apart {
    base: u8,
    spent: u64,
}

impl Apart {
    /// Stops the count that runs, until it is dropped.
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

/// How many operations the last call on this thread took, with all that it set off.
pub fn spent() -> u64 {
    SPENT.get()
}

/// Counts operations.
pub(crate) fn charge(operations: usize) -> Result<(), Passed> {
    spend(operations);
    if budget::is_spent() {
        return Err(Passed::Budget);
    }
    if SPENT.get() > limits::OPERATIONS { Err(Passed::Operations) } else { Ok(()) }
}

/// Counts operations in the middle of a search, which goes on to its end; the script does not.
pub(crate) fn spend(operations: usize) {
    SPENT.set(SPENT.get().saturating_add(operations as u64));
    budget::spend(operations as u64);
}

/// Counts what it takes to read a value once: to copy it, compare it or write it out.
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
