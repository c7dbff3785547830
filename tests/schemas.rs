//! The schemas of all rule systems in the folder `schemas`.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use black_box::{files_under, root};
use document::copies;
use registry::{ALL, schemas_folder};
use serde_json::Value;

/// Returns all schemas of all systems, by path in the repository.
fn all() -> BTreeMap<PathBuf, Value> {
    let of = |book| {
        let folder = root().join(schemas_folder(book));
        book.schemas().map(move |(path, schema)| (folder.join(path), schema))
    };
    ALL.iter().copied().flat_map(of).collect()
}

/// The published schemas match the types in the code. `UPDATE=1` rewrites the schemas.
#[test]
fn committed_schemas_are_those_of_the_types() {
    let wanted = all();
    for (path, schema) in &wanted {
        let text = copies::written(schema);
        if std::env::var_os("UPDATE").is_some() {
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, &text).expect("a file");
        }
        let committed = fs::read_to_string(path).unwrap_or_default();
        let command = "UPDATE=1 cargo test --workspace --test suite schemas::";
        assert!(committed == text, "{} is out of date: run `{command}`", path.display());
    }
    let files = files_under(&root().join("schemas"), "json");
    let unknown: Vec<_> = files.iter().filter(|file| !wanted.contains_key(*file)).collect();
    assert!(unknown.is_empty(), "no type has these schemas: {unknown:?}");
}

#[test]
fn schemas_are_schemas_with_an_id_of_their_own() {
    let schemas = all();
    let ids: BTreeMap<&str, &PathBuf> = schemas
        .iter()
        .map(|(path, schema)| (schema["$id"].as_str().expect("an id"), path))
        .collect();
    assert_eq!(ids.len(), schemas.len(), "{ids:?}");
    for (path, schema) in &schemas {
        assert!(jsonschema::meta::is_valid(schema), "{}", path.display());
        jsonschema::options().build(schema).expect("a validator can be built");
    }
}
