//! Repair of saves and mail files that passed through other programs. Removes byte-order marks,
//! changed line ends and trailing blanks, and undoes the quoting and wrapping of mail and forums.

use std::borrow::Cow;

use kernel::say;

use crate::chain::{Sealed, seal};

/// Byte-order mark that some programs write at the start of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';
/// Characters that other programs leave at line ends.
const AT_ENDS: [char; 3] = [' ', '\t', '\r'];
/// Key under which a line stores its seal, in JSON syntax.
const SEAL_KEY: &str = "\"~\"";
/// Maximum length of a wrapped line, in bytes.
const MAX_WRAPPED: usize = 16 << 10;

/// Removes byte-order marks, carriage returns, trailing blanks, empty lines, and the blanks between
/// the parts of a line that a program parsed and wrote again.
pub(crate) fn clean(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let is_clean = |line: &str| !line.is_empty() && !line.ends_with(AT_ENDS) && !is_rewritten(line);
    if text.split_terminator('\n').all(is_clean) {
        return Cow::Borrowed(text);
    }
    let lines = text.split('\n').map(|line| line.trim_end_matches(AT_ENDS));
    let lines = lines.filter(|line| !line.is_empty()).map(compact);
    let mut cleaned = lines.collect::<Vec<_>>().join("\n");
    if text.trim_end_matches(AT_ENDS).ends_with('\n') {
        cleaned.push('\n');
    }
    Cow::Owned(cleaned)
}

/// Whether another program has rewritten a line: the line has the key of a seal, but not at its
/// end.
fn is_rewritten(line: &str) -> bool {
    Sealed::read(line).is_none() && line.contains(SEAL_KEY)
}

/// Returns a line that another program has rewritten, in the format of this program. Returns any
/// other line unchanged.
fn compact(line: &str) -> Cow<'_, str> {
    let parsed = is_rewritten(line).then(|| serde_json::from_str::<serde_json::Value>(line));
    match parsed {
        Some(Ok(value)) => Cow::Owned(value.to_string()),
        Some(Err(_)) | None => Cow::Borrowed(line),
    }
}

/// Line before a wrapped mail file.
const BEGIN: &str = "-----BEGIN SWORDS MAIL FILE-----";
/// Line after a wrapped mail file.
const END: &str = "-----END SWORDS MAIL FILE-----";
/// Maximum length of a line in a mail body, in characters.
const COLUMNS: usize = 76;

/// Writes sealed lines with at most 76 columns, between a begin and an end line. No line begins
/// with a character that mail programs change, or ends with a blank.
pub(crate) fn wrapped(lines: &str) -> String {
    let mut wrapped = format!("{BEGIN}\n");
    for line in lines.lines() {
        let mut rest = line;
        while let Some(at) = place_to_break(rest) {
            let (part, after) = rest.split_at(at);
            wrapped.extend([part, "\n"]);
            rest = after;
        }
        wrapped.extend([rest, "\n"]);
    }
    wrapped + END + "\n"
}

/// Returns the last byte offset at which a line may be broken, if it is too long. A next line must
/// not look like a quotation, another sealed line, the end line or a signature.
fn place_to_break(line: &str) -> Option<usize> {
    let (limit, _) = line.char_indices().nth(COLUMNS)?;
    let is_good = |at: &usize| {
        let (before, after) = line.split_at(*at);
        !before.ends_with([' ', '\t', '}']) && !after.starts_with([' ', '\t', '>', '{', '-', '.'])
    };
    let offsets = line.char_indices().map(|(at, _)| at).skip(1);
    let fitting: Vec<usize> = offsets.take_while(|at| *at <= limit).collect();
    Some(fitting.into_iter().rev().find(is_good).unwrap_or(limit))
}

/// Extracts the sealed lines from a string, and undoes quoting and wrapping. Skips a greeting
/// before the sealed lines and a signature after them. Stops after `most` lines.
///
/// # Errors
/// If a line was altered. The error is its number and the likely cause.
pub(crate) fn sealed_lines(text: &str, most: usize) -> Result<Vec<String>, (usize, String)> {
    let text = clean(text);
    let (mut lines, mut parts) = (Vec::new(), Vec::new());
    for line in text.lines().map(unquoted) {
        if line == END {
            break;
        }
        if parts.is_empty() && !line.starts_with('{') {
            continue;
        }
        parts.push(line);
        let before = lines.last().map_or("", |last: &String| seal(last));
        if let Some(whole) = joined(&parts, before) {
            lines.push(whole);
            parts.clear();
        } else if parts.iter().map(|part| part.len()).sum::<usize>() > MAX_WRAPPED {
            break;
        }
        if lines.len() == most {
            break;
        }
    }
    match &parts[..] {
        [] => Ok(lines),
        parts => Err((lines.len() + 1, what_happened(parts))),
    }
}

/// Removes the quotation signs of mail (`>`) from the start of a line.
fn unquoted(line: &str) -> &str {
    let mut rest = line;
    while let Some(inner) = rest.trim_start().strip_prefix('>') {
        rest = inner.strip_prefix(' ').unwrap_or(inner);
    }
    if rest.trim_start().starts_with('{') { rest.trim_start() } else { rest }
}

/// Joins the parts of a wrapped line if the result has a valid seal. Tries every join without
/// blanks, with blanks and without indentation.
fn joined(parts: &[&str], before: &str) -> Option<String> {
    let fits = |line: &String| Sealed::read(line).is_some_and(|sealed| sealed.fits(before));
    if !parts.last()?.ends_with('}') {
        return None;
    }
    let indented: Vec<&str> = parts.iter().map(|part| part.trim_start()).collect();
    let joined = [("", parts), (" ", parts), ("", &indented)];
    joined.into_iter().map(|(between, parts)| parts.join(between)).find(fits)
}

/// Describes the likely reason why a line was altered.
fn what_happened(parts: &[&str]) -> String {
    let whole = parts.concat();
    let has = |signs: &[&str]| signs.iter().any(|sign| whole.contains(sign));
    if has(&["\u{201c}", "\u{201d}", "\u{ab}", "\u{bb}", "&quot;"]) {
        say!("mail-file-quotation-marks")
    } else if Sealed::read(&whole).is_none() {
        say!("mail-file-cut-off")
    } else {
        say!("mail-file-changed")
    }
}

/// Describes the likely reason why the first line of a save is invalid. `None` if the line does not
/// resemble a save.
pub(crate) fn what_happened_to_save(line: &str) -> Option<String> {
    let begins = |signs: &[&str]| signs.iter().any(|sign| line.starts_with(sign));
    match line {
        _ if begins(&[">"]) => Some(say!("save-quoted")),
        _ if begins(&["{\u{201c}", "{\u{201d}", "{&quot;"]) => Some(say!("save-quotation-marks")),
        _ if begins(&["{\""]) && !line.ends_with('}') => Some(say!("save-cut-off")),
        _ => None,
    }
}
