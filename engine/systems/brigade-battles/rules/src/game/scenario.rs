use kernel::{HexId, Side};
use serde::{Deserialize, Serialize};

use super::{LeaderId, UnitId};

/// Scenario: turns, set-up, reinforcements and victory conditions. CM 12, 14.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Id of the scenario in the package.
    pub id: String,
    /// Name of the scenario, shown to players.
    pub name: String,
    /// Description of the scenario, shown to players.
    pub description: String,
    /// Number of the turn with which the scenario begins.
    pub first_turn: u8,
    /// Number of the turn after which the scenario ends.
    pub last_turn: u8,
    /// Phases of the first turn that are played.
    pub opening: Opening,
    /// Side that plays first on each turn. CM 5, 14.1.1.
    pub first_side: Side,
    /// Starting hexes of units. CM 14.2.1.
    pub setup: Vec<SetUp>,
    /// Leaders that start with or adjacent to their own units. Their owners choose the hexes. CM
    /// 14.1.2.
    pub leaders: Vec<LeaderId>,
    /// Groups of reinforcements, in the order of the package. CM 8.5.
    pub arrivals: Vec<Arrival>,
    /// Units and leaders that may not move before a certain turn. `None` if all may move. CM
    /// 14.2.3.
    pub held: Option<Held>,
    /// Optional rules that players may choose before the game.
    pub options: Vec<Optional>,
    /// Victory conditions of the scenario.
    pub victory: Victory,
}

impl Scenario {
    /// Returns a copy of the scenario without set-up, reinforcements and held units.
    #[must_use]
    pub fn unlimited(&self) -> Self {
        let (setup, arrivals, held) = (Vec::new(), Vec::new(), None);
        Self { id: "unlimited".to_owned(), setup, arrivals, held, ..self.clone() }
    }
}

/// Phases of the first turn that are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// All phases are played.
    Whole,
    /// Only the Artillery Phase of each side is played. CM 14.2.2. CW-SCN-04.
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

/// Group of reinforcements that arrive together. CM 8.5, 14.2.1, 14.3.2. CW-REI-01, CW-SCN-05,
/// CW-FRE-03.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Name of the group, shown to players.
    pub name: String,
    /// Side to which the group belongs.
    pub side: Side,
    /// Hex in which the group enters the map.
    pub hex: HexId,
    /// Turn on which the group is due, or the die roll that decides the turn.
    pub due: Due,
    /// Last turn on which the group may enter. `None` if there is no limit. CM 14.3.1. CW-FRE-01.
    pub latest: Option<u8>,
    /// Movement points of the group on the turn when it is due. `None` if they are not reduced. CM
    /// 14.3.1. CW-FRE-02.
    pub allowance: Option<u8>,
    /// Units that arrive with the group.
    pub units: Vec<UnitId>,
    /// Leaders who arrive with the group.
    pub leaders: Vec<LeaderId>,
    /// Index of the optional rule without which the group does not arrive. `None` if there is none.
    pub option: Option<usize>,
    /// Index of the optional rule that cancels the arrival of the group. `None` if there is none.
    pub without: Option<usize>,
    /// Victory points that the enemy scores when the group arrives. `None` if it scores none.
    pub price: Option<Price>,
}

/// Turn on which a group of reinforcements is due, or the die roll that decides the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// The turn is fixed and known from the start.
    Turn(u8),
    /// One die roll finds the turn in a table. CM 14.3.2. CW-FRE-04.
    Table {
        /// Turn on which the die is rolled.
        on: u8,
        /// Turn on which the group is due, for each roll of the die from 1 to 10.
        turns: [u8; 10],
    },
    /// A die is rolled on each turn. The group arrives if the modified roll is lower than the
    /// number of the turn. CM 14.4. CW-POP-01.
    EachTurn {
        /// First turn on which the die is rolled.
        from: u8,
        /// Number added to the die roll.
        modifier: i8,
    },
}

/// Victory points that the enemy scores when a group arrives. CM 14.4. CW-POP-02.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Price {
    /// Victory points for the arrival of the group.
    pub points: u16,
    /// Turns on which the enemy scores nothing for the arrival of the group.
    pub not_on: Vec<u8>,
}

/// Units and leaders that may not move before a certain turn. CM 14.2.3. CW-SCN-06.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Units that may not move before turn `until`.
    pub units: Vec<UnitId>,
    /// Leaders that may not move before turn `until`.
    pub leaders: Vec<LeaderId>,
    /// First turn on which these units and leaders may move.
    pub until: u8,
}

/// Optional rule that players may choose before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optional {
    /// Id of the optional rule in the package.
    pub id: String,
    /// Name of the optional rule, shown to players.
    pub name: String,
    /// Description of the optional rule's effect, shown to players.
    pub description: String,
}

/// Victory conditions of a scenario. CM 13, 14.1.6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Victory {
    /// Side that scores for objectives and must meet the victory conditions.
    pub side: Side,
    /// Victory points for each objective that the side holds at the end of a turn. CW-VIC-02.
    pub objective: u16,
    /// Hexes that are objectives.
    pub hexes: Vec<HexId>,
    /// Lead in victory points that the side needs to win. CW-VIC-04.
    pub balance: i32,
    /// Victory points from objectives that the side needs to win.
    pub from_objectives: u16,
    /// Victory points of each side for each strength point that its enemy loses. CW-VIC-01.
    pub strength: u16,
    /// Victory points of each side for each step that the enemy's leaders lose.
    pub leader: u16,
}
