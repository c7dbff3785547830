//! Lessons: a start position, explanations, and tasks for the learner.
//!
//! A lesson refers to questions by kind and to options by id, as records and test cases do. It
//! depends on no rule system.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Level;
use crate::say;
use crate::{Die, PerSide, Side};

/// A lesson.
///
/// ```
/// use kernel::{Die, Lesson, LessonStep, Level, Spotlight, PerSide, QuizChoice, Side, TablePart, Task};
/// let words = |text: &str| text.to_owned();
/// let step = |say: &str, light, task| LessonStep {
///     say: words(say),
///     light,
///     sections: vec![],
///     cards: vec![],
///     task,
/// };
/// let choice =
///     |text: &str, right, say: &str| QuizChoice { text: words(text), right, say: words(say) };
/// let quiz = Task::Quiz {
///     ask: words("When does a run lead farther than a walk?"),
///     choices: vec![choice("With a two", false, "As far."), choice("With a three", true, "Yes.")],
/// };
/// let map = Spotlight { parts: vec![TablePart::Map], ..Spotlight::default() };
/// let lesson = Lesson {
///     id: words("first-steps"),
///     title: words("First steps"),
///     about: words("You can race."),
///     minutes: 3,
///     scenario: words("race"),
///     side: Side::Usa,
///     computer: Level::Recruit,
///     dice: vec![Die::OF_SIX[2]],
///     draws: vec![],
///     meanwhile: PerSide::from_fn(|side| match side {
///         Side::Usa => [].into(),
///         Side::Csa => [(words("pace"), words("walk"))].into(),
///     }),
///     steps: vec![step("This is the course.", map, Task::Read), step("", Spotlight::default(), quiz)],
/// };
/// assert_eq!(lesson.meanwhile[lesson.side.other()]["pace"], "walk", "the computer never runs");
/// let Task::Quiz { choices, .. } = &lesson.steps[1].task else { panic!("the second step asks") };
/// let right = choices.iter().find(|choice| choice.right).expect("one is right");
/// assert_eq!(right.text, "With a three");
/// assert_eq!(lesson.steps[0].light.parts[0].words(), "the map");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lesson {
    /// Id of the lesson, unique within the package.
    pub id: String,
    /// Title of the lesson in lists.
    pub title: String,
    /// Summary of the lesson, in one sentence.
    pub about: String,
    /// Approximate duration of the lesson in minutes.
    pub minutes: u8,
    /// Id of the scenario that the lesson plays.
    pub scenario: String,
    /// Side that the learner plays.
    pub side: Side,
    /// Level of the bot that plays the other side.
    #[serde(serialize_with = "by_id")]
    pub computer: Level,
    /// Prepared results of the first dice, in order. A seed determines all later dice.
    pub dice: Vec<Die>,
    /// Ids of the first items to draw, in order. A seed determines all later draws.
    pub draws: Vec<String>,
    /// Automatic answers of each side, by kind of question. If a step asks the learner a question
    /// of some kind, that step takes precedence.
    pub meanwhile: PerSide<BTreeMap<String, String>>,
    /// Steps of the lesson, in order.
    pub steps: Vec<LessonStep>,
}

/// A lesson with the board `B` on which it starts.
///
/// ```
/// # fn starts_on_row(lesson: kernel::Lesson) {
/// let opened = kernel::OpenedLesson { lesson, opening: 3 };
/// assert_eq!(opened.opening, 3);
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct OpenedLesson<B> {
    /// Title and steps of the lesson.
    pub lesson: Lesson,
    /// Position in which the lesson starts.
    pub opening: B,
}

/// A step of a [`Lesson`]: a text and a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LessonStep {
    /// Text for the learner. Empty if the instruction of the task is enough.
    pub say: String,
    /// Parts of the table, hexes and counters highlighted during the step.
    pub light: Spotlight,
    /// Sections of the rulebook that the step covers.
    pub sections: Vec<String>,
    /// Ids of the [cards](super::Card) that explain more.
    pub cards: Vec<String>,
    /// Task that the learner must complete to finish the step.
    pub task: Task,
}

/// Parts that a step of a [`Lesson`] highlights.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Spotlight {
    /// Numbers of the hexes to highlight.
    pub hexes: Vec<String>,
    /// Ids of the counters to highlight.
    pub units: Vec<String>,
    /// Parts of the table to highlight.
    pub parts: Vec<TablePart>,
}

/// A part of the table at which a match is played.
///
/// ```
/// use kernel::TablePart;
/// assert_eq!(TablePart::Decision.words(), "the decision");
/// let mut words = TablePart::ALL.map(TablePart::words).to_vec();
/// words.sort_unstable();
/// words.dedup();
/// assert_eq!(words.len(), TablePart::ALL.len(), "no two are called the same");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TablePart {
    /// The pending question and its options.
    Decision,
    /// The log of the latest events.
    Log,
    /// The map with its counters.
    Map,
    /// The details of the selected hex and of the units in it.
    Here,
    /// Turn, time and points.
    Score,
    /// The panels beside the map, such as the turn track.
    Beside,
    /// The rules reference.
    Rules,
}

