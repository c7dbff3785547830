//! Characters that nobody sees: they can hide what a text says, or turn a terminal into something
//! else.

use std::sync::Arc;

use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;

/// The first character of a file that nobody sees.
pub fn find(file: &Arc<SourceFile>) -> Option<Diagnostic> {
    // Most files are plain: their bytes tell it sooner than their characters.
    if file.text.bytes().all(|byte| matches!(byte, b' '..=b'~' | b'\n' | b'\r' | b'\t')) {
        return None;
    }
    let (at, c) = file.text.char_indices().find(|(at, c)| is_hidden(*c) && !is_mark(*at, *c))?;
    let place = Place { file: Arc::clone(file), span: at..at + c.len_utf8() };
    Some(Diagnostic::error(codes::YAML_CONTROL, place, message(c)).help("remove the character"))
}

/// What is said of such a character.
pub(crate) fn message(c: char) -> String {
    format!("invisible character U+{:04X}", u32::from(c))
}

/// Whether nobody sees a character: control characters but for ends of lines and tabs, and those
/// that change the direction of a line.
pub(crate) fn is_hidden(c: char) -> bool {
    match c {
        '\n' | '\r' | '\t' => false,
        '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => true,
        '\u{2028}' | '\u{2029}' | '\u{FEFF}' => true,
        c => c.is_control(),
    }
}

/// The mark that some editors put at the very beginning of a file.
fn is_mark(at: usize, c: char) -> bool {
    at == 0 && c == '\u{FEFF}'
}
