//! The legend below the map: what is on it, and how it is drawn.

use blind_swords::game::{HexsideGround, HexsideWater, Road, Slope};
use kernel::Direction;

use super::plan::Point;
use super::svg::{Svg, escape};
use super::{Sheet, ground, lines, palette};

/// Levels, terrain and lines, in rows below the map.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) {
    let top = sheet.frame.y + sheet.plan.height() + 32.0;
    let left = sheet.frame.x + 8.0;
    svg.group(r##"font-size="12" fill="#2b2113""##, |svg| {
        for (column, row, entry) in laid_out(sheet, width) {
            let place = Point { x: left + column, y: top + row as f64 * ROW };
            entry.draw(svg, place);
        }
    });
}

/// How much room the legend takes below the map of a sheet with this width.
pub(crate) fn height(sheet: &Sheet<'_>, width: f64) -> f64 {
    let rows = laid_out(sheet, width).last().map_or(0, |(_, row, _)| row + 1);
    24.0 + rows as f64 * ROW
}

/// The height of a row of the legend.
const ROW: f64 = 24.0;

/// A part of the legend that is not broken.
enum Entry {
    Levels { lowest: u8, highest: u8 },
    Sample { drawing: String, words: String },
}

impl Entry {
    fn width(&self) -> f64 {
        match self {
            Self::Levels { lowest, highest } => 80.0 + f64::from(highest - lowest + 1) * 26.0,
            // Half as much again as the letters of most words need.
            Self::Sample { words, .. } => 50.0 + words.chars().count() as f64 * 7.4,
        }
    }

    fn draw(&self, svg: &mut Svg, place: Point) {
        match self {
            Self::Levels { lowest, highest } => levels(svg, place, *lowest, *highest),
            Self::Sample { drawing, words } => svg.add(format_args!(
                r#"<g transform="translate({:.1} {:.1})">{drawing}</g><text x="{:.1}" y="{:.1}">{}</text>"#,
                place.x,
                place.y,
                place.x + 36.0,
                place.y + 4.0,
                escape(words)
            )),
        }
    }
}

/// Every entry with its place: from the left, and in which row. No row is wider than the map.
fn laid_out(sheet: &Sheet<'_>, width: f64) -> Vec<(f64, usize, Entry)> {
    let (lowest, highest) = sheet.levels();
    let kinds = sheet.game.terrain.kinds.iter();
    let kinds = kinds.filter_map(|kind| Some((ground::sample(&kind.id)?, kind.name.as_str())));
    let kinds = kinds.map(|(drawing, words)| (drawing, words.to_owned()));
    let lines = drawn_lines(sheet).into_iter().map(|(drawing, words)| (drawing.to_owned(), words));
    let samples = kinds.chain(lines).map(|(drawing, words)| Entry::Sample { drawing, words });
    let room = width - 2.0 * (sheet.frame.x + 8.0);
    let (mut column, mut row) = (0.0, 0);
    let mut laid = Vec::new();
    for entry in std::iter::once(Entry::Levels { lowest, highest }).chain(samples) {
        let end = column + entry.width();
        if end > room && column > 0.0 {
            (column, row) = (0.0, row + 1);
        }
        let next = column + entry.width();
        laid.push((column, row, entry));
        column = next;
    }
    laid
}

fn levels(svg: &mut Svg, place: Point, lowest: u8, highest: u8) {
    svg.add(format_args!(
        r#"<text x="{:.1}" y="{:.1}" font-weight="bold">Levels</text>"#,
        place.x,
        place.y + 4.0
    ));
    for level in lowest..=highest {
        let x = place.x + 56.0 + f64::from(level - lowest) * 26.0;
        let tint = palette::tint(level, lowest, highest);
        svg.add(format_args!(
            r##"<rect x="{x:.1}" y="{:.1}" width="26" height="18" fill="{tint}" stroke="#4b3521" stroke-width=".6"/><text x="{:.1}" y="{:.1}" text-anchor="middle">{level}</text>"##,
            place.y - 9.0,
            x + 13.0,
            place.y + 4.0
        ));
    }
}

