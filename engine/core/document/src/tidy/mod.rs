//! Tidy packages: one way to indent, blank lines and comments where they were, nothing else changed.
//!
//! What a file says is never touched: a text that would read otherwise afterwards is left as it is.

mod indent;
mod lines;

use std::sync::Arc;

use crate::diag::Diagnostic;
use crate::file::SourceFile;
use crate::yaml;

/// The text of a document, tidied.
///
/// # Errors
/// What keeps it from being read.
pub fn document(file: &Arc<SourceFile>) -> Result<String, Vec<Diagnostic>> {
    let text = file.text.replace("\r\n", "\n");
    let read = SourceFile::new(file.path.clone(), text);
    let tree = yaml::read(&read).map_err(|_| problems(file))?;
    let tidied = indent::indent(&lines::read(&read.text, &tree));
    let again = yaml::read(&SourceFile::new(file.path.clone(), tidied.clone()));
    let is_same = again.is_ok_and(|again| again.to_json() == tree.to_json());
    Ok(if is_same { tidied } else { file.text.clone() })
}

/// What is wrong with the text as it stands, so that places fit it.
fn problems(file: &Arc<SourceFile>) -> Vec<Diagnostic> {
    yaml::read(file).err().unwrap_or_default()
}

/// The text of a script, tidied: no blanks at the ends of lines, one empty line at most in a row.
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
