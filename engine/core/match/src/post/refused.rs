//! What is wrong with a letter, or with what is asked of it.

use crate::MatchError;
use crate::save::CannotPlay;
use kernel::Side;

/// A letter that is not taken, or an act that it does not allow. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// It is no letter.
    #[error("not a letter of a match by mail: {0}")]
    NoLetter(String),
    /// Its package is not here as it was.
    #[error(
        "cannot open the letter: the other side has `{package}` {theirs}, and this program has {ours}; both need the same files"
    )]
    OtherPackage {
        /// The package.
        package: String,
        /// The hash of its files there.
        theirs: String,
        /// The hash of its files here.
        ours: String,
    },
    /// It cannot be played.
    #[error(transparent)]
    CannotPlay(Box<CannotPlay>),
    /// A line does not fit.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// It is of another match.
    #[error("this letter belongs to another match")]
    OtherMatch,
    /// It is older than what is known here.
    #[error(
        "this letter is too old: it has {found} lines, and {known} are already known; ask for the next one"
    )]
    Older {
        /// How many lines it has.
        found: usize,
        /// How many are known.
        known: usize,
    },
    /// The other side is to write on it.
    #[error("it is the other side's turn to write: send the letter and open the reply")]
    NotYours,
    /// Somebody has joined already.
    #[error("{} has already joined this match: its secret is not here", .0.id())]
    Joined(Side),
    /// The match does not allow it.
    #[error(transparent)]
    Match(Box<MatchError>),
    /// It is not over, so that its secrets are still covered.
    #[error("cannot verify the letter: the match is not over, and its secrets are still hidden")]
    NotOver,
}

impl From<CannotPlay> for Refused {
    fn from(error: CannotPlay) -> Self {
        Self::CannotPlay(Box::new(error))
    }
}

impl From<MatchError> for Refused {
    fn from(error: MatchError) -> Self {
        Self::Match(Box::new(error))
    }
}

/// A line of a letter that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the letter is invalid: {what}")]
pub struct Misfit {
    /// The line, from 1.
    pub line: usize,
    /// What was expected, and what stands there.
    pub what: String,
}

impl Misfit {
    pub(crate) fn new(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}
