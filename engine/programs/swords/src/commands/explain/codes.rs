//! `swords explain CODE`: explanations of diagnostic codes.

use blind_swords_documents::codes::Code;
use document::{Dialect, explain};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::format::Plain;
use crate::output::out;

/// A diagnostic code with its dialect. Codes that all dialects share are listed under the first
/// dialect.
pub(in crate::commands) type Known = (&'static Dialect, Code);

/// Explains codes. If none is named, lists all.
pub(super) fn run(codes: &[String], format: Plain) -> Result<(), Failure> {
    let named: Vec<Known> = codes.iter().map(|text| named(text)).collect::<Result<_, _>>()?;
    match format {
        Plain::Json => {
            let codes = if named.is_empty() { all() } else { named };
            out!("{}", codes.into_iter().map(data).collect::<Value>());
        }
        Plain::Human if named.is_empty() => {
            let longest = all().iter().map(|(_, code)| code.as_str().len()).max();
            let width = longest.unwrap_or_default() + 2;
            for (_, code) in all() {
                out!("{:<width$}{}", code.as_str(), code.meaning());
            }
        }
        Plain::Human => {
            for (dialect, code) in named {
                out!("{}", explain::page(dialect, code, |_| None));
            }
        }
    }
    Ok(())
}

fn dialects() -> impl Iterator<Item = &'static Dialect> {
    registry::ALL.iter().map(|book| book.opening.dialect)
}

/// Returns the codes of all dialects, without duplicates.
pub(in crate::commands) fn all() -> Vec<Known> {
    let mut all: Vec<Known> = Vec::new();
    for dialect in dialects() {
        for code in dialect.codes() {
            if all.iter().all(|(_, known)| known.as_str() != code.as_str()) {
                all.push((dialect, code));
            }
        }
    }
    all
}

/// Returns the code with this name, ignoring case.
fn named(text: &str) -> Result<Known, Failure> {
    let capitals = text.to_uppercase();
    let found = all().into_iter().find(|(_, code)| code.as_str() == capitals);
    found.ok_or_else(|| {
        let nearest = registry::ALL[0].opening.dialect.code_named(text).err();
        let help = nearest.and_then(|problem| problem.help).map(|help| format!("; {help}"));
        Failure::Usage(format!("unknown code `{text}`{}", help.unwrap_or_default()))
    })
}

fn data((dialect, code): Known) -> Value {
    let pages = explain::all(dialect);
    let explained = pages.iter().find(|it| it.code == code);
    let example = |example: &explain::Example| json!({"file": example.file, "wrong": example.wrong, "right": example.right});
    let examples = explained.map(|it| it.examples.iter().map(example).collect::<Vec<_>>());
    json!({
        "code": code.as_str(),
        "severity": if code.is_warning() { "warning" } else { "error" },
        "meaning": code.meaning(),
        "rule": code.rule(),
        "text": explained.map(|it| &it.text),
        "examples": examples,
    })
}
