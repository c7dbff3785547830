//! Who sits where, and what opens a seat.

use kernel::Reader;
use kernel::{PerSide, Side};
use serde::{Deserialize, Serialize};
use session::Seat;

use crate::key::{Key, Lock};
use crate::visitor::Visitor;

/// One side's seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Who decides.
    pub who: Seat,
    /// What the key of its player fits.
    pub lock: Option<Lock>,
    /// What an invitation fits that nobody has taken up.
    pub invitation: Option<Lock>,
    /// What the invitation fits that its player has taken up.
    pub claimed: Option<Lock>,
    /// What it answers where it may be asked for form's sake.
    pub moments: Moments,
    /// Since when its player has had it, as long as he has not given one answer.
    #[serde(default)]
    pub waits: Option<Waits>,
    /// Who took it up before, did not play, and may not take it up again.
    #[serde(default)]
    pub barred: Option<Visitor>,
}

/// A seat that was taken up and not played yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waits {
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// Who took it up, where that is counted.
    pub by: Option<Visitor>,
}

/// What a player wants at secret moments, at which he may have nothing to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Moments {
    /// To be asked.
    #[default]
    Asked,
    /// To decline without being asked.
    Declined,
}

impl Moments {
    /// The word for it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Declined => "declined",
        }
    }

    /// What a word means; to be asked, if it means nothing.
    pub fn from_id(id: &str) -> Self {
        if id == Self::Declined.id() { Self::Declined } else { Self::Asked }
    }
}

/// Both seats of a match.
pub type Seats = PerSide<Place>;

/// What a key opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nothing: one who looks on.
    Nobody,
    /// One side.
    One(Side),
    /// Both sides: two people at one screen.
    Both,
}

/// A seat as everybody sees it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeatSeen {
    /// `human`, or the bot.
    who: Seat,
    /// Whether its invitation still waits to be taken up.
    invited: bool,
    /// Whether it was taken up and nobody has played there yet.
    waits: bool,
}

impl Place {
    /// A seat without keys.
    pub const fn of(who: Seat) -> Self {
        let (lock, invitation, claimed) = (None, None, None);
        let (waits, barred) = (None, None);
        Self { who, lock, invitation, claimed, moments: Moments::Asked, waits, barred }
    }

    /// What everybody sees of it.
    pub const fn seen(&self) -> SeatSeen {
        let (invited, waits) = (self.invitation.is_some(), self.waits.is_some());
        SeatSeen { who: self.who, invited, waits }
    }
}

impl Holder {
    /// What a key opens among some seats.
    pub fn of(seats: &Seats, key: Key) -> Self {
        let fits = |side| seats[side].lock.as_ref().is_some_and(|lock: &Lock| lock.fits(key));
        match (fits(Side::Usa), fits(Side::Csa)) {
            (true, true) => Self::Both,
            (true, false) => Self::One(Side::Usa),
            (false, true) => Self::One(Side::Csa),
            (false, false) => Self::Nobody,
        }
    }

    /// Whether it may decide for a side.
    pub fn covers(self, side: Side) -> bool {
        match self {
            Self::Nobody => false,
            Self::One(own) => own == side,
            Self::Both => true,
        }
    }

    /// Who counts the answers of a match: both seats together know of all.
    pub const fn reader(self) -> Reader {
        match self {
            Self::Nobody => Reader::Everybody,
            Self::One(side) => Reader::Side(side),
            Self::Both => Reader::Referee,
        }
    }

    /// The word of the page.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Self::Nobody => None,
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

/// Whether nobody but the holder of a key can ever sit here: the other seat is a bot's, and no key was made
/// for it.
pub fn alone(seats: &Seats, holder: Holder) -> bool {
    let Holder::One(side) = holder else { return false };
    let Place { who, lock, invitation, .. } = &seats[side.other()];
    *who != Seat::Human && lock.is_none() && invitation.is_none()
}

/// The side that an invitation was for which this key has taken up.
pub fn claimed(seats: &Seats, invitation: Key, key: Key) -> Option<Side> {
    let fits = |side: &Side| {
        let Place { lock, claimed, .. } = &seats[*side];
        let fits = |lock: &Option<Lock>, key| lock.as_ref().is_some_and(|lock| lock.fits(key));
        fits(claimed, invitation) && fits(lock, key)
    };
    Side::BOTH.into_iter().find(fits)
}

/// The side that a free invitation is for.
pub fn invited(seats: &Seats, invitation: Key) -> Option<Side> {
    let fits =
        |side: &Side| seats[*side].invitation.as_ref().is_some_and(|lock| lock.fits(invitation));
    Side::BOTH.into_iter().find(fits)
}
