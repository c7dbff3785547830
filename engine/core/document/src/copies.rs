//! Copies of the schemas, which packages outside the repository contain for the benefit of editors.

use serde_json::{Value, json};

use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::dialect::Dialect;
use crate::file::SourceFile;
use crate::kind::Kind;
use crate::overlay;

/// Name of the folder in a package that contains the copies.
pub const FOLDER: &str = ".schemas";

/// Name of the file in a package that declares the functions of scripts, for editors.
pub const DEFINITIONS: &str = "scripts.d.rhai";

/// Returns all schemas, with their paths in the folder of copies. Each kind of document has one
/// schema for whole documents and one for overlays.
pub fn schemas(dialect: &Dialect) -> impl Iterator<Item = (String, Value)> {
    let whole = |kind: Kind| (format!("{}.schema.json", kind.word), kind.generate());
    let laid = |kind: Kind| (format!("overlay/{}.schema.json", kind.word), overlay::schema(kind));
    let all = dialect.kinds.iter().flat_map(move |kind| [whole(kind), laid(kind)]);
    all.map(|(path, schema)| identified(dialect, path, schema))
}

/// Returns a schema with its path and with its `$id`, which validators use to refer to it. The id
/// is a URN, since the schemas are not published at an address.
pub fn identified(dialect: &Dialect, path: String, mut schema: Value) -> (String, Value) {
    let name = path.trim_end_matches(".schema.json").replace('/', ":");
    schema["$id"] = json!(format!("urn:swords:schema:{}:{name}", dialect.id));
    (path, schema)
}

/// Formats a schema as the content of a schema file.
pub fn written(schema: &Value) -> String {
    format!("{schema:#}\n")
}

/// Returns a warning if the copies of the schemas in a package differ from the schemas of this
/// program. An editor with outdated schemas refuses valid documents and accepts invalid ones.
pub(crate) fn outdated(
    dialect: &Dialect,
    shown: &str,
    read: impl Fn(&str) -> Option<String>,
) -> Option<Diagnostic> {
    let is_old = |path: &str, schema: &Value| read(path) != Some(written(schema));
    let (path, _) = schemas(dialect).find(|(path, schema)| is_old(path, schema))?;
    let place = Place::of_file(&SourceFile::new(format!("{shown}/{FOLDER}/{path}"), ""));
    let message = "the schemas for editors belong to another version of the program";
    let problem = Diagnostic::warning(codes::SOURCE_SCHEMAS, place, message);
    Some(problem.help(format!("run `swords format {shown}` to update them")))
}
