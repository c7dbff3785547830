//! Rules of a match: game, scenario, variants and optional rules.

use std::sync::Arc;

use kernel::Switch;

use crate::board::Board;
use crate::game::{Game, Scenario, ScenarioId};
use crate::variants::Variants;

/// Game, scenario, variants and optional rules of a match.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Immutable data of the game.
    pub game: Arc<Game>,
    /// Scenario that is played.
    pub scenario: ScenarioId,
    /// Variants: the chosen readings of the rules where the rulebook leaves a choice.
    pub variants: Variants,
    /// Whether each optional rule of the scenario is in use, in the order of the scenario.
    pub options: Vec<Switch>,
    /// Lesson in progress. `None` for an ordinary match. The position of the lesson replaces the
    /// start of the scenario.
    pub lesson: Option<Arc<OpenedLesson>>,
}

/// Lesson with its compiled starting position.
pub type OpenedLesson = kernel::OpenedLesson<Board>;

impl Rules {
    /// Returns the scenario of the match.
    pub fn scenario(&self) -> &Scenario {
        &self.game.scenarios[self.scenario.index()]
    }

    /// Whether an optional rule of the scenario is in use.
    pub fn is_on(&self, option: &str) -> bool {
        let place = self.scenario().options.iter().position(|it| it.id == option);
        place.and_then(|place| self.options.get(place)) == Some(&Switch::On)
    }
}
