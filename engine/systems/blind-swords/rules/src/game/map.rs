use std::sync::Arc;

use kernel::{Direction, Grid, HexId, HexNumber, IdSet, Lines};

use super::{RoadLook, small_id};

small_id!(
    /// A kind of terrain that fills a hex.
    TerrainId(u8),
    "$ref terrain"
);
small_id!(
    /// A kind of hexside feature, such as a wall.
    FeatureId(u8),
    "$ref feature"
);
small_id!(
    /// Grade of a slope.
    GradeId(u8),
    "$ref grade"
);
small_id!(
    /// A named road.
    RoadId(u8)
);

/// A set of hexes of any map.
pub type HexSet = IdSet<{ Grid::MAX_HEXES / 64 }>;

impl GradeId {
    /// Slope of the series. MAP-07.
    pub const SLOPE: Self = Self(0);
    /// Steep slope of the series. MAP-08.
    pub const STEEP: Self = Self(1);
}

/// The map of a battle. T-03 to T-06, T-39.
#[derive(Clone, Debug)]
pub struct Map {
    /// Hexes, numbers and neighbours.
    pub grid: Grid,
    /// Compass names of the six hexsides, in ring order.
    pub compass: [String; 6],
    /// Ground of each hex, sorted by id.
    pub hexes: Vec<HexGround>,
    /// The six hexsides of each hex, in ring order.
    pub hexsides: Vec<[HexsideGround; 6]>,
    /// The named roads.
    pub roads: Vec<Road>,
    /// Lines of sight up to the longest weapon range, shared by copies of the game.
    pub lines: Arc<Lines>,
}

/// Ground of a hex. MAP-01 to MAP-06.
#[derive(Clone, Debug)]
pub struct HexGround {
    /// The terrain that fills most of the hex.
    pub terrain: TerrainId,
    /// The height in levels.
    pub level: u8,
    /// Whether any road passes through. MAP-05.
    pub road: RoadInHex,
    /// The name of the place, if it has one.
    pub name: Option<String>,
    /// Water without effect, for drawing only.
    pub water: Option<String>,
}

/// Whether a hex contains a road.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoadInHex {
    /// No road runs through the hex.
    Absent,
    /// At least one road runs through the hex.
    Present,
}

/// Ground of a hexside, seen from one of its hexes. MAP-04, MAP-07, MAP-08.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HexsideGround {
    /// A slope, if there is one.
    pub slope: Option<Slope>,
    /// Water along it, if there is any.
    pub water: Option<HexsideWater>,
    /// Feature of the package along it, if there is one. T-05.
    pub feature: Option<FeatureId>,
    /// The road that crosses it, if one does.
    pub road: Option<RoadLink>,
}

/// One element of a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnHexside {
    /// A slope, up or down as seen from this hex.
    Slope(Slope),
    /// Water along it.
    Water(HexsideWater),
    /// A feature of the package along it.
    Feature(FeatureId),
    /// A road across it.
    Road(RoadLink),
}

impl HexsideGround {
    /// Returns all elements of the hexside. Code that treats every element uses this, so that it
    /// covers new kinds. Code that needs one kind reads its field.
    pub fn things(&self) -> impl Iterator<Item = OnHexside> + use<> {
        let Self { slope, water, feature, road } = *self;
        let slope = slope.map(OnHexside::Slope);
        let water = water.map(OnHexside::Water);
        let feature = feature.map(OnHexside::Feature);
        [slope, water, feature, road.map(OnHexside::Road)].into_iter().flatten()
    }
}

/// A printed slope on a hexside. A change of level without one has no effect on movement or combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slope {
    /// Grade of the slope.
    pub grade: GradeId,
    /// Direction of the slope when leaving this hex.
    pub way: Rise,
}

/// Direction of a slope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rise {
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Rise {
    /// Returns the direction as a word.
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

    /// Returns a slope up, of a grade.
    pub const fn up(grade: GradeId) -> Self {
        Self { grade, way: Rise::Up }
    }

    /// Returns the same slope, seen from the other hex.
    pub const fn opposite(self) -> Self {
        let way = match self.way {
            Rise::Up => Rise::Down,
            Rise::Down => Rise::Up,
        };
        Self { way, ..self }
    }
}

/// Water along a hexside. MAP-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum HexsideWater {
    /// A flowing stream: affects movement only.
    Stream,
    /// A pond: prohibits movement and close combat across it.
    Pond,
}

impl HexsideWater {
    /// All kinds of water.
    pub const ALL: [Self; 2] = [Self::Stream, Self::Pond];

    /// The id in map files and in the protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stream => "stream",
            Self::Pond => "pond",
        }
    }
}

/// A road that crosses a hexside. MAP-05, MOVE-07, MOVE-08.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoadLink {
    /// Road that crosses.
    pub road: RoadId,
    /// Fastest rate along it.
    pub rate: RoadRate,
}

/// The fastest rate along a road. V-40.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoadRate {
    /// The road rate only.
    Road,
    /// The march column rate, for units that may use it.
    March,
}

/// A named road, as a sequence of hexes.
#[derive(Clone, Debug)]
pub struct Road {
    /// The name for people.
    pub name: String,
    /// The kind, such as lane or pike.
    pub kind: RoadKind,
    /// Hexes in order.
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
    /// Appearance.
    pub look: RoadLook,
}

impl Map {
    /// Returns the ground of a hex.
    pub fn hex(&self, hex: HexId) -> &HexGround {
        &self.hexes[hex.index()]
    }

    /// Returns the ground of a hexside, seen from `hex`.
    pub fn hexside(&self, hex: HexId, direction: Direction) -> &HexsideGround {
        &self.hexsides[hex.index()][direction.index()]
    }

    /// Returns the hexside between two neighbours, seen from the first. `None` if they are not
    /// neighbours.
    pub fn between(&self, from: HexId, to: HexId) -> Option<&HexsideGround> {
        let direction = self.grid.direction(from, to)?;
        Some(self.hexside(from, direction))
    }

    /// Returns the printed number of a hex.
    pub fn number(&self, hex: HexId) -> HexNumber {
        self.grid.number(hex)
    }
}
