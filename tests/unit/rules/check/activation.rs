use blind_swords::board::{BrigadeStatus, ChitPlace};
use blind_swords::check::activation::*;
use blind_swords::choice::Word;
use blind_swords::event::Event;
use blind_swords::game::{BrokenBox, ChitKind, DivisionId, Leader};
use blind_swords::question::ActivationQuestion;
use testing::field::Field;

fn field() -> Field {
    let mut field = Field::clear();
    field.put("a1", "2110").put("b1", "2210").put("g1", "2116");
    field.status(BrigadeStatus::Available, &["a", "g"]);
    field.status(BrigadeStatus::Activated, &["b"]);
    field
}

/// SS 10.7. CHIT-17: a division chit can activate only a brigade of its division that has not been
/// activated yet.
#[test]
fn a_division_activates_a_brigade_of_its_own_that_has_not_been() {
    let field = field();
    let question = ActivationQuestion::Brigade(field.chit("x"));
    assert_eq!(field.options(&question), ["a"]);
    assert_eq!(field.refusal(&question, "b"), "CHIT-17");
    assert_eq!(field.refusal(&question, "hold"), "CHIT-17");
    assert_eq!(field.refusal(&ActivationQuestion::Brigade(field.chit("y")), "h"), "ORG-03");
}

/// SS 10.7. CHIT-17: a division chit cannot activate a brigade of another division.
#[test]
fn a_brigade_of_another_division_is_refused() {
    let mut field = field();
    let a = field.brigade("a").index();
    field.game().brigades[a].division = DivisionId(1);
    assert_eq!(field.refusal(&ActivationQuestion::Brigade(field.chit("x")), "a"), "CHIT-17");
}

/// SS 10.6. CHIT-15: a commander chit may activate a brigade that has already been
/// activated.
#[test]
fn a_commander_activates_any_brigade_in_the_game() {
    let mut field = field();
    field.chits(ChitPlace::Drawn, &["north"]).chits(ChitPlace::Held, &["south"]);
    let (north, south) = (field.chit("north"), field.chit("south"));
    assert_eq!(field.options(&ActivationQuestion::Brigade(north)), ["a", "b", "hold"]);
    assert_eq!(field.refusal(&ActivationQuestion::Brigade(south), "hold"), "CHIT-15");
    assert_eq!(field.refusal(&ActivationQuestion::Brigade(south), "h"), "ORG-03");
    let enemy = by_chit(field.position(), north, field.brigade("g"));
    assert_eq!(enemy.expect_err("the enemy's").requirement, "CHIT-15");
}

/// SS 22.2. SC2-03, SC2-04: a frozen brigade that is released can be activated from the next phase
/// on.
#[test]
fn a_held_brigade_is_not_activated_before_the_phase_after_its_release() {
    let mut field = field();
    let brigade = field.brigade("a");
    let question = ActivationQuestion::Brigade(field.chit("north"));
    field.happen(&Event::BrigadeFrozen { brigade, frozen: true });
    assert_eq!(field.refusal(&question, "a"), "SC2-03");
    field.happen(&Event::BrigadeFrozen { brigade, frozen: false });
    assert_eq!(field.refusal(&question, "a"), "SC2-03");
    field.happen(&Event::PhaseSet { phase: blind_swords::board::Phase::CommandDecision });
    assert_eq!(field.refusal(&question, "a"), "");
}

/// BS 7.3. CHIT-21, V-30: an option decides whether a player may activate a brigade without units
/// on the map.
#[test]
fn an_empty_brigade_may_be_marked_or_not() {
    let mut field = field();
    field.status(BrigadeStatus::Available, &["b"]);
    let (unit, brigade) = (field.unit("b1"), field.brigade("b"));
    field.happen(&Event::Broken { unit, into: BrokenBox::Two });
    let question = ActivationQuestion::Brigade(field.chit("x"));
    assert_eq!(field.refusal(&question, "b"), "");
    field.option("empty_brigade", "not_activatable");
    assert_eq!(field.refusal(&question, "b"), "CHIT-21");
    field.happen(&Event::BrokenTrackShifted {}).happen(&Event::BrokenTrackShifted {});
    assert_eq!(field.refusal(&question, "b"), "");
    field.happen(&Event::LeftMap { unit });
    assert_eq!(field.refusal(&question, "b"), "CHIT-21");
    let (turn, hex) = (2, field.hex("2100"));
    field.happen(&Event::ArrivalSet { brigade, turn, hex, delayed: false });
    assert_eq!(field.refusal(&question, "b"), "CHIT-21");
}

/// SS 11.1. ORD-01: an activated brigade must receive one of the four orders.
#[test]
fn all_four_orders_may_be_given() {
    let field = field();
    let question = ActivationQuestion::Order(field.brigade("a"));
    assert_eq!(field.options(&question), ["attack", "defend", "maneuver", "regroup"]);
    let answer = check(field.position(), &question, Word::Pass.into());
    assert_eq!(answer.expect_err("an order must be given").requirement, "ACT-03");
}

/// BS 7.3. CHIT-20, A-109: the chit of a brigade activates no other brigade.
#[test]
fn the_chit_of_a_brigade_activates_no_other() {
    let mut field = field();
    let (north, own) = (field.chit("north"), field.brigade("a"));
    field.status(BrigadeStatus::Available, &["a", "b"]);
    let name = String::new();
    let leader = Leader { name, rating: Some(2), casualty: None, always_in_game: false };
    field.game().chits[north.index()].kind = ChitKind::Brigade { brigade: own, leader };
    let question = ActivationQuestion::Brigade(north);
    assert_eq!(field.refusal(&question, "a"), "");
    assert_eq!(field.refusal(&question, "b"), "CHIT-20");
}
