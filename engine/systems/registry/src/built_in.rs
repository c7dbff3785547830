//! Built-in games. A release build embeds their files. A debug build reads them from its checkout,
//! so a changed file needs no rebuild.

use document::Archive;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../../games"]
struct Games;

/// Built-in games.
pub static GAMES: Archive = Archive {
    name: "built-in games",
    paths: || Games::iter().collect(),
    read: |path| Some(Games::get(path)?.data),
};
