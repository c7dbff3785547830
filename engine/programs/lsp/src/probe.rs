//! A word put into a document at the cursor, so that an unfinished document can be read.

use std::ops::Range;

use document::source::SourceFile;
use document::tree::{Kind, Node};
use document::yaml;

use crate::path::{self, Role, Step};
use crate::text;

/// The word at the cursor. No document contains it.
pub(crate) const WORD: &str = "zzcursorzz";

/// A document with the word at the cursor.
pub(crate) struct Probe {
    /// Tree of the document.
    pub(crate) tree: Node,
    /// Steps to the word, or to the value of the word if it is a key.
    pub(crate) path: Vec<Step>,
    /// Whether the word is a key or a value.
    pub(crate) role: Role,
    /// Range of the text that a completion replaces.
    pub(crate) span: Range<usize>,
    /// Whether the range is inside quotes.
    pub(crate) is_quoted: bool,
}

impl Probe {
    /// Puts the word at an offset of a text. `None` if no reading of the text contains the word.
    pub(crate) fn at(text: &str, offset: usize) -> Option<Self> {
        let quoted = quoted(text, offset);
        let is_quoted = quoted.is_some();
        let span = quoted.unwrap_or_else(|| text::yaml_word(text, offset));
        let (before, after) = (&text[..span.start], &text[span.end..]);
        let (line, _) = after.split_once('\n').unwrap_or((after, ""));
        let words = if is_quoted {
            let is_closed = line.starts_with(['"', '\'']);
            let quote = before.chars().next_back().filter(|_| !is_closed);
            vec![format!("{WORD}{}", quote.map(String::from).unwrap_or_default())]
        } else {
            vec![format!("{WORD}: "), WORD.to_owned()]
        };
        let whole = words.iter().map(|word| format!("{before}{word}{after}"));
        // A fault below the cursor must not hide what is above it.
        let above = words.iter().map(|word| closed(format!("{before}{word}{line}")));
        let short = words.iter().map(|word| closed(format!("{before}{word}")));
        let found = whole.chain(above).chain(short).find_map(|text| read(&text));
        let (tree, path, role) = found?;
        Some(Self { tree, path, role, span, is_quoted })
    }

    /// Returns the other keys of the mapping in which the word is a key.
    pub(crate) fn others(&self) -> Vec<&str> {
        let Some((_, above)) = self.path.split_last() else { return Vec::new() };
        let map = above.iter().try_fold(&self.tree, |node, step| step.of(node));
        let Some(Node { kind: Kind::Map(entries), .. }) = map else { return Vec::new() };
        entries.iter().map(|entry| entry.key.as_str()).filter(|key| *key != WORD).collect()
    }
}

fn read(text: &str) -> Option<(Node, Vec<Step>, Role)> {
    let tree = yaml::read(&SourceFile::new("", text)).ok()?;
    let mut found = None;
    path::each(&tree, &mut |part| {
        if part.text == WORD {
            found = Some((part.path.to_vec(), part.role));
        }
    });
    let (path, role) = found?;
    Some((tree, path, role))
}

/// Returns the range inside the quotes around an offset. The quotes begin on the same line.
fn quoted(text: &str, offset: usize) -> Option<Range<usize>> {
    let start = text[..offset].rfind('\n').map_or(0, |at| at + 1);
    let mut open: Option<(usize, char)> = None;
    for (at, letter) in text[start..offset].char_indices() {
        open = match open {
            None if letter == '#' => return None,
            None if matches!(letter, '"' | '\'') && begins(&text[start..start + at]) => {
                Some((start + at + 1, letter))
            }
            Some((_, quote)) if quote == letter => None,
            other => other,
        };
    }
    let (begin, quote) = open?;
    let rest = text[offset..].split('\n').next().unwrap_or_default();
    let end =
        rest.find(quote).unwrap_or_else(|| rest.len() - rest.trim_start_matches(is_plain).len());
    Some(begin..offset + end)
}

/// Whether a quote after this text begins a quoted text. An apostrophe inside a word does not.
fn begins(before: &str) -> bool {
    let last = before.trim_end().chars().next_back();
    last.is_none_or(|last| matches!(last, ':' | '-' | ',' | '[' | '{')) || before.ends_with(' ')
}

fn is_plain(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '-' | '_')
}

/// Returns a text with its open brackets closed.
fn closed(mut text: String) -> String {
    let (mut open, mut quote) = (Vec::new(), None);
    let mut before = ' ';
    for letter in text.chars() {
        match (quote, letter) {
            (Some(own), _) if own == letter => quote = None,
            (Some('#'), '\n') => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') if !before.is_alphanumeric() => quote = Some(letter),
            (None, '#') if before.is_whitespace() => quote = Some('#'),
            (None, '[') => open.push(']'),
            (None, '{') => open.push('}'),
            (None, ']' | '}') => drop(open.pop()),
            _ => {}
        }
        before = letter;
    }
    text.extend(open.into_iter().rev());
    text
}
