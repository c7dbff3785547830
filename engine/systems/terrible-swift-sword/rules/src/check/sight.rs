//! Lines of sight and their obstacles. ST 10.6.

use kernel::{Direction, HexId, LineStep};

use crate::game::{Rise, SightLevel};
use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::variants::{OwnHillCrest, UnderCrest, WoodsLevel};

/// Obstacle on a line of sight, with its hex. The hex of a hexside is the nearer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// Hex of the obstacle.
    pub hex: HexId,
    /// Kind of obstacle.
    pub by: Obstacle,
}

/// Kind of obstacle on a line of sight. ST 10.61. ST-LOS-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Woods or a town.
    Cover,
    /// A ridge or crest hexside.
    Height,
    /// A unit of either side.
    Unit,
}

/// Hex that a line of sight touches, with its distance from the start.
type Touched = (HexId, u8);

/// Line of sight between two hexes, with the hexes that it touches.
struct Line<'a> {
    position: Position<'a>,
    from: HexId,
    to: HexId,
    /// Hexes that the line touches from end to end. A touched corner suffices. ST 10.65.
    /// ST-LOS-13, R-160.
    touched: Vec<Touched>,
    /// Levels of the two ends.
    levels: (SightLevel, SightLevel),
}

/// Returns the first obstacle on the line of sight between two hexes. `None` if the line is clear.
/// Adjacent hexes always see each other. ST 10.6. ST-LOS-01, ST-LOS-14.
pub fn block(position: Position<'_>, from: HexId, to: HexId) -> Option<Block> {
    if position.distance(from, to) < 2 {
        return None;
    }
    let line = Line::between(position, from, to);
    line.touched.iter().find_map(|at| line.at_hex(*at).or_else(|| line.beyond(*at)))
}

/// Returns the hexsides of a hex that the line towards another hex meets: one, or the two beside a
/// corner. ST 7.21, 7.22.
pub fn sides_met(
    position: Position<'_>,
    hex: HexId,
    towards: HexId,
) -> impl Iterator<Item = Direction> + '_ {
    let way = offset(position, hex, towards);
    Direction::ALL.into_iter().filter(move |side| {
        let [one, other] = ends(*side);
        let middle = (one.0 + other.0, one.1 + other.1);
        // The second unit of a vector is √3 times as long as the first.
        is_between(way, one, other) && way.0 * middle.0 + 3 * way.1 * middle.1 > 0
    })
}

impl<'a> Line<'a> {
    fn between(position: Position<'a>, from: HexId, to: HexId) -> Self {
        let map = position.map();
        let inside = map.lines.between(&map.grid, from, to).flat_map(LineStep::hexes);
        let touched = std::iter::once(from).chain(inside).chain([to]);
        let touched = touched.map(|hex| (hex, position.distance(from, hex))).collect();
        let levels = (SightLevel::Ground, SightLevel::Ground);
        let mut line = Self { position, from, to, touched, levels };
        line.levels = (line.level_of_end(from), line.level_of_end(to));
        line
    }

    /// Returns the level of an end: that of its hex, or, under a variant, that of the hilltop crest
    /// above it. ST 10.62, 10.64. ST-LOS-06, R-32.
    fn level_of_end(&self, hex: HexId) -> SightLevel {
        let level = self.level(hex);
        if self.position.package.variants.under_crest != UnderCrest::Crest {
            return level;
        }
        let above = |(next, _): &Touched| match self.hexside((hex, 0), (*next, 1)) {
            Some(SightLevel::Hilltop) => SightLevel::Hilltop,
            _ => level,
        };
        self.touched.iter().map(above).max().unwrap_or(level)
    }

    fn level(&self, hex: HexId) -> SightLevel {
        self.position.map().hex(hex).level
    }

    fn length(&self) -> u8 {
        self.position.distance(self.from, self.to)
    }

    /// Returns the obstacle in a hex between the ends, if it blocks. ST 10.61, 10.67. ST-LOS-04,
    /// ST-LOS-11.
    fn at_hex(&self, (hex, distance): Touched) -> Option<Block> {
        if hex == self.from || hex == self.to {
            return None;
        }
        let level = self.level(hex);
        if self.position.map().hex(hex).terrain.blocks_sight() {
            let of_cover = match self.position.package.variants.woods_level {
                WoodsLevel::OwnHex => level,
                WoodsLevel::Ground => SightLevel::Ground,
            };
            if distance == 1 || self.is_blocked(of_cover, 2 * distance) {
                return Some(Block { hex, by: Obstacle::Cover });
            }
        }
        let is_held = !self.position.board.units_in(hex).is_empty();
        let blocks = is_held && self.unit_blocks((hex, distance), level);
        blocks.then_some(Block { hex, by: Obstacle::Unit })
    }

