use std::sync::OnceLock;

use crate::HexId;

/// A cache of one value for each pair of hexes, filled on first use. Only a hex that is the first
/// of a pair has a row, with one place for each hex of the map.
///
/// ```
/// use kernel::{HexId, Pairs};
/// let sums = Pairs::default();
/// let sum = |pair: (HexId, HexId)| *sums.get(100, pair, || pair.0.0 + pair.1.0);
/// assert_eq!((sum((HexId(2), HexId(40))), sum((HexId(2), HexId(40)))), (42, 42));
/// ```
#[derive(Debug)]
pub struct Pairs<T>(OnceLock<PerHex<PerHex<T>>>);

type PerHex<T> = Box<[OnceLock<T>]>;

impl<T> Pairs<T> {
    /// Returns the value for a pair of hexes. `hexes` is the number of hexes on the map.
    #[inline]
    pub fn get(
        &self,
        hexes: usize,
        (from, to): (HexId, HexId),
        work_out: impl FnOnce() -> T,
    ) -> &T {
        let rows = self.0.get_or_init(|| empty(hexes));
        let row = rows[from.index()].get_or_init(|| empty(hexes));
        row[to.index()].get_or_init(work_out)
    }
}

impl<T> Default for Pairs<T> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

fn empty<T>(hexes: usize) -> PerHex<T> {
    std::iter::repeat_with(OnceLock::new).take(hexes).collect()
}
