//! Errors of trees that do not fit their document type.

#[cfg(feature = "conform")]
use serde::de::DeserializeOwned;

use crate::codes;
use crate::de;
#[cfg(feature = "conform")]
use crate::de::Reading;
use crate::diag::Diagnostic;
#[cfg(feature = "conform")]
use crate::symbols::Names;
use crate::tree::Node;

/// Returns the error that the document type reports for a tree, in which every name counts as
/// known. `None` if the tree fits the type.
#[cfg(feature = "conform")]
pub(crate) fn of<T: DeserializeOwned>(tree: &Node) -> Option<Diagnostic> {
    let fit = T::deserialize(Reading::new(tree, &Names::any()));
    fit.err().map(|misfit| error(tree, &misfit))
}

/// Returns the error of a document type, with its place in the tree.
pub(crate) fn error(tree: &Node, error: &de::Error) -> Diagnostic {
    let steps: Vec<String> = error.steps().collect();
    let place = tree.locate(steps.iter().map(String::as_str)).place.clone();
    Diagnostic::error(codes::SCHEMA_TYPE, place, format!("{error} (at {})", error.path()))
}
