//! `tables.yaml`: all charts of the game.

use blind_swords::game::{
    CasualtyRow, CohesionSection, CohesionTable, CrtCell, CrtColumn, FogScript, GroundMarker,
    Marker, Night, Orders, OwnArm, Ranges, Stacking, TerrainEffects, Trait, Weapon,
};
use document::bounds;
use kernel::Listed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::charts::Rolls;
use super::shifts::{CloseShifts, FireShifts};
use super::victory::Victory;
use super::{Keyed, PerSide, Provenance, Side};

/// All charts.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords tables")]
pub struct Tables {
    /// Combat Results Table, which determines the kind of cohesion test after fire or close combat.
    pub combat_results: CombatResults,
    /// Cohesion table for units hit by fire.
    pub fire_cohesion: CohesionTable,
    /// Cohesion table that applies in close combat.
    pub close_cohesion: CloseCohesion,
    /// Column shifts of fire on the Combat Results Table.
    pub fire_shifts: FireShifts,
    /// Column shifts of close combat on the Combat Results Table.
    pub close_shifts: CloseShifts,
    /// Traits that distinguish units of one arm, by trait id (default: none).
    #[serde(default)]
    pub traits: Listed<Trait>,
    /// Arms in addition to infantry, cavalry and artillery, by arm id (default: none).
    #[serde(default)]
    pub arms: Listed<OwnArm>,
    /// Weapons by id.
    pub weapons: Listed<Weapon>,
    /// Weapon ranges.
    pub ranges: Ranges,
    /// Terrain effects.
    pub terrain: TerrainEffects,
    /// Stacking limits.
    pub stacking: Stacking,
    /// Movement points, permitted activities and Recovery under each order.
    pub orders: Orders,
    /// Fog of War table, on which a side rolls when the Fog of War chit is drawn.
    pub fog_of_war: FogOfWar,
    /// General casualty tables, one for each side.
    pub general_casualties: GeneralCasualties,
    /// Game Turn Track: times of day and night turns.
    pub turn_track: TurnTrack,
    /// Markers that scripts place on units, by marker id (default: none).
    #[serde(default)]
    pub markers: Listed<Marker>,
    /// Markers that scripts place on the ground, by id, such as works, a burnt bridge, a ford or smoke.
    #[serde(default)]
    pub ground_markers: Listed<GroundMarker>,
    /// Victory points and levels, for scenarios that do not give their own.
    pub victory: Option<Victory>,
}

/// Combat Results Table: rows by die roll, columns by strength.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CombatResults {
    /// Origin of the cells: one origin for all, or a mapping with row and column as keys, such as
    /// `65-66/1`.
    pub provenance: Option<Provenance>,
    /// Column headings, starting with `C`.
    pub columns: Vec<CrtColumn>,
    /// Cells of each row, from left to right, by the rolls that lead to the row.
    pub rows: Keyed<Rolls, Vec<CrtCell>>,
}

/// Cohesion table that applies in close combat.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CloseCohesion {
    /// Results of a close fight, which has no colour band.
    pub close_fight: CohesionSection,
    /// Results of the other tests.
    #[serde(rename = "$rest")]
    #[schemars(flatten)]
    pub others: CohesionTable,
}

/// Fog of War table: a result for each roll of one die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FogOfWar {
    /// Origin of the entries: one origin for all, or a mapping with die rolls as keys, from 1 to 6.
    pub provenance: Option<Provenance>,
    /// Results for rolls from 1 to 6, in order.
    pub results: [FogResult; 6],
}

/// Result of the Fog of War table: a standard effect on one side, or an effect that a script
/// carries out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FogResult {
    /// The opponent may move one unit of this side towards its enemy.
    UncontrolledAdvance(Side),
    /// The opponent may move one unit of this side away from its enemy.
    UncontrolledWithdrawal(Side),
    /// One general of this side may become a casualty.
    GeneralCasualty(Side),
    /// A script of the package carries out the effect.
    Script(FogScript),
}

/// General casualty table of each side: an entry for each roll of one die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralCasualties {
    /// Origin of the entries: one origin for all, or a mapping with side and die roll as keys, such
    /// as `usa/1`.
    pub provenance: Option<Provenance>,
    /// Division or commander chits, or `near-miss`, for rolls of 1 to 6.
    pub generals: PerSide<[CasualtyRow; 6]>,
}

/// Game Turn Track: the time of day of each turn, and the night turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnTrack {
    /// Origin of the times: one origin for all, or a mapping with turn numbers as keys.
    pub provenance: Option<Provenance>,
    /// Time of day of each turn, from turn 1, such as `9:30`.
    #[serde(deserialize_with = "bounds::times")]
    #[schemars(inner(regex(pattern = "^[0-9]{1,2}:[0-9]{2}$")))]
    pub times: Vec<String>,
    /// Ranges of turns at night (default: none). The ranges may not overlap.
    #[serde(default)]
    pub nights: Vec<Night>,
}
