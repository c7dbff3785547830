//! `game.yaml`: the package and its grid.

use document::bounds;
use document::scale::Scale;
use kernel::Parity;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HexNumber, Id, Keyed, Located, Named, PerSide, Provenance, Span};

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
    /// The title.
    pub title: String,
    /// The subtitle.
    pub subtitle: Option<String>,
    /// The rule system: `brigade-battles`.
    pub rules: Id,
    /// Id of a package that this one extends.
    pub extends: Option<Id>,
    /// The preset of rules options: `cm-default` or `cm-letter`.
    pub preset: Located<String>,
    /// Options that differ from the preset, by name.
    #[serde(default)]
    pub options: Keyed<String, Located<String>>,
    /// The two sides.
    pub sides: PerSide<SideInfo>,
    /// Columns, rows and directions.
    pub grid: Grid,
    /// The number of men per strength point. Validation compares strengths with it.
    pub men: Option<Men>,
    /// Leaders named on Fate markers.
    pub fate: Fate,
    /// Historical sources of figures, by id.
    #[serde(default)]
    pub sources: Named<String>,
    /// The missing parts of the rulebook, and what replaces them.
    #[serde(default)]
    pub lost: Vec<String>,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideInfo {
    /// Its name.
    pub name: String,
    /// The hexes that its units retreat towards.
    pub retreat: Vec<Located<HexNumber>>,
    /// The origin of the hexes.
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
    /// The columns that are shifted by half a hex.
    pub shifted_columns: Parity,
    /// The names of the six directions, in order from the lower row past the lower column.
    pub ring: [String; 6],
    /// The origin of the grid.
    pub provenance: Option<Provenance>,
    /// The size of a hex on the ground. The map shows it; play is not affected.
    pub scale: Option<Scale>,
}

/// The number of men per strength point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Men {
    /// For infantry.
    #[serde(deserialize_with = "bounds::within::<1, 10000, _, _>")]
    #[schemars(range(min = 1, max = 10000))]
    pub infantry: u32,
    /// For cavalry.
    #[serde(deserialize_with = "bounds::within::<1, 10000, _, _>")]
    #[schemars(range(min = 1, max = 10000))]
    pub cavalry: u32,
    /// The origin of the figures.
    pub provenance: Option<Provenance>,
}

/// Leaders named on the Fate markers of each side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fate {
    /// The Union value.
    pub usa: Vec<Located<Id>>,
    /// The Confederate value.
    pub csa: Vec<Located<Id>>,
    /// The origin of the names.
    pub provenance: Option<Provenance>,
}
