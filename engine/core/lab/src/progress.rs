//! Progress of long computations.

/// Observer of a long computation, which can also stop it. Games that have begun are still
/// completed, so that a stop does not favour short games.
pub trait Progress: Sync {
    /// Reports that `more` further items are complete.
    fn done(&self, more: u32);

    /// Whether the computation may begin another item.
    fn goes_on(&self) -> bool;
}

/// Progress that no one observes. The computation runs to its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Progress for Unwatched {
    fn done(&self, _: u32) {}

    fn goes_on(&self) -> bool {
        true
    }
}
