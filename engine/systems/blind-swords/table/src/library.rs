//! Functions that load packages from folders and open them for play.

use std::path::Path;
use std::sync::Arc;

use blind_swords_documents::document::Opening;
use blind_swords_documents::{BLIND_SWORDS, Loaded, inspect, render};
use session::AnyEdition;

use crate::Opened;

/// Registration of Blind Swords for play.
pub static OPENING: Opening<dyn AnyEdition> = Opening {
    dialect: &BLIND_SWORDS,
    open: |sources| inspect(sources).map(|loaded| Arc::new(ready(&loaded)) as _),
};

/// Loads the package in a folder and opens it for play. Returns both the loaded and the opened
/// package.
///
/// # Errors
/// If the package cannot be played: the diagnostics as a string.
pub fn open(folder: &Path) -> Result<(Loaded, Opened), String> {
    let loaded =
        blind_swords_documents::load(folder).map_err(|problems| render::plain(&problems))?;
    let opened = ready(&loaded);
    Ok((loaded, opened))
}

/// Prepares a loaded package for play.
pub fn ready(loaded: &Loaded) -> Opened {
    Opened {
        game: Arc::clone(&loaded.game),
        lessons: loaded.lessons.clone(),
        scripts: Arc::clone(&loaded.host) as _,
        hash: loaded.hash.to_string(),
        digests: loaded.digests.clone(),
        documents: Some(Arc::new(loaded.documents.clone())),
    }
}
