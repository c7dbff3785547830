//! Values written as short strings: hexes and fractions.

use std::fmt;
use std::str::FromStr;

use kernel::written;
pub use kernel::{HexNumber, HexPair};

/// Whole number or fraction, such as `2` or `1/2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// Numerator. It is negative for a negative number.
    pub numerator: i16,
    /// Denominator, at least 1.
    pub denominator: i16,
}

impl FromStr for Ratio {
    type Err = String;

    fn from_str(text: &str) -> Result<Ratio, String> {
        let (above, below) = text.split_once('/').unwrap_or((text, "1"));
        match (above.parse(), below.parse()) {
            (Ok(numerator), Ok(denominator)) if denominator > 0 => {
                Ok(Ratio { numerator, denominator })
            }
            _ => Err(format!("`{text}` is not a number: expected `2` or `1/2`")),
        }
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

written!(
    Ratio,
    "^-?[0-9]{1,3}(/[1-9][0-9]{0,2})?$" or -999 to 999,
    "a whole number or a fraction, such as `2` or `1/2`"
);
