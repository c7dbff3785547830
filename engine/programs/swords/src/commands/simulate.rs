//! `swords simulate`: many games between bots.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use clap::Args;
use kernel::{PerSide, Side};
use laboratory::simulate::{self, Care, Plan, ScriptFailure, Statistics};
use serde::Serialize;
use session::Seat;

use super::runs::Runs;
use crate::course::Course;
use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, PackageIndex};
use crate::options;
use crate::output::out;
use crate::seats;

/// Play many games between bots, and report speed, length and winners.
#[derive(Debug, Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    runs: Runs,
    /// The scenario (default: the first one).
    #[arg(long)]
    scenario: Option<String>,
    /// The number of games to play.
    #[arg(long, default_value = "100")]
    games: NonZeroU32,
    /// The bot that plays the Union.
    #[arg(long, value_name = "BOT", default_value_t = Seat::Random, value_parser = seats::bot())]
    usa: Seat,
    /// The bot that plays the Confederacy.
    #[arg(long, value_name = "BOT", default_value_t = Seat::Random, value_parser = seats::bot())]
    csa: Seat,
    /// The number of games to play at once.
    #[arg(long, default_value = "1", value_parser = options::jobs())]
    jobs: usize,
    /// Check every invariant after every step.
    #[arg(long)]
    checked: bool,
}

/// Data of the result that the command prints.
#[derive(Debug, Serialize)]
struct Summary {
    #[serde(flatten)]
    statistics: Statistics,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    turns_per_game: f64,
}

impl Simulate {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let edition = self.runs.open(package_index)?;
        let scenario = games::scenario_id(&*edition, self.scenario.as_deref())?;
        let seats = PerSide { usa: self.usa, csa: self.csa };
        let plan = Plan {
            setup: self.runs.setup(package_index, &*edition, scenario, seats)?,
            games: self.games.get(),
            jobs: self.jobs,
            care: if self.checked { Care::Checked } else { Care::Fast },
        };
        let course = Course::begin("games", plan.games);
        let statistics = edition.simulate(&plan, &course).map_err(|broken| keep(&broken))?;
        let failures = statistics.script_failures.clone();
        report(&Summary::of(statistics), format);
        script_failures(&failures)?;
        course.end()
    }
}

impl Summary {
    fn of(statistics: Statistics) -> Self {
        let games = f64::from(statistics.games.max(1));
        Self {
            games_per_second: statistics.games_per_second(),
            decisions_per_second: statistics.decisions_per_second(),
            decisions_per_game: statistics.decisions as f64 / games,
            turns_per_game: statistics.turns as f64 / games,
            statistics,
        }
    }
}

fn report(summary: &Summary, format: Plain) {
    if format == Plain::Json {
        out!("{}", format::json(summary));
        return;
    }
    let statistics = &summary.statistics;
    out!(
        "{} games in {:.2} s: {:.1} games/s, {:.0} decisions/s",
        statistics.games,
        statistics.time.as_secs_f64(),
        summary.games_per_second,
        summary.decisions_per_second
    );
    out!(
        "{:.0} decisions and {:.1} turns per game",
        summary.decisions_per_game,
        summary.turns_per_game
    );
    if let Some(longest) = statistics.longest {
        out!("longest: {} decisions, seed {}", longest.decisions, longest.seed);
    }
    out!("victory levels:");
    shares(&statistics.levels, statistics.games);
    out!("winners:");
    let winners =
        statistics.winners.iter().map(|(who, count)| (named(who).to_owned(), *count)).collect();
    shares(&winners, statistics.games);
}

fn shares(counts: &BTreeMap<String, u32>, games: u32) {
    let games = f64::from(games.max(1));
    for (what, count) in counts {
        out!("  {what:<24} {count:>6}  {:>5.1} %", f64::from(*count) * 100.0 / games);
    }
}

/// Returns the display name of the winner.
pub(super) fn named(winner: &str) -> &str {
    match Side::from_id(winner) {
        Some(Side::Usa) => "Union",
        Some(Side::Csa) => "Confederacy",
        None => winner,
    }
}

/// Returns a failure that lists the failed scripts. The games continue after such a failure, but
/// the package is faulty.
fn script_failures(failures: &BTreeMap<String, ScriptFailure>) -> Result<(), Failure> {
    if failures.is_empty() {
        return Ok(());
    }
    let line = |(what, failure): (&String, &ScriptFailure)| {
        format!("{what} ({} times, first in the game with seed {})", failure.times, failure.seed)
    };
    let lines: Vec<_> = failures.iter().map(line).collect();
    Err(Failure::Wrong(format!("scripts failed:\n{}", lines.join("\n"))))
}

/// Saves a failed game, so that developers can reproduce the defect.
pub(super) fn keep(broken: &simulate::Failure) -> Failure {
    let path = std::env::temp_dir().join(format!("swords-broken-{}.jsonl", broken.seed));
    let kept = match std::fs::write(&path, &broken.replay) {
        Ok(()) => format!("saved as {}", path.display()),
        Err(error) => format!("cannot write its save: {error}"),
    };
    Failure::Wrong(format!("{broken}\n{kept}"))
}
