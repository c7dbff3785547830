//! Reference of the script interface. The committed file is up to date.

use std::path::PathBuf;

use blind_swords_script::{functions, reference};

/// Compares a committed file with the generated content. With `UPDATE=1`, writes the file.
fn assert_committed(path: &str, generated: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, generated).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    let stale =
        "is stale: run `UPDATE=1 cargo test --workspace --test suite unit::script::reference`";
    assert!(committed == generated, "{} {stale}", path.display());
}

#[test]
fn the_definitions_are_up_to_date() {
    assert_committed("docs/scripts.d.rhai", &reference::definitions());
}

/// Every function of the script interface has a description of one sentence, and no two functions
/// have the same signature.
#[test]
fn every_function_is_described() {
    let mut signatures = Vec::new();
    for function in functions() {
        let text = function.lines.join(" ");
        assert!(text.ends_with(['.', '`']), "{}: {text}", function.name);
        signatures.push(function.signature());
    }
    let count = signatures.len();
    signatures.sort();
    signatures.dedup();
    assert_eq!(signatures.len(), count);
}
