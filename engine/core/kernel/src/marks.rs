//! Marks in schemas: the kind of object that a text names. Exported schemas have no marks. Editors'
//! tools generate schemas with marks.

use std::cell::Cell;

use schemars::{JsonSchema, Schema, SchemaGenerator};

/// Keyword of a schema whose values name objects. Its value is the kind of object, such as
/// `terrain`, or several, such as `unit, brigade`. On a mapping, its keys name objects.
pub const NAMES: &str = "x-names";

/// Keyword of a schema whose lists or mappings contain names of objects as values.
pub const CONTAINS: &str = "x-contains";

thread_local! {
    /// Whether schemas of references are marked. A thread-local, since schemars has no way to pass
    /// it to the functions that identify a schema.
    static MARKED: Cell<bool> = const { Cell::new(false) };
}

/// Generates a schema in which references are marked.
///
/// ```
/// use kernel::schemars::SchemaGenerator;
/// use kernel::{HexId, HexNumber, NamedId, marks};
/// let generate = || {
///     let schema = SchemaGenerator::default().into_root_schema_for::<Vec<HexId>>();
///     schema.to_value().to_string()
/// };
/// assert!(!marks::are_on() && !marks::are_inline::<HexNumber>());
/// assert!(!generate().contains(marks::NAMES));
/// assert!(marks::marked(generate).contains(r#""x-names":"hex""#));
///
/// // A reference implements its schema with these functions.
/// assert_eq!(marks::id::<HexNumber>(HexId::REFERENCE), "HexNumber");
/// let schema = marks::schema::<HexNumber>(HexId::REFERENCE, &mut Default::default());
/// assert!(schema.get("anyOf").is_some());
/// ```
pub fn marked<T>(generate: impl FnOnce() -> T) -> T {
    MARKED.set(true);
    let generated = generate();
    MARKED.set(false);
    generated
}

/// Whether schemas of references are marked.
pub fn are_on() -> bool {
    MARKED.get()
}

/// Returns the schema of a reference: the schema of its name, marked with the kind of object.
pub fn schema<Form: JsonSchema>(reference: &str, generator: &mut SchemaGenerator) -> Schema {
    if !are_on() {
        return Form::json_schema(generator);
    }
    let mut schema = generator.subschema_for::<Form>();
    schema.insert(NAMES.to_owned(), kind(reference).into());
    schema
}

/// Returns the identity of a reference's schema. Marked schemas of different kinds differ.
pub fn id<Form: JsonSchema>(reference: &str) -> String {
    let form = Form::schema_id();
    if are_on() { format!("{form} {}", kind(reference)) } else { form.into_owned() }
}

/// Whether generators insert the schema of a reference in place of a definition.
pub fn are_inline<Form: JsonSchema>() -> bool {
    are_on() || Form::inline_schema()
}

/// Returns the kind of object in the serde name of a reference, such as `$ref terrain`.
fn kind(reference: &str) -> &str {
    reference.split_once(' ').map_or(reference, |(_, kind)| kind)
}
