use blind_swords::choice::Choice;
use blind_swords::describe::caution::*;
use blind_swords::question::{AssaultQuestion, Assaulters, Question};
use testing::field::Field;

/// SS 14.2a. CC-04: a warning about canister precedes an attack on a hex with artillery. An attack
/// on a hex with infantry causes no warning.
#[test]
fn guns_in_the_hex_attacked_are_pointed_out() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2109").put("cr", "2111");
    let attacks = Question::Assault(AssaultQuestion::Target(field.unit("a1")));
    let told = |number| caution(field.position(), &attacks, Choice::Hex(field.hex(number)));
    assert_eq!(told("2109"), None);
    let text = told("2111").expect("guns are there");
    assert!(text.contains("canister"), "{text}");
}

/// SS 14.1, 14.2a. CC-04: the engine asks no question about the target if there is only one. The
/// warning therefore comes with the option to attack.
#[test]
fn who_can_attack_guns_alone_is_told_when_he_attacks() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("cr", "2111");
    let attacker = field.unit("a1");
    let attacks = Question::Assault(AssaultQuestion::Unit(Assaulters::Cavalry(attacker)));
    let told = |field: &Field| caution(field.position(), &attacks, Choice::Unit(attacker));
    let text = told(&field).expect("guns are all that can be attacked");
    assert!(text.contains("canister"), "{text}");
    field.put("g1", "2109");
    assert_eq!(told(&field), None, "he is asked which of two");
}

/// SS 6.3, 16.2. STK-07, RAL-05: a warning names a hex in which the choice would exceed the
/// stacking limit.
#[test]
fn a_hex_that_gets_too_full_is_pointed_out() {
    let mut field = Field::clear();
    field.put("a2", "2110").put("a3", "2111").put("b1", "2111");
    let told = |who, to| too_full(field.position(), field.unit(who), field.hex(to));
    assert_eq!(told("a3", "2110"), None);
    let text = told("b1", "2110").expect("five and four are too many");
    assert!(text.contains("2110 would hold 9, over the limit of 8"), "{text}");
}
