//! Scripts at work: every scenario is played at random, with and without its optional rules, until
//! each function that the package names has been tried or the game is over. A function that fails
//! changes nothing in a match, so that nobody might ever notice; here it is an error.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use blind_swords::event::Event;
use blind_swords::game::{Game, Rules, ScenarioId, Switch};
use blind_swords::question::Question;
use blind_swords::script::{Argument, Scripts};
use blind_swords::{BlindSwords, Board, Scene, Table};
use kernel::{Answer, Ask, Dice, Die, HexId, Log, Outside, Play};
use script::{Host, ScriptDiag};

use crate::codes;
use crate::diag::Diagnostic;
use crate::load::Loaded;
use crate::scripts::placed;

/// How often each function is tried, if it can be.
const TRIES: usize = 3;
/// How many plays a game may take.
const MAX_PLAYS: usize = 400;
/// How long all games may take together.
const MAX_TIME: Duration = Duration::from_secs(3);

/// What came of it.
#[derive(Debug, Default)]
pub(crate) struct Rehearsed {
    /// Functions that failed.
    pub(crate) problems: Vec<Diagnostic>,
    /// How often functions were called.
    pub(crate) calls: usize,
}

/// Tries the scripts of a package.
pub(crate) fn rehearse(loaded: &Loaded) -> Rehearsed {
    if loaded.host.functions().next().is_none() {
        return Rehearsed::default();
    }
    let stage = Arc::new(Stage { host: Arc::clone(&loaded.host), notes: Mutex::default() });
    let begin = Instant::now();
    for n in 0..loaded.game.scenarios.len() {
        for switch in [Switch::On, Switch::Off] {
            let rules = rules(&loaded.game, ScenarioId::from_index(n), switch, &stage);
            play(rules, &stage, begin);
        }
    }
    let notes = stage.notes();
    let mut problems: Vec<Diagnostic> =
        notes.failed.values().map(|failed| failed_at(loaded, failed)).collect();
    if begin.elapsed() > MAX_TIME
        && let Some((function, _)) = notes.time.iter().max_by_key(|(_, time)| **time)
    {
        problems.extend(too_slow(loaded, function));
    }
    Rehearsed { problems, calls: notes.calls.values().sum() }
}

fn failed_at(loaded: &Loaded, failed: &ScriptDiag) -> Diagnostic {
    Diagnostic { code: codes::SCRIPT_RUN, ..placed(&loaded.scripts, failed) }
}

fn too_slow(loaded: &Loaded, function: &str) -> Option<Diagnostic> {
    let known = loaded.host.functions().find(|known| known.name == function)?;
    let message = format!("`{function}` takes so long that scripts could not be tried in full");
    let found = ScriptDiag { file: known.file.clone(), line: 1, column: 1, message };
    Some(failed_at(loaded, &found))
}

fn rules(
    game: &Arc<Game>,
    scenario: ScenarioId,
    switch: Switch,
    scripts: &Arc<Stage>,
) -> Arc<Rules> {
    let n_options = game.scenarios[scenario.index()].options.len();
    Arc::new(Rules {
        game: Arc::clone(game),
        scenario,
        profile: game.profile,
        options: vec![switch; n_options],
        scripts: Arc::clone(scripts) as Arc<dyn Scripts>,
    })
}

/// A play that the rules cannot finish ends the game here: that is no matter of the scripts.
fn play(rules: Arc<Rules>, stage: &Stage, begin: Instant) {
    let wanted = wanted(&rules);
    let board = Board::start(&rules);
    call_triggers(&rules, &board, stage);
    let mut table = Table::new(rules, board, Box::new(Player::default()), Log::Dropped);
    for _ in 0..MAX_PLAYS {
        let is_over = table.board().result().is_some() || stage.has_tried(&wanted);
        if is_over || begin.elapsed() > MAX_TIME || table.play().is_err() {
            break;
        }
    }
}

/// The functions that a scenario can call.
fn wanted(rules: &Rules) -> BTreeSet<String> {
    let events = rules.game.chits.iter().filter_map(|chit| chit.event());
    let mut wanted: BTreeSet<String> = events.map(|event| event.on_play.clone()).collect();
    let hooks = &rules.scenario().hooks;
    let hooks = [&hooks.on_setup, &hooks.on_phase, &hooks.on_end_turn, &hooks.on_chit_enters];
    wanted.extend(hooks.into_iter().flatten().cloned());
    wanted
}

