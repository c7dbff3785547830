//! Matches: listed, made, joined, brought.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kernel::{PerSide, Side};
use serde::{Deserialize, Serialize};

use super::extract::{Body, Place, Presented, SaveText};
use super::{Answer, inside};
use crate::failure::Refused;
use crate::key::Key;
use crate::matches::{Created, NewMatch};
use crate::server::App;
use crate::store::{About, Kind};

/// A match that was made, with all that opens it.
#[derive(Debug, Serialize)]
pub(super) struct Made {
    id: String,
    key: Option<String>,
    invitations: PerSide<Option<String>>,
}

impl From<Created> for Made {
    fn from(created: Created) -> Self {
        let text = |key: Option<Key>| key.map(|key| key.to_string());
        let invitations = PerSide::from_fn(|side| text(created.invitations[side]));
        Self { key: text(created.key), invitations, id: created.id }
    }
}

/// `GET /api/matches`
pub(super) async fn list(State(app): State<Arc<App>>) -> Answer<Vec<About>> {
    let own = Arc::clone(&app);
    inside(&app, move || own.matches.listed().map(Json)).await
}

/// `POST /api/matches`
pub(super) async fn create(State(app): State<Arc<App>>, Body(new): Body<NewMatch>) -> Answer<Made> {
    let own = Arc::clone(&app);
    app.makes.run(move || Ok(Json(own.matches.create(new)?.into()))).await
}

/// `POST /api/replays`
pub(super) async fn replay(State(app): State<Arc<App>>, SaveText(text): SaveText) -> Answer<Made> {
    let own = Arc::clone(&app);
    app.makes.run(move || Ok(Json(own.matches.bring(&text, Kind::Replay)?.into()))).await
}

/// An invitation taken up.
#[derive(Debug, Serialize)]
pub(super) struct Claimed {
    side: Side,
    key: String,
}

/// `POST /api/matches/{id}/claim`
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    Place(id): Place<String>,
    Presented(invitation): Presented,
    Body(claim): Body<Claim>,
) -> Answer<Claimed> {
    let invitation = invitation.ok_or_else(Refused::no_key)?;
    let own = Arc::clone(&app);
    inside(&app, move || {
        let (side, key) = own.matches.claim(&id, invitation, claim.nonce)?;
        Ok(Json(Claimed { side, key: key.to_string() }))
    })
    .await
}

/// An invitation to be taken up.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Claim {
    /// A number that nobody else knows, with which the same may be asked again.
    nonce: Option<Key>,
}
