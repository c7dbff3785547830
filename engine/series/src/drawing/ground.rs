//! Levels and what fills the hexes.

use std::fmt::Write;

use kernel::{Direction, HexId};

use super::Sheet;
use super::palette;
use super::plan::{HALF, SIDE};
use super::scatter::Scatter;
use super::svg::{Svg, at, polygon};
use super::trees;

/// The tints of the levels and the shade of the woods, softened where they meet. One blur for both: it is
/// what costs most when the drawing is painted.
pub(crate) fn levels(svg: &mut Svg, sheet: &Sheet<'_>) {
    let (lowest, highest) = sheet.levels();
    svg.group(r#"filter="url(#soft)" stroke-width="2" stroke-linejoin="round""#, |svg| {
        for level in lowest..=highest {
            let of_level = |hex: &HexId| sheet.map().hex(*hex).level == level;
            let hexes: Vec<_> = sheet.map().grid.hexes().filter(of_level).collect();
            let tint = palette::tint(level, lowest, highest);
            let path = whole(sheet, &hexes);
            svg.add(format_args!(r#"<path fill="{tint}" stroke="{tint}" d="{path}"/>"#));
        }
        for hexes in of_look(sheet, Look::Trees) {
            let path = whole(sheet, &hexes);
            svg.add(format_args!(
                r##"<path class="woods" fill="#3f6b3a" fill-opacity=".34" d="{path}"/>"##
            ));
        }
    });
}

/// How a kind of terrain is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    Open,
    Trees,
    Crops,
    Houses,
    Reeds,
    Rocks(&'static str),
}

/// The usual kinds by their ids; anything else is broken ground.
fn look(kind: &str) -> Look {
    match kind {
        "clear" => Look::Open,
        "woods" | "forest" => Look::Trees,
        "cornfield" | "wheatfield" | "field" | "orchard" => Look::Crops,
        "town" | "village" => Look::Houses,
        "marsh" | "swamp" => Look::Reeds,
        "summit" => Look::Rocks("#6d6354"),
        _ => Look::Rocks("#8b7a5c"),
    }
}

/// What fills the hexes.
pub(crate) fn terrain(svg: &mut Svg, sheet: &Sheet<'_>) {
    for (index, kind) in sheet.game.terrain.kinds.iter().enumerate() {
        let hexes = of_kind(sheet, index);
        match look(&kind.id) {
            Look::Open => {}
            Look::Trees => trees::woods(svg, sheet, &hexes),
            Look::Crops => fields(svg, sheet, &hexes),
            Look::Houses => houses(svg, sheet, &hexes),
            Look::Reeds => marsh(svg, sheet, &hexes),
            Look::Rocks(colour) => rocks(svg, sheet, &hexes, colour),
        }
    }
}

fn of_kind(sheet: &Sheet<'_>, index: usize) -> Vec<HexId> {
    let of_kind = |hex: &HexId| sheet.map().hex(*hex).terrain.index() == index;
    sheet.map().grid.hexes().filter(of_kind).collect()
}

/// The hexes of each kind of terrain that looks like this.
fn of_look(sheet: &Sheet<'_>, wanted: Look) -> Vec<Vec<HexId>> {
    let kinds = sheet.game.terrain.kinds.iter().enumerate();
    let kinds = kinds.filter(|(_, kind)| look(&kind.id) == wanted);
    kinds.map(|(index, _)| of_kind(sheet, index)).collect()
}

/// A small sample of a kind of terrain for the legend, thirty wide.
pub(crate) fn sample(kind: &str) -> Option<String> {
    let markup = match look(kind) {
        Look::Open => return None,
        Look::Trees => {
            return Some(trees::sample());
        }
        Look::Crops => {
            r##"<rect y="-8" width="30" height="16" fill="url(#crops)" stroke="#7a5a1e"/>"##
        }
        Look::Houses => r##"<path fill="#7b2f22" d="M3 -5h8v6h-8zM17 -2h8v6h-8z"/>"##,
        Look::Reeds => {
            r##"<path fill="none" stroke="#2f6f7d" d="M3 2h9m-7 -2v-4m2.5 4v-6M17 5h9m-7 -2v-4m2.5 4v-6"/>"##
        }
        Look::Rocks(colour) => {
            return Some(format!(
                r##"<rect y="-8" width="30" height="16" fill="{colour}" fill-opacity=".38"/><path fill="none" stroke="#4a3c28" stroke-width="1.3" d="M4 4l6 -6l4 6M16 4l6 -6l4 6"/>"##
            ));
        }
    };
    Some(markup.to_owned())
}

/// Rows of crops, fenced towards other ground.
fn fields(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId]) {
    svg.add(format_args!(
        r##"<path fill="url(#crops)" fill-opacity=".85" d="{}"/>"##,
        whole(sheet, hexes)
    ));
    let mut fence = String::new();
    for &hex in hexes {
        for direction in Direction::ALL {
            let neighbour = sheet.map().grid.neighbour(hex, direction);
            if neighbour.is_none_or(|other| !hexes.contains(&other)) {
                let center = sheet.plan.center(hex);
                let (a, b) = sheet.plan.ends(hex, direction);
                let (a, b) = (a.toward(center, 0.05), b.toward(center, 0.05));
                write!(fence, "M{}L{}", at(a), at(b)).expect("writing to a string cannot fail");
            }
        }
    }
    svg.add(format_args!(
        r##"<path fill="none" stroke="#7a5a1e" stroke-width="1.6" stroke-dasharray="5 2" d="{fence}"/>"##
    ));
}

