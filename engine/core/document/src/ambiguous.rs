//! Warnings about unquoted words that other YAML readers interpret differently. Some read hex
//! `0805` as an octal number, and some read `no` as false. Editors and other tools also read
//! packages, so the author should quote such words.

use std::ops::Range;
use std::sync::Arc;

use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::tree::{Kind, Node};

const BOOLEANS: [&str; 8] = ["y", "yes", "n", "no", "on", "off", "true", "false"];

/// Returns a warning for each ambiguous word of a document.
pub fn find(tree: &Node) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    walk(tree, &mut found);
    found
}

fn walk(node: &Node, found: &mut Vec<Diagnostic>) {
    match &node.kind {
        Kind::Text(text) => found.extend(judge(text, &node.place, reading(text))),
        Kind::List(items) => items.iter().for_each(|item| walk(item, found)),
        Kind::Map(entries) => {
            for entry in entries {
                let reading = reading(&entry.key).or_else(|| number_as_key(&entry.key));
                found.extend(judge(&entry.key, &entry.key_place, reading));
                walk(&entry.value, found);
            }
        }
        Kind::Null | Kind::Bool(_) | Kind::Int(_) => {}
    }
}

fn judge(text: &str, place: &Place, reading: Option<&str>) -> Option<Diagnostic> {
    let reading = reading?;
    let plain: Range<usize> = place.span.clone();
    let is_plain = place.file.text.get(plain).is_some_and(|raw| raw == text);
    is_plain.then(|| {
        let message = format!("other YAML parsers read `{text}` without quotes as {reading}");
        let place = Place { file: Arc::clone(&place.file), span: place.span.clone() };
        Diagnostic::warning(codes::YAML_AMBIGUOUS, place, message)
            .help(format!("put it in quotes: \"{text}\""))
            .replacement(format!("\"{text}\""))
    })
}

/// Returns the meaning that other YAML readers give to an unquoted word. `None` if they agree with
/// this program.
pub fn reading(text: &str) -> Option<&'static str> {
    let first = *text.as_bytes().first()?;
    match first {
        b'0'..=b'9' | b'+' | b'-' | b'.' => number(text),
        b'Y' | b'y' | b'N' | b'n' | b'O' | b'o' | b'T' | b't' | b'F' | b'f' => word(text),
        _ => None,
    }
}

fn word(text: &str) -> Option<&'static str> {
    if text.len() > 5 {
        return None;
    }
    if BOOLEANS.iter().any(|word| word.eq_ignore_ascii_case(text)) {
        return Some("a boolean");
    }
    text.eq_ignore_ascii_case("null").then_some("nothing")
}

fn number(text: &str) -> Option<&'static str> {
    let digits = text.trim_start_matches(['+', '-']);
    let only = |allowed: fn(u8) -> bool| !digits.is_empty() && digits.bytes().all(allowed);
    let starts_with_digit = digits.starts_with(|c: char| c.is_ascii_digit());
    if starts_with_digit && digits.starts_with(['0']) && only(|b| b.is_ascii_digit()) {
        return Some("a number, or an octal number");
    }
    if starts_with_digit && only(|b| b.is_ascii_digit() || b == b'_') {
        return Some("a number");
    }
    if is_fraction(digits) {
        return Some("a fraction");
    }
    if starts_with_digit && digits.contains(':') && only(|b| b.is_ascii_digit() || b == b':') {
        return Some("a number in base 60");
    }
    is_based(digits).then_some("a number")
}

/// Whether this text is a decimal number such as `12.3`, `.5` or `1e3`.
fn is_fraction(digits: &str) -> bool {
    let (mantissa, exponent) = digits.split_once(['e', 'E']).unwrap_or((digits, "0"));
    let exponent = exponent.trim_start_matches(['+', '-']);
    let is_digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let has_digit = mantissa.bytes().any(|b| b.is_ascii_digit());
    let is_marked = mantissa.contains('.') || digits.contains(['e', 'E']);
    let has_exponent = !exponent.is_empty() && is_digits(exponent);
    has_digit && is_marked && has_exponent && is_digits(whole) && is_digits(part)
}

/// Whether this text is a number with a base prefix, such as `0x1F`, `0o17` or `0b101`.
fn is_based(digits: &str) -> bool {
    let rest = ["0x", "0o", "0b"].iter().find_map(|prefix| digits.strip_prefix(prefix));
    rest.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// Returns the meaning that other YAML readers give to an unquoted key that is a whole number.
/// `None` for any other key.
fn number_as_key(key: &str) -> Option<&'static str> {
    let is_number = !key.is_empty() && key.bytes().all(|b| b.is_ascii_digit());
    is_number.then_some("a number")
}
