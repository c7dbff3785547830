use kernel::origin::Provenance;
use kernel::{Listed, Sixteenths, bounds};
use serde::{Deserialize, Serialize};

use super::{
    Arm, FeatureId, FeatureLook, FeatureSight, GradeId, HexsideWater, Rise, RoadKind, Slope,
    TerrainId, TerrainLook, listed, small_id,
};

small_id!(
    /// A bar to charges: streams, or a kind of feature.
    Bar(u8),
    "$ref bar"
);

impl Bar {
    /// Streams.
    pub const STREAM: Self = Self(0);

    /// Returns the bar that a kind of feature is.
    pub fn of(feature: FeatureId) -> Self {
        Self::from_index(Self::STREAM.index() + 1 + feature.index())
    }
}

// T-07, T-08, MOVE-04, LOS-04 to LOS-07.
/// Terrain effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainEffects {
    /// Origin of the terrain values: one origin for all, or a mapping with keys such as
    /// `kinds/woods/infantry`, `hexsides/steep-up` and `road`.
    pub provenance: Option<Provenance>,
    /// Kinds of terrain, by id.
    pub kinds: Listed<Terrain>,
    /// The extra cost to cross hexsides.
    pub hexsides: HexsideCosts,
    /// Additional grades of slope, by id. The costs of the usual two are in `hexsides`.
    #[serde(default)]
    pub slopes: Listed<Grade>,
    /// All grades: the two of the series, then the additional ones.
    #[serde(skip)]
    pub grades: Vec<Grade>,
    /// The names of water along hexsides.
    #[serde(default)]
    pub water: WaterNames,
    /// Hexside features other than slopes and water, such as walls, by id.
    #[serde(default)]
    pub features: Listed<Feature>,
    /// Hexsides that block charges, in addition to slopes and ponds: `stream`, or kinds of feature.
    #[serde(default)]
    pub bars_charges: Vec<Bar>,
    /// Kinds of road, by id.
    pub roads: Listed<RoadKind>,
    /// Cost of a hex entered along a road.
    pub road: Sixteenths,
    /// The cost of a hex entered along a road in march column.
    pub march_column: Sixteenths,
    /// The cost for artillery of a full road hex in terrain that it cannot otherwise enter.
    pub blocked_road: Sixteenths,
    /// Cost of leaving the map.
    pub exit: Sixteenths,
    /// Cost of any hex in Skirmish Order.
    pub skirmish_hex: Sixteenths,
    /// Cost of leaving Skirmish Order.
    pub leave_skirmish: Sixteenths,
    /// The extra cost of a hex adjacent to an enemy in Skirmish Order.
    pub skirmish_screen: Sixteenths,
}

// MAP-04.
/// The names of water along hexsides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WaterNames {
    /// Water that can be crossed (default: a stream).
    pub stream: Option<Water>,
    /// Water that cannot be crossed (default: a pond).
    pub pond: Option<Water>,
}

/// Water along hexsides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Water {
    /// The name, such as `River`.
    pub name: String,
}

impl WaterNames {
    /// Returns the name of a kind of water, by default that of the series.
    pub fn of(&self, water: HexsideWater) -> &str {
        let (water, usual) = match water {
            HexsideWater::Stream => (&self.stream, "Stream"),
            HexsideWater::Pond => (&self.pond, "Pond"),
        };
        water.as_ref().map_or(usual, |water| &water.name)
    }
}

/// A kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Terrain {
    /// The kebab-case id.
    #[serde(skip)]
    pub id: String,
    /// The name.
    pub name: String,
    /// Cost of entry for infantry.
    pub infantry: EntryCost,
    /// Cost of entry for cavalry.
    pub cavalry: EntryCost,
    /// Cost of entry for artillery.
    pub artillery: EntryCost,
    /// Its effects on sight, on units in it and on units that pass.
    #[serde(default)]
    pub effects: Vec<TerrainEffect>,
    /// Its look on maps (default: broken ground).
    pub look: Option<TerrainLook>,
}

listed!(Terrain);

impl Terrain {
    /// Returns the cost to enter for an arm.
    pub const fn cost(&self, arm: Arm) -> EntryCost {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.artillery,
        }
    }

    /// Whether the terrain has an effect.
    pub fn has(&self, effect: TerrainEffect) -> bool {
        self.effects.contains(&effect)
    }

    /// Appearance of the feature on maps.
    pub fn look(&self) -> TerrainLook {
        self.look.unwrap_or_default()
    }
}

// T-08, V-20, V-33. ART-10, CAV-05, CHIT-11, CHIT-12, LOS-04, LOS-05, LOS-07, SUP-02.
/// An effect of terrain other than its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

// T-05, T-07, T-08.
/// Kind of hexside feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Feature {
    /// The kebab-case id.
    #[serde(skip)]
    pub id: String,
    /// The name.
    pub name: String,
    /// The cost to cross, in addition to the hex; `road` for only along a road.
    pub infantry: EntryCost,
    /// Cost of crossing for cavalry.
    pub cavalry: EntryCost,
    /// Cost of crossing for artillery.
    pub artillery: EntryCost,
    /// Its effect on lines of sight across it (default: none). Adjacent hexes always see each other.
    pub sight: Option<FeatureSight>,
    /// Its look on maps (default: a wall).
    pub look: Option<FeatureLook>,
}

