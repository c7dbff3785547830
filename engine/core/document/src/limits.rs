//! Limits on the sizes of sections. The limits are checked on trees, before the documents are
//! deserialized, so that every id fits its integer type.

use crate::codes;
use crate::diag::Diagnostic;
use crate::kind::Kind;
use crate::tree::{At, Node};

/// Maximum number of entries in one or several sections of a document.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Kind of the entries in messages, in the plural.
    pub what: &'static str,
    /// Kind of document that contains the sections.
    pub document: Kind,
    /// Keys that lead from the root of the document to each section. Empty for a limit on the number
    /// of documents.
    pub sections: &'static [&'static [&'static str]],
    /// Maximum number of entries in all these sections together.
    pub most: usize,
}

/// Returns a diagnostic for each limit that the trees exceed.
pub fn check<'t, T>(limits: &[Limit], trees: impl Fn(Kind) -> T) -> Vec<Diagnostic>
where
    T: Iterator<Item = &'t Node> + Clone,
{
    let mut problems = Vec::new();
    for limit in limits {
        let trees = trees(limit.document);
        if limit.sections.is_empty() {
            let last = trees.clone().last();
            problems.extend(last.and_then(|tree| limit.exceeded(trees.count(), At::root(tree))));
        } else {
            problems.extend(trees.filter_map(|tree| limit.check(At::root(tree))));
        }
    }
    problems
}

impl Limit {
    /// Builds a limit; the parameters are the fields.
    pub const fn new(
        what: &'static str,
        document: Kind,
        sections: &'static [&'static [&'static str]],
        most: usize,
    ) -> Self {
        Self { what, document, sections, most }
    }

    fn check(&self, root: At<'_>) -> Option<Diagnostic> {
        let section = |path: &&[&str]| path.iter().try_fold(root, |at, key| at.get(key));
        let sections = self.sections.iter().filter_map(section);
        let number = sections.map(|at| at.len().max(at.keys().count())).sum();
        let place = match self.sections {
            [path] => path.iter().fold(root, |at, key| at.key(key)),
            _ => root,
        };
        self.exceeded(number, place)
    }

    fn exceeded(&self, number: usize, at: At<'_>) -> Option<Diagnostic> {
        let Limit { what, most, .. } = self;
        let message = || format!("too many {what}: {number}, expected at most {most}");
        (number > *most).then(|| Diagnostic::error(codes::LIMIT, at.place(), message()))
    }
}
