//! `tables.yaml`: every chart of the game.

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

/// The charts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords tables")]
pub struct Tables {
    /// The Combat Results Table.
    pub combat_results: CombatResults,
    /// What fire does to cohesion.
    pub fire_cohesion: FireCohesion,
    /// What close combat does to cohesion.
    pub close_cohesion: CloseCohesion,
    /// Column shifts of fire.
    pub fire_shifts: FireShifts,
    /// Column shifts of close combat.
    pub close_shifts: CloseShifts,
    /// Traits of units, by id.
    #[serde(default)]
    pub traits: Named<Trait>,
    /// Arms of the game's own beside infantry, cavalry and artillery, by id.
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
    /// What orders permit.
    pub orders: Orders,
    /// The Fog of War table.
    pub fog_of_war: FogOfWar,
    /// General casualties.
    pub general_casualties: GeneralCasualties,
    /// The Game Turn Track.
    pub turn_track: TurnTrack,
    /// Markers beside those of the series, which scripts lay on units, by id.
    #[serde(default)]
    pub markers: Named<Marker>,
    /// Markers that scripts lay on the ground, by id: works, a bridge burnt, a ford, smoke.
    #[serde(default)]
    pub ground_markers: Named<GroundMarker>,
    /// Victory points and levels, for scenarios that do not give their own.
    pub victory: Option<Victory>,
}

/// The Combat Results Table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CombatResults {
    /// Where the cells come from; parts are rows, then columns: `65-66/1`.
    pub provenance: Option<Provenance>,
    /// Headings, from `C` to the right.
    pub columns: Vec<ColumnHeading>,
    /// Rolls, then a cell for each column.
    pub rows: Keyed<Rolls, Vec<ResultCell>>,
}

/// The fire cohesion table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FireCohesion {
    /// Where the results come from; parts are `tough/skedaddle/5`.
    pub provenance: Option<Provenance>,
    /// Green.
    pub routine: CohesionSection,
    /// Yellow.
    pub tough: CohesionSection,
    /// Red.
    pub severe: CohesionSection,
}

/// The close combat cohesion table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CloseCohesion {
    /// Where the results come from; parts are `close-fight/depletion/5`.
    pub provenance: Option<Provenance>,
    /// No band hit.
    pub close_fight: CohesionSection,
    /// Green.
    pub routine: CohesionSection,
    /// Yellow.
    pub tough: CohesionSection,
    /// Red.
    pub severe: CohesionSection,
}

/// Six results of the coloured die and six of the white one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CohesionSection {
    /// By coloured die, from 1 to 6.
    pub depletion: [DepletionCell; 6],
    /// By white die, from 1 to 6.
    pub skedaddle: [SkedaddleCell; 6],
}

/// An arm of the game's own, such as gunboats: it acts as one of the three in all that rules say of arms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OwnArm {
    /// Name for people, such as `gunboat`.
    pub name: String,
    /// The arm as which it acts.
    #[serde(rename = "as")]
    pub acts_as: Arm,
    /// Movement points of its units, where they have others than that arm.
    pub movement: Option<Rates>,
    /// Traits of all its units.
    #[serde(default)]
    pub traits: Vec<Located<Name<TraitId>>>,
    /// Where they come from.
    pub provenance: Option<Provenance>,
}

/// What units may be armed with. Which arm carries it, and how far it reaches, stands among the ranges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Weapon {
    /// Name for people, such as `rifles`.
    pub name: String,
    /// The letters printed on counters, such as `Rf`.
    pub sign: String,
    /// Whether it cannot be fired: sabres and pikes have no ranges.
    #[serde(default)]
    pub close_combat_only: bool,
}

/// Ranges by arm and weapon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ranges {
    /// Where the ranges come from; parts are `infantry/rf/long`.
    pub provenance: Option<Provenance>,
    /// Of infantry weapons.
    #[serde(default)]
    pub infantry: Keyed<Name<WeaponId>, RangeBands>,
    /// Of cavalry weapons.
    #[serde(default)]
    pub cavalry: Keyed<Name<WeaponId>, RangeBands>,
    /// Of guns.
    #[serde(default)]
    pub artillery: Keyed<Name<WeaponId>, RangeBands>,
}

/// The last hex of each band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RangeBands {
    /// Of guns only.
    #[serde(default, deserialize_with = "bounds::within_if::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub canister: Option<u8>,
    /// Full strength.
    #[serde(deserialize_with = "bounds::within::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub effective: u8,
    /// Half strength; none for a weapon that has no such band.
    #[serde(default, deserialize_with = "bounds::within_if::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub long: Option<u8>,
    /// A quarter.
    #[serde(deserialize_with = "bounds::within::<0, 40, _, _>")]
    #[schemars(range(max = 40))]
    pub extreme: u8,
}

