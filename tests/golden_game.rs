//! Golden games, which are recordings of answers, dice and draws. A replay must produce the
//! recorded boards.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use blind_swords_table::Chance;
use blind_swords_table::Seat;
use blind_swords_table::Setup;
use blind_swords_table::journal::board_hash;
use kernel::{PerSide, Playing, Position, Ruleset};
use serde::Deserialize;
use session::{Edition, Goal, Match};

use crate::root;

/// Definition of a golden game, from which the game can be recorded.
pub struct Plan<'a, F: Ruleset> {
    /// Name of the record's file in `tests/golden`, without `.yaml`.
    pub name: &'a str,
    /// Setup of the match. The recording replaces its seats and its dice setting.
    pub setup: Setup,
    /// Bots that play the game when it is recorded.
    pub players: PerSide<Seat>,
    /// Function that starts a match.
    pub begin: &'a dyn Fn(&Setup) -> Match<F>,
    /// Function that describes the result of a match.
    pub result: &'a dyn Fn(&Match<F>) -> String,
}

/// Command that records all games anew.
const COMMAND: &str = "UPDATE=1 cargo test --workspace --test suite golden";

/// Reports all differences between golden games and their records.
///
/// # Panics
/// If a game differs, with the place of each difference.
pub fn end_as_they_did(broken: &[String]) {
    let command = format!("If a rule, a figure or the board was changed on purpose: {COMMAND}");
    assert!(broken.is_empty(), "{}\n{command}", broken.join("\n"));
}

/// Recorded game as stored in `tests/golden`.
#[derive(Deserialize)]
struct Golden {
    turns: Vec<Turn>,
    result: String,
}

/// Answers of one turn, in order, and the hash of the board after them. Spaces within an answer are
/// written as `~`.
#[derive(Deserialize)]
struct Turn {
    turn: u8,
    answers: String,
    sha256: String,
}

/// Pairs of bots in the golden games of a package: random, attacking, and with changing goals. Each
/// pair plays every scenario.
const PLAYERS: [(&str, Seat, Seat); 3] = [
    ("random", Seat::Random, Seat::Random),
    ("attack-mass", Seat::Goal(Goal::Attack), Seat::Goal(Goal::Mass)),
    ("mixed", Seat::Mixed, Seat::Mixed),
];

/// Checks the golden games of a package: each pair of bots plays each scenario. `setup` returns the
/// setup of a scenario with a seed.
///
/// # Panics
/// If a game differs from its record.
pub fn of_package<E: Edition>(opened: &E, setup: impl Fn(&str, u64) -> Setup) {
    let begin = |setup: &Setup| {
        let rules = opened.rules(&setup.scenario, &setup.options).expect("a scenario");
        Match::<E::Ruleset>::new(setup.clone(), opened.hash(), rules).expect("it is played")
    };
    let result = |game: &Match<E::Ruleset>| {
        let position = Position { package: &**game.rules(), board: game.board() };
        let result = E::Ruleset::result(position);
        result.map_or_else(|| "no end".to_owned(), |result| result.words)
    };
    let mut broken = Vec::new();
    for scenario in opened.scenarios() {
        for (seed, (players, usa, csa)) in (1..).zip(PLAYERS) {
            let plan = Plan {
                name: &format!("{}-{}-{players}", opened.id(), scenario.id),
                setup: setup(&scenario.id, seed),
                players: PerSide { usa, csa },
                begin: &begin,
                result: &result,
            };
            broken.extend(plan.check().err());
        }
    }
    end_as_they_did(&broken);
}

impl<F: Ruleset> Plan<'_, F> {
    /// Replays the recorded game and compares it with the record. If `UPDATE` is set, the game is
    /// recorded anew before the replay.
    ///
    /// # Errors
    /// If the replayed game differs from the record.
    ///
    /// # Panics
    /// If the game cannot be played, or the record cannot be written.
    pub fn check(&self) -> Result<(), String> {
        let path = self.path();
        if std::env::var_os("UPDATE").is_some() {
            fs::create_dir_all(root().join("tests/golden")).expect("a folder");
            fs::write(&path, self.record()).expect("a writable file");
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        let golden = serde_yaml::from_str::<Golden>(&text).map_err(|error| error.to_string());
        let verified = golden.and_then(|golden| self.verify(&golden));
        verified.map_err(|what| format!("{}: {what}", self.name))
    }

    fn path(&self) -> PathBuf {
        root().join("tests/golden").join(format!("{}.yaml", self.name))
    }

    fn match_of(&self, seats: PerSide<Seat>, dice: Chance) -> Match<F> {
        (self.begin)(&Setup { seats, dice, ..self.setup.clone() })
    }

    /// Plays the game between bots and returns its record.
    fn record(&self) -> String {
        let played = self.match_of(self.players, Chance::Seeded);
        let mut game = self.match_of(PerSide::default(), Chance::Manual);
        let mut text = format!(
            "# A whole game of {} with seed {}, kept. Written by `{}`.\nturns:\n",
            self.setup.scenario,
            self.setup.seed.low(),
            COMMAND
        );
        let mut answers: Vec<String> = Vec::new();
        let mut turn = F::turn(game.board()).number;
        for record in played.records() {
            let id = record.id();
            game.choose(&id).unwrap_or_else(|error| panic!("{}: {error}", self.name));
            answers.push(id.replace(' ', "~"));
            let now = F::turn(game.board()).number;
            if now != turn || game.is_over() {
                write_turn(&mut text, turn, &answers, &game);
                answers.clear();
                turn = now;
            }
        }
        writeln!(text, "result: {:?}", (self.result)(&game)).expect("text can be written");
        text
    }

    /// Replays the record. Returns an error at the first difference.
    fn verify(&self, golden: &Golden) -> Result<(), String> {
        let mut game = self.match_of(PerSide::default(), Chance::Manual);
        for turn in &golden.turns {
            for (at, id) in turn.answers.split_whitespace().enumerate() {
                let id = id.replace('~', " ");
                let kind = game.decision().map(|decision| decision.kind).unwrap_or_default();
                game.choose(&id).map_err(|error| {
                    format!("turn {}, answer {} (`{kind}`): {error}", turn.turn, at + 1)
                })?;
            }
            if short_hash(&game) != turn.sha256 {
                return Err(format!("turn {} ends with another board", turn.turn));
            }
        }
        let result = (self.result)(&game);
        if result == golden.result {
            Ok(())
        } else {
            Err(format!("it ends with {result}, not with {}", golden.result))
        }
    }
}

fn write_turn<F: Ruleset>(text: &mut String, turn: u8, answers: &[String], game: &Match<F>) {
    let mut lines = vec![String::new()];
    for answer in answers {
        let last = lines.last_mut().expect("there is a line");
        if last.len() + answer.len() > 110 {
            lines.push(answer.clone());
        } else {
            let space = if last.is_empty() { "" } else { " " };
            *last += &format!("{space}{answer}");
        }
    }
    let answers = lines.join("\n      ");
    write!(
        text,
        "  - turn: {turn}\n    answers: >-\n      {answers}\n    sha256: {:?}\n",
        short_hash(game)
    )
    .expect("text can be written");
}

/// Returns the first half of the board hash, which suffices to detect a difference.
fn short_hash<F: Ruleset>(game: &Match<F>) -> String {
    board_hash(game.board())[..32].to_owned()
}
