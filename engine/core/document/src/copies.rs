//! The copies of the schemas that a package outside the repository has for editors.

use serde_json::Value;

use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::dialect::Dialect;
use crate::file::SourceFile;
use crate::kind::Kind;
use crate::overlay;

/// The folder of a package in which they lie.
pub const FOLDER: &str = ".schemas";

/// The schemas of all documents by their paths in the folder: those of whole documents, and those of
/// documents laid over others.
pub fn schemas(dialect: &Dialect) -> impl Iterator<Item = (String, Value)> {
    let whole = |kind: Kind| (format!("{}.schema.json", kind.word), kind.generate());
    let laid = |kind: Kind| (format!("overlay/{}.schema.json", kind.word), overlay::schema(kind));
    dialect.kinds.iter().flat_map(move |kind| [whole(kind), laid(kind)])
}

/// A schema as it is written.
pub fn written(schema: &Value) -> String {
    format!("{schema:#}\n")
}

/// What is said of copies that are not those of this program: an editor that goes by them refuses what
/// is good, and takes what is not.
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
