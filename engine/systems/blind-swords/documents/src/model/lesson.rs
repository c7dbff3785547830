//! `lessons/*.yaml`: introductory lessons for players who have not read the rules.
//!
//! A lesson starts from a position, written as in case files. Steps name the correct choices by
//! decision kinds and option ids, also as in case files.

use document::Located;
use document::lesson::model::{Computer, Meanwhile, Step};
use document::text::Id;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use super::position::Position;

/// Root of a lesson file: a starting position, and steps that guide the learner.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords lesson")]
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
    /// Playing strength of the computer opponent (default: `sergeant`).
    #[serde(default)]
    pub computer: Computer,
    /// Units, chits and turn with which the lesson starts.
    pub position: Position,
    /// Phase or step with which the lesson starts.
    pub at: Moment,
    /// Results of the first dice, in order. Of two dice rolled together, the coloured die comes
    /// first. A seed determines all later dice.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Ids of the first chits drawn, in order. A seed determines all later draws.
    #[serde(default)]
    pub draws: Vec<Located<String>>,
    /// Choices that each side makes automatically until free play begins, by kind of decision. If a
    /// step asks the learner for a decision, the step takes precedence.
    #[serde(default)]
    pub meanwhile: Meanwhile,
    /// Steps of the lesson, in order.
    pub steps: Vec<Step>,
}

/// Phase or step with which a lesson starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// The lesson starts with the Command Decision Phase.
    CommandDecision,
    /// The lesson starts with the Artillery Phase.
    ArtilleryPhase,
    /// The lesson starts with the Chit Draw Phase, before a chit is drawn.
    ChitDraw,
    /// The lesson starts with the Orders Step of the active brigade.
    OrdersStep,
    /// The lesson starts with the Fire Step of the active brigade.
    FireStep,
    /// The lesson starts with the Movement Step of the active brigade.
    MovementStep,
    /// The lesson starts with the Close Combat Step of the active brigade.
    CloseCombatStep,
    /// The lesson starts with the Rally Step of the active brigade.
    RallyStep,
    /// The lesson starts with the first step of the End Turn Phase.
    EndTurn,
}
