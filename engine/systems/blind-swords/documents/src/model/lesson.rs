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
    #[serde(default)]
    pub computer: Computer,
    /// The position with which it begins.
    pub position: Position,
    /// Where the sequence of play stands then.
    pub at: Moment,
    /// The first dice that are rolled, of two the coloured one first; later ones fall by a seed.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The first chits that are drawn; later ones are drawn by a seed.
    #[serde(default)]
    pub draws: Vec<Located<String>>,
    /// What each side answers without being asked, by kind of decision, until free play begins. Where a step asks
    /// the learner for it, he is asked.
    #[serde(default)]
    pub meanwhile: Meanwhile,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// Where the sequence of play stands as a lesson begins.
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
