//! Many games between bots: how fast, how long, and who wins.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use kernel::{Answer, Ask, Family, Log, Outside, Scene, Side, Suspend, Table};
use serde::Serialize;
use session::{Chance, Edition, Match, Seed, Setup, SetupError, Sources};

use crate::many;
use crate::progress::Progress;

/// How many decisions a game may take before it counts as endless.
pub const MAX_DECISIONS: u32 = 10_000;
/// How many plays a game may take before it counts as endless.
const MAX_PLAYS: u32 = 100_000;

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The setup of each game; game `n` has this seed plus `n`. Both seats are bots.
    pub setup: Setup,
    /// How many games.
    pub games: u32,
    /// How many of them at once.
    pub jobs: usize,
    /// How closely they are watched.
    pub care: Care,
}

/// How closely games are watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// As fast as they go.
    Fast,
    /// With every invariant checked after every play.
    Checked,
}

/// What came of a simulation.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Statistics {
    /// How many games.
    pub games: u32,
    /// How many decisions of both sides in all games.
    pub decisions: u64,
    /// How many turns in all games.
    pub turns: u64,
    /// How often each level of victory was reached.
    pub levels: BTreeMap<String, u32>,
    /// How often each side won, and nobody.
    pub winners: BTreeMap<&'static str, u32>,
    /// The game with the most decisions.
    pub longest: Option<Longest>,
    /// The scripts that failed, by place and words.
    pub script_failures: BTreeMap<String, ScriptFailure>,
    /// How long it took.
    #[serde(rename = "seconds", serialize_with = "as_seconds")]
    pub time: Duration,
}

/// The longest game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Longest {
    /// Its seed.
    pub seed: Seed,
    /// How many decisions it took.
    pub decisions: u32,
}

/// A failure of a script: play went on without what it was to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScriptFailure {
    /// The seed of the first game in which it happened.
    pub seed: Seed,
    /// How often it happened in all games.
    pub times: u64,
}

/// A game that could not be played to its end, with all that was played of it.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the game with seed {seed} failed: {message}")]
pub struct Failure {
    /// Its seed.
    pub seed: Seed,
    /// What went wrong.
    pub message: String,
    /// Its save.
    pub replay: String,
}

/// Plays games between bots, as far as it is to go on.
///
/// # Errors
/// The first game that cannot be played to its end.
pub fn simulate<F: Family>(
    edition: &dyn Edition<Family = F>,
    rules: &Arc<F::Package>,
    plan: &Plan,
    progress: &dyn Progress,
) -> Result<Statistics, Box<Failure>> {
    let start = Instant::now();
    let books =
        many::each(plan.games, plan.jobs, progress, |index, statistics: &mut Statistics| {
            let seed = plan.setup.seed.after(u64::from(index));
            let setup = Setup { seed, ..plan.setup.clone() };
            let mut played = None;
            let one = &mut || played = Some(play::<F>(rules, &setup, plan.care));
            statistics.note(seed, edition.mishaps(one));
            let ended = played.expect("an edition does what it is to watch")?;
            statistics.count::<F>(rules, seed, &ended);
            Ok(())
        });
    let books = books.map_err(|broken: Broken| broken.with_replay(edition, rules, &plan.setup))?;
    let mut total = Statistics { time: start.elapsed(), ..Statistics::default() };
    for book in &books {
        total.add(book);
    }
    Ok(total)
}

/// The board at the end of one game between bots.
///
/// # Errors
/// If it cannot be played to its end.
pub(crate) fn game<F: Family>(
    edition: &dyn Edition<Family = F>,
    rules: &Arc<F::Package>,
    setup: &Setup,
    care: Care,
) -> Result<F::Board, Box<Failure>> {
    let ended = play::<F>(rules, setup, care);
    ended
        .map(|ended| ended.board)
        .map_err(|broken| Box::new(broken.with_replay(edition, rules, setup)))
}

/// One game between bots, watched after each play.
///
/// # Errors
/// If it cannot be played to its end.
pub(crate) fn watched<F: Family>(
    edition: &dyn Edition<Family = F>,
    rules: &Arc<F::Package>,
    setup: &Setup,
    log: Log,
    watch: impl FnMut(&mut Table<F>) -> Result<(), String>,
) -> Result<Ended<F>, Box<Failure>> {
    play_on::<F>(rules, setup, log, watch)
        .map_err(|broken| Box::new(broken.with_replay(edition, rules, setup)))
}

