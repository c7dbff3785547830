//! Refusals of edits.

use document::diag::Place;
use document::edit::CannotEdit;
use document::source::SourceFile;

use crate::package::{MAP, Package};

/// Result of an edit of the documents.
pub(super) type Done = Result<(), Box<CannotEdit>>;

/// Refuses an edit for a reason that concerns the whole package.
pub(super) fn refuse(package: &Package, message: impl Into<String>) -> Box<CannotEdit> {
    let place = match package.own(MAP) {
        Ok(tree) => Place { span: 0..0, ..tree.place.clone() },
        Err(_) => Place::of_file(&SourceFile::new(format!("{}/{MAP}", package.name), "")),
    };
    Box::new(CannotEdit::new(&place, message))
}