fn houses(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId]) {
    svg.group(r##"fill="#7b2f22" stroke="#3c1710" stroke-width=".6""##, |svg| {
        for &hex in hexes {
            let mut scatter = Scatter::of(hex);
            let center = sheet.plan.center(hex);
            for n in 0..9 {
                let x = center.x + f64::from(n % 3 - 1) * 17.0 + scatter.around(4.0);
                let y = center.y + f64::from(n / 3 - 1) * 15.0 + scatter.around(3.0);
                svg.add(format_args!(
                    r#"<rect x="{:.1}" y="{:.1}" width="8" height="6"/>"#,
                    x - 4.0,
                    y - 3.0
                ));
            }
        }
    });
}

fn marsh(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId]) {
    let mut path = String::new();
    for &hex in hexes {
        let mut scatter = Scatter::of(hex);
        for _ in 0..11 {
            let center = sheet.plan.center(hex);
            let place = center.moved(scatter.around(SIDE * 0.6), scatter.around(HALF * 0.75));
            write!(path, "M{}h9m-7 -2v-4m2.5 4v-6m2.5 6v-4", at(place.moved(-4.5, 0.0)))
                .expect("writing to a string cannot fail");
        }
    }
    svg.add(format_args!(
        r##"<path fill="none" stroke="#2f6f7d" stroke-width="1.1" d="{path}"/>"##
    ));
}

/// Broken ground: short strokes to all sides.
fn rocks(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId], colour: &str) {
    svg.add(format_args!(
        r#"<path fill="{colour}" fill-opacity=".38" d="{}"/>"#,
        whole(sheet, hexes)
    ));
    let mut path = String::new();
    for &hex in hexes {
        let mut scatter = Scatter::of(hex);
        for _ in 0..16 {
            let center = sheet.plan.center(hex);
            let place = center.moved(scatter.around(SIDE * 0.62), scatter.around(HALF * 0.78));
            let size = 4.0 + scatter.next() * 4.0;
            write!(path, "M{}l{size:.1} {:.1}l{:.1} {size:.1}", at(place), -size, size * 0.6)
                .expect("writing to a string cannot fail");
        }
    }
    svg.add(format_args!(
        r##"<path fill="none" stroke="#4a3c28" stroke-width="1.3" stroke-linejoin="round" d="{path}"/>"##
    ));
}

/// The hexes whole, as one path.
fn whole(sheet: &Sheet<'_>, hexes: &[HexId]) -> String {
    hexes.iter().map(|&hex| polygon(&sheet.plan.corners(hex))).collect()
}
