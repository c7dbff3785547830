//! `game.yaml`: the package, its rules options and its map grid.

use document::layout::Layout;
use document::origin::Provenance;
use document::text::Id;
use document::{Keyed, Located, Named, bounds};
use kernel::PerSide;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Root of `game.yaml`: title, rules options, sides and grid of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Terrible Swift Sword game")]
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
    /// Id of the rule system. Always `terrible-swift-sword`.
    #[schemars(extend("x-names" = "rules"))]
    pub rules: Id,
    /// Id of a package that this package extends (default: none). Each file of this package is
    /// merged over the file with the same name in the extended package.
    #[schemars(extend("x-names" = "package"))]
    pub extends: Option<Id>,
    /// Preset that determines all rules options: `tss-default`. `options` lists the exceptions.
    #[schemars(extend("x-names" = "preset"))]
    pub preset: Located<String>,
    /// Values of rules options that differ from the preset, by option name.
    #[serde(default)]
    #[schemars(extend("x-names" = "rules option"))]
    pub options: Keyed<String, Located<String>>,
    /// The two sides.
    pub sides: PerSide<SideInfo>,
    /// Columns, rows and directions.
    pub grid: Layout,
    /// Description of each historical source, by an id that origins and facts cite.
    #[serde(default)]
    pub sources: Named<String>,
    /// Parts of the rulebook that were not available, each with the rule that replaces it.
    #[serde(default)]
    pub lost: Vec<String>,
    /// Origin of the options.
    pub provenance: Option<Provenance>,
}

/// Name of one side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideInfo {
    /// Name of the side, shown to players.
    pub name: String,
}
