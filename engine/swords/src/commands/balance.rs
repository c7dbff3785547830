//! `swords balance`: what a scenario is like between two players.

mod page;

use std::fs;
use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::Args;
use kernel::{Level, PerSide, Side};
use laboratory::balance::{Balance, ByTurn, Effect, Ended, Inquiry, Part};
use laboratory::statistics::Interval;
use session::{Asking, Chance, Seat, Setup};

use super::simulate;
use crate::course::Course;
use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, Shelf};
use crate::options::{self, OptionSetting};
use crate::output::say;
use crate::seats;

/// Plays a scenario often between two players and says what it is like: who wins, where the points come from, what
/// is lost when, what events and optional rules do to it.
#[derive(Debug, Args)]
pub(crate) struct BalanceOf {
    /// The game: its id, or its folder.
    game: String,
    /// The scenario; all of them where none is named.
    #[arg(long)]
    scenario: Option<String>,
    /// Who plays the Union.
    #[arg(long, value_name = "BOT", default_value_t = Seat::Plays(Level::Captain), value_parser = seats::bot())]
    usa: Seat,
    /// Who plays the Confederacy.
    #[arg(long, value_name = "BOT", default_value_t = Seat::Plays(Level::Captain), value_parser = seats::bot())]
    csa: Seat,
    /// How many games; as many again for each optional rule.
    #[arg(long, default_value = "200")]
    games: NonZeroU32,
    /// The seed of the first game; each following one has the next.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// An optional rule or an option of the rules, as `NAME` or `NAME=VALUE`; may be repeated.
    #[arg(long = "option", value_name = "NAME[=VALUE]")]
    options: Vec<OptionSetting>,
    /// Write a page with charts to this file as well.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// A scenario and what was found out about it.
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
    /// Runs the command.
    pub(crate) fn run(&self, shelf: &Shelf, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let edition = shelf.open(&self.game)?;
        let mut scenarios = edition.scenarios();
        if let Some(named) = &self.scenario {
            let id = games::scenario_id(&*edition, Some(named))?;
            scenarios.retain(|listed| listed.id == id);
        }
        let runs = scenarios.iter().map(|listed| 1 + edition.optional_rules(&listed.id).len());
        let course = Course::begin("games", self.games.get() * runs.sum::<usize>() as u32);
        let mut reports = Vec::new();
        for listed in scenarios {
            let setup = self.setup(shelf, listed.id.clone());
            options::check(&*edition, &setup)?;
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
            Plain::Json => say!("{}", format::json(&reports)),
            Plain::Human => reports.iter().for_each(told),
        }
        course.end()
    }

    fn setup(&self, shelf: &Shelf, scenario: String) -> Setup {
        Setup {
            package: shelf.lasting_name(&self.game),
            scenario,
            lesson: None,
            options: self.options.iter().map(OptionSetting::pair).collect(),
            seats: PerSide { usa: self.usa, csa: self.csa },
            seed: self.seed.into(),
            dice: Chance::Seeded,
            asking: Asking::default(),
        }
    }
}

fn told(report: &Report) {
    let Report { scenario: _, name, usa, csa, balance } = report;
    let Balance {
        games,
        winners,
        levels,
        lead,
        decisions,
        turns,
        points,
        losses,
        history,
        by_turn,
        feats,
        options,
    } = balance;
    say!("{name}: {games} games, Union {usa}, Confederacy {csa}");
    say!("winners:");
    winners
        .iter()
        .for_each(|(who, share)| say!("  {:<36} {}", simulate::named(who), percent(*share)));
    say!("victory levels:");
    for Ended { winner, level, share } in levels {
        let who = winner.map_or("nobody", Side::id);
        say!("  {:<13} {level:<34} {}", simulate::named(who), percent(*share));
    }
    say!("the Union's lead at the end: {} points", figure(*lead));
    say!("length: {} decisions, {} turns", figure(*decisions), figure(*turns));
    say!("points a game, by source:");
    points.iter().for_each(part);
    say!("strength missing at the end, worn, broken or gone:");
    losses.iter().for_each(part);
    if let Some(lost) = history {
        let [usa, csa] = [lost.usa, lost.csa];
        say!("  in history: Union {usa:.0}, Confederacy {csa:.0}");
    }
    say!("strength missing after each turn, Union and Confederacy:");
    for ByTurn { turn, lost } in by_turn {
        say!("  {turn:>4}  {:6.1} {:6.1}", lost.usa.value, lost.csa.value);
    }
    effects("the Union's lead where an event was played, against where it was not:", feats);
    effects("what an optional rule changes in it, over the same seeds:", options);
    say!("");
}

fn part(Part { side, source, value }: &Part) {
    say!("  {:<13} {source:<34} {}", simulate::named(side.id()), figure(*value));
}

fn effects(title: &str, effects: &[Effect]) {
    if effects.is_empty() {
        return;
    }
    say!("{title}");
    for Effect { side, what, games, lead } in effects {
        let whose = side.map_or("", |side: Side| simulate::named(side.id()));
        say!("  {whose:<13} {what:<34} {} in {games} games", figure(*lead));
    }
}

fn figure(Interval { value, low, high }: Interval) -> String {
    format!("{value:.1} [{low:.1}, {high:.1}]")
}

fn percent(Interval { value, low, high }: Interval) -> String {
    let [value, low, high] = [value, low, high].map(|share| share * 100.0);
    format!("{value:.1} % [{low:.1}, {high:.1}]")
}
