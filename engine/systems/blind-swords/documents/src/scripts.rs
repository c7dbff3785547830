//! Compilation of a package's scripts, and comparison of their names with those in the documents.

use std::collections::BTreeMap;
use std::sync::Arc;

use blind_swords::game::{Game, Hooks, OptionId, TrackId};
use blind_swords_script::{Exported, Function, Host, Report, ScriptDiag};
use document::codes::Needs;
use document::conflict;
use document::diag::{Diagnostic, Place};
use document::nearest;
use document::source::SourceFile;
use document::tree::{At, Kind, Node};
use document::words::Words;
use document::{ScriptFunction, ScriptInterface};

use crate::codes;
use crate::documents::Documents;
use crate::model::scenario::{Arrival, Scenario};

/// Scripts by import name.
pub(crate) type Scripts = BTreeMap<String, Arc<SourceFile>>;

/// Interface of scripts.
pub(crate) const INTERFACE: ScriptInterface =
    ScriptInterface { functions, definitions: blind_swords_script::reference::definitions };

/// Returns the functions that scripts may call.
fn functions() -> Vec<ScriptFunction> {
    let declared = blind_swords_script::functions().iter();
    let function = |function: &Function| ScriptFunction {
        name: function.name,
        signature: function.signature(),
        about: function.lines.join(" "),
        looks_up: function.looks_up(),
    };
    declared.map(function).collect()
}

/// Returns the errors in the scripts. If a game is given, the names that the scripts use are
/// checked too.
pub(crate) fn problems(scripts: &Scripts, game: Option<&Game>) -> Vec<Diagnostic> {
    let report = blind_swords_script::check(&sources(scripts), game);
    told(scripts, &report)
}

/// Returns the errors in the scripts as diagnostics. For a script with merge conflict markers, only
/// the markers are reported.
fn told(scripts: &Scripts, report: &Report) -> Vec<Diagnostic> {
    let mut told: Vec<Diagnostic> = scripts.values().filter_map(conflict::find).collect();
    let merged: Vec<_> = told.iter().map(|it| Arc::clone(&it.place.file)).collect();
    let is_whole = |it: &Diagnostic| !merged.iter().any(|file| Arc::ptr_eq(file, &it.place.file));
    let found = report.problems.iter().map(|found| placed(scripts, found));
    told.extend(found.filter(is_whole));
    told
}

/// Document sections that declare the names that scripts use.
pub(crate) const NAMES: Needs = &[
    ("game", &["grid"]),
    ("units", &[]),
    ("tables", &["terrain"]),
    ("chits", &[]),
    ("scenario", &["options", "tracks", "variables"]),
];

/// Returns the script errors of a package that also has other errors. Unknown names in scripts are
/// reported only if `game` is given. Functions that documents name but no script defines are always
/// reported.
pub(crate) fn problems_beside(
    scripts: &Scripts,
    documents: &Documents,
    game: Option<&Game>,
) -> Vec<Diagnostic> {
    checked(scripts, documents, game).map_or_else(|problems| problems, |_| Vec::new())
}

/// Compiles the scripts. Returns the host and a report, or all errors.
fn checked(
    scripts: &Scripts,
    documents: &Documents,
    game: Option<&Game>,
) -> Result<(Host, Report), Vec<Diagnostic>> {
    let (host, report) = Host::checked(&sources(scripts), game);
    let mut problems = told(scripts, &report);
    let is_whole = report.problems.is_empty();
    let is_nowhere = |named: &&Named| is_whole || !is_begun(scripts, &named.function);
    let named = named(documents);
    problems
        .extend(named.iter().filter(is_nowhere).filter_map(|name| missing(scripts, name, &report)));
    match host {
        Some(host) if problems.is_empty() => Ok((host, report)),
        _ => Err(problems),
    }
}

/// Whether a script defines a function with a name. Scripts with syntax errors count as well.
fn is_begun(scripts: &Scripts, function: &str) -> bool {
    let begin = format!("fn {function}(");
    scripts.values().any(|file| file.text.contains(&begin))
}

