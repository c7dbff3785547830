use kernel::{HexId, Side};
use serde::{Deserialize, Serialize};

use super::{LeaderId, UnitId};

/// Scenario: turns, set-up, reinforcements and victory conditions. CM 12, 14.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Id in the package.
    pub id: String,
    /// Name of the scenario for players.
    pub name: String,
    /// Description for players.
    pub description: String,
    /// Number of the first turn.
    pub first_turn: u8,
    /// Number of the turn after which the scenario ends.
    pub last_turn: u8,
    /// Phases of the first turn that are played.
    pub opening: Opening,
    /// Side that plays first in each turn. CM 5, 14.1.1.
    pub first_side: Side,
    /// Starting hexes of units. CM 14.2.1.
    pub setup: Vec<SetUp>,
    /// Leaders that are set up with or next to their own units. CM 14.1.2.
    pub leaders: Vec<LeaderId>,
    /// Reinforcement groups, in the order of the package. CM 8.5.
    pub arrivals: Vec<Arrival>,
    /// Units and leaders that may not move at first. `None` if all may move. CM 14.2.3.
    pub held: Option<Held>,
    /// Optional rules of the scenario.
    pub options: Vec<Optional>,
    /// Conditions under which each side wins.
    pub victory: Victory,
}

impl Scenario {
    /// Returns the scenario without units on the map, reinforcements or held units.
    #[must_use]
    pub fn unlimited(&self) -> Self {
        let (setup, arrivals, held) = (Vec::new(), Vec::new(), None);
        Self { id: "unlimited".to_owned(), setup, arrivals, held, ..self.clone() }
    }
}

/// Phases of the first turn that are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// All phases of the turn.
    Whole,
    /// Only the Artillery Phase of each side. CM 14.2.2. CW-SCN-04.
    ArtilleryOnly,
}

/// Starting hex of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// Unit that is set up.
    pub unit: UnitId,
    /// Starting hex of the unit.
    pub hex: HexId,
}

/// Group of reinforcements with a common arrival. CM 8.5, 14.2.1, 14.3.2. CW-REI-01, CW-SCN-05,
/// CW-FRE-03.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Name of the group for players.
    pub name: String,
    /// Side of the group.
    pub side: Side,
    /// Hex in which the group enters the map.
    pub hex: HexId,
    /// Turn on which the group is due, or the die that decides it.
    pub due: Due,
    /// Last turn on which the group may enter. `None` if there is no limit. CM 14.3.1. CW-FRE-01.
    pub latest: Option<u8>,
    /// Movement points on the first due turn. `None` if not reduced. CM 14.3.1. CW-FRE-02.
    pub allowance: Option<u8>,
    /// Units that arrive with the group.
    pub units: Vec<UnitId>,
    /// Leaders who arrive with the group.
    pub leaders: Vec<LeaderId>,
    /// Index of the optional rule under which the group arrives. `None` if it always arrives.
    pub option: Option<usize>,
    /// Index of the optional rule under which the group does not arrive.
    pub without: Option<usize>,
    /// Points that the other side scores for the arrival. `None` if it scores nothing.
    pub price: Option<Price>,
}

/// Due turn of a reinforcement group, or the die that decides it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// Fixed turn, known from the start.
    Turn(u8),
    /// Turn read from a table by one die roll. CM 14.3.2. CW-FRE-04.
    Table {
        /// Turn on which the die is rolled.
        on: u8,
        /// Due turn for each die face, from 1 up.
        turns: [u8; 10],
    },
    /// Die rolled each turn. The group arrives if the modified die is less than the turn number. CM
    /// 14.4. CW-POP-01.
    EachTurn {
        /// First turn on which the die is rolled.
        from: u8,
        /// Die modifier of the roll.
        modifier: i8,
    },
}

/// Points that the other side scores for an arrival. CM 14.4. CW-POP-02.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Price {
    /// Points for one arrival of the group.
    pub points: u16,
    /// Arrival turns for which the other side scores nothing.
    pub not_on: Vec<u8>,
}

/// Units and leaders that may not move at first. CM 14.2.3. CW-SCN-06.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Units that may not move.
    pub units: Vec<UnitId>,
    /// Leaders that may not move.
    pub leaders: Vec<LeaderId>,
    /// First turn on which these units and leaders may move.
    pub until: u8,
}

/// Optional rule that players may switch on for a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optional {
    /// Id in the package.
    pub id: String,
    /// Name of the optional rule for players.
    pub name: String,
    /// Description of the optional rule's effect, shown to players.
    pub description: String,
}

/// Victory conditions of a scenario. CM 13, 14.1.6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Victory {
    /// Side that scores for objectives and must meet the victory conditions.
    pub side: Side,
    /// Points for each objective at the end of each turn. CW-VIC-02.
    pub objective: u16,
    /// Hexes that count as objectives.
    pub hexes: Vec<HexId>,
    /// Lead in points that this side needs. CW-VIC-04.
    pub balance: i32,
    /// Points that this side needs from objectives.
    pub from_objectives: u16,
    /// Points for each strength point that the other side loses. CW-VIC-01.
    pub strength: u16,
    /// Points for each step that the other side's leaders lose.
    pub leader: u16,
}
