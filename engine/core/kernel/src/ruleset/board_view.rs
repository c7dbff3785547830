use serde::Serialize;

use super::{Area, MapMarker, OriginNote};
use crate::{HexNumber, PerSide, Side};

/// A position as a page draws it for one reader, for any rule system: texts, counters and panels.
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
///     facing: None,
///     badges,
///     acted: false,
///     active: true,
///     state: ' ',
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
/// let top = picture.counters.iter().find(|counter| counter.hex == HexNumber::new(3, 4));
/// assert_eq!(top.map(|top| &*top.id), Some("guard"), "the first of a stack is on top");
/// let marked = |counter: &&Counter| counter.badges.contains(&shaken);
/// assert_eq!(picture.counters.iter().filter(marked).count(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BoardView {
    /// Name of the scenario, for text interfaces.
    #[serde(skip)]
    pub title: String,
    /// Turn and time, each in a few words.
    pub when: Vec<String>,
    /// Victory points of each side, formatted for display.
    pub score: PerSide<String>,
    /// Score in one line, for text interfaces.
    #[serde(skip)]
    pub summary: String,
    /// Lines that a text interface prints at the start of each turn.
    #[serde(skip)]
    pub standing: Vec<String>,
    /// Steps of the sequence of play that lead to the current procedure, from the turn down.
    pub path: Vec<String>,
    /// Result of a finished game: a heading of a few words, and a line below it. `None` during
    /// play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<(String, String)>,
    /// Counters on the map. The counters of a stack are listed from top to bottom.
    pub counters: Vec<Counter>,
    /// Removable markers on the map, such as bridges.
    #[serde(rename = "laid", skip_serializing_if = "Vec::is_empty")]
    pub map_markers: Vec<MapMarker>,
    /// Panels beside the map.
    pub sections: Vec<Panel>,
    /// Side box of a text interface, which shows a selection of the panels: its title, and the
    /// titles of the panels to show.
    #[serde(skip)]
    pub beside: (String, Vec<String>),
    /// Areas of the map, which the page shows on request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<Area>,
}

/// A counter on the map; [`BoardView`] has examples.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// Id of the unit, as used in the ids of options.
    pub id: String,
    /// Name of the unit, from the package.
    pub name: String,
    /// Side that controls the unit.
    pub side: Side,
    /// Printed number of the hex that contains the counter.
    pub hex: HexNumber,
    /// Type of the unit, which selects the symbol: `infantry`, `cavalry`, `artillery` or `leader`.
    pub sign: &'static str,
    /// Number of the unit's formation, which selects the colour band. `None` if the unit has no
    /// formation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub band: Option<usize>,
    /// Values of the unit, printed below the symbol.
    pub values: String,
    /// Values that remain on the counter when the page shows the whole map, at most two.
    pub figures: Vec<String>,
    /// Whether the counter shows its reduced side.
    pub worn: bool,
    /// Whether to draw a frame around the counter, because the unit has adopted a formation.
    pub framed: bool,
    /// Direction that the unit faces, as its place in the ring. `None` if the unit faces no
    /// direction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<u8>,
    /// State markers on the counter, one for each condition of the unit.
    pub badges: Vec<Badge>,
    /// Whether the unit has already acted.
    pub acted: bool,
    /// Whether the unit is one of those that act now.
    pub active: bool,
    /// Character for the worst state of the unit on text maps. A blank if the unit has no adverse
    /// state.
    #[serde(skip)]
    pub state: char,
    /// Complete description of the unit for players.
    pub words: String,
}

impl Counter {
    /// Returns a counter with only a symbol and a name.
    ///
    /// ```
    /// use kernel::{Counter, HexNumber, Side};
    /// let scout = Counter::plain("s", "Scouts", Side::Csa, HexNumber::new(3, 4), "cavalry");
    /// assert_eq!((&*scout.words, scout.state), ("Scouts", ' '));
    /// ```
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
            facing: None,
            badges: Vec::new(),
            acted: false,
            active: false,
            state: ' ',
            words: name.to_owned(),
        }
    }
}

/// A marker at the corner of a counter; [`BoardView`] has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Badge {
    /// Letter that the page shows on the marker.
    pub letter: char,
    /// Shape of the marker, for players who cannot distinguish its colour.
    pub shape: Shape,
}

/// Shape in which a [`Badge`] is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// The badge is a circle.
    Disc,
    /// The badge is a square.
    Square,
    /// The badge is a triangle.
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
    /// Title of the panel.
    pub title: String,
    /// Contents of the panel, top to bottom.
    pub parts: Vec<Content>,
}

/// A part of a [`Panel`]: text, a track, a table or items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Content {
    /// Text of one or two sentences.
    Words(String),
    /// Note on the number of figures without a source. Programs receive the note as one sentence.
    #[serde(rename = "words")]
    Note(OriginNote),
    /// A track of boxes with a marker, such as a turn track.
    Track {
        /// Boxes of the track: a label for each box, and a note such as the time.
        boxes: Vec<(String, String)>,
        /// Index of the box that contains the marker, from 0.
        now: usize,
    },
    /// A table. All rows have the same number of cells.
    Table {
        /// Column headings. Empty if the table needs none.
        head: Vec<String>,
        /// Rows of the table, top to bottom.
        rows: Vec<Row>,
    },
    /// A single group of items.
    Items(Items),
    /// Boxes side by side, each with a group of items.
    Boxes(Vec<Items>),
}

/// A row of a table in a [`Panel`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Side that the row concerns. `None` if it concerns no single side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Cells by column. The first cell names the subject of the row.
    pub cells: Vec<String>,
}

/// A group of items, shown together in a [`Panel`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Items {
    /// Title of the group, such as the place where its items are. Empty if the group needs no
    /// title.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Whether the group is collapsed at first.
    pub folded: bool,
    /// Whether to draw the items as tokens with a rim in the colour of their side.
    pub tokens: bool,
    /// Items of the group, in display order.
    pub items: Vec<Item>,
}

/// An item of a group, such as a chit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Item {
    /// Text on the item. For a face-down item, the text on its back.
    pub text: String,
    /// Side that owns the item. `None` if neither side does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Whether the item is face down.
    pub covered: bool,
    /// Explanation that the page shows on request. Empty if the item has none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub help: String,
}

impl Panel {
    /// Returns the panel as lines of text: an empty line, the title, then the content.
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
            Self::Track { boxes, now } => {
                let title = |(index, (title, _)): (usize, &(String, String))| {
                    if index == *now { format!("[{title}]") } else { title.clone() }
                };
                let titles: Vec<_> = boxes.iter().enumerate().map(title).collect();
                vec![joined(&titles)]
            }
            Self::Table { head, rows } => {
                let head = (!head.is_empty()).then_some(head);
                let cells = head.into_iter().chain(rows.iter().map(|row| &row.cells));
                cells.map(|cells| joined(cells.iter().filter(|cell| !cell.is_empty()))).collect()
            }
            Self::Items(items) => items.line().into_iter().collect(),
            Self::Boxes(boxes) => boxes.iter().filter_map(Items::line).collect(),
        }
    }
}

impl Items {
    /// Returns the items as a line. `None` if there are no items.
    fn line(&self) -> Option<String> {
        let items = joined(self.items.iter().map(|item| &item.text));
        match (self.items.is_empty(), self.title.is_empty()) {
            (true, _) => None,
            (false, true) => Some(items),
            (false, false) => Some(format!("{}: {items}", self.title)),
        }
    }
}

fn joined<'a>(words: impl IntoIterator<Item = &'a String>) -> String {
    words.into_iter().map(String::as_str).collect::<Vec<_>>().join(" · ")
}
