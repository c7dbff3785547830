//! Model of lesson documents, common to all rule systems: texts, highlights, tasks and correct
//! answers.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::Located;

/// Automatic answers.
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

/// The level of the computer opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Computer {
    /// Picks any legal option.
    Recruit,
    /// The current odds.
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
    /// The text of the step.
    pub say: String,
    /// The hexes, units and other items to highlight.
    #[serde(default)]
    pub light: Light,
    /// Sections of the rulebook, such as `SS 12.1`.
    #[serde(default)]
    pub sections: Vec<String>,
    /// Related rule cards, by name.
    #[serde(default)]
    pub cards: Vec<Located<String>>,
    /// The learner points at a hex or a counter.
    pub point: Option<Point>,
    /// The learner answers a multiple-choice question.
    pub quiz: Option<Quiz>,
    /// The learner answers decisions.
    pub answer: Option<Answers>,
    /// Free play. It must be the last step.
    pub play: Option<FreePlay>,
}

/// Items to highlight.
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
    /// The prompt for the learner.
    pub ask: String,
    /// The right hexes and units.
    pub right: Vec<Located<String>>,
    /// The reply to other choices.
    pub wrong: Wrong,
}

/// A multiple-choice question.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Quiz {
    /// The prompt for the learner.
    pub ask: String,
    /// The choices.
    pub choices: Vec<QuizChoice>,
}

/// A choice.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct QuizChoice {
    /// The text of the choice.
    pub text: String,
    /// Whether it is right.
    #[serde(default)]
    pub right: bool,
    /// The reply if the learner takes it.
    pub say: String,
}

/// Task to answer questions of the match.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Answers {
    /// The prompt for the learner.
    pub ask: String,
    /// The right answer to each decision: `kind: id`, `kind: [id, id]` for several, `kind: any`, or `kind: {way-to:
    /// hex}` for all steps of a path.
    pub right: Vec<BTreeMap<String, Right>>,
    /// Names of the resulting events, in this order, possibly with others between. They ensure that the lesson
    /// describes what happened.
    #[serde(default)]
    pub log: Vec<Located<String>>,
    /// The reply to other answers.
    pub wrong: Wrong,
}

/// Correct answers to one decision.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Right {
    /// This one, or `any` for all options.
    One(Scalar),
    /// Any one of these.
    OneOf(Vec<Scalar>),
    /// Each step of a path.
    Way(Way),
}

/// A path.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Way {
    /// The hex at its end.
    pub way_to: Scalar,
}

/// Replies to wrong answers.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Wrong {
    /// Replies to certain answers, by id.
    #[serde(default)]
    pub to: BTreeMap<String, String>,
    /// The reply to all other answers.
    pub otherwise: String,
}

/// Task to play freely.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FreePlay {
    /// The prompt for the learner.
    pub ask: String,
    /// Turn at whose start the step ends. If absent, it ends with the match.
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
