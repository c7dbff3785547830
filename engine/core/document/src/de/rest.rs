//! Structs that hold the fields of another struct.

use serde::de::{DeserializeSeed, Deserializer, Error as _, IntoDeserializer, MapAccess, Visitor};
use serde::forward_to_deserialize_any;

use super::{Entries, Error, Reading, Step, StrDeserializer, meant};
use crate::tree::Entry;

/// Serde name of a field that holds another struct. A document writes the fields of both structs
/// in one mapping. The inner struct receives every field that the outer struct does not define.
pub const REST: &str = "$rest";

/// Deserializes a struct with the fields of another struct from the entries of one mapping.
pub(super) fn visit<'de, V: Visitor<'de>>(
    whole: Reading<'de>,
    entries: &'de [Entry],
    fields: &'static [&'static str],
    visitor: V,
) -> Result<V::Value, Error> {
    let is_own = |entry: &&Entry| entry.key != REST && fields.contains(&entry.key.as_str());
    let (own, others) = entries.iter().partition(is_own);
    let rest = Rest { whole, entries: others, outer: fields };
    visitor.visit_map(Chosen { whole, entries: own, next: 0, rest: Some(rest) })
}

/// The entries of a mapping that the outer struct does not define.
struct Rest<'de> {
    whole: Reading<'de>,
    entries: Vec<&'de Entry>,
    /// Fields of the outer struct.
    outer: &'static [&'static str],
}

impl<'de> Deserializer<'de> for Rest<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Self { whole, entries, outer: _ } = self;
        visitor.visit_map(Chosen { whole, entries, next: 0, rest: None })
    }

    /// Deserializes the inner struct. Refuses a field that neither struct defines, and suggests the
    /// fields of both.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let mut keys = self.entries.iter().map(|entry| &entry.key);
        if let Some(key) = keys.find(|key| !fields.contains(&key.as_str())) {
            let outer = self.outer.iter().filter(|field| **field != REST);
            let known: Vec<&str> = outer.chain(fields).copied().collect();
            let message = format_args!("unknown field `{key}`{}", meant(key, &known)).to_string();
            return Err(Error::custom(message).under(Step::Key(key.clone())));
        }
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// Access to some entries of a mapping, and finally to the rest.
struct Chosen<'de> {
    whole: Reading<'de>,
    entries: Vec<&'de Entry>,
    next: usize,
    /// Entries of the inner struct. `None` if they have been read, or if there is no inner struct.
    rest: Option<Rest<'de>>,
}

impl<'de> Chosen<'de> {
    /// Returns access to the next entry alone.
    fn entry(&self) -> Option<Entries<'de>> {
        let entry = self.entries.get(self.next)?;
        Some(Entries { whole: self.whole, entries: std::slice::from_ref(*entry), next: 0 })
    }
}

impl<'de> MapAccess<'de> for Chosen<'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        if let Some(mut entry) = self.entry() {
            return entry.next_key_seed(seed);
        }
        let rest: StrDeserializer<'de, Error> = REST.into_deserializer();
        self.rest.is_some().then(|| seed.deserialize(rest)).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        if let Some(mut entry) = self.entry() {
            self.next += 1;
            return entry.next_value_seed(seed);
        }
        let rest = self.rest.take();
        seed.deserialize(rest.ok_or_else(|| Error::custom("expected a value"))?)
    }
}
