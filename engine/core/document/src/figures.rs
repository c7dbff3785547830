//! Finding figures: what in a document must say where it comes from, and by which path.
//!
//! A pattern leads from a mapping to figures, one step for each `/`; what the steps find makes the
//! path. The steps are
//!
//! - `a|b`: the fields `a` and `b`; with a `?` at the end, only those that are given;
//! - `(a)`: the same, left out of the path; `<a>`: in the path alone;
//! - `*`: every key; `=`: every item, by its text or id; `#0`, `#1`: by its place, counted from there;
//! - `>`: every item but the first, as a step from the one before it;
//! - `[a]`: every item, by the item at its place in the list `a` beside the provenance.

use crate::overlay;
use crate::tree::At;

/// A figure: the path by which `provenance` names it, and where it stands.
#[derive(Clone, Debug)]
pub struct Figure<'a> {
    /// The path, such as `woods/infantry`.
    pub path: String,
    /// Where it stands.
    pub at: At<'a>,
}

impl<'a> Figure<'a> {
    /// A figure under a path.
    pub fn new(path: impl Into<String>, at: At<'a>) -> Figure<'a> {
        Figure { path: path.into(), at }
    }

    /// Its path in the package, within that of its table.
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

/// What a pattern finds below a mapping, which itself has the empty path.
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

/// Fields with their values; whatever is not given stands where it would be.
fn fields<'w, 'a: 'w>(words: &'w str, at: At<'a>) -> impl Iterator<Item = (&'w str, At<'a>)> {
    let given = words.strip_suffix('?');
    let words = given.unwrap_or(words).split('|');
    words.filter(move |word| given.is_none() || at.has(word)).map(move |word| (word, at.key(word)))
}

fn name(at: At<'_>) -> String {
    overlay::name_of(at.node()).unwrap_or_else(|| at.node().to_json().to_string())
}
