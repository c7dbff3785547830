//! Names of objects, checked for their format but not yet resolved to ids.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use kernel::{Id, NamedId, marks};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

/// Name of an object whose id has type `T`. Deserialization checks that the object exists, as it
/// does for an id, but keeps the name. Compilers use this type if they look up the name themselves.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name<T> {
    id: Id,
    kind: PhantomData<T>,
}

impl<T> Name<T> {
    /// Builds a name without checking it.
    pub fn new(id: Id) -> Name<T> {
        Name { id, kind: PhantomData }
    }
}

impl<T> Deref for Name<T> {
    type Target = Id;

    fn deref(&self) -> &Id {
        &self.id
    }
}

impl<T> fmt::Debug for Name<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.id.fmt(f)
    }
}

impl<T> fmt::Display for Name<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.id, f)
    }
}

impl<'de, T: NamedId> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name<T>, D::Error> {
        deserializer.deserialize_newtype_struct(T::REFERENCE, Written(PhantomData))
    }
}

struct Written<T>(PhantomData<T>);

impl<'de, T: NamedId> Visitor<'de> for Written<T> {
    type Value = Name<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, value: D) -> Result<Name<T>, D::Error> {
        Id::deserialize(value).map(Name::new)
    }
}

impl<T> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.id.serialize(serializer)
    }
}

impl<T: NamedId> JsonSchema for Name<T> {
    fn inline_schema() -> bool {
        marks::are_inline::<Id>()
    }

    fn schema_name() -> Cow<'static, str> {
        Id::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        marks::id::<Id>(T::REFERENCE).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        marks::schema::<Id>(T::REFERENCE, generator)
    }
}
