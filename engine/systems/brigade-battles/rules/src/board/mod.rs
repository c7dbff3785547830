//! The position: plain data that changes by facts alone.

mod apply;
mod setup;

use kernel::{HexId, PerSide, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::{ArrivalId, Formation, LeaderId, LeaderSet, UnitId, UnitSet};
use crate::rules::Rules;

pub use setup::BoardSetup;

/// The position.
#[derive(Clone, Debug, Default)]
pub struct Board {
    state: State,
    /// Who stands in each hex: what the state says, to look up.
    there: Vec<Option<UnitId>>,
    /// Who stands on the map, likewise.
    on_map: UnitSet,
}

/// What is saved of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    turn: u8,
    stage: Stage,
    active: Option<Side>,
    units: Vec<UnitState>,
    leaders: Vec<LeaderState>,
    /// The turn on which each group of reinforcements is due, once that is known.
    due: Vec<Option<u8>>,
    /// The leaders whose Fate markers are still there.
    fate: LeaderSet,
    points: PerSide<Points>,
    /// Who was next to an enemy when the night turn began. CM 11.
    contact: UnitSet,
}

/// Where the sequence of play stands. CM 5. CW-SEQ-02.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Faces and leaders are chosen, as far as this step. CM 14.1.2.
    SetUp(u8),
    /// A turn begins.
    #[default]
    TurnStart,
    /// The Command Phase.
    Command,
    /// The Artillery Phase.
    Artillery,
    /// The Movement Phase.
    Movement,
    /// The Combat Phase: the other side fires.
    Defence,
    /// The Combat Phase: the active side fires.
    Offence,
    /// The Rally Phase.
    Rally,
    /// The turn ends.
    TurnEnd,
    /// Nothing more is played.
    Over,
}

/// What became of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitState {
    /// Where it is.
    pub place: Place,
    /// Its current strength points.
    pub strength: u8,
    /// How it is drawn up.
    pub formation: Formation,
    /// It shows its back. CM 2.4.
    pub shattered: bool,
    /// It carries a Rout marker. CM 9.8.2.
    pub routed: bool,
    /// It carries an Out of Command marker. CM 6.3.
    pub astray: bool,
    /// It carries a Fired marker. CM 3.3.5, 10.3.
    pub fired: bool,
    /// It has acted in this phase or step: moved, fired, or tried to rally.
    pub acted: bool,
    /// It was a target in this phase or step.
    pub shot_at: bool,
}

/// Where somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Not yet on the map.
    Off,
    /// On the map.
    Hex(HexId),
    /// Out of the game.
    Gone,
}

impl Place {
    /// The hex, if it is one.
    pub const fn hex(self) -> Option<HexId> {
        match self {
            Self::Hex(hex) => Some(hex),
            Self::Off | Self::Gone => None,
        }
    }
}

/// What became of a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderState {
    /// Where he is.
    pub place: Place,
    /// It is his replacement. CM 3.3.6.
    pub replaced: bool,
    /// He has moved in this phase.
    pub acted: bool,
}

/// The points of a side, by what they were had for. CM 13. CW-VIC-03.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// For strength points of the enemy.
    pub strength: u16,
    /// For steps of enemy leaders.
    pub leaders: u16,
    /// For objectives.
    pub objectives: u16,
    /// For what the enemy called for help.
    pub price: u16,
}

impl Points {
    /// All of them.
    pub const fn total(self) -> u16 {
        self.strength + self.leaders + self.objectives + self.price
    }
}

impl Board {
    /// The game turn.
    pub const fn turn(&self) -> u8 {
        self.state.turn
    }

    /// Where the sequence of play stands.
    pub const fn stage(&self) -> Stage {
        self.state.stage
    }

    /// Whose half of the turn it is; of the Union before the first.
    pub fn active(&self) -> Side {
        self.state.active.unwrap_or(Side::Usa)
    }

    /// What became of a unit.
    pub fn unit(&self, unit: UnitId) -> &UnitState {
        &self.state.units[unit.index()]
    }

