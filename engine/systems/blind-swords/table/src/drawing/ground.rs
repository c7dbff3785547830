//! Drawing of levels and terrain.

use std::fmt::Write;

use blind_swords::game::{Pattern, TerrainLook};
use kernel::{Direction, HexId};

use super::map_sheet::Sheet;
use super::palette;
use super::scatter::Scatter;
use super::trees;
use sheet::{HALF, SIDE, Svg, at, escape, polygon};

/// Draws the tints of levels and the shade of woods, blurred at their borders. Both use the same
/// blur filter, since blurring is the most expensive part of rendering.
pub(crate) fn levels(svg: &mut Svg, sheet: &Sheet<'_>) {
    let (lowest, highest) = sheet.levels();
    svg.group(r#"filter="url(#soft)" stroke-width="2" stroke-linejoin="round""#, |svg| {
        for level in lowest..=highest {
            let of_level = |hex: &HexId| sheet.map().hex(*hex).level == level;
            let hexes: Vec<_> = sheet.map().grid.hexes().filter(of_level).collect();
            let tint = palette::tint(level, lowest, highest);
            let path = whole(sheet, &hexes);
            svg.path(&format!(r#"fill="{tint}" stroke="{tint}""#), &path);
        }
        for (look, hexes) in kinds(sheet).filter(|(look, _)| look.pattern == Pattern::Trees) {
            let (colour, path) = (colour(look, "#3f6b3a"), whole(sheet, &hexes));
            svg.path(&format!(r#"class="woods" fill="{colour}" fill-opacity=".34""#), &path);
        }
    });
}

/// Returns the colour of a terrain's appearance. `usual` is the colour of its pattern, used if the
/// appearance has none.
fn colour(look: TerrainLook, usual: &str) -> String {
    look.colour.map_or_else(|| usual.to_owned(), |own| own.to_string())
}

/// Returns each kind of terrain with its hexes.
fn kinds<'a>(sheet: &'a Sheet<'_>) -> impl Iterator<Item = (TerrainLook, Vec<HexId>)> + 'a {
    let kinds = sheet.game.terrain.kinds.iter().enumerate();
    kinds.map(|(index, kind)| {
        let of_kind = |hex: &HexId| sheet.map().hex(*hex).terrain.index() == index;
        (kind.look(), sheet.map().grid.hexes().filter(of_kind).collect())
    })
}

/// Draws the terrain in the hexes.
pub(crate) fn terrain(svg: &mut Svg, sheet: &Sheet<'_>) {
    for (look, hexes) in kinds(sheet).filter(|(_, hexes)| !hexes.is_empty()) {
        match look.pattern {
            Pattern::Plain => plain(svg, sheet, &hexes, look),
            Pattern::Trees => trees::woods(svg, sheet, &hexes, look.colour),
            Pattern::Crops => fields(svg, sheet, &hexes, look),
            Pattern::Houses => houses(svg, sheet, &hexes, &colour(look, HOUSES)),
            Pattern::Reeds => marsh(svg, sheet, &hexes, &colour(look, REEDS)),
            Pattern::Rocks => rocks(svg, sheet, &hexes, &colour(look, ROCKS)),
            Pattern::Water => water(svg, sheet, &hexes, &colour(look, WATER)),
            Pattern::Signs => signs(svg, sheet, &hexes, look),
        }
    }
}

const CROPS: &str = "#e6c65a";
const HOUSES: &str = "#7b2f22";
const REEDS: &str = "#2f6f7d";
const ROCKS: &str = "#8b7a5c";
const WATER: &str = "#7fb0d6";
const SIGNS: &str = "#3b3325";

/// Returns a drawing of a kind of terrain for the legend, 30 units wide. `None` for open ground.
pub(crate) fn sample(look: TerrainLook) -> Option<String> {
    let markup = match look.pattern {
        Pattern::Plain => {
            let own = look.colour?;
            format!(r#"<rect y="-8" width="30" height="16" fill="{own}" fill-opacity=".6"/>"#)
        }
        Pattern::Trees => return Some(trees::sample(look.colour)),
        Pattern::Crops => {
            let ground = colour(look, CROPS);
            format!(
                r##"<rect y="-8" width="30" height="16" fill="{ground}"/><rect y="-8" width="30" height="16" fill="url(#crops)" stroke="#7a5a1e"/>"##
            )
        }
        Pattern::Houses => {
            let roofs = colour(look, HOUSES);
            format!(r#"<path fill="{roofs}" d="M3 -5h8v6h-8zM17 -2h8v6h-8z"/>"#)
        }
        Pattern::Reeds => {
            let reeds = colour(look, REEDS);
            format!(
                r#"<path fill="none" stroke="{reeds}" d="M3 2h9m-7 -2v-4m2.5 4v-6M17 5h9m-7 -2v-4m2.5 4v-6"/>"#
            )
        }
        Pattern::Rocks => {
            let ground = colour(look, ROCKS);
            format!(
                r##"<rect y="-8" width="30" height="16" fill="{ground}" fill-opacity=".38"/><path fill="none" stroke="#4a3c28" stroke-width="1.3" d="M4 4l6 -6l4 6M16 4l6 -6l4 6"/>"##
            )
        }
        Pattern::Water => {
            let ground = colour(look, WATER);
            format!(
                r##"<rect y="-8" width="30" height="16" fill="{ground}"/><path fill="none" stroke="#fff" stroke-opacity=".7" d="M3 -2q3 -3 6 0t6 0M14 5q3 -3 6 0t6 0"/>"##
            )
        }
        Pattern::Signs => {
            let (ink, sign) = (colour(look, SIGNS), escape(&look.sign().to_string()));
            format!(
                r#"<text fill="{ink}" font-size="12" x="3" y="3">{sign}</text><text fill="{ink}" font-size="12" x="18" y="6">{sign}</text>"#
            )
        }
    };
    Some(markup)
}

/// Fills the hexes with the colour of the terrain, if it has one.
fn plain(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId], look: TerrainLook) {
    if let Some(own) = look.colour {
        let path = whole(sheet, hexes);
        svg.add(format_args!(r#"<path fill="{own}" fill-opacity=".6" d="{path}"/>"#));
    }
}

/// Draws shallow waves at random points of the hexes.
fn water(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId], colour: &str) {
    svg.add(format_args!(r#"<path fill="{colour}" d="{}"/>"#, whole(sheet, hexes)));
    let mut path = String::new();
    for &hex in hexes {
        let mut scatter = Scatter::of(hex);
        for _ in 0..7 {
            let center = sheet.plan.center(hex);
            let place = center.moved(scatter.around(SIDE * 0.55), scatter.around(HALF * 0.75));
            write!(path, "M{}q3 -3.4 6 0t6 0", at(place.moved(-6.0, 0.0)))
                .expect("writing to a string cannot fail");
        }
    }
    svg.add(format_args!(
        r##"<path fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.1" d="{path}"/>"##
    ));
}

/// Draws the symbol of a kind of terrain at random points of its hexes.
fn signs(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId], look: TerrainLook) {
    let (ink, sign) = (colour(look, SIGNS), escape(&look.sign().to_string()));
    svg.group(&format!(r#"fill="{ink}" font-size="13" text-anchor="middle""#), |svg| {
        for &hex in hexes {
            let mut scatter = Scatter::of(hex);
            let center = sheet.plan.center(hex);
            for n in 0..6 {
                let x = f64::from(n % 3 - 1) * 21.0 + scatter.around(5.0);
                let y = f64::from(n / 3) * 24.0 - 10.0 + scatter.around(5.0);
                let place = center.moved(x, y + 4.0);
                svg.add(format_args!(
                    r#"<text x="{:.1}" y="{:.1}">{sign}</text>"#,
                    place.x, place.y
                ));
            }
        }
    });
}

/// Draws rows of crops, with fences towards other terrain.
fn fields(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId], look: TerrainLook) {
    let path = whole(sheet, hexes);
    for fill in [colour(look, CROPS).as_str(), "url(#crops)"] {
        svg.add(format_args!(r#"<path fill="{fill}" fill-opacity=".85" d="{path}"/>"#));
    }
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

fn houses(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId], colour: &str) {
    let roofs = format!(r##"fill="{colour}" stroke="#3c1710" stroke-width=".6""##);
    svg.group(&roofs, |svg| {
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

fn marsh(svg: &mut Svg, sheet: &Sheet<'_>, hexes: &[HexId], colour: &str) {
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
    svg.path(&format!(r#"fill="none" stroke="{colour}" stroke-width="1.1""#), &path);
}

/// Draws broken ground as short strokes in all directions.
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
    let style = r##"fill="none" stroke="#4a3c28" stroke-width="1.3" stroke-linejoin="round""##;
    svg.path(style, &path);
}

/// Returns one path that contains the outlines of all the hexes.
fn whole(sheet: &Sheet<'_>, hexes: &[HexId]) -> String {
    hexes.iter().map(|&hex| polygon(&sheet.plan.corners(hex))).collect()
}
