//! Results of fire. ST 10.9.

use std::fmt;
use std::str::FromStr;

use kernel::origin::Provenance;
use kernel::{Die, Keyed, written};
use serde::{Deserialize, Serialize};

// ST 10.9. ST-FIRE-16.
/// Results of fire, with the shifts of its columns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FireChart {
    /// Origin of the chart.
    pub provenance: Option<Provenance>,
    /// Lower bound of each column, in fire points. The first column is for less than one point.
    pub columns: Vec<u16>,
    /// Rows of the chart, by die roll from 1 to 6, each with one result for each column: `-`,
    /// `pin`, `1`, `2`, or a starred loss such as `1*`.
    pub rows: Keyed<String, Vec<FireResult>>,
    /// Largest net shift in either direction. ST 10.47.
    pub cap: u8,
    /// Columns to the right for a limbered battery.
    pub limbered: u8,
    /// Columns to the right for infantry in column.
    pub column: u8,
    /// Columns to the right for mounted cavalry.
    pub mounted: u8,
    /// Columns to the right for enfilade.
    pub enfilade: u8,
    /// Columns to the left for each kind of cover: ridge or crest, wall, woods, and a target with
    /// hand weapons.
    pub cover: u8,
    /// Die results with which each firing unit runs out of ammunition, after a six on the fire
    /// roll.
    pub depletion: Vec<u8>,
}

impl FireChart {
    /// Returns the index of the column for a number of fire points.
    pub fn column_for(&self, points: i32) -> usize {
        let fits = |least: &u16| i32::from(*least) <= points;
        self.columns.iter().rposition(fits).unwrap_or(0)
    }

    /// Returns the result for a die roll in a column. ST 10.0. ST-FIRE-17.
    pub fn read(&self, column: usize, die: Die) -> FireResult {
        let row = self.rows.values().nth(usize::from(die.pips()) - 1);
        row.and_then(|cells| cells.get(column).copied()).unwrap_or(FireResult::None)
    }
}

/// Result of fire on its chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FireResult {
    /// No effect.
    None,
    /// The target is pinned.
    Pin,
    /// The target loses this number of points.
    Loss(u8),
    /// The target loses this number of points; a battery's fire only pins infantry. ST 10.73.
    Starred(u8),
}

impl FromStr for FireResult {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let points = |digits: &str| digits.parse().ok().filter(|points| (1..=9).contains(points));
        let result = match text {
            "-" => Some(Self::None),
            "pin" => Some(Self::Pin),
            _ => match text.strip_suffix('*') {
                Some(digits) => points(digits).map(Self::Starred),
                None => points(text).map(Self::Loss),
            },
        };
        result.ok_or_else(|| format!("`{text}` is not a result: expected `-`, `pin`, `1` or `1*`"))
    }
}

impl fmt::Display for FireResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("-"),
            Self::Pin => f.write_str("pin"),
            Self::Loss(points) => write!(f, "{points}"),
            Self::Starred(points) => write!(f, "{points}*"),
        }
    }
}

written!(FireResult, "^(-|pin|[1-9]\\*?)$", "a result of fire: `-`, `pin`, `1` or `1*`");
