//! Trial run of a package's scripts.
//!
//! The run plays every scenario at random, with and without its optional rules. It ends when each
//! named function has run, or at a limit. The run deals event chits to their sides, so that each
//! event is played wherever possible. From time to time it moves battleworn units of the two sides
//! next to each other, since some events require such a position. Afterwards it plays shortened
//! scenarios from the first turn to the last, from positions that random play would hardly reach.
//!
//! In a match, a script function that fails has no effect, and players may not notice it. In a
//! trial run the failure is an error.

mod apart;
mod arrangement;
mod day;
mod game;
mod stage;

use kernel::Switch;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use blind_swords::game::{Game, ScenarioId};
use blind_swords::rules::Rules;
use blind_swords::script::Scripts;
use blind_swords_documents::{Diagnostic, Loaded, codes, placed};
use blind_swords_script::{Bodies, Body, BodyKind, Host, ScriptDiag};

use stage::Stage;

/// Result of a trial run: failures, calls and unreached code.
#[derive(Debug, Default)]
pub(crate) struct Rehearsed {
    /// Failures of script functions, as diagnostics.
    pub(crate) problems: Vec<Diagnostic>,
    /// Number of calls of each function, by function name.
    pub(crate) calls: BTreeMap<String, usize>,
    /// Functions and branches that the run never reached, by file and line.
    pub(crate) untried: Vec<String>,
}

/// Performs the trial run of a package's scripts.
pub(crate) fn run_trial(loaded: &Loaded) -> Rehearsed {
    if loaded.host.functions().next().is_none() {
        return Rehearsed::default();
    }
    // Some scripts cannot be instrumented. They run without instrumentation, and the report omits
    // their branches.
    let watched = Host::watched(&blind_swords_documents::script_sources(&loaded.scripts));
    let (host, bodies) = watched.map_or_else(
        || (Arc::clone(&loaded.host), Bodies::default()),
        |(host, bodies)| (Arc::new(host), bodies),
    );
    blind_swords_script::forget();
    let stage = Arc::new(Stage::new(host, bodies));
    let scenarios = (0..loaded.game.scenarios.len()).map(ScenarioId::from_index);
    let scenarios: Vec<_> = scenarios.map(|id| casts(&loaded.game, id, &stage)).collect();
    for casts in &scenarios {
        stage.forget_played();
        casts.iter().for_each(|rules| game::play(rules, &stage));
    }
    let is_long = stage.notes().is_long();
    for rules in scenarios.iter().flatten() {
        day::go_through(rules, &stage);
    }
    let bodies = &stage.bodies;
    let notes = stage.notes();
    let mut problems: Vec<Diagnostic> =
        notes.failed.values().map(|failed| failed_at(loaded, &bodies.unmarked(failed))).collect();
    if is_long && let Some((function, _)) = notes.operations.iter().max_by_key(|(_, spent)| **spent)
    {
        problems.extend(too_slow(loaded, function));
    }
    Rehearsed { problems, calls: notes.calls.clone(), untried: untried_bodies(loaded, bodies) }
}

/// Returns the code that the run did not reach: functions, and branches of functions that ran. A
/// shared script counts only if the package uses it.
fn untried_bodies(loaded: &Loaded, bodies: &Bodies) -> Vec<String> {
    let untried = bodies.untried();
    let shared = loaded.scripts.iter().filter(|(name, _)| name.starts_with("shared/"));
    let shared: BTreeSet<&str> = shared.map(|(_, file)| file.path.as_str()).collect();
    let is_used = |file: &str| bodies.ran_in(file) || !shared.contains(file);
    let words = |body: &Body| match &body.kind {
        BodyKind::Function(name) => {
            format!("{}:{}:{} function `{name}`", body.file, body.line, body.column)
        }
        BodyKind::Branch => format!("{}:{}:{} a branch", body.file, body.line, body.column),
    };
    untried.into_iter().filter(|body| is_used(&body.file)).map(words).collect()
}

fn failed_at(loaded: &Loaded, failed: &ScriptDiag) -> Diagnostic {
    Diagnostic { code: codes::SCRIPT_RUN, ..placed(&loaded.scripts, failed) }
}

fn too_slow(loaded: &Loaded, function: &str) -> Option<Diagnostic> {
    let known = loaded.host.functions().find(|known| known.name == function)?;
    let message =
        format!("`{function}` takes too many operations for a full trial run of the scripts");
    let (file, unknown) = (known.file.clone(), None);
    let found = ScriptDiag { file, line: 1, column: 1, message, unknown, known: Vec::new() };
    Some(failed_at(loaded, &found))
}

/// Returns the rules of a scenario twice: with all optional rules and with none. A scenario without
/// optional rules has only one entry.
fn casts(game: &Arc<Game>, scenario: ScenarioId, scripts: &Arc<Stage>) -> Vec<Arc<Rules>> {
    let n_options = game.scenarios[scenario.index()].options.len();
    let switches = [Switch::On, Switch::Off].into_iter().skip(usize::from(n_options == 0));
    let rules = |switch| Rules {
        options: vec![switch; n_options],
        scripts: Arc::clone(scripts) as Arc<dyn Scripts>,
        ..Rules::plain(Arc::clone(game), scenario)
    };
    switches.map(|switch| Arc::new(rules(switch))).collect()
}
