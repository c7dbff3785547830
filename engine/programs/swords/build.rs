//! Build metadata and embedded assets of the program.
//!
//! The build id is `SWORDS_BUILD` from the environment. Without this variable, a release build uses
//! the commit of the checkout. A debug build uses `development`, so that a new commit does not
//! cause a rebuild.
//!
//! `SWORDS_ENGINE` names the folder with the browser engine built by `.ci/wasm`. `SWORDS_BOOK`
//! names the folder with the manual built by `.ci/book`.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=SWORDS_BUILD");
    let named = std::env::var("SWORDS_BUILD").ok().filter(|name| !name.is_empty());
    let is_released = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let build = match named {
        Some(name) => name,
        None if is_released => commit().unwrap_or_else(|| "unknown commit".to_owned()),
        None => "development".to_owned(),
    };
    println!("cargo::rustc-env=SWORDS_BUILD={build}");
    engine();
    book();
}

/// Generates the code that embeds the browser engine.
fn engine() {
    println!("cargo::rerun-if-env-changed=SWORDS_ENGINE");
    let named = std::env::var_os("SWORDS_ENGINE").filter(|folder| !folder.is_empty());
    let code = named.map_or_else(|| "None".to_owned(), |folder| built_in(Path::new(&folder)));
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names a folder"));
    std::fs::write(out.join("engine.rs"), code).expect("the folder can be written");
}

fn built_in(folder: &Path) -> String {
    let read = |name: &str| {
        let file = folder.join(name);
        let file = file.canonicalize().unwrap_or_else(|error| {
            panic!("SWORDS_ENGINE: {}: {error}; `.ci/wasm` makes it", file.display())
        });
        println!("cargo::rerun-if-changed={}", file.display());
        format!("include_bytes!({:?})", file.display().to_string())
    };
    let (script, module) = (read("swords.js"), read("swords.wasm.packed"));
    format!("Some(Engine {{ script: {script}, module: {module} }})")
}

/// Generates the code that embeds the manual.
fn book() {
    println!("cargo::rerun-if-env-changed=SWORDS_BOOK");
    let named = std::env::var_os("SWORDS_BOOK").filter(|folder| !folder.is_empty());
    let mut files = Vec::new();
    if let Some(folder) = named.map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        collect(&folder, "", &mut files);
        assert!(files.iter().any(|(name, _)| name == "index.html"), "SWORDS_BOOK: no index.html");
    }
    files.sort();
    let rows = files.iter().map(|(name, file)| format!("({name:?}, include_bytes!({file:?})),"));
    let code = format!("&[{}]", rows.collect::<String>());
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names a folder"));
    std::fs::write(out.join("book.rs"), code).expect("the folder can be written");
}

/// Collects the files below a folder, each with its name in the manual and its path on disk.
fn collect(folder: &Path, within: &str, files: &mut Vec<(String, String)>) {
    let entries = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("SWORDS_BOOK: {}: {error}", folder.display()));
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let name = format!("{within}{name}");
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files);
        } else {
            let file = path.canonicalize().expect("a file that is there");
            files.push((name, file.display().to_string()));
        }
    }
}

/// Returns the commit of the checkout, if there is one. Cargo reruns the build script when the
/// commit changes.
fn commit() -> Option<String> {
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    if std::path::Path::new(&log).exists() {
        println!("cargo::rerun-if-changed={log}");
    }
    Some(format!("commit {}", git(&["rev-parse", "--short=12", "HEAD"])?))
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
