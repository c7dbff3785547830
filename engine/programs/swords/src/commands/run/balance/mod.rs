//! `swords run balance`: balance report of a scenario between two bots.

mod page;
mod sheet;

use std::fs;
use std::path::PathBuf;

use clap::Args;
use kernel::{Level, PerSide};
use laboratory::balance::{Balance, ByTurn};
use session::Seat;

use self::sheet::{Row, Sheet, Table};
use crate::commands::run::arguments::{Bots, Games};
use crate::commands::run::kept::keep;
use crate::failure::Failure;
use crate::format::{self, Plain};
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Report the balance of a scenario between two bots.
///
/// The report has winners, points by source, losses by turn, and the effects of events and optional rules. Each optional rule takes the same number of further games.
#[derive(Debug, Args)]
pub(super) struct BalanceOf {
    #[command(flatten)]
    games: Games<200>,
    #[command(flatten)]
    bots: Bots,
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
    pub(super) fn run(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let edition = self.games.open(package_index)?;
        let chosen = self.games.scenarios(&*edition)?;
        let mut scenarios = edition.scenarios();
        scenarios.retain(|listed| chosen.contains(&listed.id));
        let runs = scenarios.iter().map(|listed| 1 + edition.optional_rules(&listed.id).len());
        let games = self.games.count() * runs.sum::<usize>() as u32;
        let course = self.games.effort.begin("games", games);
        let seats = self.bots.seats(Seat::Plays(Level::Captain));
        let mut reports = Vec::new();
        for listed in scenarios {
            let plan = self.games.plan(package_index, &*edition, listed.id.clone(), seats)?;
            let balance = edition.balance(&plan, &course).map_err(|broken| keep(&broken))?;
            let PerSide { usa, csa } = seats;
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
