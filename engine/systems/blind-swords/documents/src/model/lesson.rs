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
    #[serde(default)]
    pub computer: Computer,
    /// The starting position.
    pub position: Position,
    /// The point in the sequence of play.
    pub at: Moment,
    /// The first dice, of two the coloured one first. Later ones come from a seed.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The first chits drawn. Later draws come from a seed.
    #[serde(default)]
    pub draws: Vec<Located<String>>,
    /// Automatic answers of each side, by kind of decision, until free play begins. A step that asks for the decision
    /// takes precedence.
    #[serde(default)]
    pub meanwhile: Meanwhile,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// The point in the sequence of play at which a lesson starts.
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
