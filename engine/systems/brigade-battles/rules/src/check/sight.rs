//! Lines of sight and their obstacles. CM 9.4.

use kernel::{Corners, HexId, Hexsides, Side, say};

use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::variants::WoodsBelow;

/// Treatment of hexes of which a line of sight touches only a corner: the line does not cross them.
pub const CORNERS: Corners = Corners::Ignored;

/// Hex that blocks a line of sight, with the kind of obstacle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// Hex that contains the obstacle.
    pub hex: HexId,
    /// Kind of obstacle.
    pub by: Obstacle,
}

/// Kind of obstacle that blocks a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Ground that is higher than both ends of the line. CW-LOS-03.
    Height,
    /// Terrain in the hex, such as woods or houses. CW-LOS-04.
    Terrain,
    /// Friendly unit adjacent to the target. CW-LOS-05.
    Friend,
}

impl Obstacle {
    /// Returns the obstacle in words.
    pub fn words(self) -> String {
        match self {
            Self::Height => say!("block-height"),
            Self::Terrain => say!("block-terrain"),
            Self::Friend => say!("block-friend"),
        }
    }

    /// Returns the id of the requirement that makes the obstacle block the line.
    pub const fn requirement(self) -> &'static str {
        match self {
            Self::Height => "CW-LOS-03",
            Self::Terrain => "CW-LOS-04",
            Self::Friend => "CW-LOS-05",
        }
    }
}

/// Returns the first obstacle on the line of sight of a side between two hexes. `None` if the line
/// is clear. Lines between adjacent hexes always are. CM 9.4. CW-LOS-01, CW-LOS-02.
///
/// A line along a hexside is blocked only if the hexes on both sides of it block. CW-LOS-06.
pub fn block(position: Position<'_>, from: HexId, to: HexId, side: Side) -> Option<Block> {
    let map = position.map();
    let obstacle = |hex| obstacle(position, hex, from, to, side);
    let rule = (CORNERS, Hexsides::BothBlock);
    let first = map.lines.first_block(&map.grid, (from, to), rule, obstacle);
    first.map(|(hex, by)| Block { hex, by })
}

fn obstacle(
    position: Position<'_>,
    hex: HexId,
    from: HexId,
    to: HexId,
    side: Side,
) -> Option<Obstacle> {
    let map = position.map();
    let level = |hex| map.hex(hex).level;
    let ends = (level(from), level(to));
    if level(hex) > ends.0.max(ends.1) {
        return Some(Obstacle::Height);
    }
    let is_below = level(hex) < ends.0.min(ends.1);
    let passes = is_below && position.package.variants.woods_below == WoodsBelow::BelowBothPass;
    if position.game().charts.terrain(map.hex(hex).terrain).blocks && !passes {
        return Some(Obstacle::Terrain);
    }
    let is_friend = position.unit_of(side, hex).is_some();
    (is_friend && map.grid.adjacent(hex, to)).then_some(Obstacle::Friend)
}
