//! Typed documents: text is parsed to a tree, checked against its schema, and deserialized. All
//! errors have a place.

use std::sync::Arc;

use serde::de::DeserializeOwned;

use crate::codes;
use crate::conform;
use crate::de::{self, Reading};
use crate::diag::Diagnostic;
use crate::file::SourceFile;
use crate::kind::Kind;
use crate::symbols::Names;
use crate::tree::Node;
use crate::yaml;

/// A document as typed data and as tree.
#[derive(Clone, Debug)]
pub struct Document<T> {
    /// Data of the document's type.
    pub data: T,
    /// Tree with source positions.
    pub tree: Node,
}

impl<T: DeserializeOwned> Document<T> {
    /// Reads one file.
    pub fn read(kind: Kind, file: &Arc<SourceFile>) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::from_tree(kind, yaml::read(file)?)
    }

    /// Deserializes a tree, from one file or after overlays.
    pub fn from_tree(kind: Kind, tree: Node) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::plain(tree).or_else(|tree| {
            let problems = conform::check(kind, &tree);
            if problems.is_empty() { Document::typed(tree) } else { Err(problems) }
        })
    }

    /// Deserializes a valid tree, or returns the tree. Types and schema accept the same documents.
    /// If the type refuses a document, the schema explains why.
    pub fn plain(tree: Node) -> Result<Document<T>, Node> {
        match T::deserialize(Reading::plain(&tree)) {
            Ok(data) => Ok(Document { data, tree }),
            Err(_) => Err(tree),
        }
    }

    /// Reads a file that is not part of a package, such as a case. Only its type checks it.
    pub fn read_plain(file: &Arc<SourceFile>) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::typed(yaml::read(file)?)
    }

    /// Deserializes a tree, or returns the error of the type with its place.
    pub fn typed(tree: Node) -> Result<Document<T>, Vec<Diagnostic>> {
        match T::deserialize(Reading::plain(&tree)) {
            Ok(data) => Ok(Document { data, tree }),
            Err(error) => Err(vec![type_error(&tree, &error)]),
        }
    }

    /// Deserializes a tree that refers to names of other trees. If the type refuses the tree, the
    /// schema explains why.
    ///
    /// # Errors
    /// If the tree is invalid. Unknown names are collected in `names` instead.
    pub fn named(kind: Kind, tree: Node, names: &Names) -> Result<Document<T>, Vec<Diagnostic>> {
        match T::deserialize(Reading::new(&tree, names)) {
            Ok(data) => Ok(Document { data, tree }),
            Err(error) => match conform::check(kind, &tree) {
                problems if problems.is_empty() => Err(vec![type_error(&tree, &error)]),
                problems => Err(problems),
            },
        }
    }
}

/// Returns the error of a type with a tree, if the tree does not fit it whatever names exist.
#[cfg(feature = "conform")]
pub(crate) fn misfit<T: DeserializeOwned>(tree: &Node) -> Option<Diagnostic> {
    let fit = T::deserialize(Reading::new(tree, &Names::any()));
    fit.err().map(|error| type_error(tree, &error))
}

fn type_error(tree: &Node, error: &de::Error) -> Diagnostic {
    let steps: Vec<String> = error.steps().collect();
    let place = tree.locate(steps.iter().map(String::as_str)).place.clone();
    Diagnostic::error(codes::SCHEMA_TYPE, place, format!("{error} (at {})", error.path()))
}
