//! Refused requests, each with a machine-readable code and a human-readable message. A refused
//! request has no effect.

use kernel::say;
use std::fmt;

use kernel::budget;
use serde::Serialize;
use session::pbem;
use session::save::CannotPlay;
use session::{CannotUndo, MatchError, OtherContents, SetupError, Unreviewed};

use crate::match_store::Unkept;

/// HTTP status codes of replies.
pub mod status {
    /// The request succeeded.
    pub const OK: u16 = 200;
    /// The server cannot parse the request.
    pub const MALFORMED: u16 = 400;
    /// The client may not make this request.
    pub const FORBIDDEN: u16 = 403;
    /// No object has the requested name.
    pub const UNKNOWN: u16 = 404;
    /// The address does not support the method.
    pub const METHOD: u16 = 405;
    /// The request conflicts with the state of the match.
    pub const CONFLICT: u16 = 409;
    /// The request is valid, but the server cannot fulfil it.
    pub const IMPOSSIBLE: u16 = 422;
    /// The client has exceeded a limit and should wait.
    pub const TOO_MANY: u16 = 429;
    /// An internal error, which the client has not caused.
    pub const FAULT: u16 = 500;
}

/// A refused request, with the HTTP status of the reply.
#[derive(Clone, Debug, Serialize)]
pub struct Refused {
    #[serde(skip)]
    status: u16,
    /// Number of seconds after which a retry may succeed. `None` if a retry cannot succeed.
    #[serde(skip)]
    again: Option<u64>,
    #[serde(flatten)]
    told: session::Refused,
}

#[derive(Serialize)]
struct Body<'a> {
    error: &'a Refused,
}

impl Refused {
    /// Builds a refusal with an HTTP status, a code and a message.
    pub fn new(status: u16, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, again: None, told: session::Refused::new(code, message) }
    }

    /// Adds the number of seconds after which to retry.
    #[must_use]
    pub fn again(self, seconds: u64) -> Self {
        Self { again: Some(seconds), ..self }
    }

    /// Returns the HTTP status of the reply.
    pub const fn status(&self) -> u16 {
        self.status
    }

    /// Returns the number of seconds after which a retry may succeed. `None` if a retry cannot
    /// succeed.
    pub const fn wait(&self) -> Option<u64> {
        self.again
    }

    /// Returns the body of the reply, as JSON.
    pub fn body(&self) -> String {
        serde_json::to_string(&Body { error: self }).expect("a refusal is plain data")
    }

    /// Builds the refusal for a malformed request.
    pub fn malformed(message: impl Into<String>) -> Self {
        Self::new(status::MALFORMED, "malformed", message)
    }

    /// Builds the refusal for an unknown name.
    pub fn unknown(what: &str) -> Self {
        Self::new(status::UNKNOWN, "unknown", format!("unknown {what}"))
    }

    /// Builds the refusal for a key that opens no seat of the match.
    pub fn no_key() -> Self {
        Self::new(status::FORBIDDEN, "key", say!("key-opens-no-seat"))
    }

    /// Builds the refusal for a visitor who holds the maximum number of unplayed seats.
    pub(crate) fn too_many_seats() -> Self {
        let message = say!("too-many-seats", seats = crate::limits::MAX_TAKEN);
        Self::new(status::TOO_MANY, "seats", message).again(60)
    }

    /// Builds the refusal for alerts that the host does not send.
    pub fn no_alerts() -> Self {
        Self::conflict("alerts", say!("no-alerts-here"))
    }

    /// Builds the refusal for an action that the holder of this seat may not take.
    pub fn wrong_seat(message: impl Into<String>) -> Self {
        Self::new(status::FORBIDDEN, "seat", message)
    }

    /// Builds the refusal for a request that refers to an outdated revision. `now` is the current
    /// revision.
    pub fn stale(now: usize) -> Self {
        let message = say!("moved-on", now);
        Self::new(status::CONFLICT, "stale", message)
    }

    /// Builds the refusal for a request that conflicts with the state of the match.
    pub fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(status::CONFLICT, code, message)
    }

    /// Builds the refusal for a chosen seed in a match with an invited opponent. With such a seed,
    /// the maker would know the dice in advance.
    pub fn chosen_chance() -> Self {
        let message = say!("no-seed-for-two");
        Self::new(status::IMPOSSIBLE, "seed", message)
    }

    /// Builds the refusal for an answer that a lesson does not expect. The message is the lesson's
    /// reply to the learner.
    pub fn not_in_the_lesson(words: impl Into<String>) -> Self {
        Self::new(status::IMPOSSIBLE, "lesson", words)
    }

    /// Builds the refusal for a save whose package has changed.
    pub fn other_package(differs: &OtherContents) -> Self {
        let message = say!("server-other-package", what = differs.to_string());
        Self::new(status::IMPOSSIBLE, "package", message)
    }

    /// Builds the refusal for a method that the address does not support.
    pub fn wrong_method(method: &str, path: &str) -> Self {
        Self::new(status::METHOD, "method", format!("method {method} is not allowed for {path}"))
    }

    /// Whether this is an internal error, which the client did not cause.
    pub const fn is_fault(&self) -> bool {
        self.status >= status::FAULT
    }

    /// Builds the refusal for a request whose scripts exceeded the budget.
    pub fn too_dear() -> Self {
        let message = say!("scripts-too-long");
        Self::new(status::FAULT, "scripts", message)
    }

    /// Checks that the script budget of the request is not spent. Results of interrupted scripts
    /// must not be stored.
    ///
    /// # Errors
    /// If the budget of the request is spent.
    pub fn check_budget() -> Result<(), Self> {
        if budget::is_spent() { Err(Self::too_dear()) } else { Ok(()) }
    }

    /// Builds the refusal for an internal error.
    pub fn broken(message: impl Into<String>) -> Self {
        Self::new(status::FAULT, "server", message)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told.message)
    }
}

