use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::{Direction, HexId, HexNumber, bounds};

/// The parity of a column number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Parity {
    /// Columns 0, 2, 4, …
    Even,
    /// Columns 1, 3, 5, …
    Odd,
}

/// Range of whole numbers, both ends included.
///
/// ```
/// use kernel::Span;
/// let rows = Span { first: 0, last: 8 };
/// assert!((rows.first..=rows.last).contains(&8), "the last belongs to it");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(description = "Range of whole numbers, both ends included.")
)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// Lowest number of the range, from 0 to 99.
    #[serde(deserialize_with = "bounds::within::<0, 99, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(max = 99)))]
    pub first: u8,
    /// Highest number of the range, from 0 to 99.
    #[serde(deserialize_with = "bounds::within::<0, 99, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(max = 99)))]
    pub last: u8,
}

/// One of the four edges of a map, named by its column or row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// Edge formed by the first row of every column.
    FirstRow,
    /// Edge formed by the last row of every column.
    LastRow,
    /// Edge formed by the first column.
    FirstColumn,
    /// Edge formed by the last column.
    LastColumn,
}

impl Edge {
    /// All four edges.
    ///
    /// ```
    /// use kernel::{Edge, Grid, GridSpec, Parity, Span};
    /// let rows = Span { first: 1, last: 5 };
    /// let (first_column, last_column, shifted) = (1, 5, Parity::Even);
    /// let grid = Grid::new(GridSpec { first_column, last_column, even: rows, odd: rows, shifted })?;
    /// let edges_at = |number: &str| {
    ///     let hex = grid.hex(number.parse().expect("digits")).expect("on the map");
    ///     Edge::ALL.into_iter().filter(|&edge| grid.is_on(hex, edge)).collect::<Vec<_>>()
    /// };
    /// assert_eq!(edges_at("0501"), [Edge::FirstRow, Edge::LastColumn], "a corner lies on two");
    /// assert_eq!(edges_at("0303"), []);
    /// # Ok::<(), kernel::GridError>(())
    /// ```
    pub const ALL: [Self; 4] = [Self::FirstRow, Self::LastRow, Self::FirstColumn, Self::LastColumn];
}

/// Dimensions of a grid.
///
/// ```
/// use kernel::{Grid, GridSpec, Parity, Span};
/// let (even, odd) = (Span { first: 1, last: 4 }, Span { first: 1, last: 5 });
/// let spec = GridSpec { first_column: 1, last_column: 3, even, odd, shifted: Parity::Even };
/// assert_eq!((spec.rows(1).last, spec.rows(2).last), (5, 4));
/// let grid = Grid::new(spec)?;
/// assert_eq!(grid.len(), 5 + 4 + 5);
///
/// // Even columns are shifted by half a hex: 0201 is next to 0101 and 0102.
/// let hex = |number: &str| grid.hex(number.parse().expect("digits")).expect("on the map");
/// let beside = [hex("0101"), hex("0102"), hex("0103")];
/// assert_eq!(beside.map(|beside| grid.adjacent(hex("0201"), beside)), [true, true, false]);
/// # Ok::<(), kernel::GridError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GridSpec {
    /// Lowest column number on the map.
    pub first_column: u8,
    /// Highest column number on the map.
    pub last_column: u8,
    /// Range of rows in the even columns.
    pub even: Span,
    /// Range of rows in the odd columns.
    pub odd: Span,
    /// Parity of the columns that are shifted by half a hex.
    pub shifted: Parity,
}

/// Error for a specification that describes no valid grid.
///
/// ```
/// use kernel::{Grid, GridError, GridSpec, Parity, Span};
/// let rows = Span { first: 0, last: 99 };
/// let (first_column, last_column, shifted) = (0, 99, Parity::Odd);
/// let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted };
/// let refused = Grid::new(spec).expect_err("10,000 hexes");
/// assert_eq!(refused.to_string(), "the map has 10000 hexes: expected at most 8192");
/// assert_eq!(Grid::MAX_HEXES, 8192);
/// let refused = Grid::new(GridSpec { first_column: 5, last_column: 4, ..spec });
/// assert!(matches!(refused, Err(GridError::Backwards("columns", 5, 4))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    /// Error for an invalid range of columns or rows. The first number is after the last, or the
    /// last has more than two digits. Holds a name such as `rows of even columns`, the first number
    /// and the last.
    #[error(
        "the {0} run from {1} to {2}: expected the first not to exceed the last, and at most 99"
    )]
    Backwards(&'static str, u8, u8),
    /// Error for a map with too many hexes. Holds their number.
    #[error("the map has {0} hexes: expected at most {max}", max = Grid::MAX_HEXES)]
    TooLarge(usize),
}