/// Compiles the scripts to a host, with warnings about unused names and doubtful code.
///
/// # Errors
/// If scripts have errors, or documents name functions that no script defines.
pub(crate) fn compile(
    scripts: &Scripts,
    documents: &Documents,
    game: &Game,
    words: &Words<'_>,
) -> Result<(Arc<Host>, Vec<Diagnostic>), Vec<Diagnostic>> {
    let (host, report) = checked(scripts, documents, Some(game))?;
    let mut doubts = unused(scripts, documents, &named(documents), (&report, words));
    doubts.extend(doubtful(scripts, &report));
    Ok((Arc::new(host), doubts))
}

/// Returns warnings about functions, script variables, optional rules and tracks that no script
/// uses. A name counts as used if it occurs as a word in any script.
fn unused(
    scripts: &Scripts,
    documents: &Documents,
    named: &[Named],
    (report, words): (&Report, &Words<'_>),
) -> Vec<Diagnostic> {
    let mut unused = Vec::new();
    for known in &report.functions {
        let is_named = named.iter().any(|named| named.function == known.name);
        if !is_named && words.count(&known.name) < 2 {
            unused.extend(begins(scripts, known).map(|place| {
                let message = format!("function `{}` is never called", known.name);
                Diagnostic::warning(codes::UNUSED, place, message)
            }));
        }
    }
    for (_, scenario) in &documents.scenarios {
        unused.extend(unused_in(&scenario.data, At::root(&scenario.tree), words));
    }
    unused
}

/// Returns the place where the package defines a script function. `None` if a shared script defines
/// it.
fn begins(scripts: &Scripts, function: &Exported) -> Option<Place> {
    let is_own = |(name, file): &(&String, &Arc<SourceFile>)| {
        file.path == function.file && !name.starts_with("shared/")
    };
    let (_, file) = scripts.iter().find(is_own)?;
    let start = file.text.find(&format!("fn {}(", function.name))? + "fn ".len();
    Some(Place { file: Arc::clone(file), span: start..start + function.name.len() })
}

fn unused_in(scenario: &Scenario, at: At<'_>, words: &Words<'_>) -> Vec<Diagnostic> {
    let mut unused = Vec::new();
    let variables = scenario.variables.iter().enumerate();
    for (n, variable) in variables.filter(|(_, variable)| words.count(variable) == 0) {
        let message = format!("variable `{variable}` is never read by a script");
        let place = at.key("variables").item(n).place();
        unused.push(Diagnostic::warning(codes::UNUSED, place, message));
    }
    let variables_of = ["brigades", "batteries", "generals"];
    let of = &scenario.variables_of;
    for (key, names) in variables_of.iter().zip([&of.brigades, &of.batteries, &of.generals]) {
        for (n, variable) in names.iter().enumerate().filter(|(_, name)| words.count(name) == 0) {
            let message = format!("variable `{variable}` is never read by a script");
            let place = at.key("variables-of").key(key).item(n).place();
            unused.push(Diagnostic::warning(codes::UNUSED, place, message));
        }
    }
    let ends_arrival = |option: Option<OptionId>| {
        scenario.arrivals.iter().any(|arrival| match &arrival.value {
            Arrival::Chit(arrival) => arrival.unless == option,
            Arrival::Unit(arrival) => [arrival.unless, arrival.only_with].contains(&option),
            Arrival::Brigade(_) => false,
        })
    };
    for (n, option) in scenario.options.iter().enumerate() {
        let (id, has_arrival) = (&option.id, ends_arrival(Some(OptionId::from_index(n))));
        if option.track.is_none() && !has_arrival && words.count(id) == 0 {
            let message = format!("optional rule `{id}` has no effect: no script reads it");
            let place = at.key("options").place_of_key(id);
            unused.push(Diagnostic::warning(codes::UNUSED, place, message));
        }
    }
    for (n, id) in scenario.tracks.ids().enumerate() {
        let track = Some(TrackId::from_index(n));
        let is_in_use = scenario.options.iter().any(|option| option.track == track);
        if !is_in_use && words.count(id) == 0 {
            let message = format!("track `{id}` is never used by an optional rule or a script");
            let place = at.key("tracks").place_of_key(id);
            unused.push(Diagnostic::warning(codes::UNUSED, place, message));
        }
    }
    unused
}

/// Converts the scripts of a package to the input format of the script host.
pub fn sources(scripts: &BTreeMap<String, Arc<SourceFile>>) -> blind_swords_script::Sources {
    scripts.iter().fold(blind_swords_script::Sources::new(), |sources, (name, file)| {
        sources.with(name, file.path.as_str(), file.text.as_str())
    })
}

/// Converts a script error to a diagnostic at the place of the error.
pub fn placed(scripts: &BTreeMap<String, Arc<SourceFile>>, found: &ScriptDiag) -> Diagnostic {
    let file = scripts.values().find(|file| file.path == found.file);
    let Some(file) = file else {
        let place = Place::of_file(&SourceFile::new(found.file.as_str(), ""));
        return Diagnostic::error(codes::SCRIPT, place, found.message.as_str());
    };
    let problem = Diagnostic::error(codes::SCRIPT, place(file, found), found.message.as_str());
    match &found.unknown {
        Some(name) if found.known.is_empty() => with_the_nearest(problem, name, (file, scripts)),
        Some(name) => problem.suggest(name, found.known.iter().map(String::as_str)),
        None => problem,
    }
}

/// Returns warnings about script code that is valid but probably wrong.
fn doubtful(scripts: &Scripts, report: &Report) -> Vec<Diagnostic> {
    let doubt = |found: &ScriptDiag| {
        let file = scripts.values().find(|file| file.path == found.file)?;
        let place = place(file, found);
        Some(Diagnostic::warning(codes::SCRIPT_ARRIVAL, place, found.message.as_str()))
    };
    report.doubts.iter().filter_map(doubt).collect()
}

/// Returns the place of the word where an error was found.
fn place(file: &Arc<SourceFile>, found: &ScriptDiag) -> Place {
    let start = offset(&file.text, found.line, found.column);
    Place { file: Arc::clone(file), span: start..word_end(&file.text, start) }
}

/// Keywords that introduce a name in a script.
const NAMING: [&str; 5] = ["fn", "let", "const", "for", "as"];

/// Adds the nearest known name to the diagnostic of an unknown name, since one of the two may be
/// misspelt. The search covers the script itself, then the functions of other scripts, then those
/// of the engine.
fn with_the_nearest(
    problem: Diagnostic,
    unknown: &str,
    (file, scripts): (&Arc<SourceFile>, &Scripts),
) -> Diagnostic {
    let others = scripts.values().filter(|other| !Arc::ptr_eq(other, file));
    let near = named_nearly(unknown, file, &NAMING);
    let near =
        near.or_else(|| others.clone().find_map(|other| named_nearly(unknown, other, &["fn"])));
    if let Some((near, place)) = near {
        let problem = problem.help(format!("did you mean `{near}`?"));
        return problem.label(place, "similar name here");
    }
    match nearest(unknown, blind_swords_script::functions().iter().map(|function| function.name)) {
        Some(near) => problem.help(format!("did you mean `{near}`?")),
        None => problem,
    }
}

/// Returns the name nearest to an unknown one, among those that the script introduces after one of
/// the keywords.
fn named_nearly(unknown: &str, file: &Arc<SourceFile>, naming: &[&str]) -> Option<(String, Place)> {
    let words: Vec<(usize, &str)> = words(&file.text).collect();
    let named = words.windows(2).filter(|pair| naming.contains(&pair[0].1)).map(|pair| pair[1]);
    let named: BTreeMap<&str, usize> = named.map(|(start, name)| (name, start)).collect();
    let near = nearest(unknown, named.keys().copied())?;
    let span = named[near]..named[near] + near.len();
    Some((near.to_owned(), Place { file: Arc::clone(file), span }))
}

/// Returns the words of a script with their byte offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words
        .filter(|word| !word.is_empty())
        .map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// Returns the byte offset of a line and column. Both start at 1, the column in characters.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let line_start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let rest = &text[line_start..];
    let within = rest.char_indices().nth(column - 1).map_or(rest.len(), |(at, _)| at);
    line_start + within
}

