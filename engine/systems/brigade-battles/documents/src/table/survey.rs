//! Queries about the ground of a package without units.

use std::sync::Arc;

use crate::setup;
use brigade_battles::board::{BoardSetup, Stage};
use brigade_battles::check::{movement, reach};
use brigade_battles::choice::Mover;
use brigade_battles::game::{Formation, Game, ScenarioId};
use brigade_battles::position_ext::PositionExt;
use brigade_battles::rules::Rules;
use brigade_battles::ruleset::sight;
use brigade_battles::{Position, Refusal};
use kernel::{Grid, HexId, Side};
use laboratory::survey::{CannotMarch, March, Marches, Sights, Survey};
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

    fn march(&self, march: &March<'_>) -> Result<Vec<(HexId, String)>, CannotMarch> {
        let rules = match march.scenario {
            None => Arc::new(self.unlimited(Game::clone(&self.0.game))),
            Some(id) => self.0.rules(id, &Options::new())?,
        };
        let mover = mover(&rules.game, march)?;
        let setup = BoardSetup::bare(&rules).stage(mover.side(&rules.game), Stage::Movement);
        let board = match mover {
            Mover::Leader(leader) => match march.how {
                None => setup.leader_at(leader, march.from).board(),
                Some(_) => return Err(CannotMarch::NoWay { who: march.who.to_owned() }),
            },
            Mover::Unit(unit) => {
                let formations = rules.game.units[unit.index()].arm.formations();
                let formation = march.mode(formations, Formation::id)?;
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
) -> Result<Vec<(HexId, String)>, CannotMarch> {
    let refused = |refusal: Refusal| CannotMarch::Forbidden {
        reason: refusal.describe(position.game()),
        section: refusal.section.to_owned(),
    };
    movement::begins(position, mover).map_err(refused)?;
    let Some(mut walk) = movement::walk(position, mover) else { return Ok(Vec::new()) };
    walk.cap = points.or(walk.cap);
    let stops = reach::ways(position, &walk).stops().into_iter();
    Ok(stops.map(|(hex, cost)| (hex, cost.to_string())).collect())
}

fn mover(game: &Game, march: &March<'_>) -> Result<Mover, CannotMarch> {
    let unit = setup::unit(game, march.who).map(Mover::Unit);
    let leader = || setup::leader(game, march.who).map(Mover::Leader);
    let leaders = game.leaders.iter().map(|leader| leader.id.as_str());
    let ids = game.units.iter().map(|unit| unit.id.as_str()).chain(leaders);
    unit.or_else(|_| leader()).map_err(|_| march.unknown(&game.id, ids))
}
