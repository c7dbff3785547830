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

/// All charts of a game.
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
    pub traits: Named<Trait>,
    /// Additional arms, by id.
    #[serde(default)]
    pub arms: Named<OwnArm>,
    /// All weapons, by id.
    pub weapons: Named<Weapon>,
    /// Ranges of the weapons.
    pub ranges: Ranges,
    /// Costs and effects of terrain.
    pub terrain: Terrain,
    /// The stacking limits.
    pub stacking: Stacking,
    /// The effects of orders.
    pub orders: Orders,
    /// The Fog of War table.
    pub fog_of_war: FogOfWar,
    /// The general casualty tables.
    pub general_casualties: GeneralCasualties,
    /// The Game Turn Track.
    pub turn_track: TurnTrack,
    /// Additional unit markers that scripts place, by id.
    #[serde(default)]
    pub markers: Named<Marker>,
    /// Ground markers that scripts place, by id, such as works, a burnt bridge, a ford or smoke.
    #[serde(default)]
    pub ground_markers: Named<GroundMarker>,
    /// Victory points and levels, for scenarios that do not state their own.
    pub victory: Option<Victory>,
}

/// The Combat Results Table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CombatResults {
    /// The origin of the cells: one for all, or a mapping by row and column, such as `65-66/1`.
    pub provenance: Option<Provenance>,
    /// Column headings, starting with `C`.
    pub columns: Vec<ColumnHeading>,
    /// Rows by roll, each with a cell for every column.
    pub rows: Keyed<Rolls, Vec<ResultCell>>,
}

/// The fire cohesion table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FireCohesion {
    /// The origin of the results: one for all, or a mapping with paths as keys, such as
    /// `tough/skedaddle/5`.
    pub provenance: Option<Provenance>,
    /// Results of a Routine test (green).
    pub routine: CohesionSection,
    /// Results of a Tough test (yellow).
    pub tough: CohesionSection,
    /// Results of a Severe test (red).
    pub severe: CohesionSection,
}

/// The close combat cohesion table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CloseCohesion {
    /// The origin of the results: one for all, or a mapping with paths as keys, such as
    /// `close-fight/depletion/5`.
    pub provenance: Option<Provenance>,
    /// Results of a close fight, to which no colour band applies.
    pub close_fight: CohesionSection,
    /// Results of a Routine test (green).
    pub routine: CohesionSection,
    /// Results of a Tough test (yellow).
    pub tough: CohesionSection,
    /// Results of a Severe test (red).
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

/// An additional arm, such as gunboats. For all rules it acts as one of the three standard arms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OwnArm {
    /// The name of the arm, such as `gunboat`.
    pub name: String,
    /// The standard arm that the arm acts as.
    #[serde(rename = "as")]
    pub acts_as: Arm,
    /// The movement points of the arm's units (default: those of the standard arm).
    pub movement: Option<Rates>,
    /// Traits of all units of the arm, by id.
    #[serde(default)]
    pub traits: Vec<Located<Name<TraitId>>>,
    /// The sources of the figures.
    pub provenance: Option<Provenance>,
}

/// A weapon. `ranges` defines its arms and ranges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Weapon {
    /// The name of the weapon, such as `rifles`.
    pub name: String,
    /// Letters printed on counters, such as `Rf`.
    pub sign: String,
    /// Whether the weapon cannot fire, such as sabres and pikes.
    #[serde(default)]
    pub close_combat_only: bool,
}

/// Ranges by arm and weapon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ranges {
    /// The origin of the ranges: one for all, or a mapping with paths as keys, such as
    /// `infantry/rf/long`.
    pub provenance: Option<Provenance>,
    /// Ranges of infantry weapons, by weapon id.
    #[serde(default)]
    pub infantry: Keyed<Name<WeaponId>, RangeBands>,
    /// Ranges of cavalry weapons, by weapon id.
    #[serde(default)]
    pub cavalry: Keyed<Name<WeaponId>, RangeBands>,
    /// Ranges of artillery weapons, by weapon id.
    #[serde(default)]
    pub artillery: Keyed<Name<WeaponId>, RangeBands>,
}

/// Range bands of a weapon, each given by its last hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RangeBands {
    /// The last hex of the canister band, for artillery only.
    #[serde(default, deserialize_with = "bounds::within_if::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub canister: Option<u8>,
    /// The last hex at full strength.
    #[serde(deserialize_with = "bounds::within::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub effective: u8,
    /// The last hex at half strength, if the weapon has this band.
    #[serde(default, deserialize_with = "bounds::within_if::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub long: Option<u8>,
    /// The last hex at quarter strength.
    #[serde(deserialize_with = "bounds::within::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub extreme: u8,
}

