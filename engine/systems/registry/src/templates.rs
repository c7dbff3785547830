//! Templates of new games, and the schemas beside them.

use document::{Archive, Folder};
use laboratory::Rulebook;
use rust_embed::RustEmbed;

use crate::ALL;

/// Path of the common schema folder in a checkout.
pub const SCHEMAS: &str = "schemas";

#[derive(RustEmbed)]
#[folder = "template"]
struct Templates;

/// Templates of new games, one folder for each rule system.
static TEMPLATES: Archive = Archive {
    name: "templates",
    paths: || Templates::iter().collect(),
    read: |path| Some(Templates::get(path)?.data),
};

/// Returns the template of a new game: a small complete battle with placeholders for names.
pub fn template(book: &Rulebook) -> Folder {
    Folder::built_in(&TEMPLATES).join(book.id())
}

/// Returns the path of a rule system's schema folder in a checkout. The first system uses the
/// common folder, and every other system a subfolder of it.
pub fn schemas_folder(book: &Rulebook) -> String {
    let id = book.id();
    if id == ALL[0].id() { SCHEMAS.to_owned() } else { format!("{SCHEMAS}/{id}") }
}
