//! `lessons/*.yaml`: introductory lessons for players who have not read the rules.

use document::Located;
use document::lesson::model::{Computer, Meanwhile, Step};
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use super::Id;
use super::position::Position;

/// A lesson.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles lesson")]
pub struct Lesson {
    /// Its name.
    pub title: String,
    /// Summary of the lesson, in one sentence.
    pub about: String,
    /// Its position in the course, from 1.
    pub place: u8,
    /// The approximate length in minutes.
    pub minutes: u8,
    /// The scenario, with its special rules.
    pub scenario: Located<Id>,
    /// The side that the learner plays.
    pub side: Side,
    /// The level of the computer opponent.
    pub computer: Computer,
    /// The starting position.
    pub position: Position,
    /// The first dice. Later ones come from a seed.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Automatic answers of each side, by kind of decision, until free play begins. A step that asks for the decision
    /// takes precedence.
    #[serde(default)]
    pub meanwhile: Meanwhile,
    /// Steps, in order.
    pub steps: Vec<Step>,
}
