//! Basic queries on a position that all rules share.

use kernel::{HexId, Side};

use crate::board::{Face, Place};
use crate::game::{
    Arm, BrigadeId, Chit, ChitId, Effect, Game, MobilityClassId, TraitId, Unit, UnitId, UnitSet,
    Values, VarId, Weapon, WeaponId, effects_of,
};
use crate::profile::Profile;
use crate::system::Position;

/// Basic queries on a position, callable as methods.
pub trait PositionExt<'a>: Copy {
    /// Returns the compiled game.
    fn game(self) -> &'a Game;
    /// Returns the rules profile in force.
    fn profile(self) -> &'a Profile;
    /// Returns the printed data of a unit.
    fn info(self, unit: UnitId) -> &'a Unit;
    /// Returns the current arm of a unit. Dismounted cavalry counts as infantry. CAV-04.
    fn arm(self, unit: UnitId) -> Arm;
    /// Returns the current weapon of a unit.
    fn weapon(self, unit: UnitId) -> WeaponId;
    /// Returns the level of a hex.
    fn level(self, hex: HexId) -> u8;
    /// Returns the value of a script variable, or 0 if the scenario does not have the variable.
    fn variable(self, name: &str) -> i32;
    /// Returns the data of the unit's current weapon.
    fn arms(self, unit: UnitId) -> &'a Weapon;
    /// Returns the current mobility class of a unit.
    fn mobility(self, unit: UnitId) -> MobilityClassId;
    /// Returns the effects of all traits of a unit, each with the trait that causes it. VAL-16.
    fn effects(self, unit: UnitId) -> impl Iterator<Item = (TraitId, &'a Effect)> + 'a;
    /// Returns the owner of a unit.
    fn side_of(self, unit: UnitId) -> Side;
    /// Returns the values printed on the unit's current face. VAL-02.
    fn printed(self, unit: UnitId) -> Values;
    /// Returns the side that occupies a hex. `None` if the hex is empty.
    fn occupant(self, hex: HexId) -> Option<Side>;
    /// Whether a hex contains an enemy of a side.
    fn enemy_in(self, hex: HexId, side: Side) -> bool;
    /// Whether a hex is next to an enemy of a side.
    fn next_to_enemy(self, hex: HexId, side: Side) -> bool;
    /// Returns the adjacent hexes that contain enemies of a side, in ring order.
    fn enemy_hexes_next_to(self, hex: HexId, side: Side) -> impl Iterator<Item = HexId> + 'a;
    /// Returns the units of a side on the map, with their hexes.
    fn on_map(self, side: Side) -> impl Iterator<Item = (UnitId, HexId)> + 'a;
    /// Returns the hexes that contain units of a side, without repeats.
    fn hexes_of(self, side: Side) -> impl Iterator<Item = HexId> + 'a;
    /// Returns the distance in hexes from a hex to the nearest unit of a side. `None` if the side
    /// has no unit on the map.
    fn nearest(self, hex: HexId, side: Side) -> Option<u8>;
    /// Returns the distance between two hexes, in hexes.
    fn distance(self, a: HexId, b: HexId) -> u8;
    /// Returns the units in a hex.
    fn stack(self, hex: HexId) -> UnitSet;
    /// Returns the units of a brigade on the map, with their hexes.
    fn brigade_on_map(self, brigade: BrigadeId) -> impl Iterator<Item = (UnitId, HexId)> + 'a;
    /// Returns the printed data of a chit.
    fn chit(self, chit: ChitId) -> &'a Chit;
}