/// Terrain effects.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Terrain {
    /// Where the figures come from; parts are `kinds/woods/infantry`, `hexsides/steep-up`, `road`.
    pub provenance: Option<Provenance>,
    /// Kinds of terrain that fill a hex, by id.
    pub kinds: Named<TerrainKind>,
    /// What crossing a hexside adds.
    pub hexsides: HexsideCosts,
    /// Grades of slopes beside the two of the series, whose costs are those of `hexsides`, by id.
    #[serde(default)]
    pub slopes: Named<Grade>,
    /// What water along hexsides is called here.
    #[serde(default)]
    pub water: Waters,
    /// Kinds of feature along hexsides beside slopes and water, such as walls, by id.
    #[serde(default)]
    pub features: Named<Feature>,
    /// What bars a charge beside slopes and ponds, on its way and before its target: `stream`, or kinds of feature.
    #[serde(default)]
    pub bars_charges: Vec<Located<Name<Bar>>>,
    /// Kinds of road, by id.
    pub roads: Named<RoadKind>,
    /// The cost of a hex entered along a road.
    pub road: Located<Ratio>,
    /// The same in march column.
    pub march_column: Located<Ratio>,
    /// What guns pay for a road hex in terrain that is closed to them, when others fill it.
    pub blocked_road: Located<Ratio>,
    /// The cost to leave the map.
    pub exit: Located<Ratio>,
    /// The cost of any hex in Skirmish Order.
    pub skirmish_hex: Located<Ratio>,
    /// The cost to leave Skirmish Order.
    pub leave_skirmish: Located<Ratio>,
    /// Added for a hex next to an enemy in Skirmish Order.
    pub skirmish_screen: Located<Ratio>,
}

/// What may bar a charge: streams, or a kind of feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar;

impl NamedId for Bar {
    const REFERENCE: &'static str = "$ref bar";
}

/// A kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainKind {
    /// Name for people.
    pub name: String,
    /// Cost to enter.
    pub infantry: Located<EntryCost>,
    /// Cost to enter.
    pub cavalry: Located<EntryCost>,
    /// Cost to enter.
    pub artillery: Located<EntryCost>,
    /// What it does to sight, to units in it and to those who pass.
    #[serde(default)]
    pub effects: Vec<TerrainEffect>,
    /// How it looks on maps; broken ground unless it says so.
    pub look: Option<TerrainLook>,
}

/// What water along hexsides is called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Waters {
    /// What can be waded; a stream unless it says so.
    pub stream: Option<Water>,
    /// What nobody crosses; a pond unless it says so.
    pub pond: Option<Water>,
}

/// Water along hexsides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Water {
    /// Name for people, such as `River`.
    pub name: String,
}

/// A kind of feature along hexsides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Feature {
    /// Name for people.
    pub name: String,
    /// Cost to cross, beside that of the hex; `road` for across it along a road only.
    pub infantry: Located<EntryCost>,
    /// Cost to cross.
    pub cavalry: Located<EntryCost>,
    /// Cost to cross.
    pub artillery: Located<EntryCost>,
    /// What it does to lines of sight that go over it; nothing unless it says so. Neighbours always see each other.
    pub sight: Option<FeatureSight>,
    /// How it looks on maps; a wall unless it says so.
    pub look: Option<FeatureLook>,
}

/// What entering a hex costs: points, `road` for along a road only, `prohibited`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum EntryCost {
    /// Movement points.
    Points(Ratio),
    /// Not by points.
    Closed(ClosedTerrain),
}

/// Terrain that points do not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClosedTerrain {
    /// Only along a connected road.
    Road,
    /// Never.
    Prohibited,
}

/// What a kind of terrain does beside its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainEffect {
    /// Blocks a line of sight between equal levels at that level.
    BlocksSightAtLevel,
    /// Obscures a line of sight that passes over it.
    ObscuresSight,
    /// Obscures a target in it.
    ObscuresTarget,
    /// Blocks a line of sight at any level where it lies next to the firer.
    BlocksSightNextToFirer,
    /// Guns in it may not fire.
    SilencesArtillery,
    /// Units in it neither give nor get support.
    BlocksSupport,
    /// Cavalry may charge over it, and whoever stands in it: clear ground.
    PermitsCharges,
    /// An uncontrolled move into or out of it costs a Morale Hit.
    ShakesUncontrolledMoves,
}

/// Points that a hexside adds, by arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideCosts {
    /// Up a slope.
    pub slope_up: ArmCosts,
    /// Down a slope.
    pub slope_down: ArmCosts,
    /// Up a steep slope.
    pub steep_up: ArmCosts,
    /// Down a steep slope.
    pub steep_down: ArmCosts,
    /// Across a flowing stream.
    pub stream: ArmCosts,
}

