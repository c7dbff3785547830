//! Changes of a match.

use kernel::Side;

use crate::ending::EndAct;

/// A change of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act<'a> {
    /// Answers the pending decision with the option of this id.
    Choose(&'a str),
    /// Answers the pending decision with the option at this index.
    ChooseAt(usize),
    /// Takes back the last decision of a person.
    Undo,
    /// Ends the match for a side, or changes its draw offers.
    End(Side, EndAct),
    /// Accepts or declines the open draw offer, as a bot of the other side does.
    ReplyAsBot,
    /// Continues the match after a pause.
    GoOn,
    /// Replaces the journal by the lines of the save from which the match was replayed. These lines
    /// may include answers that were taken back.
    KeepLines(Vec<String>),
    /// Releases the lines recorded so far from memory. The owner of the match keeps them.
    LetGoOfLines,
}
