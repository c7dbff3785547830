//! `swords run simulate`: many games between bots.

use std::collections::BTreeMap;

use clap::Args;
use kernel::Side;
use laboratory::simulate::{Care, ScriptFailure, Statistics};
use serde::Serialize;
use session::Seat;

use super::arguments::{Bots, Games};
use super::kept::keep;
use crate::failure::Failure;
use crate::format::{self, Plain};
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Play many games between bots, and report speed, length and winners.
#[derive(Debug, Args)]
pub(super) struct Simulate {
    #[command(flatten)]
    games: Games<100>,
    #[command(flatten)]
    bots: Bots,
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
    pub(super) fn run(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let edition = self.games.open(package_index)?;
        let scenario = self.games.first_scenario(&*edition)?;
        let seats = self.bots.seats(Seat::Random);
        let plan = self.games.plan(package_index, &*edition, scenario, seats)?;
        let care = if self.checked { Care::Checked } else { Care::Fast };
        let course = self.games.effort.begin("games", plan.count());
        let statistics = edition.simulate(&plan, care, &course).map_err(|broken| keep(&broken))?;
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
