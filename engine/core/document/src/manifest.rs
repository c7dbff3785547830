//! The manifest of a package: the parts of `game.yaml` that must be known before any other document
//! is read.

use std::sync::Arc;

use crate::diag::Place;
use crate::file::SourceFile;
use crate::tree::{Kind, Node};
use crate::yaml;

/// Name of the file that contains the manifest.
pub(crate) const FILE: &str = "game.yaml";

/// Contents of the manifest. Empty if the file cannot be read. The reason is reported later, when
/// the file is read as a document.
#[derive(Clone, Debug, Default)]
pub struct Manifest {
    /// Id of the package, which equals the name of its folder.
    pub id: Option<Word>,
    /// Name of the package's rule system.
    pub rules: Option<Word>,
    /// Id of the extended package. `None` if the package extends none.
    pub extends: Option<Word>,
    /// Name of the shared charts that the package uses. `None` if it uses none.
    pub charts: Option<Word>,
}

/// A word with its place.
#[derive(Clone, Debug)]
pub struct Word {
    /// Word as the manifest spells it.
    pub text: String,
    /// Source position of the word.
    pub place: Place,
}

impl Manifest {
    pub(crate) fn read(file: &Arc<SourceFile>) -> Manifest {
        let Ok(tree) = yaml::read(file) else { return Manifest::default() };
        Manifest {
            id: word(&tree, "id"),
            rules: word(&tree, "rules"),
            extends: word(&tree, "extends"),
            charts: word(&tree, "charts"),
        }
    }
}

fn word(tree: &Node, key: &str) -> Option<Word> {
    let node = tree.get(key)?;
    let text = match &node.kind {
        Kind::Text(text) => text.clone(),
        Kind::Int(number) => number.to_string(),
        _ => return None,
    };
    Some(Word { text, place: node.place.clone() })
}
