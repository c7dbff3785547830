//! What programs are told of a request that is refused, by whatever way they came.

use serde::Serialize;

use crate::matches::{CannotUndo, MatchError, Reason, Unreviewed};
use crate::save::CannotPlay;
use crate::setup::SetupError;

/// A request that is refused: nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// The word for programs.
    pub code: &'static str,
    /// The words for people.
    pub message: String,
    /// The rule on which it rests, with its reason, if it rests on one.
    #[serde(flatten)]
    pub reason: Option<Box<Reason>>,
}

impl Refused {
    /// A refusal that rests on no rule.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), reason: None }
    }
}

impl From<MatchError> for Refused {
    fn from(error: MatchError) -> Self {
        let (code, message) = (error.code(), error.to_string());
        Self { code, message, reason: error.into_ruled().map(Box::new) }
    }
}

impl From<CannotUndo> for Refused {
    fn from(error: CannotUndo) -> Self {
        Self::new("cannot-undo", error.to_string())
    }
}

impl From<Unreviewed> for Refused {
    fn from(error: Unreviewed) -> Self {
        let code = match error {
            Unreviewed::NoMoment | Unreviewed::Chance => "no-decision",
            Unreviewed::NotYet | Unreviewed::Secret => "not-your-turn",
        };
        Self::new(code, error.to_string())
    }
}

impl From<SetupError> for Refused {
    fn from(error: SetupError) -> Self {
        Self::new("setup", error.to_string())
    }
}

impl From<CannotPlay> for Refused {
    fn from(error: CannotPlay) -> Self {
        match error {
            CannotPlay::NoSave(why) => Self::new("save", why),
            CannotPlay::Package(why) => Self::new("package", why),
            CannotPlay::Setup(error) => error.into(),
            CannotPlay::Match(error) => error.into(),
        }
    }
}
