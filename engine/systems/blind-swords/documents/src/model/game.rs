//! `game.yaml`: what the package is, which rules it plays by, and the grid it is played on.

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

use super::{BySide, Keyed, Named};

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
    /// Title for people.
    pub title: String,
    /// A line under the title.
    pub subtitle: Option<String>,
    /// The family of rules by which it is played: `blind-swords`, which is also meant where nothing is
    /// said.
    pub rules: Option<Id>,
    /// Id of a package that this one extends: its files are patched with those of the same name.
    pub extends: Option<Id>,
    /// Charts shared by several games: a file of the folder `charts`, over which `tables.yaml` is
    /// laid.
    pub charts: Option<Id>,
    /// Preset of rules variants.
    pub preset: Preset,
    /// Variants that differ from the preset, by name.
    #[serde(default)]
    pub options: Keyed<String, OptionValue>,
    /// The two sides.
    pub sides: BySide<SideInfo>,
    /// Columns, rows and directions.
    pub grid: Grid,
    /// Historical sources that figures refer to, by id.
    #[serde(default)]
    pub sources: Named<String>,
}

/// The value of an option: a word or a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionValue(pub String);

impl FromStr for OptionValue {
    type Err = String;

    fn from_str(text: &str) -> Result<OptionValue, String> {
        let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        match !text.is_empty() && text.chars().all(is_word) {
            true => Ok(OptionValue(text.to_owned())),
            false => Err(format!("`{text}` is no value of an option: expected a word or a number")),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

written!(OptionValue, "^[a-z0-9_]+$" or 0 to 9999, "a value of the option, as a word or a number");

/// A side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SideInfo {
    /// Name for people.
    pub name: String,
    /// Edge of the map towards which the side falls back.
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
    /// Which columns lie half a hex further along the rows.
    pub shifted_columns: Parity,
    /// Compass names of the six hexsides, beginning with the one towards the lower row.
    pub ring: [String; 6],
    /// Names of the map edges.
    pub edges: Keyed<String, Edge>,
    /// How large a hex is on the ground; it is drawn on the map and changes nothing.
    pub scale: Option<Scale>,
}

/// First and last number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// Lowest.
    #[serde(deserialize_with = "bounds::within::<0, 99, _, _>")]
    #[schemars(range(max = 99))]
    pub first: u8,
    /// Highest.
    #[serde(deserialize_with = "bounds::within::<0, 99, _, _>")]
    #[schemars(range(max = 99))]
    pub last: u8,
}