    /// Whether a unit in a hex blocks. Units on both sides of a ridge block each other, and a unit
    /// above a crest fires over an adjacent unit below it. ST 10.67. ST-LOS-12.
    fn unit_blocks(&self, (hex, distance): Touched, level: SightLevel) -> bool {
        match self.position.map().between(self.from, hex).rise {
            Rise::Ridge => true,
            Rise::CrestDown => false,
            Rise::Level | Rise::SlopeUp | Rise::SlopeDown | Rise::CrestUp => {
                self.is_blocked(level, 2 * distance)
            }
        }
    }

    /// Returns the first blocking hexside between a hex and a later one on the line. Hexsides of
    /// the two end hexes never block. ST 10.64. ST-LOS-05.
    fn beyond(&self, at: Touched) -> Option<Block> {
        let is_end = |hex| hex == self.from || hex == self.to;
        let later = self.touched.iter().skip_while(|it| **it != at).skip(1);
        // Hexes farther apart share no hexside.
        let near = later.filter(|next| next.1.abs_diff(at.1) < 2);
        let mut between = near.filter(|next| !is_end(at.0) && !is_end(next.0));
        let blocks = between.any(|next| {
            let level = self.hexside(at, *next);
            let free = level == Some(SightLevel::Hilltop) && self.is_own_hill(at, *next);
            level.is_some_and(|level| !free && self.is_blocked(level, at.1 + next.1))
        });
        blocks.then_some(Block { hex: at.0, by: Obstacle::Height })
    }

    /// Returns the level at which the hexside between two touched hexes blocks. `None` if it is not
    /// a ridge or crest, or if the line does not meet it. ST 10.62. ST-LOS-04, R-30.
    fn hexside(&self, (one, _): Touched, (other, _): Touched) -> Option<SightLevel> {
        let side = self.position.direction(one, other)?;
        let level = match self.position.map().side(one, side).rise {
            Rise::Ridge => SightLevel::Ridge,
            Rise::CrestUp => self.level(other).max(SightLevel::Ridge),
            Rise::CrestDown => self.level(one).max(SightLevel::Ridge),
            Rise::Level | Rise::SlopeUp | Rise::SlopeDown => return None,
        };
        let (way, here) =
            (offset(self.position, self.from, self.to), offset(self.position, self.from, one));
        let [first, second] = ends(side).map(|end| (here.0 + end.0, here.1 + end.1));
        is_between(way, first, second).then_some(level)
    }

    /// Whether a variant ignores the far rim of the hill on which one end is. The line then leaves
    /// the hill at this hexside. R-101.
    fn is_own_hill(&self, one: Touched, other: Touched) -> bool {
        let is_open = self.position.package.variants.own_hill_crest == OwnHillCrest::Open;
        let is_hill = |(hex, _): &Touched| self.level(*hex) == SightLevel::Hilltop;
        let (near, far) = (one.1.min(other.1), one.1.max(other.1));
        is_open
            && (self.touched.iter().filter(|it| it.1 <= near).all(is_hill)
                || self.touched.iter().filter(|it| it.1 >= far).all(is_hill))
    }

    /// Whether an obstacle of a level blocks the line. `place` is the distance of the obstacle from
    /// the start, in half hexes. ST 10.65, 10.66. ST-LOS-07 to ST-LOS-10, R-34, R-35.
    fn is_blocked(&self, level: SightLevel, place: u8) -> bool {
        let (from, to) = self.levels;
        if level < from.min(to) {
            return false;
        }
        if level >= from.max(to) {
            return true;
        }
        // Halfway lies at as many half hexes as the line has hexes.
        if from < to { place <= self.length() } else { place >= self.length() }
    }
}

/// Vector in units that give hexes and their corners whole-number coordinates: thirds of a column,
/// and half hexes along it.
pub(super) type Vector = (i32, i32);

/// Returns the vector from one hex to another.
pub(super) fn offset(position: Position<'_>, from: HexId, to: HexId) -> Vector {
    let place = |hex| position.map().grid.position(hex);
    let ((column, along), (to_column, to_along)) = (place(from), place(to));
    (3 * i32::from(to_column - column), i32::from(to_along - along))
}

/// Returns the two corners at the ends of a hexside, from the centre of its hex.
fn ends(side: Direction) -> [Vector; 2] {
    const CORNERS: [Vector; 6] = [(-1, -1), (-2, 0), (-1, 1), (1, 1), (2, 0), (1, -1)];
    [CORNERS[(side.index() + 5) % 6], CORNERS[side.index()]]
}

/// Whether a line through the origin meets the segment between two points.
fn is_between(way: Vector, one: Vector, other: Vector) -> bool {
    let turn = |point: Vector| way.0 * point.1 - way.1 * point.0;
    turn(one).signum() * turn(other).signum() <= 0
}
