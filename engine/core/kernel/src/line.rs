use crate::{Grid, HexId, grid};

/// Difference of two doubled positions: columns, and half hexes along them.
///
/// ```
/// use kernel::Offset;
/// let (from, to) = ((3, 4), (4, 7));
/// let offset = Offset { column: to.0 - from.0, along: to.1 - from.1 };
/// assert_eq!(offset, Offset { column: 1, along: 3 });
/// assert_eq!((offset.column + offset.along) % 2, 0, "as between all hexes");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Offset {
    /// Difference in columns; negative towards the first column.
    pub column: i16,
    /// Difference in half hexes; negative towards the first row.
    pub along: i16,
}

/// One step of a straight line between two hex centres.
///
/// ```
/// use kernel::LineStep;
/// let met = [LineStep::In(7), LineStep::Along(8, 9), LineStep::Corner(12)];
/// let hexes: Vec<_> = met.into_iter().flat_map(LineStep::hexes).collect();
/// assert_eq!(hexes, [7, 8, 9, 12]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineStep<H> {
    /// The line crosses the inside of a hex.
    In(H),
    /// The line runs along the hexside between two hexes.
    Along(H, H),
    /// The line touches only a corner of a hex.
    Corner(H),
}

impl<H: Copy> LineStep<H> {
    /// Returns the hexes of this step: two if the line runs between them, otherwise one hex.
    pub fn hexes(self) -> impl Iterator<Item = H> {
        let (first, second) = match self {
            Self::In(hex) | Self::Corner(hex) => (hex, None),
            Self::Along(left, right) => (left, Some(right)),
        };
        std::iter::once(first).chain(second)
    }

    /// Whether a line crosses the hexes of this step. For a step that only touches a corner,
    /// `corners` decides.
    pub const fn counts(&self, corners: Corners) -> bool {
        match (self, corners) {
            (Self::Corner(_), Corners::Ignored) => false,
            (Self::In(_) | Self::Along(..) | Self::Corner(_), _) => true,
        }
    }
}

/// Reading of a rulebook: whether a line crosses the hexes of which it touches only a corner.
///
/// ```
/// use kernel::{Corners, LineStep};
/// let touched = LineStep::Corner(12);
/// assert!(touched.counts(Corners::Count) && !touched.counts(Corners::Ignored));
/// assert!(LineStep::In(7).counts(Corners::Ignored));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corners {
    /// A line crosses the hexes of which it touches only a corner.
    Count,
    /// A line does not cross the hexes of which it touches only a corner.
    Ignored,
}

/// Reading of a rulebook: the hexes that block a line along their common hexside.
///
/// ```
/// use kernel::{Corners, Grid, GridSpec, Hexsides, Lines, Parity, Span};
/// let rows = Span { first: 1, last: 9 };
/// let (first_column, last_column) = (1, 9);
/// let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted: Parity::Even };
/// let grid = Grid::new(spec)?;
/// let hex = |number: &str| grid.hex(number.parse().expect("digits")).expect("on the map");
/// let ends = (hex("0303"), hex("0503"));
/// let wood = |wooded: kernel::HexId| (wooded == hex("0403")).then_some("a wood");
/// let first = |rule| Lines::up_to(6).first_block(&grid, ends, (Corners::Ignored, rule), wood);
/// assert_eq!(first(Hexsides::OneBlocks), Some((hex("0403"), "a wood")));
/// assert_eq!(first(Hexsides::BothBlock), None, "the line passes on the other side");
/// # Ok::<(), kernel::GridError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hexsides {
    /// One of the two hexes blocks the line.
    OneBlocks,
    /// Only both hexes together block the line.
    BothBlock,
}