    /// What became of a leader.
    pub fn leader(&self, leader: LeaderId) -> &LeaderState {
        &self.state.leaders[leader.index()]
    }

    /// All units.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.state.units.len()).map(UnitId::from_index)
    }

    /// The units on the map.
    pub fn units_on_map(&self) -> impl Iterator<Item = UnitId> + use<> {
        self.on_map.iter().map(UnitId::from_index)
    }

    /// All leaders.
    pub fn leaders(&self) -> impl Iterator<Item = LeaderId> + use<> {
        (0..self.state.leaders.len()).map(LeaderId::from_index)
    }

    /// Where a unit stands, if it is on the map.
    pub fn hex_of(&self, unit: UnitId) -> Option<HexId> {
        self.unit(unit).place.hex()
    }

    /// Where a leader is, if he is on the map.
    pub fn hex_of_leader(&self, leader: LeaderId) -> Option<HexId> {
        self.leader(leader).place.hex()
    }

    /// The combat unit in a hex: there is one at most. CM 2.1. CW-STK-01.
    pub fn unit_in(&self, hex: HexId) -> Option<UnitId> {
        self.there.get(hex.index()).copied().flatten()
    }

    /// The leaders in a hex. CM 2.1. CW-STK-02.
    pub fn leaders_in(&self, hex: HexId) -> impl Iterator<Item = LeaderId> + '_ {
        self.leaders().filter(move |leader| self.hex_of_leader(*leader) == Some(hex))
    }

    /// When a group of reinforcements is due, once that is known.
    pub fn due(&self, arrival: ArrivalId) -> Option<u8> {
        self.state.due.get(arrival.index()).copied().flatten()
    }

    /// Whether the Fate marker of a leader is still there. CM 14.1.5.
    pub const fn has_fate(&self, leader: LeaderId) -> bool {
        self.state.fate.contains(leader.index())
    }

    /// The points of both sides.
    pub const fn points(&self) -> &PerSide<Points> {
        &self.state.points
    }

    /// Whether a unit was next to an enemy when the night turn began. CM 11.
    pub const fn had_contact(&self, unit: UnitId) -> bool {
        self.state.contact.contains(unit.index())
    }

    /// Whether a board that comes from outside can be one of this game.
    pub fn fits(&self, rules: &Rules) -> bool {
        let (game, scenario, state) = (&rules.game, rules.scenario(), &self.state);
        let on_map = |place: Place| place.hex().is_none_or(|hex| hex.index() < game.map.grid.len());
        let turns = scenario.first_turn..=scenario.last_turn;
        let fits_counter = |(info, unit): (&crate::game::UnitInfo, &UnitState)| {
            on_map(unit.place)
                && unit.strength <= info.strength
                && info.arm.formations().contains(&unit.formation)
        };
        state.units.len() == game.units.len()
            && state.leaders.len() == game.leaders.len()
            && state.due.len() == scenario.arrivals.len()
            && turns.contains(&state.turn)
            && game.units.iter().zip(&state.units).all(fits_counter)
            && state.leaders.iter().all(|leader| on_map(leader.place))
            && state.fate.iter().all(|leader| leader < game.leaders.len())
            && state.contact.iter().all(|unit| unit < game.units.len())
    }

    fn of(state: State) -> Self {
        let mut board = Self { state, there: Vec::new(), on_map: UnitSet::EMPTY };
        for unit in board.units() {
            if let Some(hex) = board.hex_of(unit) {
                board.occupy(hex, unit);
            }
        }
        board
    }

    /// Somebody stands in a hex from now on, if nobody did.
    fn occupy(&mut self, hex: HexId, unit: UnitId) {
        if self.there.len() <= hex.index() {
            self.there.resize(hex.index() + 1, None);
        }
        self.there[hex.index()].get_or_insert(unit);
        self.on_map.insert(unit.index());
    }

    /// Somebody has left a hex, if he held it.
    fn vacate(&mut self, hex: HexId, unit: UnitId) {
        if let Some(there) = self.there.get_mut(hex.index()).filter(|there| **there == Some(unit)) {
            *there = None;
        }
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
