//! Acts: each belongs to a seat and to one revision of the match.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kernel::Side;
use serde::{Deserialize, Serialize};
use session::Seat;

use super::extract::{Body, Place, Presented};
use super::{Answer, holder, inside};
use crate::failure::Refused;
use crate::key::Key;
use crate::live::Live;
use crate::live::back::Consent;
use crate::seats::{Holder, Moments};
use crate::server::App;
use crate::store::Store;

/// Answers to the decision that waits.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    rev: usize,
    /// The answer, and those that follow as long as nothing comes between.
    ids: Vec<String>,
}

/// The last decision taken back.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    rev: usize,
}

/// Who sits in a seat from now on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Change {
    side: Side,
    who: Seat,
}

/// An act that was committed.
#[derive(Debug, Serialize)]
pub(super) struct Done {
    rev: usize,
    /// How many answers were given that this seat knows of.
    n: usize,
}

/// `POST /api/matches/{id}/choose`
pub(super) async fn choose(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Body(choice): Body<Choice>,
) -> Answer<Done> {
    act(app, id, key, move |live, store, holder| {
        live.choose(store, holder, choice.rev, &choice.ids)?;
        live.run_bots(store)
    })
    .await
}

/// `POST /api/matches/{id}/undo`
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Body(undo): Body<Undo>,
) -> Answer<Done> {
    act(app, id, key, move |live, store, holder| live.undo(store, holder, undo.rev)).await
}

/// What is said to the other side's wish to take a decision back.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Said {
    consent: Consent,
}

/// `POST /api/matches/{id}/consent`
pub(super) async fn consent(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Body(said): Body<Said>,
) -> Answer<Done> {
    act(app, id, key, move |live, store, holder| live.consent(store, holder, said.consent)).await
}

/// What a player wants at secret moments from now on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AtMoments {
    side: Side,
    moments: Moments,
}

/// `PUT /api/matches/{id}/moments`
pub(super) async fn moments(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Body(wanted): Body<AtMoments>,
) -> Answer<Done> {
    act(app, id, key, move |live, store, holder| {
        if !holder.covers(wanted.side) {
            return Err(Refused::wrong_seat("this key does not open that seat"));
        }
        live.at_moments(store, wanted.side, wanted.moments)
    })
    .await
}

/// `PUT /api/matches/{id}/seat`
pub(super) async fn seat(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(key): Presented,
    Body(change): Body<Change>,
) -> Answer<Done> {
    act(app, id, key, move |live, store, holder| {
        if !holder.covers(change.side) {
            return Err(Refused::wrong_seat("this key does not open that seat"));
        }
        live.seat(store, change.side, change.who)
    })
    .await
}

async fn act(
    app: Arc<App>,
    id: String,
    key: Option<Key>,
    change: impl FnOnce(&mut Live, &Store, Holder) -> Result<(), Refused> + Send + 'static,
) -> Answer<Done> {
    let own = Arc::clone(&app);
    inside(&app, move || {
        own.matches.change(&id, |live| {
            let holder = holder(live, key)?;
            change(live, &own.matches.store, holder)?;
            let n = live.game.answers_known(live.counting(holder));
            Ok(Json(Done { rev: live.rev(holder), n }))
        })
    })
    .await
}
