//! Fuzz targets for packages, saves, scripts, the protocol and games. Each takes arbitrary bytes,
//! and must neither panic nor violate its property. `cargo test` runs the targets briefly, and the
//! fuzzer in `fuzz/` runs the same functions.

use std::sync::{Arc, OnceLock};

use blind_swords::rules::Rules;
use blind_swords_documents::Sources;
use blind_swords_documents::codes;
use blind_swords_table::stream::{Purpose, Stream};
use blind_swords_table::{Edition, Match, Opened, Protocol, Seat, Setup, save};
use kernel::Reader;
use laboratory::{exercise, shrink};
use serde_json::Value;

use crate::{TestLibrary, composed, root, setup};

const PACKAGE: &str = "stonewalls-sword";
const SCENARIO: &str = "valley-vengeance";

/// Checks a package with one damaged file. Validation must refuse it with diagnostics, or it must
/// be playable. Findings that an author may allow, such as a false fact, do not prevent play.
pub fn package(data: &[u8]) {
    let mut sources = package_sources().clone();
    let files: Vec<(String, String)> =
        sources.package.iter().map(|(path, file)| (path.to_owned(), file.text.clone())).collect();
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let (path, text) = &files[usize::from(*first) % files.len()];
    sources.set(path, &damaged(text, rest));
    let report = blind_swords_lab::validate_sources(&sources);
    let plays = report.loaded.is_some();
    let fails_in_play = report.diagnostics.iter().any(|it| it.code == codes::SCRIPT_RUN);
    let loads = blind_swords_documents::load_sources(&sources).is_ok();
    assert_eq!(plays || fails_in_play && loads, loads, "in {path}");
    assert!(plays || !report.is_good(), "nothing says why {path} keeps it from being played");
}

/// Checks a damaged save. It must be refused with a message, or load as a match that keeps the
/// invariants.
pub fn save(data: &[u8]) {
    let text = damaged(base_save(), data);
    if let Ok(loaded) = save::load(&text, &*opened()) {
        let breaches = blind_swords::invariants::check_in_play(loaded.game.position());
        assert!(breaches.is_empty(), "{breaches:?} in a save that loads");
    }
}

/// Checks a damaged script, which must be refused with file and line. A script composed of valid
/// parts must stop within the limits of the sandbox.
pub fn script(data: &[u8]) {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let scripts = base_scripts();
    let (name, text) = &scripts[usize::from(*first) % scripts.len()];
    let sources =
        blind_swords_script::Sources::new().with(name, format!("{name}.rhai"), damaged(text, rest));
    let report = blind_swords_script::check(&sources, Some(&opened().game));
    let host = blind_swords_script::Host::new(&sources);
    assert!(report.problems.is_empty() || report.problems.iter().all(|it| it.line > 0));
    drop(host);
    composed::run(&composed::script(rest), base_rules());
}

/// Checks that the protocol answers every line with one line of JSON. A refused request must change
/// nothing.
pub fn protocol(data: &[u8]) {
    let mut session = Protocol::new(Box::new(TestLibrary));
    for chunk in data.split(|&byte| byte == b'\n').take(40) {
        let line = request(&session, chunk);
        let before = board_of(&session);
        let reply = session.handle(&line);
        assert!(!reply.contains('\n'), "one line for {line}");
        let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
        if reply.get("error").is_some() {
            assert_eq!(before, board_of(&session), "{line} was refused");
        }
    }
}

/// Checks a game with arbitrary answers. The game must keep the invariants and refuse illegal
/// answers with a reason.
pub fn play(data: &[u8]) {
    play_of(&*opened(), &setup(PACKAGE, SCENARIO, 0), data);
}

/// Plays a game of any rule system, with answers selected by `data`.
///
/// # Panics
/// If a property fails. The message contains the shortest failing game.
pub fn play_of<E: Edition>(edition: &E, setup: &Setup, data: &[u8]) {
    let picks: Vec<u16> = data.iter().map(|&byte| u16::from(byte)).collect();
    let demand = |game: &session::Match<E::Ruleset>| {
        if game.answered().is_multiple_of(16) { exercise::sound(game) } else { Ok(()) }
    };
    if let Err(shrunk) = shrink::try_picks(setup, edition, &picks, &demand) {
        panic!("{} after {:?}\n{}", shrunk.message, shrunk.answers, shrunk.replay);
    }
}

/// Checks that bots play valid games even if their goals change at any time.
pub fn purpose(data: &[u8]) {
    let seed = u64::from(data.first().copied().unwrap_or_default());
    purpose_of(&*opened(), &setup(PACKAGE, SCENARIO, seed), data);
}

