//! Appearance of ground on maps. No rule reads it. Map drawings use patterns and colours, and text
//! maps use symbols.

use kernel::Colour;
use serde::{Deserialize, Serialize};

/// The look of a kind of terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainLook {
    /// The pattern in its hexes.
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

/// The pattern in the hexes of a kind of terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pattern {
    /// Only the colour, if there is one.
    Plain,
    /// Treetops.
    Trees,
    /// Rows of crops inside a fence.
    Crops,
    /// Houses.
    Houses,
    /// Reeds over water.
    Reeds,
    /// Short strokes for broken ground. This is the default.
    #[default]
    Rocks,
    /// Water with waves.
    Water,
    /// The symbol, scattered.
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

/// The look of a hexside feature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FeatureLook {
    /// The pattern of its line.
    pub pattern: LinePattern,
    /// Colour, if not the default of the line.
    pub colour: Option<Colour>,
}

/// The pattern of a line along hexsides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LinePattern {
    /// A plain line.
    Plain,
    /// A row of stones. This is the default.
    #[default]
    Wall,
    /// A row of bushes.
    Hedge,
    /// Rails on posts.
    Fence,
    /// An earthwork with strokes down both sides.
    Embankment,
    /// A broad river.
    River,
}

/// The look of a road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RoadLook {
    /// Broad, with the name along it.
    Main,
    /// Narrow.
    Lane,
}

/// The look of a ground marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MarkerLook {
    /// Symbol, if not the first letter of the name.
    pub symbol: Option<char>,
    /// Colour of the tile, if not the default for markers.
    pub colour: Option<Colour>,
}
