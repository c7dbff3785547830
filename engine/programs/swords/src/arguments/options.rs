//! Match options on the command line.

use std::str::FromStr;

use clap::builder::{RangedU64ValueParser, TypedValueParser};
use laboratory::Examined;
use session::{OptionValue, Setup};

use crate::arguments::seats;
use crate::failure::Failure;

/// Option on the command line: `NAME`, which enables an optional rule, or `NAME=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OptionSetting {
    name: String,
    value: OptionValue,
}

impl OptionSetting {
    /// Returns the name and the value of the option.
    pub(crate) fn pair(&self) -> (String, OptionValue) {
        (self.name.clone(), self.value.clone())
    }
}

impl FromStr for OptionSetting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, value) = text.split_once('=').unwrap_or((text, "true"));
        if name.is_empty() || value.is_empty() {
            return Err("expected NAME or NAME=VALUE".to_owned());
        }
        let value = OptionValue::from_text(value);
        Ok(Self { name: name.to_owned(), value })
    }
}

/// Collects the options and refuses duplicates.
pub(crate) fn all(named: &[OptionSetting]) -> Result<session::Options, Failure> {
    let mut options = session::Options::new();
    for setting in named {
        let (name, value) = setting.pair();
        if options.insert(name.clone(), value).is_some() {
            return Err(Failure::Usage(format!("--option {name} is given twice: leave one out")));
        }
    }
    Ok(options)
}

/// Returns an error if the command line has options, which a saved match has already fixed.
pub(crate) fn refuse_what_is_settled(
    named: impl IntoIterator<Item = (&'static str, bool)>,
) -> Result<(), Failure> {
    let named = named.into_iter().filter(|(_, is_named)| *is_named);
    let named: Vec<&str> = named.map(|(name, _)| name).collect();
    if named.is_empty() {
        return Ok(());
    }
    let what = format!("cannot change a saved match: leave out {}", named.join(", "));
    Err(Failure::Usage(what))
}

/// Returns the parser for the number of parallel jobs, which is at least one.
pub(crate) fn jobs() -> impl TypedValueParser<Value = usize> {
    RangedU64ValueParser::<usize>::new().range(1..=MOST_JOBS)
}

/// Maximum number of parallel jobs. The limit catches typing errors.
const MOST_JOBS: u64 = 1024;

/// Checks that a setup can be played, and warns of optional rules that have no effect. OPT-06.
pub(crate) fn check(edition: &dyn Examined, setup: &Setup) -> Result<(), Failure> {
    let idle = edition.idle_options(&setup.scenario, &setup.options);
    for seat in [setup.seats.usa, setup.seats.csa] {
        seats::check(edition, seat)?;
    }
    for idle in idle.map_err(|error| Failure::Usage(error.to_string()))? {
        session::complain!("warning: {idle}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(text: &str) -> (String, OptionValue) {
        text.parse::<OptionSetting>().expect("an option").pair()
    }

    #[test]
    fn options_are_switches_numbers_or_words() {
        assert_eq!(pair("fog"), ("fog".to_owned(), OptionValue::Switch(true)));
        assert_eq!(pair("fog=off"), ("fog".to_owned(), OptionValue::Switch(false)));
        assert_eq!(pair("key_chits=2"), ("key_chits".to_owned(), OptionValue::Number(2)));
        assert_eq!(pair("panic=ss"), ("panic".to_owned(), OptionValue::Word("ss".to_owned())));
        assert!("=on".parse::<OptionSetting>().is_err());
        assert!("fog=".parse::<OptionSetting>().is_err());
    }
}
