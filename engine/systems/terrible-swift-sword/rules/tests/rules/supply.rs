//! Rally, supply, the wagon and transfers of rounds. ST 12, 14.4.

use kernel::Side;
use terrible_swift_sword::board::{Melee, Stage};
use terrible_swift_sword::check::supply;
use terrible_swift_sword::choice::{Choice, Word};
use terrible_swift_sword::game::{Formation, Terrain, UnitSet, Way};
use terrible_swift_sword::question::{Question, Transfer};

use super::field::{Field, hex, leader, unit};

fn final_command(side: Side) -> Field {
    let mut field = Field::new();
    field.stage(side, Stage::FinalCommand);
    field
}

fn routed(field: &mut Field, ids: &[(&str, &str)]) {
    for (id, number) in ids {
        field.put(id, number, "N").set(id, |state| state.routed = true);
    }
}

/// ST-ROUT-15, R-59. A leader with a rally rating of two rallies two of three units.
#[test]
fn a_leader_rallies_as_many_units_as_the_rating_says() {
    let mut field = final_command(Side::Usa);
    field.leader("kl", "2020");
    routed(&mut field, &[("u1", "2020"), ("u2", "2022"), ("u3", "2023")]);
    let played = field.play(&["u1", "u3"], &[]);
    assert!(!played.state("u1").routed && played.state("u2").routed && !played.state("u3").routed);
    field.set("u2", |state| state.routed = false);
    let played = field.play(&[], &[]);
    assert!(!played.state("u1").routed && !played.state("u3").routed, "two need no choice");
}

/// ST-ROUT-15. Three hexes are near enough, four are not.
#[test]
fn a_leader_rallies_units_within_three_hexes() {
    let mut field = final_command(Side::Usa);
    field.leader("kl", "2020");
    routed(&mut field, &[("u1", "2023"), ("u2", "2024")]);
    let question = Question::Rally(leader("kl"));
    assert!(field.allows(&question, Choice::Unit(unit("u1"))));
    assert_eq!(field.refuses(&question, Choice::Unit(unit("u2"))), "ST-ROUT-15");
}

/// ST-ROUT-15. Limbered batteries need no leader.
#[test]
fn a_limbered_battery_rallies_by_itself() {
    let mut field = final_command(Side::Csa);
    field.put("ct", "2020", "N").form("ct", Formation::Limbered);
    field.set("ct", |state| state.routed = true);
    assert!(!field.play(&[], &[]).state("ct").routed);
}

/// ST-ROUT-16, R-60. A unit in town rallies only along a turnpike or road.
#[test]
fn a_unit_in_town_needs_a_road_to_its_leader() {
    let mut field = final_command(Side::Usa);
    field.leader("kl", "2020").terrain("2021", Terrain::Town);
    routed(&mut field, &[("u1", "2021")]);
    let (question, choice) = (Question::Rally(leader("kl")), Choice::Unit(unit("u1")));
    assert_eq!(field.refuses(&question, choice), "ST-ROUT-16");
    field.way(&["2020", "2021"], Way::Trail);
    assert_eq!(field.refuses(&question, choice), "ST-ROUT-16");
    field.way(&["2020", "2021"], Way::Road);
    assert!(field.allows(&question, choice));
}

/// ST-SEQ-06, ST-ROUT-17, ST-PIN-06. A pinned leader rallies, and loses the marker afterwards.
#[test]
fn a_pinned_leader_rallies_units() {
    let mut field = final_command(Side::Csa);
    field.leader("gl", "2020").set_leader("gl", |state| state.pinned = true);
    routed(&mut field, &[("c1", "2021")]);
    field.put("u1", "3030", "N").set("u1", |state| state.pinned = true);
    let played = field.play(&[], &[]);
    assert!(!played.state("c1").routed && !played.board.leader(leader("gl")).pinned);
    assert!(played.state("u1").pinned, "the enemy keeps his Pins");
}

/// ST-ROUT-17. A leader in a melee that has not ended rallies no unit.
#[test]
fn an_engaged_leader_rallies_no_unit() {
    let mut field = final_command(Side::Usa);
    field.leader("kl", "2020").put("u2", "2020", "N").put("c1", "2020", "S");
    routed(&mut field, &[("u1", "2021")]);
    let (question, choice) = (Question::Rally(leader("kl")), Choice::Unit(unit("u1")));
    assert!(field.allows(&question, choice));
    let melee = Melee {
        hex: hex("2020"),
        attacker: Side::Csa,
        charged: UnitSet::EMPTY,
        fought: true,
        held: true,
        settled: false,
        entered_from: Vec::new(),
    };
    field.with(|setup| setup.melee(melee));
    assert_eq!(field.refuses(&question, choice), "ST-ROUT-17");
}

/// ST-UAM-06. The morale of the Union rises by the strength that rallies.
#[test]
fn a_rally_lifts_the_union_morale() {
    let mut field = final_command(Side::Usa);
    field.leader("kl", "2020").morale(20);
    routed(&mut field, &[("u1", "2020")]);
    field.set("u1", |state| state.strength = 4);
    assert_eq!(field.play(&[], &[]).board.morale(), 24);
}

