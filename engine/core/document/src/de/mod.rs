//! Serde deserializer for document trees. It keeps the order of mappings and resolves names.

mod rest;

use std::fmt;
use std::marker::PhantomData;

use kernel::text::Written;
use kernel::{HexNumber, Parts, Sixteenths, Sixths};
use serde::de::value::{I32Deserializer, StrDeserializer};
use serde::de::{
    Deserialize as _, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected,
    IntoDeserializer, MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use crate::diag::Place;
use crate::located;
use crate::suggest;
use crate::symbols::{self, Names};
use crate::text::Id;
use crate::tree::{Entry, Kind, Node};

pub use rest::REST;

/// Serde name of an enum whose variants are mappings. Each variant has a field with the variant's
/// name, and that field selects the variant.
pub const BY_FIELD: &str = "$by field";

/// Prefix of the serde name of an index type. The rest of the name is the kind of object, as in
/// `$ref terrain`. A document spells the index as the object's name, other formats as a number.
pub const REFERENCE: &str = "$ref ";

/// Prefix of the serde name of an index type, like [`REFERENCE`], for objects whose names may be any
/// text: `$word option`.
pub const WORD: &str = "$word ";

/// Name of an enum with two variants. The first variant is read from a scalar, and the second from
/// a mapping or a list.
pub const BY_KIND: &str = "$by kind";

/// Start of the serde name of an enum whose variants are words. The rest names the variant for all
/// other values: `$or points`.
pub const OTHERWISE: &str = "$or ";

/// A node to deserialize, with the names that it may refer to. Without names, a reference is read
/// as an index.
#[derive(Clone, Copy, Debug)]
pub struct Reading<'a> {
    node: &'a Node,
    names: Option<&'a Names>,
}

impl<'a> Reading<'a> {
    /// Wraps a node without names.
    pub fn plain(node: &'a Node) -> Reading<'a> {
        Reading { node, names: None }
    }

    /// Wraps a node with names.
    pub fn new(node: &'a Node, names: &'a Names) -> Reading<'a> {
        Reading { node, names: Some(names) }
    }

    /// Wraps a part of the node, with the same names.
    fn of(self, node: &'a Node) -> Reading<'a> {
        Reading { node, ..self }
    }
}

/// A serde error, with the path from the deserialized node to the wrong value.
#[derive(Debug)]
pub struct Error {
    message: String,
    /// Steps of the path, innermost first, since each caller appends its own step.
    steps: Vec<Step>,
}

/// A step of a path in a document tree.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    /// Step to the value of a key, or to the content of a variant.
    Key(String),
    /// Step to a list item, by its index from 0.
    Item(usize),
}

impl Error {
    /// Returns the steps from the root of the tree, in the form that [`Node::locate`] accepts.
    pub fn steps(&self) -> impl Iterator<Item = String> {
        self.steps.iter().rev().map(|step| match step {
            Step::Key(key) => key.clone(),
            Step::Item(index) => index.to_string(),
        })
    }

