//! State that all parts of a compilation share: documents, grid and problems.

use std::collections::BTreeSet;

use blind_swords::game::{UnitId, UnitSet};
use document::damage::Damage;
use document::diag::{Diagnostic, Place};
use document::symbols::Unknown;
use document::tree::At;
use document::{Ground, Located, Name, ground};
use kernel::{Grid, HexId, NamedId};

use crate::codes::{self, Code};
use crate::documents::Documents;
use crate::family::GAME;
use crate::model::{HexNumber, Ratio};

/// Diagnostic codes for errors in the map's layers: in column strings, in legends and in hex
/// numbers.
const CODES: ground::Codes =
    ground::Codes { column: codes::MAP_COLUMN, legend: codes::MAP_LEGEND, hex: codes::REF_HEX };

/// State that all parts of one compilation share.
pub(super) struct Context<'a> {
    pub(super) documents: &'a Documents,
    pub(super) grid: Grid,
    problems: Vec<Diagnostic>,
    /// Sections of the documents that could not be read or compiled.
    damage: Damage,
    /// Places that refer to names whose definition may be in a damaged section.
    unresolved: Vec<Place>,
    /// Unknown names whose definition may be in a damaged section.
    hidden: BTreeSet<String>,
}

impl<'a> Context<'a> {
    /// Creates the state and builds the grid. If the grid is invalid, a stand-in replaces it and
    /// errors about hexes are suppressed.
    pub(super) fn new(documents: &'a Documents) -> Context<'a> {
        let (mut problems, mut damage) = (Vec::new(), documents.damage.clone());
        let grid = documents.grid.clone().unwrap_or_else(|error| {
            let place = At::root(&documents.game.tree).key("grid").place();
            problems.push(Diagnostic::error(codes::MAP_GRID, place, error.to_string()));
            damage.replace(&GAME, "grid");
            Grid::small()
        });
        let (unresolved, hidden) = (Vec::new(), BTreeSet::new());
        let mut context = Context { documents, grid, problems, damage, unresolved, hidden };
        context.add_unknown();
        context
    }

    /// Returns the problems that are not consequences of other problems, and the sections that they
    /// damage.
    pub(super) fn finish(self) -> (Vec<Diagnostic>, Damage) {
        let Context { documents, problems, mut damage, unresolved, .. } = self;
        let is_news = |problem: &Diagnostic| documents.is_news(&damage, problem);
        let (news, _): (Vec<Diagnostic>, Vec<_>) = problems.into_iter().partition(is_news);
        let wrong = news.iter().map(|problem| &problem.place);
        let places = wrong.chain(&unresolved);
        damage.spoil_all(places.filter_map(|place| documents.part_of(place)));
        let stands = |problem: &Diagnostic| {
            damage.bears(documents.part_of(&problem.place).as_ref(), problem)
        };
        (news.into_iter().filter(stands).collect(), damage)
    }

    /// Adds the unknown names that the reader has found. If the definition of a name may be in a
    /// damaged section, no reference to the name is reported.
    fn add_unknown(&mut self) {
        let unknown = &self.documents.unknown;
        let is_lost = |it: &&Unknown| self.damage.hides(it.problem.code, &it.name);
        self.hidden.extend(unknown.iter().filter(is_lost).map(|it| it.name.clone()));
        for Unknown { name, problem } in unknown {
            match self.hidden.contains(name) {
                true => self.unresolved.push(problem.place.clone()),
                false => self.problems.push(problem.clone()),
            }
        }
    }

    pub(super) fn refuse(&mut self, code: Code, place: Place, message: impl Into<String>) {
        self.report(Diagnostic::error(code, place, message));
    }

    pub(super) fn report(&mut self, diagnostic: Diagnostic) {
        self.problems.push(diagnostic);
    }

    /// Returns the hex with the given number. Reports an error if the map has no such hex.
    pub(super) fn hex(&mut self, number: HexNumber, place: Place) -> Option<HexId> {
        let found = self.grid.hex(number);
        if found.is_none() && self.damage.hides(codes::REF_HEX, &number.to_string()) {
            self.unresolved.push(place);
        } else if found.is_none() {
            self.refuse(codes::REF_HEX, place, format!("hex {number} is not on the map"));
        }
        found
    }

    /// Like [`Self::hex`], for a number that knows its place in the document.
    pub(super) fn listed_hex(&mut self, number: &Located<HexNumber>) -> Option<HexId> {
        self.hex(number.value, number.place.clone())
    }

    /// Returns the units with these names. Skips unknown names.
    pub(super) fn units(&self, ids: &[Located<Name<UnitId>>]) -> UnitSet {
        ids.iter().filter_map(|id| self.find(id)).map(UnitId::index).collect()
    }

    /// Returns the object with this name. Returns `None` for an unknown name, which was already
    /// reported when the document was read.
    pub(super) fn find<T: NamedId>(&self, name: &Name<T>) -> Option<T> {
        self.documents.index(name).map(T::from_index)
    }

    /// Whether the name at a place is known. An unknown name gets the index 0, so checks must not
    /// use the item with that index.
    pub(super) fn knows(&self, place: &Place) -> bool {
        !self.documents.unknown.iter().any(|it| it.problem.place == *place)
    }

    /// Returns the values of a map layer, such as terrain or levels, in hex order. Reports the
    /// errors of the layer.
    pub(super) fn values<'g, T>(
        &mut self,
        ground: &'g Ground<T>,
        at: At<'_>,
    ) -> Vec<Option<&'g T>> {
        let (values, problems) = ground.values(&self.grid, at, CODES);
        for problem in problems {
            match problem.code == codes::REF_HEX && self.damage.hides(codes::REF_HEX, "") {
                true => self.unresolved.push(problem.place),
                false => self.report(problem),
            }
        }
        values
    }

    /// Reports an unknown name, and suggests the most similar known name.
    pub(super) fn unknown<'n>(
        &mut self,
        code: Code,
        place: Place,
        what: &str,
        written: &str,
        known: impl IntoIterator<Item = &'n str>,
    ) {
        if self.damage.hides(code, written) || self.hidden.contains(written) {
            self.hidden.insert(written.to_owned());
            return self.unresolved.push(place);
        }
        let message = format!("unknown {what} `{written}`");
        let (known, documents) = (known.into_iter().collect::<Vec<_>>(), self.documents);
        let place_of = |near: &str| documents.defined(code, near);
        self.report(Diagnostic::error(code, place, message).suggest_at(written, &known, place_of));
    }

    /// Converts a strength factor. Reports an error unless the factor is a whole number of eighths,
    /// which keeps strength exact.
    pub(super) fn factor(&mut self, ratio: &Located<Ratio>) -> kernel::Ratio {
        let parts = (u8::try_from(ratio.numerator), u8::try_from(ratio.denominator));
        match parts {
            (Ok(numerator), Ok(denominator @ (1 | 2 | 4 | 8))) => {
                kernel::Ratio::new(numerator, denominator)
            }
            _ => {
                let message = format!(
                    "{ratio} is not a valid factor: expected 0 or more, in eighths at the finest"
                );
                self.refuse(codes::CHART_AMOUNT, ratio.place.clone(), message);
                kernel::Ratio::ONE
            }
        }
    }
}
