//! Charts of the player aid, one file each.

mod allowances;
mod fire;
mod guns;
mod leaders;
mod melee;
mod morale;
mod movement;
mod ranges;
mod rout;
mod stacking;

use serde::{Deserialize, Serialize};

pub use allowances::{Allowances, FormationCosts};
pub use fire::{FireChart, FireResult};
pub use guns::GunLosses;
pub use leaders::{LeaderLoss, LossNumbers};
pub use melee::{MeleeChart, MeleeResult, SideEffect};
pub use morale::{Demoralisation, Track};
pub use movement::{Entry, HexCosts, MovementCosts, SideCosts};
pub use ranges::{Multiple, RangeBand, Ranges};
pub use rout::{RoutChart, RoutLine};
pub use stacking::Stacking;

/// Root of `tables.yaml`: the charts of the player aid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(title = "Terrible Swift Sword charts")
)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Charts {
    /// Movement allowances.
    pub allowances: Allowances,
    /// Costs of changes of formation in movement points.
    pub formation: FormationCosts,
    /// Movement costs of terrain.
    pub movement: MovementCosts,
    /// Ranges of the weapons.
    pub ranges: Ranges,
    /// Results of fire.
    pub fire: FireChart,
    /// Results of melee.
    pub melee: MeleeChart,
    /// Rout table.
    pub rout: RoutChart,
    /// Losses of leaders.
    pub leaders: LeaderLoss,
    /// Ammunition losses of batteries under fire.
    pub guns: GunLosses,
    /// Track of the army morale and the demoralisation table. Absent if neither side has a track.
    pub morale: Track,
    /// Limits of stacking.
    pub stacking: Stacking,
}
