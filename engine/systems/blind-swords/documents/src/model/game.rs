//! `game.yaml`: the package, its rules and its grid.

use std::fmt;
use std::str::FromStr;

use blind_swords::profile::Preset;
use document::scale::Scale;
use document::text::Id;
use document::{Located, bounds};
use kernel::written;
use kernel::{Edge, Parity};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Named, PerSide};

/// The package itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords game")]
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
    /// The rule system (default: `blind-swords`).
    pub rules: Option<Id>,
    /// The id of a package to extend. Files of this package change the files of the same name.
    pub extends: Option<Id>,
    /// Charts shared by several games: a file in the folder `charts`. `tables.yaml` changes them as an overlay.
    pub charts: Option<Id>,
    /// The preset of rules options.
    pub preset: Preset,
    /// Options that differ from the preset, by name.
    #[serde(default)]
    pub options: Keyed<String, OptionValue>,
    /// The two sides.
    pub sides: PerSide<SideInfo>,
    /// Columns, rows and directions.
    pub grid: Grid,
    /// Historical sources of figures, by id.
    #[serde(default)]
    pub sources: Named<String>,
}

/// Value of an option: a word or a number.
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

/// A side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SideInfo {
    /// The name.
    pub name: String,
    /// The map edge that the side retreats towards.
    pub friendly_edge: Located<String>,
}

/// The hex grid. A hex is numbered by column and row, two digits each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Grid {
    /// First and last column.
    pub columns: Span,
    /// First and last row of the columns with an even number.
    pub even_rows: Span,
    /// First and last row of the columns with an odd number.
    pub odd_rows: Span,
    /// The columns that are shifted by half a hex.
    pub shifted_columns: Parity,
    /// The compass names of the six hexsides, starting with the one towards the lower row.
    pub ring: [String; 6],
    /// Names of the map edges.
    pub edges: Keyed<String, Edge>,
    /// The size of a hex on the ground. The map shows it; play is not affected.
    pub scale: Option<Scale>,
}

/// First and last number of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// Lowest number.
    #[serde(deserialize_with = "bounds::within::<0, 99, _, _>")]
    #[schemars(range(max = 99))]
    pub first: u8,
    /// Highest number.
    #[serde(deserialize_with = "bounds::within::<0, 99, _, _>")]
    #[schemars(range(max = 99))]
    pub last: u8,
}
