//! The chances are those of every way in which the dice can fall, through the real procedures.

use std::sync::Arc;

use blind_swords::board::{ActivationStep, Face, Morale};
use blind_swords::choice::{Choice, Word};
use blind_swords::event::Event;
use blind_swords::game::{CohesionResult, CohesionTest, Order, Unit, UnitSet};
use blind_swords::look::{Look, only};
use blind_swords::odds::{Chances, Combat, Effect, Odds, Plan, Result, WAYS};
use blind_swords::play::{close_combat, fire};
use blind_swords::question::{
    AssaultQuestion, Assaulters, FireQuestion, Occasion, Question, RallyQuestion, Rallying,
    TieQuestion, Volley,
};
use blind_swords::{BlindSwords, Roll, Scene, Table};
use kernel::{Answer, Ask, Dice, Die, HexId, Log, Outside, Side};
use testing::field::Field;

/// Rolls what it is told to, holds all fire, and leaves every other question open.
struct Fixed {
    odds: Odds,
    first: Dice,
    second: Dice,
}

impl Outside<BlindSwords> for Fixed {
    fn answer(&mut self, ask: &Ask<BlindSwords>, _: Scene<'_>) -> Option<Answer<BlindSwords>> {
        match ask {
            Ask::Roll { roll: Roll::FireCrt | Roll::CloseCrt, .. } => {
                Some(Answer::Dice(self.first))
            }
            Ask::Roll { .. } => Some(Answer::Dice(self.second)),
            Ask::Choose { question: Question::Tie(TieQuestion::Lead(_)), .. } => {
                Some(Answer::Choice(Choice::Unit(self.odds.lead)))
            }
            Ask::Choose { question: Question::Assault(AssaultQuestion::Hex(..)), .. } => match self
                .odds
                .combat
            {
                Combat::Close { assaulting, .. } => Some(Answer::Choice(Choice::Hex(assaulting))),
                Combat::Fire(_) => None,
            },
            Ask::Choose { question: Question::Fire(FireQuestion::Unit(_)), .. } => {
                Some(Answer::Choice(Word::Hold.into()))
            }
            Ask::Choose { question: Question::Fire(FireQuestion::Canister(..)), .. } => {
                Some(Answer::Choice(Word::Use.into()))
            }
            _ => None,
        }
    }
}

fn dice() -> impl Iterator<Item = Dice> {
    Die::OF_SIX.into_iter().flat_map(|a| Die::OF_SIX.map(|b| Dice::Two(a, b)))
}

/// Every way in which the dice can fall, counted.
fn enumerated(field: &Field, odds: &Odds, play: &dyn Fn(&mut Table)) -> Vec<Result> {
    let mut results: Vec<Result> = Vec::new();
    let rules = Arc::new(field.rules.clone());
    for first in dice() {
        for second in dice() {
            let outside = Box::new(Fixed { odds: odds.clone(), first, second });
            let mut table = Table::new(rules.clone(), field.board.clone(), outside, Log::Kept);
            play(&mut table);
            let (test, cohesion) = came_of(&table);
            match results.iter_mut().find(|it| it.test == test && it.cohesion == cohesion) {
                Some(known) => known.ways += 1,
                None => results.push(Result { test, cohesion, ways: 1 }),
            }
        }
    }
    results
}

fn came_of(table: &Table) -> (Option<CohesionTest>, CohesionResult) {
    let tested = table.entries().iter().find_map(|entry| match &entry.event {
        Event::CohesionTested { test, result, .. } => Some((Some(*test), result.clone())),
        _ => None,
    });
    tested.unwrap_or((None, CohesionResult { depletion: None, skedaddle: Vec::new() }))
}

fn agree(odds: &Odds, results: &[Result]) {
    assert_eq!(odds.chances.results.len(), results.len(), "{odds:?}");
    for result in results {
        assert!(odds.chances.results.contains(result), "{result:?} in {odds:?}");
    }
    let ways: u32 = results.iter().map(|result| result.ways).sum();
    assert_eq!(ways, WAYS);
}

fn fire_agrees(field: &Field, volley: Volley, firers: UnitSet, target: HexId) {
    let aimed = volley.at(target);
    let question = FireQuestion::Join(aimed, firers).into();
    let all = blind_swords::odds::of_answer(field.scene(), &question, Word::Fire.into());
    assert!(!all.is_empty());
    for odds in &all {
        let results = enumerated(field, odds, &|table| {
            // Questions after the roll stay open: what came before them is what counts.
            let _ = fire::together(table, volley, &firers, target);
        });
        agree(odds, &results);
    }
}

