//! Script host that records calls, and the random players of trial runs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use blind_swords::board::{BoardSetup, ChitPlace};
use blind_swords::event::Event;
use blind_swords::game::ChitId;
use blind_swords::question::{ChitQuestion, Question};
use blind_swords::rules::Rules;
use blind_swords::script::{Argument, Scripts};
use blind_swords::{BlindSwords, Board, Position, Table};
use blind_swords_script::{Bodies, Host, ScriptDiag};
use blind_swords_table::stream::Stream;
use blind_swords_table::{Answer, Ask, Chance, Seat, Sources};
use kernel::{Driver, Log, PerSide, Play, Sixteenths};

/// Maximum number of script operations in all games of a trial run.
const MAX_OPERATIONS: u64 = 20_000_000;
/// Number of script operations after which no new trial of a scenario begins. The package's cases
/// must cover the code that no trial has reached by then.
const MAX_BEFORE_A_DAY: u64 = 10_000_000;

/// Script host that records the calls of functions.
pub(super) struct Stage {
    pub(super) host: Arc<Host>,
    pub(super) bodies: Bodies,
    notes: Mutex<Notes>,
}

#[derive(Debug, Default)]
pub(super) struct Notes {
    pub(super) calls: BTreeMap<String, usize>,
    /// Names of the functions called since `forget_played` last cleared the record.
    pub(super) played: BTreeSet<String>,
    /// Names of the functions called in the current game.
    pub(super) in_game: BTreeSet<String>,
    pub(super) operations: BTreeMap<String, u64>,
    pub(super) failed: BTreeMap<(String, usize, usize), ScriptDiag>,
}

impl Notes {
    /// Whether the scripts have used up the operation budget for all games.
    pub(super) fn is_long(&self) -> bool {
        self.spent() > MAX_OPERATIONS
    }

    fn spent(&self) -> u64 {
        self.operations.values().sum()
    }
}

impl Stage {
    pub(super) fn new(host: Arc<Host>, bodies: Bodies) -> Self {
        Self { host, bodies, notes: Mutex::default() }
    }

    pub(super) fn notes(&self) -> MutexGuard<'_, Notes> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the current game has called every function in `wanted`.
    pub(super) fn has_tried(&self, wanted: &BTreeSet<String>) -> bool {
        let notes = self.notes();
        wanted.is_subset(&notes.in_game)
    }

    /// Returns the number of functions and branches that the run has not reached so far.
    pub(super) fn unreached(&self) -> usize {
        self.bodies.untried().len()
    }

    /// Whether the run has reached all code in the file of a function.
    pub(super) fn has_reached(&self, function: &str) -> bool {
        let mut own = self.host.functions().filter(|known| known.name == function);
        own.any(|known| self.bodies.all_ran_in(&known.file))
    }

    /// Whether enough operations remain for another trial of a scenario.
    pub(super) fn has_breath(&self) -> bool {
        self.notes().spent() < MAX_BEFORE_A_DAY
    }

    /// Clears the record of played events, so that `deal` deals them all again.
    pub(super) fn forget_played(&self) {
        self.notes().played.clear();
    }

    /// Puts each event chit that was not played since the last `forget_played` into the hand of its
    /// side.
    pub(super) fn deal(&self, rules: &Rules, setup: &mut BoardSetup<'_>) {
        for chit in self.unplayed(rules) {
            setup.place_chit(chit, ChitPlace::Held);
        }
    }

    /// Returns the event chits that were not played since the last `forget_played`.
    pub(super) fn unplayed(&self, rules: &Rules) -> Vec<ChitId> {
        let notes = self.notes();
        let chits = rules.game.chits.iter().enumerate();
        let events = chits.filter_map(|(n, chit)| Some((ChitId::from_index(n), chit.event()?)));
        let unplayed = events.filter(|(_, event)| !notes.played.contains(&event.on_play));
        unplayed.map(|(chit, _)| chit).collect()
    }

    fn note(&self, function: &str, problem: Option<&ScriptDiag>) {
        let mut notes = self.notes();
        *notes.calls.entry(function.to_owned()).or_default() += 1;
        notes.played.insert(function.to_owned());
        notes.in_game.insert(function.to_owned());
        *notes.operations.entry(function.to_owned()).or_default() += blind_swords_script::spent();
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
            let (function, message) = (function.into(), problem.to_string().into());
            table.emit(Event::ScriptFailed { function, message });
        }
        Ok(())
    }

    fn test(&self, function: &str, arguments: &[Argument], position: Position<'_>) -> bool {
        let result = self.host.try_test(function, arguments, position);
        self.note(function, result.as_ref().err());
        result.unwrap_or(false)
    }

    fn count(&self, function: &str, arguments: &[Argument], position: Position<'_>) -> Sixteenths {
        let result = self.host.try_count(function, arguments, position);
        self.note(function, result.as_ref().err());
        result.unwrap_or(Sixteenths::ZERO)
    }
}

/// Returns a new seed for the two players of a game.
pub(super) fn seed(stream: &mut Stream) -> u64 {
    u64::from(stream.below(1_000_000))
}

/// Returns a table with two random players.
pub(super) fn table(rules: &Arc<Rules>, board: Board, seed: u64) -> Table {
    Table::new(Arc::clone(rules), board, Box::new(Players::new(seed)), Log::Dropped)
}

/// Two random players who play every event chit they can.
struct Players(Sources<BlindSwords>);

impl Players {
    fn new(seed: u64) -> Self {
        let seats = PerSide { usa: Seat::Random, csa: Seat::Random };
        Self(Sources::new(seed, seats, Chance::Seeded))
    }
}

impl Driver<BlindSwords> for Players {
    fn answer(&mut self, ask: &Ask, position: Position<'_>) -> Option<Answer> {
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
            Ask::Choose { .. } | Ask::Roll { .. } | Ask::Draw { .. } => {
                self.0.answer(ask, position)
            }
        }
    }
}
