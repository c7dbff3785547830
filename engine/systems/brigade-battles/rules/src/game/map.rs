use std::sync::Arc;

use kernel::{Direction, Grid, HexId, HexNumber, Lines};

use crate::game::ids::TerrainId;

/// Map with its hexes, hexsides and roads. CM 3.1.
#[derive(Clone, Debug)]
pub struct Map {
    /// Hex grid with printed numbers.
    pub grid: Grid,
    /// Names of the six directions, in order around a hex.
    pub compass: [String; 6],
    /// Terrain, level and name of each hex, in the order of the hex ids.
    pub hexes: Vec<HexGround>,
    /// Features of the six sides of each hex, by hex id. Both hexes of a hexside contain the same
    /// value.
    pub sides: Vec<[HexsideGround; 6]>,
    /// Roads, by name. Only drawings use them; the rules use the features of hexsides.
    pub roads: Vec<Road>,
    /// Straight lines between hexes, computed in advance for lines of sight.
    pub lines: Arc<Lines>,
}

/// Terrain, level and name of a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexGround {
    /// Kind of terrain in the hex.
    pub terrain: TerrainId,
    /// Level (height) of the hex.
    pub level: u8,
    /// Printed name of the place in the hex. `None` if it has no name.
    pub name: Option<String>,
}

/// Features of a hexside that matter for movement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HexsideGround {
    /// Whether a stream runs along the hexside.
    pub stream: bool,
    /// Whether a road crosses the hexside.
    pub road: bool,
    /// Whether units cannot cross the hexside.
    pub closed: bool,
}

/// Single feature of a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnHexside {
    /// Stream along the hexside.
    Stream,
    /// Road across the hexside.
    Road,
    /// Units cannot cross the hexside.
    Closed,
}

impl OnHexside {
    /// Returns the keyword used in packages and views.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stream => "stream",
            Self::Road => "road",
            Self::Closed => "closed",
        }
    }
}

impl HexsideGround {
    /// Returns all features of the hexside, for descriptions and drawings.
    pub fn things(self) -> impl Iterator<Item = OnHexside> {
        let Self { stream, road, closed } = self;
        let all =
            [(stream, OnHexside::Stream), (road, OnHexside::Road), (closed, OnHexside::Closed)];
        all.into_iter().filter_map(|(is_there, thing)| is_there.then_some(thing))
    }
}

/// Named road, as a path of hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Road {
    /// Name of the road, shown to players.
    pub name: String,
    /// Hexes of the road from one end to the other. Each hex is adjacent to the one before it.
    pub path: Vec<HexId>,
}

impl Map {
    /// Returns the terrain, level and name of a hex.
    pub fn hex(&self, hex: HexId) -> &HexGround {
        &self.hexes[hex.index()]
    }

    /// Returns the features of a hexside.
    pub fn side(&self, hex: HexId, way: Direction) -> HexsideGround {
        self.sides[hex.index()][way.index()]
    }

    /// Returns the features of the hexside between two hexes. If the hexes are not adjacent, there
    /// are no features.
    pub fn between(&self, from: HexId, to: HexId) -> HexsideGround {
        let way = self.grid.direction(from, to);
        way.map_or_else(HexsideGround::default, |way| self.side(from, way))
    }

    /// Returns the printed number of a hex.
    pub fn number(&self, hex: HexId) -> HexNumber {
        self.grid.number(hex)
    }

    /// Whether a road runs through a hex. CM 8.4. CW-MAP-02.
    pub fn has_road(&self, hex: HexId) -> bool {
        self.sides[hex.index()].iter().any(|side| side.road)
            || self.roads.iter().any(|road| road.path.contains(&hex))
    }
}
