//! A mapping that keeps its entries in document order.

#[cfg(feature = "schema")]
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::text::Id;

/// Values by key, in document order.
///
/// ```
/// use kernel::Keyed;
/// let mut costs: Keyed<&str, u8> = [("woods", 3), ("clear", 1)].into_iter().collect();
/// costs.insert("woods", 2);
/// assert_eq!(costs.get(&"clear"), Some(&1));
/// assert_eq!(costs.position(&"clear"), Some(1));
/// assert_eq!(costs.keys().count(), costs.values().count());
/// assert!(!costs.is_empty() && costs.len() == costs.iter().count());
/// assert_eq!(costs.into_entries().next(), Some(("woods", 2)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyed<K, V>(Vec<(K, V)>);

/// Values by name, in document order.
pub type Named<V> = Keyed<Id, V>;

impl<K, V> Default for Keyed<K, V> {
    fn default() -> Keyed<K, V> {
        Keyed(Vec::new())
    }
}

impl<K, V> Keyed<K, V> {
    /// Returns the entries in document order.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> + Clone {
        self.0.iter().map(|(key, value)| (key, value))
    }

    /// Returns the keys in document order.
    pub fn keys(&self) -> impl Iterator<Item = &K> + Clone {
        self.0.iter().map(|(key, _)| key)
    }

    /// Returns the values in document order.
    pub fn values(&self) -> impl Iterator<Item = &V> + Clone {
        self.0.iter().map(|(_, value)| value)
    }

    /// Consumes the mapping, and returns its keys and values in document order.
    pub fn into_entries(self) -> impl Iterator<Item = (K, V)> {
        self.0.into_iter()
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no entries.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K: PartialEq, V> Keyed<K, V> {
    /// Returns the value of `key`, or `None` if the mapping lacks the key.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.0.iter().find(|(known, _)| known == key).map(|(_, value)| value)
    }

    /// Sets the value of `key`, which comes last if it is new.
    pub fn insert(&mut self, key: K, value: V) {
        match self.position(&key) {
            Some(index) => self.0[index].1 = value,
            None => self.0.push((key, value)),
        }
    }

    /// Returns the index of `key` in the order.
    pub fn position(&self, key: &K) -> Option<usize> {
        self.0.iter().position(|(known, _)| known == key)
    }
}

impl<K, V> FromIterator<(K, V)> for Keyed<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Keyed<K, V> {
        Keyed(entries.into_iter().collect())
    }
}

impl<'de, K: Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for Keyed<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Keyed<K, V>, D::Error> {
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

struct Entries<K, V>(PhantomData<(K, V)>);

impl<'de, K: Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for Entries<K, V> {
    type Value = Keyed<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a mapping")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Keyed<K, V>, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(Keyed(entries))
    }
}

impl<K: Serialize, V: Serialize> Serialize for Keyed<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

#[cfg(feature = "schema")]
impl<K: JsonSchema, V: JsonSchema> JsonSchema for Keyed<K, V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("{}_by_{}", V::schema_name(), K::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let names = generator.subschema_for::<K>();
        let values = generator.subschema_for::<V>();
        json_schema!({
            "type": "object", "propertyNames": names, "additionalProperties": values,
        })
    }
}
