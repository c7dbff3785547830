//! Lessons: a position of its own, what is said on the way, and what a learner is asked.
//!
//! A lesson knows kinds of questions and ids of answers, as records and cases do, and no family of rules.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Level;
use crate::say;
use crate::{Die, PerSide, Side};

/// A lesson.
///
/// ```
/// use kernel::{Die, Lesson, LessonStep, Level, Lit, PerSide, QuizChoice, Side, TablePart, Task};
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
/// let map = Lit { parts: vec![TablePart::Map], ..Lit::default() };
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
///     steps: vec![step("This is the course.", map, Task::Read), step("", Lit::default(), quiz)],
/// };
/// assert_eq!(lesson.meanwhile[lesson.side.other()]["pace"], "walk", "the computer never runs");
/// let Task::Quiz { choices, .. } = &lesson.steps[1].task else { panic!("the second step asks") };
/// let right = choices.iter().find(|choice| choice.right).expect("one is right");
/// assert_eq!(right.text, "With a three");
/// assert_eq!(lesson.steps[0].light.parts[0].words(), "the map");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lesson {
    /// The word by which people and programs start it; no other lesson of its package has it.
    pub id: String,
    /// What it is called in lists.
    pub title: String,
    /// What the lesson teaches, in one sentence.
    pub about: String,
    /// The approximate length in minutes.
    pub minutes: u8,
    /// The id of the scenario in whose battle it plays.
    pub scenario: String,
    /// The side that the learner plays.
    pub side: Side,
    /// The level of the computer opponent.
    #[serde(serialize_with = "by_id")]
    pub computer: Level,
    /// The first dice. Later ones come from a seed.
    pub dice: Vec<Die>,
    /// The first things that are drawn, by their ids; later ones are drawn by a seed.
    pub draws: Vec<String>,
    /// What is answered without asking, by kind of question, as long as no step asks for it.
    pub meanwhile: PerSide<BTreeMap<String, String>>,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a [`Lesson`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LessonStep {
    /// What the learner reads; it may be empty where the task says all.
    pub say: String,
    /// What is lit as long as the step lasts.
    pub light: Lit,
    /// The sections of the rulebook that it is about.
    pub sections: Vec<String>,
    /// The names of the [cards](super::Card) that say more.
    pub cards: Vec<String>,
    /// What the learner does before the next step comes.
    pub task: Task,
}

/// What is lit in a step of a [`Lesson`], for the learner to look at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Lit {
    /// Hexes by their numbers.
    pub hexes: Vec<String>,
    /// Counters by their ids.
    pub units: Vec<String>,
    /// Parts of the table.
    pub parts: Vec<TablePart>,
}

/// A part of a table at which a match is played.
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
    /// The question and its answers.
    Decision,
    /// The latest events.
    Log,
    /// The map.
    Map,
    /// The details of the selected hex and its units.
    Here,
    /// Turn, time and points.
    Score,
    /// The panels beside the map.
    Beside,
    /// The rules to be looked up.
    Rules,
}

impl TablePart {
    /// All parts, in the order in which a table has them.
    pub const ALL: [Self; 7] =
        [Self::Decision, Self::Log, Self::Map, Self::Here, Self::Score, Self::Beside, Self::Rules];

    /// What it is called, for a table without pictures.
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

/// What a learner does.
///
/// ```
/// use kernel::{Task, Wrong};
/// /// Whether the lesson waits for the learner.
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
    /// Reads what is said, and goes on when he likes.
    Read,
    /// Points at a hex, or at a counter.
    Point {
        /// What the learner is told to do.
        ask: String,
        /// The hexes and counters that are right.
        right: Vec<String>,
        /// What is said to wrong ones.
        wrong: Wrong,
    },
    /// Takes one of several sentences.
    Quiz {
        /// What the learner is told to do.
        ask: String,
        /// The sentences, in the order in which they are offered.
        choices: Vec<QuizChoice>,
    },
    /// Answers decisions of the match.
    Answer {
        /// What the learner is told to do.
        ask: String,
        /// What is right, decision by decision.
        right: Vec<Right>,
        /// The names of facts that come of it, in this order; others may stand between.
        log: Vec<String>,
        /// What is said to wrong answers.
        wrong: Wrong,
    },
    /// Plays as he likes.
    Play {
        /// What the learner is told to do.
        ask: String,
        /// Until this turn begins; without one until the match is over.
        until: Option<u8>,
    },
}

/// One of the sentences of a quiz; [`Lesson`] shows two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuizChoice {
    /// The sentence that is offered.
    pub text: String,
    /// Whether the step is done once it is taken.
    pub right: bool,
    /// The reply if the learner takes it.
    pub say: String,
}

/// What is said to wrong tries; [`Task`] shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wrong {
    /// What is said to some, by the ids of what was tried.
    pub to: BTreeMap<String, String>,
    /// What is said to all others.
    pub otherwise: String,
}

impl Wrong {
    /// What is said to what was tried, by its id.
    pub fn said_to(&self, id: &str) -> &str {
        self.to.get(id).unwrap_or(&self.otherwise)
    }
}

/// The right answers to one decision, or on a way of several.
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
    /// The kind of the decision: in full, or by its last part.
    pub to: String,
    /// What the learner may answer for the step to go on.
    pub answer: RightAnswer,
}

/// What is right of the answers to a decision; [`Right`] shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RightAnswer {
    /// One of these ids.
    OneOf(Vec<String>),
    /// Any of those that are offered.
    Any,
    /// Each hex on a way to this one, by its number, up to the hex itself.
    WayTo(String),
}

impl Right {
    /// Whether it is about decisions of a kind.
    pub fn is_about(&self, kind: &str) -> bool {
        self.to == kind || kind.rsplit('.').next() == Some(&self.to)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
fn by_id<S: serde::Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.id())
}
