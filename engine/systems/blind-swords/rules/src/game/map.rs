use std::sync::Arc;

use kernel::{Direction, Grid, HexId, HexNumber, IdSet, Lines};

use super::{RoadLook, small_id};

small_id!(
    /// A kind of terrain that fills a hex.
    TerrainId(u8)
);
small_id!(
    /// A kind of feature that lies along hexsides, such as a wall.
    FeatureId(u8)
);
small_id!(
    /// How steep a slope is.
    GradeId(u8)
);
small_id!(
    /// A named road.
    RoadId(u8)
);

/// A set of hexes of any map.
pub type HexSet = IdSet<{ Grid::MAX_HEXES / 64 }>;

impl GradeId {
    /// The slope of the series. MAP-07.
    pub const SLOPE: Self = Self(0);
    /// The steep slope of the series. MAP-08.
    pub const STEEP: Self = Self(1);
}

/// The map of a battle. T-03 to T-06, T-39.
#[derive(Clone, Debug)]
pub struct Map {
    /// Hexes, numbers and neighbours.
    pub grid: Grid,
    /// The compass names of the six hexsides in ring order.
    pub compass: [String; 6],
    /// The hexes in the order of their ids.
    pub hexes: Vec<HexGround>,
    /// For each hex its six hexsides in ring order.
    pub hexsides: Vec<[HexsideGround; 6]>,
    /// The named roads.
    pub roads: Vec<Road>,
    /// The lines of sight up to the longest weapon range; copies of a game share them.
    pub lines: Arc<Lines>,
}

/// What lies in a hex. MAP-01 to MAP-06.
#[derive(Clone, Debug)]
pub struct HexGround {
    /// The terrain that fills most of the hex.
    pub terrain: TerrainId,
    /// The height in levels.
    pub level: u8,
    /// Whether a road of any kind passes through. MAP-05.
    pub road: RoadInHex,
    /// The name of the place, if it has one.
    pub name: Option<String>,
    /// Water that has no effect, for drawing.
    pub water: Option<String>,
}

/// Whether there is a road in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoadInHex {
    /// No road runs through the hex.
    Absent,
    /// At least one.
    Present,
}

/// What lies on a hexside, seen from one of its hexes. MAP-04, MAP-07, MAP-08.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HexsideGround {
    /// A slope, if there is one.
    pub slope: Option<Slope>,
    /// Water along it, if there is any.
    pub water: Option<HexsideWater>,
    /// A feature of the package along it, if there is one. T-05.
    pub feature: Option<FeatureId>,
    /// The road that crosses it, if one does.
    pub road: Option<RoadLink>,
}

/// One of the things that lie on a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnHexside {
    /// A slope, up or down from where one stands.
    Slope(Slope),
    /// Water along it.
    Water(HexsideWater),
    /// A feature of the package along it.
    Feature(FeatureId),
    /// A road across it.
    Road(RoadLink),
}

impl HexsideGround {
    /// Everything that lies on it. Whoever goes through all that lies there asks here, so that nothing new is
    /// forgotten; who asks of one kind looks at its field.
    pub fn things(&self) -> impl Iterator<Item = OnHexside> + use<> {
        let Self { slope, water, feature, road } = *self;
        let slope = slope.map(OnHexside::Slope);
        let water = water.map(OnHexside::Water);
        let feature = feature.map(OnHexside::Feature);
        [slope, water, feature, road.map(OnHexside::Road)].into_iter().flatten()
    }
}

/// A slope graphic on a hexside. A change of level without one has no effect on movement or combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slope {
    /// How steep it is.
    pub grade: GradeId,
    /// Where it leads, leaving this hex.
    pub way: Rise,
}

/// Whether a slope leads up or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rise {
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Rise {
    /// The word for it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
        }
    }
}

impl Slope {
    /// One level up.
    pub const UP: Self = Self::up(GradeId::SLOPE);
    /// One level down.
    pub const DOWN: Self = Self::UP.opposite();
    /// Two levels up.
    pub const STEEP_UP: Self = Self::up(GradeId::STEEP);
    /// Two levels down.
    pub const STEEP_DOWN: Self = Self::STEEP_UP.opposite();

    /// Up a slope of a grade.
    pub const fn up(grade: GradeId) -> Self {
        Self { grade, way: Rise::Up }
    }

    /// The same slope from the other hex.
    pub const fn opposite(self) -> Self {
        let way = match self.way {
            Rise::Up => Rise::Down,
            Rise::Down => Rise::Up,
        };
        Self { way, ..self }
    }
}

/// Water along a hexside. MAP-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HexsideWater {
    /// A flowing stream: movement only.
    Stream,
    /// A pond: no movement and no close combat across.
    Pond,
}

impl HexsideWater {
    /// All kinds.
    pub const ALL: [Self; 2] = [Self::Stream, Self::Pond];

    /// The id in map files and in the protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stream => "stream",
            Self::Pond => "pond",
        }
    }
}

/// A road across a hexside. MAP-05, MOVE-07, MOVE-08.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoadLink {
    /// The road that goes across.
    pub road: RoadId,
    /// The rates that may be used along it.
    pub rate: RoadRate,
}

/// The fastest rate along a road. V-40.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoadRate {
    /// The road rate only.
    Road,
    /// The march column rate for those who may use it.
    March,
}

/// A named road as a chain of hexes.
#[derive(Clone, Debug)]
pub struct Road {
    /// The name for people.
    pub name: String,
    /// The kind, such as lane or pike.
    pub kind: RoadKind,
    /// Its hexes in order.
    pub path: Vec<HexId>,
}

/// A kind of road.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoadKind {
    /// Its id in the package.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The fastest rate along it.
    pub rate: RoadRate,
    /// How it looks.
    pub look: RoadLook,
}

impl Map {
    /// What lies in a hex.
    pub fn hex(&self, hex: HexId) -> &HexGround {
        &self.hexes[hex.index()]
    }

    /// What lies on a hexside, seen from `hex`.
    pub fn hexside(&self, hex: HexId, direction: Direction) -> &HexsideGround {
        &self.hexsides[hex.index()][direction.index()]
    }

    /// What lies between two neighbours, seen from the first; `None` if they are not neighbours.
    pub fn between(&self, from: HexId, to: HexId) -> Option<&HexsideGround> {
        let direction = self.grid.direction(from, to)?;
        Some(self.hexside(from, direction))
    }

    /// The printed number of a hex.
    pub fn number(&self, hex: HexId) -> HexNumber {
        self.grid.number(hex)
    }
}
