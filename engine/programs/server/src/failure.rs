//! What a server alone refuses, and refusals as answers.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lobby::Refused;

/// After how many seconds there may be room again.
const SOON: u64 = 1;

/// A refusal as an answer.
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

/// A request larger than it may be.
pub(crate) fn too_large(limit: usize) -> Refused {
    let message = format!("the request is too large: expected at most {limit} bytes");
    refused(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
}

/// The request comes from another site.
pub(crate) fn foreign(message: impl Into<String>) -> Refused {
    refused(StatusCode::FORBIDDEN, "origin", message)
}

/// Too many requests: the next may come after so many seconds.
pub(crate) fn too_many(seconds: u64) -> Refused {
    full("too many requests: wait a moment").again(seconds.max(SOON))
}

/// An address that has brought as much as it may in a day.
pub(crate) fn brought_enough(seconds: u64) -> Refused {
    full("daily storage limit of your address reached: try again later").again(seconds.max(SOON))
}

/// The disk has no room for more matches.
pub(crate) fn no_room() -> Refused {
    let message = "the server's disk is almost full: new matches are not possible, but existing ones continue";
    refused(StatusCode::SERVICE_UNAVAILABLE, "room", message).again(600)
}

/// All places at which one may follow are taken.
pub(crate) fn full(message: impl Into<String>) -> Refused {
    refused(StatusCode::TOO_MANY_REQUESTS, "rate", message).again(SOON)
}

/// Somebody who is kept out.
pub(crate) fn banned() -> Refused {
    let message = "this server refuses requests from your address";
    refused(StatusCode::FORBIDDEN, "banned", message)
}

/// A ticket that opens nothing, or nothing any more.
pub(crate) fn used_up() -> Refused {
    let message = "this link works only once: use the page that it opened, or the address that \
        the program printed";
    refused(StatusCode::FORBIDDEN, "key", message)
}

/// A request that does not come to its end.
pub(crate) fn slow() -> Refused {
    let message = "the request took too long to arrive: send it again";
    refused(StatusCode::REQUEST_TIMEOUT, "slow", message)
}

/// More of this kind of work than can wait for its turn.
pub(crate) fn busy() -> Refused {
    let message = "the server is busy: try again in a moment";
    refused(StatusCode::SERVICE_UNAVAILABLE, "busy", message).again(SOON)
}
