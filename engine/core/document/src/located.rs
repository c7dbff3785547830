//! Values with their source positions.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::diag::Place;

/// Serde struct name by which a type requests a located value from the deserializer.
pub(crate) const NAME: &str = "$Located";

thread_local! {
    /// Place of the value that is deserialized next. A thread-local, since serde has no way to pass
    /// the place.
    static ABOUT_TO_READ: RefCell<Option<Place>> = const { RefCell::new(None) };
}

/// Sets the place of the value that is deserialized next.
pub(crate) fn announce(place: &Place) {
    ABOUT_TO_READ.replace(Some(place.clone()));
}

/// A value with its source position. Only documents with positions can be deserialized to it.
/// Equality ignores the position.
#[derive(Clone, Debug)]
pub struct Located<T> {
    /// Value without its source position.
    pub value: T,
    /// Source position of the value.
    pub place: Place,
}

impl<T> Located<T> {
    /// Builds a value with its place.
    pub fn new(value: T, place: Place) -> Located<T> {
        Located { value, place }
    }
}

impl<T> Deref for Located<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: PartialEq> PartialEq for Located<T> {
    fn eq(&self, other: &Located<T>) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Located<T> {}

impl<T: fmt::Display> fmt::Display for Located<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Located<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Located<T>, D::Error> {
        deserializer.deserialize_newtype_struct(NAME, Announced(PhantomData))
    }
}

struct Announced<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Announced<T> {
    type Value = Located<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value with its place")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, value: D) -> Result<Located<T>, D::Error> {
        let place = ABOUT_TO_READ
            .take()
            .ok_or_else(|| D::Error::custom("the place of a located value is unknown"))?;
        Ok(Located { value: T::deserialize(value)?, place })
    }
}

impl<T: Serialize> Serialize for Located<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

impl<T: JsonSchema> JsonSchema for Located<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}
