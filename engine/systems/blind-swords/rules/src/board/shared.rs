use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Position;
use crate::event::Event;
use crate::game::Placement;
use crate::rules::Rules;

/// The position of a match. A copy shares it until one of the two changes: whoever only looks, such as
/// a script, gets it for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board(Arc<Position>);

impl Board {
    /// The position before the first turn. SC1-02, SC2-02.
    pub fn start(rules: &Rules) -> Self {
        Self::of(Position::start(rules))
    }

    /// The same with another set-up, for a case.
    pub fn start_with(rules: &Rules, setup: &[Placement]) -> Self {
        Self::of(Position::start_with(rules, setup))
    }

    /// A board of the right size with no unit on the map and no chit in the game.
    pub fn empty(rules: &Rules) -> Self {
        Self::of(Position::empty(rules))
    }

    /// Changes the board by one fact.
    pub(crate) fn apply(&mut self, rules: &Rules, event: &Event) {
        self.write().apply(rules, event);
    }

    /// The position, no longer shared with copies.
    pub(super) fn write(&mut self) -> &mut Position {
        Arc::make_mut(&mut self.0)
    }

    fn of(position: Position) -> Self {
        Self(Arc::new(position))
    }
}

impl Deref for Board {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.0
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Position::deserialize(deserializer).map(Self::of)
    }
}
