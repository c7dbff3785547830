//! Who can play these rules beside people.

use std::fmt::Debug;

use kernel::{Level, Opponent, Side};

use crate::rules::Rules;
use crate::system::BlindSwords;

/// Gives opponents for the seats of a match.
pub trait Opponents: Debug + Send + Sync {
    /// A player of a level for a side; nothing if there is none.
    fn opponent(
        &self,
        rules: &Rules,
        level: Level,
        side: Side,
    ) -> Option<Box<dyn Opponent<BlindSwords>>>;
}

/// Nobody but people plays.
#[derive(Clone, Copy, Debug)]
pub struct NoOpponents;

impl Opponents for NoOpponents {
    fn opponent(&self, _: &Rules, _: Level, _: Side) -> Option<Box<dyn Opponent<BlindSwords>>> {
        None
    }
}
