//! Changes of the YAML text of a document that keep its comments, order and style.
//!
//! A change replaces a range of bytes. Functions of this module compute the changes that add, replace
//! or remove values of a tree that [`crate::yaml::read`] has read. They never format a document anew.

mod lines;
mod list;
mod map;
mod write;

use std::fmt;
use std::ops::Range;

use crate::diag::Place;
use crate::tree::{Entry, Node};

pub use list::{insert_item, remove_item};
pub use map::{add_entry, add_section, remove_entry};
pub use write::{quoted, word};

/// A replacement of a range of bytes by a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Bytes to replace. An empty range inserts the text.
    pub span: Range<usize>,
    /// Text that replaces the bytes.
    pub text: String,
}

/// Reason why a document cannot be edited, with the place of the obstacle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotEdit {
    /// Source position of the obstacle.
    pub place: Place,
    /// Reason in one sentence.
    pub message: String,
}

impl CannotEdit {
    /// Builds the reason at a place.
    pub fn new(place: &Place, message: impl Into<String>) -> CannotEdit {
        CannotEdit { place: place.clone(), message: message.into() }
    }
}

impl fmt::Display for CannotEdit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = self.place.line_column();
        write!(f, "{}:{line}:{column}: {}", self.place.file.path, self.message)
    }
}

impl std::error::Error for CannotEdit {}

/// Result of the computation of one change.
pub type Changed = Result<Change, Box<CannotEdit>>;

/// Returns a text after changes to it. The changes must not overlap.
pub fn apply(text: &str, changes: &[Change]) -> String {
    let mut sorted: Vec<&Change> = changes.iter().collect();
    sorted.sort_by_key(|change| change.span.start);
    let mut edited = String::with_capacity(text.len());
    let mut at = 0;
    for change in sorted {
        edited.push_str(text.get(at..change.span.start).unwrap_or_default());
        edited.push_str(&change.text);
        at = at.max(change.span.end);
    }
    edited.push_str(text.get(at..).unwrap_or_default());
    edited
}

/// Returns the change that replaces a whole value by a text in flow style.
pub fn replace(node: &Node, text: impl Into<String>) -> Change {
    Change { span: node.place.span.clone(), text: text.into() }
}

/// Maximum length of a line to which an item is added, in characters.
const WIDE: usize = 100;

/// A list or mapping as the value of a key, in the text of its file.
#[derive(Clone, Copy)]
struct Value<'a> {
    text: &'a str,
    entry: &'a Entry,
}

impl<'a> Value<'a> {
    fn of(entry: &'a Entry) -> Value<'a> {
        Value { text: &entry.value.place.file.text, entry }
    }

    fn refuse(self, message: &str) -> Box<CannotEdit> {
        Box::new(CannotEdit::new(&self.entry.key_place, message))
    }

    /// Whether the value is written in brackets.
    fn is_flow(self) -> bool {
        let start = self.entry.value.place.span.start;
        self.text.get(start..).is_some_and(|rest| rest.starts_with(['[', '{']))
    }

    /// Returns the offset behind the colon of the key.
    fn behind_colon(self) -> Result<usize, Box<CannotEdit>> {
        let end = self.entry.key_place.span.end;
        let rest = self.text.get(end..).unwrap_or_default();
        let colon = rest.find(|c: char| c != ' ').filter(|at| rest[*at..].starts_with(':'));
        let colon = colon.ok_or_else(|| self.refuse("cannot find the `:` of this key"))?;
        Ok(end + colon + 1)
    }

    /// Returns the change that appends to a value in brackets after its last part.
    fn append(self, last: &Range<usize>, first: &Range<usize>, item: &str) -> Change {
        let line = lines::start(self.text, last.end);
        let so_far = self.text[line..last.end].chars().count();
        let between = if so_far + 2 + item.chars().count() < WIDE {
            ", ".to_owned()
        } else {
            let indent = self.indent_of_parts(first);
            format!(",{}{}", lines::ending(self.text), " ".repeat(indent))
        };
        Change { span: last.end..last.end, text: format!("{between}{item}") }
    }

    /// Returns the indentation of further lines of a value in brackets: that of its first part if a
    /// line begins with it, or two more than that of the key.
    fn indent_of_parts(self, first: &Range<usize>) -> usize {
        match lines::blank_before(self.text, first.start) {
            Some(indent) => indent,
            None => lines::indent(self.text, self.entry.key_place.span.start) + 2,
        }
    }

    /// Returns the change that removes one part of a value in brackets. `parts` are the ranges of
    /// all parts.
    fn remove_part(self, parts: &[Range<usize>], index: usize) -> Change {
        let own = parts[index].clone();
        let gap = |from: usize, to: usize| self.text.get(from..to).unwrap_or_default();
        let is_plain = |gap: &str| gap.chars().all(|c| c == ',' || c.is_whitespace());
        let after_comma = |end: usize| {
            let rest = self.text.get(end..).unwrap_or_default();
            let blank = rest.len() - rest.trim_start().len();
            if rest[blank..].starts_with(',') { end + blank + 1 } else { end }
        };
        let span = match (index.checked_sub(1).map(|before| &parts[before]), parts.get(index + 1)) {
            (_, Some(next)) if is_plain(gap(own.end, next.start)) => own.start..next.start,
            (Some(before), None) if is_plain(gap(before.end, own.start)) => before.end..own.end,
            (None, None) => own.start..after_comma(own.end),
            (_, Some(_)) => own.start..after_comma(own.end),
            (Some(_), None) => own,
        };
        Change { span, text: String::new() }
    }

    /// Returns the change that removes the lines of one of several parts of a block value, which
    /// begins at `start` and ends at `end`.
    fn remove_lines(self, index: usize, start: usize, end: usize) -> Change {
        let start = lines::start(self.text, start);
        let end = lines::end_of_value(self.text, end);
        let span = match index {
            0 => start..lines::next(self.text, end),
            _ => lines::ending_before(self.text, start)..lines::end(self.text, end),
        };
        Change { span, text: String::new() }
    }

    /// Returns the change that replaces the only part of a block value by empty brackets.
    fn emptied(self, from: usize, brackets: &str) -> Changed {
        let colon = self.behind_colon()?;
        let between = self.text.get(colon..from).unwrap_or_default();
        let end = lines::end_of_value(self.text, self.entry.value.place.span.end);
        if between.trim().is_empty() {
            return Ok(Change { span: colon..end, text: format!(" {brackets}") });
        }
        // Comments above the only part stay, so the brackets take its line.
        let deeper = lines::indent(self.text, from)
            > lines::indent(self.text, self.entry.key_place.span.start);
        let indent = if deeper { "" } else { "  " };
        Ok(Change { span: from..end, text: format!("{indent}{brackets}") })
    }
}
