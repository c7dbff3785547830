//! HTTP routes. The crate `lobby` defines requests and replies, and this module transports them.
//! `book/src/build/http.md` describes both.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{DefaultBodyLimit, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Extension, Router};
use futures_util::{StreamExt, stream};
use kernel::Side;
use kernel::words::Language;
use lobby::call::{Answer, Call, DRAWING, EVENTS, PAGE, SAVE, Work, addresses};
use lobby::feed::Follower;
use lobby::{Key, Lobby, Reached, Refused};
use tokio::sync::OwnedSemaphorePermit;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::app::App;
use crate::asker::Asker;
use crate::brought::{self, Weight};
use crate::failure::{self, Answered};
use crate::feed;
use crate::guard::{self, BROUGHT};
use crate::limiter::Later;
use crate::limits::MAX_ACT;
use crate::named::{Named, named};
use crate::store::room::MATCH_TAKES;
use crate::visit::Visit;
use crate::{assets, help, metrics, tickets};

/// Minimum size of a response worth compressing, in bytes.
const SHORT: u16 = 1024;
/// End of the paths that accept the mail file of a match in progress.
const MAIL_FILE: &str = "/letter";

/// Builds the router for all paths of the server.
pub(crate) fn router(app: Arc<App>) -> Router {
    let page = Router::new()
        .route("/", get(|headers: HeaderMap| async move { assets::serve("index.html", &headers) }))
        .route("/assets/{*name}", get(asset))
        .route("/api/tickets", post(tickets::enter))
        .route("/help", get(help::enter))
        .route("/help/", get(help::first))
        .route("/help/{*name}", get(help::file))
        .route("/health", get(metrics::health))
        .route("/metrics", get(metrics::metrics));
    let all = addresses().fold(page, |router, address| match address {
        EVENTS => router.route(EVENTS, get(events).fallback(api)),
        other => router.route(other, any(api)),
    });
    all.fallback(nothing)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(MAX_ACT))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .layer(CompressionLayer::new().compress_when(worth_packing()))
        .with_state(app)
}

/// Returns the rule that decides which responses to compress. The server does not compress short
/// responses, event streams and compressed images. It also does not compress saves and mail files,
/// because their size would delay other requests.
fn worth_packing() -> impl Predicate {
    SizeAbove::new(SHORT)
        .and(NotForContentType::SSE)
        .and(NotForContentType::new("image/png"))
        .and(NotForContentType::const_new(SAVE))
}

async fn asset(name: Named, headers: HeaderMap) -> Result<Response, Answered> {
    Ok(assets::serve(&named(name)?, &headers))
}

async fn nothing(uri: Uri) -> Response {
    Answered(Refused::unknown(&format!("address: {}", uri.path()))).into_response()
}

async fn wrong_method(method: Method, uri: Uri) -> Response {
    Answered(Refused::wrong_method(method.as_str(), uri.path())).into_response()
}

/// Handles every request whose reply is a single response and not a stream.
async fn api(
    State(app): State<Arc<App>>,
    Extension(asker): Extension<Asker>,
    request: Request,
) -> Result<Response, Answered> {
    let (head, body) = request.into_parts();
    let (body, weight) = if is_long(head.uri.path()) {
        app.brought.save(asker, body).await?
    } else {
        (brought::act(body).await?, Weight::default())
    };
    let text = |name: header::HeaderName| head.headers.get(name).and_then(|of| of.to_str().ok());
    let method = if head.method == Method::HEAD { Method::GET } else { head.method.clone() };
    let call = Call::read(&lobby::call::Request {
        method: method.as_str(),
        path: head.uri.path(),
        query: head.uri.query().unwrap_or_default(),
        key: presented(&head.headers)?,
        languages: text(header::ACCEPT_LANGUAGE).unwrap_or_default(),
        kind: text(header::CONTENT_TYPE).unwrap_or_default(),
        body: &body,
    })?;
    if method != Method::GET && guard::makes(head.uri.path()) {
        let brought = app.limiter.bring(asker, body.len().max(MATCH_TAKES));
        brought.map_err(|Later(seconds)| failure::brought_enough(seconds))?;
    }
    // A request with a special queue does not count against its address's share of the general
    // queue.
    let (queue, whole) = match call.work() {
        Work::Usual => (&app.work, None),
        Work::Back => (&app.back, None),
        Work::Record => (&app.back, Some(sending(&app, asker).await)),
        Work::Make => (&app.makes, None),
        Work::Advice => (&app.advice, None),
    };
    let own = Arc::clone(&app);
    let work = move || {
        // Work continues even if the client leaves, so the work keeps the guard for the bytes of
        // the request body.
        let _kept = weight;
        let id = call.about().map(str::to_owned);
        let answer = call.answer(&Visit::of(&own.matches, asker));
        if let Some(id) = id {
            own.computers.wake(&own.matches, &id, asker);
        }
        answer
    };
    let answer = queue.run(Some(asker), work).await?;
    let response = sent(&head.headers, answer);
    Ok(match whole {
        Some(place) => response.map(|body| until_sent(body, place)),
        None => response,
    })
}

