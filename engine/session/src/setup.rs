//! What a match is set up with: package, scenario, options, seats, seed.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Family, PerSide};
use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::sources::Chance;

/// A package that is ready to be played.
pub trait Edition<F: Family>: Send + Sync {
    /// The hash of all its files.
    fn hash(&self) -> &str;

    /// The ids of its scenarios, the first one for whoever names none.
    fn scenarios(&self) -> Vec<String>;

    /// What a match of a scenario is played with.
    ///
    /// # Errors
    /// If there is no such scenario or option, or the option has no such value.
    fn rules(&self, scenario: &str, options: &Options) -> Result<Arc<F::Package>, SetupError>;

    /// Does something, and gives what went wrong on the way without stopping it, such as scripts that fail.
    fn mishaps(&self, act: &mut dyn FnMut()) -> Vec<String> {
        act();
        Vec::new()
    }
}

/// Where packages come from.
pub trait Library<F: Family>: Send {
    /// Opens a package by its id or path.
    ///
    /// # Errors
    /// Why there is none, in words for people.
    fn open(&self, package: &str) -> Result<Arc<dyn Edition<F>>, String>;
}

/// A package that is open is a library of itself, whatever it is asked for.
impl<F: Family> Library<F> for Arc<dyn Edition<F>> {
    fn open(&self, _: &str) -> Result<Self, String> {
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
    /// The option has no such value.
    #[error("{0}")]
    NoValue(String),
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
}
