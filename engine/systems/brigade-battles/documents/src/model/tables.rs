//! `tables.yaml`: the charts of the player aid.

use kernel::{Colour, Symbol};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Located, Named, Provenance};

/// Root of `tables.yaml`: the charts of the player aid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles charts")]
pub struct Tables {
    /// Combat Chart, with the modifiers of its die roll and columns.
    pub combat: Combat,
    /// Ranges, with the multiplier of the firing strength at each.
    pub ranges: Ranges,
    /// Movement allowances, and costs of actions in movement points.
    pub movement: Movement,
    /// Entry costs and effects of terrain.
    pub terrain: Terrain,
    /// Morale value for each colour.
    pub morale: Morale,
    /// Command radius, and figures for leader casualties.
    pub command: Command,
    /// Times of day of the turns, and the night turns.
    pub turn_track: TurnTrack,
}

/// Combat Chart, with the modifiers of its die roll and columns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Combat {
    /// Origin of the chart.
    pub provenance: Option<Provenance>,
    /// Column headings in strength points, such as `1-2`. The last column has no upper limit, such
    /// as `28+`.
    pub columns: Vec<Located<String>>,
    /// Rows of the chart, by modified die roll from 1 upwards. Each row has one result for each
    /// column: `-`, `M`, `2`, `2R` and so on.
    pub rows: Keyed<String, Vec<Located<String>>>,
    /// Die modifier for fire from three or more hexes adjacent to the target.
    pub flank: i8,
    /// Number of columns to the right by which fire at limbered artillery shifts.
    pub limbered: u8,
    /// Die modifier for a target on a higher level than all firing units.
    pub higher: i8,
    /// Lowest die roll that causes a leader check. Either the unmodified or the modified roll
    /// counts.
    pub leader_check: i8,
}

/// Range bands of each arm, and the range at night.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ranges {
    /// Origin of the ranges.
    pub provenance: Option<Provenance>,
    /// Range bands of infantry and dismounted cavalry, from the nearest to the farthest.
    pub foot: Vec<Located<Band>>,
    /// Range bands of artillery, from the nearest to the farthest.
    pub guns: Vec<Located<Band>>,
    /// Longest range of all fire at night, in hexes.
    pub night: u8,
}

/// Range band: a span of ranges with one multiplier of the firing strength.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// Shortest range of the band, in hexes.
    pub from: u8,
    /// Longest range of the band, in hexes.
    pub to: u8,
    /// Multiplier of the firing strength within the band.
    pub factor: Factor,
}

/// Multiplier of the firing strength within a range band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Factor {
    /// The firing strength is doubled.
    Double,
    /// The firing strength is unchanged.
    Single,
    /// The firing strength is halved and rounded down.
    Half,
}

/// Movement allowances, and costs of actions in movement points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Movement {
    /// Origin of the movement figures.
    pub provenance: Option<Provenance>,
    /// Movement points of infantry on each turn.
    pub foot: u8,
    /// Movement points of limbered artillery on each turn.
    pub limbered: u8,
    /// Movement points of mounted cavalry on each turn.
    pub mounted: u8,
    /// Movement points of dismounted cavalry on each turn.
    pub dismounted: u8,
    /// Movement points of a leader on each turn.
    pub leader: u8,
    /// Cost of a change of formation, in movement points.
    pub change: u8,
    /// Extra cost of leaving an enemy zone of control, in movement points.
    pub leave_zone: u8,
    /// Extra cost of a step to a different level, in movement points.
    pub level: u8,
    /// Cost of a hex entered along a road, in movement points, for units that do not use the column
    /// rate.
    pub road: u8,
    /// Number of hexes that a unit at the column rate moves for one movement point: 1, 2, 4, 8 or
    /// 16.
    pub column: Located<u8>,
    /// Distance from the nearest enemy, in hexes. A unit must be farther away to move at the column
    /// rate.
    pub column_beyond: u8,
}

/// Terrain Effects Chart: kinds of terrain, and the cost of streams.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Kinds of terrain, by terrain id.
    pub kinds: Named<Kind>,
    /// Extra cost of crossing a stream, in addition to the cost of the hex.
    pub stream: Stream,
}

/// Kind of terrain. A mover without a cost cannot enter the terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Name of the terrain, shown to players.
    pub name: String,
    /// Cost of entry for infantry and dismounted cavalry, in movement points. Absent if they cannot
    /// enter.
    pub foot: Option<u8>,
    /// Cost of entry for mounted cavalry and leaders, in movement points. Absent if they cannot
    /// enter.
    pub horse: Option<u8>,
    /// Cost of entry for artillery, in movement points. Absent if it cannot enter.
    pub guns: Option<u8>,
    /// Die modifier for fire at a target in the terrain (default: 0).
    #[serde(default)]
    pub die: i8,
    /// Die modifier for morale checks of units in the terrain (default: 0).
    #[serde(default)]
    pub morale: i8,
    /// Whether the terrain blocks lines of sight that pass over it (default: no).
    #[serde(default)]
    pub blocks: bool,
    /// Whether units may use the column rate in the terrain (default: no).
    #[serde(default)]
    pub column: bool,
    /// Appearance of the terrain on maps (default: open ground without a symbol).
    pub look: Option<Look>,
    /// Origin of the terrain's figures.
    pub provenance: Option<Provenance>,
}

/// Appearance of one kind of terrain on maps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Colour of hexes on the lowest level (default: the colour of open ground). Maps draw higher
    /// levels darker.
    pub colour: Option<Colour>,
    /// Character that represents the terrain on maps in terminals (default: none).
    pub symbol: Option<Symbol>,
}

/// Extra cost of crossing a stream in movement points, by type of mover.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stream {
    /// Origin of the costs.
    pub provenance: Option<Provenance>,
    /// Extra cost for infantry and dismounted cavalry.
    pub foot: u8,
    /// Extra cost for mounted cavalry and leaders.
    pub horse: u8,
    /// Extra cost for artillery.
    pub guns: u8,
}

/// Morale value for each colour, and the modifier for leaders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Morale {
    /// Origin of the morale values.
    pub provenance: Option<Provenance>,
    /// Morale value of green units. A unit fails a morale check if the modified die is higher.
    pub green: i8,
    /// Morale value of black units. A unit fails a morale check if the modified die is higher.
    pub black: i8,
    /// Morale value of gold units. A unit fails a morale check if the modified die is higher.
    pub gold: i8,
    /// Die modifier for morale checks of a unit with a leader in its hex.
    pub leader: i8,
}

/// Command radii, and figures for leader casualties.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Origin of the command figures.
    pub provenance: Option<Provenance>,
    /// Command radius of a leader, in hexes.
    pub radius: u8,
    /// Command radius of a replacement leader, in hexes.
    pub replacement: u8,
    /// Lowest die roll that hits a leader in a leader check, from 1 to 10.
    #[schemars(range(min = 1, max = 10))]
    pub hit: Located<u8>,
    /// Longest distance, in hexes, at which a leader whose hex the enemy enters can join friendly
    /// troops.
    pub refuge: u8,
}

/// Turn track: the time of day of each turn, and the night turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnTrack {
    /// Origin of the times and the night turns.
    pub provenance: Option<Provenance>,
    /// Time of day of each turn, from turn 1.
    pub times: Vec<String>,
    /// Numbers of the turns at night.
    pub night: Vec<u8>,
}
