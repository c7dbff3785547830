//! Lines of a document, classified by content.

use crate::tree::{Kind, Node};

/// Role of a line in the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Blank line.
    Blank,
    /// Line that contains only a comment.
    Comment,
    /// First line of a key or an item.
    Own,
    /// Continuation line of a value in brackets.
    InBrackets,
    /// Continuation line of a string.
    InText,
}

/// A line of a document and its role.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    pub(super) role: Role,
    /// Text of the line without trailing blanks. A line inside a string keeps its trailing blanks.
    pub(super) text: &'a str,
}

impl Line<'_> {
    /// Returns the number of spaces at the start of the line.
    pub(super) fn indent(&self) -> usize {
        self.text.len() - self.text.trim_start_matches(' ').len()
    }
}

/// Splits a document into lines. `tree` is the tree parsed from the document.
pub(super) fn read<'a>(text: &'a str, tree: &Node) -> Vec<Line<'a>> {
    let mut starts = vec![0];
    starts.extend(text.match_indices('\n').map(|(at, _)| at + 1));
    let mut roles = vec![None; starts.len()];
    mark(tree, text, &starts, &mut roles);
    let lines = text.split('\n').zip(roles);
    lines.map(|(text, role)| line(text, role)).collect()
}

fn line(text: &str, role: Option<Role>) -> Line<'_> {
    if role == Some(Role::InText) {
        return Line { role: Role::InText, text };
    }
    let text = text.trim_end();
    let role = match text.trim_start() {
        "" => Role::Blank,
        _ if role.is_some() => Role::InBrackets,
        rest if rest.starts_with('#') => Role::Comment,
        _ => Role::Own,
    };
    Line { role, text }
}

/// Marks the continuation lines of values.
fn mark(node: &Node, text: &str, starts: &[usize], roles: &mut [Option<Role>]) {
    let span = &node.place.span;
    let is_bracket = text[span.start..].starts_with(['[', '{']);
    match &node.kind {
        Kind::List(items) => {
            items.iter().for_each(|item| mark(item, text, starts, roles));
        }
        Kind::Map(entries) => {
            entries.iter().for_each(|entry| mark(&entry.value, text, starts, roles));
        }
        Kind::Null | Kind::Bool(_) | Kind::Int(_) => return,
        Kind::Text(_) => return go_on(span.clone(), text, starts, roles, Role::InText),
    }
    if is_bracket {
        go_on(span.clone(), text, starts, roles, Role::InBrackets);
    }
}

fn go_on(
    span: std::ops::Range<usize>,
    text: &str,
    starts: &[usize],
    roles: &mut [Option<Role>],
    role: Role,
) {
    let end = span.start + text[span.clone()].trim_end().len();
    let first = starts.partition_point(|start| *start <= span.start);
    // The parser reports a block string at its first line of content, which is after the line with
    // the `|` or `>`.
    let first = if is_block(&text[..span.start]) { first - 1 } else { first };
    let last = starts.partition_point(|start| *start < end);
    for line in &mut roles[first..last.max(first)] {
        line.get_or_insert(role);
    }
}

fn is_block(before: &str) -> bool {
    let before = before.trim_end();
    before.trim_end_matches(['+', '-']).ends_with(['|', '>'])
}