/// Hexes with triggers may not be entered by chance: their functions are called for themselves.
fn call_triggers(rules: &Arc<Rules>, board: &Board, stage: &Stage) {
    for trigger in &rules.scenario().triggers {
        let hex = trigger.hexes.iter().position(|is_meant| *is_meant);
        let unit = board.units().find(|unit| {
            board.hex_of(*unit).is_some() && rules.game.units[unit.index()].side == trigger.side
        });
        let (Some(hex), Some(unit)) = (hex, unit) else { continue };
        let hex = HexId(u16::try_from(hex).expect("a map has few enough hexes"));
        let player = Box::new(Player::default());
        let mut table = Table::new(Arc::clone(rules), board.clone(), player, Log::Dropped);
        let arguments = [Argument::Unit(unit), Argument::Hex(hex)];
        // What stops the table here is no matter of the scripts.
        let _ = stage.run(&trigger.call, &arguments, &mut table);
    }
}

/// Runs the scripts and takes notes.
struct Stage {
    host: Arc<Host>,
    notes: Mutex<Notes>,
}

#[derive(Debug, Default)]
struct Notes {
    calls: BTreeMap<String, usize>,
    time: BTreeMap<String, Duration>,
    failed: BTreeMap<(String, usize, usize), ScriptDiag>,
}

impl Stage {
    fn notes(&self) -> MutexGuard<'_, Notes> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn has_tried(&self, wanted: &BTreeSet<String>) -> bool {
        let notes = self.notes();
        wanted.iter().all(|function| notes.calls.get(function).is_some_and(|n| *n >= TRIES))
    }

    fn note(&self, function: &str, begin: Instant, problem: Option<&ScriptDiag>) {
        let mut notes = self.notes();
        *notes.calls.entry(function.to_owned()).or_default() += 1;
        *notes.time.entry(function.to_owned()).or_default() += begin.elapsed();
        if let Some(problem) = problem {
            let place = (problem.file.clone(), problem.line, problem.column);
            notes.failed.entry(place).or_insert_with(|| problem.clone());
        }
    }
}

impl fmt::Debug for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stage").finish_non_exhaustive()
    }
}

impl Scripts for Stage {
    fn run(&self, function: &str, arguments: &[Argument], table: &mut Table) -> Play {
        let begin = Instant::now();
        let result = self.host.try_run(function, arguments, table)?;
        self.note(function, begin, result.as_ref().err());
        if let Err(problem) = result {
            let (function, message) = (function.to_owned(), problem.to_string());
            table.emit(Event::ScriptFailed { function, message });
        }
        Ok(())
    }

    fn test(&self, function: &str, arguments: &[Argument], scene: Scene<'_>) -> bool {
        let begin = Instant::now();
        let result = self.host.try_test(function, arguments, scene);
        self.note(function, begin, result.as_ref().err());
        result.unwrap_or(false)
    }

    fn count(&self, function: &str, arguments: &[Argument], scene: Scene<'_>) -> i32 {
        let begin = Instant::now();
        let result = self.host.try_count(function, arguments, scene);
        self.note(function, begin, result.as_ref().err());
        result.unwrap_or(0)
    }
}

/// Answers everything by a small generator, and plays every event chit that it can.
#[derive(Debug)]
struct Player(u64);

impl Default for Player {
    fn default() -> Player {
        Player(0x5EED)
    }
}

impl Player {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }

    fn die(&mut self) -> Die {
        Die::ALL[self.below(6)]
    }
}

impl Outside<BlindSwords> for Player {
    fn answer(&mut self, ask: &Ask<BlindSwords>, _: Scene<'_>) -> Option<Answer<BlindSwords>> {
        Some(match ask {
            Ask::Choose {
                question: Question::HeldDeclare(..) | Question::HeldPlay(..),
                options,
                ..
            } => Answer::Choice(options[0]),
            Ask::Choose { options, .. } => Answer::Choice(options[self.below(options.len())]),
            Ask::Roll { dice: 1, .. } => Answer::Dice(Dice::One(self.die())),
            Ask::Roll { .. } => Answer::Dice(Dice::Two(self.die(), self.die())),
            Ask::Draw { among } => Answer::Drawn(among[self.below(among.len())].choice),
        })
    }
}
