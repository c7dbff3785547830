//! Simulation of many games between bots: speed, length and winners.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use kernel::{
    Answer, Ask, Driver, Log, PlayState, Playing, Position, Ruleset, Side, Suspend, System, Table,
};
use serde::Serialize;
use session::{Chance, Edition, Match, Seed, Setup, SetupError, Sources};

use crate::plan::Plan;
use crate::progress::Progress;

/// Maximum number of decisions in a game. A game that exceeds it counts as endless.
pub const MAX_DECISIONS: u32 = 10_000;
/// Maximum number of plays in a game. A game that exceeds it counts as endless.
const MAX_PLAYS: u32 = 100_000;

/// Extent of the checks that run during games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// There are no checks, so that games run at full speed.
    Fast,
    /// All invariants are checked after every play.
    Checked,
}

/// Totals of the games of a simulation.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Statistics {
    /// Number of games that were played.
    pub games: u32,
    /// Number of decisions in all games, counted for both sides.
    pub decisions: u64,
    /// Number of turns in all games.
    pub turns: u64,
    /// Number of games by victory level.
    pub levels: BTreeMap<String, u32>,
    /// Number of wins of each side, and of draws.
    pub winners: BTreeMap<&'static str, u32>,
    /// Game with the most decisions. `None` if no game was played.
    pub longest: Option<Longest>,
    /// Failures of scripts, by place and message.
    pub script_failures: BTreeMap<String, ScriptFailure>,
    /// Duration of the simulation.
    #[serde(rename = "seconds", serialize_with = "as_seconds")]
    pub time: Duration,
}

/// The longest game of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Longest {
    /// Seed with which the game can be repeated.
    pub seed: Seed,
    /// Number of decisions in the game.
    pub decisions: u32,
}

/// Failure of a script. The game continued without the effect of the script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScriptFailure {
    /// Seed of the first game in which the script failed.
    pub seed: Seed,
    /// Number of occurrences in all games.
    pub times: u64,
}

/// A game that could not be played to its end, with its save.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the game with seed {seed} failed: {message}")]
pub struct Failure {
    /// Seed with which the game can be repeated.
    pub seed: Seed,
    /// Description of the failure.
    pub message: String,
    /// Save of the game up to the failure.
    pub replay: String,
}

/// Plays games between bots, until `progress` stops the simulation.
///
/// # Errors
/// If a game cannot be played to its end. The error describes the first such game.
pub fn simulate<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    rules: &Arc<F::Package>,
    plan: &Plan,
    care: Care,
    progress: &dyn Progress,
) -> Result<Statistics, Box<Failure>> {
    let start = Instant::now();
    let books = plan.each(progress, |setup, _, statistics: &mut Statistics| {
        let mut played = None;
        let one = &mut || played = Some(play::<F>(rules, &setup, care));
        statistics.note(setup.seed, edition.mishaps(one));
        let ended = played.expect("an edition does what it is to watch")?;
        statistics.count::<F>(rules, setup.seed, &ended);
        Ok(())
    });
    let books = books.map_err(|broken: Broken| broken.with_replay(edition, rules, &plan.setup))?;
    let mut total = Statistics { time: start.elapsed(), ..Statistics::default() };
    for book in &books {
        total.add(book);
    }
    Ok(total)
}

/// Plays one game between bots, and returns the final board.
///
/// # Errors
/// If the game cannot be played to its end.
pub(crate) fn game<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    rules: &Arc<F::Package>,
    setup: &Setup,
    care: Care,
) -> Result<F::Board, Box<Failure>> {
    let ended = play::<F>(rules, setup, care);
    ended
        .map(|ended| ended.board)
        .map_err(|broken| Box::new(broken.with_replay(edition, rules, setup)))
}

