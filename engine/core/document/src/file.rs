//! Source files, with the paths that messages show.

use std::sync::Arc;

/// A text file, and the path by which messages refer to it.
#[derive(Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// Path of the file, as diagnostics show it.
    pub path: String,
    /// Whole contents of the file.
    pub text: String,
    /// Byte offset of the start of each line.
    lines: Vec<usize>,
}

impl SourceFile {
    /// Builds a file from a path and its contents, without reading the disk.
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> Arc<SourceFile> {
        let (path, text) = (path.into(), text.into());
        let later = text.match_indices('\n').map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(later).collect();
        Arc::new(SourceFile { path, text, lines })
    }

    /// Returns the line and column of a byte offset, both from 1. The column counts characters.
    pub fn line_column(&self, offset: usize) -> (usize, usize) {
        let before = self.text.get(..offset).unwrap_or(&self.text);
        let line = self.lines.partition_point(|&begin| begin <= before.len());
        (line, before[self.lines[line - 1]..].chars().count() + 1)
    }
}
