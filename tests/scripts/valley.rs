//! Scripts of the shorter scenario. SC1-03 to SC1-05.

use blind_swords::board::{ActivationKind, Face};
use blind_swords::script::Argument;
use blind_swords::{Event, Table, play};
use testing::field::{Chance, Field, asked, events, state};

use crate::scripts::field::{run, start};

fn valley() -> Field {
    start("valley-vengeance", &[])
}

fn n_worn(table: &Table, units: &[&str]) -> usize {
    units.iter().filter(|unit| state(table, unit).face == Face::Battleworn).count()
}

const GUNS: [&str; 7] = ["carpenter", "caskie", "poague", "hardy", "pegram", "brown", "dement-b"];

/// SC1-03, SC1-04: in the bombardment, dice of 6, 1, 3, 2 and 5 hit two, none, one, one and three
/// units.
#[test]
fn the_guns_open_the_battle() {
    let chances = [6, 1, 3, 2, 5].map(Chance::One);
    let answers = ["1st-va", "48th-va", "12th-ga", "poague", "knap", "best", "roemer"];
    let table = run(&valley(), "preliminary_bombardment", &[], &answers, &chances);
    assert_eq!(n_worn(&table, &["1st-va", "21st-va", "42nd-va", "48th-va"]), 2);
    assert_eq!(n_worn(&table, &["37th-va", "47th-al", "48th-al", "10th-va", "23rd-va"]), 0);
    assert_eq!(n_worn(&table, &["12th-ga"]), 1);
    assert_eq!(n_worn(&table, &GUNS), 1);
    assert_eq!(n_worn(&table, &["knap", "best", "roemer", "reynolds"]), 3);
    assert_eq!(events(&table).len(), 5 + 7);
}

/// the firing side chooses the units that the bombardment hits. It may choose only fresh
/// units, and each unit only once.
#[test]
fn a_bombardment_wears_no_unit_out_twice() {
    let field = valley();
    let mut table = field.table(&["1st-va"], &[Chance::One(6)]);
    let scripts = std::sync::Arc::clone(&field.rules.scripts);
    scripts.run("preliminary_bombardment", &[], &mut table).expect_err("a second unit is asked");
    let (kind, options) = asked(&table);
    assert_eq!((kind, options.len()), ("bombardment.unit", 3));
    assert!(!options.contains(&"1st-va".to_owned()));
}

fn first_draw(answers: &[&str]) -> Table {
    let mut field = valley();
    for chit in ["williams", "augur", "winder", "ewell", "hill", "banks"] {
        let chit = field.chit(chit);
        field.happen(&Event::ChitToCup { chit });
    }
    run(&field, "name_first_chit", &[Argument::Word("chit-draw")], answers, &[])
}

/// SC1-05, A-103: the Union chooses the first chit among the chits of its divisions. That chit
/// makes no roll.
#[test]
fn the_union_names_the_first_chit() {
    let table = first_draw(&["williams", "gordon"]);
    let activation = table.board().activation().expect("active");
    assert_eq!(activation.kind, ActivationKind::Full);
    assert_eq!(table.package().game.brigades[activation.brigade.index()].id, "gordon");
    assert!(!events(&table).contains(&"command-rolled"));
}

/// The Union may decline the choice, and then the first chit is drawn at random.
#[test]
fn the_first_chit_may_be_left_to_chance() {
    let table = first_draw(&["decline"]);
    assert!(table.board().activation().is_none());
    assert_eq!(events(&table), [] as [&str; 0]);
}

/// The script offers the choice only in the Chit Draw Phase of turn 7.
#[test]
fn the_first_chit_is_named_once() {
    let mut field = valley();
    for phase in ["command-decision", "artillery", "end-turn"] {
        let table = run(&field, "name_first_chit", &[Argument::Word(phase)], &[], &[]);
        assert!(table.entries().is_empty());
    }
    field.happen(&Event::TurnBegan { turn: 8 });
    let table = run(&field, "name_first_chit", &[Argument::Word("chit-draw")], &[], &[]);
    assert!(table.entries().is_empty());
}

/// SC1-03: the rules run the bombardment script before the first turn.
#[test]
fn the_bombardment_is_part_of_the_set_up() {
    let mut table = valley().table(&[], &[1, 1, 1, 1].map(Chance::One));
    play::next(&mut table).expect_err("the last die is missing");
    assert_eq!(events(&table), ["table-rolled"; 4]);
}