/// The hexes of a map, with their printed numbers and neighbours.
///
/// ```
/// use kernel::{Edge, Grid, GridSpec, Parity, Span};
/// let rows = Span { first: 1, last: 9 };
/// let (first_column, last_column) = (1, 12);
/// let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted: Parity::Even };
/// let grid = Grid::new(spec)?;
/// let hex = |number: &str| grid.hex(number.parse().expect("digits")).expect("on the map");
/// assert_eq!(grid.distance(hex("0101"), hex("0403")), 4);
/// assert_eq!(grid.neighbours(hex("0505")).count(), 6);
/// assert!(grid.is_on(hex("1204"), Edge::LastColumn) && grid.from_edge(hex("0303")) == 2);
///
/// // A hexside as seen from each of its hexes.
/// let (here, there) = (hex("0505"), hex("0604"));
/// let side = grid.direction(here, there).expect("neighbours");
/// assert_eq!(grid.neighbour(here, side), Some(there));
/// assert_eq!(grid.neighbour(there, side.opposite()), Some(here));
/// assert_eq!(grid.around(hex("0101")).iter().flatten().count(), 2, "a corner of the map");
/// assert_eq!(grid.hexes().filter(|&hex| grid.is_on_any_edge(hex)).count(), 38);
/// assert_eq!(
///     (grid.hex("0510".parse()?), grid.number(there).to_string()),
///     (None, "0604".to_owned())
/// );
///
/// // Positions are doubled: 0604 is half a hex further along its column than 0504.
/// assert_eq!((grid.position(hex("0504")), grid.position(there)), ((5, 8), (6, 9)));
/// assert_eq!((grid.at(6, 9), grid.at(6, 8)), (Some(there), None));
/// assert_eq!(grid.longest(), 14, "from corner to corner");
/// for distance in [0, 1, 3, 20] {
///     let mut near: Vec<_> = grid.within(here, distance).flatten().collect();
///     near.retain(|&index| grid.distance(here, kernel::HexId(index as u16)) <= distance);
///     let all = grid.hexes().filter(|&hex| grid.distance(here, hex) <= distance).count();
///     assert_eq!((grid.within(here, distance).flatten().count(), near.len()), (all, all));
/// }
/// let nearer = [Edge::FirstRow, Edge::LastRow]
///     .map(|edge| grid.toward(here, edge) - grid.toward(there, edge));
/// assert_eq!(nearer, [1, -1], "half a hex");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Positions are doubled. A hex is at column `c` and at `w` half hexes along it. Its neighbours are
/// at `(c, w ± 2)` and `(c ± 1, w ± 1)`, whatever the parity of the column.
#[derive(Clone, Debug)]
pub struct Grid {
    spec: GridSpec,
    starts: Vec<u16>,
    numbers: Vec<HexNumber>,
    positions: Vec<(i16, i16)>,
    places: Places,
    neighbours: Vec<[Option<HexId>; 6]>,
}

impl Grid {
    /// Maximum number of hexes of a map.
    pub const MAX_HEXES: usize = 8192;

    /// Returns a grid of 10 by 10 hexes, for packages whose own grid is invalid.
    ///
    /// ```
    /// use kernel::Grid;
    /// assert_eq!(Grid::small().len(), 100);
    /// ```
    pub fn small() -> Self {
        let rows = Span { first: 0, last: 9 };
        let shifted = Parity::Odd;
        let spec = GridSpec { first_column: 0, last_column: 9, even: rows, odd: rows, shifted };
        Self::new(spec).expect("the grid begins before it ends and is not large")
    }

