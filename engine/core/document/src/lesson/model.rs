//! Model of lesson documents, common to all rule systems: instructions, highlights, tasks and
//! correct answers.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::Located;

/// Automatic answers of each side, by kind of question.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Meanwhile {
    /// Automatic answers of the Union, by kind of question. The value is the id of an option.
    #[serde(default)]
    pub usa: BTreeMap<String, Scalar>,
    /// Automatic answers of the Confederacy, by kind of question. The value is the id of an option.
    #[serde(default)]
    pub csa: BTreeMap<String, Scalar>,
}

/// Level of the bot that plays the other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Computer {
    /// Picks any legal option.
    Recruit,
    /// Considers the odds of the current action.
    #[default]
    Sergeant,
    /// Plans for the formation that is acting.
    Captain,
}

/// A step of a lesson. It has at most one task: `point`, `quiz`, `answer` or `play`. Without one, the learner only
/// reads.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Step {
    /// Text that the learner reads. Empty if the instruction of the task is enough.
    pub say: String,
    /// Hexes, units and parts of the table to highlight.
    #[serde(default)]
    pub light: Light,
    /// Sections of the rulebook that the step covers, such as `SS 12.1`. Empty by default.
    #[serde(default)]
    pub sections: Vec<String>,
    /// Names of the rule cards that the step offers for further reading.
    #[serde(default)]
    pub cards: Vec<Located<String>>,
    /// Task to point at a hex or a counter.
    pub point: Option<Point>,
    /// Task to answer a multiple-choice question.
    pub quiz: Option<Quiz>,
    /// Task to answer decisions of the match.
    pub answer: Option<Answers>,
    /// Task to play freely. Only the last step may have this task.
    pub play: Option<FreePlay>,
}

/// Hexes, units and parts of the table that a step highlights.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Light {
    /// Numbers of the hexes to highlight.
    #[serde(default)]
    pub hexes: Vec<Located<String>>,
    /// Ids of the units to highlight.
    #[serde(default)]
    pub units: Vec<Located<String>>,
    /// Parts of the table to highlight.
    #[serde(default)]
    pub parts: Vec<Part>,
}

/// A part of the table that a step can highlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The pending question and its options.
    Decision,
    /// The log of the latest events.
    Log,
    /// The map with its counters.
    Map,
    /// The details of the selected hex and its units.
    Here,
    /// Turn, time and points.
    Score,
    /// The panels beside the map, such as the turn track.
    Beside,
    /// The rules reference.
    Rules,
}

/// Task to point at a hex or a unit on the map.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Point {
    /// Instruction for the learner.
    pub ask: String,
    /// Numbers of the hexes and ids of the units that count as correct.
    pub right: Vec<Located<String>>,
    /// Replies to all other hexes and units.
    pub wrong: Wrong,
}

/// Task to choose the correct sentences among several.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Quiz {
    /// Question for the learner.
    pub ask: String,
    /// Sentences that the learner can choose.
    pub choices: Vec<QuizChoice>,
}

/// A sentence of a multiple-choice question.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct QuizChoice {
    /// Sentence that the learner can choose.
    pub text: String,
    /// Whether this sentence is correct. Defaults to false.
    #[serde(default)]
    pub right: bool,
    /// Reply to the learner who chooses the sentence.
    pub say: String,
}

/// Task to answer questions of the match.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Answers {
    /// Instruction for the learner.
    pub ask: String,
    /// Correct answer to each decision, in order: `kind: id`, `kind: [id, id]` for several, `kind:
    /// any`, or `kind: {way-to: hex}` for all steps of a path.
    pub right: Vec<BTreeMap<String, Right>>,
    /// Names of the events that must result from the answers, in this order. Other events may occur
    /// between them. The check ensures that the lesson describes events that really happen.
    #[serde(default)]
    pub log: Vec<Located<String>>,
    /// Replies to all other answers.
    pub wrong: Wrong,
}

/// Correct answers to one decision of the match.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Right {
    /// The option with this id, or `any` for all options.
    One(Scalar),
    /// Any option with one of these ids.
    OneOf(Vec<Scalar>),
    /// Every step of a path to a hex.
    Way(Way),
}

/// A path that the learner must take.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Way {
    /// Hex at the end of the path.
    pub way_to: Scalar,
}

/// Replies of the lesson to wrong answers.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Wrong {
    /// Replies to specific wrong answers, by the id of the answer.
    #[serde(default)]
    pub to: BTreeMap<String, String>,
    /// Reply to every other wrong answer.
    pub otherwise: String,
}

/// Task to play the match freely.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FreePlay {
    /// Instruction for the learner.
    pub ask: String,
    /// Turn at whose start the step ends. If absent, the step ends with the match.
    pub until_turn: Option<u8>,
}

/// A word, a number or a boolean, stored as a string.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Scalar {
    /// A boolean: `true` or `false`.
    Switch(bool),
    /// A number, such as a hexside.
    Number(i64),
    /// Any other string.
    Text(String),
}

impl Scalar {
    /// Returns the value as a string.
    pub fn text(&self) -> String {
        match self {
            Self::Switch(switch) => switch.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }
}
