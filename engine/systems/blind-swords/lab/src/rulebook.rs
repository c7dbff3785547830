//! Registration of Blind Swords, with its inspection tools.

use std::sync::Arc;

use blind_swords_table::{OPENING, Opened, library};
use laboratory::{Rulebook, own};

use crate::{SeriesGround, cases, exploit, traced, validate_sources};

/// Blind Swords with its inspection tools.
pub static RULEBOOK: Rulebook = Rulebook {
    opening: &OPENING,
    inspect: |sources| {
        blind_swords_documents::inspect(sources)
            .map(|loaded| Arc::new(library::ready(&loaded)) as _)
    },
    validate: |sources| {
        validate_sources(sources).map(|loaded| Arc::new(library::ready(&loaded)) as _)
    },
    cases: &cases::CASES,
    run_cases: |package, file| Ok(cases::run(own::<Opened>(package), &cases::read(file)?)),
    survey: |package| Box::new(SeriesGround(own::<Opened>(package))),
    compare: |before, after| {
        Ok(blind_swords_documents::diff::between(
            &blind_swords_documents::load_sources(before)?,
            &blind_swords_documents::load_sources(after)?,
        ))
    },
    exploit: Some(exploit::search),
    traced: &traced::BLIND_SWORDS,
};
