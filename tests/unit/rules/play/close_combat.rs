use blind_swords::board::Morale;
use blind_swords::game::{CohesionResult, CohesionTest, DepletionToken, SkedaddleToken};
use blind_swords::play::close_combat::*;
use blind_swords::{Outcome, Table};
use testing::field::{Chance, Field, at, events, given, state};

fn outcome(depletion: Option<DepletionToken>, skedaddle: &[SkedaddleToken]) -> [Chance; 2] {
    let result = CohesionResult { depletion, skedaddle: skedaddle.to_vec() };
    [given(Outcome::Crt(None)), given(Outcome::Cohesion(result))]
}

fn run(field: &Field, attackers: &[&str], answers: &[&str], chances: &[Chance]) -> Table {
    let mut table = field.table(answers, chances);
    let attackers = attackers.iter().map(|id| field.unit(id).index()).collect();
    fight(&mut table, &attackers, field.hex("2110")).expect("answered");
    table
}

/// CCO-08, ADV-03: if all defenders retreat, the attackers may advance up to two hexes.
#[test]
fn every_defender_retreats_and_attackers_advance() {
    let mut field = Field::clear();
    field.put("g1", "2110").put("g2", "2110").put("a1", "2109");
    let chances = outcome(None, &[SkedaddleToken::Retreat(1)]);
    let table = run(&field, &["a1"], &["hold", "g1", "2111", "2011", "a1"], &chances);
    assert_eq!(
        (at(&table, "g1"), at(&table, "g2"), at(&table, "a1")),
        ("2111".into(), "2011".into(), "2110".into())
    );
}

/// mutual depletion does not affect a side that is at least three times as strong as the
/// other.
#[test]
fn a_common_depletion_spares_the_much_stronger_side() {
    let mut field = Field::clear();
    field.put("h1", "2110").put("a3", "2109");
    let both = outcome(Some(DepletionToken::Both), &[]);
    let table = run(&field, &["a3"], &["hold"], &both);
    let face = |id| state(&table, id).face;
    assert_eq!(face("a3"), blind_swords::board::Face::Battleworn);
    assert_eq!(face("h1"), blind_swords::board::Face::Fresh);
}

/// a close combat ends without a roll if no attackers are left.
#[test]
fn defensive_fire_can_end_it() {
    let mut field = Field::clear();
    field.put("g1", "2110").put("a1", "2109");
    let driven = CohesionResult { depletion: None, skedaddle: vec![SkedaddleToken::Retreat(1)] };
    let chances =
        [given(Outcome::Crt(Some(CohesionTest::Routine))), given(Outcome::Cohesion(driven))];
    let table = run(&field, &["a1"], &["g1", "2108"], &chances);
    assert!(events(&table).contains(&"assault-lapsed"));
    assert!(!events(&table).contains(&"close-combat-resolved"));
    assert_eq!((at(&table, "g1"), at(&table, "a1")), ("2110".to_owned(), "2108".to_owned()));
}

/// CCO-05: a result against the attackers affects the largest unit in the Assaulting Hex.
#[test]
fn attackers_can_be_hit() {
    let mut field = Field::clear();
    field.put("g1", "2110").put("a1", "2109");
    let table =
        run(&field, &["a1"], &["hold"], &outcome(None, &[SkedaddleToken::AttackerMoraleHit]));
    assert_eq!(state(&table, "a1").morale, Morale::Shaken);
}
