//! `swords run`: plans of many games between bots, and the reports on these games.

mod balance;
mod course;
mod exercise;
mod ladder;
mod planned;
mod simulate;
mod tune;

use std::num::NonZeroU32;
use std::time::Duration;

use clap::{Args, Subcommand};
use kernel::PerSide;
use laboratory::simulate::Failure as Unfinished;
use laboratory::{Examined, Plan};
use registry::AnyPackage;
use session::{Asking, Chance, Options, Seat, Seed, Setup};

use crate::arguments::options::{self, OptionSetting};
use crate::arguments::seats;
use crate::commands::run::course::Course;
use crate::failure::Failure;
use crate::format::Format;
use crate::packages::games::{self, PackageIndex};

/// Play many games between bots, and report on them.
#[derive(Debug, Args)]
pub(crate) struct Run {
    #[command(subcommand)]
    report: Report,
}

#[derive(Debug, Subcommand)]
enum Report {
    Simulate(simulate::Simulate),
    Exercise(exercise::Exercise),
    Balance(balance::BalanceOf),
    Ladder(ladder::Ladder),
    Tune(tune::Tune),
}

impl Run {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        match &self.report {
            Report::Simulate(simulate) => simulate.run(package_index, format),
            Report::Exercise(exercise) => exercise.run(package_index, format),
            Report::Balance(balance) => balance.run(package_index, format),
            Report::Ladder(ladder) => ladder.run(package_index, format),
            Report::Tune(tune) => tune.run(package_index, format),
        }
    }
}

/// Seeds and effort of a run.
#[derive(Clone, Copy, Debug, Args)]
struct Effort {
    /// The seed of the first game or pair. Each following one uses the next number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of games to play at once.
    #[arg(long, default_value = "1", value_parser = options::jobs())]
    jobs: usize,
    /// Begin no further game after this many seconds.
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
}

impl Effort {
    /// Begins `count` games or pairs, within the time limit.
    fn begin(self, what: &'static str, count: u32) -> Course {
        Course::begin(what, count, self.seconds.map(Duration::from_secs))
    }

    /// Returns the setup of the first game of a scenario.
    fn setup(self, package: String, scenario: String, options: Options) -> Setup {
        Setup {
            package,
            scenario,
            options,
            seats: PerSide::default(),
            seed: Seed::from(self.seed),
            dice: Chance::Seeded,
            asking: Asking::default(),
            lesson: None,
        }
    }
}

/// Games to play: the game, the scenario, the number and the options. `GAMES` is the default number
/// of games or pairs.
#[derive(Debug, Args)]
struct Games<const GAMES: u32> {
    /// The game, by its id or its folder.
    game: String,
    /// The scenario (default: all of them, or the first one for `simulate` and `ladder`).
    #[arg(long)]
    scenario: Option<String>,
    /// The number of games to play of each scenario (default: 100, 6 for `exercise`, 200 for `balance`), or of pairs of games
    /// for `ladder` (default: 50).
    #[arg(long, visible_alias = "pairs")]
    games: Option<NonZeroU32>,
    /// An optional rule, or a rules option, as `NAME` or `NAME=VALUE`. Repeat it for more.
    #[arg(long = "option", value_name = "NAME[=VALUE]")]
    options: Vec<OptionSetting>,
    #[command(flatten)]
    effort: Effort,
}

impl<const GAMES: u32> Games<GAMES> {
    /// Returns the number of games or pairs of each scenario.
    fn count(&self) -> u32 {
        self.games.map_or(GAMES, NonZeroU32::get)
    }

    fn open(&self, package_index: &PackageIndex) -> Result<AnyPackage, Failure> {
        package_index.open(&self.game)
    }

    /// Returns the id of the named scenario. If the command line names none, returns the ids of all
    /// scenarios.
    fn scenarios(&self, edition: &dyn Examined) -> Result<Vec<String>, Failure> {
        match self.scenario {
            Some(_) => Ok(vec![self.first_scenario(edition)?]),
            None => Ok(edition.scenarios().into_iter().map(|scenario| scenario.id).collect()),
        }
    }

    /// Returns the id of the named scenario. If the command line names none, returns the first one.
    fn first_scenario(&self, edition: &dyn Examined) -> Result<String, Failure> {
        games::scenario_id(edition, self.scenario.as_deref())
    }

    /// Returns the plan of the games of a scenario, after checking that the first game can be
    /// played.
    fn plan(
        &self,
        package_index: &PackageIndex,
        edition: &dyn Examined,
        scenario: String,
        seats: PerSide<Seat>,
    ) -> Result<Plan, Failure> {
        let (package, options) =
            (package_index.lasting_name(&self.game), options::all(&self.options)?);
        let setup = Setup { seats, ..self.effort.setup(package, scenario, options) };
        options::check(edition, &setup)?;
        Ok(Plan::of(setup, self.count(), self.effort.jobs))
    }
}

/// Bots of the two sides.
#[derive(Debug, Args)]
struct Bots {
    /// The bot that plays the Union (default: a captain for `balance`, else random).
    #[arg(long, value_name = "BOT", value_parser = seats::bot())]
    usa: Option<Seat>,
    /// The bot that plays the Confederacy (default: a captain for `balance`, else random).
    #[arg(long, value_name = "BOT", value_parser = seats::bot())]
    csa: Option<Seat>,
}

impl Bots {
    /// Returns the bots of both sides. `usual` plays a side for which the command line names none.
    fn seats(&self, usual: Seat) -> PerSide<Seat> {
        PerSide { usa: self.usa.unwrap_or(usual), csa: self.csa.unwrap_or(usual) }
    }
}

/// Saves a failed game, so that developers can reproduce the defect.
fn keep(broken: &Unfinished) -> Failure {
    let path = std::env::temp_dir().join(format!("swords-broken-{}.jsonl", broken.seed));
    let kept = match std::fs::write(&path, &broken.replay) {
        Ok(()) => format!("saved as {}", path.display()),
        Err(error) => format!("cannot write its save: {error}"),
    };
    Failure::Wrong(format!("{broken}\n{kept}"))
}
