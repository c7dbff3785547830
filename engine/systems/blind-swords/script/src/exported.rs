//! Script functions that documents may refer to by name.

use std::sync::Arc;

use rhai::Position;

/// Script function, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// Name by which documents refer to the function.
    pub name: String,
    /// Number of the function's parameters.
    pub parameters: usize,
    /// File path shown in messages.
    pub file: String,
    /// Rulebook section that the function implements, read from the start of its documentation.
    pub rule: Arc<str>,
    pub(crate) index: usize,
    pub(crate) begins: Position,
}
