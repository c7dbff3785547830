//! What several games share, as it was when the program was built: a package that lies in a folder
//! of its own has the scripts and charts of the series all the same.

use document::Shared;

macro_rules! built_in {
    ($($folder:literal / $name:literal),* $(,)?) => {
        &[$(Shared {
            folder: $folder,
            name: $name,
            text: include_str!(concat!("../../../../../", $folder, "/", $name)),
        }),*]
    };
}

/// The files. A test compares the list with the folders.
pub(crate) const FILES: &[Shared] = built_in![
    "charts" / "blind-swords.yaml",
    "scripts" / "brigade_reserve_move.rhai",
    "scripts" / "command_confusion.rhai",
    "scripts" / "fatigue.rhai",
    "scripts" / "firefight.rhai",
    "scripts" / "quick_march.rhai",
    "scripts" / "rebel_yell.rhai",
];
