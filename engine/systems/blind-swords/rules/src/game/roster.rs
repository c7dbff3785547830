use std::ops::Deref;

use kernel::{PerSide, Side};

use super::{Unit, UnitId};

/// Units of a game sorted by id, also indexed by side.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    units: Vec<Unit>,
    of: PerSide<Vec<UnitId>>,
    sides: Vec<Side>,
}

impl Roster {
    /// Returns all units of a side.
    pub fn of(&self, side: Side) -> &[UnitId] {
        &self.of[side]
    }

    /// Returns the side of a unit.
    pub fn side(&self, unit: UnitId) -> Side {
        self.sides[unit.index()]
    }

    /// Replaces a unit, or appends the unit if the id is the next free one.
    pub fn put(&mut self, unit: UnitId, info: Unit) {
        match self.units.get_mut(unit.index()) {
            Some(place) => *place = info,
            None => self.units.push(info),
        }
        *self = std::mem::take(&mut self.units).into();
    }
}

impl From<Vec<Unit>> for Roster {
    fn from(units: Vec<Unit>) -> Self {
        let of = |side| {
            let ours = units.iter().enumerate().filter(|(_, unit)| unit.side == side);
            ours.map(|(index, _)| UnitId::from_index(index)).collect()
        };
        let sides = units.iter().map(|unit| unit.side).collect();
        Self { of: PerSide::from_fn(of), sides, units }
    }
}

impl Deref for Roster {
    type Target = [Unit];

    fn deref(&self) -> &[Unit] {
        &self.units
    }
}
