//! What is wrong in the documents so far: each stage of a validation runs on what is sound, and says
//! nothing that only follows from what was said before.

#[cfg(feature = "conform")]
mod mend;
mod stand_in;

use std::collections::BTreeSet;

use crate::codes::{self, Code, Needs};
use crate::diag::Diagnostic;
use crate::kind::Kind;

#[cfg(feature = "conform")]
pub(crate) use mend::mend;
pub use stand_in::is_stand_in;
pub(crate) use stand_in::spare;

/// A section of a kind of document: what stands under one key of its outermost mapping.
pub type Part = (&'static str, String);

/// Which parts of a package have errors, and which names went lost with them.
#[derive(Clone, Debug, Default)]
pub struct Damage {
    /// Documents that could not be read at all.
    lost: BTreeSet<&'static str>,
    /// Parts in whose place something else stands.
    replaced: BTreeSet<Part>,
    /// Parts with an error in them.
    spoiled: BTreeSet<Part>,
    /// The keys of what was taken out.
    dropped: BTreeSet<String>,
}

impl Damage {
    /// A whole document cannot be read.
    pub(crate) fn lose(&mut self, kind: Kind) {
        self.lost.insert(kind.word);
    }

    /// A section cannot be read.
    pub fn replace(&mut self, kind: Kind, section: &str) {
        self.replaced.insert((kind.word, section.to_owned()));
        self.spoil(kind, section);
    }

    /// Something in a section cannot be read.
    #[cfg(feature = "conform")]
    pub(crate) fn drop_names(&mut self, kind: Kind, path: &[String]) {
        if let Some(section) = path.first() {
            self.spoil(kind, section);
        }
        self.dropped.extend(path.iter().cloned());
        self.dropped.extend(path.last().map(|name| as_id(name)));
    }

    /// Something in a section is wrong.
    pub(crate) fn spoil(&mut self, kind: Kind, section: &str) {
        self.spoiled.insert((kind.word, section.to_owned()));
    }

    /// These parts are wrong.
    pub fn spoil_all(&mut self, parts: impl IntoIterator<Item = Part>) {
        self.spoiled.extend(parts);
    }

    /// Whether nothing is wrong.
    pub fn is_none(&self) -> bool {
        self.lost.is_empty() && self.spoiled.is_empty()
    }

    /// Whether all parts that something needs are in order.
    pub fn spares(&self, needs: Needs) -> bool {
        needs.iter().all(|(kind, sections)| {
            let concerns = |section: &str| sections.is_empty() || sections.contains(&section);
            let mut spoiled = self.spoiled.iter().filter(|(other, _)| other == kind);
            !self.lost.contains(kind) && !spoiled.any(|(_, section)| concerns(section))
        })
    }

    /// Whether what a problem in some part rests on is in order, that part itself left aside.
    pub fn bears(&self, part: Option<&Part>, problem: &Diagnostic) -> bool {
        let mut wrong = self.spoiled.iter().filter(|spoiled| Some(*spoiled) != part);
        !wrong.any(|(kind, section)| {
            let mut grounds = problem.code.grounds().iter().filter(|(other, _)| other == kind);
            grounds.any(|(_, all)| all.is_empty() || all.contains(&section.as_str()))
        })
    }

    /// Whether a name that is not found may be one that went lost.
    pub fn hides(&self, code: Code, name: &str) -> bool {
        let is_gone = |(kind, sections): &(&str, &[&str])| {
            let mut replaced = self.replaced.iter().filter(|(other, _)| other == kind);
            self.lost.contains(kind)
                || replaced.any(|(_, section)| sections.contains(&section.as_str()))
        };
        self.dropped.contains(name) || code.names().iter().any(is_gone)
    }

    /// Whether a problem in some part is one by itself: neither in what stands in for something, nor a
    /// consequence of damage.
    pub fn is_news(&self, part: Option<&Part>, problem: &Diagnostic) -> bool {
        if self.is_none() {
            return true;
        }
        let stands = match part {
            Some(part) if self.spoiled.contains(part) => problem.code.stands_alone(&part.1),
            _ => true,
        };
        !is_stand_in(&problem.place)
            && stands
            && self.spares(problem.code.grounds())
            && problem.code != codes::UNUSED
    }
}

/// The id that was meant by a name that is none: `1st Alden` is `1st-alden`.
#[cfg(feature = "conform")]
fn as_id(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}
