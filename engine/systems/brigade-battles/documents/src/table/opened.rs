//! Packages ready for play.

use std::sync::Arc;

use crate::{BRIGADE_BATTLES, Loaded, inspect};
use brigade_battles::game::{Game, Scenario, ScenarioId};
use brigade_battles::rules::{OpenedLesson, Rules};
use brigade_battles::variants::Variants;
use brigade_battles::{BrigadeBattles, Position};
use document::Opening;
use kernel::{Lesson, Playing};
use session::{AnyEdition, Digests, Edition, Listed, Options, Printed, SetupError};

use crate::table::drawing::{self, Said};
use crate::table::geometry;

/// Registration of this rule system for play.
pub static OPENING: Opening<dyn AnyEdition> = Opening {
    dialect: &BRIGADE_BATTLES,
    open: |sources| inspect(sources).map(|loaded| Arc::new(ready(&loaded)) as _),
};

/// Package that is ready for play, with its hash and documents.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Game compiled from the package.
    pub game: Arc<Game>,
    /// Variants of the rules that the package chooses.
    pub variants: Variants,
    /// Lessons, in learning order.
    pub lessons: Vec<Arc<OpenedLesson>>,
    /// Hash of all package files, as stored in saves.
    pub hash: String,
    /// Short hashes of the package's files, by path.
    pub digests: Digests,
    /// Subtitle of the game. Empty if it has none.
    pub subtitle: String,
    /// Distance between opposite sides of a hex on the ground, in yards. `None` if the package does
    /// not state it.
    pub yards: Option<u16>,
}

/// Prepares a loaded package for play.
pub fn ready(loaded: &Loaded) -> Opened {
    Opened {
        game: Arc::clone(&loaded.game),
        variants: loaded.variants,
        lessons: loaded.lessons.clone(),
        hash: loaded.hash.to_string(),
        digests: loaded.digests.clone(),
        subtitle: loaded.documents.game.data.subtitle.clone().unwrap_or_default(),
        yards: loaded.documents.game.data.grid.scale.as_ref().map(|scale| scale.yards),
    }
}

impl Printed for Opened {
    fn id(&self) -> &str {
        &self.game.id
    }

    fn hash(&self) -> &str {
        &self.hash
    }

    fn digests(&self) -> Digests {
        self.digests.clone()
    }

    fn title(&self) -> &str {
        &self.game.title
    }

    fn scenarios(&self) -> Vec<Listed> {
        let listed = |scenario: &Scenario| Listed {
            id: scenario.id.clone(),
            name: scenario.name.clone(),
            description: scenario.description.clone(),
        };
        self.game.scenarios.iter().map(listed).collect()
    }

    fn lessons(&self) -> Vec<Arc<Lesson>> {
        self.lessons.iter().map(|taught| Arc::new(taught.lesson.clone())).collect()
    }

    fn geometry(&self) -> String {
        geometry::of(&self.game).to_string()
    }

    fn land(&self) -> String {
        drawing::land(&self.game)
    }

    fn paper(&self, scenario: Option<&str>) -> Result<String, SetupError> {
        let yards = self.yards;
        let Some(id) = scenario else {
            let said = Said { below: &self.subtitle, yards };
            return Ok(drawing::paper(&self.game, said, None));
        };
        let rules = self.rules(id, &Options::new())?;
        let board = BrigadeBattles::start(&rules);
        let position = Position { package: &rules, board: &board };
        let said = Said { below: &self.game.scenarios[rules.scenario.index()].name, yards };
        Ok(drawing::paper(&self.game, said, Some(position)))
    }

    fn counters(&self) -> String {
        drawing::cut(&self.game)
    }
}

impl Edition for Opened {
    type Ruleset = BrigadeBattles;

    /// Returns the rules of a match, with its variants and optional rules. CM 1, 12. CW-GEN-04.
    fn rules(&self, scenario: &str, options: &Options) -> Result<Arc<Rules>, SetupError> {
        let index = self.scenario_index(scenario)?;
        let scenario = &self.game.scenarios[index];
        let optional: Vec<&str> =
            scenario.options.iter().map(|option| option.id.as_str()).collect();
        let mut variants = self.variants;
        // A choice for the match takes precedence over the game's, and the game's over the series'.
        let set = |name: &str, value: &str| variants.set(name, value);
        let switches = session::settle(&scenario.id, &optional, options, set)?;
        Ok(Arc::new(Rules {
            game: Arc::clone(&self.game),
            scenario: ScenarioId::from_index(index),
            variants,
            options: switches,
            lesson: None,
        }))
    }

    fn rules_of_lesson(&self, id: &str) -> Result<Arc<Rules>, SetupError> {
        let taught = self.lessons.iter().find(|taught| taught.lesson.id == id);
        let taught = taught.ok_or_else(|| self.no_lesson(id))?;
        let rules = self.rules(&taught.lesson.scenario, &Options::new())?;
        let lesson = Some(Arc::clone(taught));
        Ok(Arc::new(Rules { lesson, ..Arc::unwrap_or_clone(rules) }))
    }
}
