//! All families of rules that are played here: the one place that names them, and where packages of any of them
//! come from.

mod folders;

use std::sync::Arc;

use document::{Diagnostic, Dialect, Report, Sources};
use laboratory::Examined;
use series::library;

pub use folders::Folders;

/// A package of any family.
pub type AnyPackage = Arc<dyn Examined>;

/// A family of rules as programs meet it: how its packages are written, and what is made of them.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// In which documents its packages are written; its id is what `rules` in `game.yaml` names.
    pub dialect: &'static Dialect,
    /// Makes a package ready to be played, or tells everything that keeps it from being played.
    pub open: fn(&Sources) -> Result<AnyPackage, Vec<Diagnostic>>,
    /// Finds out all that can be found out about a package without playing it.
    pub validate: fn(&Sources) -> Report<AnyPackage>,
}

/// All families. The first is meant where a package names none.
pub const ALL: &[Rulebook] = &[BLIND_SWORDS];

/// The Blind Swords series.
pub const BLIND_SWORDS: Rulebook = Rulebook {
    dialect: &package::BLIND_SWORDS,
    open: |sources| Ok(Arc::new(library::ready(&package::load_sources(sources)?))),
    validate: |sources| {
        laboratory::validate_sources(sources).map(|loaded| Arc::new(library::ready(&loaded)) as _)
    },
};
