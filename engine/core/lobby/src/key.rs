//! Secret keys of seats.

use std::fmt;
use std::str::FromStr;

use kernel::Side;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// A secret of 128 random bits. Who has it sits in the seat.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
pub struct Key(u128);

/// What is kept of a key: it opens nothing by itself.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Lock([u8; 32]);

impl Key {
    /// A key that nobody could have foretold.
    pub fn fresh() -> Self {
        Self(rand::random())
    }

    /// The key that an invitation becomes for whoever takes it up with a number of his own: the same whenever he asks.
    pub fn taken_up(self, nonce: Self) -> Self {
        let hash = Sha256::new()
            .chain_update("claim")
            .chain_update(self.0.to_be_bytes())
            .chain_update(nonce.0.to_be_bytes())
            .finalize();
        Self::begun(&hash)
    }

    /// The invitation to a seat that is open to whoever comes first: everybody can tell it.
    pub fn open(id: &str, side: Side) -> Self {
        let hash =
            Sha256::new().chain_update("open").chain_update(id).chain_update(side.id()).finalize();
        Self::begun(&hash)
    }

    /// The first half of a hash.
    fn begun(hash: &[u8]) -> Self {
        let half: [u8; 16] = hash[..16].try_into().expect("a hash is longer");
        Self(u128::from_be_bytes(half))
    }

    /// What is kept of it.
    pub fn lock(self) -> Lock {
        Lock(Sha256::digest(self.0.to_be_bytes()).into())
    }
}

impl Lock {
    /// Whether a key fits, in a time that does not depend on how nearly.
    pub fn fits(&self, key: Key) -> bool {
        self.0.ct_eq(&key.lock().0).into()
    }

    /// The bytes, to be kept.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A lock from its bytes, if there are enough of them.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

/// A key in hexadecimal, as links carry it.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// A key is never logged.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// A text that is no key.
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