/// Precomputed lines between all hexes up to a distance, one for each [`Offset`].
///
/// The lines are exact: all tests use integers.
///
/// ```
/// use kernel::{Grid, GridSpec, LineStep, Lines, Offset, Parity, Span};
/// let rows = Span { first: 1, last: 9 };
/// let (first_column, last_column) = (1, 9);
/// let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted: Parity::Even };
/// let grid = Grid::new(spec)?;
/// let hex = |number: &str| grid.hex(number.parse().expect("digits")).expect("on the map");
/// let lines = Lines::up_to(6);
/// let met: Vec<_> = lines.between(&grid, hex("0302"), hex("0305")).collect();
/// assert_eq!(met, [LineStep::In(hex("0303")), LineStep::In(hex("0304"))]);
/// let along = lines.between(&grid, hex("0303"), hex("0503")).next();
/// assert!(matches!(along, Some(LineStep::Along(..))));
/// let offsets = lines.offsets(&grid, hex("0302"), hex("0305")).expect("in reach");
/// assert_eq!(offsets[1], LineStep::In(Offset { column: 0, along: 4 }), "half hexes from 0302");
/// let beside = lines.hexes(&grid, hex("0303"), hex("0503")).map(<[Offset]>::len);
/// assert_eq!(beside, Some(2), "both hexes of the hexside");
/// assert_eq!((lines.reach(), lines.offsets(&grid, hex("0101"), hex("0109"))), (6, None));
/// # Ok::<(), kernel::GridError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lines {
    reach: i16,
    /// Number of the first step of each line, and of its first hex.
    starts: Vec<(u32, u32)>,
    steps: Vec<LineStep<Offset>>,
    /// Hexes of the steps.
    hexes: Vec<Offset>,
}

impl Lines {
    /// Computes all lines up to `reach` hexes long.
    pub fn up_to(reach: u8) -> Self {
        let reach = i16::from(reach);
        let mut lines = Self { reach, starts: vec![(0, 0)], steps: Vec::new(), hexes: Vec::new() };
        for column in -reach..=reach {
            for along in -2 * reach..=2 * reach {
                let offset = Offset { column, along };
                if (column + along) % 2 == 0 && length(offset) <= reach {
                    let steps = trace(offset);
                    lines.hexes.extend(steps.iter().copied().flat_map(LineStep::hexes));
                    lines.steps.extend(steps);
                }
                lines.starts.push((lines.steps.len() as u32, lines.hexes.len() as u32));
            }
        }
        lines
    }

    /// Returns the length of the longest precomputed line, in hexes.
    pub const fn reach(&self) -> u8 {
        self.reach as u8
    }

    /// Returns the steps of the line between two hexes, as offsets from the first, or `None` if the
    /// distance exceeds the reach.
    pub fn offsets(&self, grid: &Grid, from: HexId, to: HexId) -> Option<&[LineStep<Offset>]> {
        let index = self.index(grid, from, to)?;
        Some(&self.steps[self.starts[index].0 as usize..self.starts[index + 1].0 as usize])
    }

    /// Returns the hexes of the steps of the line between two hexes, on the map or off it, as
    /// offsets from the first. `None` if the distance exceeds the reach.
    #[inline]
    pub fn hexes(&self, grid: &Grid, from: HexId, to: HexId) -> Option<&[Offset]> {
        let index = self.index(grid, from, to)?;
        Some(&self.hexes[self.starts[index].1 as usize..self.starts[index + 1].1 as usize])
    }

    #[inline]
    fn index(&self, grid: &Grid, from: HexId, to: HexId) -> Option<usize> {
        let (fc, fw) = grid.position(from);
        let (tc, tw) = grid.position(to);
        let offset = Offset { column: tc - fc, along: tw - fw };
        if length(offset) > self.reach {
            return None;
        }
        let width = 4 * self.reach + 1;
        Some(((offset.column + self.reach) * width + offset.along + 2 * self.reach) as usize)
    }

    /// Returns the steps of the line between two hexes, without the two end hexes. Hexes off the
    /// map are omitted. If only one hex of a hexside is on the map, the step is inside that hex.
    pub fn between<'a>(
        &'a self,
        grid: &'a Grid,
        from: HexId,
        to: HexId,
    ) -> impl Iterator<Item = LineStep<HexId>> + 'a {
        let (fc, fw) = grid.position(from);
        let at = move |o: Offset| grid.at(fc + o.column, fw + o.along);
        self.offsets(grid, from, to).unwrap_or_default().iter().filter_map(
            move |step| match *step {
                LineStep::In(hex) => at(hex).map(LineStep::In),
                LineStep::Corner(hex) => at(hex).map(LineStep::Corner),
                LineStep::Along(left, right) => match (at(left), at(right)) {
                    (Some(left), Some(right)) => Some(LineStep::Along(left, right)),
                    (one, other) => one.or(other).map(LineStep::In),
                },
            },
        )
    }

    /// Walks along the line between two hexes. Returns the first hex that blocks the line, with the
    /// value of `block`. `None` if the line is clear. The two end hexes never block.
    pub fn first_block<B>(
        &self,
        grid: &Grid,
        (from, to): (HexId, HexId),
        (corners, hexsides): (Corners, Hexsides),
        mut block: impl FnMut(HexId) -> Option<B>,
    ) -> Option<(HexId, B)> {
        let mut steps = self.between(grid, from, to).filter(|step| step.counts(corners));
        steps.find_map(|step| match (step, hexsides) {
            (LineStep::Along(left, right), Hexsides::BothBlock) => {
                let by = block(left)?;
                block(right).map(|_| (left, by))
            }
            (step, _) => step.hexes().find_map(|hex| block(hex).map(|by| (hex, by))),
        })
    }
}

