//! Actions of players. Each action names a seat and the revision of the match that it is based on.

use kernel::Side;
use kernel::say;
use serde::{Deserialize, Serialize};
use session::pbem::Order;
use session::{EndAct, Seat};

use crate::Lobby;
use crate::call::answer::Answer;
use crate::call::at::At;
use crate::live::back::Consent;
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

/// Request to resign, or to offer, withdraw, accept or decline a draw.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    act: EndAct,
    /// Side that acts. `None` for the only side of the key. If the key opens both seats, the
    /// default is the side whose question is pending.
    side: Option<Side>,
}

/// Request to change whether the program declines forced prompts for a player. At such a prompt,
/// the player may have no real choice.
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

/// Request to set the standing orders of a side.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Orders {
    orders: Vec<Order>,
}

/// Reply to an action that the match has accepted and stored.
#[derive(Debug, Serialize)]
struct Done {
    rev: usize,
    /// Number of answers in the match that this seat knows of.
    n: usize,
}

/// An action of a player.
#[derive(Debug)]
pub(super) enum Action {
    Choose(Choice),
    Undo(Undo),
    Consent(ConsentBody),
    End(End),
    Moments(AtMoments),
    Seat(Change),
    /// The lines that the other side has added to the mail file.
    Receive(String),
    Orders(Orders),
}

impl<H: Lobby> At<'_, H> {
    /// Handles the actions of players.
    pub(super) fn act(&self, action: Action) -> Result<Answer, Refused> {
        let (match_store, package_index) = (self.lobby.match_store(), self.lobby.package_index());
        self.lobby.change(self.id, |live| {
            let holder = live.holder(self.key)?;
            match action {
                Action::Choose(Choice { rev, ids }) => {
                    live.choose(match_store, holder, rev, &ids)?;
                    live.formalities(match_store)
                }
                Action::Undo(Undo { rev, to }) => {
                    live.undo_to(match_store, holder, rev, to.unwrap_or(usize::MAX))
                }
                Action::Consent(ConsentBody { consent }) => {
                    live.consent(match_store, holder, consent)
                }
                Action::End(End { act, side }) => live.end(match_store, holder, side, act),
                Action::Moments(AtMoments { side, moments }) => {
                    covers(holder, side)?;
                    live.at_moments(match_store, side, moments)
                }
                Action::Seat(Change { side, who }) => {
                    covers(holder, side)?;
                    live.check_knows(package_index, who)?;
                    live.seat(match_store, side, who)
                }
                Action::Receive(text) => {
                    seated(holder)?;
                    live.receive(match_store, package_index, &text)
                }
                Action::Orders(Orders { orders }) => {
                    seated(holder)?;
                    live.order(match_store, orders)
                }
            }?;
            let n = live.game.answers_known(live.counting(holder));
            Ok(Answer::json(&Done { rev: live.rev(holder), n }))
        })
    }
}

fn seated(holder: Holder) -> Result<(), Refused> {
    if holder == Holder::Spectator { Err(Refused::no_key()) } else { Ok(()) }
}

fn covers(holder: Holder, side: Side) -> Result<(), Refused> {
    let wrong = || Refused::wrong_seat(say!("key-opens-other"));
    holder.covers(side).then_some(()).ok_or_else(wrong)
}
