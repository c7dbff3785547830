//! JSON Schemas: generated from the types, committed for editors, used to check every document.

use std::sync::OnceLock;

use jsonschema::ValidationError;
use jsonschema::Validator;
use jsonschema::error::ValidationErrorKind;
use schemars::generate::SchemaSettings;
use serde_json::Value;

use crate::codes;
use crate::diag::Diagnostic;
use crate::model::{chits, game, map, scenario, tables, units};
use crate::tree::Node;

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
}

impl DocumentKind {
    /// All of them.
    pub const ALL: [DocumentKind; 6] = [
        DocumentKind::Game,
        DocumentKind::Map,
        DocumentKind::Units,
        DocumentKind::Tables,
        DocumentKind::Chits,
        DocumentKind::Scenario,
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
        };
        schema.to_value()
    }

    fn validator(self) -> &'static Validator {
        static VALIDATORS: [OnceLock<Validator>; 6] = [const { OnceLock::new() }; 6];
        VALIDATORS[self as usize].get_or_init(|| {
            jsonschema::options()
                .build(&self.generate())
                .expect("a schema generated from types is a schema; a test builds each")
        })
    }
}

/// Everything in which a document differs from its schema.
pub fn check(kind: DocumentKind, tree: &Node) -> Vec<Diagnostic> {
    let json = tree.to_json();
    let validator = kind.validator();
    if validator.is_valid(&json) {
        return Vec::new();
    }
    validator.iter_errors(&json).flat_map(|error| diagnose(tree, &error)).collect()
}

fn diagnose(tree: &Node, error: &ValidationError<'_>) -> Vec<Diagnostic> {
    let path = error.instance_path().to_string();
    let steps: Vec<&str> = path.split('/').skip(1).collect();
    let node = tree.locate(steps.iter().copied());
    let at = |message: String| {
        let shown = if path.is_empty() { "/" } else { &path };
        Diagnostic::error(codes::SCHEMA, node.place.clone(), format!("{message} (at {shown})"))
    };
    match error.kind() {
        ValidationErrorKind::AdditionalProperties { unexpected } => {
            unexpected.iter().map(|key| unknown_key(tree, &steps, key, error)).collect()
        }
        ValidationErrorKind::Required { property } => {
            let name = property.as_str().unwrap_or_default();
            vec![at(format!("`{name}` is missing"))]
        }
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => {
            likeliest(context).iter().flat_map(|inner| diagnose(tree, inner)).collect()
        }
        ValidationErrorKind::PropertyNames { error } => {
            let key = error.instance().as_str().unwrap_or_default().to_owned();
            let mut steps = steps;
            steps.push(&key);
            let place = tree.locate_key(&steps);
            vec![Diagnostic::error(codes::SCHEMA, place, format!("key {}", inner_message(error)))]
        }
        ValidationErrorKind::Enum { options } => {
            let words: Vec<&str> =
                options.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            let written = error.instance().as_str().unwrap_or_default();
            vec![at(error.to_string()).suggest(written, words)]
        }
        _ => vec![at(error.to_string())],
    }
}

fn inner_message(error: &ValidationError<'_>) -> String {
    match error.kind() {
        ValidationErrorKind::AnyOf { context } => {
            likeliest(context).first().map_or_else(|| error.to_string(), ToString::to_string)
        }
        _ => error.to_string(),
    }
}

fn unknown_key(tree: &Node, steps: &[&str], key: &str, error: &ValidationError<'_>) -> Diagnostic {
    let mut path = steps.to_vec();
    path.push(key);
    let place = tree.locate_key(&path);
    let known = known_keys(error);
    let message = format!("`{key}` is not a field here");
    let diagnostic = Diagnostic::error(codes::SCHEMA_UNKNOWN_FIELD, place, message);
    let diagnostic = match known.is_empty() {
        true => diagnostic,
        false => diagnostic.help(format!("expected {}", known.join(", "))),
    };
    diagnostic.suggest(key, known.iter().map(String::as_str))
}

/// The fields that the schema has where an unknown one stood.
fn known_keys(error: &ValidationError<'_>) -> Vec<String> {
    let _ = error;
    Vec::new()
}

/// Of several alternatives that all fail, the one that got furthest: no error of type at the top,
/// or errors deepest in the document.
fn likeliest<'a>(context: &'a [Vec<ValidationError<'static>>]) -> &'a [ValidationError<'static>] {
    let depth = |errors: &[ValidationError<'static>]| {
        errors.iter().map(|error| error.instance_path().segments().count()).max().unwrap_or(0)
    };
    let wrong_type = |errors: &[ValidationError<'static>]| {
        errors.iter().any(|error| matches!(error.kind(), ValidationErrorKind::Type { .. }))
    };
    context
        .iter()
        .max_by_key(|errors| (depth(errors), !wrong_type(errors), usize::MAX - errors.len()))
        .map_or(&[], Vec::as_slice)
}
