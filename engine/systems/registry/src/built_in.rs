//! The games that come with the program. An optimised build holds their files; a debug
//! build reads those of the checkout that it was built in, so that whoever changes them need not build it anew.

use document::Archive;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../../games"]
struct Games;

/// The games that come with the program.
pub static GAMES: Archive = Archive {
    name: "built-in games",
    paths: || Games::iter().collect(),
    read: |path| Some(Games::get(path)?.data),
};
