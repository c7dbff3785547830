//! `swords explain`: tells more about a code.

use clap::Args;
use package::BLIND_SWORDS;
use package::codes::Code;
use package::explain;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::format::Format;
use crate::output::say;

/// Tells what codes of diagnostics mean, with examples of what is wrong and what is right.
#[derive(Debug, Args)]
pub(crate) struct Explain {
    /// Codes such as `E-REF-HEX`; all are listed where none is given.
    codes: Vec<String>,
}

impl Explain {
    /// Runs the command.
    pub(crate) fn run(&self, format: Format) -> Result<(), Failure> {
        let named: Vec<Code> =
            self.codes.iter().map(|text| named(text)).collect::<Result<_, _>>()?;
        match format {
            Format::Json if named.is_empty() => say!("{}", data(BLIND_SWORDS.codes())),
            Format::Json => say!("{}", data(named.into_iter())),
            _ if named.is_empty() => {
                let longest = BLIND_SWORDS.codes().map(|code| code.as_str().len()).max();
                let width = longest.unwrap_or_default() + 2;
                let line = |code: Code| say!("{:<width$}{}", code.as_str(), code.meaning());
                BLIND_SWORDS.codes().for_each(line);
            }
            _ => named
                .into_iter()
                .for_each(|code| say!("{}", explain::page(&BLIND_SWORDS, code, |_| None))),
        }
        Ok(())
    }
}

/// The code with a name, in capitals or not.
fn named(text: &str) -> Result<Code, Failure> {
    BLIND_SWORDS.code_named(text).map_err(|problem| {
        let help = problem.help.map(|help| format!("; {help}")).unwrap_or_default();
        Failure::Usage(format!("{}{help}", problem.message))
    })
}

fn data(codes: impl Iterator<Item = Code>) -> Value {
    let all = explain::all(&BLIND_SWORDS);
    let one = |code: Code| {
        let explained = all.iter().find(|it| it.code == code);
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
    };
    codes.map(one).collect()
}
