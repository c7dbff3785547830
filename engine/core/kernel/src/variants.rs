//! Named options for points that rulebooks leave open to interpretation.

use crate::words::{Argument, Catalogue};

/// A point that the rules leave open to interpretation. [`variant_points!`](crate::variant_points)
/// creates its instances.
///
/// ```
/// use kernel::VariantPoint;
/// let point = VariantPoint {
///     id: "RACE-03",
///     name: "ties",
///     values: &["nobody", "first"],
///     about: "Who wins if both have as much.",
///     presets: &[0, 1],
/// };
/// assert_eq!(point.place_of("first").ok(), Some(1));
/// assert_eq!(point.values[point.presets[0]], "nobody", "as the first preset has it");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariantPoint {
    /// Id in the requirement list of its rule system.
    pub id: &'static str,
    /// Name of the option in packages.
    pub name: &'static str,
    /// Values that the option accepts.
    pub values: &'static [&'static str],
    /// Description of the option, and the requirements that it affects.
    pub about: &'static str,
    /// Index of the value in each preset of the rule system, in the order of the presets.
    pub presets: &'static [usize],
}

/// Error for an unknown option, or for a value that an option does not accept.
///
/// ```
/// use kernel::VariantError;
/// let (name, value, expected) = ("ties", "last".to_owned(), &["nobody", "first"][..]);
/// let refused = VariantError::UnknownValue { name, value, expected };
/// assert_eq!(refused.to_string(), "`ties` cannot be `last`: expected nobody or first");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VariantError {
    /// The rule system has no option with this name.
    #[error("unknown option `{name}`")]
    UnknownOption {
        /// Option name that the caller gave.
        name: String,
    },
    /// The option does not accept this value.
    #[error("`{name}` cannot be `{value}`: expected {}", .expected.join(" or "))]
    UnknownValue {
        /// Name of the option, as the packages spell it.
        name: &'static str,
        /// Value that the caller gave.
        value: String,
        /// Values that the option accepts.
        expected: &'static [&'static str],
    },
}

impl VariantPoint {
    /// Returns the display name of the option.
    pub fn title(&self, catalogue: &Catalogue) -> String {
        catalogue.say(&format!("rule-{}-title", self.id), &[])
    }

    /// Describes a value of the option for players, with the message `rule-ID`. The message gets
    /// the value in its variable `$value`, as a number if the value is a whole number.
    pub fn words(&self, catalogue: &Catalogue, value: &str) -> String {
        let number = value.parse::<i64>().map(Argument::Number);
        let argument = number.unwrap_or_else(|_| Argument::from(value));
        catalogue.say(&format!("rule-{}", self.id), &[("value".into(), argument)])
    }

    /// Returns the index of a value in [`Self::values`].
    ///
    /// # Errors
    /// If the option does not accept the value.
    pub fn place_of(&self, value: &str) -> Result<usize, VariantError> {
        let found = self.values.iter().position(|known| *known == value);
        found.ok_or_else(|| VariantError::UnknownValue {
            name: self.name,
            value: value.to_owned(),
            expected: self.values,
        })
    }
}

/// Defines a type for each point of a table, and a struct with one field for each point. In
/// `Readings by Preset`, `Preset` is an enum of unit variants. Each variant selects one column of
/// values.
///
/// ```
/// #[derive(Clone, Copy)]
/// enum Preset {
///     Strict,
///     Mild,
/// }
///
/// kernel::variant_points! {
///     /// How the toy is read.
///     Readings by Preset;
///     /// Whether a two counts as a one.
///     "T-01" low_dice: LowDice { Apart = "apart", Together = "together" } [0, 1],
/// }
///
/// let mut readings = Readings::preset(Preset::Mild);
/// assert_eq!(readings.get("low_dice"), Some("together"));
/// readings.set("low_dice", "apart").expect("a value");
/// assert_eq!(
///     (readings.low_dice, readings == Readings::preset(Preset::Strict)),
///     (LowDice::Apart, true)
/// );
/// assert!(readings.set("low_dice", "no").is_err() && readings.set("high_dice", "apart").is_err());
/// assert_eq!(Readings::POINTS[0].about.trim(), "Whether a two counts as a one.");
/// ```
#[macro_export]
macro_rules! variant_points {
    (
        $(#[doc = $all:literal])+
        $set:ident by $preset:ident;
        $(#[doc = $doc:literal] $id:literal $name:ident: $ty:ident {
            $($value:ident = $text:literal),+
        } [$($own:literal),+],)+
    ) => {
        $(
            #[doc = $doc]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $ty {
                $(#[doc = concat!("`", $text, "`.")] $value,)+
            }

            impl $ty {
                const ALL: &[Self] = &[$(Self::$value),+];
                const POINT: $crate::VariantPoint = $crate::VariantPoint {
                    id: $id,
                    name: stringify!($name),
                    values: &[$($text),+],
                    about: $doc,
                    presets: &[$($own),+],
                };
            }
        )+

        $(#[doc = $all])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $set {
            $(#[doc = $doc] pub $name: $ty,)+
        }

        impl $set {
            /// All variant points of the rule system, sorted by id.
            pub const POINTS: &[$crate::VariantPoint] = &[$($ty::POINT,)+];

            /// Returns the values that a preset selects for all options.
            pub fn preset(preset: $preset) -> Self {
                let column = preset as usize;
                Self { $($name: $ty::ALL[$ty::POINT.presets[column]],)+ }
            }

            /// Returns the value of an option, as packages spell it.
            pub fn get(&self, name: &str) -> Option<&'static str> {
                match name {
                    $(stringify!($name) => Some($ty::POINT.values[self.$name as usize]),)+
                    _ => None,
                }
            }

            /// Sets an option by name.
            ///
            /// # Errors
            /// If there is no such option or value.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), $crate::VariantError> {
                match name {
                    $(stringify!($name) => self.$name = $ty::ALL[$ty::POINT.place_of(value)?],)+
                    _ => {
                        let name = name.to_owned();
                        return Err($crate::VariantError::UnknownOption { name });
                    }
                }
                Ok(())
            }
        }
    };
}
