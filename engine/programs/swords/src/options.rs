//! Options of a match on the command line.

use std::str::FromStr;

use clap::builder::{RangedU64ValueParser, TypedValueParser};
use laboratory::Examined;
use session::{OptionValue, Setup};

use crate::failure::Failure;
use crate::seats;

/// `NAME`, which switches an optional rule on, or `NAME=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OptionSetting {
    name: String,
    value: OptionValue,
}

impl OptionSetting {
    /// The name and the value.
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

/// How many things are done at once, one at least.
pub(crate) fn jobs() -> impl TypedValueParser<Value = usize> {
    RangedU64ValueParser::<usize>::new().range(1..=MOST_JOBS)
}

/// More at once are a slip of the hand.
const MOST_JOBS: u64 = 1024;

/// Refuses a setup that cannot be played, and tells people of optional rules that change nothing by
/// themselves. OPT-06.
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
