//! Files that several games share, embedded at build time. A package outside the source tree can
//! therefore use the scripts and charts of the series.

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

/// Embedded files. A test compares the list with the files in the source folders.
pub(crate) const FILES: &[Shared] = built_in![
    "charts" / "blind-swords.yaml",
    "scripts" / "brigade_reserve_move.rhai",
    "scripts" / "command_confusion.rhai",
    "scripts" / "fatigue.rhai",
    "scripts" / "firefight.rhai",
    "scripts" / "quick_march.rhai",
    "scripts" / "rebel_yell.rhai",
];