/// Plays one game to its end.
fn play<F: Family>(rules: &Arc<F::Package>, setup: &Setup, care: Care) -> Result<Ended<F>, Broken> {
    match care {
        Care::Fast => play_on::<F>(rules, setup, Log::Dropped, |_| Ok(())),
        Care::Checked => {
            let mut before = F::start(rules);
            play_on::<F>(rules, setup, Log::Dropped, |table| {
                let breaches = F::breaches(table.scene(), Some(&before));
                before.clone_from(table.board());
                breaches.first().map_or(Ok(()), |breach| Err(breach.to_string()))
            })
        }
    }
}

/// The same, and looks at the table after each play.
fn play_on<F: Family>(
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
    let first_turn = F::turn(&board);
    let mut table: Table<F> = Table::new(Arc::clone(rules), board, Box::new(bots), log);
    let broken = |message: String| Broken { seed, message, answers: counts.answers() };
    for _ in 0..MAX_PLAYS {
        table.play().map_err(|suspend| broken(counts.why_stopped(&suspend)))?;
        watch(&mut table).map_err(&broken)?;
        if F::is_over(table.board()) {
            let (board, decisions) = (table.board().clone(), counts.decisions());
            return Ok(Ended { board, decisions, first_turn });
        }
    }
    Err(broken(format!("the game exceeds {MAX_PLAYS} plays")))
}

/// A game that was played to its end.
pub(crate) struct Ended<F: Family> {
    pub(crate) board: F::Board,
    pub(crate) decisions: u32,
    pub(crate) first_turn: u8,
}

/// A game that could not be played to its end.
struct Broken {
    seed: Seed,
    message: String,
    answers: u32,
}

impl Failure {
    /// No game can be played at all.
    pub(crate) fn unplayed(setup: &Setup, error: &SetupError) -> Box<Self> {
        let replay = String::new();
        Box::new(Self { seed: setup.seed, message: error.to_string(), replay })
    }
}

impl Broken {
    /// Plays the game once more with its record kept.
    fn with_replay<F: Family>(
        self,
        edition: &dyn Edition<Family = F>,
        rules: &Arc<F::Package>,
        setup: &Setup,
    ) -> Failure {
        let setup = Setup { seed: self.seed, dice: Chance::Seeded, ..setup.clone() };
        let mut game = Match::<F>::unstarted(setup, edition.hash(), Arc::clone(rules));
        game.pause_after(self.answers as usize);
        // The play that cannot go on is the one that is looked for.
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
        // The first one is told.
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

/// Bots and dice that answer at once, up to the limit.
struct Bots<F: Family> {
    sources: Sources<F>,
    counts: Arc<Counts>,
}

impl<F: Family> Outside<F> for Bots<F> {
    fn begin(&mut self, scene: Scene<'_, F>) {
        self.sources.begin(scene);
    }

    fn answer(&mut self, ask: &Ask<F>, scene: Scene<'_, F>) -> Option<Answer<F>> {
        if matches!(ask, Ask::Choose { .. })
            && self.counts.decisions.fetch_add(1, Ordering::Relaxed) >= MAX_DECISIONS
        {
            return None;
        }
        self.counts.answers.fetch_add(1, Ordering::Relaxed);
        let answer = self.sources.answer(ask, scene)?;
        self.sources.note(ask, &answer, scene);
        // A player that fails is a fault of the program: the game ends there and is kept.
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
    /// Games a second.
    pub fn games_per_second(&self) -> f64 {
        f64::from(self.games) / self.time.as_secs_f64()
    }

    /// Decisions a second.
    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64()
    }

    fn count<F: Family>(&mut self, rules: &F::Package, seed: Seed, ended: &Ended<F>) {
        let Ended { board, decisions, first_turn } = ended;
        let decisions = *decisions;
        self.games += 1;
        self.decisions += u64::from(decisions);
        self.turns += u64::from(F::turn(board) - first_turn) + 1;
        self.lengthen(Longest { seed, decisions });
        let scene = Scene { package: rules, board };
        let Some((level, winner)) = F::verdict(scene) else { return };
        *self.levels.entry(level).or_default() += 1;
        *self.winners.entry(winner.map_or("nobody", Side::id)).or_default() += 1;
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

    /// Of games that are as long, the one with the lower seed counts, however they were shared out.
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
