use kernel::origin::Provenance;
use kernel::{Direction, HexId, PerSide, Side, listed};
use serde::{Deserialize, Serialize};

use super::{BrigadeSet, LeaderId, LeaderSet, UnitId, UnitSet};

/// Scenario: turns, set-up, arrivals and victory conditions. ST 21.0, 22.0.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// Id of the scenario in the package.
    pub id: String,
    /// Title of the scenario, shown to players.
    pub title: String,
    /// Length and times of the turns.
    pub turns: Turns,
    /// Side that moves first in each turn.
    pub first: Side,
    /// Zones in which units are set up or enter, in the order of set-up.
    pub zones: Vec<Zone>,
    /// Historical placement, which a player can choose in place of the zones.
    pub placements: Vec<Placement>,
    /// Optional rules, in the order of the package.
    pub options: Vec<Optional>,
    /// Victory points for losses.
    pub points: Points,
    /// Exits that score.
    pub exit: Exit,
    /// Hills that score at the end.
    pub hills: Vec<Hill>,
    /// Lowest lead of each level of victory.
    pub levels: Levels,
    /// Historical losses in strength points, if known.
    pub losses: Option<PerSide<u16>>,
}

/// Length and times of the turns. ST 2.5. ST-SEQ-08.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns {
    /// Number of the last turn.
    pub last: u8,
    /// Time of day at the start of each turn.
    pub times: Vec<String>,
}

/// Hexes in which some units and leaders are set up, or by which they enter the map. ST 21.1, 21.2.
/// ST-SETUP-02.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Name of the zone, shown to players.
    pub name: String,
    /// Side that sets up or enters in the zone.
    pub side: Side,
    /// Hexes of the zone.
    pub hexes: Vec<HexId>,
    /// Units of the zone.
    pub units: UnitSet,
    /// Leaders of the zone.
    pub leaders: LeaderSet,
    /// Whether the zone is for set-up, for set-up in Reserve, or for entry.
    pub kind: ZoneKind,
}

/// Use of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneKind {
    /// Its units start in it.
    SetUp,
    /// Its units start in it, in Reserve. A wagon carries no marker. ST 21.13.
    Reserve,
    /// Its units enter the map by it on the first turn. ST 21.22. ST-SETUP-03.
    Entry,
}

/// Place of a unit or leader in the historical placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Hex of the stack.
    pub hex: HexId,
    /// Direction that the units in the hex face.
    pub facing: Direction,
    /// Units of the stack, from top to bottom.
    pub units: Vec<UnitId>,
    /// Leaders in the hex.
    pub leaders: Vec<LeaderId>,
}

/// Name and description of an optional rule of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Optional {
    /// Id of the optional rule in the package.
    #[serde(skip)]
    pub id: String,
    /// Name of the optional rule, shown to players.
    pub name: String,
    /// Description of the optional rule's effect, shown to players.
    pub description: String,
}

// ST 22.1. ST-VIC-01.
/// Victory points for losses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Points {
    /// Points for each strength point of infantry killed.
    pub infantry_killed: u16,
    /// Points for each strength point of infantry captured.
    pub infantry_captured: u16,
    /// Points for each strength point of cavalry lost.
    pub cavalry_lost: u16,
    /// Points for each gun destroyed by artillery.
    pub gun_destroyed: u16,
    /// Points for each gun captured.
    pub gun_captured: u16,
    /// Points for each point of the radius of a leader killed or wounded.
    pub leader_lost: u16,
    /// Points for each point of the radius of a leader captured.
    pub leader_captured: u16,
    /// Points of the other side for each point of army morale left at the end.
    pub morale: u16,
    /// Origin of the points.
    pub provenance: Option<Provenance>,
}

/// Exits off the map that score. ST 16.0, 22.2. ST-MOVE-17, ST-VIC-04.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exit {
    /// Side that may leave the map.
    pub side: Side,
    /// Hexes from which units leave.
    pub hexes: Vec<HexId>,
    /// Points for each strength point of infantry and each gun.
    pub infantry: u16,
    /// Points for each strength point of cavalry.
    pub cavalry: u16,
    /// Leaders whose exit serves the brigades in the set beside their own.
    pub army: Option<(LeaderId, BrigadeSet)>,
}

/// Hill that scores at the end. ST 22.2. ST-VIC-07.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hill {
    /// Name of the hill, shown to players.
    pub name: String,
    /// Hexes of the hill.
    pub hexes: Vec<HexId>,
    /// Side that scores.
    pub side: Side,
    /// Points for each strength point on the hill.
    pub points: u16,
}

// ST 22.4. ST-VIC-10.
/// Lowest lead of each level of victory, in victory points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// Lowest lead of a marginal victory.
    pub marginal: u16,
    /// Lowest lead of a substantial victory.
    pub substantial: u16,
    /// Lowest lead of a decisive victory.
    pub decisive: u16,
}

listed!(Optional);
