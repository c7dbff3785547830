//! `tables.yaml`: all charts of the game.

use blind_swords::game::{Arm, FeatureSight, RoadLook};
use document::text::Id;
use document::{Located, bounds};
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords tables")]
pub struct Tables {
    /// The Combat Results Table.
    pub combat_results: CombatResults,
    /// Cohesion table of fire.
    pub fire_cohesion: FireCohesion,
    /// Cohesion table of close combat.
    pub close_cohesion: CloseCohesion,
    /// Column shifts of fire.
    pub fire_shifts: FireShifts,
    /// Column shifts of close combat.
    pub close_shifts: CloseShifts,
    /// Traits of units, by id.
    #[serde(default)]
    pub traits: Named<Trait>,
    /// Custom arms in addition to infantry, cavalry and artillery, by id.
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
    /// Permissions of orders.
    pub orders: Orders,
    /// The Fog of War table.
    pub fog_of_war: FogOfWar,
    /// General casualties.
    pub general_casualties: GeneralCasualties,
    /// The Game Turn Track.
    pub turn_track: TurnTrack,
    /// Unit markers in addition to those of the series, placed by scripts, by id.
    #[serde(default)]
    pub markers: Named<Marker>,
    /// Ground markers, placed by scripts, by id: works, a burnt bridge, a ford, smoke.
    #[serde(default)]
    pub ground_markers: Named<GroundMarker>,
    /// Victory points and levels, for scenarios that do not give their own.
    pub victory: Option<Victory>,
}

/// The Combat Results Table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CombatResults {
    /// Origin of the cells. Part names are rows, then columns: `65-66/1`.
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
    /// Origin of the results. Part names are like `tough/skedaddle/5`.
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
    /// Origin of the results. Part names are like `close-fight/depletion/5`.
    pub provenance: Option<Provenance>,
    /// Results if the roll hits no band.
    pub close_fight: CohesionSection,
    /// Routine results, green.
    pub routine: CohesionSection,
    /// Tough results, yellow.
    pub tough: CohesionSection,
    /// Severe results, red.
    pub severe: CohesionSection,
}

/// Cohesion results: six of the coloured die and six of the white one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CohesionSection {
    /// Results by coloured die, from 1 to 6.
    pub depletion: [DepletionCell; 6],
    /// Results by white die, from 1 to 6.
    pub skedaddle: [SkedaddleCell; 6],
}

/// Custom arm, such as gunboats. For the rules it acts as one of the three standard arms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OwnArm {
    /// Name for people, such as `gunboat`.
    pub name: String,
    /// Standard arm as which it acts.
    #[serde(rename = "as")]
    pub acts_as: Arm,
    /// Movement points of its units, if they differ from that arm.
    pub movement: Option<Rates>,
    /// Traits of all its units.
    #[serde(default)]
    pub traits: Vec<Located<Id>>,
    /// Origin of the values.
    pub provenance: Option<Provenance>,
}

/// Weapon. The ranges give the arms that carry it, and its reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Weapon {
    /// Name for people, such as `rifles`.
    pub name: String,
    /// Letters printed on counters, such as `Rf`.
    pub sign: String,
    /// Whether it cannot fire. Sabres and pikes have no ranges.
    #[serde(default)]
    pub close_combat_only: bool,
}

/// Ranges by arm and weapon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ranges {
    /// Origin of the ranges. Part names are like `infantry/rf/long`.
    pub provenance: Option<Provenance>,
    /// Infantry weapons.
    #[serde(default)]
    pub infantry: Named<RangeBands>,
    /// Cavalry weapons.
    #[serde(default)]
    pub cavalry: Named<RangeBands>,
    /// Guns.
    #[serde(default)]
    pub artillery: Named<RangeBands>,
}

