//! What a side keeps to itself: one secret, from which all the others follow.

use serde::{Deserialize, Serialize};

use crate::post::digest::Digest;

/// A side's secret for one match. Whoever has it knows what that side has covered, and can write in its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Root(Digest);

/// What a side pledges before it may matter, so that it cannot be chosen later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pledge {
    /// The hash of its number for the next throw.
    link: Digest,
    /// The hash of its number for what it alone may know to be drawn then.
    covered: Digest,
}

impl Root {
    /// One that nobody could have guessed.
    pub fn fresh() -> Self {
        Self(Digest::fresh())
    }

    /// The number for a throw.
    pub(crate) fn link(self, throw: u32) -> Digest {
        self.number("link", throw)
    }

    /// The number for what the side alone may know of a throw.
    pub(crate) fn covered(self, throw: u32) -> Digest {
        self.number("covered", throw)
    }

    /// What is pledged for a throw.
    pub(crate) fn pledge(self, throw: u32) -> Pledge {
        let hash = |number: Digest| Digest::of("pledge", &[number.bytes()]);
        Pledge { link: hash(self.link(throw)), covered: hash(self.covered(throw)) }
    }

    /// What stands for an answer that stays covered, the nth of its side.
    pub(crate) fn cover(self, nth: u32, answer: &str) -> Digest {
        Digest::of("cover", &[self.number("answer", nth).bytes(), answer.as_bytes()])
    }

    fn number(self, name: &str, nth: u32) -> Digest {
        Digest::of(name, &[self.0.bytes(), &nth.to_le_bytes()])
    }
}

impl Pledge {
    /// Whether a number is the one that was pledged.
    pub(crate) fn keeps(self, link: Digest) -> bool {
        self.link == Digest::of("pledge", &[link.bytes()])
    }
}
