//! Whole games, kept: the same answers, dice and draws lead to the same boards as when they were
//! written. A change of the rules changes them; `UPDATE=1` plays them anew from their seeds.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use black_box::{root, shelf};
use blind_swords::profile::Preset;
use kernel::PerSide;
use serde::Deserialize;
use series::journal::board_hash;
use series::{Chance, Match, OptionValue, Options, Seat, Setup, Want};

use crate::begin;

const COMMAND: &str = "UPDATE=1 cargo test --workspace --test proofs golden";

/// A game as it is to be played.
struct Plan {
    name: String,
    package: String,
    scenario: String,
    /// The rules profile; the package's own where none is named.
    preset: Option<Preset>,
    /// Optional rules in use.
    switches: &'static [&'static str],
    seed: u64,
    /// Who plays it when it is written.
    players: PerSide<Seat>,
}

const SHORT: &str = "valley-vengeance";
const LONG: &str = "slaughter-mountain";
const GAME: &str = "stonewalls-sword";

/// The first game under each preset and with its optional rules at random; of each game that lies over none, every
/// scenario with players that want something, and those of the others at random too.
fn plans() -> Vec<Plan> {
    let all = &["stonewalls_bad_day", "pope_reinforcements", "hills_rearguard"];
    let first = [
        plan("short", SHORT, None, &[], 1),
        plan("short-text", SHORT, Some(Preset::SsText), &[], 22),
        plan("short-faq", SHORT, Some(Preset::SsFaq), &[], 333),
        plan("long", LONG, None, &[], 4),
        plan("long-text", LONG, Some(Preset::SsText), &["stonewalls_bad_day"], 55),
        plan("long-faq", LONG, Some(Preset::SsFaq), &["hills_rearguard"], 666),
        plan("long-pope", LONG, Some(Preset::SsDefault), &["pope_reinforcements"], 7),
        plan("long-all", LONG, None, all, 88),
    ];
    let own = shelf::every_setup(999).into_iter().filter(|setup| {
        let game = root().join("games").join(&setup.package).join("game.yaml");
        !fs::read_to_string(game).expect("a game").contains("\nextends:")
    });
    let own: Vec<Setup> = own.collect();
    let others = own.iter().filter(|setup| setup.package != GAME);
    let others = others.map(|setup| own_plan(setup, "", AT_RANDOM));
    let purposeful = own.iter().flat_map(|setup| {
        PURPOSEFUL.map(|(suffix, usa, csa)| own_plan(setup, suffix, PerSide { usa, csa }))
    });
    first.into_iter().chain(others).chain(purposeful).collect()
}

const AT_RANDOM: PerSide<Seat> = PerSide { usa: Seat::Random, csa: Seat::Random };

/// What the players of a game want, and what is added to its name.
const PURPOSEFUL: [(&str, Seat, Seat); 2] = [
    ("-attack-mass", Seat::Wants(Want::Attack), Seat::Wants(Want::Mass)),
    ("-mixed", Seat::Mixed, Seat::Mixed),
];

/// A game with its own profile and no optional rules.
fn own_plan(setup: &Setup, suffix: &str, players: PerSide<Seat>) -> Plan {
    Plan {
        name: format!("{}-{}{suffix}", setup.package, setup.scenario),
        package: setup.package.clone(),
        scenario: setup.scenario.clone(),
        preset: None,
        switches: &[],
        seed: setup.seed.low(),
        players,
    }
}

fn plan(
    name: &str,
    scenario: &str,
    preset: Option<Preset>,
    switches: &'static [&'static str],
    seed: u64,
) -> Plan {
    let (name, scenario) = (name.to_owned(), scenario.to_owned());
    let package = GAME.to_owned();
    Plan { name, package, scenario, preset, switches, seed, players: AT_RANDOM }
}

/// A game as it is kept.
#[derive(Deserialize)]
struct Golden {
    turns: Vec<Turn>,
    result: String,
}

/// The answers of a turn in order, spaces within one written as `~`, and the board after them.
#[derive(Deserialize)]
struct Turn {
    turn: u8,
    answers: String,
    sha256: String,
}

impl Plan {
    fn path(&self) -> PathBuf {
        root().join("tests/golden").join(format!("{}.yaml", self.name))
    }

    fn setup(&self, seats: PerSide<Seat>, dice: Chance) -> Setup {
        let mut options: Options = self.preset.map(shelf::preset).unwrap_or_default();
        let switches =
            self.switches.iter().map(|name| ((*name).to_owned(), OptionValue::Switch(true)));
        options.extend(switches);
        Setup { options, seats, dice, ..black_box::setup(&self.package, &self.scenario, self.seed) }
    }

    /// Plays it between bots and writes it down.
    fn record(&self) -> String {
        let played = begin(&self.setup(self.players, Chance::Seeded));
        let mut game = begin(&self.setup(PerSide::default(), Chance::Manual));
        let mut text = format!(
            "# A whole game of {} with seed {}, kept. Written by `{COMMAND}`.\nturns:\n",
            self.scenario, self.seed
        );
        let mut answers: Vec<String> = Vec::new();
        let mut turn = game.board().turn();
        for record in played.records() {
            let id = record.id();
            game.choose(&id).unwrap_or_else(|error| panic!("{}: {error}", self.name));
            answers.push(id.replace(' ', "~"));
            if game.board().turn() != turn || game.is_over() {
                write_turn(&mut text, turn, &answers, &game);
                answers.clear();
                turn = game.board().turn();
            }
        }
        writeln!(text, "result: {:?}", result(&game)).expect("text can be written");
        text
    }

    /// Plays it by what is kept.
    fn verify(&self, golden: &Golden) -> Result<(), String> {
        let mut game = begin(&self.setup(PerSide::default(), Chance::Manual));
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
        if result(&game) == golden.result {
            Ok(())
        } else {
            Err(format!("it ends with {}, not with {}", result(&game), golden.result))
        }
    }
}

fn write_turn(text: &mut String, turn: u8, answers: &[String], game: &Match) {
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

/// Half of a hash is enough to find a difference.
fn short_hash(game: &Match) -> String {
    board_hash(game.board())[..32].to_owned()
}

fn result(game: &Match) -> String {
    let Some(result) = game.board().result() else { return "no end".to_owned() };
    let winner = result.winner.map_or("nobody", |side| side.id());
    format!("{winner} {} to {}", result.score.usa, result.score.csa)
}

#[test]
fn golden_games_end_as_they_did() {
    let update = std::env::var_os("UPDATE").is_some();
    let mut broken = Vec::new();
    for plan in &plans() {
        if update {
            fs::create_dir_all(root().join("tests/golden")).expect("a folder");
            fs::write(plan.path(), plan.record()).expect("a writable file");
        }
        let text = fs::read_to_string(plan.path()).unwrap_or_default();
        let verified = serde_yaml::from_str::<Golden>(&text)
            .map_err(|error| error.to_string())
            .and_then(|golden| plan.verify(&golden));
        broken.extend(verified.err().map(|what| format!("{}: {what}", plan.name)));
    }
    assert!(
        broken.is_empty(),
        "{}\nIf a rule, a figure or the board was changed on purpose: {COMMAND}",
        broken.join("\n")
    );
}
