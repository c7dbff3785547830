//! Blind Swords package ready for play.

use std::sync::Arc;

use crate::drawing::{self, Sheet};
use crate::geometry;
use blind_swords::game::{Game, Scenario, ScenarioId};
use blind_swords::play::set_up;
use blind_swords::profile::Profile;
use blind_swords::rules::{OpenedLesson, Rules};
use blind_swords::script::Scripts;
use blind_swords::{BlindSwords, Position};
use blind_swords_documents::documents::Documents;
use kernel::{Lesson, Switch};
use opponent::BotRegistry;
use session::{Digests, Edition, Listed, Options, Printed, SetupError};

/// A Blind Swords package that is ready for play.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Compiled game, as the rules use it.
    pub game: Arc<Game>,
    /// Script host of the package, which runs its scripts.
    pub scripts: Arc<dyn Scripts>,
    /// Lessons, in learning order.
    pub lessons: Vec<Arc<OpenedLesson>>,
    /// Hash of all package files.
    pub hash: String,
    /// Short hashes of the package's files, by path.
    pub digests: Digests,
    /// Documents of the package, for data that the rules do not use. `None` if they are unknown.
    pub documents: Option<Arc<Documents>>,
}

impl Opened {
    fn land_sheet(&self) -> Sheet<'_> {
        Sheet::of_land(&self.game, self.documents.as_deref())
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
        let seen = geometry::of(&self.land_sheet(), &self.game);
        serde_json::to_string(&seen).expect("a game is plain data")
    }

    fn land(&self) -> String {
        drawing::draw_land(&self.land_sheet())
    }

    fn paper(&self, scenario: Option<&str>) -> Result<String, SetupError> {
        let sheet = Sheet::new(&self.game, self.documents.as_deref());
        let Some(scenario) = scenario else { return Ok(drawing::draw(&sheet, None)) };
        let rules = self.rules(scenario, &Options::new())?;
        let board = set_up::prepared(Arc::clone(&rules));
        Ok(drawing::draw(&sheet, Some(Position { package: &rules, board: &board })))
    }

    fn counters(&self) -> String {
        drawing::cut(&self.game)
    }
}

impl Edition for Opened {
    type Ruleset = BlindSwords;

    fn rules(&self, scenario: &str, options: &Options) -> Result<Arc<Rules>, SetupError> {
        let id = ScenarioId::from_index(self.scenario_index(scenario)?);
        let (profile, switches) = profile_and_switches(&self.game, id, options)?;
        Ok(Arc::new(Rules {
            profile,
            options: switches,
            scripts: Arc::clone(&self.scripts),
            opponents: Arc::new(BotRegistry::default()),
            ..Rules::plain(Arc::clone(&self.game), id)
        }))
    }

    fn rules_of_lesson(&self, id: &str) -> Result<Arc<Rules>, SetupError> {
        let taught = self.lessons.iter().find(|taught| taught.lesson.id == id);
        let taught = taught.ok_or_else(|| self.no_lesson(id))?;
        let rules = self.rules(&taught.lesson.scenario, &Options::new())?;
        let lesson = Some(Arc::clone(taught));
        Ok(Arc::new(Rules { lesson, ..Arc::unwrap_or_clone(rules) }))
    }

    fn optional_rules(&self, scenario: &str) -> Vec<String> {
        let own = self.game.scenarios.iter().find(|known| known.id == scenario);
        let options = own.into_iter().flat_map(|scenario| &scenario.options);
        options.map(|option| option.id.clone()).collect()
    }

    /// Returns the optional rules that have no effect under these rules. OPT-06.
    fn idle_options(&self, rules: &Rules) -> Vec<String> {
        rules.idle_options()
    }

    /// Runs `act` and returns the failures of scripts during the run. Nothing else reports these
    /// failures. SS 10.4a.
    fn mishaps(&self, act: &mut dyn FnMut()) -> Vec<String> {
        let ((), failures) = blind_swords_script::failures_of(act);
        failures.iter().map(ToString::to_string).collect()
    }
}

/// Returns the rules profile and the optional rules that a user has chosen by name. Each scenario
/// has its own list of optional rules. SS 20.0, 22.1-6. OPT-06, SC1-07.
pub fn profile_and_switches(
    game: &Game,
    scenario: ScenarioId,
    options: &Options,
) -> Result<(Profile, Vec<Switch>), SetupError> {
    let scenario = &game.scenarios[scenario.index()];
    let mut profile = scenario.profile;
    let optional: Vec<&str> = scenario.options.iter().map(|option| option.id.as_str()).collect();
    let set = |name: &str, value: &str| profile.set(name, value);
    let switches = session::settle(&scenario.id, &optional, options, set)?;
    Ok((profile, switches))
}
