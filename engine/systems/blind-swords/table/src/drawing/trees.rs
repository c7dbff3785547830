//! Drawing of woods as tree tops. They are dense enough to recognise, and open enough to show the
//! level.
//!
//! A map has thousands of trees. Each tree top is a point of a path that is stroked with a round
//! cap, so that all tops of one size form a single element. Neighbouring hexes are drawn in
//! different rounds, so that their trees overlap.

use std::fmt::Write;

use kernel::{Colour, HexId};

use super::map_sheet::Sheet;
use super::scatter::Scatter;
use sheet::{Point, SIDE, Svg, at};

/// Radii of tree tops, in units of the drawing.
const SIZES: [f64; 3] = [5.4, 6.2, 7.1];
/// Number of drawing rounds. No two adjacent hexes are drawn in the same round.
const ROUNDS: usize = 3;

struct Tree {
    top: Point,
    size: usize,
}

/// Draws the trees of woods.
pub(crate) fn woods(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId], own: Option<Colour>) {
    svg.group(r#"fill="none" stroke-linecap="round""#, |svg| {
        for round in 0..ROUNDS {
            let of_round = |hex: &&HexId| sheet.plan.colour(**hex) == round;
            let trees: Vec<_> =
                hexes.iter().filter(of_round).flat_map(|&hex| around(sheet, hex)).collect();
            tops(svg, &trees, own);
        }
    });
}

/// Returns a drawing of three trees for the legend.
pub(crate) fn sample(own: Option<Colour>) -> String {
    let tree = |x, y| Tree { top: Point { x, y }, size: 1 };
    let mut svg = Svg::default();
    svg.group(r#"fill="none" stroke-linecap="round""#, |svg| {
        tops(svg, &[tree(6.0, 0.0), tree(15.0, 3.0), tree(24.0, -1.0)], own);
    });
    svg.finish()
}

/// Returns the colours of rim, crown and light: shades of green, or of the given colour.
fn shades(own: Option<Colour>) -> [String; 3] {
    let Some(Colour(crown)) = own else {
        return ["#27451f", "#4c7a3f", "#6f9c58"].map(str::to_owned);
    };
    let dark = crown.map(|part| part / 2);
    let light = crown.map(|part| part + (u8::MAX - part) / 4);
    [dark, crown, light].map(|shade| Colour(shade).to_string())
}

/// Draws shadow, rim, crown and light of the trees, for each size.
fn tops(svg: &mut Svg, trees: &[Tree], own: Option<Colour>) {
    let [rim, crown, light] = shades(own);
    for (size, radius) in SIZES.into_iter().enumerate() {
        let of_size = || trees.iter().filter(move |tree| tree.size == size);
        let mut dots = |moved: (f64, f64), width: f64, stroke: &str| {
            let mut path = String::new();
            for tree in of_size() {
                let place = tree.top.moved(moved.0 * radius, moved.1 * radius);
                write!(path, "M{}h0", at(place)).expect("writing to a string cannot fail");
            }
            svg.path(&format!(r#"stroke-width="{:.1}" {stroke}"#, width * radius), &path);
        };
        dots((0.24, 0.32), 2.1, r##"stroke="#1d3318" stroke-opacity=".35""##);
        dots((0.0, 0.0), 2.14, &format!(r#"stroke="{rim}""#));
        dots((0.0, 0.0), 1.86, &format!(r#"stroke="{crown}""#));
        dots((-0.29, -0.3), 0.94, &format!(r#"stroke="{light}" stroke-opacity=".8""#));
    }
}

fn around(sheet: &Sheet<'_>, hex: HexId) -> Vec<Tree> {
    let mut scatter = Scatter::of(hex);
    let center = sheet.plan.center(hex);
    let rings: [(usize, f64); 2] = [(7, 0.72), (4, 0.36)];
    let mut trees = Vec::new();
    for (count, reach) in rings {
        for n in 0..count {
            let angle = (n as f64 + scatter.next() * 0.6) / count as f64 * std::f64::consts::TAU;
            let radius = SIDE * (reach + scatter.around(0.07));
            let top = center.moved(angle.cos() * radius, angle.sin() * radius * 0.96);
            let size = (scatter.next() * SIZES.len() as f64) as usize;
            trees.push(Tree { top, size: size.min(SIZES.len() - 1) });
        }
    }
    trees
}
