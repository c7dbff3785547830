//! Removal of hidden characters from text that other people wrote.

use std::borrow::Cow;

/// Character that replaces a hidden character.
const INSTEAD: char = '\u{fffd}';

/// Whether a character is invisible, changes text direction or controls a terminal. Line ends are
/// allowed. So are joiners, which some scripts and many emoji need.
///
/// ```
/// assert!(kernel::is_hidden('\u{1b}') && kernel::is_hidden('\u{202e}'));
/// assert!(!kernel::is_hidden('\n') && !kernel::is_hidden('é') && !kernel::is_hidden('\u{200d}'));
/// ```
pub fn is_hidden(sign: char) -> bool {
    match sign {
        '\n' | '\t' => false,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            true
        }
        '\u{200b}'
        | '\u{2028}'
        | '\u{2029}'
        | '\u{2060}'..='\u{2065}'
        | '\u{206a}'..='\u{206f}' => true,
        '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}' => true,
        sign => sign.is_control(),
    }
}

/// Replaces each [hidden](is_hidden) character by U+FFFD, and normalises line ends to `\n`.
///
/// ```
/// assert_eq!(kernel::visible("red\u{1b}[31m\r\n"), "red\u{fffd}[31m\n");
/// assert_eq!(kernel::visible("plain\n"), "plain\n");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let shown = |sign| if is_hidden(sign) { INSTEAD } else { sign };
    Cow::Owned(text.replace("\r\n", "\n").chars().map(shown).collect())
}
