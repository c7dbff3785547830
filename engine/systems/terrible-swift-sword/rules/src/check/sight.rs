//! Lines of sight and their obstacles. ST 10.6.

use kernel::{Direction, Grid, HexId, Offset};

pub use crate::game::{Block, Obstacle};
use crate::game::{GroundSight, Rise, SightLevel};
use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::variants::{OwnHillCrest, UnderCrest, WoodsLevel};

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
    /// Number of each touched hex between the ends, among those on the map and off it.
    numbers: Vec<usize>,
    /// Levels of the two ends.
    levels: (SightLevel, SightLevel),
}

/// Returns the first obstacle on the line of sight between two hexes. `None` if the line is clear.
/// Adjacent hexes always see each other. ST 10.6. ST-LOS-01, ST-LOS-14.
pub fn block(position: Position<'_>, from: HexId, to: HexId) -> Option<Block> {
    if position.distance(from, to) < 2 {
        return None;
    }
    let is_held = |hex: HexId| !position.board.units_in(hex).is_empty();
    if position.distance(from, to) > GroundSight::LONGEST {
        return Line::between(position, from, to).first_block(|(_, hex)| is_held(hex));
    }
    let ground = over_ground(position, (from, to));
    let mut units = ground.units();
    if units != 0 {
        let grid = &position.map().grid;
        let met = position.map().lines.hexes(grid, from, to).unwrap_or_default();
        while units != 0 {
            let hex = at(grid, from, met[units.trailing_zeros() as usize]);
            if let Some(hex) = hex.filter(|hex| is_held(*hex)) {
                return Some(Block { hex, by: Obstacle::Unit });
            }
            units &= units - 1;
        }
    }
    ground.block
}

fn at(grid: &Grid, from: HexId, offset: Offset) -> Option<HexId> {
    let (column, along) = grid.position(from);
    grid.at(column + offset.column, along + offset.along)
}

/// Returns the part of the line of sight between two hexes that depends on the ground alone.
fn over_ground<'a>(position: Position<'a>, (from, to): (HexId, HexId)) -> &'a GroundSight {
    let variants = &position.package.variants;
    let under_crest = usize::from(variants.under_crest == UnderCrest::Crest);
    let own_hill_crest = usize::from(variants.own_hill_crest == OwnHillCrest::Open);
    let woods_level = usize::from(variants.woods_level == WoodsLevel::Ground);
    let sights = &position.game().cache().sights;
    let sights = &sights[4 * under_crest + 2 * own_hill_crest + woods_level];
    sights.get(position.map().grid.len(), (from, to), || {
        let mut units = 0;
        let block = Line::between(position, from, to).first_block(|(number, _)| {
            units |= 1 << number;
            false
        });
        GroundSight::of(units, block)
    })
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
        let met = map.lines.hexes(&map.grid, from, to).unwrap_or_default().iter();
        let on_map = |(number, offset)| Some((number, at(&map.grid, from, offset)?));
        let (numbers, inside): (Vec<_>, Vec<_>) =
            met.copied().enumerate().filter_map(on_map).unzip();
        let touched = std::iter::once(from).chain(inside).chain([to]);
        let touched = touched.map(|hex| (hex, position.distance(from, hex))).collect();
        let levels = (SightLevel::Ground, SightLevel::Ground);
        let mut line = Self { position, from, to, touched, numbers, levels };
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

    /// Returns the first obstacle on the line. `is_held` tells whether a hex between the ends, given
    /// with its number on the line, holds a unit. It is asked only where a unit would block.
    fn first_block(&self, mut is_held: impl FnMut((usize, HexId)) -> bool) -> Option<Block> {
        let last = self.touched.len() - 1;
        (1..last).find_map(|at| {
            let touched = self.touched[at];
            let by = if self.cover_blocks(touched) {
                Obstacle::Cover
            } else if self.unit_blocks(touched) && is_held((self.numbers[at - 1], touched.0)) {
                Obstacle::Unit
            } else if self.blocks_beyond(at) {
                Obstacle::Height
            } else {
                return None;
            };
            Some(Block { hex: touched.0, by })
        })
    }

    /// Whether woods or a town in a hex block. ST 10.61, 10.67. ST-LOS-04, ST-LOS-11.
    fn cover_blocks(&self, (hex, distance): Touched) -> bool {
        if !self.position.map().hex(hex).terrain.blocks_sight() {
            return false;
        }
        let level = match self.position.package.variants.woods_level {
            WoodsLevel::OwnHex => self.level(hex),
            WoodsLevel::Ground => SightLevel::Ground,
        };
        distance == 1 || self.is_blocked(level, 2 * distance)
    }

    /// Whether a unit in a hex blocks. Units on both sides of a ridge block each other, and a unit
    /// above a crest fires over an adjacent unit below it. ST 10.67. ST-LOS-12.
    fn unit_blocks(&self, (hex, distance): Touched) -> bool {
        match self.position.map().between(self.from, hex).rise {
            Rise::Ridge => true,
            Rise::CrestDown => false,
            Rise::Level | Rise::SlopeUp | Rise::SlopeDown | Rise::CrestUp => {
                self.is_blocked(self.level(hex), 2 * distance)
            }
        }
    }

    /// Whether a hexside between a hex and a later one on the line blocks. Hexsides of the two end
    /// hexes never block. ST 10.64. ST-LOS-05.
    fn blocks_beyond(&self, at: usize) -> bool {
        let (here, later) = (self.touched[at], &self.touched[at + 1..self.touched.len() - 1]);
        // Hexes farther apart share no hexside. Those of the line are in order of distance.
        let mut near = later.iter().take_while(|next| next.1 < here.1 + 2);
        near.any(|next| {
            let level = self.hexside(here, *next);
            let free = level == Some(SightLevel::Hilltop) && self.is_own_hill(here, *next);
            level.is_some_and(|level| !free && self.is_blocked(level, here.1 + next.1))
        })
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
