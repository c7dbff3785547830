//! Secret keys of seats.

use std::fmt;
use std::str::FromStr;

use kernel::Side;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// A secret of 128 random bits. Its holder controls a seat.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
pub struct Key(u128);

/// Hash of a key, as the store keeps it. The hash itself opens no seat.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Lock([u8; 32]);

impl Key {
    /// Returns an unpredictable key.
    pub fn fresh() -> Self {
        Self(rand::random())
    }

    /// Derives a seat key from this invitation and a number that the client chose. A repeated
    /// request therefore gets the same key.
    pub fn taken_up(self, nonce: Self) -> Self {
        let hash = Sha256::new()
            .chain_update("claim")
            .chain_update(self.0.to_be_bytes())
            .chain_update(nonce.0.to_be_bytes())
            .finalize();
        Self::begun(&hash)
    }

    /// Returns the invitation to a seat that anyone may take from the match list. The invitation is
    /// not secret.
    pub fn open(id: &str, side: Side) -> Self {
        let hash =
            Sha256::new().chain_update("open").chain_update(id).chain_update(side.id()).finalize();
        Self::begun(&hash)
    }

    /// Builds a key from the first half of a hash.
    fn begun(hash: &[u8]) -> Self {
        let half: [u8; 16] = hash[..16].try_into().expect("a hash is longer");
        Self(u128::from_be_bytes(half))
    }

    /// Returns the hash of the key, for storage.
    pub fn lock(self) -> Lock {
        Lock(Sha256::digest(self.0.to_be_bytes()).into())
    }
}

impl Lock {
    /// Whether a key has this hash. The comparison takes constant time.
    pub fn fits(&self, key: Key) -> bool {
        self.0.ct_eq(&key.lock().0).into()
    }

    /// Returns the hash as bytes, for storage.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Restores a lock from its bytes. `None` if the number of bytes is wrong.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

/// Formats the key in hexadecimal, as in links.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// Hides the key, so that logs never contain it.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// Error for a string that is not a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a key of 32 hexadecimal digits")]
pub struct NoKey;

impl TryFrom<String> for Key {
    type Error = NoKey;

    fn try_from(text: String) -> Result<Self, NoKey> {
        text.parse()
    }
}

impl FromStr for Key {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        let hexadecimal = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = hexadecimal.then(|| u128::from_str_radix(text, 16).ok()).flatten();
        number.map(Self).ok_or(NoKey)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_survives_its_link_and_fits_its_own_lock_only() {
        let (key, other) = (Key::fresh(), Key::fresh());
        let again: Key = key.to_string().parse().expect("a key");
        assert!(key.lock().fits(again));
        assert!(!key.lock().fits(other));
        assert_eq!(format!("{key:?}"), "Key(…)");
        assert!("zz".parse::<Key>().is_err());
        assert!("+123456789012345678901234567890a".parse::<Key>().is_err());
    }
}
