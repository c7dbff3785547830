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
    /// Display name.
    pub title: String,
    /// Skill that the lesson teaches, in a sentence.
    pub about: String,
    /// Position in the order of lessons, from 1.
    pub place: u8,
    /// Approximate duration in minutes.
    pub minutes: u8,
    /// Scenario on which the lesson is based, with its special rules.
    pub scenario: Located<Id>,
    /// Side of the learner.
    pub side: Side,
    /// Level of the computer opponent.
    pub computer: Computer,
    /// Starting position.
    pub position: Position,
    /// First dice of the game. Later dice come from a seed.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Automatic answers of each side by kind of decision, until free play begins. A step that asks
    /// the learner for a decision takes precedence.
    #[serde(default)]
    pub meanwhile: Meanwhile,
    /// Steps, in order.
    pub steps: Vec<Step>,
}
