//! Lessons: a position of its own, what is said on the way, and what a learner is asked.
//!
//! A lesson knows kinds of questions and ids of answers, as records and cases do, and no family of rules.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Level;
use crate::{Die, PerSide, Side};

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lesson {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What one can do after it, in a sentence.
    pub about: String,
    /// About how many minutes it takes.
    pub minutes: u8,
    /// The id of the scenario in whose battle it plays.
    pub scenario: String,
    /// Whom the learner commands.
    pub side: Side,
    /// Who plays the other side.
    #[serde(serialize_with = "by_id")]
    pub computer: Level,
    /// The first dice that are rolled; later ones fall by a seed.
    pub dice: Vec<Die>,
    /// The first things that are drawn, by their ids; later ones are drawn by a seed.
    pub draws: Vec<String>,
    /// What is answered without asking, by kind of question, as long as no step asks for it.
    pub meanwhile: PerSide<BTreeMap<String, String>>,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LessonStep {
    /// What is said.
    pub say: String,
    /// What is lit meanwhile.
    pub light: Lit,
    /// The sections of the rulebook that it is about.
    pub sections: Vec<String>,
    /// The names of cards that say more.
    pub cards: Vec<String>,
    /// What the learner does before the next step comes.
    pub task: Task,
}

/// What is lit.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TablePart {
    /// The question and its answers.
    Decision,
    /// What happened.
    Log,
    /// The map.
    Map,
    /// What is said of the hex and the units at which one looks.
    Here,
    /// Turn, time and points.
    Score,
    /// What lies beside the map.
    Beside,
    /// The rules to be looked up.
    Rules,
}

impl TablePart {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Decision, Self::Log, Self::Map, Self::Here, Self::Score, Self::Beside, Self::Rules];

    /// What it is called, for a table without pictures.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Decision => "the question",
            Self::Log => "the log",
            Self::Map => "the map",
            Self::Here => "what is said of a hex",
            Self::Score => "turn and points",
            Self::Beside => "what lies beside the map",
            Self::Rules => "the rules",
        }
    }
}

/// What a learner does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Task {
    /// Reads.
    Read,
    /// Points at a hex, or at a counter.
    Point {
        /// What is asked.
        ask: String,
        /// The hexes and counters that are right.
        right: Vec<String>,
        /// What is said to wrong ones.
        wrong: Wrong,
    },
    /// Takes one of several sentences.
    Quiz {
        /// What is asked.
        ask: String,
        /// The sentences.
        choices: Vec<QuizChoice>,
    },
    /// Answers decisions of the match.
    Answer {
        /// What is asked.
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
        /// What is asked.
        ask: String,
        /// Until this turn begins; without one until the match is over.
        until: Option<u8>,
    },
}

/// One of the sentences of a quiz.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuizChoice {
    /// The sentence.
    pub text: String,
    /// Whether it is right.
    pub right: bool,
    /// What is said to it.
    pub say: String,
}

/// What is said to wrong tries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wrong {
    /// To these, by their ids.
    pub to: BTreeMap<String, String>,
    /// To all others.
    pub otherwise: String,
}

impl Wrong {
    /// What is said to an answer.
    pub fn said_to(&self, id: &str) -> &str {
        self.to.get(id).unwrap_or(&self.otherwise)
    }
}

/// The right answers to one decision, or on a way of several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Right {
    /// The kind of the decision: in full, or by its last part.
    pub to: String,
    /// The answers.
    pub answer: RightAnswer,
}

/// Right answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RightAnswer {
    /// One of these.
    OneOf(Vec<String>),
    /// Any of those that are offered.
    Any,
    /// Each on a way to this hex, up to the hex itself.
    WayTo(String),
}

impl Right {
    /// Whether it is about decisions of a kind.
    ///
    /// ```
    /// use kernel::{Right, RightAnswer};
    /// let right = Right { to: "hex".to_owned(), answer: RightAnswer::Any };
    /// assert!(right.is_about("retreat.hex") && !right.is_about("retreat.unit"));
    /// ```
    pub fn is_about(&self, kind: &str) -> bool {
        self.to == kind || kind.rsplit('.').next() == Some(&self.to)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
fn by_id<S: serde::Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.id())
}
