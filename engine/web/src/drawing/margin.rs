//! What stands around the map: title, compass, legend.

use super::plan::{HALF, Point, SIDE};
use super::svg::{Svg, escape, polygon};
use super::{Sheet, ground, palette};

/// The title above the map, and the scenario below it.
pub(crate) fn title(svg: &mut Svg, sheet: &Sheet<'_>, scenario: Option<&str>) {
    let middle = sheet.frame.x + sheet.plan.width() / 2.0;
    svg.group(
        r##"text-anchor="middle" fill="#2b2113" font-family="'DejaVu Serif',Georgia,serif""##,
        |svg| {
            svg.add(format_args!(
                r#"<text x="{middle:.1}" y="46" font-size="34" font-weight="bold" letter-spacing="3">{}</text>"#,
                escape(&sheet.game.title)
            ));
            if let Some(scenario) = scenario {
                svg.add(format_args!(
                    r#"<text x="{middle:.1}" y="72" font-size="17" font-style="italic">{}</text>"#,
                    escape(scenario)
                ));
            }
        },
    );
}

/// A needle that shows where the first of the compass names points.
pub(crate) fn compass(svg: &mut Svg, sheet: &Sheet<'_>, place: Point) {
    let turn = north(&sheet.map().compass[0]);
    svg.add(format_args!(
        r##"<g transform="translate({:.1} {:.1})"><circle r="26" fill="#f7efda" stroke="#4b3521" stroke-width="1.4"/><g transform="rotate({turn})"><path d="M0 -22L6 0L0 22L-6 0Z" fill="#f7efda" stroke="#4b3521"/><path d="M0 -22L6 0H-6Z" fill="#8c1d18"/><text y="-28" text-anchor="middle" font-size="13" font-weight="bold" fill="#4b3521" transform="rotate({} 0 -33)">N</text></g></g>"##,
        place.x, place.y, -turn
    ));
}

/// How far north is turned from the top of the paper, clockwise, where the top has this name.
fn north(top: &str) -> i32 {
    match top {
        "NE" => -45,
        "E" => -90,
        "SE" => -135,
        "S" => 180,
        "SW" => 135,
        "W" => 90,
        "NW" => 45,
        _ => 0,
    }
}

/// Levels, terrain and lines, in rows below the map.
pub(crate) fn legend(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) {
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
pub(crate) fn legend_height(sheet: &Sheet<'_>, width: f64) -> f64 {
    let rows = laid_out(sheet, width).last().map_or(0, |(_, row, _)| row + 1);
    24.0 + rows as f64 * ROW
}

/// The height of a row of the legend.
const ROW: f64 = 24.0;

/// A part of the legend that is not broken.
enum Entry<'a> {
    Levels { lowest: u8, highest: u8 },
    Sample { drawing: String, words: &'a str },
}

impl Entry<'_> {
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
fn laid_out<'a>(sheet: &Sheet<'a>, width: f64) -> Vec<(f64, usize, Entry<'a>)> {
    let (lowest, highest) = sheet.levels();
    let kinds = sheet.game.terrain.kinds.iter();
    let kinds = kinds.filter_map(|kind| Some((ground::sample(&kind.id)?, kind.name.as_str())));
    let lines = LINES.map(|(drawing, words)| (drawing.to_owned(), words));
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

const LINES: [(&str, &str); 6] = [
    (
        r##"<path d="M0 0H30" stroke="#4b3521" stroke-width="6"/><path d="M0 0H30" stroke="#f0dfb4" stroke-width="3.8"/>"##,
        "Pike",
    ),
    (
        r##"<path d="M0 0H30" stroke="#4b3521" stroke-width="3.6"/><path d="M0 0H30" stroke="#f0dfb4" stroke-width="1.9"/>"##,
        "Lane",
    ),
    (
        r##"<path d="M0 0H30" stroke="#2d5f8e" stroke-width="4.6" stroke-linecap="round"/><path d="M0 0H30" stroke="#6fa6d2" stroke-width="2.8" stroke-linecap="round"/>"##,
        "Stream",
    ),
    (
        r##"<path d="M0 0H30" stroke="#4d7ea3" stroke-width="1.8" stroke-dasharray="1.5 5" stroke-linecap="round"/>"##,
        "Dry stream",
    ),
    (
        r##"<path d="M0 -4H30" stroke="#2c2a1c" stroke-opacity=".5"/><path d="M2 -4l1.5 7l1.5 -7zM8 -4l1.5 7l1.5 -7zM14 -4l1.5 7l1.5 -7zM20 -4l1.5 7l1.5 -7zM26 -4l1.5 7l1.5 -7z" fill="#8a5a2b"/>"##,
        "Slope",
    ),
    (
        r##"<path d="M0 -6H30" stroke="#2c2a1c" stroke-opacity=".5"/><path d="M1 -6l1.5 12l1.5 -12zM5 -6l1.5 12l1.5 -12zM9 -6l1.5 12l1.5 -12zM13 -6l1.5 12l1.5 -12zM17 -6l1.5 12l1.5 -12zM21 -6l1.5 12l1.5 -12zM25 -6l1.5 12l1.5 -12z" fill="#5e3412"/>"##,
        "Steep slope",
    ),
];

/// What the other parts of the drawing refer to by name.
pub(crate) fn definitions(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.add(format_args!(
        r##"<defs>
<style>.number{{paint-order:stroke;stroke:#e9efcf;stroke-opacity:.55;stroke-width:2.2px;stroke-linejoin:round}}.halo{{paint-order:stroke;stroke:#f7efda;stroke-opacity:.8;stroke-width:3px;stroke-linejoin:round}}</style>
<filter id="soft" x="-2%" y="-2%" width="104%" height="104%"><feGaussianBlur stdDeviation="5"/></filter>
<pattern id="crops" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><rect width="7" height="7" fill="#e6c65a"/><path d="M0 2H7" stroke="#b98a1f" stroke-width="1.8"/><path d="M1.5 5.5h1M5 5.5h1" stroke="#8a6a16" stroke-width="1.4"/></pattern>
<clipPath id="land"><path d="{}"/></clipPath>
</defs>"##,
        land(sheet)
    ));
}

fn land(sheet: &Sheet<'_>) -> String {
    let grown = |hex| {
        let center = sheet.plan.center(hex);
        sheet.plan.corners(hex).map(|corner| {
            let part = 1.0 + 0.6 / SIDE.max(HALF);
            center.toward(corner, part)
        })
    };
    sheet.map().grid.hexes().map(|hex| polygon(&grown(hex))).collect()
}
