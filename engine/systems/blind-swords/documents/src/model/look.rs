//! Appearance of terrain on maps: pattern, colour and symbol. All parts have defaults.

use blind_swords::game::{LinePattern, Pattern};
use kernel::{Colour, Symbol};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The look of a kind of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainLook {
    /// The pattern in its hexes.
    pub pattern: Pattern,
    /// Colour; by default that of the pattern.
    pub colour: Option<Colour>,
    /// The symbol for it in terminals, which the pattern `signs` scatters on maps.
    pub symbol: Option<Symbol>,
}

/// The look of a hexside feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FeatureLook {
    /// The pattern of its line.
    pub pattern: LinePattern,
    /// Its colour (default: that of the pattern).
    pub colour: Option<Colour>,
}

/// The look of a ground marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MarkerLook {
    /// Its symbol (default: the first letter of its name).
    pub symbol: Option<Symbol>,
    /// The colour of its tile. The symbol on it is white.
    pub colour: Option<Colour>,
}
