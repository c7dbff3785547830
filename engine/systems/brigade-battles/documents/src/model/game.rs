//! `game.yaml`: the package, its rules options and its map grid.

use brigade_battles::game::Men;
use document::bounds;
use document::scale::Scale;
use kernel::Parity;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HexNumber, Id, Keyed, Located, Named, PerSide, Provenance, Span};

/// Root of `game.yaml`: title, rules options, sides and grid of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles game")]
pub struct Game {
    /// Version of the package format. Always 1.
    #[serde(deserialize_with = "bounds::within::<1, 1, _, _>")]
    #[schemars(range(min = 1, max = 1))]
    pub schema: u32,
    /// Id of the package, equal to the name of its folder.
    pub id: Id,
    /// Title of the game, shown to players.
    pub title: String,
    /// Subtitle of the game, shown below the title (default: none).
    pub subtitle: Option<String>,
    /// Id of the rule system. Always `brigade-battles`.
    pub rules: Id,
    /// Id of a package that this package extends (default: none). Each file of this package is
    /// merged over the file with the same name in the extended package.
    pub extends: Option<Id>,
    /// Preset that determines all rules options: `cm-default` or `cm-letter`. `options` lists the
    /// exceptions.
    pub preset: Located<String>,
    /// Values of rules options that differ from the preset, by option name.
    #[serde(default)]
    pub options: Keyed<String, Located<String>>,
    /// The two sides.
    pub sides: PerSide<SideInfo>,
    /// Columns, rows and directions.
    pub grid: Grid,
    /// Number of men per strength point. Validation compares the strengths of units with their
    /// numbers of men (default: no comparison).
    pub men: Option<Men>,
    /// Leaders of each side whose names are on Fate markers.
    pub fate: Fate,
    /// Description of each historical source, by an id that origins and facts cite.
    #[serde(default)]
    pub sources: Named<String>,
    /// Parts of the rulebook that were not available, each with the rule that replaces it.
    #[serde(default)]
    pub lost: Vec<String>,
}

/// Name and retreat hexes of one side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideInfo {
    /// Name of the side, shown to players.
    pub name: String,
    /// Hexes towards which the side's units retreat.
    pub retreat: Vec<Located<HexNumber>>,
    /// Origin of the retreat hexes.
    pub provenance: Option<Provenance>,
}

/// Hex grid of the map. A hex number has two digits for the column, then two for the row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grid {
    /// First and last column on the map.
    pub columns: Span,
    /// First and last row of every column.
    pub rows: Span,
    /// Columns that are shifted by half a hex: the even or the odd columns.
    pub shifted_columns: Parity,
    /// Names of the six directions, in order around a hex. The first direction leads to the next
    /// lower row, the second to the next lower column.
    pub ring: [String; 6],
    /// Origin of the grid.
    pub provenance: Option<Provenance>,
    /// Distance on the ground that one hex covers (default: none). The map shows a scale; play is
    /// not affected.
    pub scale: Option<Scale>,
}

/// Leaders whose names are on Fate markers, by side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fate {
    /// Ids of the Union leaders with a Fate marker.
    pub usa: Vec<Located<Id>>,
    /// Ids of the Confederate leaders with a Fate marker.
    pub csa: Vec<Located<Id>>,
    /// Origin of the two lists.
    pub provenance: Option<Provenance>,
}
