use document::compile;
use document::tree::At;

use crate::codes;
use crate::documents::Documents;

/// State of a compilation of this rule system's documents.
pub(super) type Context<'a> = compile::Context<'a, Documents>;

/// Returns a context with the package's grid. `None` if the grid is invalid.
pub(super) fn begin<'a>(
    documents: &'a Documents,
    problems: &'a mut Vec<document::Diagnostic>,
) -> Option<Context<'a>> {
    let at = At::root(&documents.game.tree).key("grid");
    let Documents { grid, unknown, .. } = documents;
    Context::new(documents, grid, (at, codes::GRID), unknown, problems)
}
