//! Search for figures: values in a document that need an origin, and the paths that name them.
//!
//! A pattern says which figures of a mapping to find. It consists of steps, separated by `/`. Most
//! steps go one level deeper and add a name to the path of the figure. Steps are:
//!
//! - `a|b`: the fields `a` and `b`; with `?` at the end, only those that are present
//! - `(a|b)`: the same fields, but without their names in the path; `<a>`: the name `a` in the
//!   path, but no level deeper
//! - `*`: every key; `=`: every item of a list, by its text or id; `#0`, `#1`: every item, by its
//!   index counted from 0 or 1
//! - `>`: every item but the first, by its index counted from 0, for figures that belong to the
//!   step between two items
//! - `[a]`: every item, named after the item at the same index in the list `a`, which is a field of
//!   the starting mapping

use crate::overlay;
use crate::tree::At;

/// Table of figures: its name in the report, the path of the mappings that hold a `provenance`, and
/// patterns for the paths of the figures.
pub type Table = (&'static str, &'static str, &'static [&'static str]);

/// A figure: its path in `provenance`, and its position in the document tree.
#[derive(Clone, Debug)]
pub struct Figure<'a> {
    /// Path of the figure, such as `woods/infantry`.
    pub path: String,
    /// Position of the figure in the document.
    pub at: At<'a>,
}

impl<'a> Figure<'a> {
    /// Builds a figure with a path.
    pub fn new(path: impl Into<String>, at: At<'a>) -> Figure<'a> {
        Figure { path: path.into(), at }
    }

    /// Returns the path of the figure in the package. `table` is the path of the figure's table.
    pub fn within(&self, table: &str) -> String {
        [table, &self.path]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("/")
    }

    fn below(&self, step: &str, at: At<'a>) -> Figure<'a> {
        match self.path.as_str() {
            "" => Figure::new(step, at),
            path => Figure::new(format!("{path}/{step}"), at),
        }
    }
}

/// Returns the figures that a pattern finds in a mapping. The empty pattern finds the mapping
/// itself, with an empty path.
pub fn find<'a>(table: At<'a>, pattern: &str) -> Vec<Figure<'a>> {
    let mut found = vec![Figure::new("", table)];
    for step in pattern.split('/').filter(|step| !step.is_empty()) {
        found = found.iter().flat_map(|figure| take(step, figure, table)).collect();
    }
    found
}

fn take<'a>(step: &str, from: &Figure<'a>, table: At<'a>) -> Vec<Figure<'a>> {
    let items = |count_from: usize| {
        let number = move |(n, at): (usize, _)| from.below(&(n + count_from).to_string(), at);
        from.at.items().enumerate().map(number)
    };
    match (step, enclosed(step)) {
        ("*", _) => from.at.keys().map(|key| from.below(key, from.at.key(key))).collect(),
        ("=", _) => from.at.items().map(|at| from.below(&name(at), at)).collect(),
        ("#0", _) => items(0).collect(),
        ("#1", _) => items(1).collect(),
        (">", _) => items(0).skip(1).collect(),
        (_, Some(('(', words))) => {
            fields(words, from.at).map(|(_, at)| Figure::new(from.path.as_str(), at)).collect()
        }
        (_, Some(('<', words))) => words.split('|').map(|it| from.below(it, from.at)).collect(),
        (_, Some(('[', list))) => {
            let names = table.key(list).items().map(name);
            names.enumerate().map(|(n, name)| from.below(&name, from.at.item(n))).collect()
        }
        (words, _) => fields(words, from.at).map(|(word, at)| from.below(word, at)).collect(),
    }
}

fn enclosed(step: &str) -> Option<(char, &str)> {
    [('(', ')'), ('<', '>'), ('[', ']')].into_iter().find_map(|(open, close)| {
        let inner = step.strip_prefix(open)?.strip_suffix(close)?;
        Some((open, inner))
    })
}

/// Returns the fields that a step names, with their values. For a missing field, returns the
/// position at which the field would be.
fn fields<'w, 'a: 'w>(words: &'w str, at: At<'a>) -> impl Iterator<Item = (&'w str, At<'a>)> {
    let given = words.strip_suffix('?');
    let words = given.unwrap_or(words).split('|');
    words.filter(move |word| given.is_none() || at.has(word)).map(move |word| (word, at.key(word)))
}

fn name(at: At<'_>) -> String {
    overlay::name_of(at.node()).unwrap_or_else(|| at.node().to_json().to_string())
}