    /// Returns the path as a string: `cases[3].units`.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for step in self.steps.iter().rev() {
            match step {
                Step::Key(key) if path.is_empty() => path.push_str(key),
                Step::Key(key) => path.extend([".", key]),
                Step::Item(index) => path.push_str(&format!("[{index}]")),
            }
        }
        if path.is_empty() { ".".to_owned() } else { path }
    }

    /// Adds an outer step to the error.
    fn under(mut self, step: Step) -> Self {
        self.steps.push(step);
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

impl serde::de::Error for Error {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self { message: message.to_string(), steps: Vec::new() }
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::custom(format_args!("expected {}, found {}", wanted(expected), written(&found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }

    fn invalid_length(n: usize, expected: &dyn Expected) -> Self {
        Self::custom(format_args!("expected {}, found a list of {n} items", wanted(expected)))
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Self {
        Self::custom(format_args!("unknown value `{word}`{}", meant(word, known)))
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Self {
        Self::custom(format_args!("unknown field `{field}`{}", meant(field, known)))
    }

    fn missing_field(field: &'static str) -> Self {
        Self::custom(format_args!("missing field `{field}`"))
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::custom(format_args!("duplicate field `{field}`"))
    }
}

/// Describes the value found, in terms that package authors know.
fn written(found: &Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(value) => format!("`{value}`"),
        Unexpected::Unsigned(value) => format!("`{value}`"),
        Unexpected::Signed(value) => format!("`{value}`"),
        Unexpected::Float(value) => format!("`{value}`"),
        Unexpected::Char(value) => format!("`{value}`"),
        Unexpected::Str(text) => format!("`{text}`"),
        Unexpected::Unit | Unexpected::Option => "nothing".to_owned(),
        Unexpected::Seq => "a list".to_owned(),
        Unexpected::Map => "a mapping".to_owned(),
        _ => "this".to_owned(),
    }
}

/// Describes the expected value, in terms that package authors know. Types of this project describe
/// themselves.
fn wanted(expected: &dyn Expected) -> String {
    let said = expected.to_string();
    let word = said.split([' ', '<']).next().unwrap_or_default();
    match word {
        "i8" | "i16" | "i32" | "i64" | "i128" | "u8" | "u16" | "u32" | "u64" | "u128" | "usize"
        | "integer" => "a whole number in range".to_owned(),
        "struct" | "internally" | "adjacently" => "a mapping".to_owned(),
        "enum" | "variant" | "untagged" => "one of the allowed words".to_owned(),
        "tuple" => "a list of the required length".to_owned(),
        "unit" => "nothing".to_owned(),
        _ => match said.as_str() {
            "a string" | "string" => "text".to_owned(),
            "a boolean" => "`true` or `false`".to_owned(),
            "a sequence" => "a list".to_owned(),
            "a map" => "a mapping".to_owned(),
            _ => said,
        },
    }
}

/// Suggests the word that was meant, or lists all known words.
fn meant(word: &str, known: &[&str]) -> String {
    match suggest::nearest(word, known.iter().copied()) {
        Some(near) => format!(": did you mean `{near}`?"),
        None if known.is_empty() => String::new(),
        None => format!(": expected one of {}", known.join(", ")),
    }
}

impl<'de> Deserializer<'de> for Reading<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match &self.node.kind {
            Kind::Null => visitor.visit_unit(),
            Kind::Bool(value) => visitor.visit_bool(*value),
            Kind::Int(value) => visitor.visit_i64(*value),
            Kind::Text(text) => visitor.visit_borrowed_str(text),
            Kind::List(items) => {
                let mut reader = Items { whole: self, items, next: 0 };
                let value = visitor.visit_seq(&mut reader)?;
                if reader.next < items.len() {
                    let (all, read) = (items.len(), reader.next);
                    return Err(Error::custom(format_args!("expected {read} items, found {all}")));
                }
                Ok(value)
            }
            Kind::Map(entries) => visitor.visit_map(Entries { whole: self, entries, next: 0 }),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.node.kind {
            Kind::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        newtype((name, self.names), &self.node.place, self, visitor)
    }

    /// Deserializes the fields of a struct. Refuses a list, which serde would otherwise accept in
    /// place of the fields.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match &self.node.kind {
            Kind::List(_) => Err(Error::custom("expected a mapping")),
            Kind::Map(entries) if fields.contains(&REST) => {
                rest::visit(self, entries, fields, visitor)
            }
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if name == BY_FIELD {
            let named = variants.iter().find(|variant| self.node.get(variant).is_some());
            let name =
                named.ok_or_else(|| Error::custom("expected one of the allowed mappings"))?;
            return visitor.visit_enum(Variant { name, content: self, step: None });
        }
        if let (BY_KIND, [value, fields]) = (name, variants) {
            let is_value = !matches!(self.node.kind, Kind::Map(_) | Kind::List(_));
            let name = if is_value { value } else { fields };
            return visitor.visit_enum(Variant { name, content: self, step: None });
        }
        if let Some(name) = name.strip_prefix(OTHERWISE) {
            let is_word =
                matches!(&self.node.kind, Kind::Text(word) if variants.contains(&word.as_str()));
            if !is_word {
                return visitor.visit_enum(Variant { name, content: self, step: None });
            }
        }
        match &self.node.kind {
            Kind::Text(text) => visitor.visit_enum(text.as_str().into_deserializer()),
            Kind::Map(entries) if entries.len() == 1 => {
                let Entry { key, value, .. } = &entries[0];
                let content = self.of(value);
                visitor.visit_enum(Variant { name: key, content, step: Some(key) })
            }
            _ => Err(Error::custom("expected a word, or a mapping with one key")),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

/// Deserializes the content of a newtype by its name: a located value, a reference or an amount.
/// Any other newtype is read as its content.
fn newtype<'de, D, V>(
    (name, names): (&'static str, Option<&'de Names>),
    place: &Place,
    content: D,
    visitor: V,
) -> Result<V::Value, Error>
where
    D: Deserializer<'de, Error = Error> + Copy,
    V: Visitor<'de>,
{
    if name == located::NAME {
        located::announce(place);
    }
    let word = name.strip_prefix(WORD);
    if let (Some(kind), Some(names)) = (name.strip_prefix(REFERENCE).or(word), names) {
        let written = match kind {
            symbols::HEX => HexNumber::deserialize(content)?.to_string(),
            _ if word.is_some() => String::deserialize(content)?,
            _ => Id::deserialize(content)?.to_string(),
        };
        let index = names.index(kind, &written, place);
        return visitor.visit_newtype_struct(Resolved { index, written });
    }
    match name {
        Sixteenths::NAME => visitor.visit_newtype_struct(parts::<16, D>(content)?),
        Sixths::NAME => visitor.visit_newtype_struct(parts::<6, D>(content)?),
        _ => visitor.visit_newtype_struct(content),
    }
}

/// Reads an amount and returns its number of parts.
fn parts<'de, const PARTS: i32, D>(content: D) -> Result<I32Deserializer<Error>, Error>
where
    D: Deserializer<'de, Error = Error>,
{
    let amount: Parts<PARTS> = content.deserialize_any(Written(PhantomData))?;
    Ok(amount.parts().into_deserializer())
}

/// A reference to deserialize: an index for types that hold a number, and the name for other types.
/// An index beyond the limits of packages is replaced by 0, because a later check reports the
/// excess.
struct Resolved {
    index: u64,
    written: String,
}

impl<'de> Deserializer<'de> for Resolved {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_string(self.written)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_u8(u8::try_from(self.index).unwrap_or_default())
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_u16(u16::try_from(self.index).unwrap_or_default())
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// Access to the items of a list.
struct Items<'de> {
    whole: Reading<'de>,
    items: &'de [Node],
    next: usize,
}

impl<'de> SeqAccess<'de> for &mut Items<'de> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        let index = self.next;
        let Some(item) = self.items.get(index) else { return Ok(None) };
        self.next += 1;
        let read = seed.deserialize(self.whole.of(item)).map(Some);
        read.map_err(|error| error.under(Step::Item(index)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len() - self.next)
    }
}

/// Access to the entries of a mapping: each key, then its value.
struct Entries<'de> {
    whole: Reading<'de>,
    entries: &'de [Entry],
    next: usize,
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let Some(entry) = self.entries.get(self.next) else { return Ok(None) };
        let key = Key { entry, names: self.whole.names };
        seed.deserialize(key).map(Some).map_err(|error| error.under(Step::Key(entry.key.clone())))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let entry = &self.entries[self.next];
        self.next += 1;
        let value = self.whole.of(&entry.value);
        seed.deserialize(value).map_err(|error| error.under(Step::Key(entry.key.clone())))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.entries.len() - self.next)
    }
}

/// A key to deserialize: the string and its place.
#[derive(Clone, Copy)]
struct Key<'de> {
    entry: &'de Entry,
    names: Option<&'de Names>,
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_borrowed_str(&self.entry.key)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        newtype((name, self.names), &self.entry.key_place, self, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let key: StrDeserializer<'de, Error> = self.entry.key.as_str().into_deserializer();
        key.deserialize_enum(name, variants, visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Access to the content of an enum variant, for serde.
struct Variant<'de> {
    name: &'de str,
    content: Reading<'de>,
    /// Key whose value is the variant's content. `None` if the variant is a plain word.
    step: Option<&'de str>,
}

impl Variant<'_> {
    fn within(&self, error: Error) -> Error {
        match self.step {
            Some(key) => error.under(Step::Key(key.to_owned())),
            None => error,
        }
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Error> {
        let name: StrDeserializer<'de, Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Err(Error::custom("this word does not take a value"))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.content).map_err(|error| self.within(error))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Error> {
        self.content.deserialize_any(visitor).map_err(|error| self.within(error))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.content.deserialize_any(visitor).map_err(|error| self.within(error))
    }
}
