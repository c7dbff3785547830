//! The games that come with the program, and what games are begun with. An optimised build holds their files; a debug
//! build reads those of the checkout that it was built in, so that whoever changes them need not build it anew.

use document::Archive;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../games"]
struct Games;

/// The games that come with the program.
pub static GAMES: Archive = Archive {
    name: "built-in games",
    paths: || Games::iter().collect(),
    read: |path| Some(Games::get(path)?.data),
};

#[derive(RustEmbed)]
#[folder = "template"]
struct Templates;

/// A small complete battle of each family to start from, in the folder of its id.
pub(crate) static TEMPLATES: Archive = Archive {
    name: "templates",
    paths: || Templates::iter().collect(),
    read: |path| Some(Templates::get(path)?.data),
};