impl From<MatchError> for Refused {
    fn from(error: MatchError) -> Self {
        match error {
            MatchError::NoPosition => Self::unknown("move of this match"),
            MatchError::NoHex => Self::unknown("hex"),
            MatchError::NoLesson => Self::unknown("`lesson`: this match is not a lesson"),
            error => Self { status: status_of(&error), again: None, told: error.into() },
        }
    }
}

impl From<CannotUndo> for Refused {
    fn from(error: CannotUndo) -> Self {
        MatchError::from(error).into()
    }
}

impl From<SetupError> for Refused {
    fn from(error: SetupError) -> Self {
        Self { status: status::IMPOSSIBLE, again: None, told: error.into() }
    }
}

impl From<CannotPlay> for Refused {
    fn from(error: CannotPlay) -> Self {
        let status = match &error {
            CannotPlay::Match(error) => status_of(error),
            _ => status::IMPOSSIBLE,
        };
        Self { status, again: None, told: error.into() }
    }
}

impl From<pbem::Refused> for Refused {
    fn from(error: pbem::Refused) -> Self {
        match error {
            pbem::Refused::Match(error) => (*error).into(),
            pbem::Refused::CannotPlay(error) => (*error).into(),
            pbem::Refused::NotYours
            | pbem::Refused::DrawOffered
            | pbem::Refused::Older { .. }
            | pbem::Refused::Joined(_) => Self::conflict("post", error.to_string()),
            pbem::Refused::NotAMailFile(_)
            | pbem::Refused::OtherPackage { .. }
            | pbem::Refused::Misfit(_)
            | pbem::Refused::OtherMatch
            | pbem::Refused::NotOver => Self::new(status::IMPOSSIBLE, "post", error.to_string()),
        }
    }
}

impl From<Unkept> for Refused {
    fn from(error: Unkept) -> Self {
        Self::broken(say!("server-store", why = error.0))
    }
}

const fn status_of(error: &MatchError) -> u16 {
    match error {
        MatchError::Over
        | MatchError::Paused
        | MatchError::CannotUndo(_)
        | MatchError::CannotEnd(_) => status::CONFLICT,
        MatchError::Fault(_) => status::FAULT,
        MatchError::Refused(_) | MatchError::Misfit(_) | MatchError::ReadOnly => status::IMPOSSIBLE,
        MatchError::Unreviewed(Unreviewed::NoMoment | Unreviewed::Chance)
        | MatchError::NoPosition
        | MatchError::NoHex
        | MatchError::NoLesson => status::UNKNOWN,
        MatchError::Unreviewed(Unreviewed::NotYet | Unreviewed::Secret)
        | MatchError::NotYourTurn(_)
        | MatchError::BothSides => status::FORBIDDEN,
    }
}
