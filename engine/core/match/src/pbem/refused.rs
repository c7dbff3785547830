//! Errors of matches by mail.

use crate::MatchError;
use crate::save::CannotPlay;
use kernel::{Side, say};

/// Reason why a mail file or an action was refused. The player's copy of the match is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The input is not a mail file.
    #[error("{}", say!("mail-file-none", what = .0))]
    NotAMailFile(String),
    /// The local package differs.
    #[error("{}", say!("mail-file-other-package", package, theirs, ours))]
    OtherPackage {
        /// Id or path of the package.
        package: String,
        /// Hash of the package's files on the other side's machine.
        theirs: String,
        /// Hash of the package's files on this machine.
        ours: String,
    },
    /// The match cannot be started or continued.
    #[error(transparent)]
    CannotPlay(Box<CannotPlay>),
    /// A line of the mail file does not fit the match.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The mail file belongs to a different match.
    #[error("{}", say!("mail-file-other-match"))]
    OtherMatch,
    /// The mail file is older than this copy.
    #[error("{}", say!("mail-file-old", found = *found, known = *known))]
    Older {
        /// Number of lines of the mail file.
        found: usize,
        /// Number of lines of this copy.
        known: usize,
    },
    /// The other side must write next.
    #[error("{}", say!("mail-file-not-yours"))]
    NotYours,
    /// This side must answer a draw offer first.
    #[error("{}", say!("mail-file-draw-offered"))]
    DrawOffered,
    /// Another player has already joined the match for this side.
    #[error("{}", say!("mail-file-joined", side = .0.id()))]
    Joined(Side),
    /// The rules of the match refuse the action.
    #[error(transparent)]
    Match(Box<MatchError>),
    /// The match is not over, so its secrets are still hidden.
    #[error("{}", say!("mail-file-not-over"))]
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
#[error("{}", say!("mail-file-misfit", line = *line, what))]
pub struct Misfit {
    /// Number of the line in the mail file, from 1.
    pub line: usize,
    /// Content that the match expects on the line, and the content found there.
    pub what: String,
}

impl Misfit {
    pub(crate) fn new(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}
