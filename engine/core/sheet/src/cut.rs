//! The counter sheet to print and cut. The front and back of a counter are side by side. The player
//! folds the sheet along the line between them.

use kernel::{Side, say};
use serde::Serialize;

use crate::counters::{self, Face, SIZE};
use crate::palette;
use crate::svg::{Point, Svg, escape};
use crate::{PAGE, open};

/// A formation shown on counters, such as a brigade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Formation {
    /// Number by which counters refer to the formation.
    pub number: usize,
    /// Side that the formation belongs to.
    pub side: Side,
    /// Full name of the formation.
    pub name: String,
    /// Abbreviation of the name, unique among all formations.
    pub short: String,
    /// Label on the band of the formation's counters: the abbreviations of the formation and of its
    /// parent formation.
    pub code: String,
    /// Name of the parent formation. `None` if there is no parent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub above: Option<String>,
}

impl Formation {
    /// Builds formations from their names and parents, in order, with unique abbreviations.
    pub fn all<'a>(named: impl IntoIterator<Item = (Side, &'a str, Option<&'a str>)>) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for (number, (side, name, above)) in named.into_iter().enumerate() {
            let short = short_of(name, &all);
            let (name, above) = (name.to_owned(), above.map(str::to_owned));
            let of_what = above.as_deref().map(|above| format!("·{}", begun(above)));
            let code = format!("{short}{}", of_what.unwrap_or_default());
            all.push(Self { number, side, name, short, code, above });
        }
        all
    }

    /// Returns the name of the formation, with the parent formation in brackets.
    pub fn words(&self) -> String {
        let above = self.above.as_ref().map(|above| format!(" ({above})")).unwrap_or_default();
        format!("{}{above}", self.name)
    }
}

/// Returns the first three letters of a name, as an abbreviation.
fn begun(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).take(3).collect()
}

/// Returns an abbreviation of a name: its first three letters. If another formation has the same
/// abbreviation, a later letter replaces the third one. As a last resort, returns five letters.
fn short_of(name: &str, others: &[Formation]) -> String {
    let letters: Vec<char> = name.chars().filter(|c| c.is_alphanumeric()).collect();
    let with =
        |third: usize| -> String { letters.iter().take(2).chain(letters.get(third)).collect() };
    let is_free = |short: &String| others.iter().all(|other| other.short != *short);
    let tries = (2..letters.len().max(3)).map(with);
    tries.into_iter().find(is_free).unwrap_or_else(|| letters.iter().take(5).collect())
}

/// One side of a printed counter.
#[derive(Clone, Debug)]
pub enum Print {
    /// The printed content of a unit.
    Face(Face),
    /// The kind and the name of a chit or marker.
    Words {
        /// Side that owns the chit. `None` for a marker.
        side: Option<Side>,
        /// Kind of chit or marker, printed above the name.
        kind: String,
        /// Name of the chit or marker.
        name: String,
    },
    /// Nothing is printed on this side.
    Blank,
}

/// A counter to print and cut out.
#[derive(Clone, Debug)]
pub struct Pair {
    /// Front of the counter.
    pub front: Print,
    /// Back of the counter, which is visible after folding.
    pub back: Print,
}

/// A group of counters under a common heading.
#[derive(Clone, Debug)]
pub struct Group {
    /// Heading of the group.
    pub title: String,
    /// Counters of the group.
    pub pairs: Vec<Pair>,
}

/// Gap between two neighbouring counters, in drawing units.
const GAP: f64 = 4.0;
/// Height of a row of counters including the gap below it, in drawing units.
const ROW: f64 = SIZE + GAP;
/// Height of a heading, in drawing units.
const HEADING: f64 = 22.0;

