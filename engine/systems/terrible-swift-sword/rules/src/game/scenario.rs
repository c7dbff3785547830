use kernel::origin::Provenance;
use kernel::{HexId, Listed, PerSide, Side, listed};
use serde::{Deserialize, Serialize};

use super::{BrigadeId, LeaderId, UnitId};

// ST 21.0, 22.0.
/// Root of a scenario file: turns, set-up, arrivals and victory conditions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(title = "Terrible Swift Sword scenario")
)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Scenario {
    /// Id of the scenario: the name of its file.
    #[serde(skip)]
    pub id: String,
    /// Title of the scenario, shown to players.
    pub title: String,
    /// Short description of the scenario, shown to players.
    pub description: String,
    /// Length and times of the turns.
    pub turns: Turns,
    // ST 4.0.
    /// Side that moves first in each turn. The other side sets up first.
    pub first: Side,
    /// Zones in which units are set up or enter, in the order of set-up.
    pub zones: Vec<Zone>,
    /// Historical set-up, which a player can choose instead of free set-up (default: none).
    #[serde(default)]
    pub placements: Vec<Placement>,
    /// Optional rules that players may choose before the game, by id (default: none).
    #[serde(default)]
    pub options: Listed<Optional>,
    /// Victory points for losses.
    pub points: Points,
    /// Map exits that score points.
    pub exit: Exit,
    /// Hills that score points at the end (default: none).
    #[serde(default)]
    pub hills: Vec<Hill>,
    /// Smallest lead for each level of victory.
    pub levels: Levels,
    /// Historical losses of each side in strength points. Absent if unknown.
    pub losses: Option<PerSide<u16>>,
    /// Origin of the first side and of the historical losses.
    pub provenance: Option<Provenance>,
}

// ST 2.5. ST-SEQ-08.
/// Length and times of the turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// Number of the last turn.
    pub last: u8,
    /// Time of day at the start of each turn.
    pub times: Vec<String>,
    /// Origin of the turns.
    pub provenance: Option<Provenance>,
}

// ST 21.1, 21.2. ST-SETUP-02.
/// Hexes in which units and leaders set up, or through which they enter the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Name of the zone, shown to players.
    pub name: String,
    /// Side that sets up or enters in the zone.
    pub side: Side,
    /// Use of the zone (default: `set-up`).
    #[serde(default, rename = "for")]
    pub kind: ZoneKind,
    /// Hexes of the zone.
    pub hexes: Vec<HexId>,
    /// Units of the zone.
    pub units: Vec<UnitId>,
    /// Leaders of the zone (default: none).
    #[serde(default)]
    pub leaders: Vec<LeaderId>,
    /// Origin of the zone.
    pub provenance: Option<Provenance>,
}

/// Use of a zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ZoneKind {
    /// Its units start there.
    #[default]
    SetUp,
    /// Its units start there, in Reserve. A wagon carries no Reserve marker. ST 21.13.
    Reserve,
    /// Its units enter the map there on the first turn. ST 21.22. ST-SETUP-03.
    Entry,
}

/// One stack of the historical set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// Hex of the stack.
    pub hex: HexId,
    /// Direction that the units in the hex face, by its name in `game.yaml`.
    pub facing: String,
    /// Units of the stack, from top to bottom.
    pub units: Vec<UnitId>,
    /// Leaders in the hex (default: none).
    #[serde(default)]
    pub leaders: Vec<LeaderId>,
    /// Origin of the placement.
    pub provenance: Option<Provenance>,
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

// ST 16.0, 22.2. ST-MOVE-17, ST-VIC-04.
/// Map exits that score points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Exit {
    /// Side that may leave the map.
    pub side: Side,
    /// Hexes from which units leave.
    pub hexes: Vec<HexId>,
    /// Points for each strength point of infantry and each gun.
    pub infantry: u16,
    /// Points for each strength point of cavalry.
    pub cavalry: u16,
    /// Army commander whose exit counts for several brigades. Absent if there is none.
    pub army: Option<ArmyExit>,
    /// Origin of the exits.
    pub provenance: Option<Provenance>,
}

// ST 22.2. ST-VIC-05.
/// Army commander whose exit counts for brigades in the same way as that of their own leader.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ArmyExit {
    /// The army commander.
    pub leader: LeaderId,
    /// Brigades for which the exit counts.
    pub brigades: Vec<BrigadeId>,
}

// ST 22.2. ST-VIC-07.
/// Hill that scores points at the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hill {
    /// Name of the hill, shown to players.
    pub name: String,
    /// Hexes of the hill.
    pub hexes: Vec<HexId>,
    /// Side that scores.
    pub side: Side,
    /// Points for each strength point on the hill.
    pub points: u16,
    /// Origin of the hill.
    pub provenance: Option<Provenance>,
}

// ST 22.4. ST-VIC-10.
/// Smallest lead for each level of victory, in victory points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// Smallest lead for a marginal victory.
    pub marginal: u16,
    /// Smallest lead for a substantial victory.
    pub substantial: u16,
    /// Smallest lead for a decisive victory.
    pub decisive: u16,
    /// Origin of the levels.
    pub provenance: Option<Provenance>,
}

listed!(Optional);
