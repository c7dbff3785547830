//! `tables.yaml`: all charts of the game.

use blind_swords::game::{Arm, FeatureSight, RoadLook, TraitId, WeaponId};
use document::text::Id;
use document::{Located, Name, bounds};
use kernel::NamedId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::charts::{ColumnHeading, DepletionCell, ResultCell, Rolls, SkedaddleCell};
use super::look::{FeatureLook, MarkerLook, TerrainLook};
use super::orders::Orders;
use super::shifts::{CloseShifts, FireShifts};
use super::text::Ratio;
use super::traits::Trait;
use super::units::Rates;
use super::victory::Victory;
use super::{BySide, Keyed, Named, Provenance, Side};

/// All charts.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
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
    pub traits: Named<Trait>,
    /// Additional arms, by id.
    #[serde(default)]
    pub arms: Named<OwnArm>,
    /// Weapons by id.
    pub weapons: Named<Weapon>,
    /// Weapon ranges.
    pub ranges: Ranges,
    /// Terrain effects.
    pub terrain: Terrain,
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
    pub markers: Named<Marker>,
    /// Markers that scripts place on the ground, by id, such as works, a burnt bridge, a ford or smoke.
    #[serde(default)]
    pub ground_markers: Named<GroundMarker>,
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
    pub columns: Vec<ColumnHeading>,
    /// Rows by roll, each with a cell for every column.
    pub rows: Keyed<Rolls, Vec<ResultCell>>,
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

/// Six results for the coloured die and six for the white die.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CohesionSection {
    /// The results of the coloured die, from 1 to 6.
    pub depletion: [DepletionCell; 6],
    /// The results of the white die, from 1 to 6.
    pub skedaddle: [SkedaddleCell; 6],
}

/// An additional arm, such as gunboats. It acts as one of the three arms for all rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OwnArm {
    /// The name, such as `gunboat`.
    pub name: String,
    /// The arm that it acts as.
    #[serde(rename = "as")]
    pub acts_as: Arm,
    /// The movement points of its units (default: those of that arm).
    pub movement: Option<Rates>,
    /// Traits of all its units.
    #[serde(default)]
    pub traits: Vec<Located<Name<TraitId>>>,
    /// The sources of the figures.
    pub provenance: Option<Provenance>,
}

/// A weapon. `ranges` defines its arms and ranges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Weapon {
    /// The name, such as `rifles`.
    pub name: String,
    /// Letters printed on counters, such as `Rf`.
    pub sign: String,
    /// Whether it cannot fire, such as sabres and pikes.
    #[serde(default)]
    pub close_combat_only: bool,
}

/// Ranges by arm and weapon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ranges {
    /// The origin of the ranges. Parts are `infantry/rf/long`.
    pub provenance: Option<Provenance>,
    /// For infantry weapons.
    #[serde(default)]
    pub infantry: Keyed<Name<WeaponId>, RangeBands>,
    /// For cavalry weapons.
    #[serde(default)]
    pub cavalry: Keyed<Name<WeaponId>, RangeBands>,
    /// For guns.
    #[serde(default)]
    pub artillery: Keyed<Name<WeaponId>, RangeBands>,
}

/// Range bands, each given by its last hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RangeBands {
    /// For artillery only.
    #[serde(default, deserialize_with = "bounds::within_if::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub canister: Option<u8>,
    /// Band of full strength.
    #[serde(deserialize_with = "bounds::within::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub effective: u8,
    /// The last hex at half strength, if the weapon has this band.
    #[serde(default, deserialize_with = "bounds::within_if::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub long: Option<u8>,
    /// Band of quarter strength.
    #[serde(deserialize_with = "bounds::within::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub extreme: u8,
}

