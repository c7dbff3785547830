//! How ground looks on maps: pattern, colour and symbol. What is not said is as it usually is.

use blind_swords::game::{LinePattern, Pattern};
use document::look::{Colour, Symbol};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How a kind of terrain looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainLook {
    /// What fills its hexes.
    pub pattern: Pattern,
    /// Its colour, for another than that of the pattern.
    pub colour: Option<Colour>,
    /// The sign by which terminals show it, and which the pattern `signs` strews.
    pub symbol: Option<Symbol>,
}

/// How a feature along hexsides looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FeatureLook {
    /// How its line is drawn.
    pub pattern: LinePattern,
    /// Its colour, for another than that of the line.
    pub colour: Option<Colour>,
}

/// How a marker of the ground looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MarkerLook {
    /// Its sign, for another than the first letter of its name.
    pub symbol: Option<Symbol>,
    /// The colour of its tile; the sign on it is white.
    pub colour: Option<Colour>,
}
