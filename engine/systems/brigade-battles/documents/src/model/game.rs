//! `game.yaml`: the package and its grid.

use document::bounds;
use document::scale::Scale;
use kernel::Parity;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{BySide, Hex, Id, Keyed, Located, Named, Provenance, Span};

/// Identity of the package, its rules options and its grid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles game")]
pub struct Game {
    /// Version of the package format: 1.
    #[serde(deserialize_with = "bounds::within::<1, 1, _, _>")]
    #[schemars(range(min = 1, max = 1))]
    pub schema: u32,
    /// Id of the package: the name of its folder.
    pub id: Id,
    /// Title of the game.
    pub title: String,
    /// Subtitle of the game, if it has one.
    pub subtitle: Option<String>,
    /// The rule system: `brigade-battles`.
    pub rules: Id,
    /// Id of the package that this package extends, if any.
    pub extends: Option<Id>,
    /// The preset of rules options: `cm-default` or `cm-letter`.
    pub preset: Located<String>,
    /// Options that differ from the preset, by name.
    #[serde(default)]
    pub options: Keyed<String, Located<String>>,
    /// Names and retreat hexes of the two sides.
    pub sides: BySide<SideInfo>,
    /// Hex grid of the map.
    pub grid: Grid,
    /// The number of men per strength point. Validation compares strengths with it.
    pub men: Option<Men>,
    /// Leaders whose names are on the Fate markers.
    pub fate: Fate,
    /// Historical sources of figures, by id.
    #[serde(default)]
    pub sources: Named<String>,
    /// Parts of the rulebook that were not available, and the replacements for them.
    #[serde(default)]
    pub lost: Vec<String>,
}

/// Name and retreat hexes of a side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideInfo {
    /// Name of the side.
    pub name: String,
    /// Hexes towards which the units of the side retreat.
    pub retreat: Vec<Located<Hex>>,
    /// Origin of the retreat hexes.
    pub provenance: Option<Provenance>,
}

/// Hex grid: columns, rows and directions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grid {
    /// Range of column numbers on the map.
    pub columns: Span,
    /// Range of row numbers in each column.
    pub rows: Span,
    /// Parity of the columns that are shifted by half a hex.
    pub shifted_columns: Parity,
    /// Names of the six directions in ring order. The ring starts with the direction to the lower
    /// row, then that to the lower column.
    pub ring: [String; 6],
    /// Origin of the grid figures.
    pub provenance: Option<Provenance>,
    /// The size of a hex on the ground. The map shows it; play is not affected.
    pub scale: Option<Scale>,
}

/// The number of men per strength point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Men {
    /// Number of men per infantry strength point.
    #[serde(deserialize_with = "bounds::within::<1, 10000, _, _>")]
    #[schemars(range(min = 1, max = 10000))]
    pub infantry: u32,
    /// Number of men per cavalry strength point.
    #[serde(deserialize_with = "bounds::within::<1, 10000, _, _>")]
    #[schemars(range(min = 1, max = 10000))]
    pub cavalry: u32,
    /// Origin of the numbers of men.
    pub provenance: Option<Provenance>,
}

/// Leaders whose names are on the Fate markers, for each side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fate {
    /// Union leaders with a Fate marker.
    pub usa: Vec<Located<Id>>,
    /// Confederate leaders with a Fate marker.
    pub csa: Vec<Located<Id>>,
    /// Origin of the Fate markers.
    pub provenance: Option<Provenance>,
}
