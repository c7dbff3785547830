//! Arguments shared by commands that play many games.

use clap::Args;
use kernel::PerSide;
use laboratory::Examined;
use registry::AnyPackage;
use session::{Asking, Chance, Seat, Seed, Setup};

use crate::failure::Failure;
use crate::games::{self, PackageIndex};
use crate::options::{self, OptionSetting};

/// Games to play: the game, the first seed and the options.
#[derive(Debug, Args)]
pub(super) struct Runs {
    /// The game, by its id or its folder.
    game: String,
    /// The seed of the first game or pair. Each following one uses the next number.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// An optional rule, or a rules option, as `NAME` or `NAME=VALUE`. Repeat it for more.
    #[arg(long = "option", value_name = "NAME[=VALUE]")]
    options: Vec<OptionSetting>,
}

impl Runs {
    /// Returns the name of the game, as typed.
    pub(super) fn game(&self) -> &str {
        &self.game
    }

    pub(super) fn open(&self, package_index: &PackageIndex) -> Result<AnyPackage, Failure> {
        package_index.open(&self.game)
    }

    /// Returns the id of the given scenario. Without one, returns the ids of all scenarios.
    pub(super) fn scenarios(
        edition: &dyn Examined,
        named: Option<&str>,
    ) -> Result<Vec<String>, Failure> {
        match named {
            Some(_) => Ok(vec![games::scenario_id(edition, named)?]),
            None => Ok(edition.scenarios().into_iter().map(|scenario| scenario.id).collect()),
        }
    }

    /// Returns the setup of the first game of a scenario, after checking that the game can be
    /// played.
    pub(super) fn setup(
        &self,
        package_index: &PackageIndex,
        edition: &dyn Examined,
        scenario: String,
        seats: PerSide<Seat>,
    ) -> Result<Setup, Failure> {
        let setup = Setup {
            package: package_index.lasting_name(&self.game),
            scenario,
            options: options::all(&self.options)?,
            seats,
            seed: Seed::from(self.seed),
            dice: Chance::Seeded,
            asking: Asking::default(),
            lesson: None,
        };
        options::check(edition, &setup)?;
        Ok(setup)
    }
}
