//! Invisible characters, which can hide text or control a terminal.

use std::sync::Arc;

use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;

/// Returns an error for the first invisible character of a file.
pub fn find(file: &Arc<SourceFile>) -> Option<Diagnostic> {
    // Fast path: a check of the bytes of a plain file costs less than decoding the file.
    if file.text.bytes().all(|byte| matches!(byte, b' '..=b'~' | b'\n' | b'\r' | b'\t')) {
        return None;
    }
    let (at, c) = file.text.char_indices().find(|(at, c)| is_hidden(*c) && !is_mark(*at, *c))?;
    let place = Place { file: Arc::clone(file), span: at..at + c.len_utf8() };
    Some(Diagnostic::error(codes::YAML_CONTROL, place, message(c)).help("remove the character"))
}

/// Returns the error message for an invisible character.
pub(crate) fn message(c: char) -> String {
    format!("invisible character U+{:04X}", u32::from(c))
}

/// Whether a character is invisible. Control characters except line ends and tabs count, and so do
/// characters that change the text direction.
pub(crate) fn is_hidden(c: char) -> bool {
    match c {
        '\n' | '\r' | '\t' => false,
        '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => true,
        '\u{2028}' | '\u{2029}' | '\u{FEFF}' => true,
        c => c.is_control(),
    }
}

/// Whether this character is the byte order mark that some editors write at the start of a file.
fn is_mark(at: usize, c: char) -> bool {
    at == 0 && c == '\u{FEFF}'
}
