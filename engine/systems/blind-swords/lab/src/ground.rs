//! Queries about the map of a Blind Swords package without units.

use std::sync::Arc;

use blind_swords::board::BoardSetup;
use blind_swords::check::movement;
use blind_swords::event::Event;
use blind_swords::game::{Game, Order, ScenarioId, UnitId};
use blind_swords::position_ext::{PositionExt, only};
use blind_swords::question::MoveOrder;
use blind_swords::rules::Rules;
use blind_swords::ruleset::sight;
use blind_swords::{Board, Position, Refusal, rulebook};
use blind_swords_table::Opened;
use kernel::{Grid, HexId, Side};
use session::{Printed, SetupError};

use laboratory::survey::{CannotMarch, March, Marches, Sights, Survey};

/// Map of a package without units, for queries about the ground.
#[derive(Debug)]
pub struct SeriesGround<'a>(pub &'a Opened);

impl Survey for SeriesGround<'_> {
    fn grid(&self) -> &Grid {
        &self.0.game.map.grid
    }

    /// Returns the lines of sight between all hexes of the map. The computation can take a few
    /// seconds.
    fn sights(&self) -> Option<Sights<'_>> {
        let far = sight::far_sighted(&self.0.game, self.grid().longest());
        let rules = Rules::plain(Arc::new(far), ScenarioId(0));
        let board = Board::empty(&rules);
        Some(Box::new(move |from, to| {
            sight::explained(Position { package: &rules, board: &board }, from, to, Side::Usa)
        }))
    }

    fn marches(&self) -> Option<Marches<'_>> {
        Some(Box::new(|march| self.march(march)))
    }
}

impl SeriesGround<'_> {
    fn rules(&self, march: &March<'_>) -> Result<Rules, SetupError> {
        let game = &self.0.game;
        match march.scenario {
            None => Ok(unlimited(game)),
            Some(id) => {
                let index = self.0.scenario_index(id)?;
                Ok(Rules::plain(Arc::clone(game), ScenarioId::from_index(index)))
            }
        }
    }

    fn march(&self, march: &March<'_>) -> Result<Vec<(HexId, String)>, CannotMarch> {
        let rules = self.rules(march)?;
        let unit = unit(&rules.game, march)?;
        let mut setup = BoardSetup::empty(&rules);
        setup.establish(&Event::Placed { unit, hex: march.from });
        let board = setup.finish();
        let position = Position { package: &rules, board: &board };
        let order = order(position, unit, march)?;
        let refused = |refusal: Refusal| CannotMarch::Forbidden {
            reason: refusal.describe(position.game()),
            section: rulebook::of_refusal(position.profile(), &refusal).to_owned(),
        };
        let mut walk = movement::begin(position, order, &only(unit)).map_err(refused)?;
        if let Some(points) = march.points {
            walk.left = kernel::Sixteenths::whole(i32::from(points));
        }
        let reached = movement::reachable(position, &walk).into_iter();
        Ok(reached.map(|(hex, cost)| (hex, cost.to_string())).collect())
    }
}

/// Returns rules in which no limit of a scenario applies.
fn unlimited(game: &Game) -> Rules {
    let mut game = game.clone();
    let unlimited = game.scenarios[0].unlimited(game.profile);
    game.scenarios.push(unlimited);
    let scenario = ScenarioId::from_index(game.scenarios.len() - 1);
    Rules::plain(Arc::new(game), scenario)
}

fn unit(game: &Game, march: &March<'_>) -> Result<UnitId, CannotMarch> {
    let ids = game.units.iter().map(|unit| unit.id.as_str());
    let found = ids.clone().position(|id| id == march.who).map(UnitId::from_index);
    found.ok_or_else(|| march.unknown(&game.id, ids))
}

/// Returns the kind of order for a move. A unit with a brigade moves under the given order. Any
/// other unit moves without an order.
fn order(
    position: Position<'_>,
    unit: UnitId,
    march: &March<'_>,
) -> Result<MoveOrder, CannotMarch> {
    let who = || march.who.to_owned();
    match (march.how, position.info(unit).brigade) {
        (None, None) => Ok(MoveOrder::Artillery(unit)),
        (Some(_), None) => Err(CannotMarch::NoWay { who: who() }),
        (how, Some(brigade)) => {
            let order = how.and_then(Order::from_id).ok_or_else(|| CannotMarch::How {
                who: who(),
                known: Order::ALL.map(Order::id).to_vec(),
            })?;
            Ok(MoveOrder::Brigade(brigade, order))
        }
    }
}
