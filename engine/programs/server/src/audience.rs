//! Event streams that follow a match. Places are reserved for players, so that spectators cannot
//! take them all.

use std::sync::{Arc, Mutex, PoisonError};

use kernel::{PerSide, Side};
use lobby::seats::Holder;

use crate::limits::{MAX_ONLOOKERS, MAX_PLAYERS};

/// Number of open streams of a match, for each kind of seat.
#[derive(Debug, Default)]
pub(crate) struct Audience(Mutex<Taken>);

#[derive(Debug, Default)]
struct Taken {
    players: PerSide<usize>,
    onlookers: usize,
}

/// Place that one stream occupies. Dropping the guard frees the place.
#[derive(Debug)]
pub(crate) struct Place {
    audience: Arc<Audience>,
    holder: Holder,
}

impl Taken {
    /// Returns a mutable reference to the number of occupied places for a kind of holder, and the
    /// limit for that kind.
    fn of(&mut self, holder: Holder) -> (&mut usize, usize) {
        match holder {
            Holder::Spectator => (&mut self.onlookers, MAX_ONLOOKERS),
            Holder::One(side) => (&mut self.players[side], MAX_PLAYERS),
            Holder::Both => (&mut self.players[Side::Usa], MAX_PLAYERS),
        }
    }
}

impl Audience {
    /// Reserves a place for the holder of a seat, or for a spectator. Returns `None` if all places
    /// of this kind are occupied.
    pub(crate) fn place(self: &Arc<Self>, holder: Holder) -> Option<Place> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (taken, most) = all.of(holder);
        (*taken < most).then(|| {
            *taken += 1;
            Place { audience: Arc::clone(self), holder }
        })
    }
}

impl Audience {
    /// Whether the player of a side is following the match.
    pub(crate) fn has(&self, side: Side) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).players[side] > 0
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.audience.0.lock().unwrap_or_else(PoisonError::into_inner);
        *all.of(self.holder).0 -= 1;
    }
}
