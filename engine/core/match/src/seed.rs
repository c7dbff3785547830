//! The seed of a match, which determines all its randomness.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use kernel::say;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A 128-bit seed for all dice, draws and bots of a match.
///
/// Saves spell a small seed, such as one that a person chose, as a number. They spell other seeds
/// as 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct Seed(u128);

/// Number of hexadecimal digits of a seed.
const DIGITS: usize = 32;
/// Lowest number that saves do not spell as a number. Programs that parse numbers as doubles would
/// change such large numbers.
const TOO_LARGE: u64 = 1 << 53;

/// Spelling of a seed in saves.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a whole number or 32 hexadecimal digits")]
enum Written {
    Number(u64),
    Digits(String),
}

/// Error for a string that is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("no-seed"))]
pub struct NoSeed;

impl Seed {
    /// Returns an unpredictable seed.
    pub fn fresh() -> Self {
        Self(rand::random())
    }

    /// Returns the seed `many` places after this one. Wraps around after the last seed.
    #[must_use]
    pub const fn after(self, many: u64) -> Self {
        Self(self.0.wrapping_add(many as u128))
    }

    /// Returns the last 64 bits. In a seed that a person chose, all other bits are zero.
    pub const fn low(self) -> u64 {
        self.0 as u64
    }

    /// Whether the seed is so small that a person must have chosen it. The chance that a random
    /// seed is as small is one in 2^64.
    pub const fn is_chosen(self) -> bool {
        self.0 <= u64::MAX as u128
    }

    /// Returns the SHA-256 of the seed's 32 hexadecimal digits. A program can publish the hash
    /// before the match. The hash of a random seed reveals nothing about the seed.
    pub fn commitment(self) -> String {
        let digits = format!("{:032x}", self.0);
        HEXLOWER.encode(&Sha256::digest(digits))
    }

    pub(crate) const fn bytes(self) -> [u8; 16] {
        self.0.to_le_bytes()
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self(number.into())
    }
}

impl From<Seed> for Written {
    fn from(seed: Seed) -> Self {
        match u64::try_from(seed.0) {
            Ok(number) if number < TOO_LARGE => Self::Number(number),
            _ => Self::Digits(format!("{:032x}", seed.0)),
        }
    }
}

impl TryFrom<Written> for Seed {
    type Error = NoSeed;

    fn try_from(written: Written) -> Result<Self, NoSeed> {
        match written {
            Written::Number(number) => Ok(number.into()),
            Written::Digits(digits) => digits.parse(),
        }
    }
}

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Self, NoSeed> {
        let hexadecimal = text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = if text.len() == DIGITS && hexadecimal {
            u128::from_str_radix(text, 16).ok()
        } else {
            text.parse::<u64>().ok().map(u128::from)
        };
        number.map(Self).ok_or(NoSeed)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Written::from(*self) {
            Written::Number(number) => write!(f, "{number}"),
            Written::Digits(digits) => f.write_str(&digits),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        let seeds = [0, 1, TOO_LARGE - 1, TOO_LARGE, u64::MAX].map(Seed::from);
        for seed in seeds.into_iter().chain([Seed::fresh(), Seed(u128::MAX)]) {
            assert_eq!(seed.to_string().parse(), Ok(seed));
            let text = serde_json::to_string(&seed).expect("plain data");
            assert_eq!(serde_json::from_str::<Seed>(&text).expect("a seed"), seed, "{text}");
        }
        assert_eq!(serde_json::to_string(&Seed::from(7)).expect("plain data"), "7");
        assert_eq!(Seed::from(u64::MAX).to_string().len(), DIGITS);
        for wrong in ["", "-1", "x", "1.5", "18446744073709551616"] {
            assert_eq!(wrong.parse::<Seed>(), Err(NoSeed), "{wrong}");
        }
    }

    #[test]
    fn a_fresh_seed_uses_all_its_bits() {
        let (mut ones, mut zeros) = (0, 0);
        for _ in 0..200 {
            let Seed(bits) = Seed::fresh();
            (ones, zeros) = (ones | bits, zeros | !bits);
            assert!(!Seed(bits).is_chosen());
        }
        assert_eq!((ones, zeros), (u128::MAX, u128::MAX));
    }

    /// The expected value is from `printf 0000000000000000000000000000002a | sha256sum`.
    #[test]
    fn a_commitment_can_be_checked_by_anybody() {
        let expected = "9c2a045065196edb58a47e794e84679d60d1a3a7eb0915c959ef7dfb1e198b41";
        assert_eq!(Seed::from(42).commitment(), expected);
    }
}