/// Terrain effects.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Terrain {
    /// The origin of the figures. Parts are `kinds/woods/infantry`, `hexsides/steep-up`, `road`.
    pub provenance: Option<Provenance>,
    /// Kinds of terrain, by id.
    pub kinds: Named<TerrainKind>,
    /// The extra cost to cross hexsides.
    pub hexsides: HexsideCosts,
    /// Additional grades of slope, by id. The costs of the usual two are in `hexsides`.
    #[serde(default)]
    pub slopes: Named<Grade>,
    /// The names of water along hexsides.
    #[serde(default)]
    pub water: Waters,
    /// Hexside features other than slopes and water, such as walls, by id.
    #[serde(default)]
    pub features: Named<Feature>,
    /// Hexsides that block charges, in addition to slopes and ponds: `stream`, or kinds of feature.
    #[serde(default)]
    pub bars_charges: Vec<Located<Name<Bar>>>,
    /// Kinds of road, by id.
    pub roads: Named<RoadKind>,
    /// Cost of a hex entered along a road.
    pub road: Located<Ratio>,
    /// The cost of a hex entered along a road in march column.
    pub march_column: Located<Ratio>,
    /// The cost for artillery of a full road hex in terrain that it cannot otherwise enter.
    pub blocked_road: Located<Ratio>,
    /// Cost of leaving the map.
    pub exit: Located<Ratio>,
    /// Cost of any hex in Skirmish Order.
    pub skirmish_hex: Located<Ratio>,
    /// Cost of leaving Skirmish Order.
    pub leave_skirmish: Located<Ratio>,
    /// The extra cost of a hex adjacent to an enemy in Skirmish Order.
    pub skirmish_screen: Located<Ratio>,
}

/// A bar to charges: streams, or a kind of feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar;

impl NamedId for Bar {
    const REFERENCE: &'static str = "$ref bar";
}

/// A kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainKind {
    /// The name.
    pub name: String,
    /// Cost of entry for infantry.
    pub infantry: Located<EntryCost>,
    /// Cost of entry for cavalry.
    pub cavalry: Located<EntryCost>,
    /// Cost of entry for artillery.
    pub artillery: Located<EntryCost>,
    /// Its effects on sight, on units in it and on units that pass.
    #[serde(default)]
    pub effects: Vec<TerrainEffect>,
    /// Its look on maps (default: broken ground).
    pub look: Option<TerrainLook>,
}

/// The names of water along hexsides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Waters {
    /// Water that can be crossed (default: a stream).
    pub stream: Option<Water>,
    /// Water that cannot be crossed (default: a pond).
    pub pond: Option<Water>,
}

/// Water along hexsides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Water {
    /// The name, such as `River`.
    pub name: String,
}

/// Kind of hexside feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Feature {
    /// The name.
    pub name: String,
    /// The cost to cross, in addition to the hex; `road` for only along a road.
    pub infantry: Located<EntryCost>,
    /// Cost of crossing for cavalry.
    pub cavalry: Located<EntryCost>,
    /// Cost of crossing for artillery.
    pub artillery: Located<EntryCost>,
    /// Its effect on lines of sight across it (default: none). Adjacent hexes always see each other.
    pub sight: Option<FeatureSight>,
    /// Its look on maps (default: a wall).
    pub look: Option<FeatureLook>,
}

/// The cost to enter a hex: points, `road` for only along a road, or `prohibited`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum EntryCost {
    /// Movement points.
    Points(Ratio),
    /// Not for movement points.
    Closed(ClosedTerrain),
}

/// Terrain that cannot simply be entered for movement points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClosedTerrain {
    /// Enterable only along a connected road.
    Road,
    /// Never enterable.
    Prohibited,
}

/// An effect of terrain other than its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainEffect {
    /// Blocks lines of sight between units at its level.
    BlocksSightAtLevel,
    /// Obscures a line of sight that passes over it.
    ObscuresSight,
    /// Obscures targets in it.
    ObscuresTarget,
    /// Blocks a line of sight at any level if it is adjacent to the firing unit.
    BlocksSightNextToFirer,
    /// Artillery in it may not fire.
    SilencesArtillery,
    /// Units in it neither give nor receive support.
    BlocksSupport,
    /// Cavalry may charge across it and against units in it.
    PermitsCharges,
    /// An uncontrolled move into or out of it costs a Morale Hit.
    ShakesUncontrolledMoves,
}

