//! Checkpoints of a match.

use kernel::Ruleset;

use crate::sources::Positions;

/// State at the start of a play.
#[derive(Clone, Debug)]
pub(super) struct Checkpoint<F: Ruleset> {
    pub table: kernel::Checkpoint<F>,
    pub positions: Positions,
    /// Number of answers at the start of the play.
    pub given: usize,
    /// Number of facts at the start of the play.
    pub logged: usize,
}
