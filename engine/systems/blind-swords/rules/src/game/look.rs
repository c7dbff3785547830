//! Appearance of ground on maps. No rule reads it. Map drawings use patterns and colours, and text
//! maps use symbols.

use kernel::Colour;
use serde::{Deserialize, Serialize};

/// Appearance of a kind of terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainLook {
    /// Pattern drawn in the terrain's hexes.
    pub pattern: Pattern,
    /// Colour. `None` means the default of the pattern.
    pub colour: Option<Colour>,
    /// Symbol. `None` means the default of the pattern.
    pub symbol: Option<char>,
}

impl TerrainLook {
    /// Returns the symbol for text maps. [`Pattern::Signs`] draws the same symbol.
    pub const fn sign(self) -> char {
        match self.symbol {
            Some(symbol) => symbol,
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

/// Appearance of a hexside feature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FeatureLook {
    /// Pattern of the feature's line.
    pub pattern: LinePattern,
    /// Colour. `None` means the default of the line.
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
    /// A row of bushes.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MarkerLook {
    /// Symbol. `None` means the first letter of the marker's name.
    pub symbol: Option<char>,
    /// Colour of the marker's tile. `None` means the default for markers.
    pub colour: Option<Colour>,
}
