//! State of a match that is known without computation.

use kernel::{Lesson, Origins, PerSide, Secrecy, Side};

use super::played::Played;
use crate::ending::{Declined, EarlyEnd};
use crate::journal::Journal;
use crate::setup::Setup;

/// State of a match, for programs.
#[derive(Clone, Copy, Debug)]
pub struct Status<'a> {
    /// Setup of the match.
    pub setup: &'a Setup,
    /// Journal of the match, whose lines form a save.
    pub journal: &'a Journal,
    /// Completed plays, in order.
    pub plays: &'a [Played],
    /// Names of the sides.
    pub side_names: &'a PerSide<String>,
    /// Origins of the package's figures.
    pub origins: &'a Origins,
    /// Lesson. `None` if the match plays none.
    pub lesson: Option<&'a Lesson>,
    /// Number of answers so far.
    pub answered: usize,
    /// Number of facts so far.
    pub facts: usize,
    /// Whether the game is over.
    pub is_over: bool,
    /// Side whose draw offer is open. `None` if no offer is open.
    pub offer: Option<Side>,
    /// Side that declined the last draw offer, and its reason. `None` if no offer was declined.
    pub declined: Option<(Side, Declined)>,
    /// End of the match by its players. `None` if they have not ended it.
    pub early_end: Option<EarlyEnd>,
    /// Side that has to decide. `None` if a roll or draw is pending, or if nothing is pending.
    pub asked: Option<Side>,
    /// Kind of the question that the side has to decide. `None` if no side has to.
    pub kind: Option<&'a str>,
    /// Number of options that the side has.
    pub options: usize,
    /// Function that returns which sides may know of questions of a kind.
    pub secrecy: fn(&str) -> Secrecy,
}
