//! Script that releases the brigades on the mountain. SC2-03 to SC2-06, A-101, A-102, X-39 to X-41.

use blind_swords::board::{ChitPlace, Frozen, Phase};
use blind_swords::game::{BrigadeId, UnitId};
use blind_swords::play::entering;
use blind_swords::script::Argument;
use blind_swords::{Event, Table};
use testing::field::{Field, events};

use crate::scripts::field::{run, start};

fn battle() -> Field {
    start("slaughter-mountain", &[])
}

fn frozen(table: &Table) -> [Frozen; 2] {
    ["forno", "trimble"].map(|id| table.board().brigade(brigade(table, id)).frozen)
}

fn brigade(table: &Table, id: &str) -> BrigadeId {
    let found = table.package().game.brigades.iter().position(|brigade| brigade.id == id);
    BrigadeId::from_index(found.expect("a brigade"))
}

fn guns_held(table: &Table, field: &Field) -> bool {
    ["latimer", "terry"].iter().any(|gun| table.board().is_frozen_unit(field.unit(gun)))
}

fn enter(field: &mut Field, unit: &str, hex: &str) -> Table {
    field.put(unit, hex);
    let unit: UnitId = field.unit(unit);
    let mut table = field.table(&[], &[]);
    entering::entered(&mut table, unit).expect("nothing is asked");
    table
}

/// SC2-03, SC2-05: the brigades on the mountain are frozen at the start.
#[test]
fn the_mountain_is_held_at_the_start() {
    let field = battle();
    let table = field.table(&[], &[]);
    assert_eq!(frozen(&table), [Frozen::Yes; 2]);
    assert!(guns_held(&table, &field));
}

/// when a division is released, its chit returns to the cup at once. The brigades can act
/// from the next phase on.
#[test]
fn a_union_unit_in_row_29_releases_them() {
    let mut field = battle();
    let ewell = field.chit("ewell");
    assert_eq!(field.board.chits_at(ewell, ChitPlace::Discarded), 1);
    let table = enter(&mut field, "5th-ct", "2905");
    assert_eq!(frozen(&table), [Frozen::Thawing; 2]);
    assert!(!guns_held(&table, &field));
    assert_eq!(table.board().chits_at(ewell, ChitPlace::Cup), 1);
    let names = events(&table);
    assert_eq!(names[0], "told");
    assert!(!names.contains(&"script-failed"));

    field.board = table.board().clone();
    field.happen(&Event::PhaseSet { phase: Phase::CommandDecision });
    assert_eq!(frozen(&field.table(&[], &[])), [Frozen::No; 2]);
}

/// a chit of a released division that is already in the cup stays there.
#[test]
fn a_chit_in_the_cup_stays() {
    let mut field = battle();
    let ewell = field.chit("ewell");
    field.happen(&Event::ChitToCup { chit: ewell });
    let table = enter(&mut field, "1st-pa", "2900");
    assert_eq!(table.board().chits_at(ewell, ChitPlace::Cup), 1);
    assert!(!events(&table).contains(&"chit-to-cup"));
}

/// Neither a Confederate unit nor a Union unit in another row releases the brigades. A second Union
/// unit has no further effect.
#[test]
fn only_the_union_on_the_mountain_counts() {
    let mut field = battle();
    assert_eq!(events(&enter(&mut field, "13th-va", "2905")), [] as [&str; 0]);
    let mut field = battle();
    assert_eq!(events(&enter(&mut field, "5th-ct", "2805")), [] as [&str; 0]);
    let mut field = battle();
    field.board = enter(&mut field, "5th-ct", "2905").board().clone();
    assert_eq!(events(&enter(&mut field, "46th-pa", "2905")), [] as [&str; 0]);
}

/// SC2-03, A-101: the brigades are also released when Jackson's chit enters the game. No other chit
/// releases them.
#[test]
fn jackson_takes_command() {
    let field = battle();
    let chit = Argument::Chit(field.chit("jackson"));
    let table = run(&field, "chit_enters", &[chit], &[], &[]);
    assert_eq!(frozen(&table), [Frozen::Thawing; 2]);
    assert!(!guns_held(&table, &field));
    assert!(!events(&table).contains(&"chit-to-cup"));
    let hill = Argument::Chit(field.chit("hill"));
    assert_eq!(events(&run(&field, "chit_enters", &[hill], &[], &[])), [] as [&str; 0]);
}
