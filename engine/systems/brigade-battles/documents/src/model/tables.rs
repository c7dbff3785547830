//! `tables.yaml`: charts of the player aid.

use document::look::{Colour, Symbol};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Located, Named, Provenance};

/// The charts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles charts")]
pub struct Tables {
    /// Combat Chart.
    pub combat: Combat,
    /// Range bands of infantry and artillery fire.
    pub ranges: Ranges,
    /// Movement allowances and action costs.
    pub movement: Movement,
    /// Terrain Effects Chart.
    pub terrain: Terrain,
    /// Morale values.
    pub morale: Morale,
    /// Command radii and leader casualties.
    pub command: Command,
    /// The turn track.
    pub turn_track: TurnTrack,
}

/// The Combat Chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Combat {
    /// Origin of the figures.
    pub provenance: Option<Provenance>,
    /// Column headings: `1-2`, the last `28+`.
    pub columns: Vec<Located<String>>,
    /// Rows by modified die, from 1 up: `-`, `M`, `2`, `2R`.
    pub rows: Keyed<String, Vec<Located<String>>>,
    /// Die modifier of fire from three adjacent hexes.
    pub flank: i8,
    /// Column shift to the right against a limbered target.
    pub limbered: u8,
    /// Die modifier for a target higher than all firers.
    pub higher: i8,
    /// Least die, modified or not, that calls for a leader test.
    pub leader_check: i8,
}

/// Ranges.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ranges {
    /// Origin of the ranges.
    pub provenance: Option<Provenance>,
    /// Range bands of infantry and dismounted cavalry.
    pub foot: Vec<Located<Band>>,
    /// Range bands of guns.
    pub guns: Vec<Located<Band>>,
    /// Maximum range of fire at night.
    pub night: u8,
}

/// Strength multiplier within a range of distances.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// Least distance.
    pub from: u8,
    /// Greatest distance.
    pub to: u8,
    /// Multiplier.
    pub factor: Factor,
}

/// Strength multiplier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Factor {
    /// Double strength.
    Double,
    /// Full strength.
    Single,
    /// Half, rounded down.
    Half,
}

/// Movement allowances and action costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Movement {
    /// Origin of the values.
    pub provenance: Option<Provenance>,
    /// Allowance of infantry.
    pub foot: u8,
    /// Allowance of limbered guns.
    pub limbered: u8,
    /// Allowance of mounted cavalry.
    pub mounted: u8,
    /// Allowance of dismounted cavalry.
    pub dismounted: u8,
    /// Allowance of leaders.
    pub leader: u8,
    /// Cost of a change of formation.
    pub change: u8,
    /// Cost of leaving a zone of control.
    pub leave_zone: u8,
    /// Cost of a change of level.
    pub level: u8,
    /// Cost of a hex along a road, for movers not at the column rate.
    pub road: u8,
    /// Column rate in hexes per movement point: 1, 2, 4, 8 or 16.
    pub column: Located<u8>,
    /// Distance to every enemy, in hexes, beyond which units may use the column rate.
    pub column_beyond: u8,
}

/// Terrain Effects Chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Kinds of terrain by id.
    pub kinds: Named<Kind>,
    /// Additional costs of crossing a stream.
    pub stream: Stream,
}

/// Kind of terrain. An arm without a cost cannot enter it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Display name.
    pub name: String,
    /// Cost for infantry and dismounted cavalry.
    pub foot: Option<u8>,
    /// Cost for mounted cavalry and leaders.
    pub horse: Option<u8>,
    /// Cost for guns.
    pub guns: Option<u8>,
    /// Modifier to the die of a fire at a target in it.
    #[serde(default)]
    pub die: i8,
    /// Modifier to morale checks in it.
    #[serde(default)]
    pub morale: i8,
    /// Whether it blocks lines of sight.
    #[serde(default)]
    pub blocks: bool,
    /// Whether the column rate applies in it.
    #[serde(default)]
    pub column: bool,
    /// Appearance on maps.
    pub look: Option<Look>,
    /// Origin of the figures.
    pub provenance: Option<Provenance>,
}

/// Appearance of a kind of terrain. Without it, the terrain looks like open ground and has no
/// symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Colour of its hexes on the lowest level. Higher levels are darker.
    pub colour: Option<Colour>,
    /// Symbol on text maps.
    pub symbol: Option<Symbol>,
}

/// Costs of crossing a stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stream {
    /// Origin of the costs.
    pub provenance: Option<Provenance>,
    /// Cost for infantry and dismounted cavalry.
    pub foot: u8,
    /// Cost for mounted cavalry and leaders.
    pub horse: u8,
    /// Cost for guns.
    pub guns: u8,
}

/// Morale values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Morale {
    /// Origin of the values.
    pub provenance: Option<Provenance>,
    /// Value of green units.
    pub green: i8,
    /// Value of black units.
    pub black: i8,
    /// Value of gold units.
    pub gold: i8,
    /// Die modifier of a leader.
    pub leader: i8,
}

/// Command radii and leader casualties.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Origin of the figures.
    pub provenance: Option<Provenance>,
    /// Command radius of a leader, in hexes.
    pub radius: u8,
    /// Command radius of a replacement, in hexes.
    pub replacement: u8,
    /// Least die that hits a leader.
    #[schemars(range(min = 1, max = 10))]
    pub hit: Located<u8>,
    /// Greatest distance, in hexes, at which an overrun leader can join friendly troops.
    pub refuge: u8,
}

/// The turn track.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnTrack {
    /// Origin of the values.
    pub provenance: Option<Provenance>,
    /// Times of the turns, from turn 1.
    pub times: Vec<String>,
    /// Night turns.
    pub night: Vec<u8>,
}
