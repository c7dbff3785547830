//! How ground looks on maps. No rule asks for it: whoever draws does, and tables without pictures for the signs.

use kernel::Colour;
use serde::{Deserialize, Serialize};

/// How a kind of terrain looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainLook {
    /// What fills its hexes.
    pub pattern: Pattern,
    /// Its colour, where it is not that of the pattern.
    pub colour: Option<Colour>,
    /// Its sign, where it is not that of the pattern.
    pub symbol: Option<char>,
}

impl TerrainLook {
    /// The sign that stands for it at tables without pictures, and that [`Pattern::Signs`] strews.
    pub const fn sign(self) -> char {
        match self.symbol {
            Some(symbol) => symbol,
            None => self.pattern.sign(),
        }
    }
}

/// What fills the hexes of a kind of terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pattern {
    /// Nothing but its colour, if it has one.
    Plain,
    /// The tops of trees.
    Trees,
    /// Rows of crops within a fence.
    Crops,
    /// Houses.
    Houses,
    /// Reeds over water.
    Reeds,
    /// Short strokes to all sides: broken ground, which an unknown kind is.
    #[default]
    Rocks,
    /// Water with its waves.
    Water,
    /// The symbol, strewn.
    Signs,
}

impl Pattern {
    /// The sign that stands for it.
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

/// How a feature along hexsides looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FeatureLook {
    /// How its line is drawn.
    pub pattern: LinePattern,
    /// Its colour, where it is not that of the line.
    pub colour: Option<Colour>,
}

/// How a line along hexsides is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LinePattern {
    /// A line.
    Plain,
    /// Stones in a row, which an unknown kind is.
    #[default]
    Wall,
    /// Bushes in a row.
    Hedge,
    /// Rails on posts.
    Fence,
    /// Earth with strokes down both of its sides.
    Embankment,
    /// Broad water in one course.
    River,
}

/// How a road looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RoadLook {
    /// Broad, with its name along it.
    Main,
    /// Narrow.
    Lane,
}

/// How a marker of the ground looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MarkerLook {
    /// Its sign, where it is not the first letter of its name.
    pub symbol: Option<char>,
    /// The colour of its tile, where it is not that of all markers.
    pub colour: Option<Colour>,
}
