use document::Diagnostic;
use document::diag::Place;
use document::tree::At;
use kernel::Grid;

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
}
