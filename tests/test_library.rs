//! Library through which the tests open the project's packages.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use blind_swords::opponents::Opponents;
use blind_swords::profile::{Preset, Profile};
use blind_swords::{BlindSwords, Rules};
use blind_swords_lab::traced::is_of_series;
use blind_swords_table::library;
use blind_swords_table::{
    AnyEdition, Asking, Chance, Edition as _, Library, Opened, OptionValue, Options, Seat, Setup,
};
use kernel::{Level, PerSide};
use laboratory::simulate::{Care, simulate};
use laboratory::{Plan, Unwatched};
use registry::Folders;

use crate::root;

/// Library of the packages under `games/`. It loads each package at most once in a test run.
#[derive(Clone, Copy, Debug)]
pub struct TestLibrary;

static OPENED: OnceLock<Mutex<BTreeMap<String, Arc<Opened>>>> = OnceLock::new();

impl Library for TestLibrary {
    fn names(&self) -> Vec<String> {
        Self::packages()
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        Ok(self.open(package)? as _)
    }
}

impl TestLibrary {
    /// Opens a package by its id.
    ///
    /// # Errors
    /// A human-readable message, if there is no such package or it has errors.
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

    /// Returns the ids of all Blind Swords packages under `games/`, sorted.
    pub fn packages() -> Vec<String> {
        let mut names = Folders::new(root(), &registry::ALL).names();
        names.retain(|name| is_of_series(&root(), name));
        names
    }
}

/// Plays a game between two bots of a level, which `players` creates.
///
/// # Panics
/// If the setup is invalid, or the game does not end.
pub fn play_between(setup: &Setup, level: Level, seed: u64, players: Arc<dyn Opponents>) {
    let opened = TestLibrary.open(&setup.package).unwrap_or_else(|problems| panic!("{problems}"));
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
    let rules = Arc::new(Rules { opponents: players, ..Arc::unwrap_or_clone(rules) });
    let seats = PerSide { usa: Seat::Plays(level), csa: Seat::Plays(level) };
    let setup = Setup { seats, seed: seed.into(), ..setup.clone() };
    let plan = Plan::of(setup, 1, 1);
    simulate::<BlindSwords>(&*opened, &rules, &plan, Care::Fast, &Unwatched).expect("games go on");
}

/// Returns a setup for two people, with the profile of the package.
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

/// Returns a kind of bot for each side, selected by the seed. Any 49 consecutive seeds include
/// every pair of kinds.
pub fn players(seed: u64) -> PerSide<Seat> {
    let bot = |number: u64| Seat::BOTS[number as usize % Seat::BOTS.len()];
    PerSide { usa: bot(seed % 49), csa: bot(seed % 49 * 3 + seed % 49 / 7 + 1) }
}

/// Returns a setup for each scenario of each package, with the profile of the package.
///
/// # Panics
/// If a package has errors.
pub fn every_setup(seed: u64) -> Vec<Setup> {
    let of_package = |package: String| {
        let opened = TestLibrary.open(&package).unwrap_or_else(|problems| panic!("{problems}"));
        let scenarios = opened.game.scenarios.iter().map(|scenario| scenario.id.clone());
        scenarios.map(|scenario| setup(&package, &scenario, seed)).collect::<Vec<_>>()
    };
    TestLibrary::packages().into_iter().flat_map(of_package).collect()
}

/// Returns the option values of a preset, keyed by option name.
pub fn preset(preset: Preset) -> Options {
    let values = Profile::preset(preset);
    let option = |point: &blind_swords::profile::VariantPoint| {
        let value = values.get(point.name)?;
        Some((point.name.to_owned(), OptionValue::Word(value.to_owned())))
    };
    Profile::POINTS.iter().filter_map(option).collect()
}
