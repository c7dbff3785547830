//! Requests for chat, private notes and alerts.

use kernel::Side;
use kernel::say;
use kernel::words::Language;
use serde::{Deserialize, Serialize};

use super::look::ViewQuery;
use crate::Lobby;
use crate::addresses::{AlertAddresses, AlertKind};
use crate::call::answer::Answer;
use crate::call::at::At;
use crate::limits::{MAX_NOTES, MAX_SAID};
use crate::live::Live;
use crate::refused::Refused;
use crate::seats::Holder;
use crate::words::fitting;

/// Request to send a chat message.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    text: String,
    /// Side that speaks. Required only if one key opens both seats.
    side: Option<Side>,
}

/// Private notes of a side, which only that side may read.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Notes {
    text: String,
}

/// Ways in which the host sends alerts, and the addresses of a side.
#[derive(Debug, Serialize)]
struct AlertsSeen<'a> {
    kinds: &'a [AlertKind],
    #[serde(flatten)]
    addresses: AlertAddresses,
}

impl<H: Lobby> At<'_, H> {
    /// Handles `POST /api/matches/{id}/chat`.
    pub(super) fn say(&self, say: &Say) -> Result<Answer, Refused> {
        self.lobby.change(self.id, |live| {
            let side = self.own_side(live, say.side)?;
            let text = fitting(say.text.trim(), MAX_SAID)?;
            live.say(self.lobby.match_store(), side, text).map(|()| Answer::json(&()))
        })
    }

    /// Handles `GET /api/matches/{id}/notes`.
    pub(super) fn notes(&self, whose: ViewQuery) -> Result<Answer, Refused> {
        let side = self.lobby.look(self.id, |live| self.own_side(live, whose.r#as))?;
        Ok(Answer::json(&Notes { text: self.lobby.match_store().notes(self.id, side)? }))
    }

    /// Handles `PUT /api/matches/{id}/notes`.
    pub(super) fn note(&self, whose: ViewQuery, notes: Notes) -> Result<Answer, Refused> {
        let side = self.lobby.look(self.id, |live| self.own_side(live, whose.r#as))?;
        let text =
            if notes.text.is_empty() { notes.text } else { fitting(&notes.text, MAX_NOTES)? };
        self.lobby.match_store().note(self.id, side, &text)?;
        Ok(Answer::json(&()))
    }

    /// Handles `GET /api/matches/{id}/alerts`.
    pub(super) fn alerts(&self, whose: ViewQuery) -> Result<Answer, Refused> {
        let side = self.lobby.look(self.id, |live| self.own_side(live, whose.r#as))?;
        let addresses = self.lobby.match_store().alerts(self.id, side)?;
        Ok(Answer::json(&AlertsSeen { kinds: self.lobby.alert_kinds(), addresses }))
    }

    /// Handles `PUT /api/matches/{id}/alerts`.
    pub(super) fn alert(
        &self,
        whose: ViewQuery,
        addresses: &AlertAddresses,
    ) -> Result<Answer, Refused> {
        let side = self.lobby.look(self.id, |live| self.own_side(live, whose.r#as))?;
        if let Some(address) = &addresses.webhook {
            self.lobby.check_webhook(address)?;
        }
        let language = Language::spoken().tag();
        self.lobby.match_store().keep_alerts(self.id, side, addresses, language)?;
        Ok(Answer::json(&()))
    }

    /// Returns the side for which the holder of the key speaks.
    pub(super) fn own_side(&self, live: &Live, wanted: Option<Side>) -> Result<Side, Refused> {
        let holder = live.holder(self.key)?;
        match (holder, wanted) {
            (Holder::One(own), None) => Ok(own),
            (_, Some(side)) if holder.covers(side) => Ok(side),
            (Holder::Both, None) => Err(Refused::malformed("expected the side, `usa` or `csa`")),
            _ => Err(Refused::wrong_seat(say!("needs-that-key"))),
        }
    }
}
