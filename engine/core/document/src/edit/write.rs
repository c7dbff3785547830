//! Scalars in flow style.

/// Words that some YAML readers do not take for strings.
const NO_STRINGS: [&str; 9] = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"];

/// Writes a string, in double quotes if a plain one could be read as something else.
pub fn word(text: &str) -> String {
    let inside = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '\'' | ' ' | '/');
    let is_word = begins_as_word(text) && text.chars().all(inside) && !text.ends_with(' ');
    if is_word && !NO_STRINGS.contains(&text.to_ascii_lowercase().as_str()) {
        text.to_owned()
    } else {
        quoted(text)
    }
}

/// Whether a string begins with a letter, or has digits first that are not part of a number, as in
/// `4th-va`.
fn begins_as_word(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    match text.chars().next() {
        Some(first) if first.is_ascii_digit() => letters > 1 && !text.starts_with("0"),
        first => first.is_some_and(char::is_alphabetic),
    }
}

/// Writes a string in double quotes.
pub fn quoted(text: &str) -> String {
    let mut written = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => written.extend(['\\', c]),
            // Line breaks and other control characters have no place in names and notes.
            c if c.is_control() => written.push(' '),
            c => written.push(c),
        }
    }
    written.push('"');
    written
}