/// A grade of slopes of the game's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grade {
    /// Name for people, such as `Very steep slope`.
    pub name: String,
    /// How many levels it rises.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[schemars(range(min = 1, max = 99))]
    pub levels: u8,
    /// What going up adds.
    pub up: ArmCosts,
    /// What going down adds.
    pub down: ArmCosts,
}

/// Points by arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArmCosts {
    /// On foot.
    pub infantry: Located<Ratio>,
    /// Mounted.
    pub cavalry: Located<Ratio>,
    /// Guns.
    pub artillery: Located<Ratio>,
}

/// A kind of road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RoadKind {
    /// Name for people.
    pub name: String,
    /// Whether units in march column go faster on it.
    pub march: bool,
    /// How it looks, where that is not `main` if march columns go faster on it, and `lane` if not.
    pub look: Option<RoadLook>,
}

/// Stacking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Stacking {
    /// Where the figures come from; parts are the field names.
    pub provenance: Option<Provenance>,
    /// Points a hex may hold.
    pub limit: Located<Ratio>,
    /// Points of none, one, two, … guns, for a game that has such a table.
    #[serde(default)]
    pub artillery: Vec<Located<Ratio>>,
}

/// A marker that scripts lay on units and take away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Marker {
    /// Name for people.
    pub name: String,
    /// Added to the cohesion rating of its bearer in Break Tests.
    #[serde(default)]
    #[serde(deserialize_with = "bounds::within::<-5, 5, _, _>")]
    #[schemars(range(min = -5, max = 5))]
    pub break_tests: i8,
    /// Whether its bearer cannot fire.
    #[serde(default)]
    pub silences: bool,
    /// Where its effects come from.
    pub provenance: Option<Provenance>,
}

/// A marker that scripts lay on the ground. What is not said of it stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GroundMarker {
    /// Name for people.
    pub name: String,
    /// Where it lies.
    pub lies: Lies,
    /// What it does to the steps of infantry into its hex, or across its hexside.
    pub infantry: Option<ChangedStep>,
    /// What it does to the steps of cavalry.
    pub cavalry: Option<ChangedStep>,
    /// What it does to the steps of artillery.
    pub artillery: Option<ChangedStep>,
    /// Whether nobody sees through its hex.
    #[serde(default)]
    pub hides: bool,
    /// How it looks on maps; a tile with the first letter of its name unless it says so.
    pub look: Option<MarkerLook>,
    /// Where its effects come from.
    pub provenance: Option<Provenance>,
}

/// Where a marker lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// In a hex.
    Hex,
    /// On a hexside.
    Hexside,
}

/// What a marker does to a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChangedStep {
    /// It cannot be taken, nor can anybody attack across the hexside.
    Closed,
    /// It costs so many points more.
    More(Located<Ratio>),
    /// It costs so many points in all, whatever lies there.
    Instead(Located<Ratio>),
}

/// The Fog of War table, by die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FogOfWar {
    /// Where the entries come from; parts are the dice, 1 to 6.
    pub provenance: Option<Provenance>,
    /// From 1 to 6.
    pub results: [FogResult; 6],
}

/// One effect: of the rules, on one side, or of the package, by script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FogResult {
    /// The opponent may move one unit of the side towards its enemy.
    UncontrolledAdvance(Side),
    /// The opponent may move one unit of the side away from its enemy.
    UncontrolledWithdrawal(Side),
    /// A general of the side may be hit.
    GeneralCasualty(Side),
    /// A script does what a game has of its own.
    Script(FogScript),
}

/// An effect of the Fog of War that a script has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FogScript {
    /// What players are told.
    pub name: String,
    /// The script function, called with the side that rolled; it may ask either side, and lay markers that stay.
    pub call: String,
}

/// Each side's table of generals, by die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralCasualties {
    /// Where the entries come from; parts are `usa/1`.
    pub provenance: Option<Provenance>,
    /// Division or commander chits, or `near-miss`, from 1 to 6.
    pub generals: BySide<[Located<Id>; 6]>,
}

/// The Game Turn Track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnTrack {
    /// Where the times come from; parts are turns.
    pub provenance: Option<Provenance>,
    /// Time of day of turns 1, 2, …
    #[serde(deserialize_with = "bounds::times")]
    #[schemars(inner(regex(pattern = "^[0-9]{1,2}:[0-9]{2}$")))]
    pub times: Vec<String>,
    /// Turns that are played by night.
    #[serde(default)]
    pub nights: Vec<Night>,
}

/// Turns that are played by night, or in mist or rain that comes to the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Night {
    /// When they are, as refusals say it; `by night` where not given.
    #[schemars(extend("examples" = ["in the mist", "in the rain"]))]
    pub when: Option<String>,
    /// The first of them.
    pub first: u8,
    /// The last of them.
    pub last: u8,
    /// The most hexes at which anybody fires; as by day where not given.
    pub range: Option<u8>,
    /// Whether close combat is not allowed.
    #[serde(default)]
    pub no_close_combat: bool,
}
