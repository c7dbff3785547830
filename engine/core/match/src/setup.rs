//! What a match is set up with: package, scenario, options, seats, seed.

use std::collections::BTreeMap;

use kernel::{PerSide, Switch};
use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::seed::Seed;
use crate::sources::Chance;

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
    pub seed: Seed,
    /// Who rolls the dice.
    #[serde(default)]
    pub dice: Chance,
    /// Who is asked at secret moments.
    #[serde(default)]
    pub asking: Asking,
    /// The id of the lesson that is played instead of the scenario from its beginning.
    #[serde(default)]
    pub lesson: Option<String>,
}

/// Who is asked at moments of which one side alone may know whether it has anything to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asking {
    /// Whoever has a choice. That he is asked tells the other side so.
    #[default]
    Choosers,
    /// Everybody, as far as all may know, so that being asked tells nothing.
    Everybody,
}

impl Asking {
    /// Whether it is the usual one, which saves do not mention.
    pub(crate) fn is_usual(&self) -> bool {
        *self == Self::default()
    }
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
    #[error("unknown scenario `{scenario}` in `{package}`: expected {}", .known.join(" or "))]
    NoScenario {
        /// The package.
        package: String,
        /// As asked for.
        scenario: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// The package has no such lesson.
    #[error("unknown lesson `{lesson}` in `{package}`{}", expected(.known))]
    NoLesson {
        /// The package.
        package: String,
        /// As asked for.
        lesson: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// Neither the scenario nor the rules profile has such an option.
    #[error("unknown option `{name}` of scenario `{scenario}`{}", among(.known))]
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
    /// A computer player does not know the rules.
    #[error("the {seat} cannot play {package}: expected {known}")]
    NoPlayer {
        /// Who was to sit there.
        seat: Seat,
        /// The package.
        package: String,
        /// Those who know them, by their ids.
        known: String,
    },
}

fn expected(known: &[String]) -> String {
    match known {
        [] => ": it has none".to_owned(),
        known => format!(": expected {}", known.join(", ")),
    }
}

fn among(known: &[String]) -> String {
    match known {
        [] => ": it has no optional rules".to_owned(),
        known => format!(": its optional rules are {}", known.join(", ")),
    }
}

impl OptionValue {
    /// The value that people write so: a switch where the word is one, a number, or the word itself.
    pub fn from_text(text: &str) -> Self {
        let word = || OptionValue::Word(text.to_owned());
        match Switch::from_word(text) {
            Some(switch) => Self::Switch(switch == Switch::On),
            None => text.parse().map_or_else(|_| word(), Self::Number),
        }
    }

    /// The value in the words of a rules profile.
    pub fn word(&self) -> String {
        match self {
            Self::Switch(is_on) => Switch::from(*is_on).word().to_owned(),
            Self::Number(number) => number.to_string(),
            Self::Word(word) => word.clone(),
        }
    }

    /// Whether it turns something on or off; nothing where it does neither.
    pub fn switch(&self) -> Option<Switch> {
        match self {
            Self::Switch(is_on) => Some(Switch::from(*is_on)),
            Self::Number(_) => None,
            Self::Word(word) => Switch::from_word(word),
        }
    }
}
