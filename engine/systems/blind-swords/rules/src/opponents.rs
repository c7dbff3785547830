//! Interface through which the rules obtain computer players.

use std::fmt::Debug;

use kernel::{Level, Opponent, Side};

use crate::rules::Rules;
use crate::system::BlindSwords;

/// Provides computer players for the seats of a match.
pub trait Opponents: Debug + Send + Sync {
    /// Returns a computer player of a level for a side. `None` if the source has no player of that
    /// level.
    fn opponent(
        &self,
        rules: &Rules,
        level: Level,
        side: Side,
    ) -> Option<Box<dyn Opponent<BlindSwords>>>;
}

/// Source that has no computer players, for programs without them.
#[derive(Clone, Copy, Debug)]
pub struct NoOpponents;

impl Opponents for NoOpponents {
    fn opponent(&self, _: &Rules, _: Level, _: Side) -> Option<Box<dyn Opponent<BlindSwords>>> {
        None
    }
}
