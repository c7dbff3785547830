use std::fmt;

use serde::{Deserialize, Serialize};

/// The result of one six-sided die, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

/// A number that a six-sided die cannot show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not on a die: expected 1 to 6")]
pub struct NotADie(pub u8);

impl Die {
    /// The die showing this many pips.
    pub const fn new(pips: u8) -> Option<Self> {
        if pips >= 1 && pips <= 6 { Some(Self(pips)) } else { None }
    }

    /// All six results.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// 1 to 6.
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// 0 to 5, the index into tables with one row a result.
    pub const fn index(self) -> usize {
        (self.0 - 1) as usize
    }
}

impl TryFrom<u8> for Die {
    type Error = NotADie;

    fn try_from(pips: u8) -> Result<Self, NotADie> {
        Self::new(pips).ok_or(NotADie(pips))
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One die, or two told apart by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Dice {
    /// A single die.
    One(Die),
    /// The coloured die, then the white one.
    Two(Die, Die),
}

impl Dice {
    /// How many dice there are.
    pub const fn count(self) -> u8 {
        match self {
            Self::One(_) => 1,
            Self::Two(..) => 2,
        }
    }

    /// The pips added up.
    pub const fn sum(self) -> u8 {
        match self {
            Self::One(die) => die.pips(),
            Self::Two(coloured, white) => coloured.pips() + white.pips(),
        }
    }
}

impl fmt::Display for Dice {
    /// `4`, or for two dice the coloured and the white one side by side: `24`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(die) => write!(f, "{die}"),
            Self::Two(coloured, white) => write!(f, "{coloured}{white}"),
        }
    }
}
