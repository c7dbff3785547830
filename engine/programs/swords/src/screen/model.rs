//! Everything that one frame shows. A frame is drawn from this and nothing else.

use kernel::Side;

/// One frame.
#[derive(Clone, Debug, Default)]
pub(crate) struct Screen {
    /// Game, scenario, turn and time.
    pub(crate) title: String,
    /// The points of both sides.
    pub(crate) score: String,
    /// The steps that lead to the present moment.
    pub(crate) path: String,
    /// The battlefield.
    pub(crate) field: Field,
    /// What is to be decided.
    pub(crate) decision: Option<Panel>,
    /// What is taught, where a lesson is played.
    pub(crate) lesson: Option<Taught>,
    /// What lies beside the map, as the reader may know it.
    pub(crate) beside: kernel::Panel,
    /// The log, the newest line last.
    pub(crate) log: Vec<String>,
    /// One line to the player: what was saved, refused or typed.
    pub(crate) message: String,
    /// What lies over everything else.
    pub(crate) overlay: Option<Overlay>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Default)]
pub(crate) struct Taught {
    /// The lesson, and how far it has come.
    pub(crate) title: String,
    /// What is said.
    pub(crate) say: String,
    /// Where to look, and where more is to be read.
    pub(crate) more: Vec<String>,
    /// What is asked.
    pub(crate) ask: String,
    /// The sentences to choose from.
    pub(crate) choices: Vec<Choice>,
    /// What was said to the last try.
    pub(crate) said: Option<(Tone, String)>,
}

/// One of several sentences.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// The sentence.
    pub(crate) words: String,
    /// Whether Enter takes it.
    pub(crate) is_chosen: bool,
}

/// How something is said to a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// It was right.
    Right,
    /// It was not.
    Wrong,
}

/// A decision.
#[derive(Clone, Debug, Default)]
pub(crate) struct Panel {
    /// Who decides.
    pub(crate) who: String,
    /// The side, for its colour.
    pub(crate) side: Option<Side>,
    /// The question, with its section.
    pub(crate) prompt: String,
    /// The options that the filter leaves.
    pub(crate) options: Vec<Row>,
    /// The index of the one that Enter takes.
    pub(crate) chosen: usize,
    /// What was typed to filter them.
    pub(crate) filter: String,
}

/// One option.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    /// Its words.
    pub(crate) label: String,
    /// Costs and warnings.
    pub(crate) note: String,
}

/// A window over the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// Something to read.
    Page(Page),
    /// A line to type.
    Input {
        /// What is asked for.
        label: String,
        /// What was typed so far.
        text: String,
    },
    /// The screen is covered until this side looks.
    Cover {
        /// The name of the side.
        side: String,
    },
}

/// Something to read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Page {
    /// Above it.
    pub(crate) title: String,
    /// The lines.
    pub(crate) lines: Vec<String>,
    /// How many lines are scrolled away.
    pub(crate) scrolled: u16,
}

/// The battlefield.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
    /// Every hex.
    pub(crate) cells: Vec<Cell>,
    /// The cell that is to be seen, by its place.
    pub(crate) focus: Option<Spot>,
    /// How far the view is moved from there.
    pub(crate) pan: (i32, i32),
}

/// A place on the field, in characters from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spot {
    /// From the left.
    pub(crate) x: i32,
    /// From the top.
    pub(crate) y: i32,
}

/// A hex.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    /// Where it lies.
    pub(crate) spot: Spot,
    /// Its number.
    pub(crate) number: String,
    /// Its height: 0 for the lowest of the map, 9 for the highest.
    pub(crate) height: u8,
    /// The sign of its terrain.
    pub(crate) ground: char,
    /// Whether a road runs through it.
    pub(crate) road: bool,
    /// The sign of what lies on its ground, if anything does.
    pub(crate) laid: Option<char>,
    /// Who stands there.
    pub(crate) token: Option<Token>,
    /// Whether it can be chosen.
    pub(crate) mark: Mark,
    /// Whether it is in the area that is shown.
    pub(crate) within: Within,
}

/// The units of a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// Whose they are.
    pub(crate) side: Side,
    /// The first one, in four letters.
    pub(crate) name: String,
    /// How many there are, or the marker of the only one.
    pub(crate) badge: char,
}

/// Whether a hex can be chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mark {
    /// It cannot.
    #[default]
    None,
    /// It can.
    Option,
    /// Enter takes it.
    Chosen,
}

/// Whether a hex is in the area that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Within {
    /// It is not, or none is shown.
    #[default]
    No,
    /// It is.
    Yes,
}

/// How wide a hex is drawn.
pub(crate) const CELL_WIDTH: i32 = 5;
/// How high a hex is drawn.
pub(crate) const CELL_HEIGHT: i32 = 2;