listed!(Feature);

impl Feature {
    /// Returns the cost to cross it for an arm, in addition to the hex.
    pub const fn cost(&self, arm: Arm) -> EntryCost {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.artillery,
        }
    }

    /// Appearance on maps.
    pub fn look(&self) -> FeatureLook {
        self.look.unwrap_or_default()
    }
}

/// The cost to enter a hex: points, `road` for only along a road, or `prohibited`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "$or points", rename_all = "kebab-case")]
pub enum EntryCost {
    /// The arm pays this number of movement points.
    Points(Sixteenths),
    /// The arm enters along a connected road only. STK-04, MOVE-10.
    #[serde(rename = "road")]
    RoadOnly,
    /// The arm may not enter, not even by road. MAP-01.
    Prohibited,
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for EntryCost {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "EntryCost".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let points = generator.subschema_for::<Sixteenths>();
        schemars::json_schema!({
            "description":
                "The cost to enter a hex: points, `road` for only along a road, or `prohibited`.",
            "anyOf": [points, {"type": "string", "enum": ["road", "prohibited"]}],
        })
    }
}

/// One value for each arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "{T}_by_Arm"))]
#[serde(deny_unknown_fields)]
pub struct PerArm<T> {
    /// For infantry.
    pub infantry: T,
    /// For mounted cavalry.
    pub cavalry: T,
    /// For artillery.
    pub artillery: T,
}

impl<T> PerArm<T> {
    /// Computes a value for each arm.
    pub fn from_fn(mut value: impl FnMut(Arm) -> T) -> Self {
        Self {
            infantry: value(Arm::Infantry),
            cavalry: value(Arm::Cavalry),
            artillery: value(Arm::Artillery),
        }
    }
}

impl<T> std::ops::Index<Arm> for PerArm<T> {
    type Output = T;

    fn index(&self, arm: Arm) -> &T {
        match arm {
            Arm::Infantry => &self.infantry,
            Arm::Cavalry => &self.cavalry,
            Arm::Artillery => &self.artillery,
        }
    }
}

/// Additional costs of hexsides, by arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideCosts {
    /// Cost up a slope.
    pub slope_up: PerArm<Sixteenths>,
    /// Cost down a slope.
    pub slope_down: PerArm<Sixteenths>,
    /// Cost up a steep slope.
    pub steep_up: PerArm<Sixteenths>,
    /// Cost down a steep slope.
    pub steep_down: PerArm<Sixteenths>,
    /// Cost across a flowing stream.
    pub stream: PerArm<Sixteenths>,
}

// MAP-07, MAP-08.
/// An additional grade of slope.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grade {
    /// The kebab-case id.
    #[serde(skip)]
    pub id: String,
    /// The name, such as `Very steep slope`.
    pub name: String,
    /// The number of levels that it rises.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 99)))]
    pub levels: u8,
    /// Extra cost uphill, in movement points.
    pub up: PerArm<Sixteenths>,
    /// Extra cost downhill, in movement points.
    pub down: PerArm<Sixteenths>,
}

listed!(Grade);

impl TerrainEffects {
    /// Returns the two grades of the series, then the additional ones.
    pub fn all_grades(&self) -> Vec<Grade> {
        let made = |id: &str, name: &str, levels, (up, down): (&PerArm<_>, &PerArm<_>)| Grade {
            id: id.to_owned(),
            name: name.to_owned(),
            levels,
            up: *up,
            down: *down,
        };
        let sides = &self.hexsides;
        let slope = made("slope", "Slope", 1, (&sides.slope_up, &sides.slope_down));
        let steep = made("steep", "Steep slope", 2, (&sides.steep_up, &sides.steep_down));
        [slope, steep].into_iter().chain(self.slopes.iter().cloned()).collect()
    }

    /// Whether a charge may cross streams or a kind of feature. CAV-05.
    pub fn permits_charges_over(&self, bar: Bar) -> bool {
        !self.bars_charges.contains(&bar)
    }

    /// Returns the data of a grade.
    pub fn grade(&self, grade: GradeId) -> &Grade {
        &self.grades[grade.index()]
    }

    /// Returns the added cost of a slope. MAP-07, MAP-08.
    pub fn slope(&self, slope: Slope, arm: Arm) -> Sixteenths {
        let grade = self.grade(slope.grade);
        match slope.way {
            Rise::Up => grade.up[arm],
            Rise::Down => grade.down[arm],
        }
    }

    /// Returns the kind of feature with this id.
    pub fn feature(&self, feature: FeatureId) -> &Feature {
        &self.features[feature.index()]
    }

    /// Returns the kind of terrain with this id.
    pub fn kind(&self, terrain: TerrainId) -> &Terrain {
        &self.kinds[terrain.index()]
    }
}
