//! Appearance of terrain on maps: pattern, colour and symbol. All parts have defaults.

use blind_swords::game::{LinePattern, Pattern};
use document::look::{Colour, Symbol};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Appearance of a kind of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainLook {
    /// Fill pattern of its hexes.
    pub pattern: Pattern,
    /// Colour; by default that of the pattern.
    pub colour: Option<Colour>,
    /// Symbol on text maps, which the pattern `signs` also scatters over the hex.
    pub symbol: Option<Symbol>,
}

/// Appearance of a hexside feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FeatureLook {
    /// Line pattern.
    pub pattern: LinePattern,
    /// Colour; by default that of the line.
    pub colour: Option<Colour>,
}

/// Appearance of a ground marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MarkerLook {
    /// Symbol; by default the first letter of its name.
    pub symbol: Option<Symbol>,
    /// Colour of its tile. The symbol on it is white.
    pub colour: Option<Colour>,
}
