//! Ranges of the weapons. ST 10.26.

use std::fmt;
use std::str::FromStr;

use kernel::origin::Provenance;
use kernel::{Ratio, written};
use serde::{Deserialize, Serialize};

use crate::game::Weapon;

// ST 10.26. ST-FIRE-03, ST-FIRE-04.
/// Range bands of each weapon, from the nearest to the farthest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[expect(non_snake_case, reason = "weapons have capital letters")]
pub struct Ranges {
    /// Origin of the ranges.
    pub provenance: Option<Provenance>,
    /// Rifle muskets.
    pub R: Vec<RangeBand>,
    /// Hand weapons.
    pub P: Vec<RangeBand>,
    /// Smoothbore guns.
    pub N: Vec<RangeBand>,
    /// Rifled guns.
    pub T: Vec<RangeBand>,
}

impl Ranges {
    /// Returns the range bands of a weapon.
    pub fn of(&self, weapon: Weapon) -> &[RangeBand] {
        match weapon {
            Weapon::R => &self.R,
            Weapon::P => &self.P,
            Weapon::N => &self.N,
            Weapon::T => &self.T,
        }
    }

    /// Returns the multiple of a weapon at a range. `None` beyond its longest range.
    pub fn multiple(&self, weapon: Weapon, range: u8) -> Option<Ratio> {
        let band = self.of(weapon).iter().find(|band| (band.from..=band.to).contains(&range));
        band.map(|band| band.multiple.ratio())
    }

    /// Returns the longest range of a weapon.
    pub fn longest(&self, weapon: Weapon) -> u8 {
        self.of(weapon).iter().map(|band| band.to).max().unwrap_or(0)
    }
}

/// Span of ranges with one multiple of the firing strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RangeBand {
    /// Shortest range of the band, in hexes.
    pub from: u8,
    /// Longest range of the band, in hexes.
    pub to: u8,
    /// Multiple of the strength within the band.
    pub multiple: Multiple,
}

/// Multiple of the firing strength: a whole number, or `1/2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiple(Ratio);

impl Multiple {
    /// Returns the multiple as a fraction.
    pub const fn ratio(self) -> Ratio {
        self.0
    }
}

impl FromStr for Multiple {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "1/2" {
            return Ok(Self(Ratio::HALF));
        }
        let whole = text.parse().ok().filter(|whole| (1..=20).contains(whole));
        let whole = whole.map(|whole| Self(Ratio::new(whole, 1)));
        whole.ok_or_else(|| format!("`{text}` is not a multiple: expected `1/2` or 1 to 20"))
    }
}

impl fmt::Display for Multiple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Ratio { numerator, denominator: 1 } => write!(f, "{numerator}"),
            ratio => ratio.fmt(f),
        }
    }
}

written!(Multiple, "^(1/2|[1-9]|1[0-9]|20)$", "a multiple: `1/2` or a whole number up to 20");
