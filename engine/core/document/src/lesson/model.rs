//! Model of lesson documents, common to all rule systems: texts, highlights, tasks and correct
//! answers.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::Located;

/// Automatic answers of each side, by kind of question.
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

/// Level of the bot that plays the other side.
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

/// A step of a lesson. It has at most one task: `point`, `quiz`, `answer` or `play`. Without one, the learner only
/// reads.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Step {
    /// Text that the learner reads.
    pub say: String,
    /// Hexes, units and parts of the table to highlight.
    #[serde(default)]
    pub light: Light,
    /// Sections of the rulebook that the step covers, such as `SS 12.1`.
    #[serde(default)]
    pub sections: Vec<String>,
    /// Names of the rule cards that explain more.
    #[serde(default)]
    pub cards: Vec<Located<String>>,
    /// The learner points at a hex or a counter.
    pub point: Option<Point>,
    /// The learner answers a multiple-choice question.
    pub quiz: Option<Quiz>,
    /// The learner answers decisions.
    pub answer: Option<Answers>,
    /// Free play. Only the last step may have this task.
    pub play: Option<FreePlay>,
}

/// Items that a step highlights.
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

/// A part of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The question and its options.
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
    /// The rules reference.
    Rules,
}

/// Task to point at a hex or unit.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Point {
    /// Prompt that the learner reads.
    pub ask: String,
    /// Numbers of the right hexes and ids of the right units.
    pub right: Vec<Located<String>>,
    /// Replies to all other hexes and units.
    pub wrong: Wrong,
}

/// A multiple-choice question.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Quiz {
    /// Prompt that the learner reads.
    pub ask: String,
    /// Sentences that the learner can choose.
    pub choices: Vec<QuizChoice>,
}

/// A sentence of a multiple-choice question.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct QuizChoice {
    /// Text of the sentence.
    pub text: String,
    /// Whether the sentence is a right choice.
    #[serde(default)]
    pub right: bool,
    /// Reply to the learner who chooses the sentence.
    pub say: String,
}

/// Task to answer questions of the match.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Answers {
    /// Prompt that the learner reads.
    pub ask: String,
    /// The right answer to each decision: `kind: id`, `kind: [id, id]` for several, `kind: any`, or `kind: {way-to:
    /// hex}` for all steps of a path.
    pub right: Vec<BTreeMap<String, Right>>,
    /// Names of the events that must result, in this order. Other events may occur between them.
    /// The check ensures that the lesson describes what happens.
    #[serde(default)]
    pub log: Vec<Located<String>>,
    /// Replies to all other answers.
    pub wrong: Wrong,
}

/// Correct answers to one decision.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Right {
    /// The option with this id, or `any` for all options.
    One(Scalar),
    /// Any option with one of these ids.
    OneOf(Vec<Scalar>),
    /// Each step of a path to a hex.
    Way(Way),
}

/// A path that the learner must take.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Way {
    /// Hex at the end of the path.
    pub way_to: Scalar,
}

/// Replies to wrong answers.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Wrong {
    /// Replies to certain wrong answers, by id.
    #[serde(default)]
    pub to: BTreeMap<String, String>,
    /// Reply to all other wrong answers.
    pub otherwise: String,
}

/// Task to play freely.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FreePlay {
    /// Prompt that the learner reads.
    pub ask: String,
    /// Turn at whose start the step ends. If absent, the step ends with the match.
    pub until_turn: Option<u8>,
}

/// A word, a number or a boolean, read as text.
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
