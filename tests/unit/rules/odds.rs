//! Odds of fires and close combats, compared with an enumeration of the dice in the actual
//! procedures.

use std::sync::Arc;

use blind_swords::board::{ActivationStep, Face, Morale};
use blind_swords::choice::{Choice, Word};
use blind_swords::event::Event;
use blind_swords::game::{CohesionResult, Order, Unit, UnitSet};
use blind_swords::odds::{Assumed, Chances, Effect, Fate, Outlook, Plan, Undecided};
use blind_swords::position_ext::{PositionExt, only};
use blind_swords::question::{
    AssaultQuestion, Assaulters, FireQuestion, Occasion, Question, RallyQuestion, Rallying, Volley,
};
use kernel::Side;
use testing::field::Field;

use crate::proofs::in_full::compare;

/// Returns the odds of an option, after checking them against an enumeration of all dice.
fn odds(field: &Field, question: impl Into<Question>, choice: Choice) -> Vec<Outlook> {
    let all = compare(&Arc::new(field.rules.clone()), &field.board, &question.into(), choice);
    for Outlook { odds, of, .. } in &all {
        assert_eq!(odds.chances.results.iter().map(|it| it.ways).sum::<u32>(), *of);
    }
    all
}

fn of_fire(field: &Field, volley: Volley, ids: &[&str], target: &str) -> Vec<Outlook> {
    let question = FireQuestion::Join(volley.at(field.hex(target)), set(field, ids));
    odds(field, question, Word::Fire.into())
}

/// Formats a number of dice results as a percentage of all results.
fn percent(outlook: &Outlook, ways: u32) -> String {
    blind_swords::describe::percent(ways, outlook.of)
}

fn set(field: &Field, ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| field.unit(id).index()).collect()
}

/// FIRE-07 to FIRE-22: the odds are right for two units that fire at a stack in crops with a shaken
/// lead unit.
#[test]
fn of_a_fire_into_crops() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2110").terrain("2111", "cornfield");
    field.put_as("g1", "2111", |unit| unit.morale = Morale::Shaken).put("g3", "2111");
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let volley = Volley::new(Side::Usa, Occasion::FireStep);
    let all = of_fire(&field, volley, &["a1", "a2"], "2111");
    assert_eq!(all.len(), 1);
    // The worst result here is depletion and disorder. A retreat could take several paths, so the
    // odds do not include the consequences of a retreat.
    assert!(all[0].fates.is_empty(), "{all:?}");
    assert_eq!(all[0].undecided.keys().collect::<Vec<_>>(), [&Undecided::Retreat]);
}

/// RNG-05, FIRE-18: the odds are right for a battery that fires canister. Either of two equal units
/// can be the lead unit, and the odds cover both cases.
#[test]
fn of_canister_at_two_equal_units() {
    let mut field = Field::clear();
    field.put("ur", "2110");
    field.put_as("g1", "2112", |unit| unit.face = Face::Battleworn).put("g2", "2112");
    let (first, second) = (field.unit("g1"), field.unit("g2"));
    let values = field.position().info(first).battleworn;
    let equal = Unit { fresh: Some(values), ..field.position().info(second).clone() };
    field.rate(second, equal);
    let hex = field.hex("2110");
    let volley = Volley::new(Side::Usa, Occasion::ArtilleryStep(hex));
    let all = of_fire(&field, volley, &["ur"], "2112");
    let leads: Vec<_> = all.iter().map(|it| it.odds.lead).collect();
    assert_eq!(leads, [first, second]);
}

/// FIRE-10: a fire that is shifted off the table has no effect.
#[test]
fn of_a_fire_that_is_wasted() {
    let mut field = Field::clear();
    field.option("fire_left_of_c", "ignored_except_defensive");
    field.terrain("2111", "woods").put_as("g1", "2111", |unit| unit.skirmish = true);
    field.put_as("a3", "2110", |unit| unit.face = Face::Battleworn);
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let volley = Volley::new(Side::Usa, Occasion::FireStep).at(field.hex("2111"));
    let question = FireQuestion::Canister(volley, set(&field, &["a3"]));
    let all = odds(&field, question, Word::Use.into());
    assert_eq!((all.len(), all[0].odds.column), (1, None), "{all:?}");
    assert_eq!(all[0].odds.chances, Chances::none());
}

