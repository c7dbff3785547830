//! Rout table. ST 14.26.

use kernel::origin::Provenance;
use serde::{Deserialize, Serialize};

use crate::game::Letter;

// ST 14.26. ST-ROUT-02, ST-ROUT-03.
/// Rout table with its die modifiers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(non_snake_case, reason = "morale has capital letters")]
pub struct RoutChart {
    /// Origin of the table.
    pub provenance: Option<Provenance>,
    /// Row of letter A.
    #[serde(rename = "A")]
    pub A: RoutLine,
    /// Row of letter B.
    #[serde(rename = "B")]
    pub B: RoutLine,
    /// Row of letter C.
    #[serde(rename = "C")]
    pub C: RoutLine,
    /// Row of letter D.
    #[serde(rename = "D")]
    pub D: RoutLine,
    /// Row of letter E.
    #[serde(rename = "E")]
    pub E: RoutLine,
    /// Modifier for a unit that has lost more than half its printed strength.
    pub more_than_half: i8,
    /// Modifier for a unit that is out of ammunition.
    pub depleted: i8,
    /// Modifier for a leader in the hex.
    pub leader: i8,
    /// Modifier in a town.
    pub town: i8,
    /// Number of hexes that a unit retreats when it routs.
    pub hexes: u8,
}

impl RoutChart {
    /// Returns the row of a morale letter.
    pub const fn of(&self, letter: Letter) -> &RoutLine {
        match letter {
            Letter::A => &self.A,
            Letter::B => &self.B,
            Letter::C => &self.C,
            Letter::D => &self.D,
            Letter::E => &self.E,
        }
    }
}

/// Row of the rout table for one morale letter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RoutLine {
    /// Die results with which the unit routs.
    #[serde(default)]
    pub rout: Vec<u8>,
    /// Die results that require a second roll, without modifiers. The unit routs if that roll is a
    /// six.
    #[serde(default)]
    pub again: Vec<u8>,
}
