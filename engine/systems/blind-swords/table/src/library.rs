//! Packages from folders, ready to be played.

use std::path::Path;
use std::sync::Arc;

use package::{Loaded, render};

use crate::Opened;

/// Loads the package in a folder and makes it ready to be played.
///
/// # Errors
/// Everything that keeps it from being played, in words for people.
pub fn open(folder: &Path) -> Result<(Loaded, Opened), String> {
    let loaded = package::load(folder).map_err(|problems| render::plain(&problems))?;
    let opened = ready(&loaded);
    Ok((loaded, opened))
}

/// A loaded package as it is played.
pub fn ready(loaded: &Loaded) -> Opened {
    Opened {
        game: Arc::clone(&loaded.game),
        lessons: loaded.lessons.clone(),
        scripts: Arc::clone(&loaded.host) as _,
        hash: loaded.hash.to_string(),
        documents: Some(Arc::new(loaded.documents.clone())),
    }
}
