//! Scripts at work: every scenario is played at random, with and without its optional rules, until
//! each function that the package names has been tried or enough is played. Event chits are dealt into
//! the hands of their sides, so that each event is played wherever it can be; now and then the sides are
//! brought together, worn, since some events wait for that. A function that fails
//! changes nothing in a match, so that nobody might ever notice; here it is an error.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use blind_swords::board::{BoardSetup, ChitPlace, EndStep, Phase};
use blind_swords::check::victory;
use blind_swords::event::Event;
use blind_swords::game::{ChitId, Game, ScenarioId, UnitId};
use blind_swords::question::{ChitQuestion, Question};
use blind_swords::rules::{Rules, Switch};
use blind_swords::script::{Argument, Scripts};
use blind_swords::view;
use blind_swords::{BlindSwords, Board, Scene, Table};
use kernel::{HexId, Log, Outside, PerSide, Play, Side, Sixteenths};
use package::{Diagnostic, Loaded, codes, placed};
use script::{Bodies, Body, BodyKind, Host, ScriptDiag};
use series::stream::{Purpose, Stream};
use series::{Answer, Ask, Chance, Seat, Sources};

/// How often the events that a scenario has not seen played are dealt out in a game of it.
const DEALS: usize = 4;
/// How many plays there are after each deal.
const PLAYS: usize = 16;
/// How many plays there are at most after the last one, in which the turn is brought to its end.
const LAST_PLAYS: usize = 150;
/// How many operations of scripts all games may take together.
const MAX_OPERATIONS: u64 = 20_000_000;

/// What came of it.
#[derive(Debug, Default)]
pub(crate) struct Rehearsed {
    /// Functions that failed.
    pub(crate) problems: Vec<Diagnostic>,
    /// How often each function was called.
    pub(crate) calls: BTreeMap<String, usize>,
    /// The functions and branches that were never reached, by file and line.
    pub(crate) untried: Vec<String>,
}

/// Tries the scripts of a package.
pub(crate) fn rehearse(loaded: &Loaded) -> Rehearsed {
    if loaded.host.functions().next().is_none() {
        return Rehearsed::default();
    }
    // Marked scripts that cannot be read are tried unmarked: then nothing is said of branches.
    let watched = Host::watched(&package::script_sources(&loaded.scripts));
    let (host, bodies) = watched.map_or_else(
        || (Arc::clone(&loaded.host), Bodies::default()),
        |(host, bodies)| (Arc::new(host), bodies),
    );
    script::forget();
    let stage = Arc::new(Stage { host, notes: Mutex::default() });
    for n in 0..loaded.game.scenarios.len() {
        stage.notes().in_scenario.clear();
        let has_options = !loaded.game.scenarios[n].options.is_empty();
        let switches = [Switch::On, Switch::Off].into_iter().skip(usize::from(!has_options));
        for switch in switches {
            let rules = rules(&loaded.game, ScenarioId::from_index(n), switch, &stage);
            play(&rules, &stage);
        }
    }
    let notes = stage.notes();
    let mut problems: Vec<Diagnostic> =
        notes.failed.values().map(|failed| failed_at(loaded, &bodies.unmarked(failed))).collect();
    if notes.is_long()
        && let Some((function, _)) = notes.operations.iter().max_by_key(|(_, spent)| **spent)
    {
        problems.extend(too_slow(loaded, function));
    }
    Rehearsed { problems, calls: notes.calls.clone(), untried: untried_bodies(loaded, &bodies) }
}

/// What no game has reached: functions first, and branches of functions that ran. Of the scripts that several games
/// share only files that this one uses.
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
        format!("`{function}` takes so many operations that scripts could not be tried in full");
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
        options: vec![switch; n_options],
        scripts: Arc::clone(scripts) as Arc<dyn Scripts>,
        ..Rules::plain(Arc::clone(game), scenario)
    })
}

