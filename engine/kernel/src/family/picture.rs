use serde::Serialize;

use super::{Area, Laid};
use crate::{HexNumber, PerSide, Side};

/// A position as a page draws it for one reader: in words, counters and sections, whatever the rules.
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

/// A counter on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// By which answers mean it.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// Where it stands.
    pub hex: HexNumber,
    /// The sign of its arm: `infantry`, `cavalry`, `artillery` or `leader`.
    pub sign: &'static str,
    /// The number of its formation, if it belongs to one: it gives the band its look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub band: Option<usize>,
    /// What is printed below the sign.
    pub values: String,
    /// Whether it shows its worse face.
    pub worn: bool,
    /// Whether a line runs round it.
    pub framed: bool,
    /// What befell it.
    pub badges: Vec<Badge>,
    /// Whether it has used its action.
    pub acted: bool,
    /// Whether it belongs to those that act.
    pub active: bool,
    /// All of it in words.
    pub words: String,
}

/// A mark at the corner of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Badge {
    /// The letter on it.
    pub letter: char,
    /// Its shape, told apart without colours.
    pub shape: Shape,
}

/// The shape of a badge.
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Section {
    /// Its title.
    pub title: String,
    /// What it holds.
    pub parts: Vec<Content>,
}

/// What a section holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Content {
    /// A sentence.
    Words(String),
    /// A track.
    Track {
        /// Its boxes, each with a note.
        boxes: Vec<(String, String)>,
        /// The index of the one that is reached.
        now: usize,
    },
    /// A table.
    Table {
        /// What its columns are, where that is not clear.
        head: Vec<String>,
        /// Its rows.
        rows: Vec<Row>,
    },
    /// Things that lie together.
    Items(Items),
    /// Boxes beside each other, each with what lies in it.
    Boxes(Vec<Items>),
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Whose it is, if it is anybody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// What it says; the first says what it is about.
    pub cells: Vec<String>,
}

/// Things that lie together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Items {
    /// What they are.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Whether one has to open them to see them.
    pub folded: bool,
    /// Whether they are drawn as chits.
    pub chits: bool,
    /// The things.
    pub items: Vec<Item>,
}

/// A thing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Item {
    /// What it is called.
    pub text: String,
    /// Whose it is, if it is anybody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Whether it lies face down.
    pub covered: bool,
    /// More about it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub help: String,
}
