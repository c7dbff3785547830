//! What the rules need from the scripts of a package, without knowing their language.

use std::fmt::Debug;

use kernel::{HexId, Play, Side, Sixteenths};

use crate::game::{ChitId, UnitId};
use crate::system::{Scene, Table};

/// Runs the script functions that a package names.
pub trait Scripts: Debug + Send + Sync {
    /// Runs a function that may ask and emit.
    ///
    /// A function that fails changes nothing: the board is put back, the failure is recorded as an
    /// event, and play goes on.
    ///
    /// # Errors
    /// Only those of the table: an answer that is missing, or a limit passed by the rules.
    fn run(&self, function: &str, arguments: &[Argument], table: &mut Table) -> Play;

    /// Runs a function that only looks, and gives a yes or no. A function that fails says no.
    fn test(&self, function: &str, arguments: &[Argument], scene: Scene<'_>) -> bool;

    /// Runs a function that only looks, and gives a number of points. A function that fails gives 0.
    fn count(&self, function: &str, arguments: &[Argument], scene: Scene<'_>) -> Sixteenths;

    /// Does what no running script is charged for: somebody outside answers, and may play on in his mind for it.
    fn apart(&self, work: &mut dyn FnMut()) {
        work();
    }
}

/// What a function that only looks says; where none is named, yes.
pub fn permits(scene: Scene<'_>, function: Option<&str>, arguments: &[Argument]) -> bool {
    function.is_none_or(|function| scene.package.scripts.test(function, arguments, scene))
}

/// What a script function is called with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// The side that the function is about.
    Side(Side),
    /// The kind of the chit that is played.
    Chit(ChitId),
    /// The unit that something happened to.
    Unit(UnitId),
    /// The hex in which it happened.
    Hex(HexId),
    /// A word, such as the name of a phase.
    Word(&'static str),
}

/// A package without scripts.
#[derive(Clone, Copy, Debug)]
pub struct NoScripts;

impl Scripts for NoScripts {
    fn run(&self, _: &str, _: &[Argument], _: &mut Table) -> Play {
        Ok(())
    }

    fn test(&self, _: &str, _: &[Argument], _: Scene<'_>) -> bool {
        false
    }

    fn count(&self, _: &str, _: &[Argument], _: Scene<'_>) -> Sixteenths {
        Sixteenths::ZERO
    }
}
