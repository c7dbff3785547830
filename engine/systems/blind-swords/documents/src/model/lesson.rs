//! `lessons/*.yaml`: how somebody learns the game who never read its rules.
//!
//! A lesson begins with a position of its own, laid out as cases lay theirs out. What answers count as right is
//! said by the kinds and ids by which cases give their answers.

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
    /// What the lesson teaches, in one sentence.
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
    /// Its Fire Step.
    FireStep,
    /// Its Movement Step.
    MovementStep,
    /// Its Close Combat Step.
    CloseCombatStep,
    /// Its Rally Step.
    RallyStep,
    /// The End Turn Phase.
    EndTurn,
}
