//! 256-bit values in mail files.

use std::fmt;

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// A SHA-256 hash, or 256 random bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) struct Digest([u8; 32]);

/// Error for a string that is not a 256-bit value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub(crate) struct NoDigest;

impl Digest {
    /// Hashes several parts under a label. The hash depends on the boundaries between the parts.
    pub(crate) fn of(name: &str, parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new().chain_update("swords by post: ").chain_update(name);
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Self(hash.finalize().into())
    }

    /// Returns a value of 256 random bits.
    pub(crate) fn fresh() -> Self {
        Self(rand::random())
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the first half of the value, in hexadecimal.
    pub(crate) fn half(&self) -> String {
        HEXLOWER.encode(&self.0[..16])
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.half())
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> Self {
        HEXLOWER.encode(&digest.0)
    }
}

impl TryFrom<String> for Digest {
    type Error = NoDigest;

    fn try_from(text: String) -> Result<Self, NoDigest> {
        let bytes = HEXLOWER.decode(text.as_bytes()).map_err(|_| NoDigest)?;
        bytes.try_into().map(Self).map_err(|_| NoDigest)
    }
}
