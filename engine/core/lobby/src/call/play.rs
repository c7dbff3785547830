//! Actions of players. Each action names a seat and the revision of the match that it is based on.

use kernel::Side;
use kernel::say;
use serde::{Deserialize, Serialize};
use session::Seat;

use super::{Answer, At};
use crate::Lobby;
use crate::live::Live;
use crate::live::back::Consent;
use crate::match_store::MatchStore;
use crate::refused::Refused;
use crate::seats::{Holder, Moments};

/// Request to answer the pending decision.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    rev: usize,
    /// Ids of the options to choose, for the pending decision and the ones after it. The later ids
    /// apply only while the same side decides.
    ids: Vec<String>,
}

/// Request to take back the last decision. With `to`, earlier decisions are taken back too, until
/// `to` answers remain.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    rev: usize,
    to: Option<usize>,
}

/// Reply of a player to the other side's undo request.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConsentBody {
    consent: Consent,
}

/// New preference of a player for forced prompts.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AtMoments {
    side: Side,
    moments: Moments,
}

/// Request to change the player of a seat.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Change {
    side: Side,
    who: Seat,
}

/// Reply to an action that the match has accepted and stored.
#[derive(Debug, Serialize)]
struct Done {
    rev: usize,
    /// Number of answers in the match that this seat knows of.
    n: usize,
}

impl<H: Lobby> At<'_, H> {
    /// Handles `POST /api/matches/{id}/choose`.
    pub(super) fn choose(&self, choice: &Choice) -> Result<Answer, Refused> {
        self.act(|live, match_store, holder| {
            live.choose(match_store, holder, choice.rev, &choice.ids)?;
            live.formalities(match_store)
        })
    }

    /// Handles `POST /api/matches/{id}/undo`.
    pub(super) fn undo(&self, undo: &Undo) -> Result<Answer, Refused> {
        self.act(|live, match_store, holder| {
            live.undo_to(match_store, holder, undo.rev, undo.to.unwrap_or(usize::MAX))
        })
    }

    /// Handles `POST /api/matches/{id}/consent`.
    pub(super) fn consent(&self, said: &ConsentBody) -> Result<Answer, Refused> {
        self.act(|live, match_store, holder| live.consent(match_store, holder, said.consent))
    }

    /// Handles `PUT /api/matches/{id}/moments`.
    pub(super) fn moments(&self, wanted: &AtMoments) -> Result<Answer, Refused> {
        self.act(|live, match_store, holder| {
            covers(holder, wanted.side)?;
            live.at_moments(match_store, wanted.side, wanted.moments)
        })
    }

    /// Handles `PUT /api/matches/{id}/seat`.
    pub(super) fn seat(&self, change: &Change) -> Result<Answer, Refused> {
        self.act(|live, match_store, holder| {
            covers(holder, change.side)?;
            live.check_knows(self.lobby.package_index(), change.who)?;
            live.seat(match_store, change.side, change.who)
        })
    }

    pub(super) fn act(
        &self,
        change: impl FnOnce(&mut Live, &dyn MatchStore, Holder) -> Result<(), Refused>,
    ) -> Result<Answer, Refused> {
        self.lobby.change(self.id, |live| {
            let holder = live.holder(self.key)?;
            change(live, self.lobby.match_store(), holder)?;
            let n = live.game.answers_known(live.counting(holder));
            Ok(Answer::json(&Done { rev: live.rev(holder), n }))
        })
    }
}

fn covers(holder: Holder, side: Side) -> Result<(), Refused> {
    let wrong = || Refused::wrong_seat(say!("key-opens-other"));
    holder.covers(side).then_some(()).ok_or_else(wrong)
}
