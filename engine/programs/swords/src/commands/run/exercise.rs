//! `swords run exercise`: games between bots with invariant checks along the way.

use std::path::PathBuf;

use clap::Args;
use laboratory::exercise::{Broken, Depth, Exercised};
use laboratory::simulate::MAX_DECISIONS;
use laboratory::{Examined, Progress};
use serde::Serialize;
use session::{Seat, Setup};

use super::arguments::{Bots, Games};
use crate::failure::Failure;
use crate::format::{self, Plain};
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Play games between bots and check them along the way.
///
/// A loaded save equals the match, every option is accepted and
/// keeps the invariants, and a rule refuses everything else.
#[derive(Debug, Args)]
pub(super) struct Exercise {
    #[command(flatten)]
    games: Games<6>,
    #[command(flatten)]
    bots: Bots,
    /// The number of decisions between checks; 1 checks every decision.
    #[arg(long, default_value_t = 61, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
}

impl Exercise {
    pub(super) fn run(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let edition = self.games.open(package_index)?;
        let scenarios = self.games.scenarios(&*edition)?;
        let course = self.games.effort.begin("games", self.games.count() * scenarios.len() as u32);
        let depth = Depth { every: self.every, decisions: MAX_DECISIONS };
        for scenario in scenarios.iter().take_while(|_| course.goes_on()) {
            let seats = self.bots.seats(Seat::Random);
            let plan = self.games.plan(package_index, &*edition, scenario.clone(), seats)?;
            let done = edition.exercise(&plan, depth, &course);
            let done = done.map_err(|broken| keep(&plan.setup, &*edition, &broken))?;
            report(scenario, done, format);
        }
        course.end()
    }
}

/// Totals of a scenario.
#[derive(Debug, Serialize)]
struct Summary<'a> {
    scenario: &'a str,
    #[serde(flatten)]
    done: Exercised,
}

fn report(scenario: &str, done: Exercised, format: Plain) {
    if format == Plain::Json {
        out!("{}", format::json(&Summary { scenario, done }));
        return;
    }
    let Exercised { games, decisions, options, saves, verdicts } = done;
    out!("{scenario}: {games} games, {decisions} decisions");
    out!(
        "  {saves} saves loaded, {options} options tried, {verdicts} verdicts checked: all correct"
    );
}

/// Saves a failing game as evidence, and returns the failure of the command.
fn keep(first: &Setup, edition: &dyn Examined, broken: &Broken) -> Failure {
    let setup = Setup { seed: broken.seed, ..first.clone() };
    let path = PathBuf::from(format!("broken-{}-{}.jsonl", setup.scenario, setup.seed));
    let kept = match std::fs::write(&path, edition.evidence(&setup, broken)) {
        Ok(()) => format!("the game that shows it: {}", path.display()),
        Err(error) => format!("cannot save the game that shows it: {error}"),
    };
    Failure::Wrong(format!("{}, seed {}: {broken}\n{kept}", setup.scenario, setup.seed))
}
