//! Hashes of recorded games of Brigade Battles. They detect any change to a result under any rules
//! variant, and to any message shown in the games. The snapshots of `words` show sample messages
//! for review.

use std::collections::BTreeMap;
use std::fmt::Write;

use brigade_battles::variants::Variants;
use brigade_battles::{BrigadeBattles, Question};
use kernel::{
    Among, Ask, Asking, Forecasting, PerSide, Playing, Prompt, Reader, Side, Sixteenths, Viewing,
    Wording,
};
use session::journal::board_hash;
use session::{AnyMatch, Edition, Goal, Match, OptionValue, Seat, Setup};
use sha2::{Digest, Sha256};

use super::words::{begun, position};
use super::{SCENARIOS, opened, setup};

/// Pairs of bots. Most seek contact with the enemy. The random pair tries unusual options.
const PLAYERS: [PerSide<Seat>; 4] = [
    PerSide { usa: Seat::Goal(Goal::Attack), csa: Seat::Mixed },
    PerSide { usa: Seat::Mixed, csa: Seat::Goal(Goal::Mass) },
    PerSide { usa: Seat::Goal(Goal::Attack), csa: Seat::Goal(Goal::Attack) },
    PerSide { usa: Seat::Random, csa: Seat::Random },
];

fn played(setup: Setup) -> Match<BrigadeBattles> {
    let opened = opened();
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a scenario");
    Match::new(setup, session::Printed::hash(&opened), rules).expect("it is played")
}

fn line(name: &str, game: &Match<BrigadeBattles>) -> String {
    let (answers, hash) = (game.records().len(), board_hash(game.board()));
    let result =
        BrigadeBattles::result(position(game)).map(|result| result.words).unwrap_or_default();
    format!("{name}: {answers} answers, {result}, {}\n", &hash[..12])
}

/// The hashes of games are unchanged, both with the package's own option values and with each
/// alternative value of one option at a time.
#[test]
fn every_reading_plays_as_it_did() {
    let mut text = String::new();
    let own = opened().variants;
    let mut play = |name: &str, value: &str| {
        for (seed, seats) in (1..).zip(&PLAYERS[..3]) {
            let mut setup = setup("historical", seed, *seats);
            if !name.is_empty() {
                setup.options.insert(name.to_owned(), OptionValue::Word(value.to_owned()));
            }
            text += &line(&format!("{name} {value} {seed}"), &played(setup));
        }
    };
    play("", "");
    for point in Variants::POINTS {
        let others = point.values.iter().filter(|value| own.get(point.name) != Some(**value));
        others.for_each(|value| play(point.name, value));
    }
    insta::assert_snapshot!(text);
}

/// Messages of the games by kind. Each kind has the number of its messages and one hash over all of
/// them.
#[derive(Default)]
struct Said(BTreeMap<String, (u32, Sha256)>);

impl Said {
    fn say(&mut self, kind: &str, what: &str) {
        let clumsy = [" 1 points", " 1 hexes", " 1 units", "\"1 points", "\"1 hexes"];
        let found = clumsy.iter().find(|words| what.contains(**words));
        assert!(found.is_none(), "{kind}: {found:?} in {what}");
        let (count, hash) = self.0.entry(kind.to_owned()).or_default();
        *count += 1;
        hash.update(what.as_bytes());
    }

    fn text(self) -> String {
        let line = |(kind, (count, hash)): (String, (u32, Sha256))| {
            let hash: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
            format!("{kind}: {count} times, {}\n", &hash[..12])
        };
        self.0.into_iter().map(line).collect()
    }
}