impl<'a> PositionExt<'a> for Position<'a> {
    fn game(self) -> &'a Game {
        &self.package.game
    }

    fn profile(self) -> &'a Profile {
        &self.package.profile
    }

    fn info(self, unit: UnitId) -> &'a Unit {
        &self.package.units[unit.index()]
    }

    fn level(self, hex: HexId) -> u8 {
        self.game().map.hex(hex).level
    }

    fn variable(self, name: &str) -> i32 {
        let own = self.package.scenario().vars.iter().position(|own| own == name);
        own.map_or(0, |own| self.board.var(VarId::from_index(own)))
    }

    fn arm(self, unit: UnitId) -> Arm {
        self.info(unit).arm_as(self.board.unit(unit).mount)
    }

    fn weapon(self, unit: UnitId) -> WeaponId {
        self.info(unit).weapon_as(self.board.unit(unit).mount)
    }

    fn arms(self, unit: UnitId) -> &'a Weapon {
        &self.game().weapons[self.weapon(unit).index()]
    }

    fn mobility(self, unit: UnitId) -> MobilityClassId {
        self.info(unit).going_as(self.board.unit(unit).mount)
    }

    #[inline]
    fn effects(self, unit: UnitId) -> impl Iterator<Item = (TraitId, &'a Effect)> + 'a {
        effects_of(&self.info(unit).traits, &self.game().traits)
    }

    fn side_of(self, unit: UnitId) -> Side {
        self.game().units.side(unit)
    }

    fn printed(self, unit: UnitId) -> Values {
        let (info, state) = (self.info(unit), self.board.unit(unit));
        let worn = info.battleworn_as(state.mount);
        match state.face {
            Face::Fresh => info.fresh_as(state.mount).unwrap_or(worn),
            Face::Battleworn => worn,
        }
    }

    fn occupant(self, hex: HexId) -> Option<Side> {
        self.board.any_in(hex).map(|unit| self.side_of(unit))
    }

    fn enemy_in(self, hex: HexId, side: Side) -> bool {
        self.occupant(hex).is_some_and(|occupant| occupant != side)
    }

    fn next_to_enemy(self, hex: HexId, side: Side) -> bool {
        self.game().map.grid.neighbours(hex).any(|neighbour| self.enemy_in(neighbour, side))
    }

    fn enemy_hexes_next_to(self, hex: HexId, side: Side) -> impl Iterator<Item = HexId> + 'a {
        self.game()
            .map
            .grid
            .neighbours(hex)
            .filter(move |&neighbour| self.enemy_in(neighbour, side))
    }

    fn on_map(self, side: Side) -> impl Iterator<Item = (UnitId, HexId)> + 'a {
        let units = self.game().units.of(side).iter();
        units.filter_map(move |&unit| Some((unit, self.board.hex_of(unit)?)))
    }

    fn hexes_of(self, side: Side) -> impl Iterator<Item = HexId> + 'a {
        let first = move |&(unit, hex): &(UnitId, HexId)| self.board.any_in(hex) == Some(unit);
        self.on_map(side).filter(first).map(|(_, hex)| hex)
    }

    fn nearest(self, hex: HexId, side: Side) -> Option<u8> {
        self.hexes_of(side).map(|there| self.distance(hex, there)).min()
    }

    fn distance(self, a: HexId, b: HexId) -> u8 {
        self.game().map.grid.distance(a, b)
    }

    fn stack(self, hex: HexId) -> UnitSet {
        self.board.units_in(hex).map(UnitId::index).collect()
    }

    fn brigade_on_map(self, brigade: BrigadeId) -> impl Iterator<Item = (UnitId, HexId)> + 'a {
        let units = &self.game().brigades[brigade.index()].units;
        units.iter().filter_map(move |&unit| Some((unit, self.board.hex_of(unit)?)))
    }

    fn chit(self, chit: ChitId) -> &'a Chit {
        &self.package.chits()[chit.index()]
    }
}

/// Whether a unit is on the map.
pub fn is_on_map(position: Position<'_>, unit: UnitId) -> bool {
    matches!(position.board.unit(unit).place, Place::Hex(_))
}

/// Returns the members of a set of units, sorted by id.
pub fn members(set: &UnitSet) -> impl Iterator<Item = UnitId> + use<> {
    set.iter().map(UnitId::from_index)
}

/// Returns a set of one unit.
pub fn only(unit: UnitId) -> UnitSet {
    std::iter::once(unit.index()).collect()
}
