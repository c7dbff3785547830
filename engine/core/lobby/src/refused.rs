//! Requests that are refused: a code for programs, words for people, and nothing has changed.

use kernel::say;
use std::fmt;

use kernel::budget;
use serde::Serialize;
use session::post;
use session::save::CannotPlay;
use session::{CannotUndo, MatchError, SetupError, Unreviewed};

use crate::ledger::Unkept;

/// What the status of an answer says, in the numbers of HTTP.
pub mod status {
    /// It was done.
    pub const OK: u16 = 200;
    /// The request itself is wrong.
    pub const MALFORMED: u16 = 400;
    /// Whoever asks may not.
    pub const FORBIDDEN: u16 = 403;
    /// Nothing of this name.
    pub const UNKNOWN: u16 = 404;
    /// Not done there.
    pub const METHOD: u16 = 405;
    /// It does not go with where the match stands.
    pub const CONFLICT: u16 = 409;
    /// It is understood and cannot be.
    pub const IMPOSSIBLE: u16 = 422;
    /// Whoever asks has had enough for now.
    pub const TOO_MANY: u16 = 429;
    /// Not the fault of the one who asked.
    pub const FAULT: u16 = 500;
}

/// A request that is refused, and the status of the answer.
#[derive(Clone, Debug, Serialize)]
pub struct Refused {
    #[serde(skip)]
    status: u16,
    /// After how many seconds the same may be asked again.
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
    /// A refusal with a status of HTTP.
    pub fn new(status: u16, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, again: None, told: session::Refused::new(code, message) }
    }

    /// The same, to be asked again after some seconds.
    #[must_use]
    pub fn again(self, seconds: u64) -> Self {
        Self { again: Some(seconds), ..self }
    }

    /// The status of the answer, in the numbers of HTTP.
    pub const fn status(&self) -> u16 {
        self.status
    }

    /// After how many seconds the same may be asked again, if that helps.
    pub const fn wait(&self) -> Option<u64> {
        self.again
    }

    /// The body of the answer, as JSON.
    pub fn body(&self) -> String {
        serde_json::to_string(&Body { error: self }).expect("a refusal is plain data")
    }

    /// The request itself is wrong.
    pub fn malformed(message: impl Into<String>) -> Self {
        Self::new(status::MALFORMED, "malformed", message)
    }

    /// Nothing of this name.
    pub fn unknown(what: &str) -> Self {
        Self::new(status::UNKNOWN, "unknown", format!("unknown {what}"))
    }

    /// The key opens no seat here.
    pub fn no_key() -> Self {
        Self::new(status::FORBIDDEN, "key", say!("key-opens-no-seat"))
    }

    /// Whoever asks has taken up as many seats as he may without having played.
    pub(crate) fn too_many_seats() -> Self {
        let message = say!("too-many-seats", seats = crate::limits::MAX_TAKEN);
        Self::new(status::TOO_MANY, "seats", message).again(60)
    }

    /// The seat may not do this.
    pub fn wrong_seat(message: impl Into<String>) -> Self {
        Self::new(status::FORBIDDEN, "seat", message)
    }

    /// The match has moved on.
    pub fn stale(now: usize) -> Self {
        let message = say!("moved-on", now);
        Self::new(status::CONFLICT, "stale", message)
    }

    /// The thing asked for does not go with where the match stands.
    pub fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(status::CONFLICT, code, message)
    }

    /// Somebody who plays against somebody else would know the dice.
    pub fn chosen_chance() -> Self {
        let message = say!("no-seed-for-two");
        Self::new(status::IMPOSSIBLE, "seed", message)
    }

    /// An answer that a lesson does not ask for, with what it says to that.
    pub fn not_in_the_lesson(words: impl Into<String>) -> Self {
        Self::new(status::IMPOSSIBLE, "lesson", words)
    }

    /// Nothing of this kind is done there.
    pub fn wrong_method(method: &str, path: &str) -> Self {
        Self::new(status::METHOD, "method", format!("method {method} is not allowed for {path}"))
    }

    /// Whether it is not the fault of the one who asked.
    pub const fn is_fault(&self) -> bool {
        self.status >= status::FAULT
    }

    /// The scripts of the package take too long for one request.
    pub fn too_dear() -> Self {
        let message = say!("scripts-too-long");
        Self::new(status::FAULT, "scripts", message)
    }

    /// Refuses to keep what scripts have not done to their end.
    ///
    /// # Errors
    /// If the budget of the request is spent.
    pub fn check_budget() -> Result<(), Self> {
        if budget::is_spent() { Err(Self::too_dear()) } else { Ok(()) }
    }

    /// Something that is not the fault of the one who asked.
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
        Self { status: status_of(&error), again: None, told: error.into() }
    }
}

impl From<CannotUndo> for Refused {
    fn from(error: CannotUndo) -> Self {
        Self { status: status::CONFLICT, again: None, told: error.into() }
    }
}

impl From<Unreviewed> for Refused {
    fn from(error: Unreviewed) -> Self {
        let status = match error {
            Unreviewed::NoMoment | Unreviewed::Chance => status::UNKNOWN,
            Unreviewed::NotYet | Unreviewed::Secret => status::FORBIDDEN,
        };
        Self { status, again: None, told: error.into() }
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

impl From<post::Refused> for Refused {
    fn from(error: post::Refused) -> Self {
        match error {
            post::Refused::Match(error) => (*error).into(),
            post::Refused::CannotPlay(error) => (*error).into(),
            post::Refused::NotYours | post::Refused::Older { .. } | post::Refused::Joined(_) => {
                Self::conflict("post", error.to_string())
            }
            post::Refused::NoLetter(_)
            | post::Refused::OtherPackage { .. }
            | post::Refused::Misfit(_)
            | post::Refused::OtherMatch
            | post::Refused::NotOver => Self::new(status::IMPOSSIBLE, "post", error.to_string()),
        }
    }
}

impl From<Unkept> for Refused {
    fn from(error: Unkept) -> Self {
        Self::broken(error.to_string())
    }
}

const fn status_of(error: &MatchError) -> u16 {
    match error {
        MatchError::Over | MatchError::Paused => status::CONFLICT,
        MatchError::Fault(_) => status::FAULT,
        MatchError::Refused(_) | MatchError::Misfit(_) => status::IMPOSSIBLE,
    }
}
