//! The scripts of a package: compiled, and in agreement with the names that its documents use.

use std::collections::BTreeMap;
use std::sync::Arc;

use blind_swords::game::Game;
use script::{Host, Report, ScriptDiag};

use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::documents::Documents;
use crate::source::SourceFile;
use crate::tree::{Kind, Node};

/// Scripts by the names under which they are imported.
pub(crate) type Scripts = BTreeMap<String, Arc<SourceFile>>;

/// The host that runs the scripts.
///
/// # Errors
/// What is wrong in them, and the functions that documents name and no script has.
pub(crate) fn compile(
    scripts: &Scripts,
    documents: &Documents,
    game: &Game,
) -> Result<Arc<Host>, Vec<Diagnostic>> {
    let sources = sources(scripts);
    let report = script::check(&sources, Some(game));
    let mut problems: Vec<_> = report.problems.iter().map(|found| placed(scripts, found)).collect();
    if problems.is_empty() {
        problems = named(documents).iter().filter_map(|name| missing(name, &report)).collect();
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let host = Host::new(&sources);
    host.map(Arc::new).map_err(|found| found.iter().map(|one| placed(scripts, one)).collect())
}

fn sources(scripts: &Scripts) -> script::Sources {
    scripts.iter().fold(script::Sources::new(), |sources, (name, file)| {
        sources.with(name, file.path.as_str(), file.text.as_str())
    })
}

fn placed(scripts: &Scripts, found: &ScriptDiag) -> Diagnostic {
    let file = scripts.values().find(|file| file.path == found.file);
    let place = match file {
        Some(file) => {
            let start = offset(&file.text, found.line, found.column);
            Place { file: Arc::clone(file), span: start..word_end(&file.text, start) }
        }
        None => Place::of_file(&SourceFile::new(found.file.as_str(), "")),
    };
    Diagnostic::error(codes::SCRIPT, place, found.message.as_str())
}

/// The byte offset of a line and a column, both counted from one, the column in characters.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let line_start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let rest = &text[line_start..];
    let within = rest.char_indices().nth(column - 1).map_or(rest.len(), |(at, _)| at);
    line_start + within
}

/// A place in a script is a point: it is shown as the word or the text in quotes that begins there.
fn word_end(text: &str, start: usize) -> usize {
    let rest = &text[start..];
    let end = match rest.strip_prefix('"') {
        Some(quoted) => quoted.find('"').map(|end| end + 2),
        None => rest.find(|c: char| !c.is_alphanumeric() && c != '_'),
    };
    start + end.unwrap_or(rest.len())
}

/// A script function that a document names.
struct Named {
    function: String,
    parameters: usize,
    place: Place,
}

/// The keys of a scenario's hooks, with the number of parameters of each.
const HOOKS: [(&str, usize); 4] =
    [("on-setup", 0), ("on-phase", 1), ("on-end-turn", 0), ("on-chit-enters", 1)];

fn named(documents: &Documents) -> Vec<Named> {
    let events = documents.chits.tree.get("events").into_iter().flat_map(values);
    let events = events.flat_map(values);
    let backs = documents.chits.tree.get("command-events").into_iter().flat_map(values);
    let events = events.chain(backs);
    let events =
        events.flat_map(|event| ["can-play", "on-play"].map(|key| function(event, key, 2)));
    let scenarios = documents.scenarios.iter().map(|(_, scenario)| &scenario.tree);
    let hooks = scenarios.clone().filter_map(|scenario| scenario.get("hooks"));
    let hooks = hooks.flat_map(|hooks| HOOKS.map(|(key, count)| function(hooks, key, count)));
    let triggers = scenarios.filter_map(|scenario| scenario.get("triggers")).flat_map(values);
    let triggers = triggers.map(|trigger| function(trigger, "call", 2));
    events.chain(hooks).chain(triggers).flatten().collect()
}

/// The values of a list or a mapping.
fn values(node: &Node) -> Vec<&Node> {
    match &node.kind {
        Kind::List(items) => items.iter().collect(),
        Kind::Map(entries) => entries.iter().map(|entry| &entry.value).collect(),
        _ => Vec::new(),
    }
}

fn function(node: &Node, key: &str, parameters: usize) -> Option<Named> {
    let value = node.get(key)?;
    let Kind::Text(function) = &value.kind else { return None };
    Some(Named { function: function.clone(), parameters, place: value.place.clone() })
}

fn missing(named: &Named, report: &Report) -> Option<Diagnostic> {
    let Named { function, parameters, place } = named;
    let of_name = report.functions.iter().filter(|known| known.name == *function);
    let known: Vec<_> = of_name.collect();
    if known.iter().any(|known| known.parameters == *parameters) {
        return None;
    }
    let code = codes::SCRIPT_FUNCTION;
    Some(match known.first() {
        Some(known) => {
            let message = format!(
                "`{function}` in {} has {} parameters: expected {parameters}",
                known.file, known.parameters
            );
            Diagnostic::error(code, place.clone(), message)
        }
        None => {
            let message = format!("there is no script function `{function}`");
            let names = report.functions.iter().map(|known| known.name.as_str());
            Diagnostic::error(code, place.clone(), message).suggest(function, names)
        }
    })
}
