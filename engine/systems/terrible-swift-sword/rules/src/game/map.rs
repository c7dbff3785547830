use std::sync::Arc;

use kernel::{Direction, Grid, HexId, HexNumber, Lines};
use serde::{Deserialize, Serialize};

/// Map with its hexes and hexsides. ST 5.2, 5.3, 10.61. ST-TER-01.
#[derive(Clone, Debug)]
pub struct Map {
    /// Hex grid with printed numbers.
    pub grid: Grid,
    /// Names of the six directions, in order around a hex.
    pub compass: [String; 6],
    /// Terrain and sight level of each hex, in the order of the hex ids.
    pub hexes: Vec<HexGround>,
    /// Features of the six sides of each hex, by hex id, as seen from that hex.
    pub sides: Vec<[Hexside; 6]>,
    /// Thoroughfares, in the order of the package.
    pub ways: Vec<Thoroughfare>,
    /// Straight lines between hexes, computed in advance for lines of sight.
    pub lines: Arc<Lines>,
}

/// Terrain, sight level and name of a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexGround {
    /// Kind of terrain in the hex.
    pub terrain: Terrain,
    /// Level of the hex for lines of sight.
    pub level: SightLevel,
    /// Printed name of the place in the hex, without effect on play. `None` if it has no name. ST
    /// 5.33. ST-TER-06.
    pub name: Option<String>,
    /// Kind of road that runs off the map from the hex. `None` if none does. ST 16.0.
    pub leaves_by: Option<Way>,
}

/// Kind of terrain in a hex. ST 9.0. ST-TER-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Open ground.
    Clear,
    /// Woods, which give cover and block sight.
    Woods,
    /// A town, which blocks sight and gives no cover.
    Town,
    /// A marsh, which has no effect on combat. ST 10.41. ST-TER-05.
    Marsh,
}

impl Terrain {
    /// All kinds of terrain, in the order of their definition.
    pub const ALL: [Self; 4] = [Self::Clear, Self::Woods, Self::Town, Self::Marsh];

    /// Returns the keyword used in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Clear => "clear",
            Self::Woods => "woods",
            Self::Town => "town",
            Self::Marsh => "marsh",
        }
    }

    /// Returns the sign on text maps.
    pub const fn sign(self) -> char {
        match self {
            Self::Clear => ' ',
            Self::Woods => '%',
            Self::Town => '#',
            Self::Marsh => '~',
        }
    }

    /// Whether the terrain blocks lines of sight. ST 10.61. ST-LOS-03.
    pub const fn blocks_sight(self) -> bool {
        matches!(self, Self::Woods | Self::Town)
    }
}

/// Level of a hex or of an obstacle for lines of sight. ST 10.62. ST-LOS-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum SightLevel {
    /// Ground level, as for most hexes.
    Ground,
    /// Level of the hexes on both sides of a ridge, and of high ground without a hilltop.
    Ridge,
    /// Level of a hilltop.
    Hilltop,
}

impl SightLevel {
    /// Returns the keyword used in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ground => "ground",
            Self::Ridge => "ridge",
            Self::Hilltop => "hilltop",
        }
    }
}

/// Features of a hexside, as seen from one of its hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hexside {
    /// Rise or fall of the ground across the hexside.
    pub rise: Rise,
    /// Whether a stone wall runs along the hexside. ST 5.31, 10.44. ST-TER-04.
    pub wall: bool,
    /// Water along the hexside.
    pub water: Option<Waterway>,
    /// Kind of thoroughfare that crosses the hexside.
    pub way: Option<Way>,
}

/// Rise or fall of the ground across a hexside, in the direction of a unit that crosses it. ST
/// 5.26, 9.0. ST-TER-02.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rise {
    /// The ground neither rises nor falls.
    #[default]
    Level,
    /// Up a slope.
    SlopeUp,
    /// Down a slope.
    SlopeDown,
    /// Up over a crest.
    CrestUp,
    /// Down over a crest.
    CrestDown,
    /// Over a ridge, from which the ground falls on both sides.
    Ridge,
}

impl Rise {
    /// Returns the rise for a unit that crosses the hexside the other way.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Level => Self::Level,
            Self::SlopeUp => Self::SlopeDown,
            Self::SlopeDown => Self::SlopeUp,
            Self::CrestUp => Self::CrestDown,
            Self::CrestDown => Self::CrestUp,
            Self::Ridge => Self::Ridge,
        }
    }

    /// Whether the hexside is a crest, seen from either side.
    pub const fn is_crest(self) -> bool {
        matches!(self, Self::CrestUp | Self::CrestDown)
    }
}

impl Hexside {
    /// Returns the keywords of all features of the hexside, for descriptions and drawings.
    pub fn features(self) -> impl Iterator<Item = &'static str> {
        let rise = match self.rise {
            Rise::Level => None,
            Rise::SlopeUp => Some("slope-up"),
            Rise::SlopeDown => Some("slope-down"),
            Rise::CrestUp => Some("crest-up"),
            Rise::CrestDown => Some("crest-down"),
            Rise::Ridge => Some("ridge"),
        };
        let wall = self.wall.then_some("wall");
        let water = self.water.map(Waterway::id);
        [rise, water, wall, self.way.map(Way::id)].into_iter().flatten()
    }
}

/// Water along a hexside. ST 5.21, 9.0. ST-MOVE-10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Waterway {
    /// A stream, which can be waded everywhere.
    Stream,
    /// A ford of a stream.
    Ford,
    /// A bridge over a stream.
    Bridge,
    /// A river, which no unit can cross.
    River,
}

impl Waterway {
    /// Returns the keyword used in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stream => "stream",
            Self::Ford => "ford",
            Self::Bridge => "bridge",
            Self::River => "river",
        }
    }
}

/// Kind of thoroughfare. ST 5.22 to 5.25. ST-MOVE-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// A turnpike.
    Pike,
    /// A road.
    Road,
    /// A trail.
    Trail,
}

impl Way {
    /// Returns the keyword used in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pike => "pike",
            Self::Road => "road",
            Self::Trail => "trail",
        }
    }
}

/// Named thoroughfare, as a path of hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thoroughfare {
    /// Name of the thoroughfare, shown to players.
    pub name: String,
    /// Kind of thoroughfare.
    pub kind: Way,
    /// Hexes from one end to the other. Each hex is adjacent to the one before it.
    pub path: Vec<HexId>,
}

impl Map {
    /// Returns the terrain, sight level and name of a hex.
    pub fn hex(&self, hex: HexId) -> &HexGround {
        &self.hexes[hex.index()]
    }

    /// Returns the features of the hexside in a direction, as seen from the hex.
    pub fn side(&self, hex: HexId, way: Direction) -> Hexside {
        self.sides[hex.index()][way.index()]
    }

    /// Returns the features of the hexside between two hexes, as seen from the first hex. If the
    /// hexes are not adjacent, there are no features.
    pub fn between(&self, from: HexId, to: HexId) -> Hexside {
        let way = self.grid.direction(from, to);
        way.map_or_else(Hexside::default, |way| self.side(from, way))
    }

    /// Returns the direction with a name of the map's compass.
    pub fn direction(&self, name: &str) -> Option<Direction> {
        let ring = self.compass.iter().position(|known| known == name)?;
        Direction::new(ring as u8)
    }

    /// Returns the printed number of a hex.
    pub fn number(&self, hex: HexId) -> HexNumber {
        self.grid.number(hex)
    }
}
