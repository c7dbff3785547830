//! `tables.yaml`: charts of the player aid.

use kernel::{Colour, Symbol};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Located, Named, Provenance};

/// All charts of the player aid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles charts")]
pub struct Tables {
    /// The Combat Chart and its modifiers.
    pub combat: Combat,
    /// Ranges and their strength factors.
    pub ranges: Ranges,
    /// Movement allowances and action costs.
    pub movement: Movement,
    /// Terrain costs and effects.
    pub terrain: Terrain,
    /// Morale values by colour.
    pub morale: Morale,
    /// Command radius and leader casualties.
    pub command: Command,
    /// Times of the turns, and the night turns.
    pub turn_track: TurnTrack,
}

/// The Combat Chart and its modifiers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Combat {
    /// Origin of the chart's figures.
    pub provenance: Option<Provenance>,
    /// Column headings in strength points, such as `1-2`. The last is open-ended, such as `28+`.
    pub columns: Vec<Located<String>>,
    /// Rows by modified die, from 1 up. The entries are results such as `-`, `M`, `2` and `2R`.
    pub rows: Keyed<String, Vec<Located<String>>>,
    /// Die modifier for fire from three adjacent hexes.
    pub flank: i8,
    /// Number of columns by which fire at a limbered target shifts to the right.
    pub limbered: u8,
    /// Die modifier for a target above all firing units.
    pub higher: i8,
    /// Lowest die result, modified or not, that causes a leader check.
    pub leader_check: i8,
}

/// Range bands and the range at night.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ranges {
    /// Origin of the ranges.
    pub provenance: Option<Provenance>,
    /// Range bands of infantry and dismounted cavalry.
    pub foot: Vec<Located<Band>>,
    /// Range bands of artillery.
    pub guns: Vec<Located<Band>>,
    /// The range of all fire at night, in hexes.
    pub night: u8,
}

/// Strength multiplier within a band of ranges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// Shortest range in hexes.
    pub from: u8,
    /// Longest range in hexes, inclusive.
    pub to: u8,
    /// Multiplier of the firing strength.
    pub factor: Factor,
}

/// Multiplier of the firing strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Factor {
    /// Doubled strength.
    Double,
    /// Unchanged strength.
    Single,
    /// Half the strength, rounded down.
    Half,
}

/// Movement points and the costs of actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Movement {
    /// Origin of the movement figures.
    pub provenance: Option<Provenance>,
    /// Movement allowance of infantry.
    pub foot: u8,
    /// Movement allowance of limbered artillery.
    pub limbered: u8,
    /// Movement allowance of mounted cavalry.
    pub mounted: u8,
    /// Movement allowance of dismounted cavalry.
    pub dismounted: u8,
    /// Movement allowance of leaders.
    pub leader: u8,
    /// The cost of a change of formation.
    pub change: u8,
    /// The extra cost to leave an enemy zone of control.
    pub leave_zone: u8,
    /// The extra cost of a change of level.
    pub level: u8,
    /// The cost of a hex along a road for units not in column.
    pub road: u8,
    /// Hexes that a unit at the column rate moves for one movement point: 1, 2, 4, 8 or 16.
    pub column: Located<u8>,
    /// Distance in hexes to every enemy, beyond which units may move at the column rate.
    pub column_beyond: u8,
}

/// Terrain Effects Chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Kinds of terrain by id.
    pub kinds: Named<Kind>,
    /// The cost of crossing a stream, in addition to the hex.
    pub stream: Stream,
}

/// A kind of terrain. Units cannot enter it if no costs are given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Name of the terrain.
    pub name: String,
    /// The cost for infantry and dismounted cavalry.
    pub foot: Option<u8>,
    /// The cost for mounted cavalry and leaders.
    pub horse: Option<u8>,
    /// The cost for artillery.
    pub guns: Option<u8>,
    /// Die modifier for fire at a target in this terrain.
    #[serde(default)]
    pub die: i8,
    /// Die modifier for morale checks in this terrain.
    #[serde(default)]
    pub morale: i8,
    /// Whether the terrain blocks lines of sight that cross it.
    #[serde(default)]
    pub blocks: bool,
    /// Whether the column rate applies in this terrain.
    #[serde(default)]
    pub column: bool,
    /// Appearance on maps. The default is open ground without a symbol.
    pub look: Option<Look>,
    /// Origin of the terrain's figures.
    pub provenance: Option<Provenance>,
}

/// Appearance of a kind of terrain on maps. The default is open ground without a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Colour of hexes on the lowest level. Maps draw higher levels darker.
    pub colour: Option<Colour>,
    /// Symbol on text maps in terminals.
    pub symbol: Option<Symbol>,
}

/// Cost of crossing a stream, by type of mover.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stream {
    /// The origin of the costs.
    pub provenance: Option<Provenance>,
    /// Cost for infantry and dismounted cavalry.
    pub foot: u8,
    /// Cost for mounted cavalry and leaders.
    pub horse: u8,
    /// Cost for artillery.
    pub guns: u8,
}

/// Morale values by colour, and the modifier for leaders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Morale {
    /// Origin of the morale values.
    pub provenance: Option<Provenance>,
    /// Morale value of green units. A higher modified die fails.
    pub green: i8,
    /// Morale value of black units.
    pub black: i8,
    /// Morale value of gold units.
    pub gold: i8,
    /// Die modifier for a leader stacked with the unit.
    pub leader: i8,
}

/// Command radii and leader casualties.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Origin of the radii and the casualty die.
    pub provenance: Option<Provenance>,
    /// The command radius of a leader, in hexes.
    pub radius: u8,
    /// The command radius of a replacement leader, in hexes.
    pub replacement: u8,
    /// Lowest die result that hits a leader.
    #[schemars(range(min = 1, max = 10))]
    pub hit: Located<u8>,
    /// Maximum distance, in hexes, at which an overrun leader can join friendly troops.
    pub refuge: u8,
}

/// Turn track: times of the turns, and the night turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnTrack {
    /// Origin of the turn track.
    pub provenance: Option<Provenance>,
    /// Time of day of each turn, from turn 1.
    pub times: Vec<String>,
    /// Numbers of the night turns.
    pub night: Vec<u8>,
}