/// Additional costs of hexsides, by arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideCosts {
    /// Cost up a slope.
    pub slope_up: ArmCosts,
    /// Cost down a slope.
    pub slope_down: ArmCosts,
    /// Cost up a steep slope.
    pub steep_up: ArmCosts,
    /// Cost down a steep slope.
    pub steep_down: ArmCosts,
    /// Cost across a flowing stream.
    pub stream: ArmCosts,
}

/// An additional grade of slope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grade {
    /// The name, such as `Very steep slope`.
    pub name: String,
    /// The number of levels that it rises.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[schemars(range(min = 1, max = 99))]
    pub levels: u8,
    /// The extra cost uphill.
    pub up: ArmCosts,
    /// The extra cost downhill.
    pub down: ArmCosts,
}

/// Movement points by arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArmCosts {
    /// For infantry.
    pub infantry: Located<Ratio>,
    /// Mounted cavalry.
    pub cavalry: Located<Ratio>,
    /// For artillery.
    pub artillery: Located<Ratio>,
}

/// Kind of road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RoadKind {
    /// The name.
    pub name: String,
    /// Whether units in march column move faster on it.
    pub march: bool,
    /// Its look (default: `main` if march columns move faster on it, otherwise `lane`).
    pub look: Option<RoadLook>,
}

/// Stacking limits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Stacking {
    /// The origin of the figures. Parts are the field names.
    pub provenance: Option<Provenance>,
    /// The points that a hex may hold.
    pub limit: Located<Ratio>,
    /// The points of no, one, two and more guns, for games with such a table.
    #[serde(default)]
    pub artillery: Vec<Located<Ratio>>,
}

/// A marker that scripts place on units and remove.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Marker {
    /// The name.
    pub name: String,
    /// The modifier to its unit's cohesion rating in Break Tests.
    #[serde(default)]
    #[serde(deserialize_with = "bounds::within::<-5, 5, _, _>")]
    #[schemars(range(min = -5, max = 5))]
    pub break_tests: i8,
    /// Whether its unit may not fire.
    #[serde(default)]
    pub silences: bool,
    /// The origin of its effects.
    pub provenance: Option<Provenance>,
}

/// A marker that scripts place on the ground. Effects that are not given are unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GroundMarker {
    /// The name.
    pub name: String,
    /// Its place: a hex or a hexside.
    pub lies: Lies,
    /// Its effect on steps of infantry into its hex or across its hexside.
    pub infantry: Option<ChangedStep>,
    /// Its effect on steps of cavalry.
    pub cavalry: Option<ChangedStep>,
    /// Its effect on steps of artillery.
    pub artillery: Option<ChangedStep>,
    /// Whether its hex blocks lines of sight.
    #[serde(default)]
    pub hides: bool,
    /// Its look on maps (default: a tile with the first letter of its name).
    pub look: Option<MarkerLook>,
    /// The origin of its effects.
    pub provenance: Option<Provenance>,
}

/// The place of a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// A hex.
    Hex,
    /// A hexside.
    Hexside,
}

/// The effect of a marker on a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChangedStep {
    /// The step is prohibited, and so are attacks across the hexside.
    Closed,
    /// The extra cost in movement points.
    More(Located<Ratio>),
    /// The total cost in movement points, regardless of terrain.
    Instead(Located<Ratio>),
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

/// A Fog of War effect by script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FogScript {
    /// The name that players see.
    pub name: String,
    /// The script function, called with the side that rolled. It may ask either side and place markers.
    pub call: String,
}

/// The casualty table of each side, by die roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralCasualties {
    /// The origin of the entries. Parts are `usa/1`.
    pub provenance: Option<Provenance>,
    /// Division or commander chits, or `near-miss`, for rolls of 1 to 6.
    pub generals: BySide<[Located<Id>; 6]>,
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

/// Turns at night, or in mist or rain with the same effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Night {
    /// The phrase for refusals (default: `at night`).
    #[schemars(extend("examples" = ["in the mist", "in the rain"]))]
    pub when: Option<String>,
    /// First turn.
    pub first: u8,
    /// Last turn.
    pub last: u8,
    /// The longest range of any fire, in hexes (default: as by day).
    pub range: Option<u8>,
    /// Whether close combat is prohibited.
    #[serde(default)]
    pub no_close_combat: bool,
}
