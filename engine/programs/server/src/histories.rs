//! Randomised histories of a server, each derived from a seed. The histories contain lost and
//! repeated requests, database failures at any step, unloaded matches, killed processes and clock
//! jumps. Afterwards, the store must contain every acknowledged change exactly once.
//!
//! `BUDGET=600` runs more histories.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use session::stream::{Purpose, Stream};
use session::{AnyEdition, Asking, Chance, Options, Seed};
use testing::explore;
use testing::toy::Toy;

use lobby::match_store::now;
use lobby::seats::Holder;
use lobby::{Key, Live, Lobby, MatchStore, NewMatch, PackageIndex, Player, Refused};

use crate::matches::Matches;
use crate::store::Store;

/// Number of actions in one history.
const STEPS: u32 = 40;
/// Maximum number of database steps before an injected failure.
const LATEST: u32 = 400;

/// A match, with the state that its player knows.
struct Game {
    id: String,
    key: Key,
    /// Answers that the player knows to be stored.
    kept: Vec<String>,
    /// Number of chat messages that the player knows to be stored.
    said: usize,
}

struct World {
    matches: Matches,
    games: Vec<Game>,
    chance: Stream,
    tally: Tally,
    /// Time that the simulated system clock shows, in seconds since 1970.
    machine: i64,
}

/// Number of times that each kind of action occurred.
#[derive(Debug, Default)]
struct Tally {
    answered: u32,
    taken_back: u32,
    failed: u32,
    lost: u32,
    doubled: u32,
    killed: u32,
    leapt: u32,
}

/// The view of a player who holds both seats, as received from the server.
struct Seen {
    rev: usize,
    options: Vec<String>,
    answers: Vec<String>,
    said: usize,
}

fn seen(live: &Live) -> Seen {
    let decision = live.game.decision();
    let options = decision.map_or_else(Vec::new, |decision| decision.options);
    Seen {
        rev: live.rev(Holder::Both),
        options: options.into_iter().map(|option| option.id).collect(),
        answers: live.game.records().iter().map(|record| record.id()).collect(),
        said: live.talk.next(),
    }
}

impl World {
    fn new(seed: u64) -> Self {
        let mut chance = Stream::new(seed, Purpose::Chance);
        let store = Store::in_memory().expect("a store");
        let matches = Matches::new(PackageIndex::new(Toy), store);
        let games = (0..2).map(|_| {
            let new = NewMatch {
                game: "toy".to_owned(),
                scenario: Some("short".to_owned()),
                options: Options::new(),
                seed: Some(Seed::from(u64::from(chance.below(1000)))),
                dice: Chance::Seeded,
                asking: Asking::default(),
                usa: Player::Me,
                csa: Player::Me,
                title: String::new(),
                listed: false,
                clocks: None,
                lesson: None,
            };
            let made = lobby::create(&matches, new).expect("it begins");
            Game { id: made.id, key: made.key.expect("a key"), kept: Vec::new(), said: 0 }
        });
        let games = games.collect();
        Self { matches, games, chance, tally: Tally::default(), machine: now() }
    }

    fn one_in(&mut self, many: u32) -> bool {
        self.chance.below(many) == 0
    }

    fn look(&self, game: usize) -> Seen {
        self.matches.look(&self.games[game].id, |live| Ok(seen(live))).expect("it can be read")
    }

    /// Performs an action while the database may fail at a random step.
    fn act(
        &mut self,
        game: usize,
        act: impl Fn(&mut Live, &dyn MatchStore, Holder) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        let fails = self.one_in(3);
        let left = Arc::new(AtomicU32::new(self.chance.below(LATEST)));
        if fails {
            self.matches.store.fail_after(Some(Arc::clone(&left)));
        }
        let Game { id, key, .. } = &self.games[game];
        let done = self.matches.change(id, |live| {
            let holder = Holder::of(&live.seats, *key);
            act(live, &self.matches.store, holder)
        });
        self.matches.store.fail_after(None);
        self.tally.failed += u32::from(done.as_ref().is_err_and(Refused::is_fault));
        done
    }

    /// Chooses a random option. The request may be repeated, or its reply may be lost.
    fn answer(&mut self, game: usize) {
        let before = self.look(game);
        if before.options.is_empty() {
            return;
        }
        let id = before.options[self.chance.below(before.options.len() as u32) as usize].clone();
        let choose = |live: &mut Live, store: &dyn MatchStore, holder: Holder| {
            live.choose(store, holder, before.rev, std::slice::from_ref(&id))?;
            live.run_bots(store)
        };
        let done = self.act(game, choose);
        let lost = self.one_in(6);
        let after = self.look(game);
        let there = after.answers.len() > before.answers.len();
        let kept = &self.games[game].kept;
        assert_eq!(after.answers[..kept.len()], *kept, "what was there stays");
        if there {
            assert_eq!(after.answers[kept.len()], id, "what was answered comes next");
        }
        // After a lost reply, the player does not know whether the server stored the answer.
        match (&done, lost) {
            (_, true) => self.tally.lost += 1,
            (Ok(()), false) => assert!(there, "it was acknowledged"),
            (Err(refused), false) => assert!(!there, "it was refused: {refused}"),
        }
        self.tally.answered += u32::from(there);
        self.games[game].kept = after.answers;
        if there && self.one_in(4) {
            self.tally.doubled += 1;
            assert!(self.act(game, choose).is_err(), "the same is not done twice");
            assert_eq!(self.look(game).answers, self.games[game].kept);
        }
    }

