//! Queries about the ground of a package without units.

use std::sync::Arc;

use kernel::Grid;
use laboratory::survey::{Marches, Sights, Survey as Queries};
use terrible_swift_sword::board::BoardSetup;
use terrible_swift_sword::game::ScenarioId;
use terrible_swift_sword::ruleset::sight;
use terrible_swift_sword::{Position, Rules};

use super::Opened;

/// Map of a package without units, for queries about the ground.
#[derive(Debug)]
pub struct Survey<'a>(pub &'a Opened);

impl Queries for Survey<'_> {
    fn grid(&self) -> &Grid {
        &self.0.game.map.grid
    }

    /// Returns the lines of sight between all hexes of the map. The computation can take a few
    /// seconds.
    fn sights(&self) -> Option<Sights<'_>> {
        let rules = Rules {
            game: Arc::new(sight::far_sighted(&self.0.game, self.grid().longest())),
            scenario: ScenarioId::from_index(0),
            variants: self.0.variants,
            options: Vec::new(),
            lesson: None,
        };
        let board = BoardSetup::bare(&rules).board();
        Some(Box::new(move |from, to| {
            sight::explained(Position { package: &rules, board: &board }, from, to)
        }))
    }

    fn marches(&self) -> Option<Marches<'_>> {
        None
    }
}