/// Plays one game between bots, and calls `watch` after each play.
///
/// # Errors
/// If the game cannot be played to its end.
pub(crate) fn watched<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    rules: &Arc<F::Package>,
    setup: &Setup,
    log: Log,
    watch: impl FnMut(&mut Table<F>) -> Result<(), String>,
) -> Result<Ended<F>, Box<Failure>> {
    play_on::<F>(rules, setup, log, watch)
        .map_err(|broken| Box::new(broken.with_replay(edition, rules, setup)))
}

/// Plays one game to its end.
fn play<F: Ruleset>(
    rules: &Arc<F::Package>,
    setup: &Setup,
    care: Care,
) -> Result<Ended<F>, Broken> {
    match care {
        Care::Fast => play_on::<F>(rules, setup, Log::Dropped, |_| Ok(())),
        Care::Checked => {
            let mut before = F::start(rules);
            play_on::<F>(rules, setup, Log::Dropped, |table| {
                let breaches =
                    F::breaches(table.position(), PlayState::Between { before: Some(&before) });
                before.clone_from(table.board());
                breaches.first().map_or(Ok(()), |breach| Err(breach.to_string()))
            })
        }
    }
}

/// Plays one game to its end, and calls an observer after each play.
fn play_on<F: Ruleset>(
    rules: &Arc<F::Package>,
    setup: &Setup,
    log: Log,
    mut watch: impl FnMut(&mut Table<F>) -> Result<(), String>,
) -> Result<Ended<F>, Broken> {
    let seed = setup.seed;
    let counts = Arc::new(Counts::default());
    let sources = Sources::new(seed, setup.seats, Chance::Seeded);
    let bots = Bots { sources, counts: Arc::clone(&counts) };
    let board = F::start(rules);
    let first_turn = F::turn(&board).number;
    let mut table: Table<F> = Table::new(Arc::clone(rules), board, Box::new(bots), log);
    let broken = |message: String| Broken { seed, message, answers: counts.answers() };
    for _ in 0..MAX_PLAYS {
        table.play().map_err(|suspend| broken(counts.why_stopped(&suspend)))?;
        watch(&mut table).map_err(&broken)?;
        if F::result(table.position()).is_some() {
            let (board, decisions) = (table.board().clone(), counts.decisions());
            return Ok(Ended { board, decisions, first_turn });
        }
    }
    Err(broken(format!("the game exceeds {MAX_PLAYS} plays")))
}

/// A game that was played to its end.
pub(crate) struct Ended<F: System> {
    pub(crate) board: F::Board,
    pub(crate) decisions: u32,
    pub(crate) first_turn: u8,
}

/// Data of a game that could not be played to its end.
struct Broken {
    seed: Seed,
    message: String,
    answers: u32,
}

impl Failure {
    /// Returns the failure of a setup for which the package has no rules.
    pub fn unplayed(setup: &Setup, error: &SetupError) -> Box<Self> {
        let replay = String::new();
        Box::new(Self { seed: setup.seed, message: error.to_string(), replay })
    }
}

impl Broken {
    /// Replays the game to obtain its save.
    fn with_replay<F: Ruleset>(
        self,
        edition: &dyn Edition<Ruleset = F>,
        rules: &Arc<F::Package>,
        setup: &Setup,
    ) -> Failure {
        let setup = Setup { seed: self.seed, dice: Chance::Seeded, ..setup.clone() };
        let mut game = Match::<F>::unstarted(setup, edition.contents(), Arc::clone(rules));
        game.pause_after(self.answers as usize);
        // This play ends with the fault, which the journal then contains.
        let _ = game.run();
        Failure { seed: self.seed, message: self.message, replay: game.journal().text() }
    }
}

#[derive(Debug, Default)]
struct Counts {
    decisions: AtomicU32,
    answers: AtomicU32,
    stopped_for: OnceLock<String>,
}

impl Counts {
    fn stop_for(&self, fault: String) {
        // Only the first fault is reported.
        let _ = self.stopped_for.set(fault);
    }

