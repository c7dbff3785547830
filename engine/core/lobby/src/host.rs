//! Release of seats that were taken but not played. The maker of the match can free such a seat.
//! Otherwise the seat lapses after some time.

use kernel::Side;
use kernel::say;
use serde::Deserialize;
use session::Seat;

use crate::Lobby;
use crate::key::Key;
use crate::limits::LAPSE_HOURS;
use crate::live::Live;
use crate::live::notice::Notice;
use crate::match_store::now;
use crate::refused::Refused;
use crate::seats::{Place, Waits};
use crate::visitor::Visitor;

/// Person who may take a freed seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum For {
    /// The person to whom the maker sends the new invitation.
    Invite,
    /// The first visitor who takes the seat from the match list.
    Open,
}

/// Frees a seat whose player never answered, and returns a new invitation. The key of the previous
/// player becomes invalid.
///
/// # Errors
/// If the key is not the maker's, if the player of the seat has answered, or if the change cannot
/// be stored.
pub fn free(
    lobby: &impl Lobby,
    id: &str,
    key: Option<Key>,
    side: Side,
    whom: For,
) -> Result<Key, Refused> {
    lobby.change(id, |live| {
        let maker = live.seats[side.other()].claimed.is_none();
        if !maker || !live.holder(key)?.covers(side.other()) {
            return Err(Refused::wrong_seat(say!("only-maker-opens")));
        }
        if whom == For::Open && !live.about.listed {
            let words = say!("not-in-list");
            return Err(Refused::malformed(words));
        }
        let place = &live.seats[side];
        if place.invitation.is_none() && place.waits.is_none() {
            let words = say!("cannot-reopen");
            return Err(Refused::conflict("played", words));
        }
        let invitation = match whom {
            For::Invite => Key::fresh(),
            For::Open => Key::open(id, side),
        };
        let barred = place.waits.and_then(|waits| waits.by).or(place.barred);
        let free = Place { invitation: Some(invitation.lock()), barred, ..Place::of(Seat::Human) };
        sit(lobby, live, side, free, &Notice::Reopened { side })?;
        Ok(invitation)
    })
}

/// Frees a seat whose player did not answer within the time limit. The previous invitation becomes
/// valid again. If the time has not passed, or if the match does not wait for this player, the time
/// limit restarts.
///
/// # Errors
/// If the match cannot be read or written.
pub fn lapse(lobby: &impl Lobby, id: &str, side: Side) -> Result<(), Refused> {
    lobby.change(id, |live| {
        let place = live.seats[side].clone();
        let Some(waits) = place.waits else { return Ok(()) };
        if live.is_open() || live.about.closed {
            return keep(lobby, live, side, Place { waits: None, ..place });
        }
        let is_late = now() - waits.since >= LAPSE_HOURS * 3600;
        if !is_late || (place.who == Seat::Human && live.waits_for() != Some(side)) {
            let waits = Some(Waits { since: now(), ..waits });
            return keep(lobby, live, side, Place { waits, ..place });
        }
        let free = Place { invitation: place.claimed, ..Place::of(Seat::Human) };
        sit(lobby, live, side, free, &Notice::Lapsed { side, hours: LAPSE_HOURS })
    })
}

/// Checks that a visitor may take a seat.
///
/// # Errors
/// If this visitor let the same seat lapse before, or holds too many seats without having played.
pub(crate) fn check_may_sit(
    lobby: &impl Lobby,
    place: &Place,
    visitor: Option<Visitor>,
) -> Result<(), Refused> {
    let Some(visitor) = visitor else { return Ok(()) };
    if place.barred == Some(visitor) {
        let words = say!("seat-lapsed");
        return Err(Refused::wrong_seat(words));
    }
    if lobby.match_store().taken(visitor)? >= crate::limits::MAX_TAKEN {
        return Err(Refused::too_many_seats());
    }
    Ok(())
}

fn sit(
    lobby: &impl Lobby,
    live: &mut Live,
    side: Side,
    place: Place,
    notice: &Notice,
) -> Result<(), Refused> {
    keep(lobby, live, side, place)?;
    live.announce(lobby.match_store(), notice)?;
    live.tick(lobby.match_store());
    Ok(())
}

fn keep(lobby: &impl Lobby, live: &mut Live, side: Side, place: Place) -> Result<(), Refused> {
    lobby.match_store().seat(&live.about.id, side, &place)?;
    live.seats[side] = place;
    Ok(())
}
