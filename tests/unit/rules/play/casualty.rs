use blind_swords::board::ChitPlace;
use blind_swords::play::casualty::*;
use kernel::Side;
use testing::field::{Chance, Field, events};

/// SS 10.5b. CHIT-13, ORG-04: a roll of 1 hits the general of chit `x`. A second hit brings the
/// general back.
#[test]
fn a_general_is_hit_and_comes_back() {
    let mut field = Field::clear();
    field.chits(ChitPlace::Discarded, &["x"]);
    let mut table = field.table(&[], &[Chance::One(1), Chance::One(1), Chance::One(6)]);
    play(&mut table, Side::Usa).expect("rolled");
    assert!(table.board().is_casualty(field.chit("x")));
    play(&mut table, Side::Usa).expect("rolled");
    assert!(!table.board().is_casualty(field.chit("x")));
    play(&mut table, Side::Usa).expect("rolled");
    assert_eq!(events(&table).last(), Some(&"casualty-rolled"));
}

/// T-15: the casualty table of a scenario replaces that of the game.
#[test]
fn the_table_of_the_scenario_comes_before_that_of_the_game() {
    let mut field = Field::clear();
    field.chits(ChitPlace::Discarded, &["x"]);
    let hit = |field: &Field| {
        let mut table = field.table(&[], &[Chance::One(1)]);
        play(&mut table, Side::Usa).expect("rolled");
        table.board().is_casualty(field.chit("x"))
    };
    assert!(hit(&field));
    field.game().scenarios[0].casualties = Some(kernel::PerSide::default());
    assert!(!hit(&field), "nobody is in that table");
}

/// SS 10.5b. CHIT-13: a hit has no effect on a general whose chit is not in the game. A general
/// marked `always_in_game` is hit all the same.
#[test]
fn a_general_who_has_not_come_is_missed() {
    let mut field = Field::clear();
    let mut table = field.table(&[], &[Chance::One(2)]);
    play(&mut table, Side::Csa).expect("rolled");
    assert_eq!(events(&table), ["casualty-rolled"]);
    let south = field.chit("south").index();
    let kind = &mut field.game().chits[south].kind;
    let blind_swords::game::ChitKind::Cic { leader, .. } = kind else { panic!("a commander") };
    leader.always_in_game = true;
    let mut table = field.table(&[], &[Chance::One(2)]);
    play(&mut table, Side::Csa).expect("rolled");
    assert!(table.board().is_casualty(field.chit("south")));
}
