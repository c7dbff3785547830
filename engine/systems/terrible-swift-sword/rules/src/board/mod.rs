//! Position of a match: plain data that only facts change.

mod apply;
mod setup;
mod stacks;
mod state;

use kernel::{HexId, PerSide, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::choice::Mover;
use crate::game::{BrigadeId, LeaderId, UnitId, UnitSet};
use crate::question::FireArm;
use crate::rules::Rules;

pub use setup::BoardSetup;
use stacks::Stacks;
pub use state::{
    BrigadeState, Crew, Fires, LeaderState, Melee, Place, Points, Stage, State, Strategic,
    UnitState,
};

/// Position of a match: the saved state, and lookup tables derived from it.
#[derive(Clone, Debug, Default)]
pub struct Board {
    state: State,
    /// Units in each hex from top to bottom, by hex id. The table is derived from the saved state.
    there: Stacks,
    /// Units that are on the map. The set is derived from the saved state.
    on_map: UnitSet,
}

impl Board {
    /// Returns the number of the current game turn.
    pub const fn turn(&self) -> u8 {
        self.state.turn
    }

    /// Returns the current phase.
    pub const fn stage(&self) -> Stage {
        self.state.stage
    }

    /// Returns the phasing side. Before the first turn, this is the side that sets up.
    pub fn active(&self) -> Side {
        self.state.active.unwrap_or(Side::Usa)
    }

    /// Returns the state of a unit.
    pub fn unit(&self, unit: UnitId) -> &UnitState {
        &self.state.units[unit.index()]
    }

    /// Returns the state of a leader.
    pub fn leader(&self, leader: LeaderId) -> &LeaderState {
        &self.state.leaders[leader.index()]
    }

    /// Returns the state of a brigade.
    pub fn brigade(&self, brigade: BrigadeId) -> &BrigadeState {
        &self.state.brigades[brigade.index()]
    }

    /// Returns all units of the game, on or off the map.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.state.units.len()).map(UnitId::from_index)
    }

    /// Returns the units that are on the map.
    pub fn units_on_map(&self) -> impl Iterator<Item = UnitId> + use<> {
        self.on_map.iter().map(UnitId::from_index)
    }

    /// Returns all leaders of the game, on or off the map.
    pub fn leaders(&self) -> impl Iterator<Item = LeaderId> + use<> {
        (0..self.state.leaders.len()).map(LeaderId::from_index)
    }

    /// Returns all brigades of the game.
    pub fn brigades(&self) -> impl Iterator<Item = BrigadeId> + use<> {
        (0..self.state.brigades.len()).map(BrigadeId::from_index)
    }

    /// Returns the hex of a unit. `None` if the unit is not on the map.
    pub fn hex_of(&self, unit: UnitId) -> Option<HexId> {
        self.unit(unit).place.hex()
    }

    /// Returns the hex of a leader. `None` if the leader is not on the map.
    pub fn hex_of_leader(&self, leader: LeaderId) -> Option<HexId> {
        self.leader(leader).place.hex()
    }

    /// Returns the hex of a unit or leader. `None` if it is not on the map.
    pub fn hex_of_mover(&self, mover: Mover) -> Option<HexId> {
        match mover {
            Mover::Unit(unit) => self.hex_of(unit),
            Mover::Leader(leader) => self.hex_of_leader(leader),
        }
    }

    /// Returns the units in a hex from top to bottom. In a melee hex they can be of both sides. ST
    /// 8.6. ST-STK-06.
    pub fn units_in(&self, hex: HexId) -> &[UnitId] {
        self.there.of(hex)
    }

    /// Returns the leaders in a hex.
    pub fn leaders_in(&self, hex: HexId) -> impl Iterator<Item = LeaderId> + '_ {
        self.leaders().filter(move |leader| self.hex_of_leader(*leader) == Some(hex))
    }

    /// Returns the morale of the army that has a track. ST 19.1.
    pub const fn morale(&self) -> u16 {
        self.state.morale
    }

    /// Returns the victory points of each side for losses so far.
    pub const fn points(&self) -> &PerSide<Points> {
        &self.state.points
    }

    /// Returns the record of fire in the current phase. ST 10.33.
    pub const fn fires(&self) -> &Fires {
        &self.state.fires
    }

    /// Returns the hexes at which a unit fired in the Offensive Fire Phase. ST 13.2. ST-MEL-03.
    pub fn aimed_at(&self, unit: UnitId) -> impl Iterator<Item = HexId> + '_ {
        let aimed = self.state.aimed.iter().filter(move |(firer, _)| *firer == unit);
        aimed.map(|(_, hex)| *hex)
    }

    /// Returns the hex that a unit charges. `None` if it does not charge. ST 18.25.
    pub fn charge_of(&self, unit: UnitId) -> Option<HexId> {
        self.state.charges.iter().find(|(charger, _)| *charger == unit).map(|(_, hex)| *hex)
    }

    /// Returns the declared charges.
    pub fn charges(&self) -> &[(UnitId, HexId)] {
        &self.state.charges
    }

    /// Returns the hexes that a cavalry unit entered in this player turn, in order. ST 18.22.
    pub fn ride_of(&self, unit: UnitId) -> impl Iterator<Item = HexId> + '_ {
        let ride = self.state.rides.iter().filter(move |(rider, _)| *rider == unit);
        ride.map(|(_, hex)| *hex)
    }

    /// Returns the hexes from which a unit retreated in this phase, in order. ST 15.4.
    pub fn retreated_from(&self, unit: UnitId) -> impl Iterator<Item = HexId> + '_ {
        let own = self.state.retreats.iter().filter(move |(other, _)| *other == unit);
        own.map(|(_, hex)| *hex)
    }

    /// Returns the melees in progress, including those whose units stay engaged.
    pub fn melees(&self) -> &[Melee] {
        &self.state.melees
    }

    /// Returns the melee in a hex.
    pub fn melee_in(&self, hex: HexId) -> Option<&Melee> {
        self.state.melees.iter().find(|melee| melee.hex == hex)
    }

    /// Returns the strategic result of the battle, once it is known. ST 22.5.
    pub const fn strategic(&self) -> Option<Strategic> {
        self.state.strategic
    }

    /// Whether an arm has fired at this hex in this phase. ST 10.33.
    pub fn was_fired_at(&self, hex: HexId, arm: FireArm) -> bool {
        self.state.fires.hexes.contains(&(hex, arm))
    }

    /// Whether a board loaded from a save can belong to this game. List lengths, hexes and
    /// strengths must be in range.
    pub fn fits(&self, rules: &Rules) -> bool {
        let (game, state) = (&rules.game, &self.state);
        let on_map = |place: Place| place.hex().is_none_or(|hex| hex.index() < game.map.grid.len());
        state.units.len() == game.units.len()
            && state.leaders.len() == game.leaders.len()
            && state.brigades.len() == game.brigades.len()
            && state.turn <= rules.scenario().turns.last
            && game.units.iter().zip(&state.units).all(|(info, unit)| {
                on_map(unit.place)
                    && unit.strength <= info.strength
                    && info.arm.formations().contains(&unit.formation)
            })
            && state.leaders.iter().all(|leader| on_map(leader.place))
    }

    fn of(state: State) -> Self {
        let mut board = Self { state, there: Stacks::default(), on_map: UnitSet::EMPTY };
        let mut units: Vec<_> = board.units().collect();
        // From top to bottom: the highest layer first.
        units.sort_by_key(|unit| std::cmp::Reverse(board.unit(*unit).layer));
        for unit in units {
            if let Some(hex) = board.hex_of(unit) {
                board.there.of_mut(hex).push(unit);
                board.on_map.insert(unit.index());
            }
        }
        board
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl Eq for Board {}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.state.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        State::deserialize(deserializer).map(Self::of)
    }
}
