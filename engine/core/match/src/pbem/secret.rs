//! The secret of a side, from which all its hidden values are derived.

use serde::{Deserialize, Serialize};

use crate::pbem::digest::Digest;

/// A side's secret for one match. Anyone who has the secret can read that side's hidden data and
/// write in its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Root(Digest);

/// Commitments of a side to its numbers for one committed roll. The side publishes them before the
/// numbers can affect the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pledge {
    /// Hash of the number that the side contributes to the committed roll.
    link: Digest,
    /// Hash of the number that the side contributes to a private draw with that committed roll.
    covered: Digest,
}

impl Root {
    /// Returns a random secret.
    pub fn fresh() -> Self {
        Self(Digest::fresh())
    }

    /// Derives the number that the side contributes to a committed roll.
    pub(crate) fn link(self, throw: u32) -> Digest {
        self.number("link", throw)
    }

    /// Derives the number that determines a private draw with a committed roll.
    pub(crate) fn covered(self, throw: u32) -> Digest {
        self.number("covered", throw)
    }

    /// Derives the side's commitments for a committed roll.
    pub(crate) fn pledge(self, throw: u32) -> Pledge {
        let hash = |number: Digest| Digest::of("pledge", &[number.bytes()]);
        Pledge { link: hash(self.link(throw)), covered: hash(self.covered(throw)) }
    }

    /// Returns the hash that the mail file shows in place of the side's `nth` hidden answer.
    pub(crate) fn cover(self, nth: u32, answer: &str) -> Digest {
        Digest::of("cover", &[self.number("answer", nth).bytes(), answer.as_bytes()])
    }

    fn number(self, name: &str, nth: u32) -> Digest {
        Digest::of(name, &[self.0.bytes(), &nth.to_le_bytes()])
    }
}

impl Pledge {
    /// Whether a disclosed number matches the commitment.
    pub(crate) fn keeps(self, link: Digest) -> bool {
        self.link == Digest::of("pledge", &[link.bytes()])
    }
}
