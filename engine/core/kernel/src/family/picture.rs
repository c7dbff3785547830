use serde::Serialize;

use super::{Area, Laid};
use crate::{HexNumber, PerSide, Side};

/// A position as a page draws it for one reader: in words, counters and sections, whatever the rules.
///
/// ```
/// use kernel::{Badge, Counter, HexNumber, PerSide, Picture, Shape, Side};
/// let counter = |id: &str, side, badges| Counter {
///     id: id.to_owned(),
///     name: "Guard".to_owned(),
///     side,
///     hex: HexNumber::new(3, 4),
///     sign: "infantry",
///     band: None,
///     values: "4-5".to_owned(),
///     figures: vec!["4".to_owned(), "5".to_owned()],
///     worn: false,
///     framed: false,
///     badges,
///     acted: false,
///     active: true,
///     words: "Guard, 4-5".to_owned(),
/// };
/// let shaken = Badge { letter: 'S', shape: Shape::Disc };
/// let picture = Picture {
///     when: vec!["Turn 3".to_owned(), "6:20 a.m.".to_owned()],
///     score: PerSide { usa: "2".to_owned(), csa: "1½".to_owned() },
///     counters: vec![
///         counter("guard", Side::Usa, vec![]),
///         counter("foot", Side::Usa, vec![shaken]),
///     ],
///     ..Picture::default()
/// };
/// let top = picture.counters.iter().rfind(|counter| counter.hex == HexNumber::new(3, 4));
/// assert_eq!(top.map(|top| &*top.id), Some("foot"), "the last of a stack lies on top");
/// let marked = |counter: &&Counter| counter.badges.contains(&shaken);
/// assert_eq!(picture.counters.iter().filter(marked).count(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Picture {
    /// The turn and the time, a few words each.
    pub when: Vec<String>,
    /// The points of each side.
    pub score: PerSide<String>,
    /// Where the sequence of play stands, step by step.
    pub path: Vec<String>,
    /// How it ended: a few words, and a line below them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<(String, String)>,
    /// What stands on the map, the lowest of a stack first.
    pub counters: Vec<Counter>,
    /// What lies on the ground.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub laid: Vec<Laid>,
    /// What lies beside the map.
    pub sections: Vec<Section>,
    /// Parts of the map that are shown on demand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<Area>,
}

/// A counter on the map; [`Picture`] shows some.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// The id by which answers mean it.
    pub id: String,
    /// The name that its package gives it.
    pub name: String,
    /// The side that commands it.
    pub side: Side,
    /// The hex in which it stands.
    pub hex: HexNumber,
    /// The sign of its arm: `infantry`, `cavalry`, `artillery` or `leader`.
    pub sign: &'static str,
    /// The number of its formation, if it belongs to one: it gives the band its look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub band: Option<usize>,
    /// What is printed below the sign.
    pub values: String,
    /// The figures that are read when the whole map is seen, two at most.
    pub figures: Vec<String>,
    /// Whether it shows its worse face.
    pub worn: bool,
    /// Whether a line runs round it, for a formation that it has taken up.
    pub framed: bool,
    /// What befell it, a mark for each.
    pub badges: Vec<Badge>,
    /// Whether it has used its action.
    pub acted: bool,
    /// Whether it belongs to those that act.
    pub active: bool,
    /// All of it in words.
    pub words: String,
}

impl Counter {
    /// A counter on which nothing stands but a sign, and of which nothing is to be said but its name. [`Shown::of`](super::Shown::of)
    /// begins with one.
    pub fn plain(id: &str, name: &str, side: Side, hex: HexNumber, sign: &'static str) -> Self {
        Self {
            id: id.to_owned(),
            name: name.to_owned(),
            side,
            hex,
            sign,
            band: None,
            values: String::new(),
            figures: Vec::new(),
            worn: false,
            framed: false,
            badges: Vec::new(),
            acted: false,
            active: false,
            words: name.to_owned(),
        }
    }
}

/// A mark at the corner of a counter; [`Picture`] shows one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Badge {
    /// The letter on it.
    pub letter: char,
    /// Its shape, told apart without colours.
    pub shape: Shape,
}

/// The shape of a [`Badge`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Round.
    Disc,
    /// With four corners.
    Square,
    /// With three corners.
    Triangle,
}

