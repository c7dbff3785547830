//! `lessons/*.yaml`: introductory lessons for players who have not read the rules.
//!
//! A lesson begins with a position in the format of cases. Correct answers are named by question
//! kinds and option ids, as in cases.

use document::Located;
use document::lesson::model::{Computer, Meanwhile, Step};
use document::text::Id;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use super::position::Position;

/// A lesson.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords lesson")]
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
    #[serde(default)]
    pub computer: Computer,
    /// Starting position.
    pub position: Position,
    /// Phase or step at which the lesson begins.
    pub at: Moment,
    /// First dice of the game, the coloured one first. Later dice come from a seed.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// First chits drawn. Later ones come from a seed.
    #[serde(default)]
    pub draws: Vec<Located<String>>,
    /// Automatic answers of each side by kind of decision, until free play begins. A step that asks
    /// the learner for a decision takes precedence.
    #[serde(default)]
    pub meanwhile: Meanwhile,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// Phase or step at which a lesson begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// The Command Decision Phase.
    CommandDecision,
    /// The Artillery Phase.
    ArtilleryPhase,
    /// The Chit Draw Phase, before a draw.
    ChitDraw,
    /// The Orders Step of the active brigade.
    OrdersStep,
    /// The Fire Step of the active brigade.
    FireStep,
    /// The Movement Step of the active brigade.
    MovementStep,
    /// The Close Combat Step of the active brigade.
    CloseCombatStep,
    /// The Rally Step of the active brigade.
    RallyStep,
    /// The End Turn Phase.
    EndTurn,
}
