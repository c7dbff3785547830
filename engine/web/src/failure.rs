//! Requests that are refused: a code for programs, words for people, and nothing has changed.

use std::fmt;

use axum::Json;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use session::save::CannotPlay;
use session::{CannotUndo, MatchError, SetupError};

/// After how many seconds there may be room again.
const SOON: u64 = 1;

/// A request that is refused, and the status of the answer.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Refused {
    #[serde(skip)]
    status: StatusCode,
    /// After how many seconds the same may be asked again.
    #[serde(skip)]
    again: Option<u64>,
    #[serde(flatten)]
    told: session::Refused,
}

#[derive(Serialize)]
struct Body {
    error: Refused,
}

impl Refused {
    fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, again: None, told: session::Refused::new(code, message) }
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

    /// Somebody who plays against somebody else would know the dice.
    pub(crate) fn chosen_chance() -> Self {
        let message =
            "whoever is invited could not trust dice whose seed you chose: leave `seed` out";
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "seed", message)
    }

    /// Too many requests: the next may come after so many seconds.
    pub(crate) fn too_many(seconds: u64) -> Self {
        let message = "too many requests: wait a moment";
        let refused = Self::new(StatusCode::TOO_MANY_REQUESTS, "rate", message);
        Self { again: Some(seconds.max(SOON)), ..refused }
    }

    /// All places at which one may follow are taken.
    pub(crate) fn full(message: impl Into<String>) -> Self {
        let refused = Self::new(StatusCode::TOO_MANY_REQUESTS, "rate", message);
        Self { again: Some(SOON), ..refused }
    }

    /// An answer that a lesson does not ask for, with what it says to that.
    pub(crate) fn not_in_the_lesson(words: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "lesson", words)
    }

    /// Nothing of this kind is done there.
    pub(crate) fn wrong_method(method: &Method, path: &str) -> Self {
        let message = format!("{method} is not done at {path}");
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "method", message)
    }

    /// Somebody who is kept out.
    pub(crate) fn banned() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "banned",
            "this server takes no requests from your address",
        )
    }

    /// A request that does not come to its end.
    pub(crate) fn slow() -> Self {
        let message = "the request took too long to come: send it again";
        Self::new(StatusCode::REQUEST_TIMEOUT, "slow", message)
    }

    /// More of this kind of work than can wait for its turn.
    pub(crate) fn busy() -> Self {
        let message = "the server has its hands full: ask again in a moment";
        let refused = Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message);
        Self { again: Some(SOON), ..refused }
    }

    /// Whether it is not the fault of the one who asked.
    pub(crate) fn is_fault(&self) -> bool {
        self.status.is_server_error()
    }

    /// Something that is not the fault of the one who asked.
    pub(crate) fn broken(message: impl Into<String>) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "server", message)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(Body { error: self.clone() })).into_response();
        if let Some(seconds) = self.again {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told.message)
    }
}

impl From<MatchError> for Refused {
    fn from(error: MatchError) -> Self {
        Self { status: status(&error), again: None, told: error.into() }
    }
}

impl From<CannotUndo> for Refused {
    fn from(error: CannotUndo) -> Self {
        Self { status: StatusCode::CONFLICT, again: None, told: error.into() }
    }
}

impl From<SetupError> for Refused {
    fn from(error: SetupError) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, again: None, told: error.into() }
    }
}

impl From<CannotPlay> for Refused {
    fn from(error: CannotPlay) -> Self {
        let status = match &error {
            CannotPlay::Match(error) => status(error),
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self { status, again: None, told: error.into() }
    }
}

fn status(error: &MatchError) -> StatusCode {
    match error {
        MatchError::Over | MatchError::Paused => StatusCode::CONFLICT,
        MatchError::Fault(_) => StatusCode::INTERNAL_SERVER_ERROR,
        MatchError::Refused(_) | MatchError::Misfit(_) => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl From<rusqlite::Error> for Refused {
    fn from(error: rusqlite::Error) -> Self {
        Self::broken(format!("the matches cannot be read or written: {error}"))
    }
}
