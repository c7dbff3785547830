//! What the lessons of any family have in common: what is said, lit and asked, and what counts as right.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::Located;

/// What is answered without asking.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Meanwhile {
    /// By the Union.
    #[serde(default)]
    pub usa: BTreeMap<String, Scalar>,
    /// By the Confederacy.
    #[serde(default)]
    pub csa: BTreeMap<String, Scalar>,
}

/// How well the other side is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Computer {
    /// Anything that is legal.
    Recruit,
    /// What the odds of the moment say.
    #[default]
    Sergeant,
    /// A plan for each activation.
    Captain,
}

/// A step of a lesson. At most one of `point`, `quiz`, `answer` and `play` says what the learner does; where none
/// does, he reads.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Step {
    /// What is said.
    pub say: String,
    /// What is lit meanwhile.
    #[serde(default)]
    pub light: Light,
    /// The sections of the rulebook that it is about, such as `SS 12.1`.
    #[serde(default)]
    pub sections: Vec<String>,
    /// Cards of the rules that say more, by their names.
    #[serde(default)]
    pub cards: Vec<Located<String>>,
    /// He points at a hex or at a counter.
    pub point: Option<Point>,
    /// He takes one of several sentences.
    pub quiz: Option<Quiz>,
    /// He answers decisions.
    pub answer: Option<Answers>,
    /// He plays as he likes. It is the last step.
    pub play: Option<FreePlay>,
}

/// What is lit.
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

/// Something to point at.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Point {
    /// What is asked.
    pub ask: String,
    /// The hexes and units that are right.
    pub right: Vec<Located<String>>,
    /// What is said to others.
    pub wrong: Wrong,
}

/// A question with sentences to choose from.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Quiz {
    /// What is asked.
    pub ask: String,
    /// The sentences.
    pub choices: Vec<QuizChoice>,
}

/// One of them.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct QuizChoice {
    /// The sentence.
    pub text: String,
    /// Whether it is right.
    #[serde(default)]
    pub right: bool,
    /// What is said to who takes it.
    pub say: String,
}

/// Decisions to answer.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Answers {
    /// What is asked.
    pub ask: String,
    /// What is right, decision by decision: each as `kind: id`, as `kind: [id, id]` where several are right, as
    /// `kind: any`, or as `kind: {way-to: hex}` for all the steps of a way.
    pub right: Vec<BTreeMap<String, Right>>,
    /// Names of facts that come of it, in this order; others may stand between. So nothing is said of it that did not happen.
    #[serde(default)]
    pub log: Vec<Located<String>>,
    /// What is said to other answers.
    pub wrong: Wrong,
}

/// The right answers to one decision.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Right {
    /// This one; `any` for all that are offered.
    One(Scalar),
    /// Any of these.
    OneOf(Vec<Scalar>),
    /// Each step on a way.
    Way(Way),
}

/// A way.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Way {
    /// The hex to which it leads.
    pub way_to: Scalar,
}

/// What is said to wrong tries.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Wrong {
    /// To these, by their ids.
    #[serde(default)]
    pub to: BTreeMap<String, String>,
    /// To all others.
    pub otherwise: String,
}

/// Free play.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FreePlay {
    /// What is asked.
    pub ask: String,
    /// It ends when this turn begins; with the match where none is given.
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
    /// The text.
    pub fn text(&self) -> String {
        match self {
            Self::Switch(switch) => switch.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }
}
