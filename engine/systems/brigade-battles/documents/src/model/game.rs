//! `game.yaml`: what the package is, and the grid it is played on.

use document::bounds;
use document::scale::Scale;
use kernel::Parity;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{BySide, Hex, Id, Keyed, Located, Named, Provenance, Span};

/// The package itself.
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
    /// Title for people.
    pub title: String,
    /// A line under the title.
    pub subtitle: Option<String>,
    /// The family of rules by which it is played: `brigade-battles`.
    pub rules: Id,
    /// Id of a package that this one extends.
    pub extends: Option<Id>,
    /// Preset of readings of the rules: `cm-default` or `cm-letter`.
    pub preset: Located<String>,
    /// Readings that differ from the preset, by name.
    #[serde(default)]
    pub options: Keyed<String, Located<String>>,
    /// The two sides.
    pub sides: BySide<SideInfo>,
    /// Columns, rows and directions.
    pub grid: Grid,
    /// How many men make a strength point: with it strengths are compared with the men of units.
    pub men: Option<Men>,
    /// The leaders after whom Fate markers are named.
    pub fate: Fate,
    /// Historical sources that figures refer to, by id.
    #[serde(default)]
    pub sources: Named<String>,
    /// What of the rulebook is lost, and what stands in its place.
    #[serde(default)]
    pub lost: Vec<String>,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideInfo {
    /// What it is called.
    pub name: String,
    /// Towards which hexes it retreats.
    pub retreat: Vec<Located<Hex>>,
    /// Where the hexes come from.
    pub provenance: Option<Provenance>,
}

/// Columns, rows and directions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grid {
    /// The columns.
    pub columns: Span,
    /// The rows of each column.
    pub rows: Span,
    /// The columns that lie half a hex further along the rows.
    pub shifted_columns: Parity,
    /// The names of the six directions, in ring order from the lower row by the lower column.
    pub ring: [String; 6],
    /// Where the grid comes from.
    pub provenance: Option<Provenance>,
    /// How large a hex is on the ground; it is drawn on the map and changes nothing.
    pub scale: Option<Scale>,
}

/// How many men make a strength point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Men {
    /// On foot.
    #[serde(deserialize_with = "bounds::within::<1, 10000, _, _>")]
    #[schemars(range(min = 1, max = 10000))]
    pub infantry: u32,
    /// On horseback.
    #[serde(deserialize_with = "bounds::within::<1, 10000, _, _>")]
    #[schemars(range(min = 1, max = 10000))]
    pub cavalry: u32,
    /// Where the figures come from.
    pub provenance: Option<Provenance>,
}

/// Fate markers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fate {
    /// The Union's.
    pub usa: Vec<Located<Id>>,
    /// The Confederacy's.
    pub csa: Vec<Located<Id>>,
    /// Where the names come from.
    pub provenance: Option<Provenance>,
}
