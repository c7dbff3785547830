//! Extension trait for lookups in a position that the rules often need.

use kernel::{HexId, Side};

use crate::board::UnitState;
use crate::game::{Costs, Game, LeaderId, LeaderInfo, Map, UnitId, UnitInfo};
use crate::system::Position;

/// Shortcuts for frequent lookups in a [`Position`].
pub trait PositionExt<'a>: Copy {
    /// Returns the immutable game data.
    fn game(self) -> &'a Game;
    /// Returns the map of the game.
    fn map(self) -> &'a Map;
    /// Returns the printed data of a unit.
    fn info(self, unit: UnitId) -> &'a UnitInfo;
    /// Returns the printed data of a leader.
    fn leader_info(self, leader: LeaderId) -> &'a LeaderInfo;
    /// Returns the current state of a unit.
    fn state(self, unit: UnitId) -> &'a UnitState;
    /// Returns the side that owns a unit.
    fn side_of(self, unit: UnitId) -> Side;
    /// Returns the distance between two hexes, in hexes.
    fn distance(self, from: HexId, to: HexId) -> u8;
    /// Returns the units of a side on the map, each with its hex.
    fn on_map(self, side: Side) -> impl Iterator<Item = (UnitId, HexId)> + 'a;
    /// Returns the unit in a hex. `None` if the hex is empty or its unit belongs to the other side.
    fn unit_of(self, side: Side, hex: HexId) -> Option<UnitId>;
    /// Returns the terrain costs of a hex. `None` if no one can enter the hex. CM 2.2. CW-MOV-08.
    fn costs(self, hex: HexId) -> Option<Costs>;
    /// Whether the hexside between two adjacent hexes can be crossed. CM 2.2. CW-MOV-08.
    fn is_open(self, from: HexId, to: HexId) -> bool;
    /// Whether the current turn is a night turn. CM 11, 14.1.3.
    fn is_night(self) -> bool;
}

impl<'a> PositionExt<'a> for Position<'a> {
    fn game(self) -> &'a Game {
        &self.package.game
    }

    fn map(self) -> &'a Map {
        &self.package.game.map
    }

    fn info(self, unit: UnitId) -> &'a UnitInfo {
        &self.package.game.units[unit.index()]
    }

    fn leader_info(self, leader: LeaderId) -> &'a LeaderInfo {
        &self.package.game.leaders[leader.index()]
    }

    fn state(self, unit: UnitId) -> &'a UnitState {
        self.board.unit(unit)
    }

    fn side_of(self, unit: UnitId) -> Side {
        self.info(unit).side
    }

    fn distance(self, from: HexId, to: HexId) -> u8 {
        self.map().grid.distance(from, to)
    }

    fn on_map(self, side: Side) -> impl Iterator<Item = (UnitId, HexId)> + 'a {
        let own = self.board.units_on_map().filter(move |unit| self.side_of(*unit) == side);
        own.filter_map(move |unit| Some((unit, self.board.hex_of(unit)?)))
    }

    fn unit_of(self, side: Side, hex: HexId) -> Option<UnitId> {
        self.board.unit_in(hex).filter(|unit| self.side_of(*unit) == side)
    }

    fn costs(self, hex: HexId) -> Option<Costs> {
        self.package.game.charts.terrain(self.map().hex(hex).terrain).costs()
    }

    fn is_open(self, from: HexId, to: HexId) -> bool {
        self.costs(to).is_some() && !self.map().between(from, to).closed
    }

    fn is_night(self) -> bool {
        self.package.game.charts.turns.night.contains(&self.board.turn())
    }
}
