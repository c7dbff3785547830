//! Values of variables in messages.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::FluentValue;

use crate::{HexNumber, Ratio, Sixteenths, Sixths};

/// Value of a variable in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A string inserted unchanged, such as a name from a package or another message. Ids by which
    /// a message selects one of its variants are strings too.
    Text(String),
    /// A whole number, which can select a plural form.
    Number(i64),
}

impl Argument {
    pub(super) fn value(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => FluentValue::from(text.as_str()),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => to.write_str(text),
            Self::Number(number) => write!(to, "{number}"),
        }
    }
}

macro_rules! texts {
    ($($from:ty),+) => {
        $(impl From<$from> for Argument {
            fn from(text: $from) -> Self {
                Self::Text(text.to_string())
            }
        })+
    };
}

macro_rules! numbers {
    ($($from:ty),+) => {
        $(impl From<$from> for Argument {
            fn from(number: $from) -> Self {
                Self::Number(i64::from(number))
            }
        })+
    };
}

texts!(&str, &String, char, HexNumber, Ratio, Sixteenths, Sixths);
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Cow<'_, str>> for Argument {
    fn from(text: Cow<'_, str>) -> Self {
        Self::Text(text.into_owned())
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
