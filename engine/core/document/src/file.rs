//! A text with its name.

use std::sync::Arc;

/// One file of text, with the path people see in messages.
#[derive(Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// Path as shown in diagnostics.
    pub path: String,
    /// Whole contents.
    pub text: String,
    /// Where each line begins.
    lines: Vec<usize>,
}

impl SourceFile {
    /// A file held in memory.
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> Arc<SourceFile> {
        let (path, text) = (path.into(), text.into());
        let later = text.match_indices('\n').map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(later).collect();
        Arc::new(SourceFile { path, text, lines })
    }

    /// Line and column of a byte offset, both counted from one, the column in characters.
    pub fn line_column(&self, offset: usize) -> (usize, usize) {
        let before = self.text.get(..offset).unwrap_or(&self.text);
        let line = self.lines.partition_point(|&begin| begin <= before.len());
        (line, before[self.lines[line - 1]..].chars().count() + 1)
    }
}
