//! Scripts of the optional reinforcements. OPT-01 to OPT-05, X-43, X-44.

use blind_swords::board::{Arrival, BoardSetup, ChitPlace, Frozen};
use blind_swords::game::TrackId;
use blind_swords::{Event, Table};
use testing::field::{Chance, Field, asked, events};

use crate::scripts::field::{run, start};

const JACKSON: TrackId = TrackId(0);
const RICKETTS: TrackId = TrackId(1);

fn battle(options: &[&str]) -> Field {
    start("slaughter-mountain", options)
}

/// Runs the scenario's arrival script at the end of a turn. `field` then has the resulting board.
fn end_turn(field: &mut Field, turn: u8, answers: &[&str], chances: &[Chance]) -> Table {
    field.happen(&Event::TurnBegan { turn });
    let table = run(field, "arrivals", &[], answers, chances);
    field.board = table.board().clone();
    table
}

fn arrival(field: &Field, brigade: &str) -> Option<(u8, String)> {
    let Arrival { turn, hex, .. } = field.board.brigade(field.brigade(brigade)).arrival?;
    Some((turn, field.rules.game.map.number(hex).to_string()))
}

fn spend(field: &mut Field, n: usize, side: kernel::Side, track: TrackId) {
    let chits = field.rules.game.chits.iter().enumerate();
    let own = chits.filter(|(_, chit)| chit.side == Some(side) && chit.event().is_some());
    let own: Vec<_> = own.map(|(index, _)| blind_swords::game::ChitId::from_index(index)).collect();
    for &chit in own.iter().take(n) {
        let mut setup = BoardSetup::of(&field.rules, field.board.clone());
        setup.place_chit(chit, ChitPlace::Drawn);
        field.board = setup.finish();
        field.happen(&Event::ChitSpent { side, chit, track });
    }
}

/// Without the optional rule, the script makes no roll.
#[test]
fn nobody_is_sent_for_without_an_option() {
    let table = end_turn(&mut battle(&[]), 6, &[], &[]);
    assert!(table.entries().is_empty());
}

/// OPT-02: the roll, minus the number of chits on the track, must be less than the turn number. On
/// turn 6, a roll of 8 fails with two chits and succeeds with three.
#[test]
fn the_roll_must_be_less_than_the_turn() {
    for (chits, reached) in [(2, 1), (3, 2)] {
        let mut field = battle(&["stonewalls_bad_day"]);
        assert_eq!(field.board.track(JACKSON), 1);
        spend(&mut field, chits, kernel::Side::Csa, JACKSON);
        end_turn(&mut field, 6, &[], &[Chance::Two(5, 3)]);
        assert_eq!(field.board.track(JACKSON), reached, "{chits}");
    }
}

/// OPT-03, A-101: when the track reaches its last box, Jackson's chit goes into the cup. The
/// brigades on the mountain are released.
#[test]
fn jackson_arrives() {
    let mut field = battle(&["stonewalls_bad_day"]);
    field.happen(&Event::TrackSet { track: JACKSON, reached: 3 });
    end_turn(&mut field, 10, &[], &[Chance::Two(1, 2)]);
    let jackson = field.chit("jackson");
    assert_eq!(field.board.chits_at(jackson, ChitPlace::Cup), 1);
    assert_eq!(field.board.brigade(field.brigade("forno")).frozen, Frozen::Thawing);
    assert!(!field.board.is_frozen_unit(field.unit("terry")));
    let table = end_turn(&mut field, 11, &[], &[]);
    assert!(table.entries().is_empty(), "nobody looks for him any more");
}

/// one brigade of Ricketts arrives each turn. A brigade that takes the southern road arrives
/// one turn later.
#[test]
fn ricketts_arrives_brigade_by_brigade() {
    let mut field = battle(&["pope_reinforcements"]);
    field.happen(&Event::TrackSet { track: RICKETTS, reached: 3 });
    end_turn(&mut field, 6, &["tower", "1300"], &[Chance::Two(1, 1)]);
    assert_eq!(field.board.chits_at(field.chit("ricketts"), ChitPlace::Cup), 1);
    assert_eq!(arrival(&field, "tower"), Some((7, "1300".to_owned())));
    end_turn(&mut field, 7, &["carroll", "2400"], &[]);
    assert_eq!(arrival(&field, "carroll"), Some((9, "2400".to_owned())));
    end_turn(&mut field, 8, &["duryea", "1300"], &[]);
    end_turn(&mut field, 9, &["1300"], &[]);
    assert_eq!(arrival(&field, "hartsuff"), Some((10, "1300".to_owned())));
    assert!(end_turn(&mut field, 10, &[], &[]).entries().is_empty());
}

/// The Union chooses the next brigade among those that are not yet on their way.
#[test]
fn the_questions_about_arrivals() {
    let mut field = battle(&["pope_reinforcements"]);
    field.happen(&Event::TrackSet { track: RICKETTS, reached: 4 });
    let brigade = field.brigade("tower");
    field.happen(&Event::BrigadeMarkerAdded { brigade });
    let scripts = std::sync::Arc::clone(&field.rules.scripts);
    let ask = |answers: &[&str]| {
        let mut table = field.table(answers, &[]);
        scripts.run("arrivals", &[], &mut table).expect_err("a question waits");
        let (kind, options) = asked(&table);
        (kind.to_owned(), options)
    };
    let options = |ids: [&str; 3]| ids.map(str::to_owned).to_vec();
    assert_eq!(
        ask(&[]),
        ("arrival.brigade".to_owned(), options(["duryea", "hartsuff", "carroll"]))
    );
    assert_eq!(ask(&["carroll"]).0, "entry.hex");
}

/// the first roll for Field is made on the turn in which the first brigade of Ricketts
/// arrives.
#[test]
fn field_is_called_a_turn_after_ricketts() {
    let mut field = battle(&["pope_reinforcements", "hills_rearguard"]);
    field.happen(&Event::TrackSet { track: RICKETTS, reached: 3 });
    let table = end_turn(&mut field, 6, &["tower", "1300"], &[Chance::Two(1, 1)]);
    assert_eq!(events(&table).iter().filter(|name| **name == "table-rolled").count(), 1);
    end_turn(&mut field, 7, &["carroll", "1300"], &[Chance::One(4)]);
    assert_eq!(arrival(&field, "field"), None);
    let entry = |hex| {
        let mut field = field.clone();
        end_turn(&mut field, 8, &["duryea", "1300", hex], &[Chance::One(5)]);
        arrival(&field, "field").expect("he comes")
    };
    assert_eq!(entry("2218"), (9, "2218".to_owned()));
    assert_eq!(entry("2618"), (10, "2618".to_owned()));
    assert_eq!(entry("3418"), (11, "3418".to_owned()));
}

/// OPT-06: without the reinforcements of Ricketts there is no roll for Field.
#[test]
fn field_waits_for_ricketts() {
    let table = end_turn(&mut battle(&["hills_rearguard"]), 9, &[], &[]);
    assert!(table.entries().is_empty());
}
