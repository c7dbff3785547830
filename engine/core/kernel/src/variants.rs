//! Options of rules by name: how a text is read where it leaves a choice.

/// A point at which rules can be read in several ways. [`variant_points!`](crate::variant_points) makes them.
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
    /// Its id in the list of requirements of its family.
    pub id: &'static str,
    /// The name under which packages set it.
    pub name: &'static str,
    /// What it may be set to.
    pub values: &'static [&'static str],
    /// What it decides, and the requirements that it varies.
    pub about: &'static str,
    /// Which of the values each preset of the family has, in their order.
    pub presets: &'static [usize],
}

/// An option or value that cannot be set.
///
/// ```
/// use kernel::VariantError;
/// let (name, value, expected) = ("ties", "last".to_owned(), &["nobody", "first"][..]);
/// let refused = VariantError::UnknownValue { name, value, expected };
/// assert_eq!(refused.to_string(), "`ties` cannot be `last`: expected nobody or first");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VariantError {
    /// No point has this name.
    #[error("unknown option `{name}`")]
    UnknownOption {
        /// The name as it was written.
        name: String,
    },
    /// The point has no such value.
    #[error("`{name}` cannot be `{value}`: expected {}", .expected.join(" or "))]
    UnknownValue {
        /// The option whose value it was to be.
        name: &'static str,
        /// The value as it was written.
        value: String,
        /// The values there are.
        expected: &'static [&'static str],
    },
}

impl VariantPoint {
    /// The place of a value among [`Self::values`].
    ///
    /// # Errors
    /// If the point has no such value.
    pub fn place_of(&self, value: &str) -> Result<usize, VariantError> {
        let found = self.values.iter().position(|known| *known == value);
        found.ok_or_else(|| VariantError::UnknownValue {
            name: self.name,
            value: value.to_owned(),
            expected: self.values,
        })
    }
}

/// Makes a type of each point of a table, and one of all of them: `Readings by Preset` is a struct with a field for
/// each point, set by the column of a preset, which is an enum of unit variants.
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
            /// All points, in the order of their ids.
            pub const POINTS: &[$crate::VariantPoint] = &[$($ty::POINT,)+];

            /// The values of a preset.
            pub fn preset(preset: $preset) -> Self {
                let column = preset as usize;
                Self { $($name: $ty::ALL[$ty::POINT.presets[column]],)+ }
            }

            /// The value of an option, in the words of packages.
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
