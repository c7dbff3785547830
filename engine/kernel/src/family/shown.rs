use serde::Serialize;

use super::Laid;
use crate::{HexNumber, Side};

/// What of a position a reader is shown, for any table to draw.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The scenario, the turn, the time.
    pub title: String,
    /// How the points stand, in one line.
    pub score: String,
    /// What everybody wants to hear at the beginning of a turn.
    pub standing: Vec<String>,
    /// The whole position beside the map, in lines.
    pub state: Vec<String>,
    /// What lies beside the map all the time.
    pub panel: Panel,
    /// What stands on the map.
    pub stacks: Vec<Stack>,
    /// What lies on the ground.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub laid: Vec<Laid>,
    /// A hex in which something is going on.
    pub focus: Option<HexNumber>,
}

/// Something that lies beside the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Panel {
    /// What it is.
    pub title: String,
    /// What lies there.
    pub lines: Vec<String>,
}

/// What stands in a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stack {
    /// Where.
    pub hex: HexNumber,
    /// Whose it is.
    pub side: Side,
    /// The uppermost counter, in four letters.
    pub name: String,
    /// How many there are, or the state of the only one.
    pub badge: char,
    /// All of it in words.
    pub words: String,
}

/// A hex of the map, as a table without pictures shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ground {
    /// The hex.
    pub hex: HexNumber,
    /// Its column and its place along it, in half hexes.
    pub at: (i16, i16),
    /// How high it lies.
    pub level: u8,
    /// The sign of its terrain.
    pub sign: char,
    /// Whether a road runs through it.
    pub road: bool,
}
