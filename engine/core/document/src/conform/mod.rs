//! Schema validation of documents. Messages use the words of the schema and point at the right
//! place.

use jsonschema::error::{TypeKind, ValidationErrorKind};
use jsonschema::paths::LocationSegment;
use jsonschema::{JsonType, ValidationError};
use serde_json::Value;

use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::kind::Kind;
use crate::suggest;
use crate::tree::{At, Node};

/// Maximum number of errors examined in one document.
const MAX_ERRORS: usize = 200;

/// Maximum length of a value quoted in a message.
const MAX_SHOWN: usize = 60;

/// Returns all differences between a document and its schema.
pub fn check(kind: Kind, tree: &Node) -> Vec<Diagnostic> {
    let json = tree.to_json();
    let conform = Conform { tree, schema: kind.schema() };
    let errors: Vec<_> = kind.validator().iter_errors(&json).take(MAX_ERRORS).collect();
    let is_told = |error: &&ValidationError<'_>| {
        !conform.is_misspelt(error, &errors) && !conform.is_misplaced(error, &errors)
    };
    errors.iter().filter(is_told).flat_map(|error| conform.diagnose(error)).collect()
}

struct Conform<'a> {
    tree: &'a Node,
    schema: &'a Value,
}

impl Conform<'_> {
    fn diagnose(&self, error: &ValidationError<'_>) -> Vec<Diagnostic> {
        let at = Location::of(self.tree, error);
        match error.kind() {
            ValidationErrorKind::AdditionalProperties { unexpected } => {
                self.unknown_fields(&at, unexpected, error)
            }
            ValidationErrorKind::AnyOf { context }
            | ValidationErrorKind::OneOfNotValid { context } => self.likeliest(&at, context, error),
            ValidationErrorKind::PropertyNames { error: inner } => {
                vec![self.wrong_key(&at, inner, error)]
            }
            ValidationErrorKind::Required { property } => {
                let name = property.as_str().unwrap_or_default();
                vec![at.lacks(name)]
            }
            ValidationErrorKind::Pattern { .. } => vec![at.problem(self.expectation(error))],
            ValidationErrorKind::Constant { expected_value } => {
                vec![at.problem(format!("expected {expected_value}"))]
            }
            ValidationErrorKind::Type { kind } => vec![at.problem(self.wrong_type(error, kind))],
            ValidationErrorKind::MinItems { limit } => {
                vec![at.problem(wrong_number(error, "at least", *limit))]
            }
            ValidationErrorKind::MaxItems { limit } => {
                vec![at.problem(wrong_number(error, "at most", *limit))]
            }
            ValidationErrorKind::Enum { options } => {
                let words: Vec<&str> =
                    options.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
                let problem = at.problem(format!("unknown value {}", in_short(error.instance())));
                let problem = problem.help(format!("expected one of {}", words.join(", ")));
                vec![problem.suggest(error.instance().as_str().unwrap_or_default(), words)]
            }
            ValidationErrorKind::Minimum { limit } => {
                vec![at.problem(out_of_range(error, "at least", limit))]
            }
            ValidationErrorKind::Maximum { limit } => {
                vec![at.problem(out_of_range(error, "at most", limit))]
            }
            ValidationErrorKind::UniqueItems => {
                vec![at.problem("duplicate item in this list")]
            }
            ValidationErrorKind::MinProperties { limit } => {
                vec![at.problem(format!("too few fields: expected at least {limit}"))]
            }
            ValidationErrorKind::MaxProperties { limit } => {
                vec![at.problem(format!("too many fields: expected at most {limit}"))]
            }
            ValidationErrorKind::FalseSchema | ValidationErrorKind::OneOfMultipleValid { .. } => {
                vec![at.problem(format!("unexpected value: {}", in_short(error.instance())))]
            }
            _ => vec![at.problem(self.misfit(error))],
        }
    }

    /// Whether a field seems to be missing only because the author misspelt its name. The message
    /// for the misspelt field then suffices.
    fn is_misspelt(&self, error: &ValidationError<'_>, all: &[ValidationError<'_>]) -> bool {
        let ValidationErrorKind::Required { property } = error.kind() else { return false };
        let beside = all.iter().filter(|other| other.instance_path() == error.instance_path());
        let mut unknown = beside.filter_map(|other| match other.kind() {
            ValidationErrorKind::AdditionalProperties { unexpected } => Some((other, unexpected)),
            _ => None,
        });
        unknown.any(|(other, keys)| {
            let known = self.fields_beside(other);
            let meant = |key: &String| suggest::nearest(key, known.iter().copied());
            keys.iter().take(MAX_ERRORS).any(|key| meant(key) == property.as_str())
        })
    }

    /// Whether an entry is invalid only because the heading above it is missing. The entry would be
    /// valid below that heading, so the message about the missing heading suffices.
    fn is_misplaced(&self, error: &ValidationError<'_>, all: &[ValidationError<'_>]) -> bool {
        let steps = Location::of(self.tree, error).steps;
        let [section, entry, ..] = steps.as_slice() else { return false };
        let missing = all.iter().filter(|other| other.instance_path().as_str().is_empty());
        let mut missing = missing.filter_map(|other| match other.kind() {
            ValidationErrorKind::Required { property } => property.as_str(),
            _ => None,
        });
        let value = self.tree.locate([section.as_str(), entry.as_str()]);
        missing.any(|heading| self.would_fit(heading, entry, value))
    }

    /// Whether an entry would fit a section, judged by its name or its fields.
    fn would_fit(&self, section: &str, name: &str, entry: &Node) -> bool {
        let Some(section) = self.schema.get("properties").and_then(|all| all.get(section)) else {
            return false;
        };
        let section = self.resolve(section);
        let has = |node: &Value, key: &str| {
            node.get("properties").is_some_and(|fields| fields.get(key).is_some())
        };
        let of_all = section.get("additionalProperties").map(|node| self.resolve(node));
        has(section, name)
            || of_all.is_some_and(|node| {
                let mut keys = At::root(entry).keys().peekable();
                keys.peek().is_some() && keys.all(|key| has(node, key))
            })
    }

    /// Returns a message for each unknown field up to a limit, and the number of unknown fields
    /// beyond the limit.
    fn unknown_fields(
        &self,
        at: &Location<'_>,
        keys: &[String],
        error: &ValidationError<'_>,
    ) -> Vec<Diagnostic> {
        let looked_at = keys.iter().take(MAX_ERRORS);
        let mut told: Vec<_> = looked_at.map(|key| self.unknown_field(at, key, error)).collect();
        if let Some(more) = keys.len().checked_sub(MAX_ERRORS).filter(|more| *more > 0) {
            let place = at.place_of_key(&keys[MAX_ERRORS]);
            let message = format!("{more} more unknown fields not listed");
            told.push(Diagnostic::error(codes::LIMIT, place, message));
        }
        told
    }

    fn unknown_field(
        &self,
        at: &Location<'_>,
        key: &str,
        error: &ValidationError<'_>,
    ) -> Diagnostic {
        let place = at.place_of_key(key);
        let message = format!("unknown field `{key}`");
        let mut known = self.fields_beside(error);
        known.sort_unstable();
        let plain = Diagnostic::error(codes::SCHEMA_UNKNOWN_FIELD, place, message);
        let listed = format!("expected one of {}", known.join(", "));
        plain.help(listed).suggest(key, known.iter().copied())
    }

    /// Returns the fields that the schema allows in the mapping that contains the unknown field.
    fn fields_beside(&self, error: &ValidationError<'_>) -> Vec<&str> {
        let walk = self.walk(error);
        let properties = walk.last().and_then(|node| node.get("properties"));
        properties
            .and_then(Value::as_object)
            .map_or_else(Vec::new, |fields| fields.keys().map(String::as_str).collect())
    }

    /// Describes the expected format of a string, in the words of the schema type.
    fn expectation(&self, error: &ValidationError<'_>) -> String {
        let written = error.instance().as_str().unwrap_or_default();
        match self.description(error) {
            Some(expected) => format!("`{written}` is not {expected}"),
            None => format!("invalid value `{written}`"),
        }
    }

    /// Describes an invalid value. Includes the schema's description of the expected value.
    fn misfit(&self, error: &ValidationError<'_>) -> String {
        let written = in_short(error.instance());
        match self.description(error) {
            Some(expected) => format!("invalid value: found {written}, expected {expected}"),
            None => format!("invalid value: {written}"),
        }
    }

    /// Describes a value of the wrong type, and the expected type.
    fn wrong_type(&self, error: &ValidationError<'_>, kind: &TypeKind) -> String {
        let written = in_short(error.instance());
        let is_written = self.walk(error).last().is_some_and(|node| node.get("pattern").is_some());
        match (expected(kind), self.description(error)) {
            (Some(_), Some(expected)) if is_written => format!("{written} is not {expected}"),
            (Some(expected), _) => format!("expected {expected}, found {written}"),
            (None, _) => format!("expected {}, found {written}", any_of(kind)),
        }
    }

    /// Returns the schema's description of the expected value.
    fn description(&self, error: &ValidationError<'_>) -> Option<&str> {
        let walk = self.walk(error);
        walk.iter().rev().find_map(|node| node.get("description")).and_then(Value::as_str)
    }

    fn wrong_key(
        &self,
        at: &Location<'_>,
        inner: &ValidationError<'_>,
        error: &ValidationError<'_>,
    ) -> Diagnostic {
        let key = inner.instance().as_str().unwrap_or_default();
        let described = self.description(error);
        let message = match described {
            Some(expected) => format!("the key `{key}` is not {expected}"),
            None => format!("unknown key `{key}`"),
        };
        let problem = Diagnostic::error(codes::SCHEMA, at.place_of_key(key), message);
        let is_number = key.len() == 3 && key.bytes().all(|byte| byte.is_ascii_digit());
        if is_number && described.is_some_and(|expected| expected.starts_with("a hex")) {
            let meant = format!("\"0{key}\"");
            return problem.help(format!("did you mean {meant}?")).replacement(meant);
        }
        problem
    }

    /// Returns the errors to report if all alternatives of a union fail: those of the alternative
    /// that matches furthest into the value. If none matches at all, returns an error that lists
    /// the alternatives.
    fn likeliest(
        &self,
        at: &Location<'_>,
        context: &[Vec<ValidationError<'static>>],
        error: &ValidationError<'_>,
    ) -> Vec<Diagnostic> {
        let words = constants(context);
        if words.len() == context.len() {
            let written = error
                .instance()
                .as_str()
                .map_or_else(|| error.instance().to_string(), str::to_owned);
            let problem = at.problem(format!("unknown value `{written}`"));
            let problem = problem.help(format!("expected one of {}", words.join(", ")));
            return vec![problem.suggest(&written, words.iter().map(String::as_str))];
        }
        let ways = self.ways(error);
        if ways.len() == context.len() && ways.iter().all(Option::is_some) {
            let ways: Vec<Way<'_>> = ways.into_iter().flatten().collect();
            return self.one_of_ways(at, &ways, context, error.instance());
        }
        if let Some(expected) = self.words_of_union(error)
            && context.iter().all(|errors| is_of_another_type(errors))
        {
            let written = in_short(error.instance());
            return vec![
                at.problem(format!("invalid value: found {written}, expected {expected}")),
            ];
        }
        let best = context.iter().max_by_key(|errors| merit(errors));
        best.into_iter().flatten().flat_map(|inner| self.diagnose(inner)).collect()
    }

    /// Reports errors of a value that must be a word or a mapping with one key. If the key selects
    /// an alternative, reports the errors within it. Otherwise lists all alternatives.
    fn one_of_ways(
        &self,
        at: &Location<'_>,
        ways: &[Way<'_>],
        context: &[Vec<ValidationError<'static>>],
        written: &Value,
    ) -> Vec<Diagnostic> {
        let key = match written {
            Value::Object(fields) if fields.len() == 1 => fields.keys().next(),
            _ => None,
        };
        let is_meant =
            |way: &Way<'_>| matches!(way, Way::Key(name) if key.is_some_and(|key| key == name));
        if let Some(meant) = ways.iter().position(is_meant) {
            return context[meant].iter().flat_map(|inner| self.diagnose(inner)).collect();
        }
        let names: Vec<&str> = ways.iter().flat_map(Way::names).collect();
        let words: Vec<_> = ways.iter().flat_map(Way::words).collect();
        let expected = format!("expected one of {}", words.join(", "));
        vec![match (key, written) {
            (Some(key), _) => {
                let message = format!("unknown key `{key}`");
                let place = at.place_of_key(key);
                Diagnostic::error(codes::SCHEMA_UNKNOWN_FIELD, place, message)
                    .help(expected)
                    .suggest(key, names)
            }
            (None, Value::String(word)) => {
                at.problem(format!("unknown value `{word}`")).help(expected).suggest(word, names)
            }
            (None, Value::Object(fields))
                if fields.len() > 1 && fields.keys().all(|key| names.contains(&&**key)) =>
            {
                let found: Vec<String> = fields.keys().map(|key| format!("`{key}`")).collect();
                let message = format!("expected one key, found {}", found.join(" and "));
                at.problem(message).help("leave out all keys but one")
            }
            (None, other) => {
                at.problem(format!("invalid value: {}", in_short(other))).help(expected)
            }
        }]
    }

    /// Returns the schema's description of a failed union. Descriptions that are full sentences
    /// belong to fields, so the function ignores them.
    fn words_of_union(&self, error: &ValidationError<'_>) -> Option<&str> {
        let described = self.walk(error).last()?.get("description")?.as_str()?;
        described.starts_with(|sign: char| sign.is_ascii_lowercase()).then_some(described)
    }

    /// Returns the distinguishing feature of each alternative of a failed union. `None` if an
    /// alternative is neither a set of words nor a mapping with one key.
    fn ways(&self, error: &ValidationError<'_>) -> Vec<Option<Way<'_>>> {
        let walk = self.walk(error);
        let union = walk.last().and_then(|node| node.get("oneOf").or_else(|| node.get("anyOf")));
        let alternatives = union.and_then(Value::as_array);
        alternatives.into_iter().flatten().map(|node| Way::of(self.resolve(node))).collect()
    }

    /// Returns the schema nodes on the path to the failed keyword, without the keyword itself.
    fn walk(&self, error: &ValidationError<'_>) -> Vec<&Value> {
        let path = error.schema_path();
        let mut node = self.schema;
        let mut nodes = vec![node];
        for segment in path.segments() {
            let next = match segment {
                LocationSegment::Property(name) if name.as_ref() == "$ref" => {
                    Some(self.resolve(node))
                }
                LocationSegment::Property(name) => node.get(name.as_ref()),
                LocationSegment::Index(index) => node.get(index),
            };
            match next {
                Some(next) => node = next,
                None => break,
            }
            nodes.push(node);
        }
        nodes.pop();
        nodes
    }

    /// Returns the definition to which a `$ref` of the schema leads.
    fn resolve<'v>(&'v self, node: &'v Value) -> &'v Value {
        let reference = node.get("$ref").and_then(Value::as_str);
        let pointer = reference.and_then(|text| text.strip_prefix('#'));
        pointer.and_then(|pointer| self.schema.pointer(pointer)).unwrap_or(node)
    }
}

/// Describes a number that is too small or too large.
fn out_of_range(error: &ValidationError<'_>, bound: &str, limit: &Value) -> String {
    format!("{} is out of range: expected {bound} {limit}", in_short(error.instance()))
}

/// Returns the name of the expected type. `None` if several types are allowed.
fn expected(kind: &TypeKind) -> Option<&'static str> {
    let types: Vec<JsonType> = match kind {
        TypeKind::Single(kind) => vec![*kind],
        TypeKind::Multiple(set) => set.iter().filter(|kind| *kind != JsonType::Null).collect(),
    };
    match types.as_slice() {
        [kind] => Some(called(*kind)),
        _ => None,
    }
}

/// Returns the names of the allowed types, joined with "or".
fn any_of(kind: &TypeKind) -> String {
    let TypeKind::Multiple(set) = kind else { return "a valid value".to_owned() };
    let words: Vec<&str> = set.iter().filter(|kind| *kind != JsonType::Null).map(called).collect();
    words.join(" or ")
}

/// Returns the name of a JSON type, in terms that package authors know.
const fn called(kind: JsonType) -> &'static str {
    match kind {
        JsonType::Boolean => "`true` or `false`",
        JsonType::Integer | JsonType::Number => "a whole number",
        JsonType::String => "text",
        JsonType::Array => "a list",
        JsonType::Object => "a mapping",
        JsonType::Null => "nothing",
    }
}

/// Shortens a value to fit into a message.
fn in_short(value: &Value) -> String {
    match value {
        Value::Null => "nothing".to_owned(),
        Value::String(text) if text.len() > MAX_SHOWN => "this text".to_owned(),
        Value::String(text) => format!("`{text}`"),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "a mapping".to_owned(),
        Value::Bool(_) | Value::Number(_) => format!("`{value}`"),
    }
}

fn wrong_number(error: &ValidationError<'_>, bound: &str, limit: u64) -> String {
    let n = error.instance().as_array().map_or(0, Vec::len);
    format!("list of {n} items: expected {bound} {limit}")
}

/// Whether an alternative fails only because the value is of another type.
fn is_of_another_type(errors: &[ValidationError<'static>]) -> bool {
    matches!(errors, [error] if matches!(error.kind(), ValidationErrorKind::Type { .. }))
}

/// Returns the string that each alternative of a union accepts, for alternatives that accept only
/// one string. Skips all other alternatives.
fn constants(context: &[Vec<ValidationError<'static>>]) -> Vec<String> {
    let constant = |errors: &Vec<ValidationError<'static>>| match errors.as_slice() {
        [error] => match error.kind() {
            ValidationErrorKind::Constant { expected_value } => {
                expected_value.as_str().map(str::to_owned)
            }
            _ => None,
        },
        _ => None,
    };
    context.iter().filter_map(constant).collect()
}

/// Distinguishing feature of one alternative of a union.
enum Way<'a> {
    /// The alternative accepts one of these words.
    Words(Vec<&'a str>),
    /// The alternative accepts a mapping with this key.
    Key(&'a str),
}

impl<'a> Way<'a> {
    fn of(node: &'a Value) -> Option<Self> {
        if let Some(word) = node.get("const").and_then(Value::as_str) {
            return Some(Self::Words(vec![word]));
        }
        if let Some(words) = node.get("enum").and_then(Value::as_array) {
            return Some(Self::Words(words.iter().filter_map(Value::as_str).collect()));
        }
        let keys = node.get("properties").and_then(Value::as_object)?;
        let required = node.get("required").and_then(Value::as_array)?;
        match (keys.keys().next(), keys.len(), required.len()) {
            (Some(key), 1, 1) => Some(Self::Key(key)),
            _ => None,
        }
    }

    fn names(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let names = match self {
            Self::Words(words) => words.clone(),
            Self::Key(key) => vec![*key],
        };
        names.into_iter()
    }

    /// Returns the alternatives as written: `word` or `{key: …}`.
    fn words(&self) -> Vec<String> {
        match self {
            Self::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
            Self::Key(key) => vec![format!("{{{key}: …}}")],
        }
    }
}

/// Ranks an alternative of a union by its errors. The alternative whose error is deepest in the
/// value ranks highest. Ties go to a value of the right type, then to the smaller number of errors.
fn merit(errors: &[ValidationError<'static>]) -> (usize, bool, std::cmp::Reverse<usize>) {
    let depths = errors.iter().map(|error| error.instance_path().segments().count());
    let mut kinds = errors.iter().map(ValidationError::kind);
    let right_type = !kinds.any(|kind| matches!(kind, ValidationErrorKind::Type { .. }));
    (depths.max().unwrap_or(0), right_type, std::cmp::Reverse(errors.len()))
}

/// Location of an error in the document.
struct Location<'a> {
    tree: &'a Node,
    steps: Vec<String>,
}

impl<'a> Location<'a> {
    fn of(tree: &'a Node, error: &ValidationError<'_>) -> Location<'a> {
        // Parse the path as text. Otherwise a key of digits, such as a hex number, would be read as
        // a list index.
        let steps = error.instance_path().as_str().split('/').skip(1);
        let steps = steps.map(|step| step.replace("~1", "/").replace("~0", "~"));
        Location { tree, steps: steps.collect() }
    }

    fn problem(&self, message: impl Into<String>) -> Diagnostic {
        let message = message.into();
        let place = self.tree.locate(self.steps.iter().map(String::as_str)).place.clone();
        let path = self.steps.join("/");
        Diagnostic::error(codes::SCHEMA, place, format!("{message} (at /{path})"))
    }

    fn lacks(&self, name: &str) -> Diagnostic {
        let problem = self.problem(format!("missing field `{name}`"));
        Diagnostic { code: codes::SCHEMA_MISSING, ..problem }
    }

    fn place_of_key(&self, key: &str) -> Place {
        let mut path: Vec<&str> = self.steps.iter().map(String::as_str).collect();
        path.push(key);
        self.tree.locate_key(&path)
    }
}
