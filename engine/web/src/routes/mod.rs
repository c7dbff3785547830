//! The HTTP interface; `docs/web.md` describes it.

mod extract;
mod games;
mod look;
mod matches;
mod play;
mod talk;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, Method, Uri};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};

use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use self::extract::Place;
use crate::assets;
use crate::failure::Refused;
use crate::guard;
use crate::key::Key;
use crate::limits::{MAX_ACT, MAX_SAVE};
use crate::live::Live;
use crate::metrics;
use crate::seats::Holder;
use crate::server::App;

/// What is shorter, in bytes, gains nothing by packing.
const SHORT: u16 = 1024;

type Answer<T> = Result<axum::Json<T>, Refused>;

/// Everything that is served.
pub(crate) fn router(app: Arc<App>) -> Router {
    let one = Router::new()
        .route("/", get(look::state))
        .route("/events", get(look::events))
        .route("/log", get(look::log))
        .route("/at/{n}", get(look::at))
        .route("/los", get(look::los))
        .route("/reach", get(look::reach))
        .route("/odds", get(look::odds))
        .route("/ahead", get(look::ahead))
        .route("/reference", get(look::reference))
        .route("/lesson", get(look::lesson))
        .route("/hint", get(look::hint))
        .route("/why", get(look::why))
        .route("/save", get(look::save))
        .route("/choose", post(play::choose))
        .route("/undo", post(play::undo))
        .route("/consent", post(play::consent))
        .route("/seat", put(play::seat))
        .route("/moments", put(play::moments))
        .route("/claim", post(matches::claim))
        .route("/chat", post(talk::say))
        .route("/notes", get(talk::notes).put(talk::note));
    Router::new()
        .route("/", get(|headers: HeaderMap| async move { assets::serve("index.html", &headers) }))
        .route("/assets/{*name}", get(asset))
        .route("/health", get(metrics::health))
        .route("/metrics", get(metrics::metrics))
        .route("/api/games", get(games::list))
        .route("/api/levels", get(games::levels))
        .route("/api/games/{game}", get(games::geometry))
        .route("/api/games/{game}/map.svg", get(games::land))
        .route("/api/matches", get(matches::list).post(matches::create))
        .route("/api/replays", post(matches::replay).layer(DefaultBodyLimit::max(MAX_SAVE)))
        .nest("/api/matches/{id}", one)
        .fallback(nothing)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(MAX_ACT))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .layer(CompressionLayer::new().compress_when(worth_packing()))
        .with_state(app)
}

/// What is packed on its way: all but short answers, streams of events, and pictures that are packed already.
fn worth_packing() -> impl Predicate {
    SizeAbove::new(SHORT).and(NotForContentType::SSE).and(NotForContentType::new("image/png"))
}

async fn asset(Place(name): Place<String>, headers: HeaderMap) -> Response {
    assets::serve(&name, &headers)
}

async fn nothing(uri: Uri) -> Response {
    Refused::unknown(&format!("address: {}", uri.path())).into_response()
}

async fn wrong_method(method: Method, uri: Uri) -> Response {
    Refused::wrong_method(&method, uri.path()).into_response()
}

/// Does what a request asks for, in its turn.
pub(crate) async fn inside<T: Send + 'static>(
    app: &Arc<App>,
    work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
) -> Result<T, Refused> {
    app.work.run(work).await
}

/// What a key opens. A key that opens nothing is a mistake, not somebody who looks on.
pub(crate) fn holder(live: &Live, key: Option<Key>) -> Result<Holder, Refused> {
    let Some(key) = key else { return Ok(Holder::Nobody) };
    match Holder::of(&live.seats, key) {
        Holder::Nobody => Err(Refused::no_key()),
        holder => Ok(holder),
    }
}
