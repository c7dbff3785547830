use std::sync::Arc;

use kernel::{Direction, Grid, HexId, HexNumber, Lines};
use serde::{Deserialize, Serialize};

use super::{RoadLook, listed, small_id};

small_id!(
    /// Id of a kind of terrain, such as woods.
    TerrainId(u8),
    "$ref terrain"
);
small_id!(
    /// Id of a kind of hexside feature, such as a wall.
    FeatureId(u8),
    "$ref feature"
);
small_id!(
    /// Id of a grade of slope, such as steep.
    GradeId(u8),
    "$ref grade"
);
small_id!(
    /// Id of a named road.
    RoadId(u8)
);
small_id!(
    /// Id of a kind of road.
    RoadKindId(u8),
    "$ref road-kind"
);

impl GradeId {
    /// Slope of one level, the first grade of the series. MAP-07.
    pub const SLOPE: Self = Self(0);
    /// Steep slope of two levels, the second grade of the series. MAP-08.
    pub const STEEP: Self = Self(1);
}

/// The map of a battle. T-03 to T-06, T-39.
#[derive(Clone, Debug)]
pub struct Map {
    /// Hexes of the map, with their printed numbers and neighbours.
    pub grid: Grid,
    /// Compass names of the six hexsides, in ring order.
    pub compass: [String; 6],
    /// Terrain, level, road and names of each hex, sorted by hex id.
    pub hexes: Vec<HexGround>,
    /// The six hexsides of each hex, in ring order.
    pub hexsides: Vec<[HexsideGround; 6]>,
    /// The named roads of the map, sorted by id.
    pub roads: Vec<Road>,
    /// Lines of sight up to the longest weapon range, shared by copies of the game.
    pub lines: Arc<Lines>,
}

/// Terrain, level, road and names of a hex. MAP-01 to MAP-06.
#[derive(Clone, Debug)]
pub struct HexGround {
    /// The terrain that fills most of the hex.
    pub terrain: TerrainId,
    /// Height of the hex, in levels.
    pub level: u8,
    /// Whether any road passes through the hex. MAP-05.
    pub road: RoadInHex,
    /// Name of the place in the hex, if it has one.
    pub name: Option<String>,
    /// Name of water in the hex. The water has no effect in play and appears only on drawn maps.
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

/// Slope, water, feature and road of a hexside, seen from one of its hexes. MAP-04, MAP-07, MAP-08.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HexsideGround {
    /// Slope on the hexside, if any.
    pub slope: Option<Slope>,
    /// Water along the hexside, if any.
    pub water: Option<HexsideWater>,
    /// Hexside feature that the package defines, such as a wall, if there is one. T-05.
    pub feature: Option<FeatureId>,
    /// Road that crosses the hexside, if any.
    pub road: Option<RoadLink>,
}

/// One element of a hexside: slope, water, feature or road.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnHexside {
    /// A slope, up or down as seen from this hex.
    Slope(Slope),
    /// Water along the hexside, such as a stream.
    Water(HexsideWater),
    /// Hexside feature that the package defines, such as a wall.
    Feature(FeatureId),
    /// Road that crosses the hexside.
    Road(RoadLink),
}

impl HexsideGround {
    /// Returns all elements of the hexside. Code that treats every kind of element must use this
    /// function, so that it also covers kinds added later. Code that treats one kind reads the
    /// field for that kind.
    pub fn things(&self) -> impl Iterator<Item = OnHexside> + use<> {
        let Self { slope, water, feature, road } = *self;
        let slope = slope.map(OnHexside::Slope);
        let water = water.map(OnHexside::Water);
        let feature = feature.map(OnHexside::Feature);
        [slope, water, feature, road.map(OnHexside::Road)].into_iter().flatten()
    }
}

/// A printed slope on a hexside. If no slope is printed, a change of level has no effect on
/// movement or combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slope {
    /// Grade of the slope, which determines its height in levels.
    pub grade: GradeId,
    /// Direction of the slope for a unit that leaves this hex.
    pub way: Rise,
}

/// Direction of a slope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rise {
    /// The slope rises towards the neighbour.
    Up,
    /// The slope falls towards the neighbour.
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
    /// Series slope that rises one level.
    pub const UP: Self = Self::up(GradeId::SLOPE);
    /// Series slope that falls one level.
    pub const DOWN: Self = Self::UP.opposite();
    /// Series slope that rises two levels.
    pub const STEEP_UP: Self = Self::up(GradeId::STEEP);
    /// Series slope that falls two levels.
    pub const STEEP_DOWN: Self = Self::STEEP_UP.opposite();

    /// Returns an uphill slope of the given grade.
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
    /// A flowing stream, which affects movement only.
    Stream,
    /// A pond, which prohibits movement and close combat across the hexside.
    Pond,
}

impl HexsideWater {
    /// All kinds of water.
    pub const ALL: [Self; 2] = [Self::Stream, Self::Pond];

    /// Returns the id used in map files and in the protocol.
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
    /// Road that crosses the hexside.
    pub road: RoadId,
    /// Fastest movement rate that the road permits across the hexside.
    pub rate: RoadRate,
}

/// Fastest rate at which units can move along a road. V-40.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoadRate {
    /// The road rate. Units may not use the march column rate.
    Road,
    /// The march column rate, for units that may march in column.
    March,
}

/// A named road, as a sequence of hexes.
#[derive(Clone, Debug)]
pub struct Road {
    /// Display name of the road.
    pub name: String,
    /// Kind of road, such as lane or pike.
    pub kind: RoadKind,
    /// Hexes that the road passes, in order.
    pub path: Vec<HexId>,
}

/// Kind of road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RoadKind {
    /// Kebab-case id of the kind of road, unique in the package.
    #[serde(skip)]
    pub id: String,
    /// Display name of the kind of road.
    pub name: String,
    /// Whether units in march column move faster along roads of this kind.
    pub march: bool,
    /// Appearance of the roads on maps (default: `main` if march columns move faster along them,
    /// otherwise `lane`).
    pub look: Option<RoadLook>,
}

listed!(RoadKind);

impl RoadKind {
    /// Returns the fastest rate along roads of this kind.
    pub const fn rate(&self) -> RoadRate {
        if self.march { RoadRate::March } else { RoadRate::Road }
    }

    /// Returns the appearance on maps of roads of this kind.
    pub fn look(&self) -> RoadLook {
        let usual = if self.march { RoadLook::Main } else { RoadLook::Lane };
        self.look.unwrap_or(usual)
    }
}

impl Map {
    /// Returns the terrain, level, road and names of a hex.
    pub fn hex(&self, hex: HexId) -> &HexGround {
        &self.hexes[hex.index()]
    }

    /// Returns the elements of a hexside, seen from `hex`.
    pub fn hexside(&self, hex: HexId, direction: Direction) -> &HexsideGround {
        &self.hexsides[hex.index()][direction.index()]
    }

    /// Returns the hexside between two adjacent hexes, seen from the first. `None` if the hexes are
    /// not adjacent.
    pub fn between(&self, from: HexId, to: HexId) -> Option<&HexsideGround> {
        let direction = self.grid.direction(from, to)?;
        Some(self.hexside(from, direction))
    }

    /// Returns the printed number of a hex.
    pub fn number(&self, hex: HexId) -> HexNumber {
        self.grid.number(hex)
    }
}
