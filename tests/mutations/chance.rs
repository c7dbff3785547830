//! Deterministic random numbers for the mutation tests.

/// Random number generator that is determined by its seed.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        // Consecutive seeds must not produce overlapping sequences, so spread them apart.
        Chance(seed.wrapping_add(0x5EED).wrapping_mul(0xD6E8_FEB8_6659_FD93).rotate_left(32))
    }

    /// Returns a random number from 0 to below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % limit.max(1) as u64) as usize
    }

    pub(crate) fn pick<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        let n = self.below(among.len());
        among.get(n)
    }
}