/// A play that the rules cannot finish ends the game here: that is no matter of the scripts.
fn play(rules: &Arc<Rules>, stage: &Stage) {
    stage.notes().in_game.clear();
    let hooks = hooks(rules);
    let mut board = Board::start(rules);
    call_triggers(rules, &board, stage);
    for deal in 0..DEALS {
        let untried = untried(rules, stage);
        let is_last = deal > 0 && untried.is_empty() || deal + 1 == DEALS;
        let mut setup = BoardSetup::of(rules, board);
        for chit in untried {
            setup.place_chit(chit, ChitPlace::Held);
        }
        if deal % 2 == 0 && deal > 0 {
            bring_together(rules, &mut setup, &mut Stream::new(deal as u64, Purpose::UsaBot));
        }
        if is_last && setup.board().activation().is_none() {
            let phase = Phase::EndTurn(EndStep::Declare);
            setup.establish(&Event::PhaseSet { phase });
        }
        let mut table = Table::new(
            Arc::clone(rules),
            setup.finish(),
            Box::new(Players::new(deal)),
            Log::Dropped,
        );
        for _ in 0..if is_last { LAST_PLAYS } else { PLAYS } {
            let is_done = is_last && stage.has_tried(&hooks);
            let is_over = table.board().result().is_some() || stage.notes().is_long();
            if is_done || is_over || table.play().is_err() {
                return;
            }
        }
        look(rules, table.board());
        play_unheld(rules, table.board(), stage);
        if is_last {
            return;
        }
        board = table.board().clone();
    }
}

/// About half of the units are worn, and about a third of one side stands next to an enemy.
fn bring_together(rules: &Rules, setup: &mut BoardSetup<'_>, stream: &mut Stream) {
    let grid = &rules.game.map.grid;
    let board = setup.board();
    let there: Vec<UnitId> = board.units().filter(|unit| board.hex_of(*unit).is_some()).collect();
    let (ours, theirs): (Vec<UnitId>, Vec<UnitId>) =
        there.iter().partition(|unit| rules.game.units[unit.index()].side == Side::Usa);
    if theirs.is_empty() {
        return;
    }
    for unit in ours {
        if stream.below(3) != 0 {
            continue;
        }
        let board = setup.board();
        let enemy = board
            .hex_of(theirs[stream.below(theirs.len() as u32) as usize])
            .expect("it is on the map");
        if let Some(hex) = grid.neighbours(enemy).find(|hex| board.any_in(*hex).is_none()) {
            setup.establish(&Event::Returned { unit, hex });
        }
    }
    for unit in there {
        if rules.game.units[unit.index()].fresh.is_some() && stream.below(2) == 0 {
            setup.establish(&Event::Depleted { unit });
        }
    }
}

/// The event chits that the scenario has not seen played.
fn untried(rules: &Rules, stage: &Stage) -> Vec<ChitId> {
    let notes = stage.notes();
    let chits = rules.game.chits.iter().enumerate();
    let events = chits.filter_map(|(n, chit)| Some((ChitId::from_index(n), chit.event()?)));
    let untried = events.filter(|(_, event)| !notes.in_scenario.contains(&event.on_play));
    untried.map(|(chit, _)| chit).collect()
}

/// The functions that a scenario calls at set moments.
fn hooks(rules: &Rules) -> BTreeSet<String> {
    let hooks = &rules.scenario().hooks;
    let hooks = [&hooks.on_setup, &hooks.on_phase, &hooks.on_end_turn, &hooks.on_chit_enters];
    hooks.into_iter().flatten().cloned().collect()
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
        let players = Box::new(Players::new(0));
        let mut table = Table::new(Arc::clone(rules), board.clone(), players, Log::Dropped);
        let arguments = [Argument::Unit(unit), Argument::Hex(hex)];
        // What stops the table here is no matter of the scripts.
        let _ = stage.run(&trigger.call, &arguments, &mut table);
    }
}

/// Points and shown numbers are counted whenever somebody looks.
fn look(rules: &Rules, board: &Board) {
    let scene = Scene { package: rules, board };
    let _points = victory::score(scene);
    let _shown = view::shown(scene).count();
}

