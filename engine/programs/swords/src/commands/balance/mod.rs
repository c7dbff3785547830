//! `swords balance`: balance report of a scenario between two bots.

mod page;
mod sheet;

use std::fs;
use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::Args;
use kernel::{Level, PerSide};
use laboratory::balance::{Balance, ByTurn, Inquiry};
use session::Seat;

use self::sheet::{Row, Sheet, Table};
use super::runs::Runs;
use super::simulate;
use crate::course::Course;
use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::PackageIndex;
use crate::options;
use crate::output::out;
use crate::seats;

/// Play a scenario many times between two bots and report its balance: winners, points by source, losses by turn, and the
/// effects of events and optional rules.
#[derive(Debug, Args)]
pub(crate) struct BalanceOf {
    #[command(flatten)]
    runs: Runs,
    /// The scenario (default: all of them).
    #[arg(long)]
    scenario: Option<String>,
    /// The bot that plays the Union.
    #[arg(long, value_name = "BOT", default_value_t = Seat::Plays(Level::Captain), value_parser = seats::bot())]
    usa: Seat,
    /// The bot that plays the Confederacy.
    #[arg(long, value_name = "BOT", default_value_t = Seat::Plays(Level::Captain), value_parser = seats::bot())]
    csa: Seat,
    /// The number of games to play. Each optional rule is tested with the same number of further
    /// games.
    #[arg(long, default_value = "200")]
    games: NonZeroU32,
    /// The number of games to play at once.
    #[arg(long, default_value = "1", value_parser = options::jobs())]
    jobs: usize,
    /// Also write a page with charts to this file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// A scenario together with its balance report.
#[derive(Debug, serde::Serialize)]
struct Report {
    scenario: String,
    name: String,
    usa: Seat,
    csa: Seat,
    #[serde(flatten)]
    balance: Balance,
}

impl BalanceOf {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let edition = self.runs.open(package_index)?;
        let chosen = Runs::scenarios(&*edition, self.scenario.as_deref())?;
        let mut scenarios = edition.scenarios();
        scenarios.retain(|listed| chosen.contains(&listed.id));
        let runs = scenarios.iter().map(|listed| 1 + edition.optional_rules(&listed.id).len());
        let course = Course::begin("games", self.games.get() * runs.sum::<usize>() as u32);
        let mut reports = Vec::new();
        for listed in scenarios {
            let seats = PerSide { usa: self.usa, csa: self.csa };
            let setup = self.runs.setup(package_index, &*edition, listed.id.clone(), seats)?;
            let inquiry = Inquiry { setup, games: self.games.get(), jobs: self.jobs };
            let balance =
                edition.balance(&inquiry, &course).map_err(|broken| simulate::keep(&broken))?;
            let (usa, csa) = (self.usa, self.csa);
            reports.push(Report { scenario: listed.id, name: listed.name, usa, csa, balance });
        }
        if let Some(path) = &self.html {
            let title = format!("{}: balance", edition.title());
            let page = page::of(&title, &reports);
            fs::write(path, page).map_err(|error| Failure::file(path, &error))?;
        }
        match format {
            Plain::Json => out!("{}", format::json(&reports)),
            Plain::Human => reports.iter().for_each(told),
        }
        course.end()
    }
}

fn told(report: &Report) {
    let Sheet { name, games, players, summary, before, by_turn, after } = Sheet::of(report);
    let [usa, csa] = players;
    out!("{name}: {games} games, Union {usa}, Confederacy {csa}");
    summary.iter().for_each(|line| out!("{line}"));
    before.iter().for_each(listed);
    out!("Strength lost by the end of each turn, Union and Confederacy:");
    for ByTurn { turn, lost } in by_turn {
        out!("  {turn:>4}  {:6.1} {:6.1}", lost.usa.value, lost.csa.value);
    }
    after.iter().for_each(listed);
    out!("");
}

fn listed(Table { title, rows, note }: &Table<'_>) {
    if rows.is_empty() && note.is_none() {
        return;
    }
    out!("{title}:");
    for Row { whose, what, figure } in rows {
        out!("  {whose:<13} {what:<34} {}", figure.told());
    }
    if let Some(note) = note {
        out!("  {note}");
    }
}
