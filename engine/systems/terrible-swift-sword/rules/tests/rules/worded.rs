//! Words for questions, facts and positions, in whole random games.

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::{
    Among, Ask, Asking, Entry, Log, Position, Reader, SilentDriver, Subject, Viewing, Wording,
};
use player::Planned;
use terrible_swift_sword::board::Stage;
use terrible_swift_sword::choice::Choice;
use terrible_swift_sword::describe;
use terrible_swift_sword::question::Loss;
use terrible_swift_sword::{Question, Table, TerribleSwiftSword};

use super::field::{Field, hex, toward, unit};
use super::games::{Wild, battle};

/// Every fact of a game has a line without a missing message.
#[test]
fn every_fact_of_a_game_has_a_line() {
    let field = battle();
    let rules = Arc::new(field.rules.clone());
    let mut table =
        Table::new(Arc::clone(&rules), field.board(), Box::new(Wild::new(5)), Log::Kept);
    while table.board().stage() != Stage::Over {
        table.play().expect("the bots answer");
        let entries: Vec<Entry<TerribleSwiftSword>> = table.take_entries();
        let board = table.board().clone();
        for entry in &entries {
            let position = Position { package: &*rules, board: &board };
            let told = TerribleSwiftSword::told(position, entry, Reader::Referee);
            let line = told.line.get().expect("a line");
            assert!(!line.text.contains('{') && !line.text.is_empty(), "{line:?}");
            assert!(
                !line.text.contains(entry.event.name()) || !line.text.contains('-'),
                "{line:?}"
            );
        }
        let view = TerribleSwiftSword::board_view(&rules, &board);
        assert!(view.counters.iter().all(|counter| !counter.words.is_empty()));
    }
}

/// Ids of choices name them again.
#[test]
fn ids_name_their_choices() {
    let field = Field::new();
    let question = Question::Advance(hex("2020"));
    for choice in [Choice::Unit(unit("u1")), Choice::Share(unit("un"), 2), Choice::Number(3)] {
        let id = TerribleSwiftSword::id(&field.rules, &question, choice);
        let called = TerribleSwiftSword::candidates(Among::Called(&field.rules, &id));
        assert!(called.contains(&choice), "{id}");
    }
}

/// A unit is told with strength, weapon, morale, facing and state.
#[test]
fn a_unit_is_told_as_it_is() {
    let mut field = Field::new();
    field.put("c1", "2020", "NE").set("c1", |state| state.pinned = true);
    let words = field.seen(|position| describe::unit_as_it_is(position, unit("c1")));
    assert_eq!(words, "c1, 4 of 4 SP, rifle muskets (R), morale B, in line facing NE, pinned");
}

/// Every kind of decision of random games has advice and a legal habit. A proposal that is refused
/// has a reason of its own.
#[test]
fn every_kind_of_decision_has_advice_and_reasons() {
    let field = battle();
    let rules = Arc::new(field.rules.clone());
    let mut kinds = BTreeSet::new();
    for seed in 1..6 {
        let mut board = field.board();
        let mut wild = Wild::new(seed);
        while board.stage() != Stage::Over {
            let silent = Box::new(SilentDriver);
            let mut asked = Table::new(Arc::clone(&rules), board.clone(), silent, Log::Kept);
            let _ = asked.play();
            if let Some(Ask::Choose { side, question, options }) = asked.pending().map(|it| &it.ask)
            {
                let position = asked.position();
                let coach = TerribleSwiftSword::prompt(position, question).coach.get();
                assert!(coach.is_some_and(|text| !text.starts_with("coach")), "{question:?}");
                let habit = TerribleSwiftSword::habit(position, *side, question, options);
                assert!(options.contains(&habit), "{habit:?} at {question:?}");
                for choice in TerribleSwiftSword::candidates(Among::Proposals(position, question)) {
                    let why = TerribleSwiftSword::why(position, question, choice);
                    let reason = why.map(|why| why.reason).unwrap_or_default();
                    assert!(!reason.contains("answer the question"), "{choice:?} {question:?}");
                }
                kinds.insert(question.kind());
            }
            let seeded = Box::new(Wild::new(wild.below(1 << 20) as u64));
            let mut played = Table::new(Arc::clone(&rules), board, seeded, Log::Dropped);
            played.play().expect("the bots answer");
            board = played.board().clone();
        }
    }
    assert!(kinds.len() >= 8, "{kinds:?}");
}