/// Adds all messages of a question, including those of every candidate.
fn question(game: &Match<BrigadeBattles>, asked: &Question, said: &mut Said) {
    let (now, kind) = (position(game), BrigadeBattles::kind(asked));
    let Prompt { text: prompt, section, coach } = BrigadeBattles::prompt(now, asked);
    let coach = coach.get();
    let mut text = format!(
        "{prompt} {coach:?} {section:?} {:?} ",
        BrigadeBattles::marks(now, Some(asked), &[]).subjects.get(),
    );
    for choice in BrigadeBattles::candidates(Among::Proposals(now, asked)) {
        let why = BrigadeBattles::why(now, asked, choice);
        let id = BrigadeBattles::id(now.package, asked, choice);
        write!(text, "{id} {} {why:?} ", BrigadeBattles::label(now, asked, choice)).expect("text");
        if why.is_none() {
            let note = BrigadeBattles::notes(now, asked, choice).note;
            let effect = BrigadeBattles::effect(now, asked, choice);
            write!(text, "{note:?} {effect:?} ").expect("text");
            for forecast in BrigadeBattles::forecasts(game.paused(), asked, choice) {
                write!(text, "{:?} {:?} ", forecast.words, forecast.chances).expect("text");
            }
        }
    }
    if let Some(reach) = BrigadeBattles::marks(now, Some(asked), &[]).reach.get() {
        said.say("reach", &format!("{reach:?}"));
    }
    said.say(kind, &text);
}

/// Adds all messages of a position.
fn keep_position(game: &Match<BrigadeBattles>, said: &mut Said) {
    let now = position(game);
    said.say("picture", &format!("{:?}", BrigadeBattles::board_view(now.package, now.board)));
    said.say("shown", &format!("{:?}", <dyn AnyMatch>::text_view(game, Reader::Everybody)));
    let view = serde_json::to_string(&BrigadeBattles::view(now.package, now.board));
    said.say("view", &view.expect("plain data"));
    let units = now.package.game.units.iter().map(|unit| unit.id.as_str());
    let leaders = now.package.game.leaders.iter().map(|leader| leader.id.as_str());
    for what in units.chain(leaders) {
        said.say("about counters", &session::about::<BrigadeBattles>(now.package, now.board, what));
    }
    let grid = BrigadeBattles::materials(now.package).grid;
    for hex in grid.hexes() {
        said.say(
            "about hexes",
            &session::about::<BrigadeBattles>(
                now.package,
                now.board,
                &grid.number(hex).to_string(),
            ),
        );
    }
    for side in Side::BOTH {
        let held: Vec<_> = BrigadeBattles::hexes_of(now, side).collect();
        for (from, to) in held.iter().zip(held.iter().skip(3)) {
            said.say("sight", &format!("{:?}", BrigadeBattles::sight(now, *from, *to, side)));
        }
        let lead = BrigadeBattles::score(now).lead;
        let lead = if side == Side::Usa { lead } else { Sixteenths::ZERO - lead };
        said.say("lead", &format!("{lead} {:?}", held.first()));
    }
}

#[test]
fn everything_said_is_what_it_was() {
    let mut said = Said::default();
    for (seed, seats) in (5..).zip(PLAYERS) {
        let game = played(setup(SCENARIOS[seed as usize / 2 % 2], seed, seats));
        let facts = game.facts_since(0..game.logged(), Reader::Everybody);
        for line in facts.iter().filter_map(|fact| fact.line.as_ref()) {
            said.say("log", &format!("{line:?}"));
        }
        for fact in &facts {
            said.say("traces", &format!("{:?}", fact.trace));
        }
        let mut again = begun(&game);
        for (index, record) in game.records().iter().enumerate() {
            match again.ask() {
                // Moves are frequent, so the test examines only a sample of them.
                Some(Ask::Choose { question: asked, .. })
                    if index % 5 == 0 || !matches!(asked, Question::Move(_)) =>
                {
                    question(&again, asked, &mut said);
                }
                Some(Ask::Roll { roll, .. }) => {
                    said.say("rolls", &BrigadeBattles::roll(position(&again), roll).text);
                }
                _ => {}
            }
            if index % 150 == 149 {
                keep_position(&again, &mut said);
            }
            again.choose(&record.id()).expect("it was answered so");
        }
        keep_position(&again, &mut said);
        let ending = BrigadeBattles::result(position(&again)).map(|result| result.ending);
        said.say("endings", &format!("{ending:?}"));
    }
    insta::assert_snapshot!(said.text());
}
