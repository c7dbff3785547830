//! The chain of a save, and of whatever else is written line by line: each line bears a seal, a hash over itself and over the seal of the line before it.
//!
//! The seal is the last key of the line. All keys stand in order, so that a line that was read and written
//! again as JSON is the same text.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// What stands before a seal. No key of a line comes after it.
const BEFORE: &str = ",\"~\":\"";
/// How many hexadecimal digits a seal has.
const DIGITS: usize = 32;
/// What stands after it.
const AFTER: &str = "\"}";
/// What closes a line.
const CLOSE: &str = "}";

/// A line taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed<'a> {
    /// What stands before the seal: all but what closes the line.
    open: &'a str,
    /// The seal.
    pub seal: &'a str,
}

impl<'a> Sealed<'a> {
    /// Takes a line apart, if it bears a seal.
    pub fn read(line: &'a str) -> Option<Self> {
        let front = line.strip_suffix(AFTER)?;
        let (before, seal) = front.split_at_checked(front.len().checked_sub(DIGITS)?)?;
        Some(Self { open: before.strip_suffix(BEFORE)?, seal })
    }

    /// The line without its seal.
    pub fn text(&self) -> String {
        format!("{}{CLOSE}", self.open)
    }

    /// Whether it was sealed like this after a line with a seal; the first line has none before it.
    pub fn fits(&self, before: &str) -> bool {
        self.seal == seal_of(before, self.open)
    }
}

/// A line with its seal, given the seal of the line before it.
///
/// # Panics
/// If it is no JSON object.
pub fn sealed(before: &str, text: &str) -> String {
    let open = text.strip_suffix(CLOSE).expect("a line is an object");
    format!("{open}{BEFORE}{}{AFTER}", seal_of(before, open))
}

/// The seal of a line, empty if it bears none.
pub fn seal(line: &str) -> &str {
    Sealed::read(line).map_or("", |sealed| sealed.seal)
}

/// The seal of a line that is still open, after a line with a seal.
fn seal_of(before: &str, open: &str) -> String {
    let hash = Sha256::new().chain_update(before).chain_update(open).chain_update(CLOSE).finalize();
    HEXLOWER.encode(&hash[..DIGITS / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_fits_after_the_one_that_it_was_sealed_after() {
        let first = sealed("", r#"{"kind":"a"}"#);
        let second = sealed(seal(&first), r#"{"kind":"b","n":2}"#);
        let read = Sealed::read(&second).expect("a seal");
        assert_eq!(read.text(), r#"{"kind":"b","n":2}"#);
        assert!(read.fits(seal(&first)) && !read.fits("") && !read.fits(seal(&second)));
        let value: serde_json::Value = serde_json::from_str(&second).expect("JSON");
        assert_eq!(value.to_string(), second, "read and written again it is the same");
        for at in 0..second.len() {
            let mut other = second.clone().into_bytes();
            other[at] ^= 1;
            let other = String::from_utf8(other).expect("one bit of ASCII");
            let fits = Sealed::read(&other).is_some_and(|line| line.fits(seal(&first)));
            assert!(!fits, "{other}");
        }
    }

    #[test]
    fn what_bears_no_seal_is_not_taken_apart() {
        for line in ["", "}", "\"}", "{}", r#"{"~":"00"}"#, "ä\"}", r#"{"a":"äääääääääääääääää"}"#]
        {
            assert_eq!(Sealed::read(line), None, "{line}");
        }
    }
}
