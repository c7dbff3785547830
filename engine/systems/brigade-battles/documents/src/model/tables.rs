//! `tables.yaml`: charts of the player aid.

use kernel::{Colour, Symbol};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Located, Named, Provenance};

/// The charts.
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
    /// Morale values.
    pub morale: Morale,
    /// Command radius and leader casualties.
    pub command: Command,
    /// The turn track.
    pub turn_track: TurnTrack,
}

/// The Combat Chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Combat {
    /// The origin of its figures.
    pub provenance: Option<Provenance>,
    /// Column headings: `1-2`, the last `28+`.
    pub columns: Vec<Located<String>>,
    /// The rows by modified roll, from 1 up: `-`, `M`, `2`, `2R`.
    pub rows: Keyed<String, Vec<Located<String>>>,
    /// Die modifier for fire from three adjacent hexes.
    pub flank: i8,
    /// The columns that fire at a limbered target shifts to the right.
    pub limbered: u8,
    /// Die modifier for a target above all firing units.
    pub higher: i8,
    /// The roll, modified or not, that causes leader checks.
    pub leader_check: i8,
}

/// Ranges.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ranges {
    /// The origin.
    pub provenance: Option<Provenance>,
    /// For infantry and dismounted cavalry.
    pub foot: Vec<Located<Band>>,
    /// The cost for artillery.
    pub guns: Vec<Located<Band>>,
    /// The range of all fire at night, in hexes.
    pub night: u8,
}

/// The multiplier of strength at some ranges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The shortest range.
    pub from: u8,
    /// The longest range.
    pub to: u8,
    /// Multiplier.
    pub factor: Factor,
}

/// Strength multiplier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Factor {
    /// Doubled.
    Double,
    /// Unchanged.
    Single,
    /// Half, rounded down.
    Half,
}

/// Movement points and the costs of actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Movement {
    /// The origin.
    pub provenance: Option<Provenance>,
    /// For infantry.
    pub foot: u8,
    /// For limbered artillery.
    pub limbered: u8,
    /// For mounted cavalry.
    pub mounted: u8,
    /// For dismounted cavalry.
    pub dismounted: u8,
    /// For leaders.
    pub leader: u8,
    /// The cost of a change of formation.
    pub change: u8,
    /// The extra cost to leave an enemy zone of control.
    pub leave_zone: u8,
    /// The extra cost of a change of level.
    pub level: u8,
    /// The cost of a hex along a road for units not in column.
    pub road: u8,
    /// The number of hexes that a column marches per point: 1, 2, 4, 8 or 16.
    pub column: Located<u8>,
    /// The distance from all enemies beyond which units may march in column, in hexes.
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

/// A kind of terrain. Without costs it is prohibited.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Its name.
    pub name: String,
    /// The cost for infantry and dismounted cavalry.
    pub foot: Option<u8>,
    /// The cost for mounted cavalry and leaders.
    pub horse: Option<u8>,
    /// The cost for artillery.
    pub guns: Option<u8>,
    /// Die modifier for fire at a target in it.
    #[serde(default)]
    pub die: i8,
    /// Modifier to morale checks.
    #[serde(default)]
    pub morale: i8,
    /// Whether it blocks lines of sight.
    #[serde(default)]
    pub blocks: bool,
    /// Whether the column rate applies in it.
    #[serde(default)]
    pub column: bool,
    /// Its look on maps.
    pub look: Option<Look>,
    /// The origin of its figures.
    pub provenance: Option<Provenance>,
}

/// The look of a kind of terrain. The default is open ground without a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// The colour of its hexes on the lowest level. Higher levels are darker.
    pub colour: Option<Colour>,
    /// The symbol for it in terminals.
    pub symbol: Option<Symbol>,
}

/// The cost of crossing a stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stream {
    /// The origin of the costs.
    pub provenance: Option<Provenance>,
    /// For infantry and dismounted cavalry.
    pub foot: u8,
    /// For mounted cavalry and leaders.
    pub horse: u8,
    /// For artillery.
    pub guns: u8,
}

/// Morale values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Morale {
    /// The origin.
    pub provenance: Option<Provenance>,
    /// Value of green units.
    pub green: i8,
    /// Value of black units.
    pub black: i8,
    /// Value of gold units.
    pub gold: i8,
    /// The die modifier for a leader.
    pub leader: i8,
}

/// Command radii and leader casualties.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// The origin of the figures.
    pub provenance: Option<Provenance>,
    /// The command radius of a leader, in hexes.
    pub radius: u8,
    /// The command radius of a replacement, in hexes.
    pub replacement: u8,
    /// The lowest roll that hits a leader.
    #[schemars(range(min = 1, max = 10))]
    pub hit: Located<u8>,
    /// The distance within which an overrun leader finds his troops, in hexes.
    pub refuge: u8,
}

/// The turn track.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnTrack {
    /// The origin.
    pub provenance: Option<Provenance>,
    /// The times of turns, from turn 1.
    pub times: Vec<String>,
    /// The night turns.
    pub night: Vec<u8>,
}
