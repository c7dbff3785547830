//! `tables.yaml`: all charts of the game.

use blind_swords::game::{
    CohesionSection, CrtCell, CrtColumn, FogScript, GroundMarker, Marker, Night, Orders, OwnArm,
    Ranges, Stacking, TerrainEffects, Trait, Weapon,
};
use document::text::Id;
use document::{Located, bounds};
use kernel::Listed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::charts::Rolls;
use super::shifts::{CloseShifts, FireShifts};
use super::victory::Victory;
use super::{Keyed, PerSide, Provenance, Side};

/// All charts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords tables")]
pub struct Tables {
    /// The Combat Results Table.
    pub combat_results: CombatResults,
    /// The fire cohesion table.
    pub fire_cohesion: FireCohesion,
    /// The close combat cohesion table.
    pub close_cohesion: CloseCohesion,
    /// Column shifts of fire.
    pub fire_shifts: FireShifts,
    /// Column shifts of close combat.
    pub close_shifts: CloseShifts,
    /// Traits of units, by id.
    #[serde(default)]
    pub traits: Listed<Trait>,
    /// Additional arms, by id.
    #[serde(default)]
    pub arms: Listed<OwnArm>,
    /// Weapons by id.
    pub weapons: Listed<Weapon>,
    /// Weapon ranges.
    pub ranges: Ranges,
    /// Terrain effects.
    pub terrain: TerrainEffects,
    /// Stacking.
    pub stacking: Stacking,
    /// The effects of orders.
    pub orders: Orders,
    /// The Fog of War table.
    pub fog_of_war: FogOfWar,
    /// General casualties.
    pub general_casualties: GeneralCasualties,
    /// The Game Turn Track.
    pub turn_track: TurnTrack,
    /// Additional markers that scripts place on units, by id.
    #[serde(default)]
    pub markers: Listed<Marker>,
    /// Markers that scripts place on the ground, by id, such as works, a burnt bridge, a ford or smoke.
    #[serde(default)]
    pub ground_markers: Listed<GroundMarker>,
    /// Victory points and levels, for scenarios that do not give their own.
    pub victory: Option<Victory>,
}

/// The Combat Results Table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CombatResults {
    /// The origin of the cells. Parts are rows, then columns: `65-66/1`.
    pub provenance: Option<Provenance>,
    /// Headings, starting with `C`.
    pub columns: Vec<CrtColumn>,
    /// Rows by roll, each with a cell for every column.
    pub rows: Keyed<Rolls, Vec<CrtCell>>,
}

/// The fire cohesion table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FireCohesion {
    /// The origin of the results. Parts are `tough/skedaddle/5`.
    pub provenance: Option<Provenance>,
    /// Routine results, green.
    pub routine: CohesionSection,
    /// Tough results, yellow.
    pub tough: CohesionSection,
    /// Severe results, red.
    pub severe: CohesionSection,
}

/// The close combat cohesion table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CloseCohesion {
    /// The origin of the results. Parts are `close-fight/depletion/5`.
    pub provenance: Option<Provenance>,
    /// No band applies.
    pub close_fight: CohesionSection,
    /// Routine results, green.
    pub routine: CohesionSection,
    /// Tough results, yellow.
    pub tough: CohesionSection,
    /// Severe results, red.
    pub severe: CohesionSection,
}

/// The Fog of War table, by die roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FogOfWar {
    /// The origin of the entries. Parts are the dice, 1 to 6.
    pub provenance: Option<Provenance>,
    /// The results for rolls of 1 to 6.
    pub results: [FogResult; 6],
}

/// One effect: an effect of the rules on one side, or a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FogResult {
    /// The opponent may move one unit of the side towards its enemy.
    UncontrolledAdvance(Side),
    /// The opponent may move one unit of the side away from its enemy.
    UncontrolledWithdrawal(Side),
    /// A general of the side may become a casualty.
    GeneralCasualty(Side),
    /// A script of the package.
    Script(FogScript),
}

/// The casualty table of each side, by die roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralCasualties {
    /// The origin of the entries. Parts are `usa/1`.
    pub provenance: Option<Provenance>,
    /// Division or commander chits, or `near-miss`, for rolls of 1 to 6.
    pub generals: PerSide<[Located<Id>; 6]>,
}

/// The Game Turn Track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnTrack {
    /// The origin of the times. Parts are turns.
    pub provenance: Option<Provenance>,
    /// The times of turns 1, 2, …
    #[serde(deserialize_with = "bounds::times")]
    #[schemars(inner(regex(pattern = "^[0-9]{1,2}:[0-9]{2}$")))]
    pub times: Vec<String>,
    /// The night turns.
    #[serde(default)]
    pub nights: Vec<Night>,
}
