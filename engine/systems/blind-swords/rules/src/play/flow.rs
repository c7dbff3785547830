//! Flow of a step of the sequence of play.

/// Whether a step of the sequence of play continues after one of its plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The step may continue with another play.
    Goes,
    /// The player has ended the step, or nothing is left to do.
    Done,
}
