use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Index of a hex of a map, counted from 0. [`HexNumber`] is the printed number.
///
/// ```
/// use kernel::HexId;
/// let heights = [0, 2, 1];
/// assert_eq!(heights[HexId(1).index()], 2, "one entry a hex");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename = "$ref hex")]
pub struct HexId(pub u16);

impl crate::NamedId for HexId {
    const REFERENCE: &'static str = "$ref hex";

    fn from_index(index: usize) -> Self {
        Self(u16::try_from(index).expect("grids are small enough"))
    }
}

impl HexId {
    /// Returns the index into tables with one entry per hex.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The schema of the number that documents write for a hex.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for HexId {
    fn inline_schema() -> bool {
        crate::marks::are_inline::<HexNumber>()
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        HexNumber::schema_name()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        crate::marks::id::<HexNumber>(<Self as crate::NamedId>::REFERENCE).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        crate::marks::schema::<HexNumber>(<Self as crate::NamedId>::REFERENCE, generator)
    }
}

/// The four digits printed in a hex: two for the column, two for the row.
///
/// ```
/// use kernel::HexNumber;
/// assert_eq!("0805".parse(), Ok(HexNumber::new(8, 5)));
/// assert_eq!(HexNumber::new(15, 10).to_string(), "1510");
/// let refused = "815".parse::<HexNumber>().expect_err("three digits");
/// assert!(refused.contains("expected four digits"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexNumber {
    /// Number of the column: the first two digits, 0 to 99.
    pub column: u8,
    /// Number of the row: the last two digits, 0 to 99.
    pub row: u8,
}

impl HexNumber {
    /// Builds the number of a column and a row.
    ///
    /// # Panics
    /// If the column or the row is over 99, which needs more than two digits.
    pub const fn new(column: u8, row: u8) -> Self {
        assert!(
            column < 100 && row < 100,
            "a hex number has two digits for the column and two for the row"
        );
        Self { column, row }
    }
}

impl fmt::Display for HexNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column, self.row)
    }
}

impl FromStr for HexNumber {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let digits = text.len() == 4 && text.bytes().all(|b| b.is_ascii_digit());
        let number = digits.then(|| text.parse::<u16>().ok()).flatten();
        let number = number.ok_or_else(|| {
            format!("`{text}` is not a hex number: expected four digits, such as \"0805\"")
        })?;
        Ok(Self::new((number / 100) as u8, (number % 100) as u8))
    }
}

crate::written!(
    HexNumber,
    "^[0-9]{4}$" or 101 to 9999 of 4 digits,
    "a hex: four digits in quotes, such as \"0805\""
);

/// Hexside, written as its two hexes: `2109/2110`. If the order matters, the lower hex comes first.
///
/// ```
/// use kernel::{HexNumber, HexPair};
/// let pair = HexPair(HexNumber::new(21, 9), HexNumber::new(21, 10));
/// assert_eq!("2109/2110".parse(), Ok(pair));
/// assert_eq!(pair.to_string(), "2109/2110");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexPair(pub HexNumber, pub HexNumber);

impl FromStr for HexPair {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (one, other) = text.split_once('/').ok_or_else(|| {
            format!("`{text}` is not a hexside: expected two hexes, such as `2109/2110`")
        })?;
        Ok(Self(one.parse()?, other.parse()?))
    }
}

impl fmt::Display for HexPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0, self.1)
    }
}

crate::written!(HexPair, "^[0-9]{4}/[0-9]{4}$", "a hexside: its two hexes, such as `2109/2110`");

/// One of the six hexsides of a hex, numbered in ring order from 0.
///
/// Hexside 0 faces the neighbour in the same column with the lower row. The ring then turns towards
/// the lower column. A package defines the compass names.
///
/// ```
/// use kernel::Direction;
/// let [ahead, _, _, back, ..] = Direction::ALL;
/// assert_eq!((ahead.opposite(), back.ring()), (back, 3));
/// assert_eq!((Direction::new(3), Direction::new(6)), (Some(back), None));
/// assert_eq!(["N", "NW", "SW", "S", "SE", "NE"][back.index()], "S");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Direction(u8);

impl Direction {
    /// All six hexsides in ring order.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Returns the hexside at this position around the hex. `None` if the position is not 0 to 5.
    pub const fn new(ring: u8) -> Option<Self> {
        if ring < 6 { Some(Self(ring)) } else { None }
    }

    /// Returns the position around the hex, 0 to 5. The grid says where the count starts.
    pub const fn ring(self) -> u8 {
        self.0
    }

    /// Returns the index of the hexside in a table with six entries.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the same hexside as seen from the other hex.
    pub const fn opposite(self) -> Self {
        Self((self.0 + 3) % 6)
    }
}
