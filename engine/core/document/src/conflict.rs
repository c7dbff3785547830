//! Conflict markers of an unfinished merge.

use std::sync::Arc;

use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;

/// Starts of lines that contain a conflict marker.
const MARKS: [&str; 3] = ["<<<<<<< ", "||||||| ", ">>>>>>> "];

/// Returns an error for the first conflict marker in a file.
pub fn find(file: &Arc<SourceFile>) -> Option<Diagnostic> {
    let mut start = 0;
    let marked = file.text.split_inclusive('\n').find(|line| {
        let is_mark = MARKS.iter().any(|mark| line.starts_with(mark));
        start += if is_mark { 0 } else { line.len() };
        is_mark
    })?;
    let place = Place { file: Arc::clone(file), span: start..start + marked.trim_end().len() };
    let message = "unresolved merge conflict";
    let help =
        "keep one version, and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`";
    Some(Diagnostic::error(codes::SOURCE_MERGE, place, message).help(help))
}
