//! `tables.yaml`: the charts of the player aid.

use document::look::{Colour, Symbol};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Located, Named, Provenance};

/// The charts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles charts")]
pub struct Tables {
    /// What is rolled for a fire.
    pub combat: Combat,
    /// How far units fire, and how well.
    pub ranges: Ranges,
    /// Movement points.
    pub movement: Movement,
    /// What hexes cost and are worth.
    pub terrain: Terrain,
    /// Morale values.
    pub morale: Morale,
    /// How far leaders command, and what hits them.
    pub command: Command,
    /// The turn track.
    pub turn_track: TurnTrack,
}

/// The Combat Chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Combat {
    /// Where its figures come from.
    pub provenance: Option<Provenance>,
    /// The columns: `1-2`, the last `28+`.
    pub columns: Vec<Located<String>>,
    /// The rows by modified die from 1 up: `-`, `M`, `2`, `2R`.
    pub rows: Keyed<String, Vec<Located<String>>>,
    /// What fire from three adjacent hexes adds to the die.
    pub flank: i8,
    /// How many columns to the right a limbered target is.
    pub limbered: u8,
    /// What a target above all who fire adds to the die.
    pub higher: i8,
    /// A die of so much, modified or not, has leaders tested.
    pub leader_check: i8,
}

/// Ranges.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ranges {
    /// Where they come from.
    pub provenance: Option<Provenance>,
    /// Of infantry, and of cavalry on foot.
    pub foot: Vec<Located<Band>>,
    /// Of guns.
    pub guns: Vec<Located<Band>>,
    /// How far anybody fires at night.
    pub night: u8,
}

/// By what strength is multiplied within some distances.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The least distance.
    pub from: u8,
    /// The largest.
    pub to: u8,
    /// The factor.
    pub factor: Factor,
}

/// A factor of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Factor {
    /// Twice.
    Double,
    /// As it is.
    Single,
    /// Half, rounded down.
    Half,
}

/// Movement points, and what actions cost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Movement {
    /// Where they come from.
    pub provenance: Option<Provenance>,
    /// Of infantry.
    pub foot: u8,
    /// Of guns on the march.
    pub limbered: u8,
    /// Of cavalry in the saddle.
    pub mounted: u8,
    /// Of cavalry on foot.
    pub dismounted: u8,
    /// Of leaders.
    pub leader: u8,
    /// What a change of formation costs.
    pub change: u8,
    /// What leaving a zone of control costs.
    pub leave_zone: u8,
    /// What a change of level costs.
    pub level: u8,
    /// What a hex along a road costs who does not move in column.
    pub road: u8,
    /// So many hexes a column marches for a point: 1, 2, 4, 8 or 16.
    pub column: Located<u8>,
    /// Farther than so many hexes from all enemies units march in column.
    pub column_beyond: u8,
}

/// Terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Kinds by id.
    pub kinds: Named<Kind>,
    /// What crossing a stream costs beside the hex.
    pub stream: Stream,
}

/// A kind of terrain: nobody enters one without costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// What it is called.
    pub name: String,
    /// Costs of those on foot.
    pub foot: Option<u8>,
    /// Of horse and leaders.
    pub horse: Option<u8>,
    /// Of guns.
    pub guns: Option<u8>,
    /// What it adds to the die of a fire at somebody in it.
    #[serde(default)]
    pub die: i8,
    /// What it adds to morale checks.
    #[serde(default)]
    pub morale: i8,
    /// Whether it blocks sight.
    #[serde(default)]
    pub blocks: bool,
    /// Whether the column rate holds in it.
    #[serde(default)]
    pub column: bool,
    /// How it looks on maps.
    pub look: Option<Look>,
    /// Where its figures come from.
    pub provenance: Option<Provenance>,
}

/// How a kind of terrain looks. Ground of which nothing is said looks open, and has no sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// The colour of its hexes on the lowest level; higher ones are darker.
    pub colour: Option<Colour>,
    /// The sign by which terminals show it.
    pub symbol: Option<Symbol>,
}

/// What crossing a stream costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stream {
    /// Where the costs come from.
    pub provenance: Option<Provenance>,
    /// Those on foot.
    pub foot: u8,
    /// Horse and leaders.
    pub horse: u8,
    /// Guns.
    pub guns: u8,
}

/// Morale values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Morale {
    /// Where they come from.
    pub provenance: Option<Provenance>,
    /// Of green units.
    pub green: i8,
    /// Of black ones.
    pub black: i8,
    /// Of gold ones.
    pub gold: i8,
    /// What a leader adds to the die.
    pub leader: i8,
}

/// Leaders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Where the figures come from.
    pub provenance: Option<Provenance>,
    /// The radius of a leader.
    pub radius: u8,
    /// That of a replacement.
    pub replacement: u8,
    /// A die of so much or more hits a leader.
    #[schemars(range(min = 1, max = 10))]
    pub hit: Located<u8>,
    /// As far away a leader who is overrun finds his troops.
    pub refuge: u8,
}

/// The turn track.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnTrack {
    /// Where it comes from.
    pub provenance: Option<Provenance>,
    /// The times of the turns from turn 1.
    pub times: Vec<String>,
    /// The turns of night.
    pub night: Vec<u8>,
}
