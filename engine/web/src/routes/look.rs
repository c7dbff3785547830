//! Looking: at the position, the log, the past, a line of sight.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kernel::{
    Chances, HexNumber, Lesson, Level, NotAHexNumber, Reached, Reader, Reference, Side, Sight,
};
use serde::Deserialize;
use serde_json::{Value, json};
use session::{Foretold, Glimpse, Hint, OptionOdds, Verdict};

use super::extract::{Asked, Place, Presented};
use super::{Answer, holder, inside};
use crate::asker::Asker;
use crate::failure::Refused;
use crate::feed::{self, Onlooker};
use crate::key::Key;
use crate::live::answer::Ahead;
use crate::live::{Live, Position};
use crate::seats::{Holder, alone};
use crate::server::App;
use crate::snapshot::{LogSeen, Snapshot, options_seen};

/// Whose view.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct Whose {
    r#as: Option<Side>,
}

/// `GET /api/matches/{id}`
pub(super) async fn state(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Asked(whose): Asked<Whose>,
) -> Answer<Value> {
    look(app, id, key, whose, |live, holder, reader| {
        Ok(json!(Snapshot::of(live, holder, reader, Position::default())))
    })
    .await
}

/// `GET /api/matches/{id}/events`
pub(super) async fn events(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Asked(whose): Asked<Whose>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let held = app.streams.hold(asker, app.most_streams);
    let held = held.ok_or_else(|| Refused::full("this address follows too many matches"))?;
    let own = Arc::clone(&app);
    let (id, (changes, place)) = inside(&app, move || {
        let holder = own.matches.look(&id, |live| {
            let holder = holder(live, key)?;
            live.reader(holder, whose.r#as)?;
            Ok(holder)
        })?;
        let follows = own.matches.follow(&id, holder)?;
        Ok((id, follows))
    })
    .await?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let since = last.and_then(feed::position).unwrap_or_default();
    let onlooker = Onlooker { id, key, wanted: whose.r#as };
    Ok(feed::follow(app, onlooker, changes, (place, held), since).into_response())
}

/// A piece of the log.
#[derive(Debug, Deserialize)]
pub(super) struct Piece {
    r#as: Option<Side>,
    #[serde(default)]
    from: usize,
    to: Option<usize>,
}

/// `GET /api/matches/{id}/log`
pub(super) async fn log(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Asked(piece): Asked<Piece>,
) -> Answer<Value> {
    let whose = Whose { r#as: piece.r#as };
    look(app, id, key, whose, move |live, holder, reader| {
        let to = piece.to.unwrap_or(usize::MAX);
        Ok(json!(LogSeen::between(live, holder, reader, piece.from..to)))
    })
    .await
}

/// `GET /api/matches/{id}/at/{n}`
pub(super) async fn at(
    State(app): State<Arc<App>>,
    Place((id, n)): Place<(String, usize)>,
    Presented(key): Presented,
    Asked(whose): Asked<Whose>,
) -> Answer<Value> {
    let own = Arc::clone(&app);
    let look_back = move || {
        let look = own.matches.look(&id, |live| {
            let holder = holder(live, key)?;
            live.past(n, holder, live.reader(holder, whose.r#as)?)
        })?;
        // The match itself goes on meanwhile.
        let Glimpse { facts, view, picture } = look()?;
        Ok(Json(json!({ "n": n, "facts": facts, "view": view, "picture": picture })))
    };
    app.back.run(look_back).await
}

/// Two hexes.
#[derive(Debug, Deserialize)]
pub(super) struct Ends {
    r#as: Option<Side>,
    from: String,
    to: String,
}

/// `GET /api/matches/{id}/los`
pub(super) async fn los(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Asked(ends): Asked<Ends>,
) -> Answer<Sight> {
    let whose = Whose { r#as: ends.r#as };
    look(app, id, key, whose, move |live, _, reader| {
        let decides = || live.game.decision().map(|decision| decision.side);
        let side = match reader {
            Reader::Side(side) => side,
            Reader::Everybody | Reader::Referee => decides().unwrap_or(Side::Usa),
        };
        let (from, to) = (hex(&ends.from)?, hex(&ends.to)?);
        live.game.sight(from, to, side).ok_or_else(|| Refused::unknown("hex"))
    })
    .await
}

fn hex(number: &str) -> Result<HexNumber, Refused> {
    number.parse().map_err(|error: NotAHexNumber| Refused::malformed(error.to_string()))
}

/// `GET /api/matches/{id}/reach`
pub(super) async fn reach(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
) -> Answer<Vec<Reached>> {
    look(app, id, key, Whose { r#as: None }, |live, holder, _| {
        live.check_asks(holder)?;
        Ok(live.game.reach().unwrap_or_default())
    })
    .await
}

/// The answer in question.
#[derive(Debug, Deserialize)]
pub(super) struct Which {
    id: String,
}

/// `GET /api/matches/{id}/why`
pub(super) async fn why(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Asked(which): Asked<Which>,
) -> Answer<Value> {
    look(app, id, key, Whose { r#as: None }, move |live, holder, _| {
        live.check_asks(holder)?;
        Ok(match live.game.why(&which.id)? {
            Verdict::Legal => json!({ "id": which.id, "legal": true }),
            Verdict::Illegal(reason) => {
                let mut verdict = json!(reason);
                verdict["legal"] = json!(false);
                verdict
            }
        })
    })
    .await
}

/// The answer whose chances are asked for; without one, all answers.
#[derive(Debug, Deserialize)]
pub(super) struct About {
    id: Option<String>,
}

/// `GET /api/matches/{id}/odds`
pub(super) async fn odds(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Asked(about): Asked<About>,
) -> Answer<Vec<OptionOdds<Chances>>> {
    look(app, id, key, Whose { r#as: None }, move |live, holder, _| {
        live.check_asks(holder)?;
        Ok(for_page(live.game.odds(about.id.as_deref())?))
    })
    .await
}

/// Chances as the page draws them, of whatever rules.
fn for_page(odds: Vec<OptionOdds<Foretold>>) -> Vec<OptionOdds<Chances>> {
    let told = |of: OptionOdds<Foretold>| OptionOdds {
        id: of.id,
        odds: of.odds.into_iter().map(|foretold| foretold.chances).collect(),
    };
    odds.into_iter().map(told).collect()
}

/// `GET /api/matches/{id}/ahead`
pub(super) async fn ahead(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Asked(which): Asked<Which>,
) -> Answer<Value> {
    look(app, id, key, Whose { r#as: None }, move |live, holder, _| {
        live.check_asks(holder)?;
        let Ahead { back, then } = live.ahead(holder, &which.id)?;
        let Some((then, next)) = then else {
            return Ok(json!({ "id": which.id, "back": back }));
        };
        Ok(json!({
            "id": which.id, "back": back, "kind": next.kind, "prompt": next.prompt,
            "reach": then.reach().unwrap_or_default(), "odds": for_page(then.odds(None)?),
            "options": options_seen(&*then, next.options),
        }))
    })
    .await
}

/// `GET /api/matches/{id}/reference`
pub(super) async fn reference(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
) -> Answer<Reference> {
    look(app, id, key, Whose { r#as: None }, |live, _, _| Ok(live.game.reference())).await
}

/// `GET /api/matches/{id}/lesson`
pub(super) async fn lesson(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
) -> Answer<Lesson> {
    look(app, id, key, Whose { r#as: None }, |live, _, _| {
        live.game.lesson().cloned().ok_or_else(|| Refused::unknown("lesson: this match is of none"))
    })
    .await
}

/// The level that is asked for advice.
#[derive(Debug, Deserialize)]
pub(super) struct Adviser {
    level: Option<String>,
}

/// `GET /api/matches/{id}/hint`
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Asked(adviser): Asked<Adviser>,
) -> Answer<Option<Hint>> {
    let own = Arc::clone(&app);
    let advise = move || {
        own.matches.look(&id, |live| {
            live.check_asks(holder(live, key)?)?;
            let level = Level::of_adviser(adviser.level.as_deref());
            let level = level.ok_or_else(|| Refused::unknown("level"))?;
            Ok(Json(live.game.hint(level)))
        })
    };
    app.advice.run(advise).await
}

/// `GET /api/matches/{id}/save`
pub(super) async fn save(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
) -> Result<Response, Refused> {
    let own = Arc::clone(&app);
    let text = inside(&app, move || {
        own.matches.look(&id, |live| {
            let holder = holder(live, key)?;
            if holder != Holder::Both && !live.is_open() && !alone(&live.seats, holder) {
                let why = "a save shows both sides' secrets: against another player it can be taken when the match is over";
                return Err(Refused::wrong_seat(why));
            }
            Ok(live.game.journal().text())
        })
    })
    .await?;
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"match.jsonl\""),
    ];
    Ok((headers, text).into_response())
}

async fn look<T: Send + 'static>(
    app: Arc<App>,
    id: String,
    key: Option<Key>,
    whose: Whose,
    look: impl FnOnce(&Live, Holder, Reader) -> Result<T, Refused> + Send + 'static,
) -> Answer<T> {
    let own = Arc::clone(&app);
    inside(&app, move || {
        own.matches.look(&id, |live| {
            let holder = holder(live, key)?;
            look(live, holder, live.reader(holder, whose.r#as)?).map(Json)
        })
    })
    .await
}