    /// Builds the grid of a specification.
    ///
    /// # Errors
    /// If the specification is invalid or has too many hexes.
    pub fn new(spec: GridSpec) -> Result<Self, GridError> {
        check_range("columns", spec.first_column, spec.last_column)?;
        check_range("rows of even columns", spec.even.first, spec.even.last)?;
        check_range("rows of odd columns", spec.odd.first, spec.odd.last)?;
        let columns = spec.first_column..=spec.last_column;
        let total: usize = columns.clone().map(|c| spec.rows(c).len()).sum();
        if total > Self::MAX_HEXES {
            return Err(GridError::TooLarge(total));
        }
        let (mut starts, mut numbers) = (Vec::new(), Vec::new());
        for column in columns {
            starts.push(numbers.len() as u16);
            let rows = spec.rows(column);
            numbers.extend((rows.first..=rows.last).map(|row| HexNumber::new(column, row)));
        }
        let positions: Vec<_> = numbers.iter().map(|&number| spec.position(number)).collect();
        let places = Places::of(&spec, &positions);
        let around = |&(column, along): &(i16, i16)| {
            STEPS.map(|(dc, dw)| places.at(column + dc, along + dw))
        };
        let neighbours = positions.iter().map(around).collect();
        Ok(Self { spec, starts, numbers, positions, places, neighbours })
    }

    /// Returns the specification of the grid.
    pub const fn spec(&self) -> &GridSpec {
        &self.spec
    }

    /// Returns the number of hexes on the map.
    pub const fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Always false: a grid has at least one hex.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// Returns all hexes, sorted by number.
    pub fn hexes(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.numbers.len() as u16).map(HexId)
    }

    /// Returns the hex with this printed number, if it is on the map.
    pub fn hex(&self, number: HexNumber) -> Option<HexId> {
        let spec = &self.spec;
        if number.column < spec.first_column || number.column > spec.last_column {
            return None;
        }
        let rows = spec.rows(number.column);
        if number.row < rows.first || number.row > rows.last {
            return None;
        }
        let start = self.starts[usize::from(number.column - spec.first_column)];
        Some(HexId(start + u16::from(number.row - rows.first)))
    }

    /// Returns the number printed in a hex.
    pub fn number(&self, hex: HexId) -> HexNumber {
        self.numbers[hex.index()]
    }

    /// Returns the neighbour across a hexside, if it is on the map.
    #[inline]
    pub fn neighbour(&self, hex: HexId, direction: Direction) -> Option<HexId> {
        self.neighbours[hex.index()][direction.index()]
    }

    /// Returns the neighbours across the six hexsides in ring order. The value is `None` for a
    /// neighbour off the map.
    #[inline]
    pub fn around(&self, hex: HexId) -> &[Option<HexId>; 6] {
        &self.neighbours[hex.index()]
    }

    /// Returns the neighbours on the map, in ring order.
    #[inline]
    pub fn neighbours(&self, hex: HexId) -> impl Iterator<Item = HexId> + '_ {
        self.neighbours[hex.index()].iter().flatten().copied()
    }

    /// Returns the hexside of `from` that faces `to`. `None` if the hexes are not neighbours.
    #[inline]
    pub fn direction(&self, from: HexId, to: HexId) -> Option<Direction> {
        let found = self.neighbours[from.index()].iter().position(|&n| n == Some(to))?;
        Direction::new(found as u8)
    }

    /// Whether two hexes share a hexside.
    #[inline]
    pub fn adjacent(&self, a: HexId, b: HexId) -> bool {
        self.distance(a, b) == 1
    }

    /// Returns the distance in hexes: 0 for the same hex, 1 for a neighbour.
    #[inline]
    pub fn distance(&self, a: HexId, b: HexId) -> u8 {
        distance(self.position(a), self.position(b))
    }

    /// Returns the hexes up to a distance from a hex, the hex included, as ranges of indices: one
    /// range for each column.
    pub fn within(&self, hex: HexId, distance: u8) -> impl Iterator<Item = Range<usize>> + '_ {
        let (column, along) = self.position(hex);
        let reach = i16::from(distance);
        (column - reach..=column + reach).filter_map(move |other| {
            let index = usize::try_from(other - i16::from(self.spec.first_column)).ok()?;
            let start = usize::from(*self.starts.get(index)?);
            let end = self.starts.get(index + 1).map_or(self.len(), |&end| usize::from(end));
            let first = self.positions[start].1;
            let half = 2 * reach - (other - column).abs();
            let row = |along: i16| (along - first).div_euclid(2);
            let low = usize::try_from(row(along - half)).unwrap_or(0);
            let high = usize::try_from(row(along + half)).ok()?.min(end - start - 1);
            (low <= high).then(|| start + low..start + high + 1)
        })
    }

    /// Returns the longest distance between two hexes of the map.
    pub fn longest(&self) -> u8 {
        let edge = self.hexes().filter(|hex| self.neighbours(*hex).count() < Direction::ALL.len());
        let edge: Vec<_> = edge.collect();
        let pairs = edge.iter().flat_map(|one| edge.iter().map(|other| (*one, *other)));
        pairs.map(|(one, other)| self.distance(one, other)).max().unwrap_or(0)
    }

    /// Returns the doubled coordinates of a hex: its column, and its distance along the column in
    /// half hexes.
    #[inline]
    pub fn position(&self, hex: HexId) -> (i16, i16) {
        self.positions[hex.index()]
    }

    /// Returns the hex at a doubled position, if it is on the map.
    #[inline]
    pub fn at(&self, column: i16, along: i16) -> Option<HexId> {
        self.places.at(column, along)
    }

    /// Whether a hex is on an edge of the map.
    pub fn is_on(&self, hex: HexId, edge: Edge) -> bool {
        let number = self.numbers[hex.index()];
        let rows = self.spec.rows(number.column);
        match edge {
            Edge::FirstRow => number.row == rows.first,
            Edge::LastRow => number.row == rows.last,
            Edge::FirstColumn => number.column == self.spec.first_column,
            Edge::LastColumn => number.column == self.spec.last_column,
        }
    }

    /// Whether a hex is on any edge of the map.
    pub fn is_on_any_edge(&self, hex: HexId) -> bool {
        [Edge::FirstRow, Edge::LastRow, Edge::FirstColumn, Edge::LastColumn]
            .into_iter()
            .any(|e| self.is_on(hex, e))
    }

    /// Returns the number of columns or rows between a hex and the nearest edge of the map, or 0 on
    /// an edge.
    pub fn from_edge(&self, hex: HexId) -> u8 {
        let number = self.number(hex);
        let (rows, spec) = (self.spec.rows(number.column), &self.spec);
        let across = (number.column - spec.first_column).min(spec.last_column - number.column);
        across.min(number.row - rows.first).min(rows.last - number.row)
    }

    /// Returns the distance of a hex from an edge, in half hexes along the rows or in whole
    /// columns. Only differences of two such distances are meaningful.
    pub fn toward(&self, hex: HexId, edge: Edge) -> i16 {
        let (column, along) = self.position(hex);
        match edge {
            Edge::FirstRow => along,
            Edge::LastRow => -along,
            Edge::FirstColumn => column,
            Edge::LastColumn => -column,
        }
    }
}

