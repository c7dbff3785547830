//! View model: the data from which a frame is drawn.

use kernel::Side;

/// Contents of one frame of the screen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Screen {
    /// Title of the frame: game, scenario, turn and time.
    pub(crate) title: String,
    /// Victory points of each side, formatted for display.
    pub(crate) score: String,
    /// Steps of the sequence of play that lead to the current step, formatted for display.
    pub(crate) path: String,
    pub(crate) field: Field,
    /// Pending decision. `None` if no decision is pending.
    pub(crate) decision: Option<Panel>,
    /// Current step of the lesson. `None` if the match plays no lesson.
    pub(crate) lesson: Option<LessonState>,
    /// Side panel, with only the information that the viewer may see.
    pub(crate) beside: session::SidePanel,
    /// Log, the newest line last.
    pub(crate) log: Vec<String>,
    /// Message about a save, a refusal or the player's input.
    pub(crate) message: String,
    /// Window drawn over the rest of the screen. `None` if no window is open.
    pub(crate) overlay: Option<Overlay>,
}

/// State of the lesson's current step.
#[derive(Clone, Debug, Default)]
pub(crate) struct LessonState {
    /// Title and progress of the lesson.
    pub(crate) title: String,
    /// Explanation of the step.
    pub(crate) say: String,
    /// Highlighted places and cited sections, formatted for display.
    pub(crate) more: Vec<String>,
    /// Prompt of the step. Empty if the learner only has to read.
    pub(crate) ask: String,
    /// Sentences from which the learner chooses in a quiz. Empty in other steps.
    pub(crate) choices: Vec<Choice>,
    /// Reply to the last attempt, with its tone. `None` before the first attempt.
    pub(crate) said: Option<(Tone, String)>,
}

/// A sentence that the learner can choose in a quiz.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) words: String,
    /// Whether the Enter key chooses the sentence.
    pub(crate) is_chosen: bool,
}

/// Tone of a reply to the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The learner's attempt was correct.
    Right,
    /// The learner's attempt was wrong.
    Wrong,
}

/// Pending decision with its list of options.
#[derive(Clone, Debug, Default)]
pub(crate) struct Panel {
    /// Name of the side that decides.
    pub(crate) who: String,
    /// Side that decides, which determines the colour. `None` if no side does.
    pub(crate) side: Option<Side>,
    /// Prompt of the decision, with the section of the rulebook.
    pub(crate) prompt: String,
    /// Options that match the filter.
    pub(crate) options: Vec<Row>,
    /// Index of the selected option.
    pub(crate) chosen: usize,
    /// Filter that the player has typed so far. It limits the options.
    pub(crate) filter: String,
}

/// A row of the option list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) label: String,
    /// Costs and warnings of the option.
    pub(crate) note: String,
}

/// Window drawn over the rest of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    Page(Page),
    Input {
        /// Label in front of the input line.
        label: String,
        /// Characters that the player has typed so far.
        text: String,
    },
    /// Cover that hides the screen until the player of a side is ready.
    Cover {
        /// Name of the side whose player may remove the cover.
        side: String,
    },
}

/// Text page that can be scrolled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Page {
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
    /// Number of lines above the visible part.
    pub(crate) scrolled: u16,
}

/// Battlefield as a grid of characters.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
    pub(crate) cells: Vec<Cell>,
    /// Position to keep in view. `None` for the middle of the field.
    pub(crate) focus: Option<Spot>,
    /// Distance by which the player has moved the view from the focus.
    pub(crate) pan: (i32, i32),
}

/// Position on the field, in characters from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spot {
    /// Number of characters from the left edge of the field.
    pub(crate) x: i32,
    /// Number of lines from the top edge of the field.
    pub(crate) y: i32,
}

/// A hex as the screen shows it.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    pub(crate) spot: Spot,
    pub(crate) number: String,
    /// Height of the hex, from 0 for the lowest to 9 for the highest on the map.
    pub(crate) height: u8,
    /// Character that stands for the terrain of the hex.
    pub(crate) ground: char,
    /// Whether a road runs through the hex.
    pub(crate) road: bool,
    /// Sign of the map marker in the hex. `None` if there is no marker.
    pub(crate) laid: Option<char>,
    /// Stack in the hex. `None` if the hex is empty.
    pub(crate) token: Option<Token>,
    /// Relation of the hex to the options of the pending decision.
    pub(crate) mark: Mark,
    /// Whether the hex is inside the area that the player has chosen to see.
    pub(crate) within: Within,
}

/// Stack of units in a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) side: Side,
    /// Name of the first unit, in four letters.
    pub(crate) name: String,
    /// Number of units as a digit, or a character for the state of a single unit.
    pub(crate) badge: char,
}

/// Relation of a hex to the options of the pending decision.
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

/// Relation of a hex to the area that the player has chosen to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Within {
    /// The hex is outside the area, or no area is shown.
    #[default]
    No,
    /// The hex is inside the area.
    Yes,
}

/// Width of a hex in characters.
pub(crate) const CELL_WIDTH: i32 = 5;
/// Height of a hex in lines.
pub(crate) const CELL_HEIGHT: i32 = 2;
