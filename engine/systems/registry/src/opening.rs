//! What is needed of a family to play its packages, and no more: a page without a server carries nothing else.

use std::sync::Arc;

use document::{Dialect, Report, Sources};
use series::library;
use session::AnyEdition;

/// How packages of a family are written, and opened to be played.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// In which documents its packages are written; its id is what `rules` in `game.yaml` names.
    pub dialect: &'static Dialect,
    /// Makes one ready to be played, its scripts not tried.
    pub open: fn(&Sources) -> Report<Arc<dyn AnyEdition>>,
}

/// Whatever packages can be opened with.
pub trait Book: Send + Sync + 'static {
    /// How they are.
    fn opening(&'static self) -> &'static Opening;
}

impl Book for Opening {
    fn opening(&'static self) -> &'static Opening {
        self
    }
}

/// All families, to be played. The first is meant where a package names none.
pub static OPENINGS: [&Opening; 2] = [&BLIND_SWORDS, &BRIGADE_BATTLES];

pub(crate) static BLIND_SWORDS: Opening = Opening {
    dialect: &package::BLIND_SWORDS,
    open: |sources| package::inspect(sources).map(|loaded| Arc::new(library::ready(&loaded)) as _),
};

pub(crate) static BRIGADE_BATTLES: Opening = Opening {
    dialect: &brigade_package::BRIGADE_BATTLES,
    open: |sources| {
        let report = brigade_package::inspect(sources);
        report.map(|loaded| Arc::new(brigade_package::table::ready(&loaded)) as _)
    },
};
