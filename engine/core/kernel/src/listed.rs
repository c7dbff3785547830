//! Objects that documents define by name and that rules find by index.

#[cfg(feature = "schema")]
use std::borrow::Cow;
use std::ops::{Deref, DerefMut};

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::keyed::Keyed;

/// An object with a name, which is the key of its entry in the document.
pub trait NamedThing {
    /// Form of the name in documents, such as [`Id`](crate::Id).
    type Name: ToString;

    /// Returns the name.
    fn id(&self) -> &str;

    /// Sets the name, after the object itself has been read.
    fn set_id(&mut self, id: String);
}

/// Implements [`NamedThing`] for types that keep their name in the field `id`. The name is an
/// [`Id`](crate::Id) unless the macro is given another form: `listed!(Rule by String)`.
#[macro_export]
macro_rules! listed {
    ($($name:ident),+) => {
        $($crate::listed!($name by $crate::Id);)+
    };
    ($($name:ident by $form:ty),+) => {
        $(
            impl $crate::NamedThing for $name {
                type Name = $form;

                fn id(&self) -> &str {
                    &self.id
                }

                fn set_id(&mut self, id: String) {
                    self.id = id;
                }
            }
        )+
    };
}

/// List of named things, in the order in which a document defines them. Rules find a thing by its
/// index.
///
/// ```
/// use kernel::{Listed, NamedThing};
/// # use serde::de::{Deserialize, value::{Error, MapDeserializer}};
/// #[derive(serde::Deserialize)]
/// #[serde(from = "u8")]
/// struct Terrain { id: String, cost: u8 }
/// # impl From<u8> for Terrain {
/// #     fn from(cost: u8) -> Self { Self { id: String::new(), cost } }
/// # }
/// impl NamedThing for Terrain {
///     type Name = kernel::Id;
///     fn id(&self) -> &str { &self.id }
///     fn set_id(&mut self, id: String) { self.id = id; }
/// }
/// # let document = MapDeserializer::<_, Error>::new([("woods", 2_u8), ("clear", 1)].into_iter());
/// let terrain: Listed<Terrain> = Listed::deserialize(document)?;
/// assert_eq!((terrain[1].id.as_str(), terrain[1].cost), ("clear", 1));
/// assert_eq!(terrain.position("woods"), Some(0));
/// assert!(terrain.ids().eq(["woods", "clear"]));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<T>(Vec<T>);

impl<T> Default for Listed<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: NamedThing> Listed<T> {
    /// Returns the index of the object with the given name.
    pub fn position(&self, id: &str) -> Option<usize> {
        self.0.iter().position(|thing| thing.id() == id)
    }

    /// Returns the names in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> + Clone {
        self.0.iter().map(NamedThing::id)
    }
}

impl<T> Deref for Listed<T> {
    type Target = Vec<T>;

    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}

impl<T> DerefMut for Listed<T> {
    fn deref_mut(&mut self) -> &mut Vec<T> {
        &mut self.0
    }
}

impl<T> From<Vec<T>> for Listed<T> {
    fn from(things: Vec<T>) -> Self {
        Self(things)
    }
}

impl<T> FromIterator<T> for Listed<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        Self(things.into_iter().collect())
    }
}

impl<'a, T> IntoIterator for &'a Listed<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'de, T: Deserialize<'de> + NamedThing<Name: Deserialize<'de>>> Deserialize<'de> for Listed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let entries = Keyed::<T::Name, T>::deserialize(deserializer)?.into_entries();
        let named = entries.map(|(id, mut thing)| {
            thing.set_id(id.to_string());
            thing
        });
        Ok(named.collect())
    }
}

impl<T: Serialize + NamedThing> Serialize for Listed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for thing in &self.0 {
            map.serialize_entry(thing.id(), thing)?;
        }
        map.end()
    }
}

/// Schema for objects that are listed by name.
#[cfg(feature = "schema")]
impl<T: JsonSchema + NamedThing<Name: JsonSchema>> JsonSchema for Listed<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        Keyed::<T::Name, T>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Keyed::<T::Name, T>::json_schema(generator)
    }
}
