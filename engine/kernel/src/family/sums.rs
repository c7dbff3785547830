use serde::{Deserialize, Serialize};

use crate::{Side, Sixteenths};

/// What a side has got or lost in a game, one source of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Whose it is.
    pub side: Side,
    /// What is counted.
    pub account: Account,
    /// Where it comes from, in words for people.
    pub source: String,
    /// How much: points, or strength points.
    pub value: Sixteenths,
}

/// What is counted of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Account {
    /// Victory points that a side has.
    Points,
    /// Strength that a side misses.
    Losses,
}

impl Account {
    /// All of them, in the order of reports.
    pub const ALL: [Self; 2] = [Self::Points, Self::Losses];
}

/// Something that a side did once or more in a game and that may have turned it, such as an event that it played.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Feat {
    /// Who did it.
    pub side: Side,
    /// What, in words for people.
    pub what: String,
}
