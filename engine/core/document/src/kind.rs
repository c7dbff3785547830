//! The kinds of documents in a package, with their schemas. The schemas are generated from the
//! types, and every document is checked against its schema. The repository contains copies of the
//! schemas for editors.

use std::fmt;
use std::sync::OnceLock;

#[cfg(feature = "conform")]
use jsonschema::{PatternOptions, Validator};
use kernel::marks;
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::damage;
#[cfg(feature = "conform")]
use crate::diag::Diagnostic;
#[cfg(feature = "conform")]
use crate::misfit;
use crate::tree::Node;

/// A kind of document of a dialect.
pub type Kind = &'static DocumentKind;

/// Properties of a kind of document.
pub struct DocumentKind {
    /// Name of the kind, which is also the first part of the schema's file name.
    pub word: &'static str,
    /// Number of documents of the kind in a package, and their location.
    pub number: Number,
    /// Special treatment that documents of this kind need.
    pub nature: Nature,
    generate: fn() -> Value,
    #[cfg(feature = "conform")]
    misfit: fn(&Node) -> Option<Diagnostic>,
    stand_in: Option<fn() -> String>,
    schema: OnceLock<Value>,
    marked: OnceLock<Value>,
    #[cfg(feature = "conform")]
    validator: OnceLock<Validator>,
    spare: OnceLock<Node>,
}

/// Number of documents of a kind in a package, and their location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// Exactly one document, in a file named after the kind.
    One,
    /// At most one document, in a file named after the kind. The document does not affect matches.
    Aside,
    /// One or more documents in this folder, each with an id.
    Folder(&'static str),
    /// Any number of documents in this folder, each with an id. These documents have no effect on
    /// matches played from a scenario.
    AsideIn(&'static str),
}

/// Special treatment that documents of a kind need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// The manifest of a package. In a package that extends another, its `schema`, `extends` and
    /// `id` do not count as changes to the extended package.
    Front,
    /// Charts, which may change shared charts. The order of their lists is significant.
    Charts,
    /// A document without special treatment.
    Plain,
}

impl Number {
    /// Whether documents of this kind have no effect on matches of a scenario.
    pub const fn is_aside(self) -> bool {
        matches!(self, Self::Aside | Self::AsideIn(_))
    }
}

impl DocumentKind {
    /// Builds the kind of documents that deserialize to type `T`.
    pub const fn of<T>(word: &'static str, number: Number) -> DocumentKind
    where
        T: JsonSchema + DeserializeOwned,
    {
        DocumentKind {
            word,
            number,
            nature: Nature::Plain,
            generate: generated::<T>,
            #[cfg(feature = "conform")]
            misfit: misfit::of::<T>,
            stand_in: None,
            schema: OnceLock::new(),
            marked: OnceLock::new(),
            #[cfg(feature = "conform")]
            validator: OnceLock::new(),
            spare: OnceLock::new(),
        }
    }

    /// Sets the special treatment that documents of the kind need.
    #[must_use]
    pub const fn being(mut self, nature: Nature) -> DocumentKind {
        self.nature = nature;
        self
    }

    /// Sets the stand-in for unreadable documents and sections.
    #[must_use]
    pub const fn with_stand_in(mut self, text: fn() -> String) -> DocumentKind {
        self.stand_in = Some(text);
        self
    }

    /// Returns the file name of the document. `None` if documents of this kind are in a folder.
    pub fn file(&self) -> Option<String> {
        match self.number {
            Number::One | Number::Aside => Some(format!("{}.yaml", self.word)),
            Number::Folder(_) | Number::AsideIn(_) => None,
        }
    }

    /// Generates the schema from the type.
    pub fn generate(&self) -> Value {
        (self.generate)()
    }

    /// Returns the schema with a mark at each text that names an object. Its words are those of
    /// [`marks`].
    pub fn marked(&self) -> &Value {
        self.marked.get_or_init(|| marks::marked(|| self.generate()))
    }

    /// Returns the JSON schema of the kind. The schema is generated on first use.
    pub(crate) fn schema(&self) -> &Value {
        self.schema.get_or_init(|| self.generate())
    }

    #[cfg(feature = "conform")]
    /// Returns the validator for the schema, built once.
    pub(crate) fn validator(&self) -> &Validator {
        self.validator.get_or_init(|| {
            jsonschema::options()
                .with_pattern_options(PatternOptions::regex())
                .build(self.schema())
                .expect("a schema generated from types is a schema; a test builds each")
        })
    }

    /// Deserializes a tree, and returns the error of the document type. `None` if the tree fits the
    /// type.
    #[cfg(feature = "conform")]
    pub fn misfit(&self, tree: &Node) -> Option<Diagnostic> {
        (self.misfit)(tree)
    }

    /// Returns the stand-in document, if the kind has one.
    pub fn stand_in(&self) -> Option<&Node> {
        let text = self.stand_in?;
        Some(self.spare.get_or_init(|| damage::spare(self.word, text())))
    }
}

fn generated<T: JsonSchema>() -> Value {
    let settings = SchemaSettings::draft2020_12()
        .with_transform(RecursiveTransform(without_integer_format as fn(&mut Schema)))
        .with_transform(RecursiveTransform(without_marks as fn(&mut Schema)));
    settings.into_generator().into_root_schema_for::<T>().to_value()
}

/// Removes the marks of a schema that is generated without them. Some fields always have a mark.
fn without_marks(schema: &mut Schema) {
    if !marks::are_on() {
        schema.remove(marks::NAMES);
        schema.remove(marks::CONTAINS);
    }
}

/// Removes a format such as `uint8`. JSON Schema does not define it, so strict validators refuse a
/// schema with it. `minimum` and `maximum` say the same.
fn without_integer_format(schema: &mut Schema) {
    let is_of_integers = |format: &Value| format.as_str().is_some_and(|it| it.contains("int"));
    if schema.get("format").is_some_and(is_of_integers) {
        schema.remove("format");
    }
}

impl PartialEq for DocumentKind {
    fn eq(&self, other: &DocumentKind) -> bool {
        self.word == other.word
    }
}

impl Eq for DocumentKind {}

impl fmt::Debug for DocumentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word)
    }
}