/// A part of what lies beside the map.
///
/// ```
/// use kernel::{Content, Item, Items, Row, Section, Side};
/// let words = |text: &str| text.to_owned();
/// let hidden = Item { text: words("a chit"), covered: true, ..Item::default() };
/// let cup =
///     Items { title: words("In the cup"), tokens: true, items: vec![hidden], ..Items::default() };
/// let head = vec![words("formation"), words("lost")];
/// let row = Row { side: Some(Side::Csa), cells: vec![words("First"), words("2")] };
/// let section = Section {
///     title: words("The turn"),
///     parts: vec![
///         Content::Track {
///             boxes: vec![(words("1"), words("dawn")), (words("2"), words(""))],
///             now: 1,
///         },
///         Content::Items(cup),
///         Content::Table { head, rows: vec![row] },
///     ],
/// };
/// /// As a table without pictures would say it.
/// fn told(content: &Content) -> String {
///     match content {
///         Content::Words(words) => words.clone(),
///         Content::Track { boxes, now } => format!("at {}", boxes[*now].0),
///         Content::Table { rows, .. } => {
///             rows.iter().map(|row| row.cells.join(": ")).collect::<Vec<_>>().join("; ")
///         }
///         Content::Items(items) => format!("{}: {}", items.title, items.items.len()),
///         Content::Boxes(boxes) => format!("{} boxes", boxes.len()),
///     }
/// }
/// assert_eq!(
///     section.parts.iter().map(told).collect::<Vec<_>>(),
///     ["at 2", "In the cup: 1", "First: 2"]
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Section {
    /// What stands above it.
    pub title: String,
    /// Sentences, tracks, tables and things, from above.
    pub parts: Vec<Content>,
}

/// What a [`Section`] holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Content {
    /// A sentence or two.
    Words(String),
    /// Boxes in a row along which a marker goes, such as those of turns.
    Track {
        /// What stands in each box, and a note to it, such as the time.
        boxes: Vec<(String, String)>,
        /// The index of the one that is reached.
        now: usize,
    },
    /// Rows below each other, of as many cells each.
    Table {
        /// What each column holds; empty where that is clear.
        head: Vec<String>,
        /// The rows, from above.
        rows: Vec<Row>,
    },
    /// Things that lie together.
    Items(Items),
    /// Boxes beside each other, each with what lies in it.
    Boxes(Vec<Items>),
}

/// A row of a table in a [`Section`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The side that it tells of, if it tells of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// What it says, column by column; the first says what it is about.
    pub cells: Vec<String>,
}

/// Things that lie together in a [`Section`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Items {
    /// What stands above them, such as where they lie; empty where they need no title.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Whether one has to open them to see them.
    pub folded: bool,
    /// Whether they are shown as tokens, each with a rim of its side.
    pub tokens: bool,
    /// The things, in the order in which they are shown.
    pub items: Vec<Item>,
}

/// One of the things that lie together in [`Items`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Item {
    /// What is written on it, or what is seen of it where it lies face down.
    pub text: String,
    /// The side that owns it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Whether it lies face down.
    pub covered: bool,
    /// What is told to who asks about it; empty where there is no more to tell.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub help: String,
}

impl Section {
    /// The section as lines of text: an empty one, the title, then what it holds.
    pub fn lines(&self) -> Vec<String> {
        let head = [String::new(), self.title.clone()];
        head.into_iter().chain(self.parts.iter().flat_map(Content::lines)).collect()
    }
}

impl Content {
    fn lines(&self) -> Vec<String> {
        match self {
            Self::Words(words) => vec![words.clone()],
            Self::Track { boxes, .. } => vec![joined(boxes.iter().map(|(title, _)| title))],
            Self::Table { head, rows } => {
                let head = (!head.is_empty()).then_some(head);
                let cells = head.into_iter().chain(rows.iter().map(|row| &row.cells));
                cells.map(|cells| joined(cells.iter().filter(|cell| !cell.is_empty()))).collect()
            }
            Self::Items(items) => vec![items.line()],
            Self::Boxes(boxes) => boxes.iter().map(Items::line).collect(),
        }
    }
}

impl Items {
    fn line(&self) -> String {
        let items = joined(self.items.iter().map(|item| &item.text));
        if self.title.is_empty() { items } else { format!("{}: {items}", self.title) }
    }
}

fn joined<'a>(words: impl Iterator<Item = &'a String>) -> String {
    words.map(String::as_str).collect::<Vec<_>>().join(" · ")
}
