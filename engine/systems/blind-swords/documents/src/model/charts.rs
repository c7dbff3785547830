//! Rolls of charts in their printed form: `51-53`.

use std::fmt;
use std::str::FromStr;

use kernel::written;

/// Range of rolls of two dice, one die read as tens and the other as units: `51-53`, `66`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolls {
    /// Lowest roll of the range, such as 51.
    pub first: u8,
    /// Highest roll of the range, such as 53.
    pub last: u8,
}

impl Rolls {
    /// Returns all rolls of the range that two dice can show.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (self.first..=self.last).filter(|roll| is_roll(*roll))
    }
}

fn is_roll(roll: u8) -> bool {
    (1..=6).contains(&(roll / 10)) && (1..=6).contains(&(roll % 10))
}

impl FromStr for Rolls {
    type Err = String;

    fn from_str(text: &str) -> Result<Rolls, String> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        match (first.parse(), last.parse()) {
            (Ok(first), Ok(last)) if is_roll(first) && is_roll(last) => Ok(Rolls { first, last }),
            _ => Err(format!("`{text}` is not a roll of two dice: expected `66` or `51-53`")),
        }
    }
}

impl fmt::Display for Rolls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first == self.last {
            write!(f, "{}", self.first)
        } else {
            write!(f, "{}-{}", self.first, self.last)
        }
    }
}

written!(
    Rolls,
    "^[1-6][1-6](-[1-6][1-6])?$",
    "a roll of two dice or a range of them, such as `66` or `51-53`"
);