/// Draws all counters of a game on a column of pages. No counter crosses the edge of a page. `note`
/// is a line below the title, such as the share of figures without a source.
pub fn cut(title: &str, note: Option<&str>, groups: &[Group]) -> String {
    let mut drawn = Svg::default();
    let mut pen = Pen { svg: &mut drawn, top: 0.0 };
    pen.line(title, 20.0, 30.0);
    pen.line(&say!("sheet-instructions"), 11.0, 20.0);
    if let Some(note) = note {
        pen.line(note, 11.0, 20.0);
    }
    for group in groups {
        pen.group(group);
    }
    let pages = (pen.top / PAGE.1).floor() + 1.0;
    let mut svg = Svg::default();
    open(&mut svg, title, (PAGE.0, pages * PAGE.1));
    svg.add(format_args!("<defs>{}</defs>", counters::patterns()));
    svg.add(format_args!(r##"<rect width="100%" height="100%" fill="#fff"/>"##));
    svg.add(format_args!("{}</svg>", drawn.finish()));
    svg.finish()
}

struct Pen<'a> {
    svg: &'a mut Svg,
    top: f64,
}

impl Pen<'_> {
    /// Reserves a height on the current page. If too little space is left, reserves it at the top
    /// of the next page. Returns the vertical position.
    fn room(&mut self, height: f64) -> f64 {
        let left = PAGE.1 - self.top.rem_euclid(PAGE.1);
        if left < height {
            self.top += left;
        }
        let top = self.top;
        self.top += height;
        top
    }

    fn line(&mut self, words: &str, size: f64, height: f64) {
        let top = self.room(height);
        self.svg.add(format_args!(
            r##"<text x="2" y="{:.1}" font-size="{size}" fill="#222">{}</text>"##,
            top + height - 7.0,
            escape(words)
        ));
    }

    fn group(&mut self, group: &Group) {
        let in_row = ((PAGE.0 + GAP) / (2.0 * SIZE + GAP)).floor().max(1.0) as usize;
        // Reserve space for the heading and the first row together, so that both are on the same
        // page.
        let heading = self.room(HEADING + ROW);
        self.top = heading;
        self.line(&group.title, 12.0, HEADING);
        for row in group.pairs.chunks(in_row) {
            let top = self.room(ROW);
            for (index, pair) in row.iter().enumerate() {
                self.pair(pair, Point { x: index as f64 * (2.0 * SIZE + GAP) + 1.0, y: top + 1.0 });
            }
        }
    }

    fn pair(&mut self, pair: &Pair, at: Point) {
        self.side(&pair.front, at);
        self.side(&pair.back, at.moved(SIZE, 0.0));
        self.svg.add(format_args!(
            r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{SIZE}" fill="none" stroke="#222" stroke-width=".6"/><path d="M{:.1} {:.1}v{SIZE}" stroke="#222" stroke-width=".6" stroke-dasharray="2 2"/>"##,
            at.x,
            at.y,
            2.0 * SIZE,
            at.x + SIZE,
            at.y
        ));
    }

    fn side(&mut self, print: &Print, at: Point) {
        let middle = at.moved(SIZE / 2.0, SIZE / 2.0);
        match print {
            Print::Face(face) => counters::printed(self.svg, face, middle),
            Print::Words { side, kind, name } => {
                let (ground, ink) = side.map_or(("#fff", "#222"), |side| {
                    (palette::side(side), palette::side_frame(side))
                });
                self.svg.add(format_args!(
                    r#"<rect x="{:.1}" y="{:.1}" width="{SIZE}" height="{SIZE}" fill="{ground}"/>"#,
                    at.x, at.y
                ));
                self.words(kind, 5.6, ink, at.moved(SIZE / 2.0, 9.0));
                for (index, word) in lines(name).into_iter().enumerate() {
                    self.words(&word, 8.4, ink, at.moved(SIZE / 2.0, 20.0 + 9.0 * index as f64));
                }
            }
            Print::Blank => {}
        }
    }

    fn words(&mut self, words: &str, size: f64, ink: &str, at: Point) {
        let letters = words.chars().count() as f64;
        let size = size.min((SIZE - 4.0) / (letters.max(1.0) * 0.62));
        self.svg.add(format_args!(
            r#"<text x="{:.1}" y="{:.1}" font-size="{size:.1}" font-weight="bold" text-anchor="middle" fill="{ink}">{}</text>"#,
            at.x,
            at.y,
            escape(words)
        ));
    }
}

/// Splits a name into at most three lines. Short words share a line, and the last line takes all
/// remaining words.
fn lines(name: &str) -> Vec<String> {
    const MOST: usize = 9;
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        let is_last = lines.len() == 3;
        match lines.last_mut() {
            Some(line) if is_last || line.len() + word.len() < MOST => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_tell_formations_apart() {
        let named = ["Taliaferro", "Tallmadge", "Talbot", "Carroll", "Carr"];
        let all = Formation::all(named.map(|name| (Side::Csa, name, None)));
        let mut short: Vec<&str> = all.iter().map(|of| of.short.as_str()).collect();
        assert_eq!((short[0], short[3]), ("Tal", "Car"));
        short.sort_unstable();
        short.dedup();
        assert_eq!(short.len(), named.len(), "{all:?}");
    }

    /// No counter crosses the edge of a page, for any number of counters.
    #[test]
    fn no_counter_is_torn_by_the_edge_of_a_page() {
        let word = Print::Words { side: None, kind: String::new(), name: "Chit".to_owned() };
        let pair = Pair { front: word, back: Print::Blank };
        let group = |count| Group { title: "Chits".to_owned(), pairs: vec![pair.clone(); count] };
        let drawing = cut("Sheet", None, &[group(200), group(3), group(90)]);
        let tops: Vec<f64> = drawing
            .split("stroke-dasharray")
            .filter_map(|piece| {
                piece.rsplit_once("<path d=\"M")?.1.split_once('v')?.0.split_once(' ')
            })
            .filter_map(|(_, y)| y.parse().ok())
            .collect();
        assert_eq!(tops.len(), 293);
        for top in tops {
            assert!(top.rem_euclid(PAGE.1) + SIZE <= PAGE.1, "a counter at {top} is torn");
        }
    }

    #[test]
    fn names_take_few_lines() {
        assert_eq!(lines("Fortunes of War"), ["Fortunes", "of War"]);
        assert!(lines("A very long name of a chit indeed").len() <= 3);
    }
}
