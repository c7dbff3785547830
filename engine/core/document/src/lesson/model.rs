//! Model of lesson documents, common to all rule systems: texts, highlights, tasks and correct
//! answers.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::Located;

/// Automatic answers by side.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Meanwhile {
    /// Automatic answers of the Union.
    #[serde(default)]
    pub usa: BTreeMap<String, Scalar>,
    /// Automatic answers of the Confederacy.
    #[serde(default)]
    pub csa: BTreeMap<String, Scalar>,
}

/// Level of the bot on the other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Computer {
    /// Picks any legal option.
    Recruit,
    /// Uses the odds of the current action.
    #[default]
    Sergeant,
    /// Plans each activation.
    Captain,
}

/// A step of a lesson. At most one of `point`, `quiz`, `answer` and `play` gives the task. Without
/// a task, the learner only reads.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Step {
    /// Text for the learner.
    pub say: String,
    /// Parts to highlight during the step.
    #[serde(default)]
    pub light: Light,
    /// Sections of the rulebook that the step covers, such as `SS 12.1`.
    #[serde(default)]
    pub sections: Vec<String>,
    /// Names of the rules cards with further explanation.
    #[serde(default)]
    pub cards: Vec<Located<String>>,
    /// Task: point at a hex or a counter.
    pub point: Option<Point>,
    /// Task: pick one of several sentences.
    pub quiz: Option<Quiz>,
    /// Task: answer questions of the match.
    pub answer: Option<Answers>,
    /// Task: play freely. Must be the last step.
    pub play: Option<FreePlay>,
}

/// Parts to highlight.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Light {
    /// Hexes.
    #[serde(default)]
    pub hexes: Vec<Located<String>>,
    /// Units.
    #[serde(default)]
    pub units: Vec<Located<String>>,
    /// Parts of the table.
    #[serde(default)]
    pub parts: Vec<Part>,
}

/// A part of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The question and its options.
    Decision,
    /// The log.
    Log,
    /// The map.
    Map,
    /// Details of the selected hex and its units.
    Here,
    /// Turn, time and points.
    Score,
    /// The displays beside the map.
    Beside,
    /// The rules reference.
    Rules,
}

/// Task to point at a hex or unit.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Point {
    /// Instruction for the learner.
    pub ask: String,
    /// Correct hexes and units.
    pub right: Vec<Located<String>>,
    /// Replies to wrong tries.
    pub wrong: Wrong,
}

/// A quiz with several sentences.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Quiz {
    /// Instruction for the learner.
    pub ask: String,
    /// Sentences.
    pub choices: Vec<QuizChoice>,
}

/// A sentence of the quiz.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct QuizChoice {
    /// Text of the sentence.
    pub text: String,
    /// Whether it is right.
    #[serde(default)]
    pub right: bool,
    /// Reply to the learner who picks it.
    pub say: String,
}

/// Task to answer questions of the match.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Answers {
    /// Instruction for the learner.
    pub ask: String,
    /// Correct answers, one entry for each decision: `kind: id`, or `kind: [id, id]` if several are
    /// correct. Use `kind: any` for any legal option, and `kind: {way-to: hex}` for each step of a
    /// path.
    pub right: Vec<BTreeMap<String, Right>>,
    /// Names of the facts that must follow, in this order. Other facts may come between. They
    /// guarantee that the text matches the events.
    #[serde(default)]
    pub log: Vec<Located<String>>,
    /// Replies to wrong answers.
    pub wrong: Wrong,
}

/// Correct answers to one decision.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Right {
    /// One id, or `any` for any legal option.
    One(Scalar),
    /// One of these ids.
    OneOf(Vec<Scalar>),
    /// Each step of a path.
    Way(Way),
}

/// A path.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Way {
    /// Hex at the end of the path.
    pub way_to: Scalar,
}

/// Replies to wrong tries.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Wrong {
    /// Specific replies, by the id of the wrong try.
    #[serde(default)]
    pub to: BTreeMap<String, String>,
    /// Reply to all other wrong tries.
    pub otherwise: String,
}

/// Task to play freely.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FreePlay {
    /// Instruction for the learner.
    pub ask: String,
    /// Turn at whose start the step ends. If absent, it ends with the match.
    pub until_turn: Option<u8>,
}

/// A word, a number or a switch, read as its text.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Scalar {
    /// `true` or `false`.
    Switch(bool),
    /// A number, such as a hexside.
    Number(i64),
    /// Text.
    Text(String),
}

impl Scalar {
    /// Returns the text.
    pub fn text(&self) -> String {
        match self {
            Self::Switch(switch) => switch.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }
}
