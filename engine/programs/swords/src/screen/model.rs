//! View model of a frame, the only input of its drawing.

use kernel::Side;

/// One frame.
#[derive(Clone, Debug, Default)]
pub(crate) struct Screen {
    /// Game, scenario, turn and time.
    pub(crate) title: String,
    /// Victory points of both sides.
    pub(crate) score: String,
    /// Steps of the sequence of play that lead to the current one.
    pub(crate) path: String,
    /// Battlefield.
    pub(crate) field: Field,
    /// Pending decision.
    pub(crate) decision: Option<Panel>,
    /// Step of the lesson, if one is played.
    pub(crate) lesson: Option<LessonState>,
    /// Side panel, as the reader may know it.
    pub(crate) beside: kernel::SidePanel,
    /// Log, the newest line last.
    pub(crate) log: Vec<String>,
    /// Status line: what was saved, refused or typed.
    pub(crate) message: String,
    /// Window over everything else.
    pub(crate) overlay: Option<Overlay>,
}

/// Step of a lesson.
#[derive(Clone, Debug, Default)]
pub(crate) struct LessonState {
    /// Title and progress of the lesson.
    pub(crate) title: String,
    /// Explanation.
    pub(crate) say: String,
    /// Highlights and citations.
    pub(crate) more: Vec<String>,
    /// Prompt.
    pub(crate) ask: String,
    /// Sentences to choose from.
    pub(crate) choices: Vec<Choice>,
    /// Feedback to the last try.
    pub(crate) said: Option<(Tone, String)>,
}

/// Sentence of a quiz.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// Text of the sentence.
    pub(crate) words: String,
    /// Whether Enter chooses it.
    pub(crate) is_chosen: bool,
}

/// Tone of feedback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The try was right.
    Right,
    /// The try was wrong.
    Wrong,
}

/// Decision.
#[derive(Clone, Debug, Default)]
pub(crate) struct Panel {
    /// Name of the side that decides.
    pub(crate) who: String,
    /// Side, for its colour.
    pub(crate) side: Option<Side>,
    /// Prompt, with its section.
    pub(crate) prompt: String,
    /// Options that match the filter.
    pub(crate) options: Vec<Row>,
    /// Index of the selected option.
    pub(crate) chosen: usize,
    /// Filter typed so far.
    pub(crate) filter: String,
}

/// Option in the list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    /// Label of the option.
    pub(crate) label: String,
    /// Costs and warnings.
    pub(crate) note: String,
}

/// Window over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// Text page.
    Page(Page),
    /// Input line.
    Input {
        /// Prompt of the input.
        label: String,
        /// Text typed so far.
        text: String,
    },
    /// Cover that hides the screen until this side is ready.
    Cover {
        /// Name of the side.
        side: String,
    },
}

/// Text page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Page {
    /// Title of the page.
    pub(crate) title: String,
    /// Lines of the page.
    pub(crate) lines: Vec<String>,
    /// Number of lines scrolled away.
    pub(crate) scrolled: u16,
}

/// Battlefield.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
    /// All hexes.
    pub(crate) cells: Vec<Cell>,
    /// Position to keep in view.
    pub(crate) focus: Option<Spot>,
    /// Offset of the view from the focus.
    pub(crate) pan: (i32, i32),
}

/// Position on the field, in characters from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spot {
    /// Characters from the left.
    pub(crate) x: i32,
    /// Lines from the top.
    pub(crate) y: i32,
}

/// Hex on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    /// Position of the hex.
    pub(crate) spot: Spot,
    /// Number of the hex.
    pub(crate) number: String,
    /// Height from 0 for the lowest to 9 for the highest of the map.
    pub(crate) height: u8,
    /// Sign of its terrain.
    pub(crate) ground: char,
    /// Whether a road runs through it.
    pub(crate) road: bool,
    /// Sign of its map marker, if any.
    pub(crate) laid: Option<char>,
    /// Stack in the hex.
    pub(crate) token: Option<Token>,
    /// Whether it can be chosen.
    pub(crate) mark: Mark,
    /// Whether it belongs to the area on display.
    pub(crate) within: Within,
}

/// Stack in a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// Side of the stack.
    pub(crate) side: Side,
    /// Name of the first unit in four letters.
    pub(crate) name: String,
    /// Number of units, or the marker of a single unit.
    pub(crate) badge: char,
}

/// Relation of a hex to the options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mark {
    /// No option.
    #[default]
    None,
    /// Place of an option.
    Option,
    /// Place of the selected option.
    Chosen,
}

/// Whether a hex belongs to the area on display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Within {
    /// Outside, or no area is on display.
    #[default]
    No,
    /// Inside.
    Yes,
}

/// Width of a hex in characters.
pub(crate) const CELL_WIDTH: i32 = 5;
/// Height of a hex in lines.
pub(crate) const CELL_HEIGHT: i32 = 2;
