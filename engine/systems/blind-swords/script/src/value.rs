//! Values of conditions. Unlike those of the script engine, they hold ids without an allocation.

use std::any::Any;

use blind_swords::game::{BrigadeId, ChitId, UnitId};
use blind_swords::script::Argument;
use kernel::{HexId, Side};
use rhai::{Dynamic, INT, ImmutableString};

/// Value of a condition or of a part of one.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Bool(bool),
    Number(INT),
    Text(ImmutableString),
    Side(Side),
    Unit(UnitId),
    Hex(HexId),
    Brigade(BrigadeId),
    Chit(ChitId),
    /// Value of any other type, such as a list.
    Other(Dynamic),
}

impl Value {
    /// Converts a value of a host function.
    pub(crate) fn of<T: Clone + Send + Sync + 'static>(value: T) -> Self {
        let any: &dyn Any = &value;
        if let Some(value) = any.downcast_ref() {
            return Self::Bool(*value);
        }
        if let Some(value) = any.downcast_ref() {
            return Self::Number(*value);
        }
        if let Some(value) = any.downcast_ref() {
            return Self::Side(*value);
        }
        if let Some(value) = any.downcast_ref() {
            return Self::Unit(*value);
        }
        if let Some(value) = any.downcast_ref() {
            return Self::Hex(*value);
        }
        if let Some(value) = any.downcast_ref() {
            return Self::Brigade(*value);
        }
        if let Some(value) = any.downcast_ref() {
            return Self::Chit(*value);
        }
        match any.downcast_ref::<ImmutableString>() {
            Some(value) => Self::Text(value.clone()),
            None => Self::of_script(Dynamic::from(value)),
        }
    }

    /// Converts a value of the script engine. Host functions return optional ids as such values.
    fn of_script(value: Dynamic) -> Self {
        let side = value.clone().try_cast().map(Self::Side);
        let unit = || value.clone().try_cast().map(Self::Unit);
        let hex = || value.clone().try_cast().map(Self::Hex);
        let brigade = || value.clone().try_cast().map(Self::Brigade);
        let chit = || value.clone().try_cast().map(Self::Chit);
        let known = side.or_else(unit).or_else(hex).or_else(brigade).or_else(chit);
        known.unwrap_or(Self::Other(value))
    }

    /// Converts an argument of the rules.
    pub(crate) fn of_argument(argument: &Argument) -> Self {
        match *argument {
            Argument::Side(side) => Self::Side(side),
            Argument::Chit(chit) => Self::Chit(chit),
            Argument::Unit(unit) => Self::Unit(unit),
            Argument::Hex(hex) => Self::Hex(hex),
            Argument::Word(word) => Self::Text(word.into()),
        }
    }

    /// Returns the value if it is of a type.
    pub(crate) fn get<T: Clone + 'static>(&self) -> Option<T> {
        let any: &dyn Any = match self {
            Self::Bool(value) => value,
            Self::Number(value) => value,
            Self::Text(value) => value,
            Self::Side(value) => value,
            Self::Unit(value) => value,
            Self::Hex(value) => value,
            Self::Brigade(value) => value,
            Self::Chit(value) => value,
            Self::Other(value) => return value.clone().try_cast(),
        };
        any.downcast_ref().cloned()
    }

    /// Returns the value if it is a bool.
    pub(crate) const fn truth(&self) -> Option<bool> {
        match self {
            Self::Bool(value) => Some(*value),
            _ => None,
        }
    }
}
