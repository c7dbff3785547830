//! The games: what never changes during a match.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use kernel::{Lesson, Level};
use serde::Serialize;
use session::{Library, Listed};

use super::extract::Place;
use super::{Answer, inside};
use crate::assets;
use crate::failure::Refused;
use crate::server::App;
use crate::shelf::Shelved;

/// A game in the list.
#[derive(Debug, Serialize)]
pub(super) struct GameListed {
    name: String,
    title: String,
    scenarios: Vec<Listed>,
    lessons: Vec<LessonListed>,
}

/// A lesson in the list.
#[derive(Debug, Serialize)]
struct LessonListed {
    id: String,
    title: String,
    about: String,
    minutes: u8,
}

/// `GET /api/games`
pub(super) async fn list(State(app): State<Arc<App>>) -> Answer<Vec<GameListed>> {
    let own = Arc::clone(&app);
    inside(&app, move || {
        let names = own.matches.shelf.names().into_iter();
        // A package that cannot be played is its author's business, not the players'.
        let playable =
            names.filter_map(|name| Some((own.matches.shelf.shelved(&name).ok()?, name)));
        Ok(Json(playable.map(|(shelved, name)| listed(&shelved, name)).collect()))
    })
    .await
}

fn listed(shelved: &Shelved, name: String) -> GameListed {
    let edition = &shelved.edition;
    let lessons = edition.lessons();
    let lesson = |lesson: &Arc<Lesson>| LessonListed {
        id: lesson.id.clone(),
        title: lesson.title.clone(),
        about: lesson.about.clone(),
        minutes: lesson.minutes,
    };
    GameListed {
        name,
        title: edition.title().to_owned(),
        scenarios: edition.scenarios(),
        lessons: lessons.iter().map(lesson).collect(),
    }
}

/// How well the computer plays.
#[derive(Debug, Serialize)]
pub(super) struct LevelListed {
    id: &'static str,
    words: &'static str,
}

/// `GET /api/levels`
pub(super) async fn levels() -> Json<Vec<LevelListed>> {
    let listed = |level: &Level| LevelListed { id: level.id(), words: level.words() };
    Json(Level::ALL.iter().map(listed).collect())
}

/// `GET /api/games/{game}`
pub(super) async fn geometry(
    State(app): State<Arc<App>>,
    Place(name): Place<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let shelved = find(&app, name).await?;
    let body = shelved.geometry().to_owned();
    Ok(assets::tagged(&headers, shelved.edition.hash(), "application/json", body))
}

/// `GET /api/games/{game}/map.svg`
pub(super) async fn land(
    State(app): State<Arc<App>>,
    Place(name): Place<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let shelved = find(&app, name).await?;
    let tag = format!("{}-{}", shelved.edition.hash(), env!("CARGO_PKG_VERSION"));
    let mut response = assets::tagged(&headers, &tag, "image/svg+xml", shelved.land().to_owned());
    // A drawing brings its own style and nothing else.
    response.headers_mut().insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static("default-src 'none'; style-src 'unsafe-inline'"),
    );
    Ok(response)
}

async fn find(app: &Arc<App>, name: String) -> Result<Arc<Shelved>, Refused> {
    let own = Arc::clone(app);
    let found = move || own.matches.shelf.shelved(&name).map_err(|_| Refused::unknown("game"));
    inside(app, found).await
}