/// ST-SUP-03. Fifteen hexes of turnpike are near enough, six clear hexes are not.
#[test]
fn a_wagon_supplies_units_within_five_points() {
    let mut field = final_command(Side::Usa);
    field.put("us", "2030", "N").put("u1", "2015", "N").put("u2", "3030", "N");
    field.put("u3", "2025", "N");
    for id in ["u1", "u2", "u3"] {
        field.set(id, |state| state.depleted = true);
    }
    let pike: Vec<_> = (15..=30).map(|row| format!("20{row}")).collect();
    let pike: Vec<_> = pike.iter().map(String::as_str).collect();
    let played = field.play(&[], &[]);
    assert!(
        played.state("u1").depleted && !played.state("u3").depleted && played.state("u2").depleted
    );
    let played = field.way(&pike, Way::Pike).play(&[], &[]);
    assert!(!played.state("u1").depleted, "along the turnpike");
}

/// ST-SUP-03. An enemy in the way bars the line.
#[test]
fn an_enemy_bars_the_line_of_supply() {
    let mut field = final_command(Side::Usa);
    field.put("us", "2022", "N").put("u1", "2020", "N").set("u1", |state| state.depleted = true);
    assert!(!field.play(&[], &[]).state("u1").depleted);
    for (id, number) in
        [("c1", "2021"), ("c2", "1921"), ("c3", "2122"), ("hc", "1920"), ("ct", "2121")]
    {
        field.put(id, number, "N");
    }
    field.put("hb", "2019", "N");
    assert!(field.play(&[], &[]).state("u1").depleted);
    let supplied = field.seen(|position| supply::is_supplied(position, unit("u1")));
    assert_eq!(supplied.map_err(|refusal| refusal.requirement), Err("ST-SUP-03"));
}

/// ST-STK-06. The owner may swap the units of a stack whose top one ran out of ammunition.
#[test]
fn a_stack_is_swapped_only_after_a_depletion() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::DefensiveFire).put("c1", "2020", "N").put("c2", "2020", "N");
    let question = Question::Swap(hex("2020"));
    assert_eq!(field.refuses(&question, Choice::Word(Word::Swap)), "ST-STK-06");
    assert!(field.allows(&question, Choice::Word(Word::Keep)));
}

/// ST-SUP-05. A regiment of rifles gives one point, which is no casualty and serves from the next
/// turn.
#[test]
fn a_new_guard_comes_from_a_regiment_in_the_hex() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::Movement).put("us", "2020", "N").put("u1", "2020", "N");
    field.put("u2", "2021", "N").put("uc", "2020", "N").set("us", |state| state.strength = 0);
    let question = Question::Guard(unit("us"));
    assert!(field.allows(&question, Choice::Unit(unit("u1"))));
    for other in ["u2", "uc"] {
        assert_eq!(field.refuses(&question, Choice::Unit(unit(other))), "ST-SUP-05");
    }
}

/// ST-SUP-06. A wagon whose captors hold it is taken or destroyed.
#[test]
fn only_a_wagon_that_is_held_is_taken() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Movement).put("us", "2020", "N").put("c1", "2020", "N");
    let question = Question::Wagon(unit("us"));
    assert_eq!(field.refuses(&question, Choice::Word(Word::Capture)), "ST-SUP-06");
    field.set("us", |state| state.strength = 0);
    assert!(field.allows(&question, Choice::Word(Word::Capture)));
    assert!(field.allows(&question, Choice::Word(Word::Destroy)));
    field.put("u1", "2020", "N");
    assert_eq!(field.refuses(&question, Choice::Word(Word::Capture)), "ST-SUP-06");
}

/// ST-ART-05, R-62. Batteries with the same guns hand over rounds if neither has fired.
#[test]
fn idle_batteries_of_one_kind_hand_over_rounds() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::TurnEnd).put("ct", "2020", "N").put("hb", "2021", "N");
    field.set("hb", |state| state.rounds = 3);
    let question = Question::Transfer(Transfer::To(unit("ct")));
    let choice = Choice::Unit(unit("hb"));
    assert_eq!(field.refuses(&question, choice), "ST-ART-05", "rifles and smoothbores");
    field.game().units[unit("ct").index()].weapon = terrible_swift_sword::game::Weapon::N;
    assert!(field.allows(&question, choice));
    let played = field.play(&["ct", "3", "done"], &[]);
    assert_eq!((played.state("ct").rounds, played.state("hb").rounds), (3, 6));
    field.set("ct", |state| state.fired_this_turn = true);
    assert_eq!(field.refuses(&question, choice), "ST-ART-05", "it fired");
    field.set("ct", |state| state.fired_this_turn = false);
    field.set("hb", |state| state.turn_began = Some(hex("2025")));
    assert_eq!(field.refuses(&question, choice), "ST-ART-05", "it came up in this turn");
}

/// ST-ART-05. A battery of six guns gets no rounds from one of four, one of five does.
#[test]
fn a_larger_battery_gets_no_rounds() {
    let mut field = Field::new();
    field.put("ct", "2020", "N").put("hb", "2021", "N").set("hb", |state| state.rounds = 3);
    let (question, choice) =
        (Question::Transfer(Transfer::To(unit("ct"))), Choice::Unit(unit("hb")));
    field.game().units[unit("ct").index()].weapon = terrible_swift_sword::game::Weapon::N;
    field.game().units[unit("hb").index()].strength = 6;
    field.set("hb", |state| state.strength = 6);
    assert_eq!(field.refuses(&question, choice), "ST-ART-05");
    field.set("hb", |state| state.strength = 5);
    assert!(field.allows(&question, choice));
}
