//! Rules of a match: game, scenario, variants and optional rules.

use std::sync::Arc;

use kernel::Switch;

use crate::board::Board;
use crate::game::{Arrival, ArrivalId, Game, OptionId, Scenario, ScenarioId};
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

    /// Returns the groups of reinforcements that can arrive under the chosen optional rules. CM
    /// 14.3.1, 14.4.
    pub fn arrivals(&self) -> impl Iterator<Item = (ArrivalId, &Arrival)> {
        let all = self.scenario().arrivals.iter().enumerate();
        let is_on = |option: OptionId| self.options.get(option.index()) == Some(&Switch::On);
        all.filter(move |(_, arrival)| {
            arrival.option.is_none_or(is_on) && !arrival.without.is_some_and(is_on)
        })
        .map(|(index, arrival)| (ArrivalId::from_index(index), arrival))
    }

    /// Returns a group of reinforcements.
    pub fn arrival(&self, id: ArrivalId) -> &Arrival {
        &self.scenario().arrivals[id.index()]
    }
}
