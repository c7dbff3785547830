//! Movement costs of terrain. ST 9.0.

use std::fmt;
use std::str::FromStr;

use kernel::origin::Provenance;
use kernel::{Sixths, written};
use serde::{Deserialize, Serialize};

use crate::game::{MoveClass, Rise, Terrain, Waterway, Way};

// ST 9.0. ST-MOVE-02.
/// Movement costs of terrain, by feature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MovementCosts {
    /// Origin of the costs.
    pub provenance: Option<Provenance>,
    /// Turnpikes.
    pub pike: HexCosts,
    /// Roads.
    pub road: HexCosts,
    /// Trails.
    pub trail: HexCosts,
    /// Clear hexes.
    pub clear: HexCosts,
    /// Woods.
    pub woods: HexCosts,
    /// Towns.
    pub town: HexCosts,
    /// Marshes.
    pub marsh: HexCosts,
    /// Up a slope.
    pub slope_up: SideCosts,
    /// Down a slope.
    pub slope_down: SideCosts,
    /// Up over a crest.
    pub crest_up: SideCosts,
    /// Down over a crest.
    pub crest_down: SideCosts,
    /// Over a ridge.
    pub ridge: SideCosts,
    /// Through a stream.
    pub stream: SideCosts,
    /// Through a ford.
    pub ford: SideCosts,
    /// Over a stone wall.
    pub wall: SideCosts,
}

/// Costs of entering a hex, by class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HexCosts {
    /// Cost for infantry in line and dismounted cavalry.
    pub line: Entry,
    /// Cost for infantry in column.
    pub column: Entry,
    /// Cost for limbered batteries.
    pub battery: Entry,
    /// Cost for wagons.
    pub wagon: Entry,
    /// Cost for mounted cavalry.
    pub mounted: Entry,
    /// Cost for leaders.
    pub leader: Entry,
}

impl HexCosts {
    /// Returns the cost for a movement class.
    pub const fn of(&self, class: MoveClass) -> Entry {
        match class {
            MoveClass::Line => self.line,
            MoveClass::Column => self.column,
            MoveClass::Battery | MoveClass::HorseBattery => self.battery,
            MoveClass::Wagon => self.wagon,
            MoveClass::Mounted => self.mounted,
            MoveClass::Leader => self.leader,
        }
    }
}

/// Cost of entering a hex. Written as a number or fraction, or one of `closed`, `stop`, `all` and
/// `other`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Number of movement points.
    Points(Sixths),
    /// The hex cannot be entered.
    Closed,
    /// The unit may enter with at least one point left, and stops. ST 9.0. ST-MOVE-06.
    Stop,
    /// The unit needs its whole allowance. ST 5.32. ST-MOVE-07.
    All,
    /// The unit cannot use the thoroughfare, and pays for the other terrain. ST 5.23. ST-MOVE-04.
    Other,
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "closed" => Ok(Self::Closed),
            "stop" => Ok(Self::Stop),
            "all" => Ok(Self::All),
            "other" => Ok(Self::Other),
            _ => text.parse().map(Self::Points).map_err(|_: String| {
                format!(
                    "`{text}` is not a movement cost: expected a number such as `2` or `1/3`, \
                    `closed`, `stop`, `all` or `other`"
                )
            }),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) => points.fmt(f),
            Self::Closed => f.write_str("closed"),
            Self::Stop => f.write_str("stop"),
            Self::All => f.write_str("all"),
            Self::Other => f.write_str("other"),
        }
    }
}

written!(
    Entry,
    "^([0-9]{1,2}(/[236])?|closed|stop|all|other)$",
    "a movement cost: a number such as `2` or `1/3`, `closed`, `stop`, `all` or `other`"
);

/// Costs of crossing a hexside, by class, in movement points. An absent cost means that the hexside
/// is closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SideCosts {
    /// Cost for infantry in line or column, and for dismounted cavalry.
    pub foot: Option<u8>,
    /// Cost for limbered batteries and wagons.
    pub wheels: Option<u8>,
    /// Cost for mounted cavalry and leaders.
    pub mounted: Option<u8>,
}

impl SideCosts {
    /// Returns the cost for a movement class. `None` if the hexside is closed to it.
    pub fn of(&self, class: MoveClass) -> Option<Sixths> {
        let points = match class {
            MoveClass::Line | MoveClass::Column => self.foot,
            MoveClass::Battery | MoveClass::HorseBattery | MoveClass::Wagon => self.wheels,
            MoveClass::Mounted | MoveClass::Leader => self.mounted,
        };
        points.map(|points| Sixths::whole(i32::from(points)))
    }
}

impl MovementCosts {
    /// Returns the costs of the terrain in a hex.
    pub const fn of_hex(&self, terrain: Terrain) -> &HexCosts {
        match terrain {
            Terrain::Clear => &self.clear,
            Terrain::Woods => &self.woods,
            Terrain::Town => &self.town,
            Terrain::Marsh => &self.marsh,
        }
    }

    /// Returns the costs of a thoroughfare.
    pub const fn of_way(&self, way: Way) -> &HexCosts {
        match way {
            Way::Pike => &self.pike,
            Way::Road => &self.road,
            Way::Trail => &self.trail,
        }
    }

    /// Returns the costs of a rise or fall. `None` on level ground, which costs nothing.
    pub const fn of_rise(&self, rise: Rise) -> Option<&SideCosts> {
        match rise {
            Rise::Level => None,
            Rise::SlopeUp => Some(&self.slope_up),
            Rise::SlopeDown => Some(&self.slope_down),
            Rise::CrestUp => Some(&self.crest_up),
            Rise::CrestDown => Some(&self.crest_down),
            Rise::Ridge => Some(&self.ridge),
        }
    }

    /// Returns the costs of water without a bridge. `None` for a river, which is closed to all.
    pub const fn of_water(&self, water: Waterway) -> Option<&SideCosts> {
        match water {
            Waterway::Stream | Waterway::Bridge => Some(&self.stream),
            Waterway::Ford => Some(&self.ford),
            Waterway::River => None,
        }
    }
}