/// CC-11 to CC-23: an attack from two hexes has separate odds for each possible Assaulting Hex.
#[test]
fn of_an_attack_from_two_hexes() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2011").put("g1", "2111").put("g3", "2111");
    field.activate("a", Order::Attack, ActivationStep::Declare);
    let target = field.hex("2111");
    for id in ["a1", "a2"] {
        let unit = field.unit(id);
        field.happen(&Event::AssaultDeclared { unit, target });
    }
    let all = odds(&field, AssaultQuestion::Next, Choice::Hex(target));
    assert_eq!(all.len(), 2);
    assert!(all.iter().all(|it| it.assumed.contains(&Assumed::NoDefence)), "{all:?}");
}

/// BRK-02, BRK-03: a battleworn lead unit breaks if it is depleted again and fails its Break Test.
/// A battery is eliminated.
#[test]
fn of_break_tests() {
    let mut field = Field::clear();
    field.put("a1", "2110").put_as("g1", "2111", |unit| unit.face = Face::Battleworn);
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let volley = Volley::new(Side::Usa, Occasion::FireStep);
    let all = of_fire(&field, volley, &["a1"], "2111");
    let [outlook] = &all[..] else { panic!("one lead unit: {all:?}") };
    let tests = outlook.odds.chances.of_effect(Effect::Depletion);
    let breaks = outlook.fates[&Fate::Breaks];
    assert!(
        0 < breaks && breaks < tests,
        "{} of {}",
        percent(outlook, breaks),
        percent(outlook, tests)
    );
    let text = blind_swords::describe::odds(field.position(), outlook).join("\n");
    assert!(text.contains(&format!("a unit breaks {}", percent(outlook, breaks))), "{text}");
    let uncounted = ": the owner of retreating units chooses their path";
    assert!(text.contains("not worked out further in "), "{text}");
    assert!(text.contains(uncounted), "{text}");
}

/// An option that causes no fire has no odds. An option that permits several targets has odds for
/// each target.
#[test]
fn of_answers() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2111").put("h1", "2109");
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let position = field.position();
    let unit = Choice::Unit(field.unit("a1"));
    let volley = Volley::new(Side::Usa, Occasion::FireStep);
    let targets = blind_swords::odds::plans(position, &FireQuestion::Unit(volley).into(), unit);
    assert_eq!(targets.len(), 2, "{targets:?}");
    assert!(
        matches!(&targets[0], Plan::Fire { fire, .. } if fire.firers == only(field.unit("a1")))
    );
    assert!(
        blind_swords::odds::plans(position, &FireQuestion::Unit(volley).into(), Word::Done.into())
            .is_empty()
    );
    let brigade = position.info(field.unit("a1")).brigade.expect("a brigade");
    assert!(
        blind_swords::odds::plans(
            position,
            &RallyQuestion::Unit(Rallying::Brigade(brigade)).into(),
            unit
        )
        .is_empty()
    );
    let nobody = AssaultQuestion::Unit(Assaulters::Brigade(brigade)).into();
    assert!(blind_swords::odds::plans(position, &nobody, Word::Done.into()).is_empty());
}

/// Each result code of the cohesion tables counts as exactly one effect.
#[test]
fn a_result_has_its_effects() {
    use Effect as E;
    let effects = |text: &str| -> Vec<Effect> {
        let (depletion, skedaddle) = text.split_once('/').expect("two halves");
        let result = CohesionResult {
            depletion: depletion.parse().ok(),
            skedaddle: skedaddle.split(' ').filter_map(|token| token.parse().ok()).collect(),
        };
        Effect::ALL.into_iter().filter(|effect| effect.is_in(&result)).collect()
    };
    assert_eq!(effects("-/-"), [E::Nothing]);
    assert_eq!(effects("D/MH R2"), [E::Depletion, E::MoraleHit, E::Retreat]);
    assert_eq!(effects("AD/BT"), [E::BreakTest, E::AttackerDepletion]);
    assert_eq!(
        effects("BD/AMH AR1"),
        [E::Depletion, E::AttackerDepletion, E::AttackerMoraleHit, E::AttackerRetreat]
    );
}
