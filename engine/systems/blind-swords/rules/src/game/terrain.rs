use kernel::origin::Provenance;
use kernel::{Listed, Sixteenths, bounds};
use serde::{Deserialize, Serialize};

use super::{
    Arm, FeatureId, FeatureLook, FeatureSight, GradeId, HexsideWater, PerArm, Rise, RoadKind,
    Slope, TerrainId, TerrainLook, listed, small_id,
};

small_id!(
    /// An obstacle to charges: streams, or one kind of hexside feature.
    Bar(u8),
    "$ref bar"
);

impl Bar {
    /// Streams as an obstacle to charges.
    pub const STREAM: Self = Self(0);

    /// Returns the obstacle for a kind of hexside feature.
    pub fn of(feature: FeatureId) -> Self {
        Self::from_index(Self::STREAM.index() + 1 + feature.index())
    }
}

// T-07, T-08, MOVE-04, LOS-04 to LOS-07.
/// Terrain effects: costs, obstacles to charges, kinds of terrain, features and roads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainEffects {
    /// Origin of the terrain values: one origin for all, or a mapping with keys such as
    /// `kinds/woods/infantry`, `hexsides/steep-up` and `road`.
    pub provenance: Option<Provenance>,
    /// Kinds of terrain, by id.
    pub kinds: Listed<Terrain>,
    /// Extra cost to cross hexsides with slopes or streams.
    pub hexsides: HexsideCosts,
    /// Additional grades of slope, by id. The costs of the two grades of the series are in
    /// `hexsides`.
    #[serde(default)]
    pub slopes: Listed<Grade>,
    /// All grades of slope: the two of the series, then the additional ones.
    #[serde(skip)]
    pub grades: Vec<Grade>,
    /// Names of the water along hexsides.
    #[serde(default)]
    pub water: WaterNames,
    /// Hexside features other than slopes and water, such as walls, by id.
    #[serde(default)]
    pub features: Listed<Feature>,
    /// Hexsides that charges may not cross, in addition to slopes and ponds: `stream`, or kinds of
    /// feature.
    #[serde(default)]
    pub bars_charges: Vec<Bar>,
    /// Kinds of road, by id.
    pub roads: Listed<RoadKind>,
    /// Cost of a hex entered along a road, in movement points.
    pub road: Sixteenths,
    /// Cost of a hex entered along a road in march column.
    pub march_column: Sixteenths,
    /// Cost for artillery of a hex that it may enter only by road, if stacking prevents use of the
    /// road rate.
    pub blocked_road: Sixteenths,
    /// Cost of leaving the map, in movement points.
    pub exit: Sixteenths,
    /// Cost of any hex for a unit in Skirmish Order, in movement points.
    pub skirmish_hex: Sixteenths,
    /// Cost of leaving Skirmish Order, in movement points.
    pub leave_skirmish: Sixteenths,
    /// Extra cost of a hex that is adjacent to an enemy in Skirmish Order.
    pub skirmish_screen: Sixteenths,
}

// MAP-04.
/// Names of the water along hexsides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WaterNames {
    /// Name of water that units can cross (default: a stream).
    pub stream: Option<Water>,
    /// Name of water that units cannot cross (default: a pond).
    pub pond: Option<Water>,
}

/// Name of a kind of water along hexsides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Water {
    /// Display name of the water, such as `River`.
    pub name: String,
}

impl WaterNames {
    /// Returns the name of a kind of water. If the package gives no name, the series name applies.
    pub fn of(&self, water: HexsideWater) -> &str {
        let (water, usual) = match water {
            HexsideWater::Stream => (&self.stream, "Stream"),
            HexsideWater::Pond => (&self.pond, "Pond"),
        };
        water.as_ref().map_or(usual, |water| &water.name)
    }
}

