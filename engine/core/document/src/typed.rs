//! Typed documents. Reading parses a file to a tree, checks the tree against its schema and
//! deserializes it. All errors have a place.

use std::sync::Arc;

use serde::de::DeserializeOwned;

use crate::conform;
use crate::de::Reading;
use crate::diag::Diagnostic;
use crate::file::SourceFile;
use crate::kind::Kind;
use crate::misfit;
use crate::symbols::Names;
use crate::tree::Node;
use crate::yaml;

/// A document, both as typed data and as a tree.
#[derive(Clone, Debug)]
pub struct Document<T> {
    /// Content of the document, as its type.
    pub data: T,
    /// Tree that the data was read from, with source positions.
    pub tree: Node,
}

impl<T: DeserializeOwned> Document<T> {
    /// Reads a document from a single file.
    pub fn read(kind: Kind, file: &Arc<SourceFile>) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::from_tree(kind, yaml::read(file)?)
    }

    /// Checks and deserializes a tree, which comes from one file or from overlays.
    pub fn from_tree(kind: Kind, tree: Node) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::plain(tree).or_else(|tree| {
            let problems = conform::check(kind, &tree);
            if problems.is_empty() { Document::typed(tree) } else { Err(problems) }
        })
    }

    /// Deserializes a valid tree. If the document type refuses the tree, returns it unchanged, so
    /// that schema validation can explain the reason. Type and schema accept the same documents.
    pub fn plain(tree: Node) -> Result<Document<T>, Node> {
        match T::deserialize(Reading::plain(&tree)) {
            Ok(data) => Ok(Document { data, tree }),
            Err(_) => Err(tree),
        }
    }

    /// Reads a file that belongs to no package, such as a case. Only the document type checks the
    /// file, not a schema.
    pub fn read_plain(file: &Arc<SourceFile>) -> Result<Document<T>, Vec<Diagnostic>> {
        Document::typed(yaml::read(file)?)
    }

    /// Deserializes a tree. On failure, returns the error of the document type with its place.
    pub fn typed(tree: Node) -> Result<Document<T>, Vec<Diagnostic>> {
        match T::deserialize(Reading::plain(&tree)) {
            Ok(data) => Ok(Document { data, tree }),
            Err(error) => Err(vec![misfit::error(&tree, &error)]),
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
                problems if problems.is_empty() => Err(vec![misfit::error(&tree, &error)]),
                problems => Err(problems),
            },
        }
    }
}
