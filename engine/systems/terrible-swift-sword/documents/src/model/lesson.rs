//! `lessons/*.yaml`: introductory lessons for players who have not read the rules.

use document::Located;
use document::lesson::model::{Computer, Meanwhile, Step};
use document::text::Id;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use super::position::Position;

/// Root of a lesson file: a starting position, and steps that guide the learner.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Terrible Swift Sword lesson")]
pub struct Lesson {
    /// Title of the lesson, shown to the learner.
    pub title: String,
    /// Summary of the lesson, in one sentence.
    pub about: String,
    /// Place of the lesson in the course, counted from 1.
    pub place: u8,
    /// Approximate length of the lesson, in minutes.
    pub minutes: u8,
    /// Id of the scenario. Its special rules apply in the lesson.
    pub scenario: Located<Id>,
    /// Side that the learner plays.
    pub side: Side,
    /// Playing strength of the computer opponent: a level such as `sergeant`.
    pub computer: Computer,
    /// Units, leaders, turn and phase with which the lesson starts.
    pub position: Position,
    /// Results of the first dice, in order. A seed determines all later dice.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Choices that each side makes automatically until free play begins, by kind of decision. If a
    /// step asks the learner for a decision, the step takes precedence.
    #[serde(default)]
    pub meanwhile: Meanwhile,
    /// Steps of the lesson, in order.
    pub steps: Vec<Step>,
}
