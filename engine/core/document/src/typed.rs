//! From text to typed data: tree, schema, types, with every complaint at its place.

use std::sync::Arc;

use serde::de::DeserializeOwned;

use crate::codes;
use crate::conform;
use crate::de;
use crate::diag::Diagnostic;
use crate::file::SourceFile;
use crate::kind::Kind;
use crate::tree::Node;
use crate::yaml;

/// A document as data and as text.
#[derive(Clone, Debug)]
pub struct Document<T> {
    /// What it says.
    pub data: T,
    /// Where it says it.
    pub tree: Node,
}

impl<T: DeserializeOwned> Document<T> {
    /// Reads one file.
    pub fn read(kind: Kind, file: &Arc<SourceFile>) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::from_tree(kind, yaml::read(file)?)
    }

    /// Types a tree, be it read from one file or patched together.
    pub fn from_tree(kind: Kind, tree: Node) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::plain(tree).or_else(|tree| {
            let problems = conform::check(kind, &tree);
            if problems.is_empty() { Document::typed(tree) } else { Err(problems) }
        })
    }

    /// Types a tree with which nothing is wrong, or gives it back. The types take what the schema of
    /// their kind takes and nothing else; what they refuse, the schema explains.
    pub fn plain(tree: Node) -> Result<Document<T>, Node> {
        match T::deserialize(&tree) {
            Ok(data) => Ok(Document { data, tree }),
            Err(_) => Err(tree),
        }
    }

    /// Reads a file of a kind that is no part of a package, such as cases: its types are its schema.
    pub fn read_plain(file: &Arc<SourceFile>) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::typed(yaml::read(file)?)
    }

    /// Types a tree, or says what its types refuse, and where.
    pub fn typed(tree: Node) -> Result<Document<T>, Vec<Diagnostic>> {
        match T::deserialize(&tree) {
            Ok(data) => Ok(Document { data, tree }),
            Err(error) => Err(vec![type_error(&tree, &error)]),
        }
    }
}

fn type_error(tree: &Node, error: &de::Error) -> Diagnostic {
    let steps: Vec<String> = error.steps().collect();
    let place = tree.locate(steps.iter().map(String::as_str)).place.clone();
    Diagnostic::error(codes::SCHEMA_TYPE, place, format!("{error} (at {})", error.path()))
}
