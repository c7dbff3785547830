//! Packages ready for play.

use std::sync::Arc;

use document::Opening;
use kernel::{Lesson, Playing};
use session::{AnyEdition, Digests, Edition, Listed, Options, Printed, SetupError};
use terrible_swift_sword::game::{Game, Scenario, ScenarioId};
use terrible_swift_sword::rules::OpenedLesson;
use terrible_swift_sword::variants::Variants;
use terrible_swift_sword::{Position, Rules, TerribleSwiftSword};

use super::{drawing, geometry};
use crate::{Loaded, TERRIBLE_SWIFT_SWORD, inspect};

/// Registration of this rule system for play.
pub static OPENING: Opening<dyn AnyEdition> = Opening {
    dialect: &TERRIBLE_SWIFT_SWORD,
    open: |sources| inspect(sources).map(|loaded| Arc::new(ready(&loaded)) as _),
};

/// Package that is ready for play, with its hash and documents.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Game compiled from the package.
    pub game: Arc<Game>,
    /// Variants of the rules that the package chooses.
    pub variants: Variants,
    /// Lessons, in the order in which to learn them.
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
    let said = &loaded.documents.game.data;
    Opened {
        game: Arc::clone(&loaded.game),
        variants: loaded.variants,
        lessons: loaded.lessons.clone(),
        hash: loaded.hash.to_string(),
        digests: loaded.digests.clone(),
        subtitle: said.subtitle.clone().unwrap_or_default(),
        yards: said.grid.scale.as_ref().map(|scale| scale.yards),
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
            name: scenario.title.clone(),
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
        let draw = |below: &str, position: Option<Position<'_>>| {
            drawing::paper(&self.game, below, self.yards, position)
        };
        let Some(id) = scenario else { return Ok(draw(&self.subtitle, None)) };
        let rules = self.rules(id, &Options::new())?;
        let board = TerribleSwiftSword::start(&rules);
        let position = Position { package: &rules, board: &board };
        Ok(draw(&rules.scenario().title, Some(position)))
    }

    fn counters(&self) -> String {
        drawing::cut(&self.game)
    }
}

impl Edition for Opened {
    type Ruleset = TerribleSwiftSword;

    /// Returns the rules of a match, with its variants and optional rules. ST 22.5.
    fn rules(&self, scenario: &str, options: &Options) -> Result<Arc<Rules>, SetupError> {
        let index = self.scenario_index(scenario)?;
        let scenario = &self.game.scenarios[index];
        let optional: Vec<&str> =
            scenario.options.iter().map(|option| option.id.as_str()).collect();
        let mut variants = self.variants;
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
