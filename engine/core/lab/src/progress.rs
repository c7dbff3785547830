//! Progress of long computations.

/// Observer of long computations, who can stop them. Games already begun are completed, so that a
/// stop does not favour short games.
pub trait Progress: Sync {
    /// Reports that more items are done.
    fn done(&self, more: u32);

    /// Whether to begin another item.
    fn goes_on(&self) -> bool;
}

/// Progress without an observer; everything is done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Progress for Unwatched {
    fn done(&self, _: u32) {}

    fn goes_on(&self) -> bool {
        true
    }
}
