//! Benchmark of the bots' thinking time, for each turn and each answer.
//!
//! `cargo bench -p benches --bench turns` prints the times. `GAMES` sets the number of games of
//! each scenario, and `LEVELS` the bot levels. Times are for one core. They include all work of a
//! bot: its observation of the game and its answers.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use black_box::{every_setup, number, play_between};
use blind_swords::opponents::Opponents;
use blind_swords::{BlindSwords, Choice, Position, Question, Rules};
use blind_swords_table::Setup;
use kernel::{Advice, Answer, Ask, Level, Opponent, Side};
use opponent::{BotRegistry, Skill};

// The program `swords` uses the same allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Thinking times of one bot level in one scenario.
#[derive(Debug, Default)]
struct Times {
    /// Thinking time, by game number, turn and side.
    turns: BTreeMap<(u32, u8, Side), Duration>,
    answers: Vec<Duration>,
}

/// Measured times, shared by all bots of a game.
type Told = Arc<Mutex<Times>>;

/// Factory for bots whose thinking time is measured.
#[derive(Debug)]
struct Clocked {
    registry: BotRegistry,
    told: Told,
    game: u32,
}

impl Opponents for Clocked {
    fn opponent(
        &self,
        rules: &Rules,
        level: Level,
        side: Side,
    ) -> Option<Box<dyn Opponent<BlindSwords>>> {
        let player = Box::new(self.registry.heuristic(rules, side, Skill::of(level)));
        Some(Box::new(Timed { player, side, game: self.game, told: Arc::clone(&self.told) }))
    }
}

/// Bot whose thinking time is measured.
struct Timed {
    player: Box<dyn Opponent<BlindSwords>>,
    side: Side,
    game: u32,
    told: Told,
}

impl Timed {
    fn takes(&self, position: Position<'_>, since: Instant) -> Duration {
        let time = since.elapsed();
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        *told.turns.entry((self.game, position.board.turn(), self.side)).or_default() += time;
        time
    }
}

impl Opponent<BlindSwords> for Timed {
    fn begin(&mut self, position: Position<'_>) {
        let since = Instant::now();
        self.player.begin(position);
        self.takes(position, since);
    }

    fn note(
        &mut self,
        ask: &Ask<BlindSwords>,
        answer: &Answer<BlindSwords>,
        position: Position<'_>,
    ) {
        let since = Instant::now();
        self.player.note(ask, answer, position);
        self.takes(position, since);
    }

    fn choose(
        &mut self,
        side: Side,
        question: &Question,
        options: &[Choice],
        position: Position<'_>,
    ) -> Choice {
        let since = Instant::now();
        let choice = self.player.choose(side, question, options, position);
        let time = self.takes(position, since);
        self.told.lock().unwrap_or_else(PoisonError::into_inner).answers.push(time);
        choice
    }

    fn advise(
        &mut self,
        side: Side,
        question: &Question,
        options: &[Choice],
        position: Position<'_>,
    ) -> Advice<Choice> {
        self.player.advise(side, question, options, position)
    }
}

/// Plays `games` games between two bots of a level. Returns their thinking times.
fn times(setup: &Setup, level: Level, games: u32) -> Times {
    let told = Told::default();
    for game in 0..games {
        let clocked = Clocked { registry: BotRegistry::default(), told: Arc::clone(&told), game };
        play_between(setup, level, 800_000 + u64::from(game), Arc::new(clocked));
    }
    let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
    std::mem::take(&mut *told)
}

/// Formats the median and the 95th percentile of the times.
fn told(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: usize| times.get(times.len() * share / 100).copied().unwrap_or_default();
    format!("{:>8.1} ms in the middle, {:>8.1} ms at the 95th percentile", ms(at(50)), ms(at(95)))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn main() {
    let levels = std::env::var("LEVELS").unwrap_or_else(|_| "captain general".to_owned());
    for setup in every_setup(0) {
        for level in Level::ALL.into_iter().filter(|level| levels.contains(level.id())) {
            let games = number("GAMES", 1);
            let Times { turns, answers } = times(&setup, level, games);
            let all: Duration = turns.values().sum();
            let game = ms(all) / f64::from(2 * games);
            println!("{} {}, {}: {game:.1} ms a game", setup.package, setup.scenario, level.id());
            println!("  a turn    {}", told(turns.into_values().collect()));
            println!("  an answer {}", told(answers));
        }
    }
}
