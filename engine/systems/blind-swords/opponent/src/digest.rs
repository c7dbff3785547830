//! Hash function whose results are the same on every machine.

use std::hash::{Hash, Hasher};

/// FNV hash of a sequence of values. Each value enters byte by byte, with the least significant
/// byte first.
pub(crate) struct Digest(u64);

impl Digest {
    /// Returns the hash of a value.
    pub(crate) fn of(thing: impl Hash) -> u64 {
        let mut hasher = Self(0xcbf2_9ce4_8422_2325);
        thing.hash(&mut hasher);
        hasher.finish()
    }
}

impl Hasher for Digest {
    fn finish(&self) -> u64 {
        // The low bits of the hash are poorly mixed for short input.
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}
