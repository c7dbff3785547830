//! Text that people enter: chat messages, notes, titles.

use kernel::is_hidden;

use crate::limits::MAX_TITLE;
use crate::refused::Refused;

/// Checks that entered text is not too long and contains no hidden characters. The limit `most` is
/// in characters. Returns the text.
///
/// # Errors
/// If the text is empty, is too long, or contains hidden characters.
pub(crate) fn fitting(text: &str, most: usize) -> Result<String, Refused> {
    if text.chars().all(is_blank) {
        return Err(Refused::malformed("expected text that is not empty"));
    }
    check_seen(text)?;
    if text.chars().count() > most {
        return Err(Refused::malformed(format!("expected at most {most} characters")));
    }
    Ok(text.to_owned())
}

/// Checks a title and shortens it if necessary. The title may be empty. It must fit into one line
/// of the public list.
///
/// # Errors
/// If the title contains hidden characters, consists of blanks, or has several lines.
pub(crate) fn title(text: &str) -> Result<String, Refused> {
    let text = text.trim();
    check_seen(text)?;
    if !text.is_empty() && text.chars().all(is_blank) {
        return Err(Refused::malformed("expected a visible title"));
    }
    if text.chars().any(char::is_control) {
        return Err(Refused::malformed("expected a title of one line"));
    }
    Ok(text.chars().take(MAX_TITLE).collect())
}

fn check_seen(text: &str) -> Result<(), Refused> {
    if text.chars().any(is_hidden) {
        return Err(Refused::malformed("expected text without hidden characters"));
    }
    Ok(())
}

/// Whether a character looks blank although it does not count as hidden.
fn is_blank(sign: char) -> bool {
    let empty = matches!(
        sign,
        '\u{ad}'
            | '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{200c}'
            | '\u{200d}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{ffa0}'
    );
    empty || sign.is_whitespace() || matches!(sign, '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_seen() {
        let joined = "👩\u{200d}🚀 می\u{200c}خواهم\n\t❤\u{fe0f}";
        assert_eq!(fitting(joined, 40).ok().as_deref(), Some(joined));
        for none in ["", " \u{a0}\u{3000}", "\u{200d}\u{200c}\u{fe0f}", "\u{3164}", "\n\t"] {
            assert!(fitting(none, 40).is_err(), "{none:?}");
        }
        let hidden = [
            "\u{0}",
            "\u{1b}",
            "\r",
            "\u{9b}",
            "\u{61c}",
            "\u{200b}",
            "\u{200f}",
            "\u{2028}",
            "\u{202e}",
            "\u{2060}",
            "\u{2069}",
            "\u{feff}",
            "\u{fffa}",
            "\u{e0041}",
        ];
        for sign in hidden {
            let text = format!("a{sign}b");
            assert!(fitting(&text, 40).is_err() && title(&text).is_err(), "{text:?}");
        }
        assert!(fitting("four", 4).is_ok() && fitting("fives", 4).is_err());
    }

    #[test]
    fn a_title_is_one_line() {
        assert!(title("one\ntwo").is_err() && title("one\ttwo").is_err());
        assert!(title("\u{3164}").is_err() && title("\u{2800}\u{2800}").is_err());
        assert_eq!(title("  ").ok().as_deref(), Some(""));
        assert_eq!(title(&"x".repeat(99)).map(|title| title.len()).ok(), Some(MAX_TITLE));
    }
}
