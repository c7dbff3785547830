//! What everybody can see at a glance, given rules and board.

use kernel::{HexId, Side};

use crate::board::{ChitPlace, Face, Place};
use crate::game::{
    Arm, BrigadeId, Chit, ChitId, Effect, Game, GoingId, TraitId, Unit, UnitId, UnitSet, Values,
    WatchedId, Weapon, WeaponId, effects_of,
};
use crate::profile::Profile;
use crate::system::Scene;

/// Short questions that every rule asks.
pub trait Look<'a>: Copy {
    /// The compiled game.
    fn game(self) -> &'a Game;
    /// The options in force.
    fn profile(self) -> &'a Profile;
    /// What is printed about a unit.
    fn info(self, unit: UnitId) -> &'a Unit;
    /// Infantry, cavalry or artillery, as it stands now: cavalry on foot is infantry. CAV-04.
    fn arm(self, unit: UnitId) -> Arm;
    /// What a unit has in hand now.
    fn weapon(self, unit: UnitId) -> WeaponId;
    /// How high a hex lies.
    fn level(self, hex: HexId) -> u8;
    /// A number at which shifts look; 0 in a scenario that does not keep it.
    fn watched(self, name: WatchedId) -> i32;
    /// What the game says of that.
    fn arms(self, unit: UnitId) -> &'a Weapon;
    /// How a unit goes over the ground now.
    fn going(self, unit: UnitId) -> GoingId;
    /// What the traits of a unit do, each thing with its trait. VAL-16.
    fn effects(self, unit: UnitId) -> impl Iterator<Item = (TraitId, &'a Effect)> + 'a;
    /// Whose unit it is.
    fn side_of(self, unit: UnitId) -> Side;
    /// The values printed on the face that shows. VAL-02.
    fn printed(self, unit: UnitId) -> Values;
    /// The side whose units stand in a hex.
    fn occupant(self, hex: HexId) -> Option<Side>;
    /// Whether an enemy of a side stands in a hex.
    fn enemy_in(self, hex: HexId, side: Side) -> bool;
    /// Whether an enemy of a side stands next to a hex.
    fn next_to_enemy(self, hex: HexId, side: Side) -> bool;
    /// The hexes next to a hex in which enemies of a side stand, in ring order.
    fn enemy_hexes_next_to(self, hex: HexId, side: Side) -> impl Iterator<Item = HexId> + 'a;
    /// The units of a side on the map, with their hexes.
    fn on_map(self, side: Side) -> impl Iterator<Item = (UnitId, HexId)> + 'a;
    /// The hexes in which units of a side stand, each once.
    fn hexes_of(self, side: Side) -> impl Iterator<Item = HexId> + 'a;
    /// The distance to the nearest unit of a side, if it has one on the map.
    fn nearest(self, hex: HexId, side: Side) -> Option<u8>;
    /// The distance between two hexes.
    fn distance(self, a: HexId, b: HexId) -> u8;
    /// The units in a hex as a set.
    fn stack(self, hex: HexId) -> UnitSet;
    /// A brigade's units on the map.
    fn brigade_on_map(self, brigade: BrigadeId) -> impl Iterator<Item = (UnitId, HexId)> + 'a;
    /// What is printed about a chit.
    fn chit(self, chit: ChitId) -> &'a Chit;
    /// The kinds of chits that a side holds, in the order of their ids. CHIT-05.
    fn held_by(self, side: Side) -> impl Iterator<Item = ChitId> + 'a;
    /// Whether a chit is in the game now, in the cup or out of it. CHIT-13.
    fn chit_in_game(self, chit: ChitId) -> bool;
}

impl<'a> Look<'a> for Scene<'a> {
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

    fn watched(self, name: WatchedId) -> i32 {
        let own = self.package.scenario().watched.get(name.index()).copied().flatten();
        own.map_or(0, |var| self.board.var(var))
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

    fn going(self, unit: UnitId) -> GoingId {
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

    fn held_by(self, side: Side) -> impl Iterator<Item = ChitId> + 'a {
        let held = self.board.chits().iter().filter(|copy| copy.place == ChitPlace::Held);
        let ours =
            held.map(|copy| copy.kind).filter(move |&chit| self.chit(chit).side == Some(side));
        // The copies of a kind lie side by side.
        let mut last = None;
        ours.filter(move |&chit| last.replace(chit) != Some(chit))
    }

    fn chit_in_game(self, chit: ChitId) -> bool {
        let always = self.chit(chit).leader().is_some_and(|leader| leader.always_in_game);
        always
            || self
                .board
                .chits()
                .iter()
                .any(|copy| copy.kind == chit && copy.place != ChitPlace::Out)
    }
}

/// Whether a unit is on the map.
pub fn is_on_map(scene: Scene<'_>, unit: UnitId) -> bool {
    matches!(scene.board.unit(unit).place, Place::Hex(_))
}

/// The members of a set of units, in the order of their ids.
pub fn members(set: &UnitSet) -> impl Iterator<Item = UnitId> + use<> {
    set.iter().map(UnitId::from_index)
}

/// The set of one unit.
pub fn only(unit: UnitId) -> UnitSet {
    std::iter::once(unit.index()).collect()
}
