//! View model of a frame, the only input of its drawing.

use kernel::Side;

/// Contents of one frame.
#[derive(Clone, Debug, Default)]
pub(crate) struct Screen {
    /// Game, scenario, turn and time.
    pub(crate) title: String,
    /// Victory points of both sides.
    pub(crate) score: String,
    /// Steps of the sequence of play that lead to the current one.
    pub(crate) path: String,
    pub(crate) field: Field,
    /// Pending decision, if there is one.
    pub(crate) decision: Option<Panel>,
    /// Step of the lesson, if one is played.
    pub(crate) lesson: Option<LessonState>,
    /// Side panel, with only the information that the viewer may see.
    pub(crate) beside: kernel::SidePanel,
    /// Log, the newest line last.
    pub(crate) log: Vec<String>,
    /// Status line: what was saved, refused or typed.
    pub(crate) message: String,
    /// Window drawn over the rest of the screen.
    pub(crate) overlay: Option<Overlay>,
}

/// Step of a lesson.
#[derive(Clone, Debug, Default)]
pub(crate) struct LessonState {
    /// Title and progress of the lesson.
    pub(crate) title: String,
    /// Explanation of the step.
    pub(crate) say: String,
    /// Highlighted places and cited sections, as text.
    pub(crate) more: Vec<String>,
    /// Prompt of the step.
    pub(crate) ask: String,
    /// Sentences of a quiz, from which the learner chooses.
    pub(crate) choices: Vec<Choice>,
    /// Feedback to the last try.
    pub(crate) said: Option<(Tone, String)>,
}

/// Sentence of a quiz.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) words: String,
    /// Whether the Enter key chooses the sentence.
    pub(crate) is_chosen: bool,
}

/// Tone of feedback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The learner's try was right.
    Right,
    /// The learner's try was wrong.
    Wrong,
}

/// Pending decision with its list of options.
#[derive(Clone, Debug, Default)]
pub(crate) struct Panel {
    /// Name of the side that decides.
    pub(crate) who: String,
    /// Side that decides, for its colour.
    pub(crate) side: Option<Side>,
    /// Prompt, with the section of the rulebook.
    pub(crate) prompt: String,
    /// Options that match the filter.
    pub(crate) options: Vec<Row>,
    /// Index of the selected option.
    pub(crate) chosen: usize,
    /// Filter for the options, as typed so far.
    pub(crate) filter: String,
}

/// Option in the list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) label: String,
    /// Costs and warnings of the option.
    pub(crate) note: String,
}

/// Window over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    Page(Page),
    Input {
        /// Prompt of the input line.
        label: String,
        /// Text that the player has typed so far.
        text: String,
    },
    /// Cover that hides the screen until this side is ready.
    Cover {
        /// Name of the side that may remove the cover.
        side: String,
    },
}

/// Text page that can be scrolled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Page {
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
    /// Number of lines scrolled away.
    pub(crate) scrolled: u16,
}

/// Battlefield as a grid of characters.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
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
    pub(crate) spot: Spot,
    pub(crate) number: String,
    /// Height of the hex, from 0 for the lowest to 9 for the highest on the map.
    pub(crate) height: u8,
    /// Sign of the terrain in the hex.
    pub(crate) ground: char,
    /// Whether a road runs through the hex.
    pub(crate) road: bool,
    /// Sign of the map marker in the hex, if any.
    pub(crate) laid: Option<char>,
    /// Stack in the hex.
    pub(crate) token: Option<Token>,
    /// Relation of the hex to the options of the decision.
    pub(crate) mark: Mark,
    /// Position of the hex inside or outside the area on display.
    pub(crate) within: Within,
}

/// Stack in a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) side: Side,
    /// Name of the first unit in four letters.
    pub(crate) name: String,
    /// Number of units, or the marker of a single unit.
    pub(crate) badge: char,
}

/// Relation of a hex to the options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mark {
    /// The hex belongs to no option.
    #[default]
    None,
    /// The hex belongs to an option.
    Option,
    /// The hex belongs to the selected option.
    Chosen,
}

/// Position of a hex inside or outside the area on display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Within {
    /// The hex is outside, or no area is on display.
    #[default]
    No,
    /// The hex is inside.
    Yes,
}

/// Width of a hex in characters.
pub(crate) const CELL_WIDTH: i32 = 5;
/// Height of a hex in lines.
pub(crate) const CELL_HEIGHT: i32 = 2;
