//! Built-in games. A release build embeds their files. A debug build reads them from the source
//! checkout, so editing a file does not require a rebuild.

use document::Archive;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../../games"]
struct Games;

/// Files of the built-in games, in one folder for each package.
pub static GAMES: Archive = Archive {
    name: "built-in games",
    paths: || Games::iter().collect(),
    read: |path| Some(Games::get(path)?.data),
};
