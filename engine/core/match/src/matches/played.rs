//! Completed plays of a match.

/// State of a match at the end of a play: the smallest complete action of the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Number of answers at the end of the play.
    pub given: usize,
    /// Number of facts at the end of the play.
    pub logged: usize,
}