/// Costs and effects of terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Terrain {
    /// The origin of the figures: one for all, or a mapping with paths as keys, such as
    /// `kinds/woods/infantry`, `hexsides/steep-up` and `road`.
    pub provenance: Option<Provenance>,
    /// Kinds of terrain, by id.
    pub kinds: Named<TerrainKind>,
    /// The extra cost to cross hexsides.
    pub hexsides: HexsideCosts,
    /// Additional grades of slope, by id. The costs of the two standard grades are in `hexsides`.
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
    /// Cost of entering any hex in Skirmish Order.
    pub skirmish_hex: Located<Ratio>,
    /// Cost of leaving Skirmish Order.
    pub leave_skirmish: Located<Ratio>,
    /// The extra cost of entering a hex adjacent to an enemy in Skirmish Order.
    pub skirmish_screen: Located<Ratio>,
}

/// An obstacle to charges: streams, or a kind of hexside feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar;

impl NamedId for Bar {
    const REFERENCE: &'static str = "$ref bar";
}

/// A kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainKind {
    /// The name of the terrain.
    pub name: String,
    /// Cost of entry for infantry.
    pub infantry: Located<EntryCost>,
    /// Cost of entry for cavalry.
    pub cavalry: Located<EntryCost>,
    /// Cost of entry for artillery.
    pub artillery: Located<EntryCost>,
    /// Effects of the terrain on sight, on units in it and on units that pass.
    #[serde(default)]
    pub effects: Vec<TerrainEffect>,
    /// The look of the terrain on maps (default: broken ground).
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

/// Name of the water along some hexsides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Water {
    /// The name of the water, such as `River`.
    pub name: String,
}

/// Kind of hexside feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Feature {
    /// The name of the feature.
    pub name: String,
    /// The cost of crossing for infantry, in addition to the cost of the hex. `road` permits
    /// crossing only along a road.
    pub infantry: Located<EntryCost>,
    /// The cost of crossing for cavalry, in addition to the cost of the hex.
    pub cavalry: Located<EntryCost>,
    /// The cost of crossing for artillery, in addition to the cost of the hex.
    pub artillery: Located<EntryCost>,
    /// The effect of the feature on lines of sight across it (default: none). Adjacent hexes always
    /// see each other.
    pub sight: Option<FeatureSight>,
    /// The look of the feature on maps (default: a wall).
    pub look: Option<FeatureLook>,
}

/// The cost of entering a hex: movement points, `road` or `prohibited`. With `road`, units enter
/// only along a connected road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum EntryCost {
    /// A cost in movement points.
    Points(Ratio),
    /// No cost in movement points: the hex is closed to ordinary movement.
    Closed(ClosedTerrain),
}

/// Terrain that units cannot enter at a cost in movement points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClosedTerrain {
    /// Units enter only along a connected road.
    Road,
    /// No unit can ever enter.
    Prohibited,
}

/// An effect of terrain other than its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainEffect {
    /// The terrain blocks lines of sight between units at its level.
    BlocksSightAtLevel,
    /// The terrain obscures lines of sight that pass over it.
    ObscuresSight,
    /// The terrain obscures targets in it.
    ObscuresTarget,
    /// The terrain blocks lines of sight at any level if it is adjacent to the firing unit.
    BlocksSightNextToFirer,
    /// Artillery in the terrain may not fire.
    SilencesArtillery,
    /// Units in the terrain neither give nor receive support.
    BlocksSupport,
    /// Cavalry may charge across the terrain and against units in it.
    PermitsCharges,
    /// An uncontrolled move into or out of the terrain costs a Morale Hit.
    ShakesUncontrolledMoves,
}

/// Additional costs of hexsides, by arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideCosts {
    /// Cost of moving up a slope.
    pub slope_up: ArmCosts,
    /// Cost of moving down a slope.
    pub slope_down: ArmCosts,
    /// Cost of moving up a steep slope.
    pub steep_up: ArmCosts,
    /// Cost of moving down a steep slope.
    pub steep_down: ArmCosts,
    /// Cost of crossing a flowing stream.
    pub stream: ArmCosts,
}

/// An additional grade of slope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grade {
    /// The name of the grade, such as `Very steep slope`.
    pub name: String,
    /// The number of levels that the slope rises.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[schemars(range(min = 1, max = 99))]
    pub levels: u8,
    /// The extra cost of moving uphill.
    pub up: ArmCosts,
    /// The extra cost of moving downhill.
    pub down: ArmCosts,
}

/// Movement points by arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArmCosts {
    /// Movement points for infantry.
    pub infantry: Located<Ratio>,
    /// Movement points for mounted cavalry.
    pub cavalry: Located<Ratio>,
    /// Movement points for artillery.
    pub artillery: Located<Ratio>,
}

