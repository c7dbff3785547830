//! Positions in which the script tests run a scenario's scripts.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use blind_swords::board::Board;
use blind_swords::game::ScenarioId;
use blind_swords::rules::Rules;
use blind_swords::script::Argument;
use blind_swords::{Event, Table};
use blind_swords_documents::Loaded;
use kernel::{Side, Switch};
use testing::field::{Chance, Field};

fn loaded() -> &'static Loaded {
    static LOADED: OnceLock<Loaded> = OnceLock::new();
    LOADED.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let loaded = blind_swords_documents::load(&root.join("games/stonewalls-sword"));
        loaded.unwrap_or_else(|problems| panic!("{}", messages(&problems)))
    })
}

fn messages(problems: &[blind_swords_documents::Diagnostic]) -> String {
    let message = |problem: &blind_swords_documents::Diagnostic| {
        let (line, column) = problem.place.line_column();
        format!("{}:{line}:{column}: {}\n", problem.place.file.path, problem.message)
    };
    problems.iter().map(message).collect()
}

/// Returns the start of a scenario in which the given optional rules are in use.
pub(crate) fn start(scenario: &str, options: &[&str]) -> Field {
    let game = &loaded().game;
    let index = game.scenarios.iter().position(|known| known.id == scenario).expect("a scenario");
    let switch = |id: &str| if options.contains(&id) { Switch::On } else { Switch::Off };
    let rules = Rules {
        options: game.scenarios[index].options.iter().map(|option| switch(&option.id)).collect(),
        scripts: Arc::clone(&loaded().host) as _,
        ..Rules::plain(Arc::clone(game), ScenarioId::from_index(index))
    };
    let board = Board::start(&rules);
    Field { rules, board }
}

/// Returns a field with the rules of a scenario and no units on its map.
pub(crate) fn empty(scenario: &str) -> Field {
    let mut field = start(scenario, &[]);
    field.board = Board::empty(&field.rules);
    field
}

/// Runs a script function with the given answers and dice. The test fails if the function fails or
/// asks a further question.
pub(crate) fn run(
    field: &Field,
    function: &str,
    arguments: &[Argument],
    answers: &[&str],
    chances: &[Chance],
) -> Table {
    let mut table = field.table(answers, chances);
    let scripts = Arc::clone(&field.rules.scripts);
    scripts.run(function, arguments, &mut table).expect("all is answered");
    for entry in table.entries() {
        if let Event::ScriptFailed { message, .. } = &entry.event {
            panic!("{message}");
        }
    }
    table
}

/// Returns the arguments of an event function: the side that plays the chit, and the chit.
pub(crate) fn event(field: &Field, side: Side, id: &str) -> [Argument; 2] {
    let chits = &field.rules.game.chits;
    let found = chits.iter().position(|chit| chit.id == id && chit.side == Some(side));
    let chit = blind_swords::game::ChitId::from_index(found.expect("a chit"));
    [Argument::Side(side), Argument::Chit(chit)]
}

/// Returns whether the event's script allows `side` to play its chit `id` now.
pub(crate) fn can_play(field: &Field, side: Side, id: &str) -> bool {
    let arguments = event(field, side, id);
    let Argument::Chit(chit) = arguments[1] else { unreachable!() };
    let event = field.rules.game.chits[chit.index()].event().expect("an event");
    let test = event.can_play.as_deref().expect("every event of the game has a test");
    loaded().host.try_test(test, &arguments, field.position()).expect("the test gives an answer")
}

/// Plays an event with the given answers and dice. Returns the table afterwards.
pub(crate) fn play(
    field: &Field,
    side: Side,
    id: &str,
    answers: &[&str],
    chances: &[Chance],
) -> Table {
    let arguments = event(field, side, id);
    let Argument::Chit(chit) = arguments[1] else { unreachable!() };
    let event = field.rules.game.chits[chit.index()].event().expect("an event");
    run(field, &event.on_play, &arguments, answers, chances)
}
