//! `lessons/*.yaml`: how somebody learns the game who never read its rules.

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
    /// What it is called.
    pub title: String,
    /// What one can do after it, in a sentence.
    pub about: String,
    /// Its place among the lessons, from 1.
    pub place: u8,
    /// About how many minutes it takes.
    pub minutes: u8,
    /// The scenario in whose battle it plays, with its special rules.
    pub scenario: Located<Id>,
    /// Whom the learner commands.
    pub side: Side,
    /// How well the other side is played.
    pub computer: Computer,
    /// The position with which it begins.
    pub position: Position,
    /// The first dice that are rolled; later ones fall by a seed.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// What each side answers without being asked, by kind of decision, until free play begins. Where a step asks
    /// the learner for it, he is asked.
    #[serde(default)]
    pub meanwhile: Meanwhile,
    /// The steps, in order.
    pub steps: Vec<Step>,
}
