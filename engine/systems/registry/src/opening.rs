//! Parts of a rule system that are needed to play its packages. A page that runs without a server
//! contains only these parts.

use std::sync::Arc;

use blind_swords_table::library;
use document::{Dialect, Report, Sources};
use session::AnyEdition;

/// Document types of a rule system, and the function that opens its packages.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// Document types of the system's packages. The dialect's id is the value of `rules` in
    /// `game.yaml`.
    pub dialect: &'static Dialect,
    /// Function that opens a package for play, without a trial run of its scripts.
    pub open: fn(&Sources) -> Report<Arc<dyn AnyEdition>>,
}

/// Rule system that can open packages.
pub trait Book: Send + Sync + 'static {
    /// Returns the document types of the system and the function that opens its packages.
    fn opening(&'static self) -> &'static Opening;
}

impl Book for Opening {
    fn opening(&'static self) -> &'static Opening {
        self
    }
}

/// All rule systems, for play. A package that names no system uses the first one.
pub static OPENINGS: [&Opening; 2] = [&BLIND_SWORDS, &BRIGADE_BATTLES];

pub(crate) static BLIND_SWORDS: Opening = Opening {
    dialect: &blind_swords_documents::BLIND_SWORDS,
    open: |sources| {
        blind_swords_documents::inspect(sources)
            .map(|loaded| Arc::new(library::ready(&loaded)) as _)
    },
};

pub(crate) static BRIGADE_BATTLES: Opening = Opening {
    dialect: &brigade_battles_documents::BRIGADE_BATTLES,
    open: |sources| {
        let report = brigade_battles_documents::inspect(sources);
        report.map(|loaded| Arc::new(brigade_battles_documents::table::ready(&loaded)) as _)
    },
};