/// Steps to the six neighbours in doubled positions, in ring order.
const STEPS: [(i16, i16); 6] = [(0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1)];

/// Table of the hexes by doubled position, column by column.
#[derive(Clone, Debug)]
struct Places {
    first_column: i16,
    /// Number of half hexes in a column of the table.
    depth: usize,
    hexes: Vec<Option<HexId>>,
}

impl Places {
    fn of(spec: &GridSpec, positions: &[(i16, i16)]) -> Self {
        let width = usize::from(spec.last_column - spec.first_column) + 1;
        let depth = 2 * (usize::from(spec.even.last.max(spec.odd.last)) + 1);
        let first_column = i16::from(spec.first_column);
        let mut places = Self { first_column, depth, hexes: vec![None; width * depth] };
        for (id, &(column, along)) in positions.iter().enumerate() {
            let place = places.index(column, along).expect("the table holds every position");
            places.hexes[place] = Some(HexId(id as u16));
        }
        places
    }

    #[inline]
    fn at(&self, column: i16, along: i16) -> Option<HexId> {
        *self.hexes.get(self.index(column, along)?)?
    }

    #[inline]
    fn index(&self, column: i16, along: i16) -> Option<usize> {
        // A negative difference wraps to a large number, which is out of bounds.
        let column = usize::from(column.wrapping_sub(self.first_column) as u16);
        let along = usize::from(along as u16);
        (along < self.depth).then(|| column * self.depth + along)
    }
}

/// Returns the distance in hexes between two doubled positions.
///
/// ```
/// assert_eq!(kernel::distance((3, 4), (3, 8)), 2, "two hexes along a column");
/// assert_eq!(kernel::distance((3, 4), (5, 6)), 2, "a column is crossed with each");
/// ```
#[inline]
pub const fn distance((ac, aw): (i16, i16), (bc, bw): (i16, i16)) -> u8 {
    longest(ac.abs_diff(bc), aw.abs_diff(bw)) as u8
}