    fn why_stopped(&self, suspend: &Suspend) -> String {
        match (suspend, self.stopped_for.get()) {
            (Suspend::Waiting, Some(fault)) => fault.clone(),
            (Suspend::Waiting, None) => format!("the game exceeds {MAX_DECISIONS} decisions"),
            (Suspend::Fault(fault), _) => fault.to_string(),
        }
    }

    fn decisions(&self) -> u32 {
        self.decisions.load(Ordering::Relaxed)
    }

    fn answers(&self) -> u32 {
        self.answers.load(Ordering::Relaxed)
    }
}

/// Driver that answers every question immediately, with bots and dice. It stops the game after
/// [`MAX_DECISIONS`] decisions or at the first internal error of a bot.
struct Bots<F: Ruleset> {
    sources: Sources<F>,
    counts: Arc<Counts>,
}

impl<F: Ruleset> Driver<F> for Bots<F> {
    fn begin(&mut self, position: Position<'_, F>) {
        self.sources.begin(position);
    }

    fn answer(&mut self, ask: &Ask<F>, position: Position<'_, F>) -> Option<Answer<F>> {
        if matches!(ask, Ask::Choose { .. })
            && self.counts.decisions.fetch_add(1, Ordering::Relaxed) >= MAX_DECISIONS
        {
            return None;
        }
        self.counts.answers.fetch_add(1, Ordering::Relaxed);
        let answer = self.sources.answer(ask, position)?;
        self.sources.note(ask, &answer, position);
        // A failure inside a bot is a defect of the program. The game ends here, and the failure is
        // reported.
        let fault = self.sources.take_faults().into_iter().next();
        match fault {
            Some(fault) => {
                self.counts.stop_for(fault.to_string());
                None
            }
            None => Some(answer),
        }
    }
}

impl Statistics {
    /// Returns the number of games per second.
    pub fn games_per_second(&self) -> f64 {
        f64::from(self.games) / self.time.as_secs_f64()
    }

    /// Returns the number of decisions per second.
    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64()
    }

    fn count<F: Playing>(&mut self, rules: &F::Package, seed: Seed, ended: &Ended<F>) {
        let Ended { board, decisions, first_turn } = ended;
        let decisions = *decisions;
        self.games += 1;
        self.decisions += u64::from(decisions);
        self.turns += u64::from(F::turn(board).number - first_turn) + 1;
        self.lengthen(Longest { seed, decisions });
        let position = Position { package: rules, board };
        let Some(result) = F::result(position) else { return };
        *self.levels.entry(result.level).or_default() += 1;
        *self.winners.entry(result.winner.map_or("nobody", Side::id)).or_default() += 1;
    }

    fn note(&mut self, seed: Seed, mishaps: Vec<String>) {
        for what in mishaps {
            self.add_failure(what, ScriptFailure { seed, times: 1 });
        }
    }

    fn add_failure(&mut self, what: String, other: ScriptFailure) {
        let none = ScriptFailure { seed: other.seed, times: 0 };
        let failure = self.script_failures.entry(what).or_insert(none);
        failure.seed = failure.seed.min(other.seed);
        failure.times += other.times;
    }

    /// Updates the longest game. Among equally long games, the one with the lowest seed counts. The
    /// result therefore does not depend on the order of threads.
    fn lengthen(&mut self, game: Longest) {
        let longer = |longest: Longest| {
            (game.decisions, std::cmp::Reverse(game.seed))
                > (longest.decisions, std::cmp::Reverse(longest.seed))
        };
        if self.longest.is_none_or(longer) {
            self.longest = Some(game);
        }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.turns += other.turns;
        for (level, count) in &other.levels {
            *self.levels.entry(level.clone()).or_default() += count;
        }
        for (winner, count) in &other.winners {
            *self.winners.entry(winner).or_default() += count;
        }
        if let Some(longest) = other.longest {
            self.lengthen(longest);
        }
        for (what, failure) in &other.script_failures {
            self.add_failure(what.clone(), *failure);
        }
    }
}

pub(crate) fn as_seconds<S: serde::Serializer>(
    time: &Duration,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
}
