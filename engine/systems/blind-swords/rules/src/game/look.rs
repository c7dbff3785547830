//! Appearance of terrain, features and roads on maps. No rule depends on the appearance. Map
//! drawings use patterns and colours, and text maps use symbols.

use kernel::{Colour, Symbol};
use serde::{Deserialize, Serialize};

/// Appearance of a kind of terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TerrainLook {
    /// Pattern drawn in the terrain's hexes.
    pub pattern: Pattern,
    /// Colour of the hexes (default: the pattern's colour).
    pub colour: Option<Colour>,
    /// Symbol for the terrain on text maps. The pattern `signs` scatters the symbol over the hexes.
    pub symbol: Option<Symbol>,
}

impl TerrainLook {
    /// Returns the symbol for text maps. On drawn maps, [`Pattern::Signs`] uses the same symbol.
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
    /// No pattern. The hex shows only its colour, if any.
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
    /// The terrain's symbol, repeated over the hex.
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

/// Appearance of a hexside feature.
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
    /// A solid line without a pattern.
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

/// Appearance of a ground marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MarkerLook {
    /// Symbol on the marker (default: the first letter of the marker's name).
    pub symbol: Option<Symbol>,
    /// Colour of the marker's tile. The symbol on it is white.
    pub colour: Option<Colour>,
}
