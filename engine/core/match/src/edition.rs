//! Packages that are ready for play. The rule system is either a type parameter or unknown to the
//! caller.

use std::sync::Arc;

use kernel::{Forecasting, Lesson, Level, PerSide, Ruleset, System, say};
use serde::Serialize;

use crate::contents::{Contents, Digests, OtherContents};
use crate::matches::{AnyMatch, Match};
use crate::save::{self, CannotPlay, Loaded, Replay, Upgraded};
use crate::seat::Seat;
use crate::setup::{Asking, Options, Setup, SetupError};
use crate::sources::Chance;

/// Seed of every lesson, so that all learners get the same dice and draws.
const LESSON_SEED: u64 = 1862;

/// Properties of a package, independent of its rule system.
pub trait Printed: Send + Sync {
    /// Returns the id of the package, in setups and saves.
    fn id(&self) -> &str;

    /// Returns the hash of the package's files.
    fn hash(&self) -> &str;

    /// Returns the short hashes of the files that affect a match, by path. Empty if the package does
    /// not come from files.
    fn digests(&self) -> Digests {
        Digests::new()
    }

    /// Returns the contents of the package, as saves name them.
    fn contents(&self) -> Contents {
        Contents { hash: self.hash().to_owned(), digests: self.digests() }
    }

    /// Returns the title of the package.
    fn title(&self) -> &str;

    /// Returns the scenarios. The first is the default.
    fn scenarios(&self) -> Vec<Listed>;

    /// Returns the index of the scenario with this id.
    ///
    /// # Errors
    /// If the package has no such scenario.
    fn scenario_index(&self, id: &str) -> Result<usize, SetupError> {
        let scenarios = self.scenarios();
        let found = scenarios.iter().position(|known| known.id == id);
        found.ok_or_else(|| SetupError::NoScenario {
            package: self.id().to_owned(),
            scenario: id.to_owned(),
            known: scenarios.into_iter().map(|known| known.id).collect(),
        })
    }

    /// Returns the lessons, in the order in which to learn them.
    fn lessons(&self) -> Vec<Arc<Lesson>> {
        Vec::new()
    }

    /// Returns the lesson with this id.
    ///
    /// # Errors
    /// If the package has no such lesson.
    fn lesson(&self, id: &str) -> Result<Arc<Lesson>, SetupError> {
        let found = self.lessons().into_iter().find(|lesson| lesson.id == id);
        found.ok_or_else(|| self.no_lesson(id))
    }

    /// Returns the error for an unknown lesson.
    fn no_lesson(&self, id: &str) -> SetupError {
        SetupError::NoLesson {
            package: self.id().to_owned(),
            lesson: id.to_owned(),
            known: self.lessons().iter().map(|lesson| lesson.id.clone()).collect(),
        }
    }

    /// Returns the setup of a match that plays a lesson. `package` is the name by which the package
    /// was opened.
    ///
    /// # Errors
    /// If there is no such lesson.
    fn lesson_setup(&self, package: &str, id: &str) -> Result<Setup, SetupError> {
        let lesson = self.lesson(id)?;
        let seat =
            |side| if side == lesson.side { Seat::Human } else { Seat::Plays(lesson.computer) };
        Ok(Setup {
            package: package.to_owned(),
            scenario: lesson.scenario.clone(),
            options: Options::new(),
            seats: PerSide::from_fn(seat),
            seed: LESSON_SEED.into(),
            dice: Chance::Seeded,
            asking: Asking::default(),
            lesson: Some(lesson.id.clone()),
        })
    }

    /// Returns all constant data that a page needs to draw the game: the map, the counters, the
    /// scenarios. The JSON is described in `book/src/build/http.md`.
    fn geometry(&self) -> String;

    /// Returns the terrain as SVG, without counters and place names.
    fn land(&self) -> String;

    /// Returns the map for printing, with frame and legend, as SVG in true size. The map includes
    /// the units of a scenario if `scenario` is given.
    ///
    /// # Errors
    /// If there is no such scenario.
    fn paper(&self, scenario: Option<&str>) -> Result<String, SetupError>;

    /// Returns a sheet of counters to print and cut, in the scale of the map, as SVG.
    fn counters(&self) -> String;
}

/// Entry of a package's scenario list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// Id of the scenario.
    pub id: String,
    /// Display name of the scenario.
    pub name: String,
    /// Short description of the scenario, shown to players.
    pub description: String,
}

