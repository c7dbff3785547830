//! `swords moves`: where a unit can go on the empty map, and what it costs.

use std::collections::BTreeMap;
use std::sync::Arc;

use blind_swords::Scene;
use blind_swords::board::BoardSetup;
use blind_swords::check::movement;
use blind_swords::event::Event;
use blind_swords::game::{Game, Order, UnitId};
use blind_swords::look::{Look, only};
use blind_swords::question::MoveOrder;
use blind_swords::rules::Rules;
use clap::Args;
use kernel::{HexId, Sixteenths};

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, Shelf};
use crate::output::say;

/// Lists every hex that a unit can reach on the empty map, with its cheapest cost. Limits of a scenario,
/// such as hexes that nobody may enter, count only if it is named.
#[derive(Debug, Args)]
pub(crate) struct Moves {
    /// The game: its id, or its folder.
    game: String,
    /// The unit.
    unit: String,
    /// The hex in which it begins.
    #[arg(long, value_name = "HEX")]
    at: String,
    /// The scenario whose limits count.
    #[arg(long, value_name = "ID")]
    scenario: Option<String>,
    /// Its order; units without a brigade move without one.
    #[arg(long, value_parser = order)]
    order: Option<Order>,
    /// Its movement points, instead of what the order gives.
    #[arg(long, value_name = "N")]
    mp: Option<u8>,
}

impl Moves {
    /// Runs the command.
    pub(crate) fn run(&self, shelf: &Shelf, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let loaded = shelf.load(&self.game)?;
        let rules = self.rules(&loaded.game)?;
        let (unit, start) =
            (games::unit(&rules.game, &self.unit)?, games::hex(&rules.game, &self.at)?);
        let mut setup = BoardSetup::empty(&rules);
        setup.establish(&Event::Placed { unit, hex: start });
        let board = setup.finish();
        let reached = self.reach(Scene { package: &rules, board: &board }, unit)?;
        let number = |hex| rules.game.map.number(hex).to_string();
        let reached: BTreeMap<String, String> =
            reached.into_iter().map(|(hex, cost)| (number(hex), cost.to_string())).collect();
        match format {
            Plain::Json => say!("{}", format::json(&reached)),
            Plain::Human => reached.iter().for_each(|(hex, cost)| say!("{hex}  {cost}")),
        }
        Ok(())
    }

    fn rules(&self, game: &Arc<Game>) -> Result<Rules, Failure> {
        match &self.scenario {
            None => Ok(games::unlimited_rules(game)),
            Some(id) => Ok(Rules::plain(Arc::clone(game), games::scenario(game, id)?)),
        }
    }

    fn reach(&self, scene: Scene<'_>, unit: UnitId) -> Result<Vec<(HexId, Sixteenths)>, Failure> {
        let order = match (self.order, scene.info(unit).brigade) {
            (Some(order), Some(brigade)) => MoveOrder::Brigade(brigade, order),
            (None, None) => MoveOrder::Artillery(unit),
            (None, Some(_)) => return Err(self.usage("moves under an order: add --order")),
            (Some(_), None) => return Err(self.usage("has no brigade: leave --order out")),
        };
        let refused = |refusal: blind_swords::Refusal| {
            let section = blind_swords::rulebook::of_refusal(scene.profile(), &refusal);
            Failure::Wrong(format!("{} ({section})", refusal.describe(scene.game())))
        };
        let mut walk = movement::begin(scene, order, &only(unit)).map_err(refused)?;
        if let Some(points) = self.mp {
            walk.left = Sixteenths::whole(i32::from(points));
        }
        Ok(movement::reachable(scene, &walk))
    }

    fn usage(&self, why: &str) -> Failure {
        Failure::Usage(format!("{} {why}", self.unit))
    }
}

fn order(id: &str) -> Result<Order, String> {
    let known = || Order::ALL.map(Order::id).join(", ");
    Order::from_id(id).ok_or_else(|| format!("expected one of {}", known()))
}
