//! Results of melee. ST 13.88.

use std::fmt;
use std::str::FromStr;

use kernel::origin::Provenance;
use kernel::{Die, Keyed, written};
use serde::{Deserialize, Serialize};

// ST 13.88. ST-MEL-08.
/// Results of melee, for the attacker and the defender.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MeleeChart {
    /// Origin of the chart.
    pub provenance: Option<Provenance>,
    /// Differential of the first column. Each further column is one higher.
    pub lowest: i8,
    /// Rows of the chart, by die roll from 1 to 6, each with one result for each column, such as
    /// `engaged` or `K/C1R2`: attacker, then defender.
    pub rows: Keyed<String, Vec<MeleeResult>>,
    /// Points that one or more leaders add to their side.
    pub leader: u8,
    /// Points added to the defender if all attackers crossed a stream, ridge or wall.
    pub terrain: u8,
}

impl MeleeChart {
    /// Returns the differential of the last column.
    pub fn highest(&self) -> i8 {
        let columns = self.rows.values().next().map_or(1, Vec::len);
        self.lowest + columns as i8 - 1
    }

    /// Returns the result for a die roll at a differential. The first and last columns limit the
    /// differential. ST 13.5. ST-MEL-05.
    pub fn read(&self, differential: i16, die: Die) -> MeleeResult {
        let within = differential.clamp(i16::from(self.lowest), i16::from(self.highest()));
        let column = (within - i16::from(self.lowest)) as usize;
        let row = self.rows.values().nth(usize::from(die.pips()) - 1);
        row.and_then(|cells| cells.get(column).copied()).unwrap_or(MeleeResult::Engaged)
    }
}

/// Result of a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MeleeResult {
    /// Neither side gives way, and the melee continues. ST 13.84.
    Engaged,
    /// Effect on the attacker, then on the defender.
    Decided(SideEffect, SideEffect),
}

/// Effect of a melee on one side. ST 13.81 to 13.83.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SideEffect {
    /// Points that are killed: K.
    pub killed: u8,
    /// Points that are captured: C.
    pub captured: u8,
    /// Number of hexes that the side retreats: R.
    pub retreat: u8,
}

impl SideEffect {
    /// Whether the effect changes nothing.
    pub const fn is_none(self) -> bool {
        self.killed == 0 && self.captured == 0 && self.retreat == 0
    }
}

impl FromStr for SideEffect {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut effect = Self::default();
        let mut letters = text.chars().peekable();
        if text == "-" {
            return Ok(effect);
        }
        while let Some(letter) = letters.next() {
            let mut number =
                || letters.next_if(char::is_ascii_digit).and_then(|it| it.to_digit(10));
            match letter {
                'K' if effect.is_none() => effect.killed = 1,
                'C' if effect.is_none() => effect.captured = number().ok_or(())? as u8,
                'R' if effect.retreat == 0 => effect.retreat = number().ok_or(())? as u8,
                _ => return Err(()),
            }
        }
        if effect.is_none() { Err(()) } else { Ok(effect) }
    }
}

impl fmt::Display for SideEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { killed, captured, retreat } = *self;
        match (killed, captured, retreat) {
            (0, 0, 0) => f.write_str("-"),
            _ => {
                f.write_str(if killed > 0 { "K" } else { "" })?;
                if captured > 0 {
                    write!(f, "C{captured}")?;
                }
                if retreat > 0 { write!(f, "R{retreat}") } else { Ok(()) }
            }
        }
    }
}

impl FromStr for MeleeResult {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "engaged" {
            return Ok(Self::Engaged);
        }
        let sides = text.split_once('/');
        let decided = sides.and_then(|(attacker, defender)| {
            Some(Self::Decided(attacker.parse().ok()?, defender.parse().ok()?))
        });
        decided.ok_or_else(|| {
            format!("`{text}` is not a result: expected `engaged` or both sides, as in `K/C1R2`")
        })
    }
}

impl fmt::Display for MeleeResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engaged => f.write_str("engaged"),
            Self::Decided(attacker, defender) => write!(f, "{attacker}/{defender}"),
        }
    }
}

written!(
    MeleeResult,
    "^(engaged|(-|K|(C[1-9])?(R[1-9])?)/(-|K|(C[1-9])?(R[1-9])?))$",
    "a result of melee: `engaged`, or attacker and defender, as in `K/C1R2`"
);
