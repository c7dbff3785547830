//! Changes of a match.

/// A change of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act<'a> {
    /// Answers the pending decision with the option of this id.
    Choose(&'a str),
    /// Takes back the last decision of a person.
    Undo,
    /// Continues the match after a pause.
    GoOn,
    /// Replaces the journal by the lines of the save from which the match was replayed. These lines
    /// may include answers that were taken back.
    KeepLines(Vec<String>),
    /// Releases the lines recorded so far from memory. The owner of the match keeps them.
    LetGoOfLines,
}
