//! What programs are told of a request that is refused, by whatever way they came.

use serde::Serialize;

use crate::matches::{CannotUndo, MatchError};
use crate::save::CannotPlay;
use crate::setup::SetupError;

/// A request that is refused: nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// The word for programs.
    pub code: &'static str,
    /// The words for people.
    pub message: String,
    /// The rule on which it rests, if it rests on one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The requirement that this is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requirement: Option<String>,
}

impl Refused {
    /// A refusal that rests on no rule.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None, requirement: None }
    }
}

impl From<MatchError> for Refused {
    fn from(error: MatchError) -> Self {
        let mut refused = Self::new(error.code(), error.to_string());
        if let Some(reason) = error.into_ruled() {
            refused.rule = Some(reason.rule);
            refused.requirement = Some(reason.requirement);
        }
        refused
    }
}

impl From<CannotUndo> for Refused {
    fn from(error: CannotUndo) -> Self {
        Self::new("cannot-undo", error.to_string())
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
