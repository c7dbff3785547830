//! Queries about the ground of a package without units.

use std::sync::Arc;

use kernel::{Direction, Grid, HexId};
use laboratory::survey::{CannotMarch, March, Marches, Sights, Survey as Queries};
use session::{Edition, Options};
use terrible_swift_sword::board::{BoardSetup, Stage};
use terrible_swift_sword::check::{begin, movers, reach};
use terrible_swift_sword::choice::Mover;
use terrible_swift_sword::game::{Formation, Game, ScenarioId};
use terrible_swift_sword::ruleset::sight;
use terrible_swift_sword::{Position, Rules};

use super::Opened;
use crate::setup;

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
        let rules = self.rules(sight::far_sighted(&self.0.game, self.grid().longest()));
        let board = BoardSetup::bare(&rules).board();
        Some(Box::new(move |from, to| {
            sight::explained(Position { package: &rules, board: &board }, from, to)
        }))
    }

    fn marches(&self) -> Option<Marches<'_>> {
        Some(Box::new(|march| self.march(march)))
    }
}

impl Survey<'_> {
    fn rules(&self, game: Game) -> Rules {
        Rules {
            game: Arc::new(game),
            scenario: ScenarioId::from_index(0),
            variants: self.0.variants,
            options: Vec::new(),
            lesson: None,
        }
    }

    /// Returns the hexes that a unit or leader can reach alone, in command and paid for. ST 5.
    fn march(&self, march: &March<'_>) -> Result<Vec<(HexId, String)>, CannotMarch> {
        let rules = match march.scenario {
            None => Arc::new(self.rules(Game::clone(&self.0.game))),
            Some(id) => self.0.rules(id, &Options::new())?,
        };
        let mover = mover(&rules.game, march)?;
        let mut setup = BoardSetup::bare(&rules).stage(mover.side(&rules.game), Stage::Movement);
        setup = match mover {
            Mover::Leader(_) if march.how.is_some() => {
                return Err(CannotMarch::NoWay { who: march.who.to_owned() });
            }
            Mover::Leader(leader) => setup.leader_at(leader, march.from),
            Mover::Unit(unit) => {
                let info = &rules.game.units[unit.index()];
                let formation = march.mode(info.arm.formations(), Formation::id)?;
                setup = setup.at(unit, march.from, Direction::ALL[0]);
                setup.unit(unit).formation = formation;
                if let Some(brigade) = info.brigade {
                    setup.brigade(brigade).paid = true;
                }
                setup
            }
        };
        if let Some(points) = march.points {
            let board = setup.clone().board();
            let all = movers::allowance(Position { package: &rules, board: &board }, mover);
            let spent = all.less(kernel::Sixths::whole(points.into()));
            match mover {
                Mover::Unit(unit) => setup.unit(unit).spent = spent,
                Mover::Leader(leader) => setup.leader(leader).spent = spent,
            }
        }
        let board = setup.board();
        let position = Position { package: &rules, board: &board };
        let Some(walk) = begin::walk(position, mover) else { return Ok(Vec::new()) };
        let reached = reach::reach(position, &walk).into_iter();
        Ok(reached.map(|there| (there.hex, there.cost.to_string())).collect())
    }
}

fn mover(game: &Game, march: &March<'_>) -> Result<Mover, CannotMarch> {
    let unit = setup::unit(game, march.who).map(Mover::Unit);
    let leader = || setup::leader(game, march.who).map(Mover::Leader);
    let leaders = game.leaders.iter().map(|leader| leader.id.as_str());
    let ids = game.units.iter().map(|unit| unit.id.as_str()).chain(leaders);
    unit.or_else(|_| leader()).map_err(|_| march.unknown(&game.id, ids))
}
