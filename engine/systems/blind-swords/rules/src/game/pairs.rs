use std::sync::OnceLock;

use kernel::HexId;

/// A cache of one value for each pair of hexes, filled on first use.
#[derive(Debug)]
pub(super) struct Pairs<T>(OnceLock<PerHex<PerHex<Box<T>>>>);

type PerHex<T> = Box<[OnceLock<T>]>;

impl<T> Pairs<T> {
    /// Returns the value for a pair of hexes. `hexes` is the number of hexes on the map.
    pub(super) fn get(
        &self,
        hexes: usize,
        (from, to): (HexId, HexId),
        work_out: impl FnOnce() -> T,
    ) -> &T {
        let rows = self.0.get_or_init(|| empty(hexes));
        let row = rows[from.index()].get_or_init(|| empty(hexes));
        row[to.index()].get_or_init(|| Box::new(work_out()))
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
