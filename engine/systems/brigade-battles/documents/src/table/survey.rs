//! Queries about the ground of a package without units.

use std::sync::Arc;

use crate::setup;
use brigade_battles::board::{BoardSetup, Stage};
use brigade_battles::check::{movement, reach};
use brigade_battles::choice::Mover;
use brigade_battles::game::{Arm, Formation, Game, ScenarioId, UnitId};
use brigade_battles::position_ext::PositionExt;
use brigade_battles::rules::Rules;
use brigade_battles::ruleset::sight;
use brigade_battles::{Position, Refusal};
use kernel::{Grid, HexId, Side, Sixteenths};
use laboratory::survey::{CannotMarch, March, Marches, Sights, Survey, like};
use session::{Edition, Options};

use crate::table::Opened;

/// Map of a package without units, for queries about the ground.
#[derive(Debug)]
pub struct Ground<'a>(pub &'a Opened);

impl Survey for Ground<'_> {
    fn grid(&self) -> &Grid {
        &self.0.game.map.grid
    }

    /// Returns the lines of sight between all hexes of the map. The computation can take a few
    /// seconds.
    fn sights(&self) -> Option<Sights<'_>> {
        let far = sight::far_sighted(&self.0.game, self.grid().longest());
        let rules = self.unlimited(far);
        let board = BoardSetup::bare(&rules).board();
        Some(Box::new(move |from, to| {
            sight::explained(Position { package: &rules, board: &board }, from, to, Side::Usa)
        }))
    }

    fn marches(&self) -> Option<Marches<'_>> {
        Some(Box::new(|march| self.march(march)))
    }
}

impl Ground<'_> {
    /// Returns rules with an empty scenario: no units on the map, no reinforcements, and no units
    /// that are held in place.
    fn unlimited(&self, mut game: Game) -> Rules {
        game.scenarios = vec![game.scenarios[0].unlimited()];
        Rules {
            game: Arc::new(game),
            scenario: ScenarioId::from_index(0),
            variants: self.0.variants,
            options: Vec::new(),
            lesson: None,
        }
    }

    fn march(&self, march: &March<'_>) -> Result<Vec<(HexId, Sixteenths)>, CannotMarch> {
        let rules = match march.scenario {
            None => Arc::new(self.unlimited(Game::clone(&self.0.game))),
            Some(id) => self.0.rules(id, &Options::new())?,
        };
        let mover = mover(&rules.game, march.who)?;
        let setup = BoardSetup::bare(&rules).stage(mover.side(&rules.game), Stage::Movement);
        let board = match mover {
            Mover::Leader(leader) => match march.how {
                None => setup.leader_at(leader, march.from).board(),
                Some(_) => return Err(CannotMarch::NoWay { who: march.who.to_owned() }),
            },
            Mover::Unit(unit) => {
                let formation = formation(&rules.game, unit, march)?;
                setup.at(unit, march.from).drawn_up(unit, formation).board()
            }
        };
        reached(Position { package: &rules, board: &board }, mover, march.points)
    }
}

/// Returns the hexes that a unit or leader can reach from its hex. CM 8.
fn reached(
    position: Position<'_>,
    mover: Mover,
    points: Option<u8>,
) -> Result<Vec<(HexId, Sixteenths)>, CannotMarch> {
    let refused = |refusal: Refusal| CannotMarch::Forbidden {
        reason: refusal.describe(position.game()),
        section: refusal.section.to_owned(),
    };
    movement::begins(position, mover).map_err(refused)?;
    let Some(mut walk) = movement::walk(position, mover) else { return Ok(Vec::new()) };
    walk.cap = points.or(walk.cap);
    Ok(reach::ways(position, &walk).stops())
}

fn mover(game: &Game, id: &str) -> Result<Mover, CannotMarch> {
    let unit = setup::unit(game, id).map(Mover::Unit);
    let leader = || setup::leader(game, id).map(Mover::Leader);
    unit.or_else(|_| leader()).map_err(|_| CannotMarch::UnknownUnit {
        who: id.to_owned(),
        package: game.id.clone(),
        near: {
            let units = game.units.iter().map(|unit| unit.id.as_str());
            like(id, units.chain(game.leaders.iter().map(|leader| leader.id.as_str())))
        },
    })
}

/// Returns the formation that a query states for a unit. The default is the formation in which the
/// unit moves. CM 3.3.4, 3.3.5.
fn formation(game: &Game, unit: UnitId, march: &March<'_>) -> Result<Formation, CannotMarch> {
    let arm: Arm = game.units[unit.index()].arm;
    let Some(wanted) = march.how else { return Ok(arm.formations()[0]) };
    let found = arm.formations().iter().find(|formation| formation.id() == wanted);
    found.copied().ok_or_else(|| CannotMarch::How {
        who: march.who.to_owned(),
        known: arm.formations().iter().map(|formation| formation.id()).collect(),
    })
}
