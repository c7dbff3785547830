//! Requests that are refused: a code for programs, words for people, and nothing has changed.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use session::save::LoadError;
use session::{CannotUndo, MatchError, SetupError};

/// A request that is refused.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Refused {
    #[serde(skip)]
    status: StatusCode,
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    requirement: Option<String>,
}

#[derive(Serialize)]
struct Body {
    error: Refused,
}

impl Refused {
    fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), rule: None, requirement: None }
    }

    /// The request itself is wrong.
    pub(crate) fn malformed(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "malformed", message)
    }

    /// A request larger than it may be.
    pub(crate) fn too_large(limit: usize) -> Self {
        let message = format!("the request is too large: expected at most {limit} bytes");
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
    }

    /// Nothing of this name.
    pub(crate) fn unknown(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "unknown", format!("there is no such {what}"))
    }

    /// The key opens no seat here.
    pub(crate) fn no_key() -> Self {
        Self::new(StatusCode::FORBIDDEN, "key", "this key opens no seat of this match")
    }

    /// The seat may not do this.
    pub(crate) fn wrong_seat(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "seat", message)
    }

    /// The match has moved on.
    pub(crate) fn stale(now: usize) -> Self {
        let message = format!("the match has moved on: it is at revision {now}; look again");
        Self::new(StatusCode::CONFLICT, "stale", message)
    }

    /// The thing asked for does not go with where the match stands.
    pub(crate) fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    /// The request comes from another site.
    pub(crate) fn foreign(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "origin", message)
    }

    /// Too many requests.
    pub(crate) fn too_many() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "rate", "too many requests: wait a moment")
    }

    /// Something that is not the fault of the one who asked.
    pub(crate) fn broken(message: impl Into<String>) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "server", message)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(Body { error: self })).into_response()
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<MatchError> for Refused {
    fn from(error: MatchError) -> Self {
        let status = match &error {
            MatchError::Over => StatusCode::CONFLICT,
            MatchError::Fault(_) => StatusCode::INTERNAL_SERVER_ERROR,
            MatchError::Refused(_) | MatchError::Misfit(_) => StatusCode::UNPROCESSABLE_ENTITY,
        };
        let mut refused = Self::new(status, error.code(), error.to_string());
        if let Some(reason) = error.into_ruled() {
            refused.rule = Some(reason.rule);
            refused.requirement = Some(reason.requirement);
        }
        refused
    }
}

impl From<CannotUndo> for Refused {
    fn from(error: CannotUndo) -> Self {
        Self::conflict("cannot-undo", error.to_string())
    }
}

impl From<SetupError> for Refused {
    fn from(error: SetupError) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "setup", error.to_string())
    }
}

impl From<LoadError> for Refused {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::NoSave(why) => Self::new(StatusCode::UNPROCESSABLE_ENTITY, "save", why),
            LoadError::Package(why) => Self::new(StatusCode::UNPROCESSABLE_ENTITY, "package", why),
            LoadError::Setup(error) => error.into(),
            LoadError::Match(error) => error.into(),
        }
    }
}

impl From<rusqlite::Error> for Refused {
    fn from(error: rusqlite::Error) -> Self {
        Self::broken(format!("the matches cannot be read or written: {error}"))
    }
}