/// Events that are played only when they are drawn, or in a phase that may not come: each for itself, where it can be.
fn play_unheld(rules: &Arc<Rules>, board: &Board, stage: &Stage) {
    for id in untried(rules, stage) {
        let chit = &rules.game.chits[id.index()];
        let (Some(event), Some(side)) = (chit.event(), chit.side) else { continue };
        let arguments = [Argument::Side(side), Argument::Chit(id)];
        let scene = Scene { package: rules, board };
        if event.can_play.as_ref().is_some_and(|asks| !stage.test(asks, &arguments, scene)) {
            continue;
        }
        let players = Box::new(Players::new(0));
        let mut table = Table::new(Arc::clone(rules), board.clone(), players, Log::Dropped);
        // What stops the table here is no matter of the scripts.
        let _ = stage.run(&event.on_play, &arguments, &mut table);
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
    /// What was called in any game of the scenario.
    in_scenario: BTreeSet<String>,
    /// What was called in the game that is played now.
    in_game: BTreeSet<String>,
    operations: BTreeMap<String, u64>,
    failed: BTreeMap<(String, usize, usize), ScriptDiag>,
}

impl Notes {
    fn is_long(&self) -> bool {
        self.operations.values().sum::<u64>() > MAX_OPERATIONS
    }
}

impl Stage {
    fn notes(&self) -> MutexGuard<'_, Notes> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn has_tried(&self, wanted: &BTreeSet<String>) -> bool {
        let notes = self.notes();
        wanted.is_subset(&notes.in_game)
    }

    fn note(&self, function: &str, problem: Option<&ScriptDiag>) {
        let mut notes = self.notes();
        *notes.calls.entry(function.to_owned()).or_default() += 1;
        notes.in_scenario.insert(function.to_owned());
        notes.in_game.insert(function.to_owned());
        *notes.operations.entry(function.to_owned()).or_default() += script::spent();
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
        let result = self.host.try_run(function, arguments, table)?;
        self.note(function, result.as_ref().err());
        if let Err(problem) = result {
            let (function, message) = (function.to_owned(), problem.to_string());
            table.emit(Event::ScriptFailed { function, message });
        }
        Ok(())
    }

    fn test(&self, function: &str, arguments: &[Argument], scene: Scene<'_>) -> bool {
        let result = self.host.try_test(function, arguments, scene);
        self.note(function, result.as_ref().err());
        result.unwrap_or(false)
    }

    fn count(&self, function: &str, arguments: &[Argument], scene: Scene<'_>) -> Sixteenths {
        let result = self.host.try_count(function, arguments, scene);
        self.note(function, result.as_ref().err());
        result.unwrap_or(Sixteenths::ZERO)
    }
}

/// Two random players, who play every event chit that they can.
struct Players(Sources<BlindSwords>);

impl Players {
    fn new(deal: usize) -> Self {
        let seats = PerSide { usa: Seat::Random, csa: Seat::Random };
        Self(Sources::new(deal as u64, seats, Chance::Seeded))
    }
}

impl Outside<BlindSwords> for Players {
    fn answer(&mut self, ask: &Ask, scene: Scene<'_>) -> Option<Answer> {
        match ask {
            Ask::Choose {
                question:
                    Question::Chits(
                        ChitQuestion::HeldDeclare(..)
                        | ChitQuestion::HeldPlay(..)
                        | ChitQuestion::EventWindow(..),
                    ),
                options,
                ..
            } => Some(Answer::Choice(options[0])),
            Ask::Choose { .. } | Ask::Roll { .. } | Ask::Draw { .. } => self.0.answer(ask, scene),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::trace::is_of_series;

    /// Whatever an event waits for is brought about, but for a general who comes late in the day.
    #[test]
    fn hardly_an_event_is_left_out() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let games = std::fs::read_dir(root.join("games")).expect("the folder of games");
        let names =
            games.filter_map(|entry| entry.expect("an entry").file_name().into_string().ok());
        for game in names.filter(|name| is_of_series(&root, name)) {
            let loaded = package::load(&root.join("games").join(game)).expect("a good package");
            let calls = rehearse(&loaded).calls;
            let events = loaded.game.chits.iter().filter_map(|chit| chit.event());
            let left: BTreeSet<_> = events
                .map(|event| &event.on_play)
                .filter(|function| !calls.contains_key(*function))
                .collect();
            assert!(left.len() <= 1, "{}: {left:?}", loaded.game.title);
        }
    }
}
