//! What a match is played with.

use std::sync::Arc;

use kernel::{Lesson, Switch};

use crate::board::Board;
use crate::game::{Arrival, ArrivalId, Game, Scenario, ScenarioId};
use crate::variants::Variants;

/// A game, one of its scenarios, and which rules were agreed on.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The game.
    pub game: Arc<Game>,
    /// The scenario that is played.
    pub scenario: ScenarioId,
    /// How the text is read where it leaves a choice.
    pub variants: Variants,
    /// Which of the scenario's options are in use, in their order.
    pub options: Vec<Switch>,
    /// The lesson that is played in place of the scenario from its beginning, if one is.
    pub lesson: Option<Arc<Taught>>,
}

/// A lesson, with the position with which it begins.
#[derive(Clone, Debug)]
pub struct Taught {
    /// The lesson.
    pub lesson: Lesson,
    /// Where it begins.
    pub opening: Board,
}

impl Rules {
    /// The scenario that is played.
    pub fn scenario(&self) -> &Scenario {
        &self.game.scenarios[self.scenario.index()]
    }

    /// The reinforcements that may come in this match: neither those of options that are not in use, nor those whose place an
    /// option in use takes. CM 14.3.1, 14.4.
    pub fn arrivals(&self) -> impl Iterator<Item = (ArrivalId, &Arrival)> {
        let all = self.scenario().arrivals.iter().enumerate();
        let is_on = |option: usize| self.options.get(option) == Some(&Switch::On);
        all.filter(move |(_, arrival)| {
            arrival.option.is_none_or(is_on) && !arrival.without.is_some_and(is_on)
        })
        .map(|(index, arrival)| (ArrivalId::from_index(index), arrival))
    }

    /// A group of reinforcements.
    pub fn arrival(&self, id: ArrivalId) -> &Arrival {
        &self.scenario().arrivals[id.index()]
    }
}
