//! Layout of hexes on paper: columns run from left to right, rows from top to bottom, and each hex
//! has a flat side at the top.

use kernel::{Direction, Grid, HexId};

use crate::svg::{Point, Svg, at};

/// Layout of a grid's hexes on paper.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    grid: &'a Grid,
    origin: Point,
    first: (f64, f64),
}

/// Side length of a hex, in units of the drawing.
pub const SIDE: f64 = 40.0;
/// Half the height of a hex, in units of the drawing.
pub const HALF: f64 = SIDE * 0.866_025_403_784_438_6;

impl<'a> Plan<'a> {
    /// Returns the layout of a grid. `origin` is the upper left corner of the grid's frame.
    pub fn new(grid: &'a Grid, origin: Point) -> Self {
        let positions = || grid.hexes().map(|hex| grid.position(hex));
        let column = positions().map(|(column, _)| column).min().unwrap_or(0);
        let along = positions().map(|(_, along)| along).min().unwrap_or(0);
        Self { grid, origin, first: (f64::from(column), f64::from(along)) }
    }

    /// Returns the width of the whole grid, in units of the drawing.
    pub fn width(&self) -> f64 {
        let spec = self.grid.spec();
        f64::from(spec.last_column - spec.first_column) * SIDE * 1.5 + 2.0 * SIDE
    }

    /// Returns the height of the whole grid, in units of the drawing.
    pub fn height(&self) -> f64 {
        let along = self.grid.hexes().map(|hex| self.grid.position(hex).1);
        let last = along.max().unwrap_or(0);
        (f64::from(last) - self.first.1) * HALF + 2.0 * HALF
    }

    /// Returns the centre of a hex.
    pub fn center(&self, hex: HexId) -> Point {
        let (column, along) = self.grid.position(hex);
        Point {
            x: self.origin.x + SIDE + (f64::from(column) - self.first.0) * SIDE * 1.5,
            y: self.origin.y + HALF + (f64::from(along) - self.first.1) * HALF,
        }
    }

    /// Returns a number from 0 to 2 for a hex. No two adjacent hexes have the same number.
    pub fn colour(self, hex: HexId) -> usize {
        let (_, along) = self.grid.position(hex);
        along.rem_euclid(3) as usize
    }

    /// Returns the six corners of a hex.
    pub fn corners(&self, hex: HexId) -> [Point; 6] {
        Direction::ALL.map(|direction| self.ends(hex, direction).0)
    }

    /// Returns the two end points of a hexside, in ring order.
    pub fn ends(&self, hex: HexId, direction: Direction) -> (Point, Point) {
        // Direction 0 is the upper hexside. The ring runs counterclockwise.
        const CORNERS: [(f64, f64); 6] =
            [(0.5, -1.0), (-0.5, -1.0), (-1.0, 0.0), (-0.5, 1.0), (0.5, 1.0), (1.0, 0.0)];
        let center = self.center(hex);
        let corner = |at: usize| {
            let (x, y) = CORNERS[at % 6];
            center.moved(x * SIDE, y * HALF)
        };
        (corner(direction.index()), corner(direction.index() + 1))
    }

    /// Returns the midpoint of a hexside.
    pub fn middle(&self, hex: HexId, direction: Direction) -> Point {
        let (a, b) = self.ends(hex, direction);
        a.toward(b, 0.5)
    }

    /// Returns all hexsides, each once. A hexside between two hexes belongs to the lower one.
    pub fn hexsides(self) -> impl Iterator<Item = (HexId, Direction)> + use<'a> {
        self.grid.hexes().flat_map(move |hex| {
            let is_first = move |way: &Direction| {
                self.grid.neighbour(hex, *way).is_some_and(|other| other > hex)
            };
            Direction::ALL.into_iter().filter(is_first).map(move |way| (hex, way))
        })
    }

    /// Fills each hex with its colour.
    pub fn fill(self, svg: &mut Svg, colour: impl Fn(HexId) -> String) {
        for hex in self.grid.hexes() {
            let points = self.corners(hex).map(at).join(" ");
            svg.add(format_args!(
                r##"<polygon points="{points}" fill="{}" stroke="#5d6b4a" stroke-opacity=".45"/>"##,
                colour(hex)
            ));
        }
    }

    /// Draws a line along a hexside in a style.
    pub fn along(self, svg: &mut Svg, (hex, way): (HexId, Direction), style: &str) {
        let (from, to) = self.ends(hex, way);
        svg.add(format_args!(
            r#"<path d="M{}L{}" stroke-linecap="round" {style}/>"#,
            at(from),
            at(to)
        ));
    }

    /// Draws a line through the centres of hexes in a style.
    pub fn through(self, svg: &mut Svg, path: &[HexId], style: &str) {
        let points: Vec<_> = path.iter().map(|hex| at(self.center(*hex))).collect();
        svg.add(format_args!(
            r#"<polyline points="{}" fill="none" stroke-linejoin="round" {style}/>"#,
            points.join(" ")
        ));
    }

    /// Writes the number of each hex below its upper side.
    pub fn numbers(self, svg: &mut Svg) {
        for hex in self.grid.hexes() {
            let Point { x, y } = self.center(hex).moved(0.0, 11.0 - HALF);
            let number = self.grid.number(hex);
            svg.add(format_args!(
                r##"<text x="{x:.1}" y="{y:.1}" font-size="9" fill="#40492f" text-anchor="middle">{number}</text>"##
            ));
        }
    }
}