/// Compiled rules of a match, in shared ownership.
pub type Rules<F> = Arc<<F as System>::Package>;

/// A package of one rule system, ready for play.
pub trait Edition: Printed + 'static {
    /// Rule system that the package uses.
    type Ruleset: Ruleset;

    /// Returns the rules for a scenario with options.
    ///
    /// # Errors
    /// If there is no such scenario or option, or if an option has no such value.
    fn rules(&self, scenario: &str, options: &Options) -> Result<Rules<Self::Ruleset>, SetupError>;

    /// Returns the rules for a lesson.
    ///
    /// # Errors
    /// If there is no such lesson.
    fn rules_of_lesson(&self, id: &str) -> Result<Rules<Self::Ruleset>, SetupError> {
        Err(self.no_lesson(id))
    }

    /// Returns the rules for a setup.
    ///
    /// # Errors
    /// If the setup is invalid.
    fn rules_for(&self, setup: &Setup) -> Result<Rules<Self::Ruleset>, SetupError> {
        match &setup.lesson {
            Some(lesson) => self.rules_of_lesson(lesson),
            None => self.rules(&setup.scenario, &setup.options),
        }
    }

    /// Returns the names of the optional rules of a scenario.
    fn optional_rules(&self, _scenario: &str) -> Vec<String> {
        Vec::new()
    }

    /// Returns a description of each chosen option that has no effect because of the other options.
    fn idle_options(&self, _: &<Self::Ruleset as System>::Package) -> Vec<String> {
        Vec::new()
    }

    /// Runs `act` and returns messages of the errors that did not stop it, such as failed scripts.
    fn mishaps(&self, act: &mut dyn FnMut()) -> Vec<String> {
        act();
        Vec::new()
    }
}

/// A package of any rule system, ready for play.
pub trait AnyEdition: Printed {
    /// Returns the levels of bots that can play these rules, weakest first.
    fn levels(&self) -> &'static [Level];

    /// Checks that a bot can play these rules.
    ///
    /// # Errors
    /// See [`Seat::check`].
    fn may_sit(&self, seat: Seat) -> Result<(), SetupError> {
        seat.check(self.id(), self.levels())
    }

    /// Returns the names of the optional rules of a scenario.
    fn optional_rules(&self, scenario: &str) -> Vec<String>;

    /// Returns a description of each option that would have no effect.
    ///
    /// # Errors
    /// If there is no such scenario or option, or if an option has no such value.
    fn idle_options(&self, scenario: &str, options: &Options) -> Result<Vec<String>, SetupError>;

