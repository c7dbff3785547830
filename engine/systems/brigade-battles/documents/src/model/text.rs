use std::fmt;
use std::str::FromStr;

use kernel::HexNumber;
use kernel::written;

/// Hex number as printed on the map: two digits for the column, then two for the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(pub HexNumber);

impl FromStr for Hex {
    type Err = String;

    fn from_str(text: &str) -> Result<Hex, String> {
        text.parse().map(Hex).map_err(|error: kernel::NotAHexNumber| error.to_string())
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

written!(Hex, "^[0-9]{4}$" or 101 to 9999 of 4 digits, "a hex: four digits in quotes, such as \"0805\"");

/// Hexside between two adjacent hexes, written as both hex numbers: `0805/0806`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hexside(pub HexNumber, pub HexNumber);

impl FromStr for Hexside {
    type Err = String;

    fn from_str(text: &str) -> Result<Hexside, String> {
        let wrong =
            || format!("`{text}` is not a hexside: expected two hexes, such as `0805/0806`");
        let (one, other) = text.split_once('/').ok_or_else(wrong)?;
        let hex = |text: &str| text.parse::<HexNumber>().map_err(|_| wrong());
        Ok(Hexside(hex(one)?, hex(other)?))
    }
}

impl fmt::Display for Hexside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0, self.1)
    }
}

written!(Hexside, "^[0-9]{4}/[0-9]{4}$", "a hexside: its two hexes, such as `0805/0806`");
