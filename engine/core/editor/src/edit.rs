//! Edits of map and set-up.

use kernel::{HexNumber, HexPair, Side};
use serde::{Deserialize, Serialize};

/// One edit. Programs write it as JSON with the field `do`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Edit {
    /// Sets the terrain of hexes.
    Terrain {
        /// Hexes to change.
        hexes: Vec<HexNumber>,
        /// Id of the terrain.
        to: String,
    },
    /// Sets the level of hexes.
    Level {
        /// Hexes to change.
        hexes: Vec<HexNumber>,
        /// Level, as a number or word.
        to: String,
    },
    /// Adds a feature to a hexside.
    AddSide {
        /// Feature, such as `stream` or `features/stone-wall`.
        kind: String,
        /// The two hexes. Their order is corrected if levels decide it.
        side: HexPair,
    },
    /// Removes a feature from a hexside.
    RemoveSide {
        /// Feature, such as `stream` or `features/stone-wall`.
        kind: String,
        /// The two hexes, in any order.
        side: HexPair,
    },
    /// Derives the slopes around hexes from the levels.
    Slopes {
        /// Hexes whose hexsides change. Empty for the whole map.
        hexes: Vec<HexNumber>,
    },
    /// Sets the course of a road. An empty path removes the road.
    Road {
        /// Name of the road.
        name: String,
        /// Kind of the road, if the rule system has kinds.
        kind: Option<String>,
        /// Hexes in order. Each is adjacent to the one before it.
        path: Vec<HexNumber>,
    },
    /// Names a hex. An empty name removes the name.
    Place {
        /// Hex to name.
        hex: HexNumber,
        /// Name that the map shows.
        name: String,
    },
    /// Places a unit in a scenario, moves it, or takes it off the map.
    Unit {
        /// Id of the scenario.
        scenario: String,
        /// Id of the unit.
        unit: String,
        /// Hex in which the unit starts. `None` takes it off the map.
        hex: Option<HexNumber>,
        /// Direction that a new stack faces, if units have a facing.
        facing: Option<String>,
    },
    /// Adds a reinforcement to a scenario.
    AddArrival {
        /// Id of the scenario.
        scenario: String,
        /// The reinforcement.
        arrival: ArrivalWords,
    },
    /// Changes turn and entry hex of a reinforcement.
    MoveArrival {
        /// Id of the scenario.
        scenario: String,
        /// Index of the reinforcement, from 0.
        index: usize,
        /// Turn of the arrival.
        turn: u8,
        /// Entry hex.
        hex: HexNumber,
    },
    /// Removes a reinforcement from a scenario.
    RemoveArrival {
        /// Id of the scenario.
        scenario: String,
        /// Index of the reinforcement, from 0.
        index: usize,
    },
    /// Sets the points for a hex at the end of a scenario. No points remove the objective.
    Objective {
        /// Id of the scenario.
        scenario: String,
        /// Hex of the objective.
        hex: HexNumber,
        /// Side that scores.
        side: Side,
        /// Points of the side. `None` removes the objective.
        points: Option<i64>,
    },
}

/// A reinforcement as the author gives it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArrivalWords {
    /// Name of a group.
    #[serde(default)]
    pub name: String,
    /// Side of a group.
    pub side: Option<Side>,
    /// Turn of the arrival.
    pub turn: u8,
    /// Entry hex.
    pub hex: Option<HexNumber>,
    /// Id of a whole brigade, where brigades arrive.
    pub brigade: Option<String>,
    /// Ids of the units.
    #[serde(default)]
    pub units: Vec<String>,
}
