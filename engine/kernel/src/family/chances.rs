use serde::Serialize;

use crate::HexNumber;

/// The chances of what an answer brings on as a page tells them, whatever the rules: so many ways out of
/// [`Chances::of`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Chances {
    /// In how many ways the dice can fall.
    pub of: u32,
    /// In how many of them those who are aimed at suffer something.
    pub harm: u32,
    /// In how many of them those who aim suffer something.
    pub recoil: u32,
    /// What is aimed at, in words.
    pub title: String,
    /// The hex that is aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<HexNumber>,
    /// The hexes from which it is; none where whoever the answer names does it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<HexNumber>,
    /// What is taken for granted that people are still to decide.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub given: String,
    /// What can come of it; one roll can bring several.
    pub effects: Vec<Chance>,
    /// How the rolls divide: each falls into one part.
    pub parts: Vec<ChancePart>,
    /// How it was reckoned up to the dice.
    pub sums: Vec<Reckoned>,
    /// What the dice can bring, in full.
    pub results: Vec<Chance>,
}

/// Something that dice can bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chance {
    /// What it is.
    pub what: String,
    /// In how many ways.
    pub ways: u32,
}

/// A part of all rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChancePart {
    /// How bad it is: nothing is 0, the worst is 4.
    pub grade: u8,
    /// In how many ways.
    pub ways: u32,
}

/// A figure on the way to the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reckoned {
    /// What it is.
    pub what: String,
    /// How much, in words.
    pub value: String,
    /// The section of the rulebook that it comes from; empty where that is said elsewhere.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub rule: String,
}
