//! Refusals specific to the HTTP server, and their responses.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lobby::Refused;

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
    let message = format!("the request is too large: expected at most {limit} bytes");
    refused(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
}

/// Builds the refusal for a request from another site.
pub(crate) fn foreign(message: impl Into<String>) -> Refused {
    refused(StatusCode::FORBIDDEN, "origin", message)
}

/// Builds the refusal for a request over the rate limit. The client may send the next request after
/// `seconds`.
pub(crate) fn too_many(seconds: u64) -> Refused {
    full("too many requests: wait a moment").again(seconds.max(SOON))
}

/// Builds the refusal for an upload over the daily limit of an address.
pub(crate) fn brought_enough(seconds: u64) -> Refused {
    full("daily storage limit of your address reached: try again later").again(seconds.max(SOON))
}

/// Builds the refusal for a new match when the disk is full.
pub(crate) fn no_room() -> Refused {
    let message = "the server's disk is almost full: new matches are not possible, but existing ones continue";
    refused(StatusCode::SERVICE_UNAVAILABLE, "room", message).again(600)
}

/// Builds the refusal for a stream when all places are occupied.
pub(crate) fn full(message: impl Into<String>) -> Refused {
    refused(StatusCode::TOO_MANY_REQUESTS, "rate", message).again(SOON)
}

/// Builds the refusal for a banned address.
pub(crate) fn banned() -> Refused {
    let message = "this server refuses requests from your address";
    refused(StatusCode::FORBIDDEN, "banned", message)
}

/// Builds the refusal for a ticket that is unknown or already used.
pub(crate) fn used_up() -> Refused {
    let message = "this link works only once: use the page that it opened, or the address that \
        the program printed";
    refused(StatusCode::FORBIDDEN, "key", message)
}

/// Builds the refusal for a request that exceeds the time limit.
pub(crate) fn slow() -> Refused {
    let message = "the request took too long to arrive: send it again";
    refused(StatusCode::REQUEST_TIMEOUT, "slow", message)
}

/// Builds the refusal for a request when the queue for this kind of work is full.
pub(crate) fn busy() -> Refused {
    let message = "the server is busy: try again in a moment";
    refused(StatusCode::SERVICE_UNAVAILABLE, "busy", message).again(SOON)
}
