use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::Unquoted;

/// An exact amount of strength or movement, counted in sixteenths.
///
/// A sixteenth allows four halvings of a point, more than any rulebook requires. Amounts are
/// rounded once, where a rule says so. A document writes `3/2`, and a save holds the sixteenths.
///
/// ```
/// use kernel::{Ratio, Sixteenths};
/// let three_halves = Sixteenths::whole(1).times(Ratio::new(3, 2));
/// assert_eq!((three_halves.floor(), three_halves.ceil()), (1, 2));
/// assert_eq!(three_halves.less(Sixteenths::whole(2)), Sixteenths::ZERO);
/// assert_eq!((three_halves + Sixteenths::HALF).to_string(), "2");
/// assert_eq!(Sixteenths::ONE.times(Ratio::new(3, 4)).to_string(), "3/4");
/// assert_eq!(Sixteenths::from_sixteenths(20).multiplied(3).sixteenths(), 60);
/// let all: Sixteenths = [Sixteenths::HALF; 3].into_iter().sum();
/// assert_eq!(all - Sixteenths::whole(2), Sixteenths::from_sixteenths(-8), "unlike `less`");
/// assert_eq!("3/2".parse(), Ok(three_halves));
/// assert!("1/3".parse::<Sixteenths>().is_err());
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename = "$amount")]
pub struct Sixteenths(i32);

impl Sixteenths {
    /// An amount of zero points.
    pub const ZERO: Self = Self(0);
    /// An amount of half a point.
    pub const HALF: Self = Self(8);
    /// An amount of one point.
    pub const ONE: Self = Self(16);

    /// Builds an amount of whole points.
    pub const fn whole(points: i32) -> Self {
        Self(points * 16)
    }

    /// Builds an amount from its number of sixteenths.
    pub const fn from_sixteenths(sixteenths: i32) -> Self {
        Self(sixteenths)
    }

    /// Returns the amount in sixteenths of a point.
    pub const fn sixteenths(self) -> i32 {
        self.0
    }

    /// Returns the amount in whole points, rounded down.
    pub const fn floor(self) -> i32 {
        self.0.div_euclid(16)
    }

    /// Returns the amount in whole points, rounded up.
    pub const fn ceil(self) -> i32 {
        -((-self.0).div_euclid(16))
    }

    /// Multiplies by an exact factor.
    ///
    /// # Panics
    /// If the product is not a whole number of sixteenths. No factor in the rules causes this.
    pub const fn times(self, factor: Ratio) -> Self {
        let product = self.0 * factor.numerator as i32;
        assert!(product % factor.denominator as i32 == 0, "amounts are exact in sixteenths");
        Self(product / factor.denominator as i32)
    }

    /// Returns this amount minus another one, but at least zero.
    pub const fn less(self, other: Self) -> Self {
        if self.0 > other.0 { Self(self.0 - other.0) } else { Self::ZERO }
    }

    /// Returns this amount multiplied by a whole number.
    pub const fn multiplied(self, by: i32) -> Self {
        Self(self.0 * by)
    }
}

/// The schema of amounts in documents.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Sixteenths {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Amount".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "a whole number or a fraction in sixteenths at the finest, such as `2` or `1/2`",
            "anyOf": [
                {"type": "string", "pattern": "^[0-9]{1,3}(/(1|2|4|8|16))?$"},
                {"type": "integer", "minimum": 0, "maximum": 999},
            ],
        })
    }
}

impl FromStr for Sixteenths {
    type Err = String;

    /// Reads a whole number or a fraction of at most 999 points, as documents write amounts.
    fn from_str(text: &str) -> Result<Self, String> {
        let (above, below) = text.split_once('/').unwrap_or((text, "1"));
        let parts = ["1", "2", "4", "8", "16"].contains(&below).then_some(below);
        let parts = parts.and_then(|below| below.parse::<i32>().ok());
        let is_short = matches!(above.len(), 1..=3) && above.bytes().all(|it| it.is_ascii_digit());
        let above = above.parse::<i32>().ok().filter(|_| is_short);
        let read = above.zip(parts).map(|(above, below)| Self(above * 16 / below));
        read.ok_or_else(|| {
            format!(
                "`{text}` is not an amount: expected a whole number or a fraction, in sixteenths at \
                    the finest, such as `2` or `1/2`"
            )
        })
    }
}

impl Unquoted for Sixteenths {}

/// An exact factor, such as 3/2.
///
/// ```
/// use kernel::{Ratio, Sixteenths};
/// assert_eq!(Ratio::new(3, 2).to_string(), "3/2");
/// assert_eq!(Sixteenths::whole(5).times(Ratio::HALF).to_string(), "5/2");
/// assert_ne!(Ratio::new(2, 2), Ratio::ONE, "kept as it is written");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ratio {
    /// Numerator of the fraction.
    pub numerator: u8,
    /// Denominator of the fraction, never 0.
    pub denominator: u8,
}

impl Ratio {
    /// The factor 1, which changes nothing.
    pub const ONE: Self = Self::new(1, 1);
    /// The factor 1/2, which halves an amount.
    pub const HALF: Self = Self::new(1, 2);

    /// Builds the factor `numerator / denominator`.
    ///
    /// # Panics
    /// If the denominator is 0.
    pub const fn new(numerator: u8, denominator: u8) -> Self {
        assert!(denominator != 0, "a ratio has a denominator");
        Self { numerator, denominator }
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

impl Add for Sixteenths {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Sixteenths {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Sixteenths {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Sixteenths {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Sum for Sixteenths {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Sixteenths {
    /// Writes a whole number, or a fraction in lowest terms: `9`, `1/2`, `15/4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut numerator = self.0;
        let mut denominator = 16;
        while denominator > 1 && numerator % 2 == 0 {
            numerator /= 2;
            denominator /= 2;
        }
        if denominator == 1 {
            write!(f, "{numerator}")
        } else {
            write!(f, "{numerator}/{denominator}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Five times three halves, halved, is 15/4, which rounds down to three.
    #[test]
    fn factors_multiply_and_round_once() {
        let amount = Sixteenths::whole(5).times(Ratio::new(3, 2)).times(Ratio::HALF);
        assert_eq!(amount.to_string(), "15/4");
        assert_eq!(amount.floor(), 3);
        assert_eq!(amount.ceil(), 4);
    }

    #[test]
    fn the_finest_part_is_a_sixteenth() {
        let amount = Sixteenths::HALF.times(Ratio::new(1, 4)).times(Ratio::HALF);
        assert_eq!(amount.to_string(), "1/16");
    }
}