/// The lines that the map has: roads by their kinds, water, slopes, features.
fn drawn_lines(sheet: &Sheet<'_>) -> Vec<(&'static str, String)> {
    let map = sheet.map();
    let mut roads: Vec<&Road> = map.roads.iter().collect();
    roads.sort_by_key(|road| !lines::is_main(road));
    let mut lines: Vec<(&str, String)> = Vec::new();
    for road in roads {
        let drawing = if lines::is_main(road) { MAIN_ROAD } else { LANE };
        let words = capitalised(&road.kind);
        if lines.iter().all(|(_, known)| *known != words) {
            lines.push((drawing, words));
        }
    }
    let has = |wanted: &dyn Fn(&HexsideGround) -> bool| {
        let mut sides = map.grid.hexes().flat_map(|hex| Direction::ALL.map(|way| (hex, way)));
        sides.any(|(hex, way)| wanted(map.hexside(hex, way)))
    };
    let sides: [(bool, &str, &str); 4] = [
        (has(&|side| side.water == Some(HexsideWater::Stream)), STREAM, "Stream"),
        (!sheet.dry_streams.is_empty(), DRY_STREAM, "Dry stream"),
        (has(&|side| side.slope == Some(Slope::Down)), SLOPE, "Slope"),
        (has(&|side| side.slope == Some(Slope::SteepDown)), STEEP_SLOPE, "Steep slope"),
    ];
    let there = sides.into_iter().filter(|(is_there, _, _)| *is_there);
    lines.extend(there.map(|(_, drawing, words)| (drawing, words.to_owned())));
    let features = sheet.game.terrain.features.iter().enumerate();
    let used = features
        .filter(|(n, _)| has(&|side| side.feature.is_some_and(|feature| feature.index() == *n)));
    lines.extend(used.map(|(_, feature)| (FEATURE, feature.name.clone())));
    lines
}

/// An id as words for people.
fn capitalised(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

const MAIN_ROAD: &str = r##"<path d="M0 0H30" stroke="#4b3521" stroke-width="6"/><path d="M0 0H30" stroke="#f0dfb4" stroke-width="3.8"/>"##;
const LANE: &str = r##"<path d="M0 0H30" stroke="#4b3521" stroke-width="3.6"/><path d="M0 0H30" stroke="#f0dfb4" stroke-width="1.9"/>"##;
const STREAM: &str = r##"<path d="M0 0H30" stroke="#2d5f8e" stroke-width="4.6" stroke-linecap="round"/><path d="M0 0H30" stroke="#6fa6d2" stroke-width="2.8" stroke-linecap="round"/>"##;
const DRY_STREAM: &str = r##"<path d="M0 0H30" stroke="#4d7ea3" stroke-width="1.8" stroke-dasharray="1.5 5" stroke-linecap="round"/>"##;
const SLOPE: &str = r##"<path d="M0 -4H30" stroke="#2c2a1c" stroke-opacity=".5"/><path d="M2 -4l1.5 7l1.5 -7zM8 -4l1.5 7l1.5 -7zM14 -4l1.5 7l1.5 -7zM20 -4l1.5 7l1.5 -7zM26 -4l1.5 7l1.5 -7z" fill="#8a5a2b"/>"##;
const STEEP_SLOPE: &str = r##"<path d="M0 -6H30" stroke="#2c2a1c" stroke-opacity=".5"/><path d="M1 -6l1.5 12l1.5 -12zM5 -6l1.5 12l1.5 -12zM9 -6l1.5 12l1.5 -12zM13 -6l1.5 12l1.5 -12zM17 -6l1.5 12l1.5 -12zM21 -6l1.5 12l1.5 -12zM25 -6l1.5 12l1.5 -12z" fill="#5e3412"/>"##;
const FEATURE: &str =
    r##"<path d="M0 0H30" stroke="#4a4a4a" stroke-width="5" stroke-dasharray="5 2"/>"##;
