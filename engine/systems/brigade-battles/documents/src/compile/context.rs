use brigade_battles::game::{DivisionId, LeaderId, UnitId};
use document::diag::Place;
use document::{Diagnostic, Located};
use kernel::{Grid, GridSpec, HexId, HexNumber, RowRange};

use crate::codes::{self, Code};
use crate::documents::Documents;
use crate::model::Id;

/// State of a compilation: documents, grid, and the problems found so far.
pub(super) struct Context<'a> {
    pub(super) documents: &'a Documents,
    pub(super) grid: Grid,
    problems: &'a mut Vec<Diagnostic>,
}

impl<'a> Context<'a> {
    /// Returns a context with the grid of the package, or `None` if the grid is invalid.
    pub(super) fn new(
        documents: &'a Documents,
        problems: &'a mut Vec<Diagnostic>,
    ) -> Option<Context<'a>> {
        let said = &documents.game.data.grid;
        let rows = RowRange { first: said.rows.first, last: said.rows.last };
        let spec = GridSpec {
            first_column: said.columns.first,
            last_column: said.columns.last,
            even: rows,
            odd: rows,
            shifted: said.shifted_columns,
        };
        match Grid::new(spec) {
            Ok(grid) => Some(Context { documents, grid, problems }),
            Err(error) => {
                let place = documents.game.tree.locate(["grid"]).place.clone();
                problems.push(Diagnostic::error(codes::GRID, place, error.to_string()));
                None
            }
        }
    }

    pub(super) fn refuse(&mut self, code: Code, place: Place, message: impl Into<String>) {
        self.problems.push(Diagnostic::error(code, place, message));
    }

    /// Returns the hex with a number. If the map has no such hex, the function reports an error and
    /// returns the first hex.
    pub(super) fn hex(&mut self, number: HexNumber, place: Place) -> HexId {
        self.grid.hex(number).unwrap_or_else(|| {
            self.refuse(codes::HEX, place, format!("{number} is not on the map"));
            HexId(0)
        })
    }

    pub(super) fn located(&mut self, hex: &Located<HexNumber>) -> HexId {
        self.hex(hex.value, hex.place.clone())
    }

    pub(super) fn hexes(&mut self, hexes: &[Located<HexNumber>]) -> Vec<HexId> {
        hexes.iter().map(|hex| self.located(hex)).collect()
    }

    /// Returns the index of a name in a list of known names. Reports an error if the list does not
    /// contain the name.
    pub(super) fn index<'n>(
        &mut self,
        what: &str,
        name: &Located<Id>,
        known: impl Iterator<Item = &'n Id> + Clone,
    ) -> Option<usize> {
        let found = known.clone().position(|own| *own == name.value);
        if found.is_none() {
            let message = format!("unknown {what} `{}`", name.value);
            let problem = Diagnostic::error(codes::NAME, name.place.clone(), message);
            let known: Vec<&str> = known.map(Id::as_str).collect();
            let place_of = |near: &str| self.documents.defined(what, near);
            self.problems.push(problem.suggest_at(name.as_str(), &known, place_of));
        }
        found
    }

    pub(super) fn units_named(&mut self, names: &[Located<Id>]) -> Vec<UnitId> {
        let known = self.documents.units.data.units.keys();
        let found = names.iter().filter_map(|name| self.index("unit", name, known.clone()));
        found.map(UnitId::from_index).collect()
    }

    pub(super) fn leaders_named(&mut self, names: &[Located<Id>]) -> Vec<LeaderId> {
        let known = self.documents.units.data.leaders.keys();
        let found = names.iter().filter_map(|name| self.index("leader", name, known.clone()));
        found.map(LeaderId::from_index).collect()
    }

    pub(super) fn divisions_named(&mut self, names: &[Located<Id>]) -> Vec<DivisionId> {
        let known = self.documents.units.data.divisions.keys();
        let found = names.iter().filter_map(|name| self.index("division", name, known.clone()));
        found.map(DivisionId::from_index).collect()
    }
}
