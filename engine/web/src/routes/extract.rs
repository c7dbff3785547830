//! What a request carries: its key, its body, its question. What is wrong is said in our words.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tokio::time::timeout;

use crate::failure::Refused;
use crate::key::Key;
use crate::limits::{BODY, MAX_ACT, MAX_SAVE, SAVE};

/// The key in the `Authorization` header, if there is one.
pub(super) struct Presented(pub(super) Option<Key>);

impl<S: Sync> FromRequestParts<S> for Presented {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refused> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Self(None)) };
        let expected = || Refused::malformed("expected `Authorization: Bearer KEY`");
        let word = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        let key = word.ok_or_else(expected)?.parse::<Key>();
        key.map(|key| Self(Some(key))).map_err(|error| Refused::malformed(error.to_string()))
    }
}

/// A body of JSON.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Refused::malformed("expected a body of the type application/json"));
        }
        let bytes = Bytes::from_request(request, state);
        let bytes = timeout(BODY, bytes).await.map_err(|_| Refused::slow())?;
        let bytes = bytes.map_err(|_| Refused::too_large(MAX_ACT))?;
        // A list of the values of an object is none.
        let body = serde_json::from_slice::<Map<String, Value>>(&bytes);
        let body = body.and_then(|body| serde_json::from_value(Value::Object(body)));
        body.map(Self)
            .map_err(|error| Refused::malformed(format!("expected one JSON object: {error}")))
    }
}

/// The names and numbers in the path of a request.
pub(super) struct Place<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Place<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let place = Path::<T>::from_request_parts(parts, state).await;
        place.map(|Path(place)| Self(place)).map_err(|error| Refused::malformed(error.body_text()))
    }
}

/// A body that is a save.
pub(super) struct SaveText(pub(super) String);

impl<S: Send + Sync> FromRequest<S> for SaveText {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let text = String::from_request(request, state);
        let text = timeout(SAVE, text).await.map_err(|_| Refused::slow())?;
        text.map(Self).map_err(|_| Refused::too_large(MAX_SAVE))
    }
}

/// The parameters after the `?`.
pub(super) struct Asked<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let asked = Query::<T>::from_request_parts(parts, state).await;
        asked.map(|Query(asked)| Self(asked)).map_err(|error| Refused::malformed(error.body_text()))
    }
}