    fn take_back(&mut self, game: usize) {
        let before = self.look(game);
        let done = self.act(game, |live, store, holder| live.undo(store, holder, before.rev));
        let after = self.look(game).answers;
        let back = after.len() < before.answers.len();
        assert_eq!(done.is_ok(), back, "{done:?}");
        assert_eq!(before.answers[..after.len()], after[..]);
        self.tally.taken_back += u32::from(back);
        self.games[game].kept = after;
    }

    fn say(&mut self, game: usize) {
        let done =
            self.act(game, |live, store, _| live.say(store, kernel::Side::Usa, "hm".to_owned()));
        self.games[game].said += usize::from(done.is_ok());
        assert_eq!(self.look(game).said, self.games[game].said);
    }

    /// Advances time while the system clock is wrong by up to a hundred years. Checks that the
    /// wrong clock removes no match.
    fn leap(&mut self) {
        self.tally.leapt += 1;
        let passed = Duration::from_secs(u64::from(self.chance.below(4 * 3600)));
        let years = i64::from(self.chance.below(200)) - 100;
        let believed = self.machine + passed.as_secs() as i64;
        let shown = if self.one_in(2) { believed } else { believed + years * 365 * 24 * 3600 };
        self.machine = believed;
        assert!(self.matches.store.tidy_after(passed, shown, 365).is_empty());
    }

    /// Ends the server process and starts another one on the stored data.
    fn kill(self) -> Self {
        let Self { matches, games, chance, mut tally, machine } = self;
        tally.killed += 1;
        let matches = Matches::new(PackageIndex::new(Toy), matches.store);
        Self { matches, games, chance, tally, machine }
    }

    /// Checks that exactly the acknowledged changes are stored.
    fn check(&self) {
        for (number, game) in self.games.iter().enumerate() {
            let seen = self.look(number);
            assert_eq!((&seen.answers, seen.said), (&game.kept, game.said));
        }
    }

    fn check_records(&self) {
        for game in &self.games {
            let stored = self.matches.store.load(&game.id).expect("read").expect("it is there");
            assert_eq!(stored.lines.len(), stored.kept);
            let text: String = stored.lines.iter().map(|line| format!("{line}\n")).collect();
            let replay = AnyEdition::replay(&Toy, &text, None).expect("every line fits");
            let answers: Vec<_> = replay.game.records().iter().map(|record| record.id()).collect();
            assert_eq!(answers, game.kept);
        }
    }
}

fn history(seed: u64) -> Tally {
    let mut world = World::new(seed);
    for _ in 0..STEPS {
        let game = world.chance.below(2) as usize;
        match world.chance.below(13) {
            0 => world = world.kill(),
            1 => world.matches.forget(),
            2 => world.say(game),
            3 | 4 => world.take_back(game),
            5 => world.leap(),
            _ => world.answer(game),
        }
        world.check();
    }
    world = world.kill();
    world.check();
    world.check_records();
    world.tally
}

#[test]
fn what_is_acknowledged_is_there_once_in_every_history() {
    let mut all = Tally::default();
    let mut each = 0;
    explore(60, |seed| {
        let tally = history(seed);
        each += 1;
        all.answered += tally.answered;
        all.taken_back += tally.taken_back;
        all.failed += tally.failed;
        all.lost += tally.lost;
        all.doubled += tally.doubled;
        all.killed += tally.killed;
        all.leapt += tally.leapt;
    });
    if each < 60 {
        return;
    }
    let Tally { answered, taken_back, failed, lost, doubled, killed, leapt } = all;
    assert!(
        [answered, failed, lost, doubled, killed, leapt].iter().all(|count| *count > each),
        "too little happened"
    );
    assert!(taken_back > 0);
}

/// If an answer fails at any single database step, the server refuses it and stores nothing. The
/// test moves the failure forward step by step until the answer succeeds.
#[test]
fn an_answer_fails_at_every_step_in_turn() {
    let mut world = World::new(7);
    let before = world.look(0);
    let choose = |live: &mut Live, store: &dyn MatchStore, holder: Holder| {
        live.choose(store, holder, before.rev, &before.options[..1])
    };
    let mut failed = 0;
    for step in 0.. {
        let Game { id, key, .. } = &world.games[0];
        let left = Arc::new(AtomicU32::new(step));
        world.matches.store.fail_after(Some(Arc::clone(&left)));
        let done = world
            .matches
            .change(id, |live| choose(live, &world.matches.store, Holder::of(&live.seats, *key)));
        world.matches.store.fail_after(None);
        let after = world.look(0);
        if done.is_ok() {
            assert_eq!(after.answers, before.options[..1]);
            break;
        }
        assert!(after.answers.is_empty() && after.rev == before.rev, "step {step}");
        assert_eq!(left.load(Ordering::SeqCst), 0, "step {step}: {done:?}");
        failed += 1;
    }
    assert!(failed > 20, "it could fail at {failed} steps only");
    world.games[0].kept = before.options[..1].to_vec();
    world = world.kill();
    world.check();
}
