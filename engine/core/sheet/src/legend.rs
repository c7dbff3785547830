//! The legend below a map.

use kernel::{Origins, Side, say};

use crate::counters;
use crate::cut::Formation;
use crate::palette;
use crate::svg::{Point, Svg, escape, polygon};

/// Height of a row of the legend, in drawing units.
const ROW: f64 = 24.0;

/// An entry of the legend. An entry is never split between rows.
#[derive(Clone, Debug)]
pub enum Entry {
    /// Map levels, each with its tint, lowest first.
    Levels(Vec<(u8, String)>),
    /// A sample of the map with a label. The drawing is 30 units wide and extends to the right of
    /// its origin.
    Sample {
        /// SVG markup of the sample.
        drawing: String,
        /// Label to the right of the sample.
        words: String,
    },
    /// A star in the colour of a side, which marks hexes that are worth points.
    Star {
        /// Side that scores points for the hex.
        side: Side,
        /// Number of points, and the time at which they are scored.
        words: String,
    },
    /// The band of a formation, as printed on its counters.
    Band(Formation),
    /// A line of text, such as the share of figures without a source.
    Words(String),
}

impl Entry {
    /// Returns notes on the number of figures without a source: one for the map, and one for the
    /// counters if the map shows them.
    pub fn notes(origins: &Origins, (map, counters): (&[&str], Option<&[&str]>)) -> Vec<Self> {
        let parts = [("map", Some(map)), ("counters", counters)];
        let line = |(part, tables): (&str, Option<&[&str]>)| {
            let note = origins.note(tables?)?.text;
            Some(Self::Words(say!("legend-note", part, note)))
        };
        parts.into_iter().filter_map(line).collect()
    }

    fn width(&self) -> f64 {
        // The estimate is generous: it exceeds the width of most texts by half.
        let worded = |words: &str| 50.0 + words.chars().count() as f64 * 7.4;
        match self {
            Self::Levels(levels) => before_tints() + 24.0 + levels.len() as f64 * 26.0,
            Self::Sample { words, .. } | Self::Star { words, .. } => worded(words),
            Self::Band(formation) => worded(&formation.words()),
            Self::Words(words) => worded(words) - 36.0,
        }
    }

    fn draw(&self, svg: &mut Svg, place: Point) {
        match self {
            Self::Levels(levels) => tints(svg, place, levels),
            Self::Sample { drawing, words } => {
                svg.add(format_args!(
                    r#"<g transform="translate({:.1} {:.1})">{drawing}</g>"#,
                    place.x, place.y
                ));
                text(svg, place.moved(36.0, 4.0), words);
            }
            Self::Star { side, words } => {
                star(svg, place.moved(15.0, 0.0), *side, "");
                text(svg, place.moved(36.0, 4.0), words);
            }
            Self::Band(formation) => {
                counters::swatch(svg, place.moved(0.0, -6.0), formation);
                text(svg, place.moved(36.0, 4.0), &formation.words());
            }
            Self::Words(words) => text(svg, place.moved(0.0, 4.0), words),
        }
    }
}

/// The entries of a legend, and the width available for them.
#[derive(Clone, Debug)]
pub struct Legend {
    room: f64,
    entries: Vec<Entry>,
}

impl Legend {
    /// Builds a legend in which no row is wider than `room`.
    pub const fn new(room: f64, entries: Vec<Entry>) -> Self {
        Self { room, entries }
    }

    /// Returns the height of the legend in SVG units.
    pub fn height(&self) -> f64 {
        let rows = self.laid_out().last().map_or(0, |(_, row, _)| row + 1);
        24.0 + rows as f64 * ROW
    }

    /// Draws the legend. `at` is the position of the first entry.
    pub fn draw(&self, svg: &mut Svg, at: Point) {
        svg.group(r##"font-size="12" fill="#2b2113""##, |svg| {
            for (column, row, entry) in self.laid_out() {
                entry.draw(svg, at.moved(column, row as f64 * ROW));
            }
        });
    }

    /// Returns each entry with its distance from the left and the number of its row.
    fn laid_out(&self) -> Vec<(f64, usize, &Entry)> {
        let (mut column, mut row) = (0.0, 0);
        let mut laid: Vec<(f64, usize, &Entry)> = Vec::new();
        for entry in &self.entries {
            let is_first_band = matches!(entry, Entry::Band(_))
                && laid.last().is_some_and(|(_, _, before)| !matches!(before, Entry::Band(_)));
            if (is_first_band || column + entry.width() > self.room) && column > 0.0 {
                (column, row) = (0.0, row + 1);
            }
            laid.push((column, row, entry));
            column += entry.width();
        }
        laid
    }
}

/// Draws a star in the colour of a side, with the points that the hex is worth.
pub fn star(svg: &mut Svg, place: Point, side: Side, points: &str) {
    let corner = |n: u8| {
        let radius = if n.is_multiple_of(2) { 10.0 } else { 5.4 };
        let angle = f64::from(n) * std::f64::consts::PI / 5.0 - std::f64::consts::FRAC_PI_2;
        place.moved(angle.cos() * radius, angle.sin() * radius)
    };
    let corners: Vec<_> = (0..10).map(corner).collect();
    svg.add(format_args!(
        r##"<path fill="{}" stroke="#fff" stroke-width=".8" d="{}"/>"##,
        palette::side_frame(side),
        polygon(&corners)
    ));
    if !points.is_empty() {
        svg.add(format_args!(
            r##"<text fill="#fff" font-size="8.5" font-weight="bold" text-anchor="middle" x="{:.1}" y="{:.1}">{points}</text>"##,
            place.x,
            place.y + 3.2
        ));
    }
}

/// Returns the width of the heading before the tints.
fn before_tints() -> f64 {
    8.0 + say!("legend-levels").chars().count() as f64 * 8.0
}

fn tints(svg: &mut Svg, place: Point, levels: &[(u8, String)]) {
    let words = escape(&say!("legend-levels"));
    svg.add(format_args!(
        r#"<text x="{:.1}" y="{:.1}" font-weight="bold">{words}</text>"#,
        place.x,
        place.y + 4.0
    ));
    for (index, (level, tint)) in levels.iter().enumerate() {
        let x = place.x + before_tints() + index as f64 * 26.0;
        svg.add(format_args!(
            r##"<rect x="{x:.1}" y="{:.1}" width="26" height="18" fill="{tint}" stroke="#4b3521" stroke-width=".6"/><text x="{:.1}" y="{:.1}" text-anchor="middle">{level}</text>"##,
            place.y - 9.0,
            x + 13.0,
            place.y + 4.0
        ));
    }
}

fn text(svg: &mut Svg, place: Point, words: &str) {
    svg.add(format_args!(
        r#"<text x="{:.1}" y="{:.1}">{}</text>"#,
        place.x,
        place.y,
        escape(words)
    ));
}
