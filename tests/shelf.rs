//! The packages of the project, each loaded once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use blind_swords::opponents::Opponents;
use blind_swords::profile::{Preset, Profile};
use blind_swords::{BlindSwords, Rules};
use blind_swords_lab::traced::is_of_series;
use families::Folders;
use kernel::{Level, PerSide};
use laboratory::Unwatched;
use laboratory::simulate::{Care, Plan, simulate};
use series::library;
use series::{
    AnyEdition, Asking, Chance, Edition as _, Library, Opened, OptionValue, Options, Seat, Setup,
};

use crate::root;

/// The packages under `games/`, each loaded once for a whole run.
#[derive(Clone, Copy, Debug)]
pub struct Shelf;

static OPENED: OnceLock<Mutex<BTreeMap<String, Arc<Opened>>>> = OnceLock::new();

impl Library for Shelf {
    fn names(&self) -> Vec<String> {
        Self::packages()
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        Ok(self.open(package)? as _)
    }
}

impl Shelf {
    /// Opens a package by its id.
    ///
    /// # Errors
    /// Why there is none, in words for people.
    pub fn open(&self, package: &str) -> Result<Arc<Opened>, String> {
        let known = OPENED.get_or_init(Mutex::default);
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(opened) = known.get(package) {
            return Ok(Arc::clone(opened));
        }
        let folder = root().join("games").join(package);
        let opened = Arc::new(library::open(&folder)?.1);
        known.insert(package.to_owned(), Arc::clone(&opened));
        Ok(opened)
    }

    /// The ids of all packages of the series under `games/`, in order.
    pub fn packages() -> Vec<String> {
        let mut names = Folders::new(root(), &families::ALL).names();
        names.retain(|name| is_of_series(&root(), name));
        names
    }
}

/// Plays a game of a setup between players of a level, who are those that are handed in.
///
/// # Panics
/// If the setup is not in order, or the game does not go on to its end.
pub fn play_between(setup: &Setup, level: Level, seed: u64, players: Arc<dyn Opponents>) {
    let opened = Shelf.open(&setup.package).unwrap_or_else(|problems| panic!("{problems}"));
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
    let rules = Arc::new(Rules { opponents: players, ..Arc::unwrap_or_clone(rules) });
    let seats = PerSide { usa: Seat::Plays(level), csa: Seat::Plays(level) };
    let setup = Setup { seats, seed: seed.into(), ..setup.clone() };
    let plan = Plan { setup, games: 1, jobs: 1, care: Care::Fast };
    simulate::<BlindSwords>(&*opened, &rules, &plan, &Unwatched).expect("games go on");
}

/// A game between two people with the package's own profile.
pub fn setup(package: &str, scenario: &str, seed: u64) -> Setup {
    Setup {
        package: package.to_owned(),
        scenario: scenario.to_owned(),
        options: Options::new(),
        seats: PerSide { usa: Seat::Human, csa: Seat::Human },
        seed: seed.into(),
        dice: Chance::Seeded,
        asking: Asking::default(),
        lesson: None,
    }
}

/// The bots of the game with a seed: 49 seeds in a row set each against each.
pub fn players(seed: u64) -> PerSide<Seat> {
    let bot = |number: u64| Seat::BOTS[number as usize % Seat::BOTS.len()];
    PerSide { usa: bot(seed % 49), csa: bot(seed % 49 * 3 + seed % 49 / 7 + 1) }
}

/// A game of each scenario of each package, with the package's own profile.
///
/// # Panics
/// If a package is not in order.
pub fn every_setup(seed: u64) -> Vec<Setup> {
    let of_package = |package: String| {
        let opened = Shelf.open(&package).unwrap_or_else(|problems| panic!("{problems}"));
        let scenarios = opened.game.scenarios.iter().map(|scenario| scenario.id.clone());
        scenarios.map(|scenario| setup(&package, &scenario, seed)).collect::<Vec<_>>()
    };
    Shelf::packages().into_iter().flat_map(of_package).collect()
}

/// A preset as options by name.
pub fn preset(preset: Preset) -> Options {
    let values = Profile::preset(preset);
    let option = |point: &blind_swords::profile::VariantPoint| {
        let value = values.get(point.name)?;
        Some((point.name.to_owned(), OptionValue::Word(value.to_owned())))
    };
    Profile::POINTS.iter().filter_map(option).collect()
}
