//! Refusals of requests, in the form that programs receive through any interface.

use serde::Serialize;

use crate::matches::{MatchError, Reason};
use crate::save::CannotPlay;
use crate::setup::SetupError;

/// A refused request. The match is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// Error code, for programs to compare.
    pub code: &'static str,
    /// Human-readable message, for display.
    pub message: String,
    /// Rule that forbids the request, with the reason. `None` if no rule forbids it.
    #[serde(flatten)]
    pub reason: Option<Box<Reason>>,
}

impl Refused {
    /// Builds a refusal that cites no rule.
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
            CannotPlay::Differs { .. } => Self::new("package", error.to_string()),
            CannotPlay::Finished(_) => Self::new("over", error.to_string()),
            CannotPlay::Match(error) => error.into(),
        }
    }
}
