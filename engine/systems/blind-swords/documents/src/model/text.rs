//! Values written as short texts: hexes and fractions.

use std::fmt;
use std::str::FromStr;

use kernel::written;

/// Printed hex number: two digits of column, two of row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexNumber {
    /// Column: the first two digits.
    pub column: u8,
    /// Row: the last two digits.
    pub row: u8,
}

impl HexNumber {
    /// Returns the number for a column and a row.
    pub fn new(column: u8, row: u8) -> HexNumber {
        HexNumber { column, row }
    }
}

impl FromStr for HexNumber {
    type Err = String;

    fn from_str(text: &str) -> Result<HexNumber, String> {
        let wrong = |_| format!("`{text}` is not a hex: expected four digits such as \"0805\"");
        let kernel::HexNumber { column, row } = text.parse().map_err(wrong)?;
        Ok(HexNumber { column, row })
    }
}

impl fmt::Display for HexNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column, self.row)
    }
}

written!(HexNumber, "^[0-9]{4}$" or 101 to 9999 of 4 digits, "a hex: four digits in quotes, such as \"0805\"");

/// Hexside, written as its two hexes: `2109/2110`. If the order matters, the lower hex comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexPair(pub HexNumber, pub HexNumber);

impl FromStr for HexPair {
    type Err = String;

    fn from_str(text: &str) -> Result<HexPair, String> {
        let (a, b) = text.split_once('/').ok_or_else(|| {
            format!("`{text}` is not a hexside: expected two hexes, such as `2109/2110`")
        })?;
        Ok(HexPair(a.parse()?, b.parse()?))
    }
}

impl fmt::Display for HexPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0, self.1)
    }
}

written!(HexPair, "^[0-9]{4}/[0-9]{4}$", "a hexside: its two hexes, such as `2109/2110`");

/// Whole number or fraction: `2`, `1/2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// Numerator.
    pub numerator: i16,
    /// Denominator.
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
