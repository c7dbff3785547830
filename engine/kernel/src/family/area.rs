use serde::Serialize;

use crate::{HexNumber, Side};

/// A part of the map that a table shows on demand, such as what somebody controls, commands or sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Area {
    /// By which a table remembers that it is shown; no other area of a position has it.
    pub id: String,
    /// What it is.
    pub title: String,
    /// Whose it is, if it is anybody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Its hexes, each once.
    pub hexes: Vec<HexNumber>,
}
