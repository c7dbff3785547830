use serde::Serialize;

use super::{Area, MapMarker, OriginNote};
use crate::{HexNumber, PerSide, Side};

/// A position as a page draws it for one reader: texts, counters and panels, for any rule system.
///
/// ```
/// use kernel::{Badge, Counter, HexNumber, PerSide, BoardView, Shape, Side};
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
/// let picture = BoardView {
///     when: vec!["Turn 3".to_owned(), "6:20 a.m.".to_owned()],
///     score: PerSide { usa: "2".to_owned(), csa: "1½".to_owned() },
///     counters: vec![
///         counter("guard", Side::Usa, vec![]),
///         counter("foot", Side::Usa, vec![shaken]),
///     ],
///     ..BoardView::default()
/// };
/// let top = picture.counters.iter().rfind(|counter| counter.hex == HexNumber::new(3, 4));
/// assert_eq!(top.map(|top| &*top.id), Some("foot"), "the last of a stack lies on top");
/// let marked = |counter: &&Counter| counter.badges.contains(&shaken);
/// assert_eq!(picture.counters.iter().filter(marked).count(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BoardView {
    /// Turn and time, a few words each.
    pub when: Vec<String>,
    /// Points of each side.
    pub score: PerSide<String>,
    /// Current place in the sequence of play, step by step.
    pub path: Vec<String>,
    /// Result of the game: a few words, and a line below them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<(String, String)>,
    /// Counters on the map. In each stack the lowest comes first.
    pub counters: Vec<Counter>,
    /// Markers on the map.
    #[serde(rename = "laid", skip_serializing_if = "Vec::is_empty")]
    pub map_markers: Vec<MapMarker>,
    /// Panels beside the map.
    pub sections: Vec<Panel>,
    /// Areas of the map shown on request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<Area>,
}

/// A counter on the map; [`BoardView`] has examples.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// Id used in answers.
    pub id: String,
    /// Name from the package.
    pub name: String,
    /// Side that commands it.
    pub side: Side,
    /// Hex it is in.
    pub hex: HexNumber,
    /// Symbol of its arm: `infantry`, `cavalry`, `artillery` or `leader`.
    pub sign: &'static str,
    /// Number of its formation, if it has one. It selects the colour band.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub band: Option<usize>,
    /// Text below the symbol.
    pub values: String,
    /// Figures to show when the whole map is visible, at most two.
    pub figures: Vec<String>,
    /// Whether its reduced side is up.
    pub worn: bool,
    /// Whether to draw a frame, for a formation that the unit has adopted.
    pub framed: bool,
    /// State markers, one for each condition.
    pub badges: Vec<Badge>,
    /// Whether it has used its action.
    pub acted: bool,
    /// Whether it is among the units that act now.
    pub active: bool,
    /// Complete description as text.
    pub words: String,
}

impl Counter {
    /// Returns a counter with only a symbol and a name. [`TextView::of`](super::TextView::of) starts from
    /// one.
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

/// A marker at the corner of a counter; [`BoardView`] has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Badge {
    /// Letter shown on the marker.
    pub letter: char,
    /// Shape, for readers who cannot distinguish colours.
    pub shape: Shape,
}

/// The shape of a [`Badge`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A circle.
    Disc,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
}

/// A panel beside the map.
///
/// ```
/// use kernel::{Content, Item, Items, Row, Panel, Side};
/// let words = |text: &str| text.to_owned();
/// let hidden = Item { text: words("a chit"), covered: true, ..Item::default() };
/// let cup =
///     Items { title: words("In the cup"), tokens: true, items: vec![hidden], ..Items::default() };
/// let head = vec![words("formation"), words("lost")];
/// let row = Row { side: Some(Side::Csa), cells: vec![words("First"), words("2")] };
/// let section = Panel {
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
/// /// Returns the content as text.
/// fn told(content: &Content) -> String {
///     match content {
///         Content::Words(words) => words.clone(),
///         Content::Note(note) => note.short.clone(),
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
pub struct Panel {
    /// Title above the panel.
    pub title: String,
    /// Contents, top to bottom.
    pub parts: Vec<Content>,
}

/// Content of a [`Panel`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Content {
    /// A sentence or two.
    Words(String),
    /// The share of numbers without a source; programs read it as a sentence.
    #[serde(rename = "words")]
    Note(OriginNote),
    /// A track of boxes with a marker, such as a turn track.
    Track {
        /// Label of each box, and a note such as the time.
        boxes: Vec<(String, String)>,
        /// Index of the current box.
        now: usize,
    },
    /// A table. All rows have the same number of cells.
    Table {
        /// Column headings. Empty if they are obvious.
        head: Vec<String>,
        /// Rows, top to bottom.
        rows: Vec<Row>,
    },
    /// A group of items.
    Items(Items),
    /// Boxes side by side, each with a group of items.
    Boxes(Vec<Items>),
}

/// A row of a table in a [`Panel`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Side that the row is about, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Cells by column. The first names the subject of the row.
    pub cells: Vec<String>,
}

/// A group of items in a [`Panel`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Items {
    /// Title, such as the place of the items. Empty if none is needed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Whether the group is collapsed at first.
    pub folded: bool,
    /// Whether to draw the items as tokens with a rim in the colour of their side.
    pub tokens: bool,
    /// Items in display order.
    pub items: Vec<Item>,
}

/// One item of [`Items`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Item {
    /// Text on the item, or on its back if it is face down.
    pub text: String,
    /// Side that owns it, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Whether it is face down.
    pub covered: bool,
    /// Explanation on request. Empty if there is none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub help: String,
}

impl Panel {
    /// Returns the section as lines of text: an empty line, the title, then its content.
    pub fn lines(&self) -> Vec<String> {
        let head = [String::new(), self.title.clone()];
        head.into_iter().chain(self.parts.iter().flat_map(Content::lines)).collect()
    }
}

impl Content {
    fn lines(&self) -> Vec<String> {
        match self {
            Self::Words(words) => vec![words.clone()],
            Self::Note(note) => vec![note.text.clone()],
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
