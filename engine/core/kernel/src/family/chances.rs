use serde::Serialize;

use crate::HexNumber;

/// The chances of what an answer brings on as a page tells them, whatever the rules: so many ways out of
/// [`Chances::of`].
///
/// ```
/// use kernel::{Chance, ChancePart, Chances, Reckoned};
/// // A die drives somebody off with a five or a six, and the shooter with a one.
/// let chance = |what: &str, ways| Chance { what: what.to_owned(), ways };
/// let sum =
///     Reckoned { what: "modifier".to_owned(), value: "none".to_owned(), rule: String::new() };
/// let chances = Chances {
///     of: 6,
///     harm: 2,
///     recoil: 1,
///     title: "a shot at 0304".to_owned(),
///     target: Some(kernel::HexNumber::new(3, 4)),
///     effects: vec![chance("it is driven off", 2), chance("you are driven off", 1)],
///     parts: vec![ChancePart { grade: 0, ways: 4 }, ChancePart { grade: 4, ways: 2 }],
///     sums: vec![sum],
///     ..Chances::default()
/// };
/// let divided: u32 = chances.parts.iter().map(|part| part.ways).sum();
/// assert_eq!(divided, chances.of, "each roll falls into one part");
/// let harmless = chances.parts.iter().find(|part| part.grade == 0).map_or(0, |part| part.ways);
/// assert_eq!(chances.of - harmless, chances.harm);
/// ```
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
    /// What is taken for granted on the way to them, and what they do not count: a line each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<String>,
    /// How much of the charts behind them is reconstructed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// Something that dice can bring; one of [`Chances::effects`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chance {
    /// What comes of it, in words.
    pub what: String,
    /// In how many of the [`Chances::of`] ways it comes.
    pub ways: u32,
}

/// A part of all rolls; one of [`Chances::parts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChancePart {
    /// How bad it is for who is aimed at: nothing is 0, the worst is 4.
    pub grade: u8,
    /// How many of the [`Chances::of`] ways fall into it.
    pub ways: u32,
}

/// A figure on the way to the dice; one of [`Chances::sums`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reckoned {
    /// What is counted, such as a strength or a modifier.
    pub what: String,
    /// How much it comes to, in words.
    pub value: String,
    /// The section of the rulebook that it comes from; empty where that is said elsewhere.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub rule: String,
}
