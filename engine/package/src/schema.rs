//! JSON Schemas: generated from the types, committed for editors, used to check every document.

use std::sync::OnceLock;

use jsonschema::{PatternOptions, Validator};
use schemars::generate::SchemaSettings;
use serde_json::Value;

use crate::model::{chits, facts, game, map, scenario, tables, units};

/// The kinds of documents in a package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DocumentKind {
    /// `game.yaml`.
    Game,
    /// `map.yaml`.
    Map,
    /// `units.yaml`.
    Units,
    /// `tables.yaml`.
    Tables,
    /// `chits.yaml`.
    Chits,
    /// `scenarios/*.yaml`.
    Scenario,
    /// `facts.yaml`.
    Facts,
}

impl DocumentKind {
    /// All of them.
    pub const ALL: [DocumentKind; 7] = [
        DocumentKind::Game,
        DocumentKind::Map,
        DocumentKind::Units,
        DocumentKind::Tables,
        DocumentKind::Chits,
        DocumentKind::Scenario,
        DocumentKind::Facts,
    ];

    /// The word for it, also the first part of the schema's file name.
    pub fn word(self) -> &'static str {
        match self {
            DocumentKind::Game => "game",
            DocumentKind::Map => "map",
            DocumentKind::Units => "units",
            DocumentKind::Tables => "tables",
            DocumentKind::Chits => "chits",
            DocumentKind::Scenario => "scenario",
            DocumentKind::Facts => "facts",
        }
    }

    /// The schema as generated from the types.
    pub fn generate(self) -> Value {
        let generator = SchemaSettings::draft2020_12().into_generator();
        let schema = match self {
            DocumentKind::Game => generator.into_root_schema_for::<game::Game>(),
            DocumentKind::Map => generator.into_root_schema_for::<map::Map>(),
            DocumentKind::Units => generator.into_root_schema_for::<units::Units>(),
            DocumentKind::Tables => generator.into_root_schema_for::<tables::Tables>(),
            DocumentKind::Chits => generator.into_root_schema_for::<chits::Chits>(),
            DocumentKind::Scenario => generator.into_root_schema_for::<scenario::Scenario>(),
            DocumentKind::Facts => generator.into_root_schema_for::<facts::Facts>(),
        };
        schema.to_value()
    }

    /// The schema, generated once.
    pub(crate) fn schema(self) -> &'static Value {
        static SCHEMAS: [OnceLock<Value>; 7] = [const { OnceLock::new() }; 7];
        SCHEMAS[self as usize].get_or_init(|| self.generate())
    }

    /// What compares documents with the schema, made once.
    pub(crate) fn validator(self) -> &'static Validator {
        static VALIDATORS: [OnceLock<Validator>; 7] = [const { OnceLock::new() }; 7];
        VALIDATORS[self as usize].get_or_init(|| {
            jsonschema::options()
                .with_pattern_options(PatternOptions::regex())
                .build(self.schema())
                .expect("a schema generated from types is a schema; a test builds each")
        })
    }
}