const fn length(offset: Offset) -> i16 {
    grid::length(offset.column, offset.along)
}

/// Traces the line from the origin to `end`, one ring of hexes after another.
fn trace(end: Offset) -> Vec<LineStep<Offset>> {
    let way = Way::to(end);
    let mut met = Vec::new();
    for distance in 1..way.length() {
        let (low, high) = way.met(distance);
        if way.is_even() && way.is_touched(low, distance) {
            let (one, other) = (way.hex(low, distance), way.hex(high, distance));
            met.push(LineStep::Along(one.min(other), one.max(other)));
            continue;
        }
        let begin = met.len();
        met.extend((low..=high).map(|steps| way.step(steps, distance)));
        met[begin..].sort_unstable_by_key(|step| step.hexes().next());
    }
    met
}

/// Shortest paths to an offset: a number of steps in one direction, and a number in the adjacent
/// direction. All hexes on shortest paths lie between the two directions.
///
/// A hex at `distance` that is `i` steps in the first direction deviates from the line by `i *
/// length - first * distance`. The deviations of its corners differ from this value by at most a
/// third of `edge`.
struct Way {
    first: i32,
    second: i32,
    directions: (Offset, Offset),
    edge: i32,
}

impl Way {
    fn to(end: Offset) -> Self {
        let (columns, along) = (end.column.abs(), end.along.abs());
        let beside = |along| Offset { column: end.column.signum(), along };
        let (first, second, directions) = if along >= columns {
            let forward = Offset { column: 0, along: 2 * end.along.signum() };
            ((along - columns) / 2, columns, (forward, beside(end.along.signum())))
        } else {
            ((columns + end.along) / 2, (columns - end.along) / 2, (beside(1), beside(-1)))
        };
        let (first, second) = (i32::from(first), i32::from(second));
        let edge = (2 * first + second).max(first + 2 * second);
        Self { first, second, directions, edge }
    }

    const fn length(&self) -> i32 {
        self.first + self.second
    }

    /// Whether the path to the end hex takes the same number of steps in both directions. The line
    /// then follows hexsides.
    const fn is_even(&self) -> bool {
        self.first == self.second
    }

    /// Returns the hexes that the line meets at a distance: one hex, or two adjacent ones. Each hex
    /// is given by its number of steps in the first direction, so the result is a range.
    fn met(&self, distance: i32) -> (i32, i32) {
        let (centre, whole) = (3 * self.first * distance, 3 * self.length());
        let low = (centre - self.edge + whole - 1).div_euclid(whole);
        let high = (centre + self.edge).div_euclid(whole);
        (low.max(0).max(distance - self.second), high.min(distance).min(self.first))
    }

    /// Whether the line only touches corners of the hex at `distance` that is `steps` steps in the
    /// first direction.
    const fn is_touched(&self, steps: i32, distance: i32) -> bool {
        3 * (steps * self.length() - self.first * distance).abs() == self.edge
    }

    fn step(&self, steps: i32, distance: i32) -> LineStep<Offset> {
        let hex = self.hex(steps, distance);
        if self.is_touched(steps, distance) { LineStep::Corner(hex) } else { LineStep::In(hex) }
    }

