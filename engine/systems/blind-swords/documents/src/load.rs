//! A package from its folder to a game that can be played.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use blind_swords::game::Game;
use blind_swords::rules::Taught;
use document::allow::Allowed;
use document::diag::Diagnostic;
use document::provenance::Shares;
use document::source::{SourceFile, Sources};
use document::{Checked, Folder, PackageHash};
use script::Host;

use crate::documents::Documents;
use crate::family::BLIND_SWORDS;
use crate::inspect::inspect;

/// A package that can be played.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The compiled game.
    pub game: Arc<Game>,
    /// Its lessons, in the order in which they are to be learned.
    pub lessons: Vec<Arc<Taught>>,
    /// What saves say of the package they belong to.
    pub hash: PackageHash,
    /// What its author should look at.
    pub warnings: Vec<Diagnostic>,
    /// What its author has looked at, and why it stays.
    pub allowed: Vec<Allowed>,
    /// What was checked, and how much of it.
    pub checked: Vec<Checked>,
    /// What its figures rest on.
    pub provenance: Shares,
    /// Scripts by the name under which others import them: those of the package as `name`, those
    /// shared by several games as `shared/name`.
    pub scripts: BTreeMap<String, Arc<SourceFile>>,
    /// Runs them.
    pub host: Arc<Host>,
    /// Case files, in the order of their names.
    pub cases: Vec<Arc<SourceFile>>,
    /// What its files say, for tools that want more than the game.
    pub documents: Documents,
}

/// Reads the package in a folder on disk, with what it may share with others.
///
/// # Errors
/// Files that cannot be read.
pub fn read(folder: &Path) -> Result<Sources, Vec<Diagnostic>> {
    Sources::read(&[&BLIND_SWORDS], &Folder::on_disk(folder), &[])
}

/// A package held in memory: pairs of path and text.
pub fn in_memory<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Sources {
    Sources::from_memory(&[&BLIND_SWORDS], files)
}

/// Loads the package in a folder on disk.
///
/// # Errors
/// Everything that keeps it from being played, in the order of files and places.
pub fn load(folder: &Path) -> Result<Loaded, Vec<Diagnostic>> {
    load_sources(&read(folder)?)
}

/// Loads a package from wherever its text comes.
///
/// # Errors
/// Everything that keeps it from being played, in the order of files and places.
pub fn load_sources(sources: &Sources) -> Result<Loaded, Vec<Diagnostic>> {
    let found = inspect(sources);
    let errors = || found.diagnostics.iter().filter(|it| it.is_error()).cloned().collect();
    found.loaded.ok_or_else(errors)
}
