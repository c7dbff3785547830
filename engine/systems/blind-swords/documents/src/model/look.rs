//! Appearance of terrain on maps: pattern, colour and symbol. All parts have defaults.

use blind_swords::game::{LinePattern, Pattern};
use document::look::{Colour, Symbol};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The look of a kind of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainLook {
    /// The pattern drawn in hexes of the terrain.
    pub pattern: Pattern,
    /// The colour (default: that of the pattern).
    pub colour: Option<Colour>,
    /// The symbol of the terrain in terminals. The pattern `signs` also scatters it on maps.
    pub symbol: Option<Symbol>,
}

/// The look of a hexside feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FeatureLook {
    /// The pattern of the line.
    pub pattern: LinePattern,
    /// The colour of the line (default: that of the pattern).
    pub colour: Option<Colour>,
}

/// The look of a ground marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MarkerLook {
    /// The symbol of the marker (default: the first letter of its name).
    pub symbol: Option<Symbol>,
    /// The colour of the marker's tile. The symbol on the tile is white.
    pub colour: Option<Colour>,
}
