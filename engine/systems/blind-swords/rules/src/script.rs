//! Interface between the rules and a package's scripts, independent of the script language.

use std::fmt::Debug;

use kernel::{HexId, Play, Side, Sixteenths};

use crate::game::{ChitId, UnitId};
use crate::system::{Position, Table};

/// Interface that runs the script functions of a package by name.
pub trait Scripts: Debug + Send + Sync {
    /// Runs a function that may ask questions and emit events.
    ///
    /// A function that fails changes nothing: the board is restored, an event records the failure,
    /// and play continues.
    ///
    /// # Errors
    /// If the table suspends the play: an answer is missing, or the rules exceed a limit.
    fn run(&self, function: &str, arguments: &[Argument], table: &mut Table) -> Play;

    /// Runs a read-only function that returns a boolean. A function that fails returns `false`.
    fn test(&self, function: &str, arguments: &[Argument], position: Position<'_>) -> bool;

    /// Runs a read-only function that returns a number of points. A function that fails returns 0.
    fn count(&self, function: &str, arguments: &[Argument], position: Position<'_>) -> Sixteenths;

    /// Runs work without using up the budget of the running script. The engine uses this while the
    /// driver answers a question, because a bot may simulate play that runs other scripts.
    fn apart(&self, work: &mut dyn FnMut()) {
        work();
    }
}

/// Runs a read-only condition and returns its result. Returns `true` if `function` is `None`.
pub fn permits(position: Position<'_>, function: Option<&str>, arguments: &[Argument]) -> bool {
    function.is_none_or(|function| position.package.scripts.test(function, arguments, position))
}

/// Argument that the rules pass to a script function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Side that the call concerns.
    Side(Side),
    /// Chit that a side plays.
    Chit(ChitId),
    /// Unit that the call concerns.
    Unit(UnitId),
    /// Hex that the call concerns.
    Hex(HexId),
    /// A word, such as the name of a phase.
    Word(&'static str),
}

/// Script interface for a package without scripts.
#[derive(Clone, Copy, Debug)]
pub struct NoScripts;

impl Scripts for NoScripts {
    fn run(&self, _: &str, _: &[Argument], _: &mut Table) -> Play {
        Ok(())
    }

    fn test(&self, _: &str, _: &[Argument], _: Position<'_>) -> bool {
        false
    }

    fn count(&self, _: &str, _: &[Argument], _: Position<'_>) -> Sixteenths {
        Sixteenths::ZERO
    }
}
