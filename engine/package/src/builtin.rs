//! What several games share, as it was when the program was built: a package that lies in a folder
//! of its own has the scripts and charts of the series all the same.

use crate::source::{Files, SourceFile};

macro_rules! built_in {
    ($($folder:literal / $name:literal),* $(,)?) => {
        &[$(($folder, $name, include_str!(concat!("../../../", $folder, "/", $name)))),*]
    };
}

/// Folder, name and text of each. A test compares the list with the folders.
const FILES: &[(&str, &str, &str)] = built_in![
    "charts" / "blind-swords.yaml",
    "scripts" / "brigade_reserve_move.rhai",
    "scripts" / "command_confusion.rhai",
    "scripts" / "fatigue.rhai",
    "scripts" / "firefight.rhai",
    "scripts" / "quick_march.rhai",
    "scripts" / "rebel_yell.rhai",
];

/// The names of the built-in files, with their folders.
pub fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().map(|(folder, name, _)| (*folder, *name))
}

/// The built-in files of a folder, by name.
pub(crate) fn folder(wanted: &str) -> Files {
    let mut files = Files::default();
    for (folder, name, text) in FILES.iter().filter(|(folder, ..)| *folder == wanted) {
        files.insert(name, SourceFile::new(format!("built-in {folder}/{name}"), *text));
    }
    files
}
