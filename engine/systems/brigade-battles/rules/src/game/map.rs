use std::sync::Arc;

use kernel::{Direction, Grid, HexId, HexNumber, Lines};

use super::TerrainId;

/// The map. CM 3.1.
#[derive(Clone, Debug)]
pub struct Map {
    /// The hexes and their numbers.
    pub grid: Grid,
    /// The names of the six directions, in ring order.
    pub compass: [String; 6],
    /// What each hex is.
    pub hexes: Vec<HexGround>,
    /// What lies on the six sides of each hex; both hexes of a side say the same.
    pub sides: Vec<[HexsideGround; 6]>,
    /// Roads, for whoever draws them.
    pub roads: Vec<Road>,
    /// Straight lines between hexes.
    pub lines: Arc<Lines>,
}

/// What a hex is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexGround {
    /// What fills it.
    pub terrain: TerrainId,
    /// How high it lies.
    pub level: u8,
    /// What is there.
    pub name: Option<String>,
}

/// What lies on a hexside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HexsideGround {
    /// A stream runs along it.
    pub stream: bool,
    /// A road crosses it.
    pub road: bool,
    /// Nobody crosses it.
    pub closed: bool,
}

/// One of the things that lie on a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnHexside {
    /// A stream along it.
    Stream,
    /// A road across it.
    Road,
    /// What nobody crosses.
    Closed,
}

impl OnHexside {
    /// The word for it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stream => "stream",
            Self::Road => "road",
            Self::Closed => "closed",
        }
    }
}

impl HexsideGround {
    /// Everything that lies on it, for whoever tells or draws it.
    pub fn things(self) -> impl Iterator<Item = OnHexside> {
        let Self { stream, road, closed } = self;
        let all =
            [(stream, OnHexside::Stream), (road, OnHexside::Road), (closed, OnHexside::Closed)];
        all.into_iter().filter_map(|(is_there, thing)| is_there.then_some(thing))
    }
}

/// A road.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Road {
    /// What it is called.
    pub name: String,
    /// Its hexes in order.
    pub path: Vec<HexId>,
}

impl Map {
    /// What a hex is.
    pub fn hex(&self, hex: HexId) -> &HexGround {
        &self.hexes[hex.index()]
    }

    /// What lies on a hexside.
    pub fn side(&self, hex: HexId, way: Direction) -> HexsideGround {
        self.sides[hex.index()][way.index()]
    }

    /// What lies between two neighbours; nothing is between hexes that are none.
    pub fn between(&self, from: HexId, to: HexId) -> HexsideGround {
        let way = self.grid.direction(from, to);
        way.map_or_else(HexsideGround::default, |way| self.side(from, way))
    }

    /// The printed number of a hex.
    pub fn number(&self, hex: HexId) -> HexNumber {
        self.grid.number(hex)
    }

    /// Whether a road runs through a hex. CM 8.4. CW-MAP-02.
    pub fn has_road(&self, hex: HexId) -> bool {
        self.sides[hex.index()].iter().any(|side| side.road)
            || self.roads.iter().any(|road| road.path.contains(&hex))
    }
}
