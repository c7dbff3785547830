//! Seats, and the keys that open them.

use kernel::Reader;
use kernel::{PerSide, Side};
use serde::{Deserialize, Serialize};
use session::Seat;

use crate::key::{Key, Lock};
use crate::visitor::Visitor;

/// State of one seat: its player, the hashes of its keys, and its preferences.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Current player: a person or a bot.
    pub who: Seat,
    /// Hash of the player's key. `None` if no player holds a key.
    pub lock: Option<Lock>,
    /// Hash of the key in the open invitation. `None` if no invitation is open.
    pub invitation: Option<Lock>,
    /// Hash of the key in the invitation that the player accepted. `None` if the player did not
    /// take the seat by invitation.
    pub claimed: Option<Lock>,
    /// Preference of the player for prompts at which the player may have no real choice.
    pub moments: Moments,
    /// Record of who took the seat and when. `None` after the player's first answer.
    #[serde(default)]
    pub waits: Option<Waits>,
    /// Hash of the key of the person who has gathered this seat with others. That key opens the
    /// seat too. `None` if no person has.
    #[serde(default)]
    pub person: Option<Lock>,
    /// Last visitor who let the seat lapse. This visitor may not take the seat again.
    #[serde(default)]
    pub barred: Option<Visitor>,
}

/// Data on a seat that a player has taken but not played yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waits {
    /// Time when the player took the seat, in seconds since 1970.
    pub since: i64,
    /// Visitor who took the seat. `None` if the store counts no visitors.
    pub by: Option<Visitor>,
}

/// Preference of a player for secret prompts that appear even if the player has nothing to play, so
/// that a pause reveals nothing to the other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Moments {
    /// The program asks the player at every forced prompt.
    #[default]
    Asked,
    /// The program declines each forced prompt without asking the player.
    Declined,
}

impl Moments {
    /// Returns the id of the preference.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Declined => "declined",
        }
    }

    /// Returns the preference with this id. For an unknown id, the program asks the player.
    pub fn from_id(id: &str) -> Self {
        if id == Self::Declined.id() { Self::Declined } else { Self::Asked }
    }
}

/// Both seats of a match.
pub type Seats = PerSide<Place>;

/// The seats that the holder of a key controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// The holder controls no seat, and is a spectator.
    Spectator,
    /// The holder controls the seat of one side.
    One(Side),
    /// The holder controls both seats: one person, or two people at one screen.
    Both,
}

/// Public data of a seat.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeatSeen {
    /// Player of the seat: `human`, or the id of the bot.
    who: Seat,
    /// Whether an invitation to the seat is open.
    invited: bool,
    /// Whether a player has taken the seat but has not answered yet.
    waits: bool,
}

impl Place {
    /// Builds a seat that no key opens.
    pub const fn of(who: Seat) -> Self {
        let (lock, invitation, claimed) = (None, None, None);
        let (waits, person, barred) = (None, None, None);
        Self { who, lock, invitation, claimed, moments: Moments::Asked, waits, person, barred }
    }

    /// Returns the public data of the seat.
    pub const fn seen(&self) -> SeatSeen {
        let (invited, waits) = (self.invitation.is_some(), self.waits.is_some());
        SeatSeen { who: self.who, invited, waits }
    }
}

impl Holder {
    /// Returns the seats that a key opens.
    pub fn of(seats: &Seats, key: Key) -> Self {
        let fits = |side: Side| {
            let Place { lock, person, .. } = &seats[side];
            [lock, person].into_iter().flatten().any(|lock| lock.fits(key))
        };
        match (fits(Side::Usa), fits(Side::Csa)) {
            (true, true) => Self::Both,
            (true, false) => Self::One(Side::Usa),
            (false, true) => Self::One(Side::Csa),
            (false, false) => Self::Spectator,
        }
    }

    /// Whether the holder may decide for a side.
    pub fn covers(self, side: Side) -> bool {
        match self {
            Self::Spectator => false,
            Self::One(own) => own == side,
            Self::Both => true,
        }
    }

    /// Returns the reader that knows the same answers as the holder. A holder of both seats knows
    /// all answers.
    pub const fn reader(self) -> Reader {
        match self {
            Self::Spectator => Reader::Everybody,
            Self::One(side) => Reader::Side(side),
            Self::Both => Reader::Referee,
        }
    }

    /// Returns the id of the holder in the page's protocol. `None` for a spectator.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Self::Spectator => None,
            Self::One(side) => Some(side.id()),
            Self::Both => Some("both"),
        }
    }
}

/// Whether one key opens both seats.
pub fn in_one_hand(seats: &Seats) -> bool {
    let [usa, csa] = Side::BOTH.map(|side| seats[side].lock.as_ref().map(Lock::bytes));
    usa.is_some() && usa == csa
}

/// Whether bots have both seats.
pub fn only_bots(seats: &Seats) -> bool {
    Side::BOTH.into_iter().all(|side| seats[side].who != Seat::Human)
}

/// Whether the holder of a key is the only person who can play. A bot then has the other seat, and
/// no key opens that seat.
pub fn alone(seats: &Seats, holder: Holder) -> bool {
    let Holder::One(side) = holder else { return false };
    let Place { who, lock, invitation, .. } = &seats[side.other()];
    *who != Seat::Human && lock.is_none() && invitation.is_none()
}

/// Returns the side whose invitation the holder of this key accepted. `None` if there is no such
/// side.
pub fn claimed(seats: &Seats, invitation: Key, key: Key) -> Option<Side> {
    let fits = |side: &Side| {
        let Place { lock, claimed, .. } = &seats[*side];
        let fits = |lock: &Option<Lock>, key| lock.as_ref().is_some_and(|lock| lock.fits(key));
        fits(claimed, invitation) && fits(lock, key)
    };
    Side::BOTH.into_iter().find(fits)
}

/// Returns the side that an open invitation is for. `None` if the invitation is not open.
pub fn invited(seats: &Seats, invitation: Key) -> Option<Side> {
    let fits =
        |side: &Side| seats[*side].invitation.as_ref().is_some_and(|lock| lock.fits(invitation));
    Side::BOTH.into_iter().find(fits)
}