/// Returns the end of the word or quoted string that begins at `start`. The function is needed
/// because script errors have no end position.
fn word_end(text: &str, start: usize) -> usize {
    let rest = &text[start..];
    let end = match rest.strip_prefix('"') {
        Some(quoted) => quoted.find('"').map(|end| end + 2),
        None => rest.find(|c: char| !c.is_alphanumeric() && c != '_'),
    };
    start + end.unwrap_or(rest.len())
}

/// Script function that a document names, with the number of parameters that it must have.
struct Named {
    function: String,
    parameters: usize,
    place: Place,
}

fn named(documents: &Documents) -> Vec<Named> {
    let events = documents.chits.tree.get("events").into_iter().flat_map(values);
    let events = events.flat_map(values);
    let backs = documents.chits.tree.get("command-events").into_iter().flat_map(values);
    let events = events.chain(backs);
    let events =
        events.flat_map(|event| ["can-play", "on-play"].map(|key| function(event, key, 2)));
    let scenarios = documents.scenarios.iter().map(|(_, scenario)| &scenario.tree);
    let hooks = scenarios.clone().filter_map(|scenario| scenario.get("hooks"));
    let hooks =
        hooks.flat_map(|hooks| Hooks::EACH.iter().map(|(key, count)| function(hooks, key, *count)));
    let shown = scenarios.clone().filter_map(|scenario| scenario.get("shown"));
    let shown = shown.flat_map(values).filter_map(|counted| named_by(counted, 0));
    let tables = scenarios.clone().chain([&documents.tables.tree]);
    let fog = tables.filter_map(|tree| tree.get("fog-of-war")?.get("results")).flat_map(values);
    let fog = fog.filter_map(|row| function(row.get("script")?, "call", 1));
    let triggers = scenarios.filter_map(|scenario| scenario.get("triggers")).flat_map(values);
    let triggers = triggers.map(|trigger| function(trigger, "call", 2));
    let others = documents.chits.tree.get("wild").and_then(|wild| wild.get("others"));
    let others = others.into_iter().flat_map(values).map(|chit| function(chit, "on-draw", 1));
    events.chain(others).chain(hooks).chain(triggers).flatten().chain(shown).chain(fog).collect()
}