/// Returns the distance in hexes that corresponds to a difference of columns and half hexes.
#[inline]
pub(crate) const fn length(columns: i16, along: i16) -> i16 {
    longest(columns.unsigned_abs(), along.unsigned_abs()) as i16
}

#[inline]
const fn longest(columns: u16, along: u16) -> u16 {
    let half = (columns + along) / 2;
    if columns > half { columns } else { half }
}

impl GridSpec {
    /// Returns the rows of a column.
    pub const fn rows(&self, column: u8) -> Span {
        if column.is_multiple_of(2) { self.even } else { self.odd }
    }

    fn position(&self, number: HexNumber) -> (i16, i16) {
        let shift = i16::from(self.is_shifted(number.column));
        (i16::from(number.column), 2 * i16::from(number.row) + shift)
    }

    const fn is_shifted(&self, column: u8) -> bool {
        matches!(
            (column.is_multiple_of(2), self.shifted),
            (true, Parity::Even) | (false, Parity::Odd)
        )
    }
}

impl Span {
    const fn len(self) -> usize {
        (self.last - self.first) as usize + 1
    }
}

const fn check_range(what: &'static str, first: u8, last: u8) -> Result<(), GridError> {
    if first <= last && last <= 99 { Ok(()) } else { Err(GridError::Backwards(what, first, last)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid {
        let even = Span { first: 0, last: 18 };
        let odd = Span { first: 0, last: 17 };
        let spec = GridSpec { first_column: 10, last_column: 37, even, odd, shifted: Parity::Odd };
        Grid::new(spec).expect("a good specification")
    }

    fn hex(grid: &Grid, number: &str) -> HexId {
        grid.hex(number.parse().expect("four digits")).expect("on the map")
    }

    /// Neighbours of a hex in an even and in an odd column follow the grid conventions.
    #[test]
    fn neighbours_follow_the_parity_of_the_column() {
        let grid = grid();
        let ring = |number| {
            grid.neighbours(hex(&grid, number))
                .map(|h| grid.number(h).to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(ring("2110"), ["2109", "2010", "2011", "2111", "2211", "2210"]);
        assert_eq!(ring("2209"), ["2208", "2108", "2109", "2210", "2309", "2308"]);
        assert_eq!(grid.len(), 518);
    }

    /// `longest` returns the greatest distance for either column shift. On small maps, a comparison
    /// of all pairs of hexes confirms the result.
    #[test]
    fn the_longest_way_is_that_of_all_pairs() {
        for (shifted, longest) in [(Parity::Odd, 14), (Parity::Even, 14)] {
            let rows = Span { first: 1, last: 9 };
            let (first_column, last_column) = (1, 12);
            let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted };
            let grid = Grid::new(spec).expect("a good specification");
            let from = |one| grid.hexes().map(move |other| (one, other));
            let all = grid.hexes().flat_map(from).map(|(one, other)| grid.distance(one, other));
            assert_eq!((grid.longest(), all.max()), (longest, Some(longest)), "{shifted:?}");
        }
    }

    #[test]
    fn distance_counts_hexes() {
        let grid = grid();
        let distance = |a, b| grid.distance(hex(&grid, a), hex(&grid, b));
        assert_eq!(distance("1611", "2214"), 6);
        assert_eq!(distance("2110", "2110"), 0);
        assert_eq!(distance("2209", "2109"), 1);
        assert_eq!(distance("2010", "2210"), 2);
    }

    /// The position table agrees with the printed numbers, both on the map and just outside it.
    #[test]
    fn positions_and_numbers_name_the_same_hexes() {
        let grid = grid();
        for (column, along) in
            (-3..45).flat_map(|column| (-5..45).map(move |along| (column, along)))
        {
            let by_number =
                grid.hexes().find(|&hex| grid.spec.position(grid.number(hex)) == (column, along));
            assert_eq!(grid.at(column, along), by_number, "{column} {along}");
        }
    }

    #[test]
    fn a_backward_range_is_refused() {
        let rows = Span { first: 5, last: 4 };
        let spec = GridSpec {
            first_column: 1,
            last_column: 2,
            even: rows,
            odd: rows,
            shifted: Parity::Even,
        };
        assert!(matches!(Grid::new(spec), Err(GridError::Backwards("rows of even columns", 5, 4))));
    }
}
