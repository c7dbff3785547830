//! `swords exercise`: games between bots with invariant checks along the way.

use std::path::PathBuf;

use clap::Args;
use kernel::PerSide;
use laboratory::Examined;
use laboratory::Progress;
use laboratory::exercise::{Broken, Depth, Exercised};
use laboratory::simulate::MAX_DECISIONS;
use session::{Seat, Setup};

use super::runs::Runs;
use crate::course::Course;
use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::PackageIndex;
use crate::output::out;
use crate::seats;

/// Play games between bots and check them along the way: a loaded save equals the match, every option is accepted and
/// keeps the invariants, and a rule refuses everything else.
#[derive(Debug, Args)]
pub(crate) struct Exercise {
    #[command(flatten)]
    runs: Runs,
    /// The scenario (default: all of them).
    #[arg(long)]
    scenario: Option<String>,
    /// The number of games to play of each scenario.
    #[arg(long, default_value_t = 6)]
    games: u32,
    /// The bot that plays the Union.
    #[arg(long, value_name = "BOT", default_value_t = Seat::Random, value_parser = seats::bot())]
    usa: Seat,
    /// The bot that plays the Confederacy.
    #[arg(long, value_name = "BOT", default_value_t = Seat::Random, value_parser = seats::bot())]
    csa: Seat,
    /// The number of decisions between checks; 1 checks every decision.
    #[arg(long, default_value_t = 61, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
}

impl Exercise {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let edition = self.runs.open(package_index)?;
        let scenarios = Runs::scenarios(&*edition, self.scenario.as_deref())?;
        let course = Course::begin("games", self.games * scenarios.len() as u32);
        for scenario in scenarios.iter().take_while(|_| course.goes_on()) {
            let (games, done) = self.exercise(package_index, &*edition, scenario, &course)?;
            report(scenario, games, done, format);
        }
        course.end()
    }

    /// Plays and checks the games of a scenario, and returns the totals.
    fn exercise(
        &self,
        package_index: &PackageIndex,
        edition: &dyn Examined,
        scenario: &str,
        course: &Course,
    ) -> Result<(u32, Exercised), Failure> {
        let seats = PerSide { usa: self.usa, csa: self.csa };
        let first = self.runs.setup(package_index, edition, scenario.to_owned(), seats)?;
        let depth = Depth { every: self.every, decisions: MAX_DECISIONS };
        let (mut games, mut total) = (0, Exercised::default());
        let seeds = (self.runs.seed..).take(self.games as usize);
        for seed in seeds.take_while(|_| course.goes_on()) {
            let setup = Setup { seed: seed.into(), ..first.clone() };
            let done = edition.exercise(&setup, depth);
            total.add(done.map_err(|broken| keep(&setup, edition, &broken))?);
            games += 1;
            course.done(1);
        }
        Ok((games, total))
    }
}

fn report(scenario: &str, games: u32, done: Exercised, format: Plain) {
    if format == Plain::Json {
        out!(
            "{}",
            format::json(
                &serde_json::json!({ "scenario": scenario, "games": games, "done": done })
            )
        );
        return;
    }
    let Exercised { decisions, options, saves, verdicts } = done;
    out!("{scenario}: {games} games, {decisions} decisions");
    out!(
        "  {saves} saves loaded, {options} options tried, {verdicts} verdicts checked: all correct"
    );
}

/// Saves a failing game as evidence, and returns the failure of the command.
fn keep(setup: &Setup, edition: &dyn Examined, broken: &Broken) -> Failure {
    let path = PathBuf::from(format!("broken-{}-{}.jsonl", setup.scenario, setup.seed));
    let kept = match std::fs::write(&path, edition.evidence(setup, broken)) {
        Ok(()) => format!("the game that shows it: {}", path.display()),
        Err(error) => format!("cannot save the game that shows it: {error}"),
    };
    Failure::Wrong(format!("{}, seed {}: {broken}\n{kept}", setup.scenario, setup.seed))
}
