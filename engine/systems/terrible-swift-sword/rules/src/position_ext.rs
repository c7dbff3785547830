//! Extension trait for lookups in a position that the rules often need.

use kernel::{Direction, HexId, Side};

use crate::board::UnitState;
use crate::game::{
    Arm, Brigade, BrigadeId, Charts, Game, LeaderId, LeaderInfo, Map, MoveClass, Ratings, UnitId,
    UnitInfo,
};
use crate::system::Position;

/// Shortcuts for frequent lookups in a [`Position`].
pub trait PositionExt<'a>: Copy {
    /// Returns the immutable game data.
    fn game(self) -> &'a Game;
    /// Returns the charts of the player aid.
    fn charts(self) -> &'a Charts;
    /// Returns the map of the game.
    fn map(self) -> &'a Map;
    /// Returns the printed data of a unit.
    fn info(self, unit: UnitId) -> &'a UnitInfo;
    /// Returns the printed data of a leader.
    fn leader_info(self, leader: LeaderId) -> &'a LeaderInfo;
    /// Returns the printed data of a brigade.
    fn brigade_info(self, brigade: BrigadeId) -> &'a Brigade;
    /// Returns the current state of a unit.
    fn state(self, unit: UnitId) -> &'a UnitState;
    /// Returns the side that owns a unit.
    fn side_of(self, unit: UnitId) -> Side;
    /// Returns the ratings of a leader or of the replacement. ST 17.5.
    fn ratings(self, leader: LeaderId) -> Ratings;
    /// Returns the distance between two hexes, in hexes.
    fn distance(self, from: HexId, to: HexId) -> u8;
    /// Returns the units of a side on the map, each with its hex.
    fn on_map(self, side: Side) -> impl Iterator<Item = (UnitId, HexId)> + 'a;
    /// Returns the units of a side in a hex, from top to bottom.
    fn stack(self, side: Side, hex: HexId) -> impl Iterator<Item = UnitId> + 'a;
    /// Returns the top unit of a side in a hex. ST 8.5.
    fn top(self, side: Side, hex: HexId) -> Option<UnitId>;
    /// Whether a unit is the top unit of its side in its hex. ST 8.51.
    fn is_on_top(self, unit: UnitId) -> bool;
    /// Whether a hex holds a unit of a side.
    fn is_held_by(self, hex: HexId, side: Side) -> bool;
    /// Returns the leaders of a side in a hex.
    fn leaders_of(self, side: Side, hex: HexId) -> impl Iterator<Item = LeaderId> + 'a;
    /// Whether a unit is engaged: its hex holds a melee that has not ended. ST 13.84.
    fn is_engaged(self, unit: UnitId) -> bool;
    /// Whether a unit is infantry or dismounted cavalry. ST 6.0, 10.15.
    fn is_foot(self, unit: UnitId) -> bool;
    /// Whether a unit fires small arms: infantry, cavalry, and a wagon's guard. ST-VAL-07.
    fn is_small_arms(self, unit: UnitId) -> bool;
    /// Returns the column of the movement chart for a unit. `None` for unlimbered guns.
    fn class(self, unit: UnitId) -> Option<MoveClass>;
    /// Returns the direction from a hex to an adjacent one.
    fn direction(self, from: HexId, to: HexId) -> Option<Direction>;
}

impl<'a> PositionExt<'a> for Position<'a> {
    fn game(self) -> &'a Game {
        &self.package.game
    }

    fn charts(self) -> &'a Charts {
        &self.package.game.charts
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

    fn brigade_info(self, brigade: BrigadeId) -> &'a Brigade {
        &self.package.game.brigades[brigade.index()]
    }

    fn state(self, unit: UnitId) -> &'a UnitState {
        self.board.unit(unit)
    }

    fn side_of(self, unit: UnitId) -> Side {
        self.board.unit(unit).owner
    }

    fn ratings(self, leader: LeaderId) -> Ratings {
        let info = self.leader_info(leader);
        let is_replaced = self.board.leader(leader).replaced;
        info.replacement.filter(|_| is_replaced).unwrap_or(info.ratings)
    }

    fn distance(self, from: HexId, to: HexId) -> u8 {
        self.map().grid.distance(from, to)
    }

    fn on_map(self, side: Side) -> impl Iterator<Item = (UnitId, HexId)> + 'a {
        let own = self.board.units_on_map().filter(move |unit| self.side_of(*unit) == side);
        own.filter_map(move |unit| Some((unit, self.board.hex_of(unit)?)))
    }

    fn stack(self, side: Side, hex: HexId) -> impl Iterator<Item = UnitId> + 'a {
        let there = self.board.units_in(hex).iter().copied();
        there.filter(move |unit| self.side_of(*unit) == side)
    }

    fn top(self, side: Side, hex: HexId) -> Option<UnitId> {
        self.stack(side, hex).next()
    }

    fn is_on_top(self, unit: UnitId) -> bool {
        let hex = self.board.hex_of(unit);
        hex.is_some_and(|hex| self.top(self.side_of(unit), hex) == Some(unit))
    }

    fn is_held_by(self, hex: HexId, side: Side) -> bool {
        self.top(side, hex).is_some()
    }

    fn leaders_of(self, side: Side, hex: HexId) -> impl Iterator<Item = LeaderId> + 'a {
        let there = self.board.leaders_in(hex);
        there.filter(move |leader| self.leader_info(*leader).side == side)
    }

    fn is_engaged(self, unit: UnitId) -> bool {
        self.board.hex_of(unit).is_some_and(|hex| self.board.melee_in(hex).is_some())
    }

    fn is_foot(self, unit: UnitId) -> bool {
        match self.info(unit).arm {
            Arm::Infantry => true,
            Arm::Cavalry => self.state(unit).formation.is_line(),
            Arm::Artillery | Arm::Wagon => false,
        }
    }

    fn is_small_arms(self, unit: UnitId) -> bool {
        self.info(unit).arm != Arm::Artillery
    }

    fn class(self, unit: UnitId) -> Option<MoveClass> {
        self.state(unit).formation.class(self.info(unit).horse)
    }

    fn direction(self, from: HexId, to: HexId) -> Option<Direction> {
        self.map().grid.direction(from, to)
    }
}
