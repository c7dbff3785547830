//! Game data that do not change during a match: map, forces, charts and scenarios.

mod charts;
mod forces;
mod map;
mod scenario;

use kernel::{HexId, IdSet, Origins, PerSide};
use serde::{Deserialize, Serialize};

pub use charts::{
    Allowances, Band, Charts, CombatChart, Command, Costs, Morale, Result, Terrain, TerrainLook,
    Turns,
};
pub use forces::{Arm, Colour, Division, Formation, LeaderInfo, Under, UnitInfo};
pub use map::{HexGround, HexsideGround, Map, OnHexside, Road};
pub use scenario::{Arrival, Due, Held, Opening, Optional, Price, Scenario, SetUp, Victory};

macro_rules! ids {
    ($(#[doc = $doc:literal] $name:ident,)+) => {
        $(
            #[doc = $doc]
            #[derive(
                Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
            )]
            pub struct $name(pub u8);

            impl $name {
                /// Returns the id of the item at an index of its list.
                pub const fn from_index(index: usize) -> Self {
                    Self(index as u8)
                }

                /// Returns the index of the item in its list.
                pub const fn index(self) -> usize {
                    self.0 as usize
                }
            }
        )+
    };
}

ids! {
    /// Index of a combat unit of the game.
    UnitId,
    /// Index of a leader of the game.
    LeaderId,
    /// Index of a division of the game.
    DivisionId,
    /// Index of a kind of terrain in the charts.
    TerrainId,
    /// Index of a scenario of the game.
    ScenarioId,
    /// Index of a reinforcement group of the scenario.
    ArrivalId,
}

/// Set of units, which stores their ids as bits.
pub type UnitSet = IdSet<2>;
/// Set of leaders, which stores their ids as bits.
pub type LeaderSet = IdSet<1>;

/// Number of men per strength point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Men {
    /// Number of men per strength point of infantry.
    pub infantry: u32,
    /// Number of men per strength point of cavalry.
    pub cavalry: u32,
}

/// Compiled game: all data that do not change during a match.
#[derive(Clone, Debug)]
pub struct Game {
    /// Id of the package.
    pub id: String,
    /// Title of the game, shown to players.
    pub title: String,
    /// Name of each side, shown to players.
    pub side_names: PerSide<String>,
    /// Map of the game.
    pub map: Map,
    /// Combat units, in the order of the package.
    pub units: Vec<UnitInfo>,
    /// Leaders, in the order of the package.
    pub leaders: Vec<LeaderInfo>,
    /// Divisions, in the order of the package.
    pub divisions: Vec<Division>,
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
