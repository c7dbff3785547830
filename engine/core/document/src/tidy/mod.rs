//! Formatter for packages. It normalises indentation and removes trailing blanks. Blank lines,
//! comments and contents stay the same.
//!
//! The content of a file never changes. If the formatted text would parse differently, the file is
//! left unchanged.

mod indent;
mod lines;

use std::sync::Arc;

use crate::diag::Diagnostic;
use crate::file::SourceFile;
use crate::yaml;

/// Formats a document.
///
/// # Errors
/// If the document cannot be read.
pub fn document(file: &Arc<SourceFile>) -> Result<String, Vec<Diagnostic>> {
    let text = file.text.replace("\r\n", "\n");
    let read = SourceFile::new(file.path.clone(), text);
    let tree = yaml::read(&read).map_err(|_| problems(file))?;
    let tidied = indent::indent(&lines::read(&read.text, &tree));
    let again = yaml::read(&SourceFile::new(file.path.clone(), tidied.clone()));
    let is_same = again.is_ok_and(|again| again.to_json() == tree.to_json());
    Ok(if is_same { tidied } else { file.text.clone() })
}

/// Returns the problems in the file before formatting, so that their places are correct.
fn problems(file: &Arc<SourceFile>) -> Vec<Diagnostic> {
    yaml::read(file).err().unwrap_or_default()
}

/// Formats a script: removes trailing blanks, and keeps at most one empty line in a row.
pub fn script(text: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim_end) {
        let doubled = line.is_empty() && lines.last().is_none_or(|last| last.is_empty());
        if !doubled {
            lines.push(line);
        }
    }
    while lines.last().is_some_and(|last| last.is_empty()) {
        lines.pop();
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}
