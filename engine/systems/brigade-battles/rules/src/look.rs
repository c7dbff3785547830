//! What is asked of a scene again and again.

use kernel::{HexId, Side};

use crate::board::UnitState;
use crate::game::{Costs, Game, LeaderId, LeaderInfo, Map, UnitId, UnitInfo};
use crate::system::Scene;

/// Short ways to what a scene holds.
pub trait Look<'a>: Copy {
    /// The game.
    fn game(self) -> &'a Game;
    /// The map.
    fn map(self) -> &'a Map;
    /// A unit as printed.
    fn info(self, unit: UnitId) -> &'a UnitInfo;
    /// A leader as printed.
    fn leader_info(self, leader: LeaderId) -> &'a LeaderInfo;
    /// A unit as it is.
    fn state(self, unit: UnitId) -> &'a UnitState;
    /// Whose a unit is.
    fn side_of(self, unit: UnitId) -> Side;
    /// How far apart two hexes are.
    fn distance(self, from: HexId, to: HexId) -> u8;
    /// The units of a side on the map, each with its hex.
    fn on_map(self, side: Side) -> impl Iterator<Item = (UnitId, HexId)> + 'a;
    /// The unit of a side in a hex.
    fn unit_of(self, side: Side, hex: HexId) -> Option<UnitId>;
    /// What entering a hex costs by its ground; nobody enters without. CM 2.2. CW-MOV-08.
    fn costs(self, hex: HexId) -> Option<Costs>;
    /// Whether anybody ever goes from a hex into its neighbour. CM 2.2. CW-MOV-08.
    fn is_open(self, from: HexId, to: HexId) -> bool;
    /// Whether it is night. CM 11, 14.1.3.
    fn is_night(self) -> bool;
}

impl<'a> Look<'a> for Scene<'a> {
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
        self.package.game.charts.terrain(self.map().hex(hex).terrain).costs
    }

    fn is_open(self, from: HexId, to: HexId) -> bool {
        self.costs(to).is_some() && !self.map().between(from, to).closed
    }

    fn is_night(self) -> bool {
        self.package.game.charts.turns.night.contains(&self.board.turn())
    }
}
