//! Immutable game data: map, forces, charts, scenarios.

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
                /// Returns the id for an index in its list.
                pub const fn from_index(index: usize) -> Self {
                    Self(index as u8)
                }

                /// Returns the index in its list.
                pub const fn index(self) -> usize {
                    self.0 as usize
                }
            }
        )+
    };
}

ids! {
    /// A combat unit.
    UnitId,
    /// A leader.
    LeaderId,
    /// A division.
    DivisionId,
    /// A kind of terrain.
    TerrainId,
    /// A scenario.
    ScenarioId,
    /// A group of reinforcements of a scenario.
    ArrivalId,
}

/// A set of units.
pub type UnitSet = IdSet<2>;
/// A set of leaders.
pub type LeaderSet = IdSet<1>;

/// Number of men in a strength point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Men {
    /// Infantrymen.
    pub infantry: u32,
    /// Cavalrymen.
    pub cavalry: u32,
}

/// A compiled game.
#[derive(Clone, Debug)]
pub struct Game {
    /// Package id.
    pub id: String,
    /// Display name.
    pub title: String,
    /// Names of the sides.
    pub side_names: PerSide<String>,
    /// The map.
    pub map: Map,
    /// The combat units, in the order of the package.
    pub units: Vec<UnitInfo>,
    /// The leaders, in the order of the package.
    pub leaders: Vec<LeaderInfo>,
    /// The divisions, in the order of the package.
    pub divisions: Vec<Division>,
    /// The charts.
    pub charts: Charts,
    /// Number of men in a strength point, if the package says so. CM 14. CW-GEN-02.
    pub men: Option<Men>,
    /// Leaders named on the Fate markers of each side. CM 14.1.5.
    pub fate: PerSide<Vec<LeaderId>>,
    /// Goals of retreat and rout for each side. CM 14.1.4.
    pub retreat: PerSide<Vec<HexId>>,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// Origin of the figures.
    pub origins: Origins,
}
