use blind_swords::Outcome;
use blind_swords::board::Morale;
use blind_swords::event::Event;
use blind_swords::game::{CohesionResult, CohesionTest, FogEffect, FogRow, FogScript, FogScriptId};
use blind_swords::play::fog_of_war::*;
use kernel::Side;
use testing::field::{Chance, Field, asked, at, events, given, roller, state};

const USA_ADVANCES: Chance = Chance::One(1);
const USA_WITHDRAWS: Chance = Chance::One(2);

/// Returns a field with a Union unit in woods and an enemy unit three hexes away.
fn field(morale: Morale) -> Field {
    let mut field = Field::clear();
    field.put_as("a1", "2110", |unit| unit.morale = morale).put("g1", "2113");
    field.terrain("2110", "woods");
    field
}

/// SS 10.5b. CHIT-11: a unit that must advance into difficult terrain takes a morale hit,
/// unless it is disrupted.
#[test]
fn difficult_ground_costs_a_morale_hit_unless_disrupted() {
    let after = [
        (Morale::None, Morale::Shaken),
        (Morale::Shaken, Morale::Disrupted),
        (Morale::Disrupted, Morale::Disrupted),
    ];
    for (before, expected) in after {
        let mut table = field(before).table(&["a1", "2111"], &[USA_ADVANCES]);
        play(&mut table).expect("answered");
        assert_eq!((at(&table, "a1"), state(&table, "a1").morale), ("2111".to_owned(), expected));
        assert!(!events(&table).contains(&"break-tested"));
    }
}

/// SS 10.5b: a unit that must advance into clear terrain takes no morale hit.
#[test]
fn clear_ground_is_harmless() {
    let mut field = field(Morale::None);
    field.terrain("2110", "clear");
    let mut table = field.table(&["a1", "2111"], &[USA_ADVANCES]);
    play(&mut table).expect("answered");
    assert_eq!(state(&table, "a1").morale, Morale::None);
}

/// SS 10.3b, 10.5b. CHIT-04, CHIT-10: the side that did not draw the chit rolls. The opponent of
/// the affected side chooses the unit, or chooses none.
#[test]
fn the_opponent_chooses_or_declines() {
    let field = field(Morale::None);
    let mut table = field.table(&[], &[USA_ADVANCES]);
    play(&mut table).expect_err("the unit is asked for");
    assert_eq!(asked(&table), ("fog.unit", vec!["a1".to_owned(), "decline".to_owned()]));
    let rolled = table
        .entries()
        .iter()
        .any(|entry| matches!(entry.event, Event::FogRolled { side: Side::Usa, .. }));
    assert!(rolled, "turn 1: the Confederate draws, the Union rolls");
    for answers in [&["decline"][..], &["a1", "decline"]] {
        let mut table = field.table(answers, &[USA_ADVANCES]);
        play(&mut table).expect("answered");
        assert_eq!(at(&table, "a1"), "2110");
    }
}

/// SS 10.5b, 13.7. CHIT-12: a unit that withdraws from an adjacent enemy draws fire. If that fire
/// makes it retreat, it does not withdraw as well.
#[test]
fn a_withdrawal_draws_disengagement_fire() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2111");
    let mut table = field.table(&["a1", "2109", "hold"], &[USA_WITHDRAWS]);
    play(&mut table).expect("answered");
    assert_eq!(at(&table, "a1"), "2109");
    let retreat = CohesionResult { depletion: None, skedaddle: vec!["R1".parse().expect("R1")] };
    let chances = [
        USA_WITHDRAWS,
        given(Outcome::Crt(Some(CohesionTest::Routine))),
        given(Outcome::Cohesion(retreat)),
    ];
    let mut table = field.table(&["a1", "2109", "g1", "2010"], &chances);
    play(&mut table).expect("answered");
    assert_eq!(at(&table, "a1"), "2010");
    assert!(!events(&table).contains(&"moved"));
}

/// A-27, VAL-15, CHIT-04: the side that did not draw the chit rolls for the chit. The owner of a
/// general rolls for the general.
#[test]
fn the_other_side_rolls_for_the_fog() {
    for (turn, expected) in [(7, Side::Usa), (8, Side::Csa)] {
        let mut field = Field::clear();
        field.happen(&Event::TurnBegan { turn });
        let mut table = field.table(&[], &[]);
        play(&mut table).expect_err("a roll");
        assert_eq!(roller(&table), expected);
        for owner in [Side::Usa, Side::Csa] {
            let mut table = field.table(&[], &[]);
            blind_swords::play::casualty::play(&mut table, owner).expect_err("a roll");
            assert_eq!(roller(&table), owner);
        }
    }
}

/// BS 7.3b. CHIT-10, V-31: if the Fog of War result is one that the package defines, the result's
/// script runs, and the log names the result.
#[test]
fn a_script_does_what_the_package_has_of_its_own() {
    let mut field = Field::clear();
    let script = FogScript { name: "Smoke".to_owned(), call: "smoke".to_owned() };
    field.game().fog_scripts.push(script);
    field.game().fog[4] = FogRow::Script(FogScriptId(0));
    let mut table = field.table(&[], &[Chance::One(5)]);
    play(&mut table).expect("the script asks nothing");
    assert_eq!(events(&table), ["fog-rolled", "told"]);
    let mut table = field.table(&[], &[Chance::One(6)]);
    play(&mut table).expect_err("a general's die");
    assert!(!events(&table).contains(&"told"));
}

/// T-14: a scenario may have its own Fog of War table.
#[test]
fn the_table_of_the_scenario_stands_before_that_of_the_game() {
    let mut field = field(Morale::None);
    let casualty = FogRow::Effect(FogEffect::GeneralCasualty(Side::Csa));
    field.game().scenarios[0].fog = Some([casualty; 6]);
    let mut table = field.table(&[], &[USA_ADVANCES]);
    play(&mut table).expect_err("a general's die");
    assert_eq!(roller(&table), Side::Csa);
}
