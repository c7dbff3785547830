use kernel::Sixteenths;

use super::{
    FeatureId, FeatureLook, FeatureSight, GradeId, HexsideWater, Rise, Slope, TerrainId,
    TerrainLook,
};

/// What terrain costs and does. T-07, T-08, MOVE-04, LOS-04 to LOS-07.
#[derive(Clone, Debug)]
pub struct TerrainEffects {
    /// The kinds of terrain in the order of their ids.
    pub kinds: Vec<Terrain>,
    /// The grades of slopes in the order of their ids.
    pub grades: Vec<Grade>,
    /// What crossing a flowing stream adds. MAP-04.
    pub stream: PerArm<Sixteenths>,
    /// What water along hexsides is called. MAP-04.
    pub water: WaterNames,
    /// The kinds of feature along hexsides in the order of their ids. T-05.
    pub features: Vec<Feature>,
    /// Whether a charge goes across a flowing stream. CAV-05.
    pub stream_charge: Permission,
    /// The cost of a connected road hex. MOVE-07.
    pub road: Sixteenths,
    /// The cost of a connected road hex in march column. MOVE-08.
    pub march: Sixteenths,
    /// What artillery pays in a road hex of prohibited terrain that others block. ART-09.
    pub blocked_road: Sixteenths,
    /// The cost to leave the map. OFF-01.
    pub exit: Sixteenths,
    /// The cost of any hex in Skirmish Order. SKR-02.
    pub skirmish_hex: Sixteenths,
    /// The cost to leave Skirmish Order. SKR-03.
    pub leave_skirmish: Sixteenths,
    /// Added cost to move next to an enemy in Skirmish Order. SKR-04.
    pub skirmish_screen: Sixteenths,
}

/// What water along hexsides is called by people. MAP-04.
#[derive(Clone, Debug)]
pub struct WaterNames {
    /// A flowing stream.
    pub stream: String,
    /// A pond.
    pub pond: String,
}

impl WaterNames {
    /// The name of a kind of water.
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
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// What each arm pays to enter.
    pub cost: PerArm<EntryCost>,
    /// What it does to sight.
    pub sight: TerrainSight,
    /// Whether artillery in it may fire. ART-10, V-20.
    pub artillery_fire: Permission,
    /// Whether units in it may give and get support. SUP-02.
    pub support: Permission,
    /// Whether cavalry may charge over it, and whoever stands in it. CAV-05.
    pub charge: Permission,
    /// Whether a unit that an uncontrolled move takes in or out suffers a Morale Hit. CHIT-11.
    pub uncontrolled_move: UncontrolledMove,
    /// How it looks.
    pub look: TerrainLook,
}

/// A kind of feature that lies along hexsides, such as a wall. T-05, T-07.
#[derive(Clone, Debug)]
pub struct Feature {
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// What each arm pays to cross it, beside the cost of the hex.
    pub cost: PerArm<EntryCost>,
    /// Whether a charge goes across it. CAV-05.
    pub charge: Permission,
    /// What it does to lines of sight that go over it. T-08.
    pub sight: Option<FeatureSight>,
    /// How it looks.
    pub look: FeatureLook,
}

/// What it costs to enter a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryCost {
    /// So many movement points.
    Points(Sixteenths),
    /// Only along a connected road. STK-04, MOVE-10.
    RoadOnly,
    /// Nobody of that arm enters, not even by road. MAP-01.
    Prohibited,
}

/// What terrain in a hex does to lines of sight. T-08, V-33.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerrainSight {
    /// Blocks a line between equal levels at that level. LOS-04.
    pub blocks_at_level: Permission,
    /// Obscures a line that passes above it or rises over it. LOS-04, LOS-05.
    pub obscures: Permission,
    /// Obscures a target inside it. LOS-07.
    pub obscures_target: Permission,
    /// Blocks a line at any level when it lies next to the firer. T-08.
    pub blocks_next_to_firer: Permission,
}

/// Whether something is so of a terrain or of a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// It is so.
    Yes,
    /// It is not so.
    No,
}

impl Permission {
    /// Whether it is so.
    pub const fn granted(self) -> bool {
        matches!(self, Self::Yes)
    }
}

impl From<bool> for Permission {
    fn from(granted: bool) -> Self {
        if granted { Self::Yes } else { Self::No }
    }
}

/// What an uncontrolled move into or out of a terrain does. CHIT-11, CHIT-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UncontrolledMove {
    /// Nothing comes of it.
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

/// How steep a slope is: the two of the series, then those of the package. MAP-07, MAP-08.
#[derive(Clone, Debug)]
pub struct Grade {
    /// The kebab-case id.
    pub id: String,
    /// The name for people, such as `steep slope`.
    pub name: String,
    /// The number of levels that it rises.
    pub levels: u8,
    /// The extra cost uphill.
    pub up: PerArm<Sixteenths>,
    /// The extra cost downhill.
    pub down: PerArm<Sixteenths>,
}

impl TerrainEffects {
    /// How steep slopes of this grade are.
    pub fn grade(&self, grade: GradeId) -> &Grade {
        &self.grades[grade.index()]
    }

    /// What a slope adds. MAP-07, MAP-08.
    pub fn slope(&self, slope: Slope, arm: super::Arm) -> Sixteenths {
        let grade = self.grade(slope.grade);
        match slope.way {
            Rise::Up => grade.up[arm],
            Rise::Down => grade.down[arm],
        }
    }

    /// The kind of feature with this id.
    pub fn feature(&self, feature: FeatureId) -> &Feature {
        &self.features[feature.index()]
    }

    /// The kind of terrain with this id.
    pub fn kind(&self, terrain: TerrainId) -> &Terrain {
        &self.kinds[terrain.index()]
    }
}
