//! What is wrong in the documents so far: each stage of a validation runs on what is sound, and says
//! nothing that only follows from what was said before.

mod home;
mod mend;
mod stand_in;

use std::collections::BTreeSet;

use crate::codes::{self, Code};
use crate::diag::{Diagnostic, Place};
use crate::documents::Documents;
use crate::schema::DocumentKind;

pub(crate) use mend::mend;
pub(crate) use stand_in::{is_stand_in, stand_in};

/// A section of a kind of document: what stands under one key of its outermost mapping.
pub(crate) type Part = (DocumentKind, String);

/// The parts that something needs: some sections of a kind of document, or all where none is named.
pub(crate) type Needs = &'static [(DocumentKind, &'static [&'static str])];

/// Which parts of a package have errors, and which names went lost with them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Damage {
    /// Documents that could not be read at all.
    lost: BTreeSet<DocumentKind>,
    /// Parts in whose place something else stands.
    replaced: BTreeSet<Part>,
    /// Parts with an error in them.
    spoiled: BTreeSet<Part>,
    /// The keys of what was taken out.
    dropped: BTreeSet<String>,
}

impl Damage {
    /// A whole document cannot be read.
    pub(crate) fn lose(&mut self, kind: DocumentKind) {
        self.lost.insert(kind);
    }

    /// A section cannot be read.
    pub(crate) fn replace(&mut self, kind: DocumentKind, section: &str) {
        self.replaced.insert((kind, section.to_owned()));
        self.spoil(kind, section);
    }

    /// Something in a section cannot be read.
    pub(crate) fn drop_names(&mut self, kind: DocumentKind, path: &[String]) {
        if let Some(section) = path.first() {
            self.spoil(kind, section);
        }
        self.dropped.extend(path.iter().cloned());
        self.dropped.extend(path.last().map(|name| as_id(name)));
    }

    /// Something in a section is wrong.
    pub(crate) fn spoil(&mut self, kind: DocumentKind, section: &str) {
        self.spoiled.insert((kind, section.to_owned()));
    }

    /// The sections in which these places lie are wrong.
    pub(crate) fn spoil_at<'p>(
        &mut self,
        documents: &Documents,
        places: impl IntoIterator<Item = &'p Place>,
    ) {
        self.spoiled.extend(places.into_iter().filter_map(|place| documents.part_of(place)));
    }

    /// Whether nothing is wrong.
    pub(crate) fn is_none(&self) -> bool {
        self.lost.is_empty() && self.spoiled.is_empty()
    }

    /// Whether all parts that something needs are in order.
    pub(crate) fn spares(&self, needs: Needs) -> bool {
        needs.iter().all(|(kind, sections)| {
            let concerns = |section: &str| sections.is_empty() || sections.contains(&section);
            let mut spoiled = self.spoiled.iter().filter(|(other, _)| other == kind);
            !self.lost.contains(kind) && !spoiled.any(|(_, section)| concerns(section))
        })
    }

    /// Whether a name that is not found may be one that went lost.
    pub(crate) fn hides(&self, code: Code, name: &str) -> bool {
        let is_gone = |(kind, sections): &(DocumentKind, &[&str])| {
            let mut replaced = self.replaced.iter().filter(|(other, _)| other == kind);
            self.lost.contains(kind)
                || replaced.any(|(_, section)| sections.contains(&section.as_str()))
        };
        self.dropped.contains(name) || home::of_names(code).iter().any(is_gone)
    }

    /// Whether a problem is one by itself: neither in what stands in for something, nor a consequence
    /// of damage.
    pub(crate) fn is_news(&self, documents: &Documents, problem: &Diagnostic) -> bool {
        if self.is_none() {
            return true;
        }
        let stands = match documents.part_of(&problem.place) {
            Some(part) if self.spoiled.contains(&part) => home::stands_alone(problem.code, &part.1),
            _ => true,
        };
        !is_stand_in(&problem.place)
            && stands
            && self.spares(home::grounds(problem.code))
            && problem.code != codes::UNUSED
    }
}

/// The id that was meant by a name that is none: `1st Alden` is `1st-alden`.
fn as_id(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}
