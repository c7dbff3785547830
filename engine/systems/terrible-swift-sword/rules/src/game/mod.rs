//! Game data that do not change during a match: map, forces, charts and scenarios.

mod charts;
mod forces;
mod map;
mod scenario;

use kernel::{IdSet, Listed, Origins, PerSide, small_id};

pub use charts::{
    Allowances, Charts, Demoralisation, Entry, FireChart, FireResult, FormationCosts, GunLosses,
    HexCosts, LeaderLoss, LossNumbers, MeleeChart, MeleeResult, MovementCosts, Multiple, RangeBand,
    Ranges, RoutChart, RoutLine, SideCosts, SideEffect, Stacking, Track,
};
pub use forces::{
    Arm, Brigade, Formation, LeaderInfo, Letter, MoveClass, Ratings, UnitInfo, Weapon,
};
pub use map::{HexGround, Hexside, Map, Rise, SightLevel, Terrain, Thoroughfare, Waterway, Way};
pub use scenario::{
    ArmyExit, Exit, Hill, Levels, Optional, Placement, Points, Scenario, Turns, Zone, ZoneKind,
};

small_id!(
    /// Index of a combat unit or wagon of the game.
    UnitId(u8),
    "$ref unit"
);
small_id!(
    /// Index of a leader of the game.
    LeaderId(u8),
    "$ref leader"
);
small_id!(
    /// Index of a brigade of the game.
    BrigadeId(u8),
    "$ref brigade"
);
small_id!(
    /// Index of a scenario of the game.
    ScenarioId(u8)
);

/// Set of units, which stores their ids as bits.
pub type UnitSet = IdSet<2>;
/// Set of leaders, which stores their ids as bits.
pub type LeaderSet = IdSet<1>;
/// Set of brigades, which stores their ids as bits.
pub type BrigadeSet = IdSet<1>;

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
    /// Combat units and wagons, in the order of the package.
    pub units: Listed<UnitInfo>,
    /// Leaders, in the order of the package.
    pub leaders: Listed<LeaderInfo>,
    /// Brigades, in the order of the package.
    pub brigades: Listed<Brigade>,
    /// Charts of the player aid.
    pub charts: Charts,
    /// Scenarios, in the order of the package.
    pub scenarios: Vec<Scenario>,
    /// Origins of the figures in the package.
    pub origins: Origins,
}
