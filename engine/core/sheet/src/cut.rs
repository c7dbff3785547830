//! The sheet from which counters are cut: front and back side by side, to be folded along the line between them.

use kernel::{Side, say};
use serde::Serialize;

use crate::counters::{self, Face, SIZE};
use crate::palette;
use crate::svg::{Point, Svg, escape};
use crate::{PAGE, open};

/// A formation by which counters are told apart: a brigade, or what stands for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Formation {
    /// By which counters name it.
    pub number: usize,
    /// Whose it is.
    pub side: Side,
    /// What it is called.
    pub name: String,
    /// A few letters of its name, different from those of all others.
    pub short: String,
    /// What stands on the band of its counters: its short name, and that of what it belongs to.
    pub code: String,
    /// What it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub above: Option<String>,
}

impl Formation {
    /// Formations in their order, each with its name and what it belongs to; the short names are made here.
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

    /// Its name, and in brackets what it belongs to.
    pub fn words(&self) -> String {
        let above = self.above.as_ref().map(|above| format!(" ({above})")).unwrap_or_default();
        format!("{}{above}", self.name)
    }
}

/// The first three letters of a name.
fn begun(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).take(3).collect()
}

/// The first three letters of a name; of later formations that begin alike as many others as it takes, in order.
fn short_of(name: &str, others: &[Formation]) -> String {
    let letters: Vec<char> = name.chars().filter(|c| c.is_alphanumeric()).collect();
    let with =
        |third: usize| -> String { letters.iter().take(2).chain(letters.get(third)).collect() };
    let is_free = |short: &String| others.iter().all(|other| other.short != *short);
    let tries = (2..letters.len().max(3)).map(with);
    tries.into_iter().find(is_free).unwrap_or_else(|| letters.iter().take(5).collect())
}

/// One side of a counter to be cut out.
#[derive(Clone, Debug)]
pub enum Print {
    /// The face of a unit.
    Face(Face),
    /// A chit or a marker: what it is, and what it is called.
    Words {
        /// Whose it is; nobody's for markers.
        side: Option<Side>,
        /// What it is.
        kind: String,
        /// What it is called.
        name: String,
    },
    /// Nothing.
    Blank,
}

/// A counter to be cut out.
#[derive(Clone, Debug)]
pub struct Pair {
    /// Its front.
    pub front: Print,
    /// Its back.
    pub back: Print,
}

/// Counters that are cut out together, under a heading.
#[derive(Clone, Debug)]
pub struct Group {
    /// What they are.
    pub title: String,
    /// The counters.
    pub pairs: Vec<Pair>,
}

/// Between two pairs.
const GAP: f64 = 4.0;
/// The height of a row of pairs.
const ROW: f64 = SIZE + GAP;
/// The height of a heading.
const HEADING: f64 = 22.0;

/// Draws all counters of a game, on as many pages below one another as it takes: none is torn by the edge of a page.
/// `note` goes below the title, such as the share of figures that no source gives.
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
    /// Room of some height on this page, or at the top of the next.
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
        // A heading does not stand alone at the foot of a page.
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

/// A name on at most three lines: a word goes on with the line while both are short, and always with the last.
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

    /// Whatever their number, no counter lies over the edge of a page.
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