/// Kind of road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RoadKind {
    /// The name of the kind of road.
    pub name: String,
    /// Whether units in march column move faster on it.
    pub march: bool,
    /// The look of the road on maps (default: `main` if march columns move faster on it, otherwise
    /// `lane`).
    pub look: Option<RoadLook>,
}

/// Stacking limits of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Stacking {
    /// The origin of the figures: one for all, or a mapping with field names as keys.
    pub provenance: Option<Provenance>,
    /// The stacking points that a hex may hold.
    pub limit: Located<Ratio>,
    /// The stacking points of artillery with 0, 1, 2 and more guns, for games that rate artillery
    /// by guns.
    #[serde(default)]
    pub artillery: Vec<Located<Ratio>>,
}

/// A marker that scripts place on units and remove.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Marker {
    /// The name of the marker.
    pub name: String,
    /// The modifier to the marked unit's cohesion rating in Break Tests.
    #[serde(default)]
    #[serde(deserialize_with = "bounds::within::<-5, 5, _, _>")]
    #[schemars(range(min = -5, max = 5))]
    pub break_tests: i8,
    /// Whether the marked unit may not fire.
    #[serde(default)]
    pub silences: bool,
    /// The origin of the marker's effects.
    pub provenance: Option<Provenance>,
}

/// A marker that scripts place on the ground. Absent effects leave the ground as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GroundMarker {
    /// The name of the marker.
    pub name: String,
    /// The kind of place for the marker: a hex or a hexside.
    pub lies: Lies,
    /// The effect on infantry that enters the hex or crosses the hexside.
    pub infantry: Option<ChangedStep>,
    /// The effect on cavalry that enters the hex or crosses the hexside.
    pub cavalry: Option<ChangedStep>,
    /// The effect on artillery that enters the hex or crosses the hexside.
    pub artillery: Option<ChangedStep>,
    /// Whether the marked hex blocks lines of sight.
    #[serde(default)]
    pub hides: bool,
    /// The look of the marker on maps (default: a tile with the first letter of its name).
    pub look: Option<MarkerLook>,
    /// The origin of the marker's effects.
    pub provenance: Option<Provenance>,
}

/// The kind of place for a ground marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// Marker in a hex.
    Hex,
    /// Marker on a hexside.
    Hexside,
}

/// The effect of a ground marker on a step into its hex or across its hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChangedStep {
    /// The step is prohibited, and so are attacks across the hexside.
    Closed,
    /// An extra cost in movement points.
    More(Located<Ratio>),
    /// A total cost in movement points, regardless of terrain.
    Instead(Located<Ratio>),
}

/// The Fog of War table, by die roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FogOfWar {
    /// The origin of the entries: one for all, or a mapping with die rolls as keys, from 1 to 6.
    pub provenance: Option<Provenance>,
    /// The results for rolls of 1 to 6.
    pub results: [FogResult; 6],
}

/// A Fog of War effect: an effect of the rules on one side, or a script.
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
    /// The name of the effect, shown to players.
    pub name: String,
    /// The script function, called with the side that rolled. The function may ask either side and
    /// place markers.
    pub call: String,
}

/// The casualty table of each side, by die roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralCasualties {
    /// The origin of the entries: one for all, or a mapping by side and die roll, such as `usa/1`.
    pub provenance: Option<Provenance>,
    /// Division or commander chits, or `near-miss`, for rolls of 1 to 6.
    pub generals: BySide<[Located<Id>; 6]>,
}

/// The Game Turn Track: the time of day of each turn, and the night turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnTrack {
    /// The origin of the times: one for all, or a mapping with turn numbers as keys.
    pub provenance: Option<Provenance>,
    /// The times of day of turns 1, 2, …
    #[serde(deserialize_with = "bounds::times")]
    #[schemars(inner(regex(pattern = "^[0-9]{1,2}:[0-9]{2}$")))]
    pub times: Vec<String>,
    /// The turns at night.
    #[serde(default)]
    pub nights: Vec<Night>,
}

/// Turns at night, or in mist or rain with the same effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Night {
    /// The phrase that refusals use for the darkness (default: `at night`).
    #[schemars(extend("examples" = ["in the mist", "in the rain"]))]
    pub when: Option<String>,
    /// First turn of the night.
    pub first: u8,
    /// Last turn of the night.
    pub last: u8,
    /// The longest range of any fire, in hexes (default: as by day).
    pub range: Option<u8>,
    /// Whether close combat is prohibited.
    #[serde(default)]
    pub no_close_combat: bool,
}
