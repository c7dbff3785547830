//! Position of a match: plain data that only facts change.

mod apply;
mod setup;

use kernel::{HexId, PerSide, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::{ArrivalId, Formation, LeaderId, LeaderSet, UnitId, UnitSet};
use crate::rules::Rules;

pub use setup::BoardSetup;

/// Position of a match: the saved state, and lookup tables derived from it.
#[derive(Clone, Debug, Default)]
pub struct Board {
    state: State,
    /// Unit in each hex, by hex id. The table is derived from the saved state.
    there: Vec<Option<UnitId>>,
    /// Units that are on the map. The set is derived from the saved state.
    on_map: UnitSet,
}

/// Part of a position that saves contain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    turn: u8,
    stage: Stage,
    active: Option<Side>,
    units: Vec<UnitState>,
    leaders: Vec<LeaderState>,
    /// Turn on which each group of reinforcements is due. `None` until the turn is known.
    due: Vec<Option<u8>>,
    /// Leaders whose Fate markers are still available.
    fate: LeaderSet,
    points: PerSide<Points>,
    /// Units that were adjacent to an enemy at the start of the night turn. CM 11.
    contact: UnitSet,
}

/// Current phase or step of the sequence of play. CM 5. CW-SEQ-02.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Set-up of formations and leader hexes. The number is the index of the current set-up
    /// question. CM 14.1.2.
    SetUp(u8),
    /// Start of a game turn.
    #[default]
    TurnStart,
    /// The Command Phase.
    Command,
    /// The Artillery Phase.
    Artillery,
    /// The Movement Phase.
    Movement,
    /// The defensive fire of the Combat Phase, by the inactive side.
    Defence,
    /// The offensive fire of the Combat Phase, by the active side.
    Offence,
    /// The Rally Phase.
    Rally,
    /// End of a game turn: the objectives are scored, and the next turn begins or the game ends.
    TurnEnd,
    /// The game is over.
    Over,
}

/// State of a combat unit during a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitState {
    /// Place of the unit, on or off the map.
    pub place: Place,
    /// Current strength points of the unit.
    pub strength: u8,
    /// Current formation of the unit.
    pub formation: Formation,
    /// Whether the unit is shattered: its counter shows the back. CM 2.4.
    pub shattered: bool,
    /// Whether the unit carries a Rout marker. CM 9.8.2.
    pub routed: bool,
    /// Whether the unit carries an Out of Command marker. CM 6.3.
    #[serde(rename = "astray")]
    pub out_of_command: bool,
    /// Whether the unit carries a Fired marker. CM 3.3.5, 10.3.
    pub fired: bool,
    /// Whether the unit has moved, fired or tried to rally in the current phase or step.
    pub acted: bool,
    /// Whether the unit has been a target of fire in the current phase or step.
    pub shot_at: bool,
}

/// Place of a unit or leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The unit or leader is not yet on the map.
    Off,
    /// The unit or leader is in this hex of the map.
    Hex(HexId),
    /// The unit or leader is permanently out of the game.
    Gone,
}

impl Place {
    /// Returns the hex of the place. `None` if the place is off the map.
    pub const fn hex(self) -> Option<HexId> {
        match self {
            Self::Hex(hex) => Some(hex),
            Self::Off | Self::Gone => None,
        }
    }
}

/// State of a leader during a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaderState {
    /// Place of the leader, on or off the map.
    pub place: Place,
    /// Whether a replacement has replaced the original leader. CM 3.3.6.
    pub replaced: bool,
    /// Whether the leader has moved in the current phase.
    pub acted: bool,
}

/// Victory points of one side, by cause. CM 13. CW-VIC-03.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// Victory points for strength points that the enemy has lost.
    pub strength: u16,
    /// Victory points for the steps that enemy leaders have lost.
    pub leaders: u16,
    /// Victory points for objectives held at the end of turns.
    pub objectives: u16,
    /// Victory points scored for the arrival of enemy reinforcements.
    pub price: u16,
}

impl Points {
    /// Returns the sum of the victory points from all causes.
    pub const fn total(self) -> u16 {
        self.strength + self.leaders + self.objectives + self.price
    }
}

impl Board {
    /// Returns the number of the current game turn.
    pub const fn turn(&self) -> u8 {
        self.state.turn
    }

    /// Returns the current phase or step.
    pub const fn stage(&self) -> Stage {
        self.state.stage
    }

    /// Returns the active side. Before the first turn, this is the Union.
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

    /// Returns the hex of a unit. `None` if the unit is not on the map.
    pub fn hex_of(&self, unit: UnitId) -> Option<HexId> {
        self.unit(unit).place.hex()
    }

    /// Returns the hex of a leader. `None` if the leader is not on the map.
    pub fn hex_of_leader(&self, leader: LeaderId) -> Option<HexId> {
        self.leader(leader).place.hex()
    }

    /// Returns the combat unit in a hex. A hex holds at most one. CM 2.1. CW-STK-01.
    pub fn unit_in(&self, hex: HexId) -> Option<UnitId> {
        self.there.get(hex.index()).copied().flatten()
    }

    /// Returns the leaders in a hex. CM 2.1. CW-STK-02.
    pub fn leaders_in(&self, hex: HexId) -> impl Iterator<Item = LeaderId> + '_ {
        self.leaders().filter(move |leader| self.hex_of_leader(*leader) == Some(hex))
    }

    /// Returns the turn on which a group of reinforcements is due. `None` until the turn is known.
    pub fn due(&self, arrival: ArrivalId) -> Option<u8> {
        self.state.due.get(arrival.index()).copied().flatten()
    }

    /// Whether the Fate marker of a leader is still available. CM 14.1.5.
    pub const fn has_fate(&self, leader: LeaderId) -> bool {
        self.state.fate.contains(leader.index())
    }

    /// Returns the victory points of each side.
    pub const fn points(&self) -> &PerSide<Points> {
        &self.state.points
    }

    /// Whether a unit was adjacent to an enemy at the start of the night turn. CM 11.
    pub const fn had_contact(&self, unit: UnitId) -> bool {
        self.state.contact.contains(unit.index())
    }

    /// Whether a board loaded from a save can belong to this game. List lengths, hexes, turn and
    /// strengths must be in range.
    pub fn fits(&self, rules: &Rules) -> bool {
        let (game, scenario, state) = (&rules.game, rules.scenario(), &self.state);
        let on_map = |place: Place| place.hex().is_none_or(|hex| hex.index() < game.map.grid.len());
        let turns = scenario.turns.first..=scenario.turns.last;
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

    /// Records a unit as the occupant of a hex. If the hex already has an occupant, that unit stays
    /// recorded.
    fn occupy(&mut self, hex: HexId, unit: UnitId) {
        if self.there.len() <= hex.index() {
            self.there.resize(hex.index() + 1, None);
        }
        self.there[hex.index()].get_or_insert(unit);
        self.on_map.insert(unit.index());
    }

    /// Removes a unit as the occupant of a hex. If another unit is the occupant, that unit stays
    /// recorded.
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
