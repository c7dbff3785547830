//! Indentation by two blanks per level. Continuation lines are shifted together with the first line
//! of their value.

use super::lines::{Line, Role};

/// Joins lines, each with its new indentation.
pub(super) fn indent(lines: &[Line<'_>]) -> String {
    let mut levels = Levels::default();
    let mut out: Vec<String> = Vec::new();
    let mut comments: Vec<usize> = Vec::new();
    for line in lines {
        match line.role {
            Role::Blank => {
                if out.last().is_some_and(|last| !last.is_empty()) {
                    out.push(String::new());
                }
            }
            Role::Comment => {
                comments.push(out.len());
                out.push(line.text.to_owned());
            }
            Role::Own => {
                let (before, now) = (line.indent(), levels.enter(line));
                for at in comments.drain(..) {
                    let now = levels.of_comment(indent_of(&out[at]), before, now);
                    out[at] = format!("{}{}", blanks(now), comment(&out[at]));
                }
                out.push(format!("{}{}", blanks(now), spaced(line.text.trim_start())));
            }
            Role::InBrackets => out.push(levels.moved(line.text)),
            Role::InText => out.push(levels.moved(line.text)),
        }
    }
    for at in comments {
        let now = levels.at(indent_of(&out[at]));
        out[at] = format!("{}{}", blanks(now), comment(&out[at]));
    }
    while out.last().is_some_and(String::is_empty) {
        out.pop();
    }
    out.iter().map(|line| format!("{line}\n")).collect()
}

/// Stack of open levels, with their old and new indentation.
#[derive(Debug, Default)]
struct Levels {
    open: Vec<Level>,
    /// Number of blanks by which the previous line was moved.
    shift: isize,
}

#[derive(Clone, Copy, Debug)]
struct Level {
    /// Depth of the level for comparisons. A list item ranks deeper than a key with the same
    /// indentation, since the item belongs to the key above it.
    rank: usize,
    now: usize,
}

impl Levels {
    /// Enters the level of a line and closes deeper levels. Returns the new indentation.
    fn enter(&mut self, line: &Line<'_>) -> usize {
        let before = line.indent();
        let text = line.text.trim_start();
        let now = self.open_level(before * 2 + usize::from(is_item(text)));
        self.shift = now.cast_signed() - before.cast_signed();
        let mut dash = text;
        let (mut inner_before, mut inner_now) = (before, now);
        while is_item_with_more(dash) {
            let rest = dash[1..].trim_start();
            inner_before += dash.len() - rest.len();
            inner_now += 2;
            self.open.push(Level {
                rank: inner_before * 2 + usize::from(is_item(rest)),
                now: inner_now,
            });
            dash = rest;
        }
        now
    }

    fn open_level(&mut self, rank: usize) -> usize {
        while self.open.last().is_some_and(|level| level.rank > rank) {
            self.open.pop();
        }
        if let Some(level) = self.open.last().filter(|level| level.rank == rank) {
            return level.now;
        }
        let now = self.open.last().map_or(0, |level| level.now + 2);
        self.open.push(Level { rank, now });
        now
    }

    /// Returns the new indentation of a comment. The comment keeps its alignment with the next line
    /// if both had the same indentation.
    fn of_comment(&self, comment: usize, next_before: usize, next_now: usize) -> usize {
        if comment == next_before { next_now } else { self.at(comment) }
    }

    /// Returns the new indentation that corresponds to an old one.
    fn at(&self, before: usize) -> usize {
        let level = self.open.iter().rev().find(|level| level.rank / 2 <= before);
        level.map_or(0, |level| level.now)
    }

    /// Shifts a continuation line by the same distance as the first line of its value.
    fn moved(&self, text: &str) -> String {
        if text.trim().is_empty() {
            return text.trim().to_owned();
        }
        let indent = indent_of(text).saturating_add_signed(self.shift);
        format!("{}{}", blanks(indent), text.trim_start_matches(' '))
    }
}

fn is_item(text: &str) -> bool {
    text == "-" || text.starts_with("- ")
}

fn is_item_with_more(text: &str) -> bool {
    text.starts_with("- ") && !text[1..].trim_start().starts_with('#')
}

/// Puts one space after each dash at the start of a line.
fn spaced(text: &str) -> String {
    let mut rest = text;
    let mut dashes = String::new();
    while is_item_with_more(rest) {
        rest = rest[1..].trim_start();
        dashes.push_str("- ");
    }
    dashes + rest
}

/// Puts a space after the `#` of a comment.
fn comment(line: &str) -> String {
    let text = line.trim_start();
    match text.strip_prefix('#') {
        Some(rest) if rest.starts_with(|c: char| c.is_alphanumeric()) => format!("# {rest}"),
        _ => text.to_owned(),
    }
}

fn indent_of(text: &str) -> usize {
    text.len() - text.trim_start_matches(' ').len()
}

fn blanks(n: usize) -> String {
    " ".repeat(n)
}
