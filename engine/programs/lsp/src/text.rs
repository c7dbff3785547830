//! Positions of the protocol, which count UTF-16 units, as byte offsets of a text.

use std::ops::Range;

use lsp_types::Position;

/// Returns the byte offset of a position. A position outside the text counts as the nearest one
/// inside.
pub(crate) fn offset(text: &str, position: Position) -> usize {
    let line = line_at(text, position.line as usize);
    let mut units = position.character as usize;
    for (at, letter) in text[line.clone()].char_indices() {
        if units < letter.len_utf16() {
            return line.start + at;
        }
        units -= letter.len_utf16();
    }
    line.end
}

/// Returns the byte range of a line without its line break.
fn line_at(text: &str, number: usize) -> Range<usize> {
    let mut start = 0;
    for line in text.split_inclusive('\n').take(number) {
        if !line.ends_with('\n') {
            break;
        }
        start += line.len();
    }
    let rest = &text[start..];
    let line = rest.split('\n').next().unwrap_or_default().trim_end_matches('\r');
    start..start + line.len()
}

/// Returns the position of a byte offset. An offset inside a character counts as its start.
pub(crate) fn position(text: &str, offset: usize) -> Position {
    let whole = (0..=offset.min(text.len())).rev().find(|at| text.is_char_boundary(*at));
    let before = &text[..whole.unwrap_or_default()];
    let line = before.matches('\n').count();
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let units: usize = before[start..].chars().map(char::len_utf16).sum();
    Position::new(number(line), number(units))
}

/// Returns the range of a byte span.
pub(crate) fn range(text: &str, span: &Range<usize>) -> lsp_types::Range {
    lsp_types::Range::new(position(text, span.start), position(text, span.end.max(span.start)))
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Whether a character belongs to an id or to the name of a field or function.
fn is_part(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '-' | '_' | '+')
}

/// Returns the range of the word around an offset. Empty if there is no word.
pub(crate) fn word(text: &str, offset: usize, is_part: fn(char) -> bool) -> Range<usize> {
    let (before, after) = text.split_at(offset);
    let before = before.len() - before.trim_end_matches(is_part).len();
    let after = after.len() - after.trim_start_matches(is_part).len();
    offset - before..offset + after
}

/// Returns the range of the YAML word around an offset.
pub(crate) fn yaml_word(text: &str, offset: usize) -> Range<usize> {
    let found = word(text, offset, is_part);
    // The mark of a list item is not a part of a word.
    let is_mark = text[found.clone()].starts_with("- ") || &text[found.clone()] == "-";
    if is_mark { offset..offset } else { found }
}

/// Returns the range of the script identifier around an offset.
pub(crate) fn script_word(text: &str, offset: usize) -> Range<usize> {
    word(text, offset, |letter| letter.is_alphanumeric() || letter == '_')
}
