//! Those who follow a match: players have places that nobody else can take.

use std::sync::{Arc, Mutex, PoisonError};

use kernel::{PerSide, Side};
use lobby::seats::Holder;

use crate::limits::{MAX_ONLOOKERS, MAX_PLAYERS};

/// How many follow a match.
#[derive(Debug, Default)]
pub(crate) struct Audience(Mutex<Taken>);

#[derive(Debug, Default)]
struct Taken {
    players: PerSide<usize>,
    onlookers: usize,
}

/// The place of one who follows a match, until this goes.
#[derive(Debug)]
pub(crate) struct Place {
    audience: Arc<Audience>,
    holder: Holder,
}

impl Taken {
    /// How many places of a kind are taken, and how many there are.
    fn of(&mut self, holder: Holder) -> (&mut usize, usize) {
        match holder {
            Holder::Nobody => (&mut self.onlookers, MAX_ONLOOKERS),
            Holder::One(side) => (&mut self.players[side], MAX_PLAYERS),
            Holder::Both => (&mut self.players[Side::Usa], MAX_PLAYERS),
        }
    }
}

impl Audience {
    /// A place for whoever has a key of the match, or none; nothing if those of his kind are taken.
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
    /// Whether the player of a side follows the match.
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
