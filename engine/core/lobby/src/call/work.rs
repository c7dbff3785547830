//! Work that a request causes.

/// Class of a request for rate limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Ordinary requests of players, which are frequent.
    Usual,
    /// Views of earlier positions, which spectators may request too.
    Back,
    /// Records of whole matches, which may be large. Spectators may request them once nothing is
    /// hidden.
    Record,
    /// Creation of matches. Bots may immediately play a new match to its end.
    Make,
    /// Hints and reviews, which a bot computes.
    Advice,
}