/// Plays a game of any rule system between bots. The bytes of `data` select the bot for each
/// decision.
///
/// # Panics
/// If a property fails. The message contains the game so far.
pub fn purpose_of<E: Edition>(edition: &E, setup: &Setup, data: &[u8]) {
    let rules = edition.rules_for(setup).expect("a good setup");
    let begun = session::Match::<E::Ruleset>::new(setup.clone(), edition.hash(), rules);
    let mut game = begun.expect("it can be played");
    let mut stream = Stream::new(setup.seed, Purpose::UsaBot);
    for (at, &byte) in data.iter().skip(1).enumerate() {
        let seat = Seat::BOTS[usize::from(byte) % Seat::BOTS.len()];
        let Some(id) = game.bot_choice(seat, &mut stream) else { break };
        let chosen = game.choose(&id).map_err(|error| format!("{id}: {error}"));
        let held = if at % 16 == 0 { exercise::sound(&game) } else { Ok(()) };
        if let Err(what) = chosen.and(held) {
            panic!("{what}\n{}", game.journal().text());
        }
    }
}

fn opened() -> Arc<Opened> {
    TestLibrary.open(PACKAGE).unwrap_or_else(|problems| panic!("{problems}"))
}

fn begin(setup: &Setup) -> Match {
    let opened = opened();
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
    Match::new(setup.clone(), &opened.hash, rules).expect("it can be played")
}

/// Returns a string in which some bytes are replaced, removed or doubled. `data` selects these
/// bytes.
pub fn damaged(text: &str, data: &[u8]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for wound in data.chunks(4) {
        let at = wound.iter().take(2).fold(0, |at, &byte| at * 256 + usize::from(byte));
        let at = at * 7 % bytes.len().max(1);
        match (wound.get(2).copied().unwrap_or(0), wound.get(3).copied()) {
            (0..=63, _) if !bytes.is_empty() => drop(bytes.remove(at)),
            (64..=127, Some(byte)) if !bytes.is_empty() => bytes[at] = byte,
            (128..=191, Some(byte)) => bytes.insert(at, byte),
            (192..=223, _) => bytes.truncate(at),
            (size, _) => {
                let end = (at + usize::from(size)).min(bytes.len());
                let part = bytes[at.min(end)..end].to_vec();
                bytes.splice(at..at, part);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Returns a request line. It consists of raw bytes, or is a request that fits the pending
/// decision.
fn request(session: &Protocol, chunk: &[u8]) -> String {
    const GAMES: [&str; 3] = [
        r#"{"do":"new","game":"stonewalls-sword","seed":1}"#,
        r#"{"do":"new","game":"stonewalls-sword","scenario":"slaughter-mountain","csa":"random","seed":2}"#,
        r#"{"do":"new","game":"nowhere"}"#,
    ];
    const ASKS: [&str; 7] = [
        r#"{"do":"state","side":"usa"}"#,
        r#"{"do":"decision","side":"csa"}"#,
        r#"{"do":"why","side":"usa"}"#,
        r#"{"do":"odds"}"#,
        r#"{"do":"log","side":"csa","from":3}"#,
        r#"{"do":"undo"}"#,
        r#"{"do":"save"}"#,
    ];
    let number = usize::from(chunk.get(1).copied().unwrap_or(0));
    match chunk.first() {
        Some(0..=31) => GAMES[number % GAMES.len()].to_owned(),
        Some(32..=63) => ASKS[number % ASKS.len()].to_owned(),
        Some(128..) => {
            let decision = session.game().and_then(|game| game.decision());
            let options = decision.map(|decision| decision.options).unwrap_or_default();
            let id = options.get(number % options.len().max(1)).map(|option| option.id.clone());
            serde_json::json!({"do": "choose", "id": id.unwrap_or_default()}).to_string()
        }
        _ => String::from_utf8_lossy(chunk).into_owned(),
    }
}

fn board_of(session: &Protocol) -> Option<String> {
    session.game().map(|game| game.view(Reader::Referee).to_string())
}

fn package_sources() -> &'static Sources {
    static SOURCES: OnceLock<Sources> = OnceLock::new();
    SOURCES.get_or_init(|| {
        blind_swords_documents::read(&root().join("games").join(PACKAGE))
            .unwrap_or_else(|problems| panic!("{problems:?}"))
    })
}

fn base_rules() -> &'static Arc<Rules> {
    static RULES: OnceLock<Arc<Rules>> = OnceLock::new();
    RULES.get_or_init(|| {
        let setup = setup(PACKAGE, SCENARIO, 0);
        opened().rules(SCENARIO, &setup.options).expect("a good setup")
    })
}

fn base_scripts() -> &'static [(String, String)] {
    static SCRIPTS: OnceLock<Vec<(String, String)>> = OnceLock::new();
    SCRIPTS.get_or_init(|| {
        let scripts = package_sources().package.iter().filter(|(path, _)| path.ends_with(".rhai"));
        scripts.map(|(path, file)| (path.to_owned(), file.text.clone())).collect()
    })
}

/// Returns the save that the targets damage. The save has several hundred answers.
fn base_save() -> &'static str {
    static SAVE: OnceLock<String> = OnceLock::new();
    SAVE.get_or_init(|| {
        let mut game = begin(&setup(PACKAGE, SCENARIO, 5));
        for turn in 0..300 {
            let Some(decision) = game.decision() else { break };
            let id = &decision.options[turn * 13 % decision.options.len()].id;
            game.choose(id).expect("it is offered");
        }
        game.journal().text()
    })
}