impl TablePart {
    /// All parts of the table, in display order.
    pub const ALL: [Self; 7] =
        [Self::Decision, Self::Log, Self::Map, Self::Here, Self::Score, Self::Beside, Self::Rules];

    /// Returns the name of the part, for interfaces without graphics.
    pub fn words(self) -> String {
        match self {
            Self::Decision => say!("part-decision"),
            Self::Log => say!("part-log"),
            Self::Map => say!("part-map"),
            Self::Here => say!("part-hex"),
            Self::Score => say!("part-score"),
            Self::Beside => say!("part-beside"),
            Self::Rules => say!("part-rules"),
        }
    }
}

/// Task of a learner in one step.
///
/// ```
/// use kernel::{Task, Wrong};
/// /// Whether the learner has to do something.
/// fn waits(task: &Task) -> bool {
///     !matches!(task, Task::Read)
/// }
///
/// let to = [("0203".to_owned(), "That is the other lane.".to_owned())].into();
/// let wrong = Wrong { to, otherwise: "Look at the first column.".to_owned() };
/// assert_eq!(wrong.said_to("0203"), "That is the other lane.");
/// assert_eq!(wrong.said_to("0207"), "Look at the first column.");
/// let (ask, right) = ("Point at your goal.".to_owned(), vec!["0109".to_owned()]);
/// assert!(waits(&Task::Point { ask, right, wrong }) && !waits(&Task::Read));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Task {
    /// The learner reads the text, and continues at any time.
    Read,
    /// The learner points at a hex or a counter.
    Point {
        /// Instruction that the learner reads.
        ask: String,
        /// Numbers of the hexes and ids of the counters that count as correct.
        right: Vec<String>,
        /// Replies to wrong selections.
        wrong: Wrong,
    },
    /// The learner picks one of several sentences.
    Quiz {
        /// Question that the learner reads.
        ask: String,
        /// Sentences of the quiz, in the order in which they are offered.
        choices: Vec<QuizChoice>,
    },
    /// The learner answers questions of the match.
    Answer {
        /// Instruction that the learner reads.
        ask: String,
        /// Correct answers, one entry for each decision or path.
        right: Vec<Right>,
        /// Names of the facts that must follow the answers, in this order. Other facts may occur
        /// between them.
        log: Vec<String>,
        /// Replies to wrong answers.
        wrong: Wrong,
    },
    /// The learner plays freely.
    Play {
        /// Instruction that the learner reads.
        ask: String,
        /// Turn at whose start the step ends. `None` if the step ends with the match.
        until: Option<u8>,
    },
}

/// One choice of a quiz; [`Lesson`] has two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuizChoice {
    /// Sentence that the learner can pick.
    pub text: String,
    /// Whether a learner who picks this sentence completes the step.
    pub right: bool,
    /// Reply to the learner who picks the sentence.
    pub say: String,
}

/// Replies to wrong attempts; [`Task`] has an example.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wrong {
    /// Specific replies, by the id of the wrong answer.
    pub to: BTreeMap<String, String>,
    /// Reply to every other wrong answer.
    pub otherwise: String,
}

impl Wrong {
    /// Returns the reply to the wrong answer with this id.
    pub fn said_to(&self, id: &str) -> &str {
        self.to.get(id).unwrap_or(&self.otherwise)
    }
}

/// Correct answers to one decision, or to each decision along a path.
///
/// ```
/// use kernel::{Right, RightAnswer};
/// let answer = RightAnswer::OneOf(vec!["0304".to_owned(), "0305".to_owned()]);
/// let right = Right { to: "hex".to_owned(), answer };
/// assert!(right.is_about("retreat.hex") && !right.is_about("retreat.unit"));
/// let in_full = Right { to: "retreat.hex".to_owned(), answer: RightAnswer::Any };
/// assert!(in_full.is_about("retreat.hex") && !in_full.is_about("hex"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Right {
    /// Kind of the decision, either as the full name or as the last part of the name.
    pub to: String,
    /// Answers that count as correct for the decision.
    pub answer: RightAnswer,
}

/// Correct answers to a decision; [`Right`] has an example.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RightAnswer {
    /// The option with any of these ids.
    OneOf(Vec<String>),
    /// Any legal option of the decision.
    Any,
    /// Every step of a path to the hex with this printed number.
    WayTo(String),
}

impl Right {
    /// Whether these answers apply to decisions of `kind`.
    pub fn is_about(&self, kind: &str) -> bool {
        self.to == kind || kind.rsplit('.').next() == Some(&self.to)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
fn by_id<S: serde::Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.id())
}
