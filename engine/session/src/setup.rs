//! What a match is set up with: package, scenario, options, seats, seed.

use std::collections::BTreeMap;
use std::sync::Arc;

use blind_swords::game::{Game, Rules, ScenarioId, Switch};
use blind_swords::profile::{Profile, ProfileError};
use blind_swords::script::Scripts;
use kernel::PerSide;
use package::documents::Documents;
use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::sources::Chance;

/// A package that is ready to be played.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The compiled game.
    pub game: Arc<Game>,
    /// Its scripts.
    pub scripts: Arc<dyn Scripts>,
    /// The hash of all its files.
    pub hash: String,
    /// What its files say, for cases that patch its charts.
    pub documents: Option<Arc<Documents>>,
}

/// Where packages come from.
pub trait Library: Send {
    /// Opens a package by its id or path.
    ///
    /// # Errors
    /// Why there is none, in words for people.
    fn open(&self, package: &str) -> Result<Arc<Opened>, String>;
}

/// A package that is open is a library of itself, whatever it is asked for.
impl Library for Arc<Opened> {
    fn open(&self, _: &str) -> Result<Arc<Opened>, String> {
        Ok(Self::clone(self))
    }
}

/// What a match is set up with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The id or path of the package.
    pub package: String,
    /// The id of the scenario.
    pub scenario: String,
    /// Optional rules of the scenario, and options of the rules profile, by name.
    #[serde(default)]
    pub options: Options,
    /// Who decides for each side.
    #[serde(default)]
    pub seats: PerSide<Seat>,
    /// The seed of dice, draws and bots.
    pub seed: u64,
    /// Who rolls the dice.
    #[serde(default)]
    pub dice: Chance,
}

/// Options by name, as written.
pub type Options = BTreeMap<String, OptionValue>;

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum OptionValue {
    /// `true` or `false`, of an optional rule.
    Switch(bool),
    /// A number.
    Number(i64),
    /// A word.
    Word(String),
}

/// A setup that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The package has no such scenario.
    #[error("`{package}` has no scenario `{scenario}`: expected {}", .known.join(" or "))]
    NoScenario {
        /// The package.
        package: String,
        /// As asked for.
        scenario: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// Neither the scenario nor the rules profile has such an option.
    #[error("scenario `{scenario}` has no option `{name}`{}", among(.known))]
    NoOption {
        /// The scenario.
        scenario: String,
        /// As asked for.
        name: String,
        /// The scenario's optional rules.
        known: Vec<String>,
    },
    /// An optional rule is in use or not.
    #[error("`{name}` is an optional rule: expected true or false, not `{value}`")]
    NotASwitch {
        /// The optional rule.
        name: String,
        /// As asked for.
        value: String,
    },
    /// The rules profile refuses the value.
    #[error(transparent)]
    Profile(#[from] ProfileError),
}

fn among(known: &[String]) -> String {
    match known {
        [] => ": it has no optional rules".to_owned(),
        known => format!(": its optional rules are {}", known.join(", ")),
    }
}

impl OptionValue {
    /// The value in the words of a rules profile.
    pub fn word(&self) -> String {
        match self {
            Self::Switch(true) => "on".to_owned(),
            Self::Switch(false) => "off".to_owned(),
            Self::Number(number) => number.to_string(),
            Self::Word(word) => word.clone(),
        }
    }

    fn switch(&self) -> Option<Switch> {
        match self.word().as_str() {
            "on" | "true" => Some(Switch::On),
            "off" | "false" => Some(Switch::Off),
            _ => None,
        }
    }
}

impl Opened {
    /// What a match of a scenario is played with.
    ///
    /// # Errors
    /// If there is no such scenario or option, or the option has no such value.
    pub fn rules(&self, scenario: &str, options: &Options) -> Result<Arc<Rules>, SetupError> {
        let id = scenario_of(&self.game, scenario)?;
        let (profile, switches) = settle(&self.game, id, options)?;
        Ok(Arc::new(Rules {
            game: Arc::clone(&self.game),
            scenario: id,
            profile,
            options: switches,
            scripts: Arc::clone(&self.scripts),
        }))
    }
}

fn scenario_of(game: &Game, scenario: &str) -> Result<ScenarioId, SetupError> {
    let found = game.scenarios.iter().position(|known| known.id == scenario);
    found.map(ScenarioId::from_index).ok_or_else(|| SetupError::NoScenario {
        package: game.id.clone(),
        scenario: scenario.to_owned(),
        known: game.scenarios.iter().map(|known| known.id.clone()).collect(),
    })
}

/// The profile and the optional rules that follow from options by name: each scenario says which it
/// has. SS 20.0, 22.1-6. OPT-06, SC1-07.
pub fn settle(
    game: &Game,
    scenario: ScenarioId,
    options: &Options,
) -> Result<(Profile, Vec<Switch>), SetupError> {
    let scenario = &game.scenarios[scenario.index()];
    let mut profile = game.profile;
    let mut switches = vec![Switch::Off; scenario.options.len()];
    for (name, value) in options {
        if let Some(index) = scenario.options.iter().position(|option| option.id == *name) {
            switches[index] = value.switch().ok_or_else(|| SetupError::NotASwitch {
                name: name.clone(),
                value: value.word(),
            })?;
        } else if profile.get(name).is_some() {
            profile.set(name, &value.word())?;
        } else {
            return Err(SetupError::NoOption {
                scenario: scenario.id.clone(),
                name: name.clone(),
                known: scenario.options.iter().map(|option| option.id.clone()).collect(),
            });
        }
    }
    Ok((profile, switches))
}
