//! Loading of a package: from a folder to a playable game.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use blind_swords::game::Game;
use blind_swords::rules::OpenedLesson;
use blind_swords_script::Host;
use document::allow::Allowed;
use document::diag::Diagnostic;
use document::provenance::Shares;
use document::source::{SourceFile, Sources};
use document::{Checked, Digests, Folder, PackageHash};

use crate::documents::Documents;
use crate::family::BLIND_SWORDS;
use crate::inspect::inspect;

/// Playable package: the compiled game with scripts, lessons and documents.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// Compiled game in the form that the rules use.
    pub game: Arc<Game>,
    /// Lessons of the package, in learning order.
    pub lessons: Vec<Arc<OpenedLesson>>,
    /// Package hash stored in saves.
    pub hash: PackageHash,
    /// Short hashes of the package's files, by path.
    pub digests: Digests,
    /// Warnings for the author of the package. They do not prevent play.
    pub warnings: Vec<Diagnostic>,
    /// Warnings that the author has allowed in the package, each with a reason.
    pub allowed: Vec<Allowed>,
    /// Subjects of the checks, each with the number of items checked.
    pub checked: Vec<Checked>,
    /// Numbers of figures by origin, for each section of the package.
    pub provenance: Shares,
    /// Scripts by import name: `name` for the package's own scripts, `shared/name` for scripts
    /// shared by several games.
    pub scripts: BTreeMap<String, Arc<SourceFile>>,
    /// Script host that runs the package's scripts.
    pub host: Arc<Host>,
    /// Case files, sorted by name.
    pub cases: Vec<Arc<SourceFile>>,
    /// Documents of the package, for tools that need data that the compiled game lacks.
    pub documents: Documents,
}

/// Reads the package in a folder on disk, with the shared files that it may use.
///
/// # Errors
/// If files cannot be read.
pub fn read(folder: &Path) -> Result<Sources, Vec<Diagnostic>> {
    Sources::read(&[&BLIND_SWORDS], &Folder::on_disk(folder), &[])
}

/// Returns a package held in memory, from pairs of path and content.
pub fn in_memory<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Sources {
    Sources::from_memory(&[&BLIND_SWORDS], files)
}

/// Loads the package in a folder on disk.
///
/// # Errors
/// If the package cannot be played: all diagnostics, sorted by file and place.
pub fn load(folder: &Path) -> Result<Loaded, Vec<Diagnostic>> {
    load_sources(&read(folder)?)
}

/// Loads a package from its sources.
///
/// # Errors
/// If the package cannot be played: all diagnostics, sorted by file and place.
pub fn load_sources(sources: &Sources) -> Result<Loaded, Vec<Diagnostic>> {
    let found = inspect(sources);
    let errors = || found.diagnostics.iter().filter(|it| it.is_error()).cloned().collect();
    found.loaded.ok_or_else(errors)
}
