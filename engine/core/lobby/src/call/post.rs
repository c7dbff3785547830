//! Requests about matches by mail: mail files and standing orders.

use serde::Deserialize;
use session::pbem::Order;

use super::{Answer, At, SAVE};
use crate::Lobby;
use crate::refused::Refused;
use crate::seats::Holder;

/// Request to set the standing orders of a side.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Orders {
    orders: Vec<Order>,
}

impl<H: Lobby> At<'_, H> {
    /// `GET /api/matches/{id}/letter`
    pub(super) fn mail_file(&self) -> Result<Answer, Refused> {
        self.lobby.look(self.id, |live| {
            if live.holder(self.key)? == Holder::Spectator {
                return Err(Refused::no_key());
            }
            Ok(Answer { kind: SAVE, body: live.mail_file()?, tag: None })
        })
    }

    /// Handles `POST /api/matches/{id}/letter`.
    pub(super) fn receive(&self, text: &str) -> Result<Answer, Refused> {
        self.act(|live, match_store, holder| {
            seated(holder)?;
            live.receive(match_store, self.lobby.package_index(), text)
        })
    }

    /// Handles `PUT /api/matches/{id}/orders`.
    pub(super) fn orders(&self, orders: Orders) -> Result<Answer, Refused> {
        self.act(|live, match_store, holder| {
            seated(holder)?;
            live.order(match_store, orders.orders)
        })
    }
}

fn seated(holder: Holder) -> Result<(), Refused> {
    if holder == Holder::Spectator { Err(Refused::no_key()) } else { Ok(()) }
}
