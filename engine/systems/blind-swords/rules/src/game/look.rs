//! Appearance of ground on maps. No rule reads it. Map drawings use patterns and colours, and text
//! maps use symbols.

use kernel::{Colour, Symbol};
use serde::{Deserialize, Serialize};

/// The look of a kind of terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainLook {
    /// Pattern drawn in the terrain's hexes.
    pub pattern: Pattern,
    /// Colour; by default that of the pattern.
    pub colour: Option<Colour>,
    /// The symbol for it in terminals, which the pattern `signs` scatters on maps.
    pub symbol: Option<Symbol>,
}

impl TerrainLook {
    /// Returns the symbol for text maps. [`Pattern::Signs`] draws the same symbol.
    pub const fn sign(self) -> char {
        match self.symbol {
            Some(Symbol(symbol)) => symbol,
            None => self.pattern.sign(),
        }
    }
}

/// Pattern drawn in the hexes of a kind of terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pattern {
    /// No pattern, only the colour, if there is one.
    Plain,
    /// Treetops drawn over the hex.
    Trees,
    /// Rows of crops inside a fence.
    Crops,
    /// Houses drawn in the hex.
    Houses,
    /// Reeds over water.
    Reeds,
    /// Short strokes for broken ground. This is the default.
    #[default]
    Rocks,
    /// Water with waves drawn over the hex.
    Water,
    /// The terrain's symbol, scattered over the hex.
    Signs,
}

impl Pattern {
    /// Returns the default symbol of the pattern.
    pub const fn sign(self) -> char {
        match self {
            Self::Plain => ' ',
            Self::Trees => '♣',
            Self::Crops => '≡',
            Self::Houses => '⌂',
            Self::Reeds => '~',
            Self::Rocks | Self::Signs => '^',
            Self::Water => '≈',
        }
    }
}

/// The look of a hexside feature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FeatureLook {
    /// Pattern of the line that represents the feature.
    pub pattern: LinePattern,
    /// Colour of the line (default: the pattern's colour).
    pub colour: Option<Colour>,
}

/// Pattern of a line along hexsides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LinePattern {
    /// A plain line.
    Plain,
    /// A row of stones. This is the default.
    #[default]
    Wall,
    /// A row of bushes along the hexside.
    Hedge,
    /// Rails on posts.
    Fence,
    /// An earthwork with strokes down both sides.
    Embankment,
    /// A broad river.
    River,
}

/// Appearance of a road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RoadLook {
    /// A broad line with the name of the road along it.
    Main,
    /// A narrow line.
    Lane,
}

/// The look of a ground marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MarkerLook {
    /// Its symbol (default: the first letter of its name).
    pub symbol: Option<Symbol>,
    /// The colour of its tile. The symbol on it is white.
    pub colour: Option<Colour>,
}
