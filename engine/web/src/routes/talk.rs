//! Chat and private notes.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kernel::Side;
use serde::{Deserialize, Serialize};

use super::extract::{Asked, Body, Place, Presented};
use super::{Answer, holder, inside};
use crate::failure::Refused;
use crate::key::Key;
use crate::limits::{MAX_NOTES, MAX_SAID};
use crate::live::Live;
use crate::seats::Holder;
use crate::server::App;

/// Something to be said.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    text: String,
    /// Who says it, where one key opens both seats.
    side: Option<Side>,
}

/// The notes of a side.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Notes {
    text: String,
}

/// Whose notes.
#[derive(Debug, Deserialize)]
pub(super) struct Whose {
    r#as: Option<Side>,
}

/// `POST /api/matches/{id}/chat`
pub(super) async fn say(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Body(say): Body<Say>,
) -> Answer<()> {
    let own = Arc::clone(&app);
    inside(&app, move || {
        own.matches.change(&id, |live| {
            let side = own_side(live, key, say.side)?;
            let text = fitting(say.text.trim(), MAX_SAID)?;
            live.say(&own.matches.store, Some(side), text).map(Json)
        })
    })
    .await
}

/// `GET /api/matches/{id}/notes`
pub(super) async fn notes(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Asked(whose): Asked<Whose>,
) -> Answer<Notes> {
    let own = Arc::clone(&app);
    inside(&app, move || {
        let side = own.matches.look(&id, |live| own_side(live, key, whose.r#as))?;
        Ok(Json(Notes { text: own.matches.store.notes(&id, side)? }))
    })
    .await
}

/// `PUT /api/matches/{id}/notes`
pub(super) async fn note(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Asked(whose): Asked<Whose>,
    Body(notes): Body<Notes>,
) -> Answer<()> {
    let own = Arc::clone(&app);
    inside(&app, move || {
        let side = own.matches.look(&id, |live| own_side(live, key, whose.r#as))?;
        let text =
            if notes.text.is_empty() { notes.text } else { fitting(&notes.text, MAX_NOTES)? };
        own.matches.store.note(&id, side, &text)?;
        Ok(Json(()))
    })
    .await
}

/// The side for which a key speaks.
fn own_side(live: &Live, key: Option<Key>, wanted: Option<Side>) -> Result<Side, Refused> {
    let holder = holder(live, key)?;
    match (holder, wanted) {
        (Holder::One(own), None) => Ok(own),
        (_, Some(side)) if holder.covers(side) => Ok(side),
        (Holder::Both, None) => Err(Refused::malformed("expected the side, `usa` or `csa`")),
        _ => Err(Refused::wrong_seat("this needs the key of that seat")),
    }
}

/// Whether a character is not seen, or turns others round. Lines may end.
fn is_hidden(sign: char) -> bool {
    let turns = matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || (sign.is_control() && !matches!(sign, '\n' | '\t'))
}

fn fitting(text: &str, most: usize) -> Result<String, Refused> {
    if text.is_empty() {
        return Err(Refused::malformed("expected some words"));
    }
    if text.chars().any(is_hidden) {
        return Err(Refused::malformed("expected words without hidden characters"));
    }
    if text.chars().count() > most {
        return Err(Refused::malformed(format!("expected at most {most} characters")));
    }
    Ok(text.to_owned())
}
