//! Drawing of hexsides and lines: slopes, water, roads, the grid.

use std::fmt::Write;

use blind_swords::game::{GradeId, HexsideWater, Road, RoadLook, Slope};
use kernel::{Direction, HexId};

use super::map_sheet::Sheet;
use sheet::{Point, Svg, at, curve, polygon};

/// Draws the outlines of the hexes.
pub(crate) fn grid(svg: &mut Svg, sheet: &Sheet<'_>) {
    let outlines: String =
        sheet.map().grid.hexes().map(|hex| polygon(&sheet.plan.corners(hex))).collect();
    let style = r##"fill="none" stroke="#2c2a1c" stroke-opacity=".42" stroke-width=".8""##;
    svg.path(style, &outlines);
}

/// Draws contour lines between hexes of different levels.
pub(crate) fn contours(svg: &mut Svg, sheet: &Sheet<'_>) {
    let map = sheet.map();
    let mut path = String::new();
    for hex in map.grid.hexes() {
        for direction in Direction::ALL {
            let other = map.grid.neighbour(hex, direction);
            if other.is_some_and(|other| map.hex(other).level < map.hex(hex).level) {
                let (a, b) = sheet.plan.ends(hex, direction);
                write!(path, "M{}L{}", at(a), at(b)).expect("writing to a string cannot fail");
            }
        }
    }
    let style = r##"fill="none" stroke="#7a4a1e" stroke-opacity=".7" stroke-width="1.7" stroke-linecap="round""##;
    svg.path(style, &path);
}