/// Two permits to send a save or mail file. One counts against the limit of the client's address,
/// and one against the limit of the whole server.
type Sending = [OwnedSemaphorePermit; 2];

async fn sending(app: &App, asker: Asker) -> Sending {
    let own = app.records.take(asker).await;
    let all = Arc::clone(&app.sending).acquire_owned().await;
    [own, all.expect("it is never closed")]
}

/// Returns a body that holds its permits until the client has received the body or left.
fn until_sent(body: Body, place: Sending) -> Body {
    let pieces = stream::unfold((body.into_data_stream(), place), |(mut pieces, place)| async {
        let piece = pieces.next().await?;
        Some((piece, (pieces, place)))
    });
    Body::from_stream(pieces)
}

/// Whether a path accepts saves or mail files, which may be large.
fn is_long(path: &str) -> bool {
    BROUGHT.contains(&path) || path.ends_with(MAIL_FILE)
}

/// Returns the key in the `Authorization` header. `None` if there is no such header.
fn presented(headers: &HeaderMap) -> Result<Option<&str>, Refused> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let word = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    word.map(Some).ok_or_else(|| Refused::malformed("expected `Authorization: Bearer KEY`"))
}

/// Converts a reply of the lobby to an HTTP response.
fn sent(headers: &HeaderMap, answer: Answer) -> Response {
    let Answer { kind, body, tag } = answer;
    let mut response = match tag {
        Some(tag) => assets::tagged(headers, &tag, kind, body),
        None => ([(header::CONTENT_TYPE, kind)], body).into_response(),
    };
    let more = match kind {
        // A drawing or a report may use only the style that it contains.
        DRAWING | PAGE => {
            Some((header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"))
        }
        SAVE => Some((header::CONTENT_DISPOSITION, "attachment; filename=\"match.jsonl\"")),
        _ => None,
    };
    if let Some((name, value)) = more {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Query that names the side whose view is requested.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
struct Whose {
    r#as: Option<Side>,
}

/// `GET /api/matches/{id}/events`: opens a stream of changes to a match.
async fn events(
    State(app): State<Arc<App>>,
    id: Named,
    whose: Result<Query<Whose>, QueryRejection>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
) -> Result<Response, Answered> {
    let id = named(id)?;
    let Query(whose) = whose.map_err(|error| Refused::malformed(error.body_text()))?;
    let key = presented(&headers)?.map(str::parse::<Key>).transpose();
    let key = key.map_err(|error| Refused::malformed(error.to_string()))?;
    let held = app.streams.hold(asker, app.most_streams);
    let held = held.ok_or_else(|| failure::full(Reached::Followed))?;
    let own = Arc::clone(&app);
    let (id, (changes, place)) = app
        .work
        .run(Some(asker), move || {
            let holder = own.matches.look(&id, |live| {
                let holder = live.holder(key)?;
                live.reader(holder, whose.r#as)?;
                Ok(holder)
            })?;
            let follows = own.matches.follow(&id, holder)?;
            own.computers.wake(&own.matches, &id, asker);
            Ok((id, follows))
        })
        .await?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let since = last.and_then(lobby::feed::cursor).unwrap_or_default();
    let follower = Follower::new(key, whose.r#as, since);
    let languages = headers.get(header::ACCEPT_LANGUAGE).and_then(|of| of.to_str().ok());
    let language = Language::accepted(languages.unwrap_or_default());
    let told = feed::FeedTarget { id, follower, language };
    Ok(feed::follow(app, asker, told, changes, (place, held)).into_response())
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use futures_util::FutureExt;

    use super::*;
    use crate::queue::Shares;

    /// The download of a save or mail file holds its permit until the client has received the file
    /// or left. Otherwise one address could hold as many such files in memory as it has
    /// connections.
    #[test]
    fn a_record_keeps_its_place_until_it_has_arrived() {
        let (records, all) = (Shares::of(1), Arc::new(tokio::sync::Semaphore::new(9)));
        let asker = Asker::from(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let ready = "nothing is waited for";
        for reads in [2, 1, 0] {
            let own = records.take(asker).now_or_never().expect(ready);
            let of_all = Arc::clone(&all).try_acquire_owned().expect("there is a place");
            let mut pieces = until_sent(Body::from("a record"), [own, of_all]).into_data_stream();
            for _ in 0..reads {
                assert!(records.take(asker).now_or_never().is_none(), "it is on its way");
                pieces.next().now_or_never().expect(ready);
            }
            drop(pieces);
            assert_eq!(all.available_permits(), 9);
        }
    }
}
