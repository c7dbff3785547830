use document::diag::Place;
use document::symbols::HEX;
use document::tree::At;
use document::{Diagnostic, Located};
use kernel::{Grid, HexId, HexNumber, Id, NamedId};

use crate::codes::{self, Code};
use crate::documents::Documents;

/// State of a compilation: documents, grid, and the problems found so far.
pub(super) struct Context<'a> {
    pub(super) documents: &'a Documents,
    pub(super) grid: Grid,
    problems: &'a mut Vec<Diagnostic>,
}

impl<'a> Context<'a> {
    /// Returns a context with the package's grid. `None` if the grid is invalid.
    pub(super) fn new(
        documents: &'a Documents,
        problems: &'a mut Vec<Diagnostic>,
    ) -> Option<Context<'a>> {
        match documents.grid.clone() {
            Ok(grid) => {
                problems.extend(documents.unknown.iter().map(|it| it.problem.clone()));
                Some(Context { documents, grid, problems })
            }
            Err(error) => {
                let place = At::root(&documents.game.tree).key("grid").place();
                problems.push(Diagnostic::error(codes::GRID, place, error.to_string()));
                None
            }
        }
    }

    pub(super) fn refuse(&mut self, code: Code, place: Place, message: impl Into<String>) {
        self.report([Diagnostic::error(code, place, message)]);
    }

    pub(super) fn report(&mut self, problems: impl IntoIterator<Item = Diagnostic>) {
        self.problems.extend(problems);
    }

    /// Whether the name at a place is known. An unknown name gets the index 0, so checks must not
    /// use the item with that index.
    pub(super) fn knows(&self, place: &Place) -> bool {
        !self.documents.unknown.iter().any(|it| it.problem.place == *place)
    }

    /// Resolves names from the manifest, and reports unknown ones. The manifest is read before the
    /// other documents define the names, so reading it cannot resolve them.
    pub(super) fn named<T: NamedId>(&mut self, names: &[Located<Id>]) -> Vec<T> {
        let kind = T::REFERENCE.trim_start_matches(document::de::REFERENCE);
        let found = names.iter().map(|name| (kind, name.to_string(), &name.place));
        self.resolved(found).map(T::from_index).collect()
    }

    /// Returns the hexes that the manifest names.
    pub(super) fn hexes(&mut self, numbers: &[Located<HexNumber>]) -> Vec<HexId> {
        let found = numbers.iter().map(|number| (HEX, number.to_string(), &number.place));
        self.resolved(found).map(HexId::from_index).collect()
    }

    fn resolved<'n>(
        &mut self,
        names: impl Iterator<Item = (&'n str, String, &'n Place)>,
    ) -> impl Iterator<Item = usize> {
        let mut found = Vec::new();
        for (kind, name, place) in names {
            match self.documents.symbols.resolve(kind, &name, place) {
                Ok(index) => found.push(index),
                Err(problem) => self.report([problem]),
            }
        }
        found.into_iter()
    }
}
