//! Comparison of a value with a fact.

use std::fmt::Display;

use blind_swords::game::UnitId;
use document::diag::{Diagnostic, Place};
use document::tree::At;

use crate::check::findings::Findings;
use crate::check::subject::Subject;
use crate::codes::{self, Code};
use crate::model::Id;
use crate::model::facts::Facts;

/// Help message of the errors that report a contradiction between facts and package.
const HELP: &str =
    "correct whichever is wrong, or write `# allow E-FACT: the reason` if both are intended";

/// State of a comparison between a package and its facts.
pub(super) struct Comparison<'a, 'f> {
    pub subject: Subject<'a>,
    pub facts: &'a Facts,
    pub at: At<'a>,
    pub findings: &'f mut Findings,
    pub n: usize,
}

/// Place of a fact in `facts.yaml`, and the source that the fact names.
#[derive(Clone)]
pub(super) struct Source<'a> {
    pub words: &'a str,
    pub place: Place,
}

impl<'a> Source<'a> {
    pub(super) fn new(words: &'a str, at: At<'_>) -> Source<'a> {
        Source { words, place: at.place() }
    }

    pub(super) fn at(&self, place: Place) -> Source<'a> {
        Source { words: self.words, place }
    }
}

/// Returns the folder that contains the file of a place.
fn folder(place: &Place) -> &str {
    place.file.path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

impl Comparison<'_, '_> {
    /// Whether the facts come from a package that this one extends. This package may then differ
    /// from them on purpose.
    pub(super) fn are_inherited(&self) -> bool {
        folder(&self.at.place()) != self.own_folder()
    }

    /// Returns the folder of the package: the folder of the file with the key `id`, since every
    /// package states its own id.
    pub(super) fn own_folder(&self) -> &str {
        let tree = &self.subject.documents.game.tree;
        folder(&tree.get("id").unwrap_or(tree).place)
    }

    /// Compares a value of the package with the value that a source states.
    pub(super) fn equal<T: PartialEq + Display>(
        &mut self,
        what: impl Display,
        (here, place): (T, Place),
        (said, source): (T, &Source<'_>),
    ) {
        let agrees = here == said;
        self.holds(agrees, source, place, || {
            format!("{what} is {here}, but {} says {said}", source.words)
        });
    }

    /// Counts a statement as checked, and reports it if it is false. Facts of an extended package
    /// are skipped, since the extending package may differ from them on purpose.
    pub(super) fn holds(
        &mut self,
        agrees: bool,
        source: &Source<'_>,
        place: Place,
        message: impl FnOnce() -> String,
    ) {
        if folder(&source.place) != self.own_folder() {
            return;
        }
        self.n += 1;
        if !agrees {
            let problem = Diagnostic::error(codes::FACT, place, message()).help(HELP);
            let problem = problem.label(source.place.clone(), "the fact is here");
            self.findings.diagnostics.push(problem);
        }
    }

    /// Returns the unit with a printed name or an id. Reports an error if there is none.
    pub(super) fn unit(&mut self, name: &str, place: Place) -> Option<UnitId> {
        let units = &self.subject.game.units;
        let by_name = units.iter().position(|unit| unit.name == name);
        let found = by_name.or_else(|| units.iter().position(|unit| unit.id == name));
        if found.is_none() {
            let known = units.iter().flat_map(|unit| [unit.name.as_str(), unit.id.as_str()]);
            self.unknown(codes::REF_UNIT, place, "unit", name, known);
        }
        found.map(UnitId::from_index)
    }

    /// Returns the index of an id in a list. Reports an error if the list does not contain the id.
    pub(super) fn find<'k>(
        &mut self,
        known: impl Iterator<Item = &'k str> + Clone,
        id: &Id,
        place: Place,
        (code, what): (Code, &str),
    ) -> Option<usize> {
        let found = known.clone().position(|name| name == id.as_str());
        if found.is_none() {
            self.unknown(code, place, what, id.as_str(), known);
        }
        found
    }

    pub(super) fn unknown<'k>(
        &mut self,
        code: Code,
        place: Place,
        what: &str,
        written: &str,
        known: impl IntoIterator<Item = &'k str>,
    ) {
        let message = format!("unknown {what} `{written}`");
        let known: Vec<&str> = known.into_iter().collect();
        let place_of = |near: &str| {
            let documents = self.subject.documents;
            documents.defined(code, near).or_else(|| documents.unit_called(near))
        };
        let problem = Diagnostic::error(code, place, message).suggest_at(written, &known, place_of);
        self.findings.diagnostics.push(problem);
    }

    /// Returns the hex with the given number. Reports an error if the map has no such hex.
    pub(super) fn hex(
        &mut self,
        number: crate::model::HexNumber,
        place: Place,
    ) -> Option<kernel::HexId> {
        let grid = &self.subject.game.map.grid;
        let found = grid.hex(number);
        if found.is_none() {
            let message = format!("hex {number} is not on the map");
            self.findings.error(codes::REF_HEX, place, message);
        }
        found
    }
}
