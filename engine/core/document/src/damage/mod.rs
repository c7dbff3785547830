//! Record of the damaged parts of a package. Each stage of validation checks the intact parts and
//! does not report consequences of earlier errors.

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

/// A section of a document: the kind of document, and the top-level key of the section.
pub type Part = (&'static str, String);

/// Damaged parts of a package, and the names that were lost with them.
#[derive(Clone, Debug, Default)]
pub struct Damage {
    /// Kinds of documents that could not be read at all.
    lost: BTreeSet<&'static str>,
    /// Sections that a stand-in has replaced.
    replaced: BTreeSet<Part>,
    /// Sections that contain an error.
    spoiled: BTreeSet<Part>,
    /// Keys of entries that the repair removed.
    dropped: BTreeSet<String>,
}

impl Damage {
    /// Marks a whole document as unreadable.
    pub(crate) fn lose(&mut self, kind: Kind) {
        self.lost.insert(kind.word);
    }

    /// Marks a section as replaced by a stand-in.
    pub fn replace(&mut self, kind: Kind, section: &str) {
        self.replaced.insert((kind.word, section.to_owned()));
        self.spoil(kind, section);
    }

    /// Marks an entry of a section as removed.
    #[cfg(feature = "conform")]
    pub(crate) fn drop_names(&mut self, kind: Kind, path: &[String]) {
        if let Some(section) = path.first() {
            self.spoil(kind, section);
        }
        self.dropped.extend(path.iter().cloned());
        self.dropped.extend(path.last().map(|name| as_id(name)));
    }

    /// Marks a section as having an error.
    pub(crate) fn spoil(&mut self, kind: Kind, section: &str) {
        self.spoiled.insert((kind.word, section.to_owned()));
    }

    /// Marks several sections as having errors.
    pub fn spoil_all(&mut self, parts: impl IntoIterator<Item = Part>) {
        self.spoiled.extend(parts);
    }

    /// Whether the package has no damaged parts.
    pub fn is_none(&self) -> bool {
        self.lost.is_empty() && self.spoiled.is_empty()
    }

    /// Whether all sections that a check needs are free of damage.
    pub fn spares(&self, needs: Needs) -> bool {
        needs.iter().all(|(kind, sections)| {
            let concerns = |section: &str| sections.is_empty() || sections.contains(&section);
            let mut spoiled = self.spoiled.iter().filter(|(other, _)| other == kind);
            !self.lost.contains(kind) && !spoiled.any(|(_, section)| concerns(section))
        })
    }

    /// Whether all sections that a problem depends on are free of damage, apart from the section
    /// that contains the problem.
    pub fn bears(&self, part: Option<&Part>, problem: &Diagnostic) -> bool {
        let mut wrong = self.spoiled.iter().filter(|spoiled| Some(*spoiled) != part);
        !wrong.any(|(kind, section)| {
            let mut grounds = problem.code.grounds().iter().filter(|(other, _)| other == kind);
            grounds.any(|(_, all)| all.is_empty() || all.contains(&section.as_str()))
        })
    }

    /// Whether the definition of an unknown name may be in a part that could not be read.
    pub fn hides(&self, code: Code, name: &str) -> bool {
        let is_gone = |(kind, sections): &(&str, &[&str])| {
            let mut replaced = self.replaced.iter().filter(|(other, _)| other == kind);
            self.lost.contains(kind)
                || replaced.any(|(_, section)| sections.contains(&section.as_str()))
        };
        self.dropped.contains(name) || code.names().iter().any(is_gone)
    }

    /// Whether to report a problem. Problems inside a stand-in and consequences of earlier damage
    /// are not reported.
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

/// Converts an invalid name to the id that the author probably meant: `1st Alden` becomes
/// `1st-alden`.
#[cfg(feature = "conform")]
fn as_id(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}