/// A kind of terrain, with its costs and effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Terrain {
    /// Kebab-case id of the kind of terrain, unique in the package.
    #[serde(skip)]
    pub id: String,
    /// Display name of the kind of terrain.
    pub name: String,
    /// Cost for infantry to enter the hex.
    pub infantry: EntryCost,
    /// Cost for cavalry to enter the hex.
    pub cavalry: EntryCost,
    /// Cost for artillery to enter the hex.
    pub artillery: EntryCost,
    /// Effects of the terrain on sight, on units in it and on units that pass (default: none).
    #[serde(default)]
    pub effects: Vec<TerrainEffect>,
    /// Appearance of the terrain on maps (default: broken ground).
    pub look: Option<TerrainLook>,
}

listed!(Terrain);

impl Terrain {
    /// Returns the cost for an arm to enter the hex.
    pub const fn cost(&self, arm: Arm) -> EntryCost {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.artillery,
        }
    }

    /// Whether the terrain has this effect.
    pub fn has(&self, effect: TerrainEffect) -> bool {
        self.effects.contains(&effect)
    }

    /// Returns the appearance on maps of terrain of this kind.
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
    /// The terrain blocks lines of sight between units at its level.
    BlocksSightAtLevel,
    /// The terrain obscures a line of sight that passes over it.
    ObscuresSight,
    /// The terrain obscures targets in it.
    ObscuresTarget,
    /// The terrain blocks a line of sight at any level if it is adjacent to the firing unit.
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

// T-05, T-07, T-08.
/// A kind of hexside feature, such as a wall, with its costs and effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Feature {
    /// Kebab-case id of the kind of feature, unique in the package.
    #[serde(skip)]
    pub id: String,
    /// Display name of the kind of feature.
    pub name: String,
    /// Cost of crossing for infantry, in addition to the cost of the hex. `road` permits crossing
    /// only along a road.
    pub infantry: EntryCost,
    /// Cost for cavalry to cross the hexside.
    pub cavalry: EntryCost,
    /// Cost for artillery to cross the hexside.
    pub artillery: EntryCost,
    /// Effect of the feature on lines of sight across it (default: none). Adjacent hexes always see
    /// each other.
    pub sight: Option<FeatureSight>,
    /// Appearance of the feature on maps (default: a wall).
    pub look: Option<FeatureLook>,
}

listed!(Feature);

impl Feature {
    /// Returns the cost for an arm to cross the feature, in addition to the cost of the hex.
    pub const fn cost(&self, arm: Arm) -> EntryCost {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.artillery,
        }
    }

    /// Returns the appearance of the feature on maps.
    pub fn look(&self) -> FeatureLook {
        self.look.unwrap_or_default()
    }
}

/// Cost to enter a hex: movement points, `road` for entry only along a road, or `prohibited`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "$or points", rename_all = "kebab-case")]
pub enum EntryCost {
    /// The arm pays this number of movement points.
    Points(Sixteenths),
    /// The arm may enter only along a connected road. STK-04, MOVE-10.
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

/// Additional costs for each arm to cross slopes and streams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideCosts {
    /// Additional cost up a slope of one level, in movement points.
    pub slope_up: PerArm<Sixteenths>,
    /// Additional cost down a slope of one level, in movement points.
    pub slope_down: PerArm<Sixteenths>,
    /// Additional cost up a steep slope, in movement points.
    pub steep_up: PerArm<Sixteenths>,
    /// Additional cost down a steep slope, in movement points.
    pub steep_down: PerArm<Sixteenths>,
    /// Additional cost across a flowing stream, in movement points.
    pub stream: PerArm<Sixteenths>,
}

// MAP-07, MAP-08.
/// A grade of slope that the package adds to the two grades of the series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grade {
    /// Kebab-case id of the grade, unique in the package.
    #[serde(skip)]
    pub id: String,
    /// Display name of the grade, such as `Very steep slope`.
    pub name: String,
    /// Number of levels that the slope rises.
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

    /// Returns the name and the costs of a grade.
    pub fn grade(&self, grade: GradeId) -> &Grade {
        &self.grades[grade.index()]
    }

    /// Returns the additional cost of a slope for an arm. MAP-07, MAP-08.
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
