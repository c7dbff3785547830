//! How far long work has come.

/// Told how far work has come, and asked whether it goes on. What is under way when it is to stop is done to its end,
/// so that long games are as likely among what was done as short ones.
pub trait Progress: Sync {
    /// So many more are done.
    fn done(&self, more: u32);

    /// Whether another one is to be begun.
    fn goes_on(&self) -> bool;
}

/// Nobody looks, and all is done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Progress for Unwatched {
    fn done(&self, _: u32) {}

    fn goes_on(&self) -> bool {
        true
    }
}
