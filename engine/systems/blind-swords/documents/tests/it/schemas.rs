//! The committed schemas equal those generated from the types.

use std::path::PathBuf;

use blind_swords_documents::{BLIND_SWORDS, overlay};
use serde_json::Value;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../../schemas")
}

/// Compares a schema with its committed file. Run the test with `UPDATE=1` to rewrite the files
/// after a change of the model.
fn compare(path: &str, schema: &Value) {
    let generated = serde_json::to_string_pretty(schema).expect("a value is JSON");
    let path = folder().join(path);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, format!("{generated}\n")).expect("schemas can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        committed.trim_end(),
        generated,
        "{} is out of date: run `UPDATE=1 cargo test --workspace --test it schemas`",
        path.display()
    );
}

#[test]
fn committed_schemas_are_those_of_the_types() {
    for kind in BLIND_SWORDS.kinds {
        compare(&format!("{}.schema.json", kind.word), &kind.generate());
        compare(&format!("overlay/{}.schema.json", kind.word), &overlay::schema(kind));
    }
}

#[test]
fn schemas_are_schemas() {
    for kind in BLIND_SWORDS.kinds {
        for schema in [kind.generate(), overlay::schema(kind)] {
            assert!(jsonschema::meta::is_valid(&schema), "{}", kind.word);
            jsonschema::options().build(&schema).expect("a validator can be built");
        }
    }
}
