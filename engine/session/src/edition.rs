//! Packages that are ready to be played: each of one family of rules, which who holds several need not know.

use std::sync::Arc;

use kernel::{Family, System};
use serde::Serialize;

use crate::matches::{AnyMatch, Match};
use crate::save::{self, CannotPlay, Loaded, Replay};
use crate::setup::{Options, Setup, SetupError};

/// What is known of a package before anybody plays it.
pub trait Printed: Send + Sync {
    /// Its id.
    fn id(&self) -> &str;

    /// The hash of all its files.
    fn hash(&self) -> &str;

    /// What it is called.
    fn title(&self) -> &str;

    /// Its scenarios, the first one for whoever names none.
    fn scenarios(&self) -> Vec<Listed>;

    /// All that never changes during a match and that a page draws: the map, what stands on it, the scenarios.
    /// JSON, as `docs/web.md` has it.
    fn geometry(&self) -> String;

    /// The land as a drawing to lay counters on: SVG.
    fn land(&self) -> String;
}

/// A scenario in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it is about.
    pub description: String,
}

/// What a match of a family is played with.
pub type Rules<F> = Arc<<F as System>::Package>;

/// A package of one family of rules, ready to be played.
pub trait Edition: Printed + 'static {
    /// The family.
    type Family: Family;

    /// What a match of a scenario is played with.
    ///
    /// # Errors
    /// If there is no such scenario or option, or the option has no such value.
    fn rules(&self, scenario: &str, options: &Options) -> Result<Rules<Self::Family>, SetupError>;

    /// Options in use that change nothing by themselves, each in words for people.
    fn idle_options(&self, _: &<Self::Family as System>::Package) -> Vec<String> {
        Vec::new()
    }

    /// Does something, and gives what went wrong on the way without stopping it, such as scripts that fail.
    fn mishaps(&self, act: &mut dyn FnMut()) -> Vec<String> {
        act();
        Vec::new()
    }
}

/// A package of any family, ready to be played.
pub trait AnyEdition: Printed {
    /// Options that would change nothing by themselves, each in words for people.
    ///
    /// # Errors
    /// If there is no such scenario or option, or the option has no such value.
    fn idle_options(&self, scenario: &str, options: &Options) -> Result<Vec<String>, SetupError>;

    /// A match at its first decision.
    ///
    /// # Errors
    /// If its setup cannot be played, or a play before the first decision cannot go on.
    fn begin(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, CannotPlay>;

    /// The match of a save, as [`save::load`] has it.
    ///
    /// # Errors
    /// If it is no save, or its setup cannot be played.
    fn load(&self, text: &str) -> Result<Loaded<Box<dyn AnyMatch>>, CannotPlay>;

    /// A save played again, as [`save::replay`] does.
    ///
    /// # Errors
    /// As [`AnyEdition::load`]; and at the first line that does not fit.
    fn replay(&self, text: &str, to: Option<u32>) -> Result<Replay<Box<dyn AnyMatch>>, CannotPlay>;
}

impl<E: Edition> AnyEdition for E {
    fn idle_options(&self, scenario: &str, options: &Options) -> Result<Vec<String>, SetupError> {
        Ok(Edition::idle_options(self, &*self.rules(scenario, options)?))
    }

    fn begin(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, CannotPlay> {
        let rules = self.rules(&setup.scenario, &setup.options)?;
        Ok(Box::new(Match::<E::Family>::new(setup, self.hash(), rules)?))
    }

    fn load(&self, text: &str) -> Result<Loaded<Box<dyn AnyMatch>>, CannotPlay> {
        let Loaded { game, problem } = save::load::<E::Family>(text, self)?;
        Ok(Loaded { game: Box::new(game), problem })
    }

    fn replay(&self, text: &str, to: Option<u32>) -> Result<Replay<Box<dyn AnyMatch>>, CannotPlay> {
        let Replay { game, boards } = save::replay::<E::Family>(text, self, to)?;
        Ok(Replay { game: Box::new(game), boards })
    }
}

/// Where packages come from.
pub trait Library: Send + Sync {
    /// The names of all packages that are there to be chosen from.
    fn names(&self) -> Vec<String>;

    /// Opens a package by its id or path.
    ///
    /// # Errors
    /// Why there is none, in words for people.
    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String>;
}

/// Opens the package of a save.
///
/// # Errors
/// If it is no save, or there is no such package.
pub fn edition_of(text: &str, library: &dyn Library) -> Result<Arc<dyn AnyEdition>, CannotPlay> {
    let package = save::package_of(text).map_err(CannotPlay::NoSave)?;
    library.open(&package).map_err(CannotPlay::Package)
}
