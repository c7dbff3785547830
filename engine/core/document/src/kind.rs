//! The kinds of documents in a package, as data, with their schemas: generated from the types,
//! committed for editors, used to check every document.

use std::fmt;
use std::sync::OnceLock;

#[cfg(feature = "conform")]
use jsonschema::{PatternOptions, Validator};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::Value;

use crate::damage;
use crate::tree::Node;

/// A kind of document, one of those of its dialect.
pub type Kind = &'static DocumentKind;

/// What is to be known of a kind of document.
pub struct DocumentKind {
    /// The word for it, also the first part of the schema's file name.
    pub word: &'static str,
    /// How many of them a package has, and where.
    pub number: Number,
    /// Of what nature it is.
    pub nature: Nature,
    generate: fn() -> Value,
    stand_in: Option<fn() -> String>,
    schema: OnceLock<Value>,
    #[cfg(feature = "conform")]
    validator: OnceLock<Validator>,
    spare: OnceLock<Node>,
}

/// How many documents of a kind a package has, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// Every package has one, under the word of its kind.
    One,
    /// It need not be there, and no match depends on it.
    Aside,
    /// One or more in a folder, each under its own id.
    Folder(&'static str),
    /// Any number in a folder, each under its own id, and no match of a scenario depends on them.
    AsideIn(&'static str),
}

/// What is particular about a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// What a package says of itself: of no other package is that a change.
    Front,
    /// Charts, which may be laid over those that several packages share. The order of their lists
    /// means something.
    Charts,
    /// Nothing.
    Plain,
}

impl Number {
    /// Whether no match of a scenario depends on such documents.
    pub const fn is_aside(self) -> bool {
        matches!(self, Self::Aside | Self::AsideIn(_))
    }
}

impl DocumentKind {
    /// The kind of documents that are read as a type.
    pub const fn of<T: JsonSchema>(word: &'static str, number: Number) -> DocumentKind {
        DocumentKind {
            word,
            number,
            nature: Nature::Plain,
            generate: generated::<T>,
            stand_in: None,
            schema: OnceLock::new(),
            #[cfg(feature = "conform")]
            validator: OnceLock::new(),
            spare: OnceLock::new(),
        }
    }

    /// The same, of a nature of its own.
    #[must_use]
    pub const fn being(mut self, nature: Nature) -> DocumentKind {
        self.nature = nature;
        self
    }

    /// The same with what stands in for documents and sections that cannot be read.
    #[must_use]
    pub const fn with_stand_in(mut self, text: fn() -> String) -> DocumentKind {
        self.stand_in = Some(text);
        self
    }

    /// Its file, where it lies in no folder.
    pub fn file(&self) -> Option<String> {
        match self.number {
            Number::One | Number::Aside => Some(format!("{}.yaml", self.word)),
            Number::Folder(_) | Number::AsideIn(_) => None,
        }
    }

    /// The schema as generated from the types.
    pub fn generate(&self) -> Value {
        (self.generate)()
    }

    /// The schema, generated once.
    pub(crate) fn schema(&self) -> &Value {
        self.schema.get_or_init(|| self.generate())
    }

    #[cfg(feature = "conform")]
    /// What compares documents with the schema, made once.
    pub(crate) fn validator(&self) -> &Validator {
        self.validator.get_or_init(|| {
            jsonschema::options()
                .with_pattern_options(PatternOptions::regex())
                .build(self.schema())
                .expect("a schema generated from types is a schema; a test builds each")
        })
    }

    /// What stands in for a document, if anything does.
    pub fn stand_in(&self) -> Option<&Node> {
        let text = self.stand_in?;
        Some(self.spare.get_or_init(|| damage::spare(self.word, text())))
    }
}

fn generated<T: JsonSchema>() -> Value {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>().to_value()
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
