use kernel::{HexId, Side};
use serde::{Deserialize, Serialize};

use super::{LeaderId, UnitId};

/// A scenario. CM 12, 14.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Id in the package.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Description.
    pub description: String,
    /// The first turn.
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// Phases of the first turn that are played.
    pub opening: Opening,
    /// Side that plays first in each turn. CM 5, 14.1.1.
    pub first_side: Side,
    /// Starting hexes of units. CM 14.2.1.
    pub setup: Vec<SetUp>,
    /// Leaders that are set up with or next to their own units. CM 14.1.2.
    pub leaders: Vec<LeaderId>,
    /// Reinforcement groups. CM 8.5.
    pub arrivals: Vec<Arrival>,
    /// Units and leaders that may not move at first. CM 14.2.3.
    pub held: Option<Held>,
    /// Optional rules.
    pub options: Vec<Optional>,
    /// Victory conditions.
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
    /// The whole turn.
    Whole,
    /// Only the Artillery Phase of each side. CM 14.2.2. CW-SCN-04.
    ArtilleryOnly,
}

/// Starting hex of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// Unit to set up.
    pub unit: UnitId,
    /// Starting hex of the unit.
    pub hex: HexId,
}

/// Group of reinforcements. CM 8.5, 14.2.1, 14.3.2. CW-REI-01, CW-SCN-05, CW-FRE-03.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Display name.
    pub name: String,
    /// Owning side.
    pub side: Side,
    /// Entry hex.
    pub hex: HexId,
    /// Due turn.
    pub due: Due,
    /// Last turn on which the group may delay its entry, if there is one. CM 14.3.1. CW-FRE-01.
    pub latest: Option<u8>,
    /// Movement points on the first due turn, if reduced. CM 14.3.1. CW-FRE-02.
    pub allowance: Option<u8>,
    /// Units of the group.
    pub units: Vec<UnitId>,
    /// Leaders of the group.
    pub leaders: Vec<LeaderId>,
    /// Index of the optional rule under which the group comes; `None` if it always comes.
    pub option: Option<usize>,
    /// Index of the optional rule under which this group does not come.
    pub without: Option<usize>,
    /// Points that the other side gets for the arrival, if any.
    pub price: Option<Price>,
}

/// Due turn of reinforcements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// Fixed turn.
    Turn(u8),
    /// Turn found by one die roll on a table. CM 14.3.2. CW-FRE-04.
    Table {
        /// Turn on which the die is rolled.
        on: u8,
        /// Due turn for each die face, from 1 up.
        turns: [u8; 10],
    },
    /// Die rolled each turn. The group comes if the modified die is less than the turn. CM 14.4.
    /// CW-POP-01.
    EachTurn {
        /// First turn of the rolls.
        from: u8,
        /// Die modifier.
        modifier: i8,
    },
}

/// Points that the other side gets for an arrival. CM 14.4. CW-POP-02.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Price {
    /// Number of points.
    pub points: u16,
    /// Turns on which an arrival gives no points.
    pub not_on: Vec<u8>,
}

/// Units and leaders that may not move at first. CM 14.2.3. CW-SCN-06.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Units that may not move.
    pub units: Vec<UnitId>,
    /// Leaders that may not move.
    pub leaders: Vec<LeaderId>,
    /// First turn on which they may move.
    pub until: u8,
}

/// Optional rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optional {
    /// Id in the package.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Description of its effect.
    pub description: String,
}

/// Victory conditions of a scenario. CM 13, 14.1.6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Victory {
    /// Side that scores objectives and has to win.
    pub side: Side,
    /// Points for each objective at the end of each turn. CW-VIC-02.
    pub objective: u16,
    /// Objective hexes.
    pub hexes: Vec<HexId>,
    /// Lead in points that this side needs. CW-VIC-04.
    pub balance: i32,
    /// Points that this side needs from objectives.
    pub from_objectives: u16,
    /// Points for each strength point that the other side loses. CW-VIC-01.
    pub strength: u16,
    /// Points for each step of a leader.
    pub leader: u16,
}