    const fn hex(&self, steps: i32, distance: i32) -> Offset {
        let (first, second) = self.directions;
        let (i, j) = (steps as i16, (distance - steps) as i16);
        Offset {
            column: first.column * i + second.column * j,
            along: first.along * i + second.along * j,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GridSpec, Parity, Span};

    fn grid() -> Grid {
        let even = Span { first: 0, last: 18 };
        let odd = Span { first: 0, last: 17 };
        Grid::new(GridSpec { first_column: 10, last_column: 37, even, odd, shifted: Parity::Odd })
            .expect("good")
    }

    fn line(from: &str, to: &str) -> String {
        let grid = grid();
        let hex = |n: &str| grid.hex(n.parse().expect("digits")).expect("on the map");
        let name = |h: HexId| grid.number(h).to_string();
        let lines = Lines::up_to(20);
        let steps = lines.between(&grid, hex(from), hex(to)).map(|step| match step {
            LineStep::In(h) => name(h),
            LineStep::Along(a, b) => format!("({}|{})", name(a), name(b)),
            LineStep::Corner(h) => format!("<{}>", name(h)),
        });
        steps.collect::<Vec<_>>().join(" ")
    }

    /// The line matches the five hexes of the rulebook's example. LOS-02.
    #[test]
    fn a_straight_row_meets_the_hexes_on_it() {
        assert_eq!(line("1611", "2214"), "1711 1812 1912 2013 2113");
    }

    /// A line runs exactly between two hexes. LOS-08.
    #[test]
    fn a_line_can_run_along_a_hexside() {
        assert_eq!(line("2010", "2210"), "(2109|2110)");
    }

    /// No line shorter than five hexes grazes a corner. LOS-09.
    #[test]
    fn a_line_can_graze_a_corner() {
        assert_eq!(line("2010", "1508"), "1909 1809 <1810> <1708> 1709 1609");
    }

    /// A line and its reverse meet the same hexes. LOS-05.
    #[test]
    fn lines_are_reciprocal() {
        let grid = grid();
        let lines = Lines::up_to(20);
        for from in grid.hexes().step_by(7) {
            for to in grid.hexes().filter(|&to| grid.distance(from, to) <= 20) {
                let set = |a, b| {
                    let mut hexes: Vec<_> =
                        lines.between(&grid, a, b).flat_map(LineStep::hexes).collect();
                    hexes.sort();
                    hexes
                };
                assert_eq!(
                    set(from, to),
                    set(to, from),
                    "{} {}",
                    grid.number(from),
                    grid.number(to)
                );
            }
        }
    }

    /// Lines agree with a reference implementation, which tests each corner of a hex by the sign of
    /// a cross product.
    #[test]
    fn lines_meet_what_lies_on_both_sides_of_them() {
        for column in -14_i16..=14 {
            for along in (-28..=28).filter(|along| (along + column) % 2 == 0) {
                let end = Offset { column, along };
                assert_eq!(trace(end), by_corners(end), "{end:?}");
            }
        }
    }

    /// Traces a line by testing every hex on a shortest path against its corners.
    fn by_corners(end: Offset) -> Vec<LineStep<Offset>> {
        let total = length(end);
        let mut met = Vec::new();
        for distance in 1..total {
            let mut beside = Vec::new();
            for hex in ring(distance).filter(|&h| length(minus(end, h)) == total - distance) {
                match meeting(end, hex) {
                    Meeting::Nothing => {}
                    Meeting::Inside => met.push(LineStep::In(hex)),
                    Meeting::Corner => met.push(LineStep::Corner(hex)),
                    Meeting::Side => beside.push(hex),
                }
            }
            met.extend(beside.chunks_exact(2).map(|pair| LineStep::Along(pair[0], pair[1])));
        }
        met
    }

    enum Meeting {
        Nothing,
        Inside,
        Corner,
        Side,
    }

    /// Returns the relation of the line from the origin to `end` to the corners of a hex. Centres
    /// are at `(along, 3 column)`. Corners are at `(0, ±2)` and `(±1, ±1)` from them.
    fn meeting(end: Offset, hex: Offset) -> Meeting {
        const CORNERS: [(i32, i32); 6] = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        let (ex, ey) = lattice(end);
        let (hx, hy) = lattice(hex);
        let sides = CORNERS.map(|(x, y)| (ex * (hy + y) - ey * (hx + x)).signum());
        let on = sides.iter().filter(|&&side| side == 0).count();
        let straddled = sides.contains(&1) && sides.contains(&-1);
        match (straddled, on) {
            (true, _) => Meeting::Inside,
            (false, 0) => Meeting::Nothing,
            (false, 1) => Meeting::Corner,
            (false, _) => Meeting::Side,
        }
    }

    fn lattice(offset: Offset) -> (i32, i32) {
        (i32::from(offset.along), 3 * i32::from(offset.column))
    }

    const fn minus(a: Offset, b: Offset) -> Offset {
        Offset { column: a.column - b.column, along: a.along - b.along }
    }

    /// Returns the offsets of all hexes at a distance, sorted by column, then by position in the
    /// column.
    fn ring(distance: i16) -> impl Iterator<Item = Offset> {
        (-distance..=distance).flat_map(move |column| {
            let far = 2 * distance - column.abs();
            let step = if column.abs() == distance { 2 } else { 2 * far };
            (-far..=far).step_by(step as usize).map(move |along| Offset { column, along })
        })
    }
}
