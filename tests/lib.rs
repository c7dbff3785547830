//! Shared code of the black-box tests: paths, packages and fuzz targets.

pub mod any_system;
pub mod bodies;
mod composed;
pub mod golden_game;
pub mod targets;
pub mod test_library;

use std::fs;
use std::path::{Path, PathBuf};

use blind_swords_documents::Loaded;
use blind_swords_table::{Opened, library};

pub use test_library::{TestLibrary, every_setup, play_between, players, setup};

/// Returns the root of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().map_or_else(|| here.to_path_buf(), Path::to_path_buf)
}

/// Loads a package under `games/`.
///
/// # Panics
/// If the package has errors.
pub fn game(id: &str) -> (Loaded, Opened) {
    library::open(&root().join("games").join(id)).unwrap_or_else(|problems| panic!("{problems}"))
}

/// Returns the folders of the rule systems, sorted by name.
///
/// # Panics
/// If the checkout has none.
pub fn systems() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("engine/systems")).expect("the rule systems").flatten();
    let folders = entries.map(|entry| entry.path()).filter(|path| path.is_dir());
    // Crates beside the systems, such as the registry, belong to none.
    let mut systems: Vec<_> = folders.filter(|path| !path.join("Cargo.toml").exists()).collect();
    systems.sort();
    systems
}

/// Returns all files with an extension below a folder, sorted by path.
pub fn files_under(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        for path in fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path())
        {
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|own| own == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Returns a number from the environment variable `name`, or `default` without it. For example,
/// `GAMES=100` lengthens a run.
pub fn number(name: &str, default: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}