/// Draws hachures on the lower side of each slope: longer, denser and darker with each grade.
pub(crate) fn slopes(svg: &mut Svg, sheet: &Sheet<'_>) {
    for index in 0..sheet.game.terrain.grades.len() {
        let wanted = Slope::up(GradeId::from_index(index));
        let Strokes { count, reach, .. } = strokes(index);
        let mut path = String::new();
        for hex in sheet.map().grid.hexes() {
            for direction in Direction::ALL {
                if sheet.map().hexside(hex, direction).slope == Some(wanted) {
                    hachure(&mut path, sheet, (hex, direction), count, reach);
                }
            }
        }
        let (colour, opacity) = strokes(index).ink;
        svg.path(&format!(r#"fill="{colour}" fill-opacity="{opacity}""#), &path);
    }
}

/// Style in which the hachures of a grade are drawn.
struct Strokes {
    count: u8,
    reach: f64,
    ink: (&'static str, &'static str),
}

/// Returns the hachure style of a grade. An additional grade of a package has the style of the
/// steepest standard grade.
const fn strokes(grade: usize) -> Strokes {
    match grade {
        0 => Strokes { count: 8, reach: 0.22, ink: ("#8a5a2b", ".85") },
        1 => Strokes { count: 12, reach: 0.38, ink: ("#5e3412", ".95") },
        _ => Strokes { count: 16, reach: 0.56, ink: ("#2e1705", ".95") },
    }
}

/// Appends wedges from a hexside into the lower hex to an SVG path.
fn hachure(path: &mut String, sheet: &Sheet<'_>, side: (HexId, Direction), count: u8, reach: f64) {
    let (hex, direction) = side;
    let center = sheet.plan.center(hex);
    let (from, to) = sheet.plan.ends(hex, direction);
    for n in 0..count {
        let part = (f64::from(n) + 0.5) / f64::from(count);
        let width = 0.36 / f64::from(count);
        let base = from.toward(to, part);
        let length = if n % 2 == 0 { reach } else { reach * 0.72 };
        let tip = base.toward(center, length);
        let (left, right) = (from.toward(to, part - width), from.toward(to, part + width));
        path.push_str(&polygon(&[left, tip, right]));
    }
}

/// Draws streams as smooth curves along their hexsides.
pub(crate) fn streams(svg: &mut Svg, sheet: &Sheet<'_>) {
    let water = |wanted| sides(sheet, move |water| water == wanted);
    for (a, b) in water(HexsideWater::Pond) {
        svg.add(format_args!(
            r##"<path fill="none" stroke="#3f78a8" stroke-width="13" stroke-linecap="round" d="M{}L{}"/>"##,
            at(a),
            at(b)
        ));
        svg.add(format_args!(
            r##"<path fill="none" stroke="#7fb0d6" stroke-width="10" stroke-linecap="round" d="M{}L{}"/>"##,
            at(a),
            at(b)
        ));
    }
    let courses: String =
        chains(water(HexsideWater::Stream)).iter().map(|chain| curve(chain)).collect();
    for (colour, width) in [("#2d5f8e", 4.6), ("#6fa6d2", 2.8)] {
        svg.add(format_args!(
            r#"<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" d="{courses}"/>"#
        ));
    }
}

/// Draws dry streams, which have no effect in play.
pub(crate) fn dry_streams(svg: &mut Svg, sheet: &Sheet<'_>) {
    let courses: String = sheet.dry_streams.iter().map(|course| through(sheet, course)).collect();
    svg.add(format_args!(
        r##"<path fill="none" stroke="#4d7ea3" stroke-width="1.8" stroke-dasharray="1.5 5" stroke-linecap="round" d="{courses}"/>"##
    ));
}

/// Draws roads through the centres of hexes and hexsides.
pub(crate) fn roads(svg: &mut Svg, sheet: &Sheet<'_>) {
    let mut lanes: Vec<&Road> = sheet.map().roads.iter().collect();
    lanes.sort_by_key(|road| is_main(road));
    for (colour, main_width, lane_width) in [("#4b3521", 6.0, 3.6), ("#f0dfb4", 3.8, 1.9)] {
        for road in &lanes {
            let width = if is_main(road) { main_width } else { lane_width };
            svg.add(format_args!(
                r#"<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" d="{}"/>"#,
                through(sheet, &road.path)
            ));
        }
    }
}

/// Whether a road is more than a lane.
pub(crate) fn is_main(road: &Road) -> bool {
    match road.kind.look() {
        RoadLook::Main => true,
        RoadLook::Lane => false,
    }
}

/// Returns a curve through the centres of hexes. If the path ends at the map edge, the curve
/// continues to the edge.
fn through(sheet: &Sheet<'_>, path: &[HexId]) -> String {
    let mut chain: Vec<Point> = path.iter().map(|&hex| sheet.plan.center(hex)).collect();
    if let [first, .., last] = path {
        if let Some(edge) = sheet.way_out(*first) {
            chain.insert(0, edge);
        }
        chain.extend(sheet.way_out(*last));
    }
    curve(&chain)
}

/// Returns the end points of all hexsides with one kind of water, each hexside once.
fn sides(sheet: &Sheet<'_>, wanted: impl Fn(HexsideWater) -> bool) -> Vec<(Point, Point)> {
    let map = sheet.map();
    let mut sides = Vec::new();
    for hex in map.grid.hexes() {
        for direction in Direction::ALL {
            let first = map.grid.neighbour(hex, direction).is_none_or(|other| hex < other);
            if first && map.hexside(hex, direction).water.is_some_and(&wanted) {
                sides.push(sheet.plan.ends(hex, direction));
            }
        }
    }
    sides
}

/// Joins hexsides that share end points into chains.
pub(crate) fn chains(mut sides: Vec<(Point, Point)>) -> Vec<Vec<Point>> {
    let near = |a: Point, b: Point| a.distance(b) < 1.0;
    let mut chains = Vec::new();
    while let Some((a, b)) = sides.pop() {
        let mut chain = vec![a, b];
        loop {
            let (first, last) = (chain[0], chain[chain.len() - 1]);
            let joins =
                |end: Point| move |side: &(Point, Point)| near(side.0, end) || near(side.1, end);
            if let Some(at) = sides.iter().position(joins(last)) {
                let (a, b) = sides.swap_remove(at);
                chain.push(if near(a, last) { b } else { a });
            } else if let Some(at) = sides.iter().position(joins(first)) {
                let (a, b) = sides.swap_remove(at);
                chain.insert(0, if near(a, first) { b } else { a });
            } else {
                break;
            }
        }
        chains.push(chain);
    }
    chains
}

/// Draws the hex numbers.
pub(crate) fn numbers(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.group(r##"class="number" font-size="9.4" text-anchor="middle" fill="#2a2718""##, |svg| {
        for hex in sheet.map().grid.hexes() {
            let place = sheet.plan.center(hex).moved(0.0, -sheet::HALF + 10.5);
            let mut number = String::new();
            write!(number, "{}", sheet.map().number(hex)).expect("writing cannot fail");
            svg.add(format_args!(r#"<text x="{:.1}" y="{:.1}">{number}</text>"#, place.x, place.y));
        }
    });
}

/// Draws the level in the lower corner of each hex next to higher or lower ground.
pub(crate) fn heights(svg: &mut Svg, sheet: &Sheet<'_>) {
    let map = sheet.map();
    svg.group(
        r##"class="height number" font-size="8" font-style="italic" text-anchor="middle" fill="#6b3a10""##,
        |svg| {
            for hex in map.grid.hexes() {
                let level = map.hex(hex).level;
                let mut near = map.grid.neighbours(hex);
                if near.all(|other| map.hex(other).level == level) {
                    continue;
                }
                let place = sheet.plan.center(hex).moved(-sheet::SIDE * 0.62, 16.0);
                svg.add(format_args!(r#"<text x="{:.1}" y="{:.1}">{level}</text>"#, place.x, place.y));
            }
        },
    );
}
