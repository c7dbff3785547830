//! `game.yaml`: the package and its grid.

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
    /// Rule system: `brigade-battles`.
    pub rules: Id,
    /// Id of a package that this one extends.
    pub extends: Option<Id>,
    /// Preset of variants: `cm-default` or `cm-letter`.
    pub preset: Located<String>,
    /// Variants that differ from the preset, by name.
    #[serde(default)]
    pub options: Keyed<String, Located<String>>,
    /// The two sides.
    pub sides: BySide<SideInfo>,
    /// Columns, rows and directions.
    pub grid: Grid,
    /// Number of men in a strength point. If present, unit strengths are compared with their men.
    pub men: Option<Men>,
    /// Leaders named on Fate markers.
    pub fate: Fate,
    /// Historical sources of figures, by id.
    #[serde(default)]
    pub sources: Named<String>,
    /// Lost parts of the rulebook, and their replacements.
    #[serde(default)]
    pub lost: Vec<String>,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideInfo {
    /// Display name.
    pub name: String,
    /// Goals of retreat.
    pub retreat: Vec<Located<Hex>>,
    /// Origin of the retreat hexes.
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
    /// Parity of the columns that are offset by half a hex along the rows.
    pub shifted_columns: Parity,
    /// Names of the six directions in ring order, starting at the lower row of the lower column.
    pub ring: [String; 6],
    /// Origin of the grid.
    pub provenance: Option<Provenance>,
    /// Ground scale of a hex, drawn on the map. It does not affect the rules.
    pub scale: Option<Scale>,
}

/// Number of men in a strength point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Men {
    /// Infantry.
    #[serde(deserialize_with = "bounds::within::<1, 10000, _, _>")]
    #[schemars(range(min = 1, max = 10000))]
    pub infantry: u32,
    /// Cavalry.
    #[serde(deserialize_with = "bounds::within::<1, 10000, _, _>")]
    #[schemars(range(min = 1, max = 10000))]
    pub cavalry: u32,
    /// Origin of the figures.
    pub provenance: Option<Provenance>,
}

/// Leaders named on the Fate markers of each side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fate {
    /// Value for the Union.
    pub usa: Vec<Located<Id>>,
    /// Value for the Confederacy.
    pub csa: Vec<Located<Id>>,
    /// Origin of the names.
    pub provenance: Option<Provenance>,
}
