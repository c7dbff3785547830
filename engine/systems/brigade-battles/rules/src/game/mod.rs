//! Game data that do not change during a match: map, forces, charts and scenarios.

mod charts;
mod forces;
mod ids;
mod map;
mod scenario;
mod steps;
mod worked_out;

use kernel::origin::Provenance;
use kernel::{Cached, HexId, Listed, Origins, PerSide, bounds};
use serde::{Deserialize, Serialize};

pub use charts::{
    Allowances, Band, Charts, Column, CombatChart, Command, Costs, Factor, Morale, Ranges, Result,
    Stream, Terrain, TerrainEffects, TerrainLook, Turns,
};
pub use forces::{Arm, Colour, Division, Formation, LeaderInfo, UnitInfo};
pub use ids::{
    ArrivalId, DivisionId, LeaderId, LeaderSet, OptionId, ScenarioId, TerrainId, UnitId, UnitSet,
};
pub use map::{HexGround, HexsideGround, Map, OnHexside, Road};
pub use scenario::{
    Arrival, Due, DueTable, EachTurn, Held, Opening, Optional, Price, Scenario, SetUp, Victory,
};
pub use steps::{CLOSED, MapStep, Pace};
pub use worked_out::WorkedOut;

/// Number of men per strength point, by arm.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Men {
    /// Number of men per strength point of infantry, from 1 to 10000.
    #[serde(deserialize_with = "bounds::within::<1, 10000, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 10000)))]
    pub infantry: u32,
    /// Number of men per strength point of cavalry, from 1 to 10000.
    #[serde(deserialize_with = "bounds::within::<1, 10000, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 10000)))]
    pub cavalry: u32,
    /// Origin of the two numbers.
    pub provenance: Option<Provenance>,
}

/// Compiled game, with caches of what follows from it alone.
pub type Game = Cached<Battle, WorkedOut>;

/// All data that do not change during a match, as compiled from a package.
#[derive(Clone, Debug)]
pub struct Battle {
    /// Id of the package.
    pub id: String,
    /// Title of the game, shown to players.
    pub title: String,
    /// Name of each side, shown to players.
    pub side_names: PerSide<String>,
    /// Map of the game.
    pub map: Map,
    /// Combat units, in the order of the package.
    pub units: Listed<UnitInfo>,
    /// Leaders, in the order of the package.
    pub leaders: Listed<LeaderInfo>,
    /// Divisions, in the order of the package.
    pub divisions: Listed<Division>,
    /// Charts of the player aid.
    pub charts: Charts,
    /// Number of men per strength point. `None` if the package does not state it. CM 14. CW-GEN-02.
    pub men: Option<Men>,
    /// Leaders whose names are on Fate markers, by side. CM 14.1.5.
    pub fate: PerSide<Vec<LeaderId>>,
    /// Hexes towards which the units of each side retreat and rout. CM 14.1.4.
    pub retreat: PerSide<Vec<HexId>>,
    /// Scenarios, in the order of the package.
    pub scenarios: Vec<Scenario>,
    /// Origins of the figures in the package.
    pub origins: Origins,
}