/// Every refusal that candidates meet in a game has a reason in words.
#[test]
fn every_refusal_of_a_game_has_a_reason() {
    let field = battle();
    let rules = Arc::new(field.rules.clone());
    let mut board = field.board();
    for seed in 1..60 {
        let mut asked = Table::new(Arc::clone(&rules), board, Box::new(SilentDriver), Log::Kept);
        let start = asked.board().clone();
        let _ = asked.play();
        if let Some(Ask::Choose { question, .. }) = asked.pending().map(|pending| &pending.ask) {
            let position = asked.position();
            for choice in TerribleSwiftSword::candidates(Among::Proposals(position, question)) {
                let why = TerribleSwiftSword::why(position, question, choice);
                let reason = why.map(|why| why.reason).unwrap_or_default();
                assert!(!reason.contains("st-") && !reason.contains('{'), "{reason}");
            }
        }
        let wild = Box::new(Wild::new(seed));
        let mut played = Table::new(Arc::clone(&rules), start, wild, Log::Dropped);
        played.play().expect("the bots answer");
        board = played.board().clone();
    }
}

/// ST-MEL-14, ST-STK-11. A unit that is not among those of a loss, or of those without room, is
/// refused with a reason.
#[test]
fn other_units_take_no_loss() {
    let (field, other) = (Field::new(), Choice::Unit(unit("c1")));
    let units = [unit("u1").index(), unit("u2").index()].into_iter().collect();
    let loss = Question::Loss(Loss { hex: hex("2020"), units });
    assert_eq!(field.refuses(&loss, other), "ST-MEL-14");
    assert_eq!(field.refuses(&Question::Crowded(units), other), "ST-STK-11");
    assert!(field.allows(&loss, Choice::Unit(unit("u2"))));
}

/// Every hex, unit, leader and brigade of a battle has a description.
#[test]
fn whatever_has_a_name_is_described() {
    let field = battle();
    let (rules, board) = (&field.rules, field.board());
    let materials = TerribleSwiftSword::materials(rules);
    let names = materials.names.get();
    let named = names.iter().enumerate().flat_map(|(group, names)| {
        (0..names.len()).map(move |index| Subject::Named { group, index })
    });
    let mut described = 0;
    for subject in materials.grid.hexes().map(Subject::Hex).chain(named) {
        let lines = TerribleSwiftSword::about(rules, &board, subject);
        assert!(!lines.is_empty() && lines.iter().all(|line| !line.contains('{')), "{lines:?}");
        described += 1;
    }
    assert!(described > 100, "{described}");
}

/// A hex tells its ground, its units and the zones that cover it. A unit tells its place and who
/// commands it.
#[test]
fn a_hex_and_a_unit_are_looked_up() {
    let mut field = Field::new();
    field.put("c1", "2020", "NE");
    let (rules, board) = (&field.rules, field.board());
    let told = |subject| TerribleSwiftSword::about(rules, &board, subject).join("; ");
    let front = rules.game.map.grid.neighbour(hex("2020"), toward("NE")).expect("a hex");
    let here = told(Subject::Hex(hex("2020")));
    assert!(here.starts_with("2020: clear ground, ground level; c1, 4 of 4 SP"), "{here}");
    let front = told(Subject::Hex(front));
    assert!(front.ends_with("zones of control of c1"), "{front}");
    let unit = Subject::Named { group: 0, index: unit("c1").index() };
    let told = told(unit);
    assert!(told.contains("; In 2020; Not in command of any leader"), "{told}");
}
