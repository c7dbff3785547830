//! Appearance of ground on maps. No rule reads it. Map drawings use patterns and colours, and text
//! maps use symbols.

use kernel::Colour;
use serde::{Deserialize, Serialize};

/// Appearance of a kind of terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainLook {
    /// Pattern of its hexes.
    pub pattern: Pattern,
    /// Colour, if not the default of the pattern.
    pub colour: Option<Colour>,
    /// Symbol, if not the default of the pattern.
    pub symbol: Option<char>,
}

impl TerrainLook {
    /// Symbol for text maps, also used by [`Pattern::Signs`].
    pub const fn sign(self) -> char {
        match self.symbol {
            Some(symbol) => symbol,
            None => self.pattern.sign(),
        }
    }
}

/// Pattern that fills the hexes of a kind of terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pattern {
    /// The colour alone.
    Plain,
    /// Tree tops.
    Trees,
    /// Rows of crops inside a fence.
    Crops,
    /// Houses.
    Houses,
    /// Reeds over water.
    Reeds,
    /// Short strokes in all directions: broken ground, the default for unknown terrain.
    #[default]
    Rocks,
    /// Water with waves.
    Water,
    /// The terrain's symbol, scattered over the hex.
    Signs,
}

impl Pattern {
    /// Default symbol of the pattern.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FeatureLook {
    /// Line pattern.
    pub pattern: LinePattern,
    /// Colour, if not the default of the line.
    pub colour: Option<Colour>,
}

/// Pattern of a line along hexsides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LinePattern {
    /// A plain line.
    Plain,
    /// Stones in a row, the default for unknown features.
    #[default]
    Wall,
    /// Bushes in a row.
    Hedge,
    /// Rails on posts.
    Fence,
    /// Earth with strokes on both sides.
    Embankment,
    /// A single broad band of water.
    River,
}

/// Appearance of a road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RoadLook {
    /// Broad, with its name along the road.
    Main,
    /// Narrow.
    Lane,
}

/// Appearance of a ground marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MarkerLook {
    /// Symbol, if not the first letter of the name.
    pub symbol: Option<char>,
    /// Colour of the tile, if not the default for markers.
    pub colour: Option<Colour>,
}