/// Range bands, each given by its last hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RangeBands {
    /// Canister band, for guns only.
    #[serde(default, deserialize_with = "bounds::within_if::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub canister: Option<u8>,
    /// Band of full strength.
    #[serde(deserialize_with = "bounds::within::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub effective: u8,
    /// Band of half strength; omitted for a weapon without it.
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
    /// Origin of the figures. Part names are like `kinds/woods/infantry`, `hexsides/steep-up`,
    /// `road`.
    pub provenance: Option<Provenance>,
    /// Kinds of terrain, by id.
    pub kinds: Named<TerrainKind>,
    /// Additional costs of crossing hexsides.
    pub hexsides: HexsideCosts,
    /// Slope grades in addition to the two of the series (whose costs are in `hexsides`), by id.
    #[serde(default)]
    pub slopes: Named<Grade>,
    /// Names of water along hexsides.
    #[serde(default)]
    pub water: Waters,
    /// Kinds of hexside features in addition to slopes and water, such as walls, by id.
    #[serde(default)]
    pub features: Named<Feature>,
    /// Obstacles to a charge in addition to slopes and ponds, on its path and before its target:
    /// `stream`, or kinds of features.
    #[serde(default)]
    pub bars_charges: Vec<Located<Id>>,
    /// Kinds of road, by id.
    pub roads: Named<RoadKind>,
    /// Cost of a hex entered along a road.
    pub road: Located<Ratio>,
    /// Cost of a road hex in march column.
    pub march_column: Located<Ratio>,
    /// Cost of a road hex for guns, if the terrain is closed to them and other units occupy the
    /// hex.
    pub blocked_road: Located<Ratio>,
    /// Cost of leaving the map.
    pub exit: Located<Ratio>,
    /// Cost of any hex in Skirmish Order.
    pub skirmish_hex: Located<Ratio>,
    /// Cost of leaving Skirmish Order.
    pub leave_skirmish: Located<Ratio>,
    /// Additional cost of a hex next to an enemy in Skirmish Order.
    pub skirmish_screen: Located<Ratio>,
}

/// Kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainKind {
    /// Name for people.
    pub name: String,
    /// Cost of entry for infantry.
    pub infantry: Located<EntryCost>,
    /// Cost of entry for cavalry.
    pub cavalry: Located<EntryCost>,
    /// Cost of entry for artillery.
    pub artillery: Located<EntryCost>,
    /// Effects on lines of sight, on units in it and on units that move through it.
    #[serde(default)]
    pub effects: Vec<TerrainEffect>,
    /// Appearance on maps; broken ground if omitted.
    pub look: Option<TerrainLook>,
}

/// Names of water along hexsides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Waters {
    /// Water that can be crossed; a stream if omitted.
    pub stream: Option<Water>,
    /// Water that cannot be crossed; a pond if omitted.
    pub pond: Option<Water>,
}

/// Water along hexsides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Water {
    /// Name for people, such as `River`.
    pub name: String,
}

/// Kind of hexside feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Feature {
    /// Name for people.
    pub name: String,
    /// Cost of crossing for infantry, in addition to the hex; `road` if it can be crossed only
    /// along a road.
    pub infantry: Located<EntryCost>,
    /// Cost of crossing for cavalry.
    pub cavalry: Located<EntryCost>,
    /// Cost of crossing for artillery.
    pub artillery: Located<EntryCost>,
    /// Effect on lines of sight across it; none if omitted. Adjacent units always see each other.
    pub sight: Option<FeatureSight>,
    /// Appearance on maps; a wall if omitted.
    pub look: Option<FeatureLook>,
}

/// Cost of entry: points, `road` for along a road only, `prohibited`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum EntryCost {
    /// Movement points.
    Points(Ratio),
    /// Closed terrain that points do not open.
    Closed(ClosedTerrain),
}

/// Terrain that cannot be entered by paying points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClosedTerrain {
    /// Enterable only along a connected road.
    Road,
    /// Never enterable.
    Prohibited,
}

/// Effect of a kind of terrain besides its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainEffect {
    /// Blocks lines of sight between units at its level.
    BlocksSightAtLevel,
    /// Obscures a line of sight that passes over it.
    ObscuresSight,
    /// Obscures targets in it.
    ObscuresTarget,
    /// Blocks lines of sight at any level if it is next to the firer.
    BlocksSightNextToFirer,
    /// Guns in it may not fire.
    SilencesArtillery,
    /// Units in it neither give nor get support.
    BlocksSupport,
    /// Permits cavalry to charge over it and to charge units in it: clear ground.
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

/// Custom slope grade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grade {
    /// Name for people, such as `Very steep slope`.
    pub name: String,
    /// Number of levels that it rises.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[schemars(range(min = 1, max = 99))]
    pub levels: u8,
    /// Additional cost uphill.
    pub up: ArmCosts,
    /// Additional cost downhill.
    pub down: ArmCosts,
}

/// Movement points by arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArmCosts {
    /// Infantry.
    pub infantry: Located<Ratio>,
    /// Mounted cavalry.
    pub cavalry: Located<Ratio>,
    /// Artillery.
    pub artillery: Located<Ratio>,
}

