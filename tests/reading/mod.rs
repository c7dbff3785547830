//! Resolution of names while a package is read.

mod ids;

use std::fs;
use std::path::{Path, PathBuf};

use black_box::root;
use blind_swords_documents::document::Folder;
use blind_swords_documents::{Sources, render};
use blind_swords_lab::traced::is_of_series;

/// Folders of packages: games, small packages with title features, and overlays.
const SHELVES: [&str; 3] = ["games", "tests/title_features", "tests/overlays"];

/// Returns the folders of all Blind Swords packages. The folders in each parent folder are sorted.
fn folders() -> Vec<PathBuf> {
    SHELVES.iter().flat_map(|shelf| folders_of(shelf)).collect()
}

fn folders_of(shelf: &str) -> Vec<PathBuf> {
    let found = fs::read_dir(root().join(shelf)).expect("the packages").flatten();
    let mut found: Vec<_> = found.map(|folder| folder.path()).collect();
    found.retain(|folder| shelf != SHELVES[0] || is_of_series(&root(), &name(folder)));
    found.sort();
    found
}

/// Reads the files of a package and of the packages that it extends.
fn sources(folder: &Path) -> Sources {
    let shelves = SHELVES.map(|shelf| Folder::on_disk(root().join(shelf)));
    Sources::read(&[&blind_swords_documents::BLIND_SWORDS], &Folder::on_disk(folder), &shelves)
        .unwrap_or_else(|problems| panic!("{}", render::plain(&problems)))
}

fn name(folder: &Path) -> String {
    folder.file_name().expect("a name").to_string_lossy().into_owned()
}
