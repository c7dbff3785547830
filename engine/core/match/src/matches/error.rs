//! Reasons why a match refuses a change or a request, or cannot continue.

use kernel::{Fault, Reader, say};

use super::verdict::Reason;
use crate::ending::CannotEnd;

/// Reason why an answer was refused or a match cannot continue.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The game is over.
    #[error("{}", say!("game-is-over"))]
    Over,
    /// The match is paused and must be continued first.
    #[error("{}", say!("match-is-paused"))]
    Paused,
    /// The question does not offer the option.
    #[error("{0}")]
    Refused(Reason),
    /// A play failed. The match is unchanged.
    #[error("{}", say!("cannot-continue", why = .0.to_string()))]
    Fault(#[from] Fault),
    /// A line of the save does not fit.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The last decision cannot be taken back.
    #[error(transparent)]
    CannotUndo(#[from] CannotUndo),
    /// The match cannot be ended, or the draw offer is not possible now.
    #[error(transparent)]
    CannotEnd(#[from] CannotEnd),
    /// An earlier answer cannot be reviewed.
    #[error(transparent)]
    Unreviewed(#[from] Unreviewed),
    /// The match has no such earlier position, or cannot restore it.
    #[error("{}", say!("no-such-position"))]
    NoPosition,
    /// The reader does not have to decide.
    #[error("{}", not_your_turn(*.0))]
    NotYourTurn(Reader),
    /// The request concerns both sides, and the reader is no referee.
    #[error("{}", say!("shows-both-sides"))]
    BothSides,
    /// A hex is off the map, or the rules have no lines of sight.
    #[error("{}", say!("no-such-hex"))]
    NoHex,
    /// The match plays no lesson.
    #[error("{}", say!("not-a-lesson"))]
    NoLesson,
    /// The request changes the match, which the caller may only read.
    #[error("{}", say!("match-is-read-only"))]
    ReadOnly,
}

fn not_your_turn(reader: Reader) -> String {
    match reader {
        Reader::Side(side) => say!("not-your-decision", side = side.id()),
        Reader::Everybody | Reader::Referee => say!("not-a-spectators-decision"),
    }
}

impl MatchError {
    /// Returns the error code in the protocols.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Paused => "paused",
            Self::Refused(_) => "refused",
            Self::Fault(_) => "fault",
            Self::Misfit(_) => "misfit",
            Self::CannotUndo(_) => "cannot-undo",
            Self::CannotEnd(CannotEnd::Over) => "over",
            Self::CannotEnd(_) => "cannot-end",
            Self::Unreviewed(why) => why.code(),
            Self::NotYourTurn(_) | Self::BothSides => "not-your-turn",
            Self::NoPosition | Self::NoHex | Self::NoLesson | Self::ReadOnly => "request",
        }
    }

    /// Returns the rule that forbids the option. `None` if no rule is the reason for the refusal.
    pub fn into_ruled(self) -> Option<Reason> {
        match self {
            Self::Refused(reason) if !reason.rule.is_empty() => Some(reason),
            _ => None,
        }
    }
}

/// A line of a save that does not fit its match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("misfit", line = *line, expected, found))]
pub struct Misfit {
    /// Number of the line in the save, from 1.
    pub line: usize,
    /// Content that the match expects on the line.
    pub expected: String,
    /// Content that the line actually has.
    pub found: String,
}

/// Reason why the last decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotUndo {
    /// No person has decided anything since the match was started or loaded.
    #[error("{}", say!("undo-nothing"))]
    Nothing,
    /// A roll or a draw followed the decision.
    #[error("{}", say!("undo-chance"))]
    Chance,
    /// The decision revealed hidden information.
    #[error("{}", say!("undo-reveal"))]
    Reveal,
    /// The decision is already in the mail file sent to the other side.
    #[error("{}", say!("undo-written"))]
    Written,
    /// The players have ended the match by resignation or agreement.
    #[error("{}", say!("undo-ended"))]
    Ended,
}

/// Reason why an answer cannot be reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreviewed {
    /// The match has no such answer.
    #[error("{}", say!("review-no-decision"))]
    NoMoment,
    /// The answer is a roll or a draw, so no side decided.
    #[error("{}", say!("review-chance"))]
    Chance,
    /// The decision belongs to the other side, and the match is not over.
    #[error("{}", say!("review-own-only"))]
    NotYet,
    /// The decision was private to the other side.
    #[error("{}", say!("review-secret"))]
    Secret,
}

impl Unreviewed {
    /// Returns the error code in the protocols.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoMoment | Self::Chance => "no-decision",
            Self::NotYet | Self::Secret => "not-your-turn",
        }
    }
}
