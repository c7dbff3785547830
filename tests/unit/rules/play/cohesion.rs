use blind_swords::Outcome;
use blind_swords::board::{Face, Morale};
use blind_swords::game::{CohesionResult, CohesionTest, DepletionToken, SkedaddleToken};
use blind_swords::play::cohesion::*;
use blind_swords::question::LeadRetreat;
use kernel::Side;
use testing::field::{Field, at, given, roller, state};

fn result(
    depletion: Option<DepletionToken>,
    skedaddle: &[SkedaddleToken],
) -> testing::field::Chance {
    given(Outcome::Cohesion(CohesionResult { depletion, skedaddle: skedaddle.to_vec() }))
}

fn tested(field: &Field, units: &[&str], lead: &str) -> Tested {
    Tested {
        hex: field.hex("2110"),
        units: units.iter().map(|id| field.unit(id).index()).collect(),
        lead: field.unit(lead),
        causes: blind_swords::position_ext::only(field.unit("a1")),
        chooser: Side::Usa,
    }
}

/// under the FAQ, the lead unit is determined again after a depletion. Under the series
/// rules, the lead unit stays the unit that was larger before the depletion.
#[test]
fn the_lead_unit_is_looked_up_again() {
    let mut field = Field::clear();
    field.put("g1", "2110").put("g2", "2110").put("a1", "2109");
    let hits = [SkedaddleToken::MoraleHits(1), SkedaddleToken::Retreat(2)];
    let chance = [result(Some(DepletionToken::Lead), &hits)];
    let run = |field: &Field| {
        let mut table = field.table(&["2111", "2112"], &chance);
        let tested = tested(field, &["g1", "g2"], "g1");
        fire_test(&mut table, &tested, CohesionTest::Routine, LeadRetreat::Now).expect("answered");
        table
    };
    let table = run(&field);
    assert_eq!((at(&table, "g1"), at(&table, "g2")), ("2110".to_owned(), "2112".to_owned()));
    assert_eq!(
        (state(&table, "g1").face, state(&table, "g1").morale),
        (Face::Battleworn, Morale::None)
    );
    field.option("lead_between_tests", "fixed");
    let table = run(&field);
    assert_eq!((at(&table, "g1"), at(&table, "g2")), ("2112".to_owned(), "2110".to_owned()));
    assert_eq!(state(&table, "g1").morale, Morale::Shaken);
}

/// X-24, PAN-06: a lead unit that is hit no longer supports the other unit of its stack, which may
/// then panic.
#[test]
fn panic_is_judged_after_the_lead_units_result() {
    let mut field = Field::clear();
    field.put("g1", "2110").put("g2", "2110").put("a1", "2109");
    let chance = [result(None, &[SkedaddleToken::MoraleHits(1), SkedaddleToken::Panic(1)])];
    let mut table = field.table(&[], &chance);
    let tested = tested(&field, &["g1", "g2"], "g1");
    fire_test(&mut table, &tested, CohesionTest::Routine, LeadRetreat::Now).expect("answered");
    assert_eq!(state(&table, "g2").morale, Morale::Shaken);
}

/// VAL-15: the firing side rolls for the fire.
#[test]
fn the_firing_side_rolls_for_its_fire() {
    let mut field = Field::clear();
    field.put("a1", "2109").put("g1", "2110");
    let firers = blind_swords::position_ext::only(field.unit("a1"));
    let occasion = blind_swords::question::Occasion::Event(firers);
    let volley = blind_swords::question::Volley::new(Side::Usa, occasion);
    let mut table = field.table(&[], &[]);
    let target = field.hex("2110");
    blind_swords::play::fire::together(&mut table, volley, &firers, target).expect_err("a roll");
    assert_eq!(roller(&table), Side::Usa);
}

/// the owner of the tested units rolls the test, not the side that fired.
#[test]
fn the_owner_of_the_tested_units_rolls() {
    let mut field = Field::clear();
    field.put("a1", "2109").put("g1", "2110");
    let mut table = field.table(&[], &[]);
    let tested = tested(&field, &["g1"], "g1");
    fire_test(&mut table, &tested, CohesionTest::Routine, LeadRetreat::Now).expect_err("a roll");
    assert_eq!(roller(&table), Side::Csa);
}
