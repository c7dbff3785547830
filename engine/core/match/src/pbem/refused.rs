//! Errors of matches by mail.

use crate::MatchError;
use crate::save::CannotPlay;
use kernel::Side;

/// Reason why a mail file or an action was refused. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The text is not a mail file.
    #[error("not a mail file of a match by mail: {0}")]
    NotAMailFile(String),
    /// The local package differs.
    #[error(
        "cannot open the mail file: the other side has `{package}` {theirs}, and this program has {ours}; both need the same files"
    )]
    OtherPackage {
        /// Name of the package.
        package: String,
        /// Hash of its files for the other side.
        theirs: String,
        /// Hash of its files here.
        ours: String,
    },
    /// The match cannot be played.
    #[error(transparent)]
    CannotPlay(Box<CannotPlay>),
    /// A line does not fit.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The mail file belongs to another match.
    #[error("this mail file belongs to another match")]
    OtherMatch,
    /// The mail file is older than this copy.
    #[error(
        "this mail file is too old: it has {found} lines, and {known} are already known; ask for the next one"
    )]
    Older {
        /// Number of its lines.
        found: usize,
        /// Number of lines of this copy.
        known: usize,
    },
    /// The other side must write next.
    #[error("it is the other side's turn to write: send the mail file and open the reply")]
    NotYours,
    /// The side is already taken.
    #[error("{} has already joined this match: its secret is not here", .0.id())]
    Joined(Side),
    /// The match refuses the action.
    #[error(transparent)]
    Match(Box<MatchError>),
    /// The match is not over, so its secrets are still hidden.
    #[error("cannot verify the mail file: the match is not over, and its secrets are still hidden")]
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

/// A line of a mail file that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the mail file is invalid: {what}")]
pub struct Misfit {
    /// Line number, from 1.
    pub line: usize,
    /// Expected and actual content.
    pub what: String,
}

impl Misfit {
    pub(crate) fn new(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}
