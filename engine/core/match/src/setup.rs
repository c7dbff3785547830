//! Setup of a match: package, scenario, options, seats, seed.

use std::collections::BTreeMap;

use kernel::words::any_of;
use kernel::{PerSide, Switch, VariantError, say};
use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::seed::Seed;
use crate::sources::Chance;

/// Choices made before a match starts, sufficient to repeat it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Id or path of the package.
    pub package: String,
    /// Id of the scenario.
    pub scenario: String,
    /// Optional rules of the scenario and options of the rules profile, by name.
    #[serde(default)]
    pub options: Options,
    /// Player of each side. By default, people play both sides.
    #[serde(default)]
    pub seats: PerSide<Seat>,
    /// Seed of the dice, the draws and the bots' random choices.
    pub seed: Seed,
    /// Source of dice and draws. By default, the seed.
    #[serde(default)]
    pub dice: Chance,
    /// Policy for asking a side a question that may have only one option.
    #[serde(default)]
    pub asking: Asking,
    /// Id of the lesson to play instead of the scenario. `None` for an ordinary match.
    #[serde(default)]
    pub lesson: Option<String>,
}

/// Policy for asking a side a question that may have only one option. The other side cannot see the
/// options, but may see that there is a prompt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asking {
    /// The program asks a side only if the side has a choice. A prompt therefore reveals to the
    /// other side that the side has a choice.
    #[default]
    Choosers,
    /// The program asks a side whenever, by public information, the side might have a choice. A
    /// prompt therefore reveals nothing.
    Everybody,
}

impl Asking {
    /// Whether this is the default policy, which saves omit.
    pub(crate) fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// Values of options, by option name.
pub type Options = BTreeMap<String, OptionValue>;

/// Value of an option, as written in a setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum OptionValue {
    /// `true` or `false`, for an optional rule.
    Switch(bool),
    /// A whole number, for a numeric option.
    Number(i64),
    /// Word, such as the value of an option of the rules profile.
    Word(String),
}

/// Reason why a setup is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The package has no such scenario.
    #[error("{}", no_scenario(.scenario, .package, .known))]
    NoScenario {
        /// Name of the package, as the caller gave it.
        package: String,
        /// Scenario id that the caller gave.
        scenario: String,
        /// Ids of the scenarios of the package.
        known: Vec<String>,
    },
    /// The package has no such lesson.
    #[error("{}", no_lesson(.lesson, .package, .known))]
    NoLesson {
        /// Name of the package, as the caller gave it.
        package: String,
        /// Lesson id that the caller gave.
        lesson: String,
        /// Ids of the lessons of the package.
        known: Vec<String>,
    },
    /// Neither the scenario nor the rules profile has this option.
    #[error("{}", no_option(.name, .scenario, .known))]
    NoOption {
        /// Id of the scenario in which the option was sought.
        scenario: String,
        /// Option name that the caller gave.
        name: String,
        /// Names of the optional rules of the scenario.
        known: Vec<String>,
    },
    /// The value of an optional rule is not a boolean.
    #[error("{}", say!("setup-not-a-switch", name, value))]
    NotASwitch {
        /// Name of the optional rule.
        name: String,
        /// Value that the caller gave.
        value: String,
    },
    /// The option has no such value.
    #[error("{}", no_value(.0))]
    NoValue(VariantError),
    /// The bot cannot play these rules.
    #[error("{}", say!("setup-no-player", seat = .seat.id(), package, known))]
    NoPlayer {
        /// Seat that the caller requested.
        seat: Seat,
        /// Name of the package.
        package: String,
        /// Ids of the bots that can play these rules.
        known: String,
    },
}

/// Returns the states of a scenario's optional rules, in the order of `optional`, which holds their
/// ids. `set` sets an option of the rules profile by name.
///
/// # Errors
/// If an option is unknown or does not accept its value.
pub fn settle(
    scenario: &str,
    optional: &[&str],
    options: &Options,
    mut set: impl FnMut(&str, &str) -> Result<(), VariantError>,
) -> Result<Vec<Switch>, SetupError> {
    let mut switches = vec![Switch::Off; optional.len()];
    for (name, value) in options {
        if let Some(index) = optional.iter().position(|id| id == name) {
            switches[index] = value.switch().ok_or_else(|| SetupError::NotASwitch {
                name: name.clone(),
                value: value.word(),
            })?;
            continue;
        }
        set(name, &value.word()).map_err(|error| match error {
            VariantError::UnknownOption { name } => SetupError::NoOption {
                scenario: scenario.to_owned(),
                name,
                known: optional.iter().map(|&id| id.to_owned()).collect(),
            },
            VariantError::UnknownValue { .. } => SetupError::NoValue(error),
        })?;
    }
    Ok(switches)
}

fn no_value(error: &VariantError) -> String {
    match error {
        VariantError::UnknownOption { name } => say!("setup-unknown-option", name),
        VariantError::UnknownValue { name, value, expected } => {
            say!(
                "setup-no-value",
                name = *name,
                value,
                expected = any_of(expected.iter().map(ToString::to_string))
            )
        }
    }
}

fn no_scenario(scenario: &str, package: &str, known: &[String]) -> String {
    say!("setup-no-scenario", scenario, package, known = any_of(known.iter().cloned()))
}

fn no_lesson(lesson: &str, package: &str, known: &[String]) -> String {
    match known {
        [] => say!("setup-no-lessons", lesson, package),
        known => say!("setup-no-lesson", lesson, package, known = known.join(", ")),
    }
}

fn no_option(name: &str, scenario: &str, known: &[String]) -> String {
    match known {
        [] => say!("setup-no-options", name, scenario),
        known => say!("setup-no-option", name, scenario, known = known.join(", ")),
    }
}

impl OptionValue {
    /// Parses a value: a boolean if the string is `true` or `false`, a number if the string is one,
    /// and otherwise a word.
    pub fn from_text(text: &str) -> Self {
        let word = || OptionValue::Word(text.to_owned());
        match Switch::from_word(text) {
            Some(switch) => Self::Switch(switch == Switch::On),
            None => text.parse().map_or_else(|_| word(), Self::Number),
        }
    }

    /// Returns the value in the spelling of rules profiles.
    pub fn word(&self) -> String {
        match self {
            Self::Switch(is_on) => Switch::from(*is_on).word().to_owned(),
            Self::Number(number) => number.to_string(),
            Self::Word(word) => word.clone(),
        }
    }

    /// Returns the value as the state of a switch. `None` if the value is neither a boolean nor a
    /// word such as `on`.
    pub fn switch(&self) -> Option<Switch> {
        match self {
            Self::Switch(is_on) => Some(Switch::from(*is_on)),
            Self::Number(_) => None,
            Self::Word(word) => Switch::from_word(word),
        }
    }
}