/// Returns the values of a list or mapping.
fn values(node: &Node) -> Vec<&Node> {
    match &node.kind {
        Kind::List(items) => items.iter().collect(),
        Kind::Map(entries) => entries.iter().map(|entry| &entry.value).collect(),
        _ => Vec::new(),
    }
}

fn function(node: &Node, key: &str, parameters: usize) -> Option<Named> {
    named_by(node.get(key)?, parameters)
}

fn named_by(value: &Node, parameters: usize) -> Option<Named> {
    let Kind::Text(function) = &value.kind else { return None };
    Some(Named { function: function.clone(), parameters, place: value.place.clone() })
}

fn missing(scripts: &Scripts, named: &Named, report: &Report) -> Option<Diagnostic> {
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
                "wrong number of parameters of `{function}` in {}: {}, expected {parameters}",
                known.file, known.parameters
            );
            Diagnostic::error(code, place.clone(), message)
        }
        None => {
            let message = format!("unknown script function `{function}`");
            let begins = |name: &str| {
                let known = report.functions.iter().find(|known| known.name == name)?;
                begins(scripts, known)
            };
            let names: Vec<_> = report.functions.iter().map(|known| known.name.as_str()).collect();
            Diagnostic::error(code, place.clone(), message).suggest_at(function, &names, begins)
        }
    })
}
