//! Arguments that several reports share.

use std::num::NonZeroU32;
use std::time::Duration;

use clap::Args;
use kernel::PerSide;
use laboratory::{Examined, Plan};
use registry::AnyPackage;
use session::{Asking, Chance, Options, Seat, Seed, Setup};

use super::course::Course;
use crate::arguments::options::{self, OptionSetting};
use crate::arguments::seats;
use crate::failure::Failure;
use crate::packages::games::{self, PackageIndex};

/// Seeds and effort of a run.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Effort {
    /// The seed of the first game or pair. Each following one uses the next number.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// The number of games to play at once.
    #[arg(long, default_value = "1", value_parser = options::jobs())]
    pub(super) jobs: usize,
    /// Begin no further game after this many seconds.
    #[arg(long, value_name = "N")]
    pub(super) seconds: Option<u64>,
}

impl Effort {
    /// Begins `count` games or pairs, within the time limit.
    pub(super) fn begin(self, what: &'static str, count: u32) -> Course {
        Course::begin(what, count, self.seconds.map(Duration::from_secs))
    }

    /// Returns the setup of the first game of a scenario.
    pub(super) fn setup(self, package: String, scenario: String, options: Options) -> Setup {
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
pub(super) struct Games<const GAMES: u32> {
    /// The game, by its id or its folder.
    pub(super) game: String,
    /// The scenario (default: all of them, or the first one for `simulate` and `ladder`).
    #[arg(long)]
    pub(super) scenario: Option<String>,
    /// The number of games to play of each scenario (default: 100, 6 for `exercise`, 200 for `balance`), of pairs of games
    /// for `ladder` (default: 50), or of each scenario and side for `exploit` (default: 5000).
    #[arg(long, visible_alias = "pairs")]
    pub(super) games: Option<NonZeroU32>,
    /// An optional rule, or a rules option, as `NAME` or `NAME=VALUE`. Repeat it for more.
    #[arg(long = "option", value_name = "NAME[=VALUE]")]
    pub(super) options: Vec<OptionSetting>,
    #[command(flatten)]
    pub(super) effort: Effort,
}

impl<const GAMES: u32> Games<GAMES> {
    /// Returns the number of games or pairs of each scenario.
    pub(super) fn count(&self) -> u32 {
        self.games.map_or(GAMES, NonZeroU32::get)
    }

    pub(super) fn open(&self, package_index: &PackageIndex) -> Result<AnyPackage, Failure> {
        package_index.open(&self.game)
    }

    /// Returns the id of the named scenario. If the command line names none, returns the ids of all
    /// scenarios.
    pub(super) fn scenarios(&self, edition: &dyn Examined) -> Result<Vec<String>, Failure> {
        match self.scenario {
            Some(_) => Ok(vec![self.first_scenario(edition)?]),
            None => Ok(edition.scenarios().into_iter().map(|scenario| scenario.id).collect()),
        }
    }

    /// Returns the id of the named scenario. If the command line names none, returns the first one.
    pub(super) fn first_scenario(&self, edition: &dyn Examined) -> Result<String, Failure> {
        games::scenario_id(edition, self.scenario.as_deref())
    }

    /// Returns the plan of the games of a scenario, after checking that the first game can be
    /// played.
    pub(super) fn plan(
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
pub(super) struct Bots {
    /// The bot that plays the Union (default: a captain for `balance`, else random).
    #[arg(long, value_name = "BOT", value_parser = seats::bot())]
    pub(super) usa: Option<Seat>,
    /// The bot that plays the Confederacy (default: a captain for `balance`, else random).
    #[arg(long, value_name = "BOT", value_parser = seats::bot())]
    pub(super) csa: Option<Seat>,
}

impl Bots {
    /// Returns the bots of both sides. `usual` plays a side for which the command line names none.
    pub(super) fn seats(&self, usual: Seat) -> PerSide<Seat> {
        PerSide { usa: self.usa.unwrap_or(usual), csa: self.csa.unwrap_or(usual) }
    }
}
