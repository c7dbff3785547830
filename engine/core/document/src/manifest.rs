//! The front of a package: what its `game.yaml` says that must be known before anything is read.

use std::sync::Arc;

use crate::diag::Place;
use crate::file::SourceFile;
use crate::tree::{Kind, Node};
use crate::yaml;

/// The file of the front.
pub(crate) const FILE: &str = "game.yaml";

/// What the front says. Of a file that cannot be read nothing is known here: reading it as a document
/// says why.
#[derive(Clone, Debug, Default)]
pub struct Manifest {
    /// Its id: the name of its folder.
    pub id: Option<Word>,
    /// The family of rules by which it is played.
    pub rules: Option<Word>,
    /// The package that it extends.
    pub extends: Option<Word>,
    /// The charts that it shares with others.
    pub charts: Option<Word>,
}

/// A word at its place.
#[derive(Clone, Debug)]
pub struct Word {
    /// The word.
    pub text: String,
    /// Where it stands.
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
