//! Views of earlier positions.

use kernel::BoardView;
use serde::Serialize;
use serde_json::Value;

/// A view of an earlier position, as a reader may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Glimpse {
    /// Number of facts up to the earlier position.
    pub facts: usize,
    /// View of the earlier position as JSON, as the reader may see it.
    pub view: Value,
    /// View of the earlier position for drawing on a page, as the reader may see it.
    pub picture: BoardView,
}
