//! Stacks of units, by hex.

use kernel::HexId;

use crate::game::UnitId;

/// Units in each hex from top to bottom. Odds copy a board often, so that only hexes with units
/// have a list.
#[derive(Clone, Debug, Default)]
pub(super) struct Stacks {
    /// Number of the list of each hex, starting with 1. 0 if the hex has none.
    numbers: Vec<u16>,
    /// Lists, each with its hex. An empty list is free for another hex.
    lists: Vec<(HexId, Vec<UnitId>)>,
}

impl Stacks {
    /// Returns the units in a hex.
    pub(super) fn of(&self, hex: HexId) -> &[UnitId] {
        match self.numbers.get(hex.index()) {
            None | Some(0) => &[],
            Some(number) => &self.lists[usize::from(*number) - 1].1,
        }
    }

    /// Returns the units in a hex, to be changed.
    pub(super) fn of_mut(&mut self, hex: HexId) -> &mut Vec<UnitId> {
        if self.numbers.len() <= hex.index() {
            self.numbers.resize(hex.index() + 1, 0);
        }
        if self.numbers[hex.index()] == 0 {
            self.numbers[hex.index()] = self.list_for(hex);
        }
        &mut self.lists[usize::from(self.numbers[hex.index()]) - 1].1
    }

    /// Gives a free list to a hex, and returns its number.
    fn list_for(&mut self, hex: HexId) -> u16 {
        let place = self.lists.iter().position(|(_, units)| units.is_empty());
        let place = place.unwrap_or(self.lists.len());
        if place == self.lists.len() {
            self.lists.push((hex, Vec::new()));
        }
        let before = std::mem::replace(&mut self.lists[place].0, hex);
        self.numbers[before.index()] = 0;
        place as u16 + 1
    }
}