fn set(field: &Field, ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| field.unit(id).index()).collect()
}

/// FIRE-07 to FIRE-22: two units into crops at a shaken lead unit.
#[test]
fn of_a_fire_into_crops() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2110").terrain("2111", "cornfield");
    field.put_as("g1", "2111", |unit| unit.morale = Morale::Shaken).put("g3", "2111");
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let volley = Volley::new(Side::Usa, Occasion::FireStep);
    fire_agrees(&field, volley, set(&field, &["a1", "a2"]), field.hex("2111"));
}

/// RNG-05, FIRE-18: a battery with canister; each of two equal units can be the lead unit.
#[test]
fn of_canister_at_two_equal_units() {
    let mut field = Field::clear();
    field.put("ur", "2110");
    field.put_as("g1", "2112", |unit| unit.face = Face::Battleworn).put("g2", "2112");
    let (first, second) = (field.unit("g1"), field.unit("g2"));
    let values = field.scene().info(first).battleworn;
    let equal = Unit { fresh: Some(values), ..field.scene().info(second).clone() };
    field.rate(second, equal);
    let hex = field.hex("2110");
    let volley = Volley::new(Side::Usa, Occasion::ArtilleryStep(hex));
    fire_agrees(&field, volley, set(&field, &["ur"]), field.hex("2112"));
}

/// FIRE-10: what is shifted off the table has no effect.
#[test]
fn of_a_fire_that_is_wasted() {
    let mut field = Field::clear();
    field.option("fire_left_of_c", "ignored_except_defensive");
    field.terrain("2111", "woods").put_as("g1", "2111", |unit| unit.skirmish = true);
    field.put_as("a3", "2110", |unit| unit.face = Face::Battleworn);
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let volley = Volley::new(Side::Usa, Occasion::FireStep).at(field.hex("2111"));
    let question = FireQuestion::Canister(volley, set(&field, &["a3"])).into();
    let odds = blind_swords::odds::of_answer(field.scene(), &question, Word::Use.into());
    assert_eq!((odds.len(), odds[0].column), (1, None), "{odds:?}");
    assert_eq!(odds[0].chances, Chances::none());
    let results = enumerated(&field, &odds[0], &|table| {
        let legal = fire::together(table, volley, &set(&field, &["a3"]), field.hex("2111"));
        legal.expect("nothing is asked").expect("it may fire");
        assert!(table.entries().iter().any(|entry| entry.event.name() == "fire-wasted"));
    });
    agree(&odds[0], &results);
}

/// CC-11 to CC-23: from either hex of the attackers.
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
    let scene = field.scene();
    let all =
        blind_swords::odds::of_answer(scene, &AssaultQuestion::Next.into(), Choice::Hex(target));
    assert_eq!(all.len(), 2);
    let attackers = set(&field, &["a1", "a2"]);
    for odds in &all {
        let results = enumerated(&field, odds, &|table| {
            let _ = close_combat::fight(table, &attackers, target);
        });
        agree(odds, &results);
    }
}

/// An answer that is not about a fire has none; one about several targets has one for each.
#[test]
fn of_answers() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2111").put("h1", "2109");
    field.activate("a", Order::Attack, ActivationStep::Fire);
    let scene = field.scene();
    let unit = Choice::Unit(field.unit("a1"));
    let volley = Volley::new(Side::Usa, Occasion::FireStep);
    let targets = blind_swords::odds::plans(scene, &FireQuestion::Unit(volley).into(), unit);
    assert_eq!(targets.len(), 2, "{targets:?}");
    assert!(
        matches!(&targets[0], Plan::Fire { fire, .. } if fire.firers == only(field.unit("a1")))
    );
    assert!(
        blind_swords::odds::plans(scene, &FireQuestion::Unit(volley).into(), Word::Done.into())
            .is_empty()
    );
    let brigade = scene.info(field.unit("a1")).brigade.expect("a brigade");
    assert!(
        blind_swords::odds::plans(
            scene,
            &RallyQuestion::Unit(Rallying::Brigade(brigade)).into(),
            unit
        )
        .is_empty()
    );
    let nobody = AssaultQuestion::Unit(Assaulters::Brigade(brigade)).into();
    assert!(blind_swords::odds::plans(scene, &nobody, Word::Done.into()).is_empty());
}

/// Each token of the cohesion tables is one thing that people are told of.
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
