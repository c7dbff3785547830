//! Conversion between script values and values of the rules.

use std::ops::Deref;

use blind_swords::game::{BrigadeId, ChitId, UnitId, UnitSet};
use kernel::{HexId, Side, Sixteenths};
use rhai::{Array, Dynamic, INT, ImmutableString, Map};

use crate::call::{Done, Halt, wrong};
use crate::limits;

/// Type that a host function takes as a parameter.
pub(crate) trait Take: Sized {
    /// Type of the value in the script.
    type Value: Clone + Send + Sync + 'static;

    /// Returns the type name used in the reference.
    fn kind() -> String;

    /// Converts the script value.
    fn take(value: Self::Value) -> Done<Self>;
}

/// Type that a host function returns.
pub(crate) trait Give {
    /// Type of the value in the script.
    type Value: Clone + Send + Sync + 'static;

    /// Returns the type name used in the reference.
    fn kind() -> String;

    /// Converts the value for the script.
    fn give(self) -> Self::Value;
}

/// Type whose values scripts hold without conversion, as single values or in lists.
pub(crate) trait Plain: Clone + Send + Sync + 'static {
    /// Name of the type in the reference.
    const KIND: &'static str;
    /// Type name of a list, used in the reference.
    const KINDS: &'static str;
}

macro_rules! plain {
    ($($type:ty = $kind:literal, $kinds:literal;)+) => {$(
        impl Plain for $type {
            const KIND: &'static str = $kind;
            const KINDS: &'static str = $kinds;
        }

        impl Take for $type {
            type Value = Self;

            fn kind() -> String {
                $kind.to_owned()
            }

            fn take(value: Self) -> Done<Self> {
                Ok(value)
            }
        }

        impl Give for $type {
            type Value = Self;

            fn kind() -> String {
                $kind.to_owned()
            }

            fn give(self) -> Self {
                self
            }
        }
    )+};
}

plain! {
    Side = "side", "sides";
    UnitId = "unit", "units";
    HexId = "hex", "hexes";
    BrigadeId = "brigade", "brigades";
    ChitId = "chit", "chits";
    ImmutableString = "text", "texts";
    INT = "number", "numbers";
    bool = "bool", "bools";
    Map = "map", "maps";
    Sixteenths = "points", "points";
}

impl<T: Plain> Take for Vec<T> {
    type Value = Array;

    fn kind() -> String {
        format!("list of {}", T::KINDS)
    }

    fn take(list: Array) -> Done<Self> {
        list.into_iter().map(member::<T>).collect()
    }
}

fn member<T: Plain>(value: Dynamic) -> Done<T> {
    let found = crate::types::name(value.type_name());
    let wanted = || Halt::Wrong(format!("expected a list of {}, found one with {found}", T::KINDS));
    value.try_cast::<T>().ok_or_else(wanted)
}

impl<T: Plain> Give for Vec<T> {
    type Value = Array;

    fn kind() -> String {
        format!("list of {}", T::KINDS)
    }

    fn give(self) -> Array {
        self.into_iter().map(Dynamic::from).collect()
    }
}

impl<T: Plain> Give for Option<T> {
    type Value = Dynamic;

    fn kind() -> String {
        format!("{} or ()", T::KIND)
    }

    fn give(self) -> Dynamic {
        self.map_or(Dynamic::UNIT, Dynamic::from)
    }
}

impl Give for () {
    type Value = ();

    fn kind() -> String {
        String::new()
    }

    fn give(self) {}
}

impl Give for &'static str {
    type Value = ImmutableString;

    fn kind() -> String {
        "text".to_owned()
    }

    fn give(self) -> ImmutableString {
        self.into()
    }
}

impl Give for String {
    type Value = ImmutableString;

    fn kind() -> String {
        "text".to_owned()
    }

    fn give(self) -> ImmutableString {
        self.into()
    }
}

/// Non-empty list of units, converted to a set.
pub(crate) struct Force(pub(crate) UnitSet);

impl Take for Force {
    type Value = Array;

    fn kind() -> String {
        <Vec<UnitId> as Take>::kind()
    }

    fn take(list: Array) -> Done<Self> {
        let units = <Vec<UnitId> as Take>::take(list)?;
        if units.is_empty() {
            return wrong("empty list: expected at least one unit");
        }
        Ok(Self(units.into_iter().map(UnitId::index).collect()))
    }
}

/// String that players read, such as a log line or a prompt.
#[derive(Clone, Debug)]
pub(crate) struct Line(ImmutableString);

impl Deref for Line {
    type Target = ImmutableString;

    fn deref(&self) -> &ImmutableString {
        &self.0
    }
}

impl Take for Line {
    type Value = ImmutableString;

    fn kind() -> String {
        ImmutableString::KIND.to_owned()
    }

    fn take(text: ImmutableString) -> Done<Self> {
        match text.len() {
            ..=limits::LINE => Ok(Self(text)),
            long => wrong(format!(
                "text of {long} bytes is too long to show: expected at most {}",
                limits::LINE
            )),
        }
    }
}

/// Bonus that an event gives to cohesion ratings.
pub(crate) struct Bonus(pub(crate) u8);

impl Bonus {
    /// Maximum bonus. No cohesion rating is higher.
    const MOST: u8 = 9;
}

impl Take for Bonus {
    type Value = INT;

    fn kind() -> String {
        INT::KIND.to_owned()
    }

    fn take(number: INT) -> Done<Self> {
        match u8::try_from(number) {
            Ok(bonus @ ..=Self::MOST) => Ok(Self(bonus)),
            _ => wrong(format!("expected a number from 0 to {}, found {number}", Self::MOST)),
        }
    }
}

/// Number from 0 to 255 that a script passes to a function.
pub(crate) struct Count(pub(crate) u8);

impl Take for Count {
    type Value = INT;

    fn kind() -> String {
        INT::KIND.to_owned()
    }

    fn take(number: INT) -> Done<Self> {
        match u8::try_from(number) {
            Ok(count) => Ok(Self(count)),
            Err(_) => wrong(format!("expected a number from 0 to 255, found {number}")),
        }
    }
}
