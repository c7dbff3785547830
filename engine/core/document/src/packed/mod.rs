//! Packed battles: a package and everything that it uses, in one zip file.
//!
//! The file contains `swords.json`, the package and the packages that it extends below `games/`,
//! and its shared scripts and charts below `shared/`. It is read in memory only.

mod entries;
mod label;
mod unpack;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

pub use entries::{MAX_BYTES, MAX_FILE_BYTES, MAX_FILES, MAX_INFLATED, MAX_RATIO};
pub(crate) use label::{FILE as LABEL, SCHEMAS};
pub use label::{FORMAT, Label};
pub(crate) use unpack::{newer, other_content};

use crate::diag::Diagnostic;

/// Extension of the names of packed battles.
pub const EXTENSION: &str = "swords";

/// Folder of a packed battle that contains its packages.
pub(crate) const GAMES: &str = "games";

/// Folder of a packed battle that contains its shared scripts and charts.
pub(crate) const SHARED: &str = "shared";

/// A packed battle in memory, or the reason why it cannot be opened.
#[derive(Debug)]
pub struct Packed {
    shown: String,
    path: Option<PathBuf>,
    contents: Result<Contents, Box<Diagnostic>>,
}

/// Files of a packed battle, with its label.
#[derive(Debug)]
pub(crate) struct Contents {
    pub(crate) label: Label,
    /// Path of the package's folder in the file.
    pub(crate) main: String,
    pub(crate) files: BTreeMap<String, Vec<u8>>,
}

impl Packed {
    /// Reads a packed battle from disk.
    pub fn read(path: &Path) -> Self {
        let shown = path.display().to_string();
        // One byte more than allowed tells a file that is too large from one that just fits.
        let bytes = File::open(path).and_then(|file| {
            let mut bytes = Vec::new();
            file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
            Ok(bytes)
        });
        let contents = bytes
            .map_err(|error| unpack::unreadable(&shown, &error))
            .and_then(|bytes| unpack::unpack(&shown, &bytes));
        Self { shown, path: Some(path.to_owned()), contents }
    }

    /// Reads a packed battle from memory. Messages call it `shown`.
    pub fn from_bytes(shown: impl Into<String>, bytes: &[u8]) -> Self {
        let shown = shown.into();
        let contents = unpack::unpack(&shown, bytes);
        Self { shown, path: None, contents }
    }

    /// Returns the path of the file. `None` for a packed battle from memory.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns the name of the file in messages.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// Returns the label.
    ///
    /// # Errors
    /// If the file cannot be opened: damaged, hostile or in a newer format.
    pub fn label(&self) -> Result<&Label, &Diagnostic> {
        self.contents.as_ref().map(|contents| &contents.label).map_err(|problem| &**problem)
    }

    pub(crate) fn contents(&self) -> Option<&Contents> {
        self.contents.as_ref().ok()
    }
}
