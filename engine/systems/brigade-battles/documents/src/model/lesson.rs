//! `lessons/*.yaml`: introductory lessons for players who have not read the rules.

use document::Located;
use document::lesson::model::{Computer, Meanwhile, Step};
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use super::Id;
use super::position::Position;

/// Lesson with a starting position and its steps.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles lesson")]
pub struct Lesson {
    /// Name of the lesson.
    pub title: String,
    /// Subject of the lesson, in one sentence.
    pub about: String,
    /// Place of the lesson in the course, from 1.
    pub place: u8,
    /// Approximate length in minutes.
    pub minutes: u8,
    /// Id of the scenario. Its special rules apply in the lesson.
    pub scenario: Located<Id>,
    /// The side that the learner plays.
    pub side: Side,
    /// Playing strength of the computer opponent.
    pub computer: Computer,
    /// Starting position of the lesson.
    pub position: Position,
    /// Results of the first dice, in order. A seed determines all later dice.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Choices made automatically for each side, by kind of decision, until free play begins. A
    /// step that asks for the decision takes precedence.
    #[serde(default)]
    pub meanwhile: Meanwhile,
    /// Steps of the lesson, in order.
    pub steps: Vec<Step>,
}
