use kernel::{HexId, Side};
use serde::{Deserialize, Serialize};

use super::{LeaderId, UnitId};

/// A scenario. CM 12, 14.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The id of the package.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it is about.
    pub description: String,
    /// The first turn.
    pub first_turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// What is played of the first turn.
    pub opening: Opening,
    /// Who plays first in each turn. CM 5, 14.1.1.
    pub first_side: Side,
    /// Where units begin. CM 14.2.1.
    pub setup: Vec<SetUp>,
    /// Leaders that begin with or next to their own. CM 14.1.2.
    pub leaders: Vec<LeaderId>,
    /// Who comes later, and where. CM 8.5.
    pub arrivals: Vec<Arrival>,
    /// Who must wait where they stand. CM 14.2.3.
    pub held: Option<Held>,
    /// Rules that may be agreed on.
    pub options: Vec<Optional>,
    /// How it is won.
    pub victory: Victory,
}

impl Scenario {
    /// The same with nobody on the map, nobody to come, and nobody who must wait.
    #[must_use]
    pub fn unlimited(&self) -> Self {
        let (setup, arrivals, held) = (Vec::new(), Vec::new(), None);
        Self { id: "unlimited".to_owned(), setup, arrivals, held, ..self.clone() }
    }
}

/// What is played of the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// All of it.
    Whole,
    /// The Artillery Phase of each side. CM 14.2.2. CW-SCN-04.
    ArtilleryOnly,
}

/// A unit where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// The unit.
    pub unit: UnitId,
    /// Its hex.
    pub hex: HexId,
}

/// Who comes together, and how. CM 8.5, 14.2.1, 14.3.2. CW-REI-01, CW-SCN-05, CW-FRE-03.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// What it is called.
    pub name: String,
    /// Whose they are.
    pub side: Side,
    /// Where they enter.
    pub hex: HexId,
    /// When they are due.
    pub due: Due,
    /// The last turn on which they may stay away, if there is one. CM 14.3.1. CW-FRE-01.
    pub latest: Option<u8>,
    /// Their movement points on the turn on which they are first due, if fewer. CM 14.3.1. CW-FRE-02.
    pub allowance: Option<u8>,
    /// The units.
    pub units: Vec<UnitId>,
    /// The leaders.
    pub leaders: Vec<LeaderId>,
    /// The index of the option with which they come; without one they always do.
    pub option: Option<usize>,
    /// The index of the option with which they do not come in this way.
    pub without: Option<usize>,
    /// What their coming costs their side.
    pub price: Option<Price>,
}

/// When reinforcements are due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// On this turn.
    Turn(u8),
    /// On the turn that a die says, rolled on a turn. CM 14.3.2. CW-FRE-04.
    Table {
        /// When it is rolled.
        on: u8,
        /// The turn for each face, from 1 up.
        turns: [u8; 10],
    },
    /// A die is rolled each turn: modified, it has to be less than the turn. CM 14.4. CW-POP-01.
    EachTurn {
        /// From when on.
        from: u8,
        /// What is added to the die.
        modifier: i8,
    },
}

/// Points that the other side has for an arrival. CM 14.4. CW-POP-02.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Price {
    /// How many.
    pub points: u16,
    /// The turns on which it has none.
    pub not_on: Vec<u8>,
}

/// Who must wait where they stand. CM 14.2.3. CW-SCN-06.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The units.
    pub units: Vec<UnitId>,
    /// The leaders.
    pub leaders: Vec<LeaderId>,
    /// They are free from this turn on.
    pub until: u8,
}

/// A rule that may be agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optional {
    /// The id of the package.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it brings.
    pub description: String,
}

/// How a scenario is won. CM 13, 14.1.6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Victory {
    /// Who holds objectives, and has to win.
    pub side: Side,
    /// Points for each objective at the end of each turn. CW-VIC-02.
    pub objective: u16,
    /// The objectives.
    pub hexes: Vec<HexId>,
    /// By so much that side has to be ahead. CW-VIC-04.
    pub balance: i32,
    /// So much of it has to come from objectives.
    pub from_objectives: u16,
    /// Points for each strength point that the other side loses. CW-VIC-01.
    pub strength: u16,
    /// Points for each step of a leader.
    pub leader: u16,
}
