//! Writer for SVG documents.

use std::collections::BTreeMap;
use std::fmt::{Arguments, Write};

/// Side of the squares into which paths are divided, in drawing units.
const PIECE: f64 = 300.0;

/// A point on paper, in drawing units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Distance from the left edge, in drawing units.
    pub x: f64,
    /// Distance from the top edge, in drawing units.
    pub y: f64,
}

impl Point {
    /// Returns a point on the straight line to `other`. `part` is the fraction of the way, from 0
    /// to 1.
    pub fn toward(self, other: Self, part: f64) -> Self {
        Self { x: self.x + (other.x - self.x) * part, y: self.y + (other.y - self.y) * part }
    }

    /// Returns the point moved by an offset.
    pub fn moved(self, dx: f64, dy: f64) -> Self {
        Self { x: self.x + dx, y: self.y + dy }
    }

    /// Returns the point in tenths of a unit, as a page reads it.
    #[must_use]
    pub fn rounded(self) -> Self {
        let tenths = |length: f64| (length * 10.0).round() / 10.0;
        Self { x: tenths(self.x), y: tenths(self.y) }
    }

    /// Returns the distance to another point.
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// An SVG document under construction.
#[derive(Debug, Default)]
pub struct Svg {
    text: String,
}

impl Svg {
    /// Adds a line of markup to the document.
    ///
    /// # Panics
    /// Never, since writing to a string cannot fail.
    pub fn add(&mut self, markup: Arguments<'_>) {
        self.text.write_fmt(markup).expect("writing to a string cannot fail");
        self.text.push('\n');
    }

    /// Draws a group, whose attributes apply to all its content.
    pub fn group(&mut self, attributes: &str, draw: impl FnOnce(&mut Self)) {
        self.add(format_args!("<g {attributes}>"));
        draw(self);
        self.add(format_args!("</g>"));
    }

    /// Draws a path with its attributes. It becomes one element for each square of the sheet in
    /// which subpaths begin: a viewer that shows a part of the sheet skips the others.
    pub fn path(&mut self, attributes: &str, d: &str) {
        let mut pieces = BTreeMap::<_, String>::new();
        for subpath in d.split('M').skip(1) {
            let piece = pieces.entry(square(subpath)).or_default();
            piece.push('M');
            piece.push_str(subpath);
        }
        for piece in pieces.values() {
            self.add(format_args!(r#"<path {attributes} d="{piece}"/>"#));
        }
    }

    /// Returns the SVG text of the document.
    pub fn finish(self) -> String {
        self.text
    }
}

/// Returns the row and column of the square in which a subpath begins.
fn square(subpath: &str) -> [i64; 2] {
    let mut lengths = subpath.split(|at: char| !matches!(at, '0'..='9' | '.' | '-'));
    let [x, y] = [(); 2].map(|()| lengths.next().and_then(|of| of.parse().ok()).unwrap_or(0.0));
    [y, x].map(|length: f64| (length / PIECE).floor() as i64)
}

/// Returns the SVG path of a polygon.
///
/// # Panics
/// Never, since writing to a string cannot fail.
pub fn polygon(points: &[Point]) -> String {
    let mut path = String::new();
    for (index, point) in points.iter().enumerate() {
        let command = if index == 0 { 'M' } else { 'L' };
        write!(path, "{command}{}", at(*point)).expect("writing to a string cannot fail");
    }
    path.push('Z');
    path
}

/// Returns the SVG path of a smooth curve from the first point to the last. The points in between
/// bend the curve, but the curve need not pass through them.
///
/// # Panics
/// Never, since writing to a string cannot fail.
pub fn curve(chain: &[Point]) -> String {
    let [first, .., last] = chain else { return String::new() };
    let mut path = format!("M{}", at(*first));
    for pair in chain[1..].windows(2) {
        let middle = pair[0].toward(pair[1], 0.5);
        write!(path, "Q{} {}", at(pair[0]), at(middle)).expect("writing to a string cannot fail");
    }
    write!(path, "L{}", at(*last)).expect("writing to a string cannot fail");
    path
}

/// Returns the coordinates of a point in SVG syntax.
pub fn at(point: Point) -> String {
    format!("{:.1} {:.1}", point.x, point.y)
}

/// Replaces characters that have a meaning in SVG by their escapes.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::Svg;

    #[test]
    fn a_path_becomes_one_element_for_each_square() {
        let mut svg = Svg::default();
        svg.path(
            r#"fill="none""#,
            "M310.0 5.0h9m-7 -2v-4M10.0 5.0L400.0 5.0M-0.5 1.0h3M12.5 5.0h3",
        );
        let expected = [
            r#"<path fill="none" d="M-0.5 1.0h3"/>"#,
            r#"<path fill="none" d="M10.0 5.0L400.0 5.0M12.5 5.0h3"/>"#,
            r#"<path fill="none" d="M310.0 5.0h9m-7 -2v-4"/>"#,
        ];
        assert_eq!(svg.finish().lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn an_empty_path_is_not_drawn() {
        let mut svg = Svg::default();
        svg.path(r#"fill="none""#, "");
        assert_eq!(svg.finish(), "");
    }
}
