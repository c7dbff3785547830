use serde::Serialize;

use super::Detail;
use crate::{HexNumber, say};

/// The odds of an option as a page shows them, for any rule system. Counts are out of
/// [`Chances::of`].
///
/// ```
/// use kernel::{Chance, ChancePart, Chances, Reckoned};
/// // On a five or six the target retreats, and on a one the attacker.
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
    /// Number of equally likely results of the dice.
    pub of: u32,
    /// Number of results that harm the target.
    pub harm: u32,
    /// Number of results that harm the attacker.
    pub recoil: u32,
    /// Description of the target for players.
    pub title: String,
    /// Hex of the target. `None` if the target has no hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<HexNumber>,
    /// Hexes of the attackers. Empty if the label of the option already identifies the attacker.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<HexNumber>,
    /// Assumption about decisions that players still have to make. Empty if none is needed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub given: String,
    /// Possible effects of the roll. A single result can have several effects.
    pub effects: Vec<Chance>,
    /// Results grouped by severity. Each result belongs to exactly one group.
    pub parts: Vec<ChancePart>,
    /// Steps of the calculation that leads to the roll, such as strengths and modifiers.
    pub sums: Vec<Reckoned>,
    /// Possible results of the roll, each with its number of occurrences.
    pub results: Vec<Chance>,
    /// Assumptions behind the odds, and factors that the odds ignore, one per line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<String>,
    /// Note on reconstructed figures in the charts used. Empty if there are none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// A possible effect of a roll; one of [`Chances::effects`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chance {
    /// Description of the effect for players.
    pub what: String,
    /// Number of results with this effect, out of [`Chances::of`].
    pub ways: u32,
}

/// A severity grade of results; one of [`Chances::parts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChancePart {
    /// Severity for the target, from 0 (no effect) to 4 (worst).
    pub grade: u8,
    /// Number of results in this part, out of [`Chances::of`].
    pub ways: u32,
}

/// One step of the calculation; an item of [`Chances::sums`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reckoned {
    /// Name of the quantity, such as a strength or a modifier.
    pub what: String,
    /// Value of the quantity, formatted for display.
    pub value: String,
    /// Section of the rulebook that the quantity comes from. Empty if it has no particular section.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub rule: String,
}

impl From<Detail> for Reckoned {
    fn from(detail: Detail) -> Self {
        let Detail { what, value, rule } = detail;
        Self { what, value, rule: rule.unwrap_or_default() }
    }
}

/// Returns a probability as a percentage, with one decimal place if the percentage is not whole.
///
/// ```
/// assert_eq!([(1, 4), (1, 6), (1, 9999)].map(|(ways, of)| kernel::percent(ways, of)), ["25 %", "16.7 %", "<0.1 %"]);
/// ```
pub fn percent(ways: u32, of: u32) -> String {
    let tenths = (u64::from(ways) * 1000 + u64::from(of) / 2) / u64::from(of);
    match (tenths / 10, tenths % 10) {
        (0, 0) if ways > 0 => say!("percent-least"),
        (whole, 0) => say!("percent", whole),
        (whole, tenth) => say!("percent-tenths", whole, tenth),
    }
}
