//! Packages that are ready to be played: each of one family of rules, which who holds several need not know.

use std::sync::Arc;

use kernel::{Family, Lesson, Level, PerSide, System};
use serde::Serialize;

use crate::matches::{AnyMatch, Match};
use crate::save::{self, CannotPlay, Loaded, Replay};
use crate::seat::Seat;
use crate::setup::{Asking, Options, Setup, SetupError};
use crate::sources::Chance;

/// The seed of all lessons: who learns alone meets the same luck each time.
const LESSON_SEED: u64 = 1862;

/// What is known of a package before anybody plays it.
pub trait Printed: Send + Sync {
    /// The id of the package, by which it is begun and saved.
    fn id(&self) -> &str;

    /// The hash of all its files.
    fn hash(&self) -> &str;

    /// What it is called.
    fn title(&self) -> &str;

    /// Its scenarios, the first one for whoever names none.
    fn scenarios(&self) -> Vec<Listed>;

    /// Its lessons, in the order in which they are to be learned.
    fn lessons(&self) -> Vec<Arc<Lesson>> {
        Vec::new()
    }

    /// The lesson with an id.
    ///
    /// # Errors
    /// If there is none.
    fn lesson(&self, id: &str) -> Result<Arc<Lesson>, SetupError> {
        let found = self.lessons().into_iter().find(|lesson| lesson.id == id);
        found.ok_or_else(|| self.no_lesson(id))
    }

    /// That there is no such lesson.
    fn no_lesson(&self, id: &str) -> SetupError {
        SetupError::NoLesson {
            package: self.id().to_owned(),
            lesson: id.to_owned(),
            known: self.lessons().iter().map(|lesson| lesson.id.clone()).collect(),
        }
    }

    /// What a match is set up with that plays a lesson of the package, by the name of the package at hand.
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

    /// All that never changes during a match and that a page draws: the map, what stands on it, the scenarios.
    /// JSON, as `book/src/build/http.md` has it.
    fn geometry(&self) -> String;

    /// The land as a drawing to lay counters and the names of places on: SVG.
    fn land(&self) -> String;

    /// The map to be printed, with frame and legend; with the units of a scenario where one is named. SVG of true size.
    ///
    /// # Errors
    /// If there is no such scenario.
    fn paper(&self, scenario: Option<&str>) -> Result<String, SetupError>;

    /// The counters to be printed and cut out, at the size of the map: SVG.
    fn counters(&self) -> String;
}

/// A scenario in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// The id of the scenario, by which it is begun.
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

    /// What a lesson is played with, for who has lessons.
    ///
    /// # Errors
    /// If there is no such lesson.
    fn rules_of_lesson(&self, id: &str) -> Result<Rules<Self::Family>, SetupError> {
        Err(self.no_lesson(id))
    }

    /// What a match is played with that is set up so.
    ///
    /// # Errors
    /// If it cannot be played.
    fn rules_for(&self, setup: &Setup) -> Result<Rules<Self::Family>, SetupError> {
        match &setup.lesson {
            Some(lesson) => self.rules_of_lesson(lesson),
            None => self.rules(&setup.scenario, &setup.options),
        }
    }

    /// The optional rules that a scenario has, by name.
    fn optional_rules(&self, _scenario: &str) -> Vec<String> {
        Vec::new()
    }

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
    /// The levels at which its rules are played, from the weakest up.
    fn levels(&self) -> &'static [Level];

    /// Refuses a computer player who does not know the rules: the one place that decides who may sit where.
    ///
    /// # Errors
    /// Who was to sit there, and who plays these rules.
    fn may_sit(&self, seat: Seat) -> Result<(), SetupError> {
        let levels = self.levels();
        if seat.can_play(levels) {
            return Ok(());
        }
        let (package, known) = (self.id().to_owned(), Seat::expected(levels));
        Err(SetupError::NoPlayer { seat, package, known })
    }

    /// The optional rules that a scenario has, by name.
    fn optional_rules(&self, scenario: &str) -> Vec<String>;

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

    /// The same, where whoever holds the match answers for computers too: nothing is reckoned here.
    ///
    /// # Errors
    /// As [`AnyEdition::begin`].
    fn begin_by_hand(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, CannotPlay>;

    /// The match of a save, as [`save::load`] has it.
    ///
    /// # Errors
    /// If it is no save, or its setup cannot be played.
    fn load(&self, text: &str) -> Result<Loaded<Box<dyn AnyMatch>>, CannotPlay>;

    /// The same, where whoever holds the match answers for computers too: nothing is played that is not in the save.
    ///
    /// # Errors
    /// As [`AnyEdition::load`].
    fn load_by_hand(&self, text: &str) -> Result<Loaded<Box<dyn AnyMatch>>, CannotPlay>;

    /// A save played again, as [`save::replay`] does.
    ///
    /// # Errors
    /// As [`AnyEdition::load`]; and at the first line that does not fit.
    fn replay(&self, text: &str, to: Option<u32>) -> Result<Replay<Box<dyn AnyMatch>>, CannotPlay>;
}

impl<E: Edition> AnyEdition for E {
    fn levels(&self) -> &'static [Level] {
        E::Family::levels()
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
        Ok(save::load::<E::Family>(text, self)?.boxed())
    }

    fn load_by_hand(&self, text: &str) -> Result<Loaded<Box<dyn AnyMatch>>, CannotPlay> {
        Ok(save::load_by_hand::<E::Family>(text, self)?.boxed())
    }

    fn replay(&self, text: &str, to: Option<u32>) -> Result<Replay<Box<dyn AnyMatch>>, CannotPlay> {
        let Replay { game, boards } = save::replay::<E::Family>(text, self, to)?;
        Ok(Replay { game: Box::new(game), boards })
    }
}

/// A match of which nothing has been played, if its setup can be.
fn unstarted<E: Edition>(edition: &E, setup: Setup) -> Result<Match<E::Family>, CannotPlay> {
    edition.may_sit(setup.seats.usa)?;
    edition.may_sit(setup.seats.csa)?;
    let rules = edition.rules_for(&setup)?;
    Ok(Match::unstarted(setup, edition.hash(), rules))
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
