use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::text::Unquoted;

/// An exact amount of strength or movement, counted in equal parts of a point: `PARTS` to a point.
///
/// Amounts are rounded once, where a rule says so. A document writes `3/2`, and a save holds the
/// number of parts.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Parts<const PARTS: i32>(i32);

/// An amount in sixteenths, which allow four halvings of a point.
pub type Sixteenths = Parts<16>;

/// An amount in sixths, for rules with halves and thirds of a point.
///
/// ```
/// use kernel::{Ratio, Sixths};
/// let mile = Sixths::ONE.times(Ratio::new(1, 3)) + Sixths::HALF;
/// assert_eq!((mile.to_string().as_str(), mile.sixths()), ("5/6", 5));
/// assert_eq!("1/3".parse(), Ok(Sixths::from_sixths(2)));
/// assert!("1/4".parse::<Sixths>().is_err());
/// ```
pub type Sixths = Parts<6>;

impl Sixteenths {
    /// Builds an amount from its number of sixteenths.
    pub const fn from_sixteenths(sixteenths: i32) -> Self {
        Self(sixteenths)
    }

    /// Returns the amount in sixteenths of a point.
    pub const fn sixteenths(self) -> i32 {
        self.0
    }
}

impl Sixths {
    /// Builds an amount from its number of sixths.
    pub const fn from_sixths(sixths: i32) -> Self {
        Self(sixths)
    }

    /// Returns the amount in sixths of a point.
    pub const fn sixths(self) -> i32 {
        self.0
    }
}

impl<const PARTS: i32> Parts<PARTS> {
    /// An amount of zero points.
    pub const ZERO: Self = Self(0);
    /// An amount of half a point.
    pub const HALF: Self = Self(PARTS / 2);
    /// An amount of one point.
    pub const ONE: Self = Self(PARTS);
    /// Name of the type for the reader of documents, which accepts fractions.
    pub const NAME: &str = if PARTS == 16 { "$amount" } else { "$sixths" };

    /// Builds an amount of whole points.
    pub const fn whole(points: i32) -> Self {
        Self(points * PARTS)
    }

    /// Returns the number of parts.
    pub const fn parts(self) -> i32 {
        self.0
    }

    /// Returns the amount in whole points, rounded down.
    pub const fn floor(self) -> i32 {
        self.0.div_euclid(PARTS)
    }

    /// Returns the amount in whole points, rounded up.
    pub const fn ceil(self) -> i32 {
        -((-self.0).div_euclid(PARTS))
    }

    /// Multiplies by an exact factor.
    ///
    /// # Panics
    /// If the product is not a whole number of parts. No factor in the rules causes this.
    pub const fn times(self, factor: Ratio) -> Self {
        let product = self.0 * factor.numerator as i32;
        assert!(product % factor.denominator as i32 == 0, "amounts are exact in their parts");
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
impl<const PARTS: i32> schemars::JsonSchema for Parts<PARTS> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        if PARTS == 16 { "Amount".into() } else { "Sixths".into() }
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let below: Vec<_> = divisors(PARTS).map(|below| below.to_string()).collect();
        let finest = finest(PARTS);
        schemars::json_schema!({
            "description": format!(
                "a whole number or a fraction in {finest} at the finest, such as `2` or `1/2`"
            ),
            "anyOf": [
                {"type": "string", "pattern": format!("^[0-9]{{1,3}}(/({}))?$", below.join("|"))},
                {"type": "integer", "minimum": 0, "maximum": 999},
            ],
        })
    }
}

/// Returns the denominators that an amount of `parts` to a point can have.
fn divisors(parts: i32) -> impl Iterator<Item = i32> {
    (1..=parts).filter(move |below| parts % below == 0)
}

/// Returns the name of the finest part in messages.
const fn finest(parts: i32) -> &'static str {
    if parts == 16 { "sixteenths" } else { "sixths" }
}

impl<const PARTS: i32> Serialize for Parts<PARTS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(Self::NAME, &self.0)
    }
}

impl<'de, const PARTS: i32> Deserialize<'de> for Parts<PARTS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_newtype_struct(Self::NAME, Newtype)
    }
}

/// Reads the number of parts.
struct Newtype<const PARTS: i32>;

impl<'de, const PARTS: i32> Visitor<'de> for Newtype<PARTS> {
    type Value = Parts<PARTS>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an amount")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<Self::Value, D::Error> {
        i32::deserialize(inner).map(Parts)
    }
}

impl<const PARTS: i32> FromStr for Parts<PARTS> {
    type Err = String;

    /// Parses an amount in the notation of package files: a whole number or a fraction,
    /// at most 999.
    fn from_str(text: &str) -> Result<Self, String> {
        let (above, below) = text.split_once('/').unwrap_or((text, "1"));
        let parts = divisors(PARTS).find(|divisor| divisor.to_string() == below);
        let is_short = matches!(above.len(), 1..=3) && above.bytes().all(|it| it.is_ascii_digit());
        let above = above.parse::<i32>().ok().filter(|_| is_short);
        let read = above.zip(parts).map(|(above, below)| Self(above * PARTS / below));
        read.ok_or_else(|| {
            format!(
                "`{text}` is not an amount: expected a whole number or a fraction, in {} at the \
                    finest, such as `2` or `1/2`",
                finest(PARTS)
            )
        })
    }
}

impl<const PARTS: i32> Unquoted for Parts<PARTS> {}

/// An exact factor, such as 3/2.
///
/// ```
/// use kernel::{Ratio, Sixteenths};
/// assert_eq!(Ratio::new(3, 2).to_string(), "3/2");
/// assert_eq!(Sixteenths::whole(5).times(Ratio::HALF).to_string(), "5/2");
/// assert_ne!(Ratio::new(2, 2), Ratio::ONE, "kept as it is written");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
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

impl<const PARTS: i32> Add for Parts<PARTS> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl<const PARTS: i32> AddAssign for Parts<PARTS> {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl<const PARTS: i32> Sub for Parts<PARTS> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl<const PARTS: i32> SubAssign for Parts<PARTS> {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl<const PARTS: i32> Sum for Parts<PARTS> {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

impl<const PARTS: i32> fmt::Display for Parts<PARTS> {
    /// Writes a whole number, or a fraction in lowest terms: `9`, `1/2`, `15/4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let least = divisors(PARTS).find(|below| self.0 * below % PARTS == 0);
        match least.unwrap_or(PARTS) {
            1 => write!(f, "{}", self.0 / PARTS),
            below => write!(f, "{}/{below}", self.0 * below / PARTS),
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
