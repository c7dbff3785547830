//! Lines of a text, by byte offset.

/// Returns the offset of the start of a line.
pub(super) fn start(text: &str, at: usize) -> usize {
    text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |newline| newline + 1)
}

/// Returns the offset of the end of a line, before its line ending.
pub(super) fn end(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let line = rest.split('\n').next().unwrap_or_default();
    let kept = if line.len() < rest.len() { line.strip_suffix('\r').unwrap_or(line) } else { line };
    at + kept.len()
}

/// Returns the offset behind the line ending of a line.
pub(super) fn next(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    rest.find('\n').map_or(text.len(), |newline| at + newline + 1)
}

/// Returns the end of a value without blanks and line endings that its range may include.
pub(super) fn end_of_value(text: &str, end: usize) -> usize {
    text.get(..end).unwrap_or_default().trim_end().len()
}

/// Returns the number of blanks at the start of a line.
pub(super) fn indent(text: &str, at: usize) -> usize {
    let line = text.get(start(text, at)..).unwrap_or_default();
    line.len() - line.trim_start_matches(' ').len()
}

/// Returns the number of blanks before an offset, if the line has nothing else before it.
pub(super) fn blank_before(text: &str, at: usize) -> Option<usize> {
    let before = text.get(start(text, at)..at)?;
    before.chars().all(|c| c == ' ').then_some(before.len())
}

/// Returns the line ending that a text uses.
pub(super) fn ending(text: &str) -> &'static str {
    if text.contains("\r\n") { "\r\n" } else { "\n" }
}

/// Returns the start of the line ending before a line.
pub(super) fn ending_before(text: &str, line: usize) -> usize {
    let before = text.get(..line).unwrap_or_default();
    let before = before.strip_suffix('\n').unwrap_or(before);
    before.strip_suffix('\r').unwrap_or(before).len()
}
