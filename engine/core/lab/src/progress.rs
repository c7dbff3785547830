//! Progress of long computations.

/// Observer of a long computation, which can also stop it. Games that have begun are completed, so
/// that a stop does not favour short games.
pub trait Progress: Sync {
    /// Reports that `more` further items are done.
    fn done(&self, more: u32);

    /// Whether to begin another item.
    fn goes_on(&self) -> bool;
}

/// Progress without an observer. The computation runs to its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Progress for Unwatched {
    fn done(&self, _: u32) {}

    fn goes_on(&self) -> bool {
        true
    }
}
