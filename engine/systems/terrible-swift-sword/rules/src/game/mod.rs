//! Game data that do not change during a match: map, forces, charts and scenarios.

mod charts;
mod forces;
mod ids;
mod map;
mod scenario;
mod sight;
mod steps;
mod worked_out;

use kernel::{Cached, Listed, Origins, PerSide};

pub use charts::{
    Allowances, Charts, Demoralisation, Entry, FireChart, FireResult, FormationCosts, GunLosses,
    HexCosts, LeaderLoss, LossNumbers, MeleeChart, MeleeResult, MovementCosts, Multiple, RangeBand,
    Ranges, RoutChart, RoutLine, SideCosts, SideEffect, Stacking, Track,
};
pub use forces::{
    Arm, Brigade, Formation, LeaderInfo, Letter, MoveClass, Ratings, UnitInfo, Weapon,
};
pub use ids::{BrigadeId, BrigadeSet, LeaderId, LeaderSet, ScenarioId, UnitId, UnitSet};
pub use map::{HexGround, Hexside, Map, Rise, SightLevel, Terrain, Thoroughfare, Waterway, Way};
pub use scenario::{
    ArmyExit, Exit, Hill, Levels, Optional, Placement, Points, Scenario, Turns, Zone, ZoneKind,
};
pub use sight::{Block, GroundSight, Obstacle};
pub use steps::{CLOSED, MapStep};
pub use worked_out::WorkedOut;

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
