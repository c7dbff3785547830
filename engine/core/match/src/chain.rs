//! Hash chain of saves and other line-based files. Each line has a seal: a hash of the line and of
//! the seal before it.
//!
//! The seal is the last key of the line. Keys are sorted. A program can therefore parse and
//! serialize a line as JSON without changing it.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// Separator between the content of a line and its seal. The seal is the last key of the line.
const BEFORE: &str = ",\"~\":\"";
/// Number of hexadecimal digits of a seal.
const DIGITS: usize = 32;
/// Characters that follow the seal at the end of a line.
const AFTER: &str = "\"}";
/// Character that ends a line without a seal.
const CLOSE: &str = "}";

/// A line split at its seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed<'a> {
    /// Part of the line before the seal, without the closing brace.
    open: &'a str,
    /// Seal that the line contains.
    pub seal: &'a str,
}

impl<'a> Sealed<'a> {
    /// Splits a line at its seal. `None` if the line has no seal.
    pub fn read(line: &'a str) -> Option<Self> {
        let front = line.strip_suffix(AFTER)?;
        let (before, seal) = front.split_at_checked(front.len().checked_sub(DIGITS)?)?;
        Some(Self { open: before.strip_suffix(BEFORE)?, seal })
    }

    /// Returns the line without the seal, as a complete JSON object.
    pub fn text(&self) -> String {
        format!("{}{CLOSE}", self.open)
    }

    /// Whether the seal is valid for this line. `before` is the seal of the previous line, empty
    /// for the first line.
    pub fn fits(&self, before: &str) -> bool {
        self.seal == seal_of(before, self.open)
    }
}

/// Adds a seal to a line. `before` is the seal of the previous line.
///
/// # Panics
/// If the line is not a JSON object.
pub fn sealed(before: &str, text: &str) -> String {
    let open = text.strip_suffix(CLOSE).expect("a line is an object");
    format!("{open}{BEFORE}{}{AFTER}", seal_of(before, open))
}

/// Returns the seal of a line. Empty if the line has none.
pub fn seal(line: &str) -> &str {
    Sealed::read(line).map_or("", |sealed| sealed.seal)
}

/// Computes the seal of a line. `open` is the line without its closing brace.
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
