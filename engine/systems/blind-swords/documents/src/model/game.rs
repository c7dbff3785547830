//! `game.yaml`: the package, its rules options and its map grid.

use std::fmt;
use std::str::FromStr;

use blind_swords::profile::Preset;
use document::scale::Scale;
use document::text::Id;
use document::{Located, bounds};
use kernel::written;
use kernel::{Edge, Parity, Span};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Named, PerSide};

/// Root of `game.yaml`: title, rules options, sides and grid of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords game")]
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
    /// Id of the rule system (default: `blind-swords`).
    #[schemars(extend("x-names" = "rules"))]
    pub rules: Option<Id>,
    /// Id of a package that this package extends (default: none). Each file of this package is
    /// merged over the file with the same name in the extended package.
    #[schemars(extend("x-names" = "package"))]
    pub extends: Option<Id>,
    /// Id of a set of shared charts: the name of a file in the folder `charts` (default: none).
    /// `tables.yaml` is merged over that file.
    #[schemars(extend("x-names" = "charts"))]
    pub charts: Option<Id>,
    /// Preset that determines all rules options. `options` lists the exceptions.
    pub preset: Preset,
    /// Values of rules options that differ from the preset, by option name.
    #[serde(default)]
    #[schemars(extend("x-names" = "rules option"))]
    pub options: Keyed<String, OptionValue>,
    /// The two sides.
    pub sides: PerSide<SideInfo>,
    /// Columns, rows and directions.
    pub grid: Grid,
    /// Description of each historical source, by an id that origins and facts cite.
    #[serde(default)]
    pub sources: Named<String>,
}

/// Value of a rules option: a word or a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionValue(pub String);

impl FromStr for OptionValue {
    type Err = String;

    fn from_str(text: &str) -> Result<OptionValue, String> {
        let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        match !text.is_empty() && text.chars().all(is_word) {
            true => Ok(OptionValue(text.to_owned())),
            false => Err(format!("`{text}` is not an option value: expected a word or a number")),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

written!(OptionValue, "^[a-z0-9_]+$" or 0 to 9999, "an option value: a word or a number");

/// Name and friendly map edge of one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SideInfo {
    /// Name of the side, shown to players.
    pub name: String,
    /// Name of the map edge towards which the side's units retreat, from `grid.edges`.
    pub friendly_edge: Located<String>,
}

/// Hex grid of the map. A hex number has two digits for the column, then two for the row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grid {
    /// First and last column on the map.
    pub columns: Span,
    /// First and last row of even-numbered columns.
    pub even_rows: Span,
    /// First and last row of odd-numbered columns.
    pub odd_rows: Span,
    /// Columns that are shifted by half a hex: the even or the odd ones.
    pub shifted_columns: Parity,
    /// Compass names of a hex's six sides, in order around the hex. The first side faces the hex
    /// with the next lower row number.
    pub ring: [String; 6],
    /// Map edges, by the names that other documents use for them.
    pub edges: Keyed<String, Edge>,
    /// Distance on the ground that one hex covers. The map shows a scale; play is not affected.
    pub scale: Option<Scale>,
}
