//! Drawing of hexside features: walls, hedges, fences, embankments, rivers.

use std::fmt::Write;

use blind_swords::game::{FeatureLook, LinePattern};
use kernel::Direction;
use sheet::{Point, Svg, at, curve};

use super::lines::chains;
use super::map_sheet::Sheet;

/// Draws all features, in the order of the package.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    for (index, kind) in sheet.game.terrain.features.iter().enumerate() {
        let sides = sides(sheet, index);
        if !sides.is_empty() {
            line(svg, kind.look(), &sides);
        }
    }
}

/// Returns a drawing of the feature for the legend, 30 units wide.
pub(crate) fn sample(look: FeatureLook) -> String {
    let mut svg = Svg::default();
    line(&mut svg, look, &[(Point { x: 0.0, y: 0.0 }, Point { x: 30.0, y: 0.0 })]);
    svg.finish()
}

/// Returns the end points of all hexsides with one kind of feature, each hexside once.
fn sides(sheet: &Sheet<'_>, index: usize) -> Vec<(Point, Point)> {
    let map = sheet.map();
    let mut sides = Vec::new();
    for hex in map.grid.hexes() {
        for direction in Direction::ALL {
            let is_first = map.grid.neighbour(hex, direction).is_some_and(|other| hex < other);
            let here = map.hexside(hex, direction).feature;
            if is_first && here.is_some_and(|feature| feature.index() == index) {
                sides.push(sheet.plan.ends(hex, direction));
            }
        }
    }
    sides
}

fn line(svg: &mut Svg, look: FeatureLook, sides: &[(Point, Point)]) {
    let usual = match look.pattern {
        LinePattern::Plain | LinePattern::Wall => "#4a4a4a",
        LinePattern::Hedge => "#35592c",
        LinePattern::Fence => "#6b4a1e",
        LinePattern::Embankment => "#7a4a1e",
        LinePattern::River => "#6fa6d2",
    };
    let colour = look.colour.map_or_else(|| usual.to_owned(), |own| own.to_string());
    let straight: String = sides.iter().map(|(a, b)| format!("M{}L{}", at(*a), at(*b))).collect();
    let mut stroke = |colour: &str, width: f64, more: &str, path: &str| {
        svg.add(format_args!(
            r#"<path fill="none" stroke="{colour}" stroke-width="{width}"{more} d="{path}"/>"#
        ));
    };
    match look.pattern {
        LinePattern::Plain => stroke(&colour, 3.0, ROUND, &straight),
        LinePattern::Wall => stroke(&colour, 5.0, r#" stroke-dasharray="5 2""#, &straight),
        LinePattern::Hedge => {
            stroke(&colour, 2.0, ROUND, &straight);
            let bushes = r#" stroke-linecap="round" stroke-dasharray="0 6.5""#;
            stroke(&colour, 7.5, bushes, &straight);
        }
        LinePattern::Fence => {
            stroke(&colour, 1.3, "", &strokes(sides, 0, 2.4));
            stroke(&colour, 1.7, "", &strokes(sides, 6, 4.5));
        }
        LinePattern::Embankment => {
            stroke(&colour, 3.4, ROUND, &straight);
            stroke(&colour, 1.3, "", &strokes(sides, 9, 6.5));
        }
        LinePattern::River => {
            let course: String = chains(sides.to_vec()).iter().map(|chain| curve(chain)).collect();
            stroke("#2d5f8e", 14.0, ROUND, &course);
            stroke(&colour, 11.0, ROUND, &course);
        }
    }
}

const ROUND: &str = r#" stroke-linecap="round""#;

/// Returns `count` strokes across each hexside, each extending `reach` units to both sides. If
/// `count` is 0, returns two parallel rails.
fn strokes(sides: &[(Point, Point)], count: u8, reach: f64) -> String {
    let mut path = String::new();
    for &(a, b) in sides {
        let length = a.distance(b).max(1.0);
        let (dx, dy) = (-(b.y - a.y) / length * reach, (b.x - a.x) / length * reach);
        let mut line = |from: Point, to: Point| {
            write!(path, "M{}L{}", at(from), at(to)).expect("writing to a string cannot fail");
        };
        if count == 0 {
            line(a.moved(dx, dy), b.moved(dx, dy));
            line(a.moved(-dx, -dy), b.moved(-dx, -dy));
        }
        for n in 0..count {
            let middle = a.toward(b, (f64::from(n) + 0.5) / f64::from(count));
            line(middle.moved(dx, dy), middle.moved(-dx, -dy));
        }
    }
    path
}
