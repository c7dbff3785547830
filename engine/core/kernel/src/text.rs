//! Support for values that documents write as short strings, such as names.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Implements serde and the schema for a type that documents spell as a string. The type needs
/// [`FromStr`], with an error that names the expected spelling, and [`fmt::Display`].
#[macro_export]
macro_rules! written {
    ($name:ident, $pattern:literal $(or $least:literal to $most:literal $(of $digits:literal digits)?)?, $expected:literal) => {
        impl $crate::text::Unquoted for $name {
            $($(
                const DIGITS: usize = $digits;
                const NUMBERS: std::ops::RangeInclusive<i64> = $least..=$most;
            )?)?
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> std::result::Result<Self, D::Error> {
                deserializer.deserialize_any($crate::text::Written(std::marker::PhantomData))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(
                &self,
                serializer: S,
            ) -> std::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        $crate::written_schema!($name, $pattern $(or $least to $most)?, $expected);
    };
}

/// Implements the JSON schema of a type that documents spell as a string.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! written_schema {
    ($name:ident, $pattern:literal $(or $least:literal to $most:literal)?, $expected:literal) => {
        impl $crate::schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::schemars::json_schema!({
                    "description": $expected,
                    "anyOf": [
                        {"type": "string", "pattern": $pattern}
                        $(, {"type": "integer", "minimum": $least, "maximum": $most})?
                    ],
                })
            }
        }
    };
}

/// Implements nothing, since the feature `schema` is off.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! written_schema {
    ($($any:tt)*) => {};
}

/// A string type whose values authors may write without quotes, although YAML then reads some of
/// them as numbers.
///
/// ```
/// use kernel::Id;
/// use kernel::text::Unquoted;
/// assert_eq!(Id::written(28), "28");
/// ```
pub trait Unquoted {
    /// Minimum number of digits of a value. YAML drops leading zeros, and the type restores them.
    const DIGITS: usize = 1;
    /// Range of numbers that can stand for a string of this type.
    const NUMBERS: RangeInclusive<i64> = 0..=i64::MAX;

    /// Restores the string from the number that YAML parsed.
    fn written(number: i64) -> String {
        let width = if Self::NUMBERS.contains(&number) { Self::DIGITS } else { 1 };
        format!("{number:0width$}")
    }
}

/// Visitor for a string, or for a number written without quotes.
///
/// ```
/// # use std::marker::PhantomData;
/// # use serde::de::{Visitor, value::Error};
/// use kernel::Id;
/// use kernel::text::Written;
/// let read = Written::<Id>(PhantomData).visit_i64::<Error>(28);
/// assert_eq!(read.map(|id| id.to_string()), Ok("28".to_owned()));
/// ```
#[derive(Debug)]
pub struct Written<T>(pub std::marker::PhantomData<T>);

impl<T: FromStr<Err = String> + Unquoted> serde::de::Visitor<'_> for Written<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<T, E> {
        self.visit_str(&T::written(number))
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<T, E> {
        match i64::try_from(number) {
            Ok(number) => self.visit_i64(number),
            Err(_) => self.visit_str(&number.to_string()),
        }
    }
}

/// A name in kebab-case, such as `1st-infantry` or `fog-of-war`.
///
/// ```
/// use kernel::Id;
/// let id: Id = "1st-infantry".parse()?;
/// assert_eq!(id.as_str(), "1st-infantry");
/// assert!("1st Infantry".parse::<Id>().is_err());
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(String);

impl Id {
    /// Returns the name as a string.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Id {
    type Err = String;

    fn from_str(text: &str) -> Result<Id, String> {
        let is_word = |word: &str| {
            !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        if text.split('-').all(is_word) {
            Ok(Id(text.to_owned()))
        } else {
            Err(format!("`{text}` is not an id: expected lower-case words joined by `-`"))
        }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

written!(
    Id,
    "^[a-z0-9]+(-[a-z0-9]+)*$" or 0 to 9999,
    "an id: lower-case words joined by `-`, such as `1st-infantry`"
);

/// An index that documents spell as a name and saves as a number.
///
/// Its serde name is [`NamedId::REFERENCE`]. The document deserializer uses that name to find the
/// table of names.
///
/// ```
/// use kernel::NamedId;
/// #[derive(serde::Deserialize)]
/// #[serde(rename = "$ref terrain")]
/// struct TerrainId(u8);
/// impl NamedId for TerrainId {
///     const REFERENCE: &'static str = "$ref terrain";
///     fn from_index(index: usize) -> Self { Self(index as u8) }
/// }
/// ```
pub trait NamedId {
    /// Serde name of the type: `$ref ` or `$word ` and the kind of the object, such as
    /// `$ref terrain`.
    const REFERENCE: &'static str;

    /// Returns the id of an index.
    ///
    /// # Panics
    /// If the index does not fit. The limits of packages rule this out.
    fn from_index(index: usize) -> Self;
}

/// Defines an id over a small integer, from a name and an integer type.
///
/// An id that documents use also takes the kind of its reference. It then deserializes from a name
/// in a document and from an index in a save. The name is an [`Id`] unless another form follows:
/// `"$word option" as String`.
///
/// ```
/// kernel::small_id!(
///     /// Id of a kind of terrain.
///     TerrainId(u8),
///     "$ref terrain"
/// );
/// assert_eq!(TerrainId::from_index(2).index(), 2);
/// ```
#[macro_export]
macro_rules! small_id {
    ($(#[$doc:meta])* $name:ident($width:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub $width);

        $crate::small_id!(@index $name($width));
    };
    ($(#[$doc:meta])* $name:ident($width:ty), $reference:literal) => {
        $crate::small_id!($(#[$doc])* $name($width), $reference as $crate::Id);
    };
    ($(#[$doc:meta])* $name:ident($width:ty), $reference:literal as $form:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename = $reference)]
        pub struct $name(pub $width);

        impl $crate::NamedId for $name {
            const REFERENCE: &'static str = $reference;

            fn from_index(index: usize) -> Self {
                Self::from_index(index)
            }
        }

        $crate::reference_schema!($name as $form);
        $crate::small_id!(@index $name($width));
    };
    (@index $name:ident($width:ty)) => {
        impl $name {
            /// Returns the index into tables with one entry for each id.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Returns the id of a table entry.
            ///
            /// # Panics
            /// If the index exceeds the id's integer type. The limits of packages rule this out.
            pub fn from_index(index: usize) -> Self {
                Self(<$width>::try_from(index).expect("packages have few enough entries"))
            }
        }
    };
}

/// Implements the schema of a [`NamedId`], which equals the schema of its names.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! reference_schema {
    ($name:ident as $form:ty) => {
        impl $crate::schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                $crate::marks::are_inline::<$form>()
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                <$form as $crate::schemars::JsonSchema>::schema_name()
            }

            fn schema_id() -> std::borrow::Cow<'static, str> {
                $crate::marks::id::<$form>(<Self as $crate::NamedId>::REFERENCE).into()
            }

            fn json_schema(
                generator: &mut $crate::schemars::SchemaGenerator,
            ) -> $crate::schemars::Schema {
                $crate::marks::schema::<$form>(<Self as $crate::NamedId>::REFERENCE, generator)
            }
        }
    };
}

/// Implements nothing, since the feature `schema` is off.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! reference_schema {
    ($($any:tt)*) => {};
}
