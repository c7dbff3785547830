//! Refusals specific to the HTTP server, and their responses.

use std::future::Future;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::words::{Language, speaking};
use lobby::{Reached, Refused};

tokio::task_local! {
    static LANGUAGE: Language;
}

/// Runs a task with `language` as the language of its refusal messages.
pub(crate) async fn in_language<T>(language: Language, task: impl Future<Output = T>) -> T {
    LANGUAGE.scope(language, task).await
}

/// Returns the message that a limit is reached, in the language of the current request. Outside of
/// requests, the message is in English.
fn worded(limit: Reached) -> String {
    let language = LANGUAGE.try_with(|language| *language).unwrap_or(Language::ENGLISH);
    speaking(language, || limit.to_string())
}

/// Number of seconds after which a client may try again if the server is full.
const SOON: u64 = 1;

/// A refusal that converts to an HTTP response.
#[derive(Debug)]
pub(crate) struct Answered(pub(crate) Refused);

impl From<Refused> for Answered {
    fn from(refused: Refused) -> Self {
        Self(refused)
    }
}

impl IntoResponse for Answered {
    fn into_response(self) -> Response {
        let Self(refused) = self;
        let status = StatusCode::from_u16(refused.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let kind = [(header::CONTENT_TYPE, "application/json")];
        let mut response = (status, kind, refused.body()).into_response();
        if let Some(seconds) = refused.wait() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

fn refused(status: StatusCode, code: &'static str, message: impl Into<String>) -> Refused {
    Refused::new(status.as_u16(), code, message)
}

/// Builds the refusal for a request that exceeds the size limit.
pub(crate) fn too_large(limit: usize) -> Refused {
    let message = worded(Reached::Size(limit));
    refused(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
}

/// Builds the refusal for a request from another site.
pub(crate) fn foreign(message: impl Into<String>) -> Refused {
    refused(StatusCode::FORBIDDEN, "origin", message)
}

/// Builds the refusal for a request over the rate limit. The client may send the next request after
/// `seconds`.
pub(crate) fn too_many(seconds: u64) -> Refused {
    full(Reached::Requests).again(seconds.max(SOON))
}

/// Builds the refusal for an upload over the daily limit of an address.
pub(crate) fn brought_enough(seconds: u64) -> Refused {
    full(Reached::Stored).again(seconds.max(SOON))
}

/// Builds the refusal for a new match when the disk is full.
pub(crate) fn no_room() -> Refused {
    let message = worded(Reached::Disk);
    refused(StatusCode::SERVICE_UNAVAILABLE, "room", message).again(600)
}

/// Builds the refusal for a limit that is reached.
pub(crate) fn full(limit: Reached) -> Refused {
    refused(StatusCode::TOO_MANY_REQUESTS, "rate", worded(limit)).again(SOON)
}

/// Builds the refusal for a banned address.
pub(crate) fn banned() -> Refused {
    let message = worded(Reached::Banned);
    refused(StatusCode::FORBIDDEN, "banned", message)
}

/// Builds the refusal for a ticket that is unknown or already used.
pub(crate) fn used_up() -> Refused {
    let message = worded(Reached::Link);
    refused(StatusCode::FORBIDDEN, "key", message)
}

/// Builds the refusal for a request that exceeds the time limit.
pub(crate) fn slow() -> Refused {
    let message = worded(Reached::Time);
    refused(StatusCode::REQUEST_TIMEOUT, "slow", message)
}

/// Builds the refusal for a request when the queue for this kind of work is full.
pub(crate) fn busy() -> Refused {
    let message = worded(Reached::Queue);
    refused(StatusCode::SERVICE_UNAVAILABLE, "busy", message).again(SOON)
}
