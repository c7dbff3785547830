//! Pseudo-random numbers that scatter symbols over a hex in the same way on every drawing.

use kernel::HexId;

/// Sequence of pseudo-random numbers between 0 and 1, which depends only on the hex.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scatter(u32);

impl Scatter {
    /// Returns the sequence for a hex.
    pub(crate) fn of(hex: HexId) -> Self {
        Self(u32::from(hex.0).wrapping_mul(2_654_435_761) ^ 0x9e37_79b9)
    }

    /// Returns the next pseudo-random number of the sequence.
    pub(crate) fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        f64::from(self.0 >> 8) / f64::from(1 << 24)
    }

    /// Returns the next number, between `-reach` and `reach`.
    pub(crate) fn around(&mut self, reach: f64) -> f64 {
        (self.next() * 2.0 - 1.0) * reach
    }
}
