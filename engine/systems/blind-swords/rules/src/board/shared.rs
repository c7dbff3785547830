use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::BoardState;
use crate::event::Event;
use crate::game::Placement;
use crate::rules::Rules;

/// Position of a match, copied on write. Cloning costs nothing until a copy changes, so scripts and
/// other readers may hold clones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board(Arc<BoardState>);

impl Board {
    /// Returns the position before the first turn. SC1-02, SC2-02.
    pub fn start(rules: &Rules) -> Self {
        Self::of(BoardState::start(rules))
    }

    /// Returns the position before the first turn with a different set-up. Test cases use it.
    pub fn start_with(rules: &Rules, setup: &[Placement]) -> Self {
        Self::of(BoardState::start_with(rules, setup))
    }

    /// Returns a board with tables of the right size, no unit on the map and no chit in the game.
    pub fn empty(rules: &Rules) -> Self {
        Self::of(BoardState::empty(rules))
    }

    /// Changes the board by one event.
    pub(crate) fn apply(&mut self, rules: &Rules, event: &Event) {
        self.write().apply(rules, event);
    }

    /// Returns mutable access to the position. Other clones keep the position as it was.
    pub(super) fn write(&mut self) -> &mut BoardState {
        Arc::make_mut(&mut self.0)
    }

    fn of(position: BoardState) -> Self {
        Self(Arc::new(position))
    }
}

impl Deref for Board {
    type Target = BoardState;

    fn deref(&self) -> &BoardState {
        &self.0
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        BoardState::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        BoardState::deserialize(deserializer).map(Self::of)
    }
}
