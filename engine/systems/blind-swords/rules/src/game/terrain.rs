use kernel::Sixteenths;

use super::{
    FeatureId, FeatureLook, FeatureSight, GradeId, HexsideWater, Rise, Slope, TerrainId,
    TerrainLook,
};

/// Effects of terrain. T-07, T-08, MOVE-04, LOS-04 to LOS-07.
#[derive(Clone, Debug)]
pub struct TerrainEffects {
    /// Kinds of terrain, sorted by id.
    pub kinds: Vec<Terrain>,
    /// Grades of slopes, sorted by id.
    pub grades: Vec<Grade>,
    /// Added cost to cross a flowing stream. MAP-04.
    pub stream: PerArm<Sixteenths>,
    /// Names of water along hexsides. MAP-04.
    pub water: WaterNames,
    /// Kinds of hexside features, sorted by id. T-05.
    pub features: Vec<Feature>,
    /// Whether a charge may cross a flowing stream. CAV-05.
    pub stream_charge: Permission,
    /// Cost of a hex along a connected road, in movement points. MOVE-07.
    pub road: Sixteenths,
    /// Cost of a hex along a connected road in march column, in movement points. MOVE-08.
    pub march: Sixteenths,
    /// Cost for artillery in a road hex of prohibited terrain that other units block. ART-09.
    pub blocked_road: Sixteenths,
    /// Cost to leave the map, in movement points. OFF-01.
    pub exit: Sixteenths,
    /// Cost of any hex in Skirmish Order, in movement points. SKR-02.
    pub skirmish_hex: Sixteenths,
    /// Cost to leave Skirmish Order, in movement points. SKR-03.
    pub leave_skirmish: Sixteenths,
    /// Added cost to move next to an enemy in Skirmish Order. SKR-04.
    pub skirmish_screen: Sixteenths,
}

/// Display names of water along hexsides. MAP-04.
#[derive(Clone, Debug)]
pub struct WaterNames {
    /// Name of a flowing stream.
    pub stream: String,
    /// Name of a pond.
    pub pond: String,
}

impl WaterNames {
    /// Returns the name of a kind of water.
    pub fn of(&self, water: HexsideWater) -> &str {
        match water {
            HexsideWater::Stream => &self.stream,
            HexsideWater::Pond => &self.pond,
        }
    }
}

/// One kind of terrain.
#[derive(Clone, Debug)]
pub struct Terrain {
    /// Kebab-case id.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Cost to enter a hex of the terrain, by arm.
    pub cost: PerArm<EntryCost>,
    /// Effect on lines of sight.
    pub sight: TerrainSight,
    /// Whether artillery in the terrain may fire. ART-10, V-20.
    pub artillery_fire: Permission,
    /// Whether units in the terrain may give and receive support. SUP-02.
    pub support: Permission,
    /// Whether cavalry may charge through the terrain and against units in it. CAV-05.
    pub charge: Permission,
    /// Effect on a unit that an uncontrolled move takes into or out of the terrain. CHIT-11.
    pub uncontrolled_move: UncontrolledMove,
    /// Appearance on maps.
    pub look: TerrainLook,
}

/// A kind of hexside feature, such as a wall. T-05, T-07.
#[derive(Clone, Debug)]
pub struct Feature {
    /// Kebab-case id.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Cost to cross the feature, by arm, added to the cost of the hex.
    pub cost: PerArm<EntryCost>,
    /// Whether a charge may cross the feature. CAV-05.
    pub charge: Permission,
    /// Effect on lines of sight across the feature. `None` if it has no effect. T-08.
    pub sight: Option<FeatureSight>,
    /// Appearance on maps.
    pub look: FeatureLook,
}

/// Cost to enter a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryCost {
    /// A number of movement points.
    Points(Sixteenths),
    /// Entry along a connected road only. STK-04, MOVE-10.
    RoadOnly,
    /// No entry for the arm, not even by road. MAP-01.
    Prohibited,
}

/// Effect of terrain in a hex on lines of sight. T-08, V-33.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerrainSight {
    /// Blocks a line between equal levels at that level. LOS-04.
    pub blocks_at_level: Permission,
    /// Obscures a line that passes above the terrain or rises over it. LOS-04, LOS-05.
    pub obscures: Permission,
    /// Obscures a target in the hex. LOS-07.
    pub obscures_target: Permission,
    /// Blocks a line at any level if the hex is next to the firer. T-08.
    pub blocks_next_to_firer: Permission,
}

/// Whether a terrain, marker, order or similar item grants a permission or has a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// The property is present.
    Yes,
    /// The property is absent.
    No,
}

impl Permission {
    /// Whether the value is `Yes`.
    pub const fn granted(self) -> bool {
        matches!(self, Self::Yes)
    }
}

impl From<bool> for Permission {
    fn from(granted: bool) -> Self {
        if granted { Self::Yes } else { Self::No }
    }
}

/// Effect of an uncontrolled move into or out of a terrain. CHIT-11, CHIT-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UncontrolledMove {
    /// No effect.
    Harmless,
    /// The unit suffers one Morale Hit.
    MoraleHit,
}

/// One value for each arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerArm<T>(pub [T; 3]);

impl<T> std::ops::Index<super::Arm> for PerArm<T> {
    type Output = T;

    fn index(&self, arm: super::Arm) -> &T {
        &self.0[arm.index()]
    }
}

/// Grade of a slope. The two grades of the series come before the package's own grades. MAP-07,
/// MAP-08.
#[derive(Clone, Debug)]
pub struct Grade {
    /// Kebab-case id.
    pub id: String,
    /// Display name, such as `steep slope`.
    pub name: String,
    /// Number of levels from the low side to the high side.
    pub levels: u8,
    /// Extra cost uphill, in movement points.
    pub up: PerArm<Sixteenths>,
    /// Extra cost downhill, in movement points.
    pub down: PerArm<Sixteenths>,
}

impl TerrainEffects {
    /// Returns the data of a grade.
    pub fn grade(&self, grade: GradeId) -> &Grade {
        &self.grades[grade.index()]
    }

    /// Returns the cost that a slope adds for an arm. MAP-07, MAP-08.
    pub fn slope(&self, slope: Slope, arm: super::Arm) -> Sixteenths {
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
