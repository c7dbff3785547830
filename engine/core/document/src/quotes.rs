//! Detection of missing quotes. A string without its closing quote continues over several lines and
//! ends where the next string should start.

use std::ops::Range;

/// Returns the range of an opening quote that has no closing quote, if this made the parser stop at
/// byte `stop`.
///
/// ```
/// let text = "title: \"The field\nmap: 1\nsubtitle: \"A battle\"\n";
/// assert_eq!(document::quotes::left_open(text, text.find("A ").unwrap()), Some(7..8));
/// assert_eq!(document::quotes::left_open("a: 'b\n c' d", 10), Some(3..4));
/// assert_eq!(document::quotes::left_open("a: 'b\n c'\nd", 10), None);
/// assert_eq!(document::quotes::left_open("a: 'b' c", 7), None);
/// ```
pub fn left_open(text: &str, stop: usize) -> Option<Range<usize>> {
    let runs_on = |at: &&Range<usize>| text[(*at).clone()].contains('\n');
    let quoted = quoted(text);
    let found =
        quoted.iter().filter(runs_on).rfind(|at| at.start <= stop && is_stopped_by(text, at, stop));
    found.map(|at| at.start..at.start + 1)
}

/// Whether the parser stopped inside a quoted string, or after the string on its last line.
fn is_stopped_by(text: &str, quoted: &Range<usize>, stop: usize) -> bool {
    let rest =
        text[quoted.end..].lines().next().unwrap_or_default().trim_start_matches([' ', '\t']);
    let goes_on = rest.is_empty() || rest.starts_with([',', ']', '}', ':', '#']);
    let between = text.get(quoted.end..stop).unwrap_or_default();
    stop <= quoted.end || !goes_on && !between.contains('\n')
}

/// Returns the ranges of all quoted strings, including their quotes. An unclosed string extends to
/// the end of the file.
fn quoted(text: &str) -> Vec<Range<usize>> {
    let mut quoted = Vec::new();
    let (bytes, mut at, mut may_begin) = (text.as_bytes(), 0, true);
    while let Some(&sign) = bytes.get(at) {
        let is_before_blank = bytes.get(at + 1).is_none_or(u8::is_ascii_whitespace);
        let begins_comment = sign == b'#' && (at == 0 || bytes[at - 1].is_ascii_whitespace());
        if begins_comment {
            at += bytes[at..].iter().position(|sign| *sign == b'\n').unwrap_or(text.len() - at);
            continue;
        }
        if may_begin && matches!(sign, b'"' | b'\'') {
            let end = end(bytes, at);
            quoted.push(at..end);
            (at, may_begin) = (end, false);
            continue;
        }
        may_begin = match sign {
            b'\n' | b'[' | b'{' | b',' => true,
            b':' => is_before_blank,
            b'-' | b'?' => may_begin && is_before_blank,
            b' ' | b'\t' | b'\r' => may_begin,
            _ => false,
        };
        at += 1;
    }
    quoted
}

/// Returns the index of the byte after the closing quote of the string that starts at `start`.
fn end(bytes: &[u8], start: usize) -> usize {
    let quote = bytes[start];
    let mut at = start + 1;
    while let Some(&sign) = bytes.get(at) {
        let is_doubled = quote == b'\'' && bytes.get(at + 1) == Some(&quote);
        match sign {
            b'\\' if quote == b'"' => at += 2,
            _ if sign == quote && is_doubled => at += 2,
            _ if sign == quote => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}