    /// Starts a match and plays to its first decision.
    ///
    /// # Errors
    /// If the setup is invalid, or if a play before the first decision fails.
    fn begin(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, CannotPlay>;

    /// Starts a match in which the caller also answers for bots. The match itself runs no bot.
    ///
    /// # Errors
    /// See [`AnyEdition::begin`].
    fn begin_by_hand(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, CannotPlay>;

    /// Loads a match from a save; see [`save::load`].
    ///
    /// # Errors
    /// If the text is not a save, or if its setup is invalid.
    fn load(&self, text: &str) -> Result<Loaded<Box<dyn AnyMatch>>, CannotPlay>;

    /// Loads a match in which the caller also answers for bots. The match stops at the end of the
    /// save.
    ///
    /// # Errors
    /// See [`AnyEdition::load`].
    fn load_by_hand(&self, text: &str) -> Result<Loaded<Box<dyn AnyMatch>>, CannotPlay>;

    /// Replays a save; see [`save::replay`].
    ///
    /// # Errors
    /// See [`AnyEdition::load`]. Also if a line of the save does not fit the replayed match.
    fn replay(&self, text: &str, to: Option<u32>) -> Result<Replay<Box<dyn AnyMatch>>, CannotPlay>;

    /// Plays the answers of a save again, up to the first refused one; see [`save::upgrade`].
    ///
    /// # Errors
    /// See [`AnyEdition::load`]. Also if a play fails.
    fn upgrade(&self, text: &str) -> Result<Upgraded<Box<dyn AnyMatch>>, CannotPlay>;

    /// Replays a whole save. The caller also answers for bots afterwards.
    ///
    /// # Errors
    /// See [`AnyEdition::replay`].
    fn replay_by_hand(&self, text: &str) -> Result<Replay<Box<dyn AnyMatch>>, CannotPlay>;
}

impl<E: Edition> AnyEdition for E {
    fn levels(&self) -> &'static [Level] {
        <E::Ruleset as Forecasting>::LEVELS
    }

    fn optional_rules(&self, scenario: &str) -> Vec<String> {
        Edition::optional_rules(self, scenario)
    }

    fn idle_options(&self, scenario: &str, options: &Options) -> Result<Vec<String>, SetupError> {
        Ok(Edition::idle_options(self, &*self.rules(scenario, options)?))
    }

    fn begin(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, CannotPlay> {
        let mut game = unstarted(self, setup)?;
        game.run()?;
        Ok(Box::new(game))
    }

    fn begin_by_hand(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, CannotPlay> {
        let mut game = unstarted(self, setup)?;
        game.play_by_hand();
        game.run()?;
        Ok(Box::new(game))
    }

    fn load(&self, text: &str) -> Result<Loaded<Box<dyn AnyMatch>>, CannotPlay> {
        Ok(save::load::<E::Ruleset>(text, self)?.boxed())
    }

    fn load_by_hand(&self, text: &str) -> Result<Loaded<Box<dyn AnyMatch>>, CannotPlay> {
        Ok(save::load_by_hand::<E::Ruleset>(text, self)?.boxed())
    }

    fn replay(&self, text: &str, to: Option<u32>) -> Result<Replay<Box<dyn AnyMatch>>, CannotPlay> {
        Ok(save::replay::<E::Ruleset>(text, self, to)?.boxed())
    }

    fn upgrade(&self, text: &str) -> Result<Upgraded<Box<dyn AnyMatch>>, CannotPlay> {
        let Upgraded { game, answers, refused } = save::upgrade::<E::Ruleset>(text, self)?;
        Ok(Upgraded { game: Box::new(game), answers, refused })
    }

    fn replay_by_hand(&self, text: &str) -> Result<Replay<Box<dyn AnyMatch>>, CannotPlay> {
        let mut replay = save::replay::<E::Ruleset>(text, self, None)?;
        replay.game.play_by_hand();
        Ok(replay.boxed())
    }
}

/// Builds a match without playing up to its first decision.
fn unstarted<E: Edition>(edition: &E, setup: Setup) -> Result<Match<E::Ruleset>, CannotPlay> {
    edition.may_sit(setup.seats.usa)?;
    edition.may_sit(setup.seats.csa)?;
    let rules = edition.rules_for(&setup)?;
    Ok(Match::unstarted(setup, edition.contents(), rules))
}

/// Source from which packages are opened.
pub trait Library: Send + Sync {
    /// Returns the names of all available packages.
    fn names(&self) -> Vec<String>;

    /// Opens a package by id or path.
    ///
    /// # Errors
    /// A human-readable message if the package cannot be opened.
    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String>;

    /// Stores the present contents of a package, so that the matches that begin with them can be
    /// opened after the package has changed.
    fn keep(&self, _package: &str) {}

    /// Opens stored contents of a package by their hash. `None` if they are not stored.
    fn kept(&self, _hash: &str) -> Option<Arc<dyn AnyEdition>> {
        None
    }
}

/// Returns the difference between the package that a save names and its present contents. `None` if
/// they are the same, or if one of them cannot be read.
pub fn changes_since(text: &str, library: &dyn Library) -> Option<OtherContents> {
    let header = save::header_of(text).ok()?;
    let here = library.open(&header.package).ok()?.contents();
    OtherContents::between(&header.package, &header.contents(), &here)
}

/// Opens the package of a save, with the contents that the save names if they are stored.
///
/// # Errors
/// If the text is not a save, or if there is no such package.
pub fn edition_of(text: &str, library: &dyn Library) -> Result<Arc<dyn AnyEdition>, CannotPlay> {
    let header = save::header_of(text).map_err(CannotPlay::NoSave)?;
    open_with_content(library, &header.package, &header.hash)
}

/// Opens a package that a save or mail file names, with the content that it names if the library
/// keeps it, or else with its present content. If the package is missing, the error tells the hash
/// of its content, by which its author can send the same.
pub(crate) fn open_with_content(
    library: &dyn Library,
    package: &str,
    content: &str,
) -> Result<Arc<dyn AnyEdition>, CannotPlay> {
    let opened = library.open(package);
    if opened.as_ref().is_ok_and(|edition| edition.hash() == content) {
        return opened.map_err(CannotPlay::Package);
    }
    let unopened = |why| CannotPlay::Package(say!("package-with-content", why, content));
    library.kept(content).map_or(opened, Ok).map_err(unopened)
}
