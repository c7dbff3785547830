//! `swords look moves`: reach of a unit on an empty map, with costs.

use std::collections::BTreeMap;

use clap::Args;
use laboratory::survey::{CannotMarch, March};

use crate::failure::Failure;
use crate::format::{self, Plain};
use crate::output::out;
use crate::packages::games::{self, PackageIndex};

/// List every hex that a unit can reach on the empty map, with its lowest cost.
///
/// Name a scenario to apply its limits, such
/// as hexes that no unit may enter.
#[derive(Debug, Args)]
pub(super) struct Moves {
    /// The game, by its id or its folder.
    game: String,
    /// The unit, by its id.
    unit: String,
    /// The hex in which the unit starts.
    #[arg(long, value_name = "HEX")]
    at: String,
    /// The scenario whose limits apply.
    #[arg(long, value_name = "ID")]
    scenario: Option<String>,
    /// The way in which the unit moves, such as its order or formation.
    #[arg(long, visible_aliases = ["order", "formation"], value_name = "WAY")]
    how: Option<String>,
    /// The movement points of the unit, instead of its normal allowance.
    #[arg(long, value_name = "N")]
    mp: Option<u8>,
}

impl Moves {
    pub(super) fn run(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let package = package_index.open(&self.game)?;
        let ground = package.survey();
        let marches = ground.marches().ok_or_else(|| games::unanswered(&self.game, "moves"))?;
        let march = March {
            who: &self.unit,
            from: games::hex(ground.grid(), &self.at)?,
            how: self.how.as_deref(),
            points: self.mp,
            scenario: self.scenario.as_deref(),
        };
        let number = |hex| ground.grid().number(hex).to_string();
        let reached = marches(&march).map_err(|problem| failure(&problem))?;
        let reached: BTreeMap<String, String> =
            reached.into_iter().map(|(hex, cost)| (number(hex), cost)).collect();
        match format {
            Plain::Json => out!("{}", format::json(&reached)),
            Plain::Human => reached.iter().for_each(|(hex, cost)| out!("{hex}  {cost}")),
        }
        Ok(())
    }
}

fn failure(problem: &CannotMarch) -> Failure {
    match problem {
        CannotMarch::Forbidden { .. } => Failure::Wrong(problem.to_string()),
        CannotMarch::How { .. } => Failure::Usage(format!("{problem}: name it with --how")),
        CannotMarch::NoWay { .. } => Failure::Usage(format!("{problem}: leave --how out")),
        CannotMarch::NoScenario(_) | CannotMarch::UnknownUnit { .. } => {
            Failure::Usage(problem.to_string())
        }
    }
}