/// Kind of road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RoadKind {
    /// Name for people.
    pub name: String,
    /// Whether march columns move faster on it.
    pub march: bool,
    /// Appearance on maps. The default is `main` if march columns move faster on it, otherwise
    /// `lane`.
    pub look: Option<RoadLook>,
}

/// Stacking limits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Stacking {
    /// Origin of the figures. Part names are the field names.
    pub provenance: Option<Provenance>,
    /// Maximum stacking points of a hex.
    pub limit: Located<Ratio>,
    /// Stacking points of none, one, two, … guns, for a game with such a table.
    #[serde(default)]
    pub artillery: Vec<Located<Ratio>>,
}

/// Unit marker, which scripts place and remove.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Marker {
    /// Name for people.
    pub name: String,
    /// Modifier to the bearer's cohesion rating in Break Tests.
    #[serde(default)]
    #[serde(deserialize_with = "bounds::within::<-5, 5, _, _>")]
    #[schemars(range(min = -5, max = 5))]
    pub break_tests: i8,
    /// Whether its bearer cannot fire.
    #[serde(default)]
    pub silences: bool,
    /// Origin of the effects.
    pub provenance: Option<Provenance>,
}

/// Ground marker, placed by scripts. Omitted effects change nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GroundMarker {
    /// Name for people.
    pub name: String,
    /// Kind of place on which it is.
    pub lies: Lies,
    /// Effect on steps of infantry into its hex, or across its hexside.
    pub infantry: Option<ChangedStep>,
    /// Effect on steps of cavalry.
    pub cavalry: Option<ChangedStep>,
    /// Effect on steps of artillery.
    pub artillery: Option<ChangedStep>,
    /// Whether it blocks lines of sight through its hex.
    #[serde(default)]
    pub hides: bool,
    /// Appearance on maps; a tile with the first letter of its name if omitted.
    pub look: Option<MarkerLook>,
    /// Origin of the effects.
    pub provenance: Option<Provenance>,
}

/// Kind of place for a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// A hex.
    Hex,
    /// A hexside.
    Hexside,
}

/// Effect of a marker on a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChangedStep {
    /// The step is illegal, and so is an attack across the hexside.
    Closed,
    /// The step costs this many more points.
    More(Located<Ratio>),
    /// The step costs this many points in total, whatever the terrain.
    Instead(Located<Ratio>),
}

/// The Fog of War table, by die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FogOfWar {
    /// Origin of the entries. Part names are the dice, 1 to 6.
    pub provenance: Option<Provenance>,
    /// Results by die, from 1 to 6.
    pub results: [FogResult; 6],
}

/// Effect of a result: an effect of the rules on one side, or a script of the package.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FogResult {
    /// The opponent may move one unit of the side towards its enemy.
    UncontrolledAdvance(Side),
    /// The opponent may move one unit of the side away from its enemy.
    UncontrolledWithdrawal(Side),
    /// A general of the side may become a casualty.
    GeneralCasualty(Side),
    /// A script carries out a custom effect.
    Script(FogScript),
}

/// Custom Fog of War effect, carried out by a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FogScript {
    /// Name shown to players.
    pub name: String,
    /// Script function, called with the side that rolled. It may ask either side and place lasting
    /// markers.
    pub call: String,
}

/// Tables of generals for each side, by die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralCasualties {
    /// Origin of the entries. Part names are like `usa/1`.
    pub provenance: Option<Provenance>,
    /// Division or commander chits, or `near-miss`, by die from 1 to 6.
    pub generals: BySide<[Located<Id>; 6]>,
}

/// The Game Turn Track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnTrack {
    /// Origin of the times. Part names are turns.
    pub provenance: Option<Provenance>,
    /// Times of day of turns 1, 2, …
    #[serde(deserialize_with = "bounds::times")]
    #[schemars(inner(regex(pattern = "^[0-9]{1,2}:[0-9]{2}$")))]
    pub times: Vec<String>,
    /// Turns with night rules.
    #[serde(default)]
    pub nights: Vec<Night>,
}

/// Turns with night rules, for night, mist or rain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Night {
    /// Time phrase in refusals; `by night` if omitted.
    #[schemars(extend("examples" = ["in the mist", "in the rain"]))]
    pub when: Option<String>,
    /// First turn.
    pub first: u8,
    /// Last turn.
    pub last: u8,
    /// Maximum range of fire, in hexes; as by day if omitted.
    pub range: Option<u8>,
    /// Whether close combat is prohibited.
    #[serde(default)]
    pub no_close_combat: bool,
}
