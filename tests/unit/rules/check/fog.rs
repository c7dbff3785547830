use blind_swords::check::fog::*;
use blind_swords::event::Event;
use blind_swords::game::FogEffect;
use blind_swords::question::FogQuestion;
use kernel::Side;
use testing::field::Field;

const ADVANCE: FogEffect = FogEffect::UncontrolledAdvance(Side::Usa);
const WITHDRAWAL: FogEffect = FogEffect::UncontrolledWithdrawal(Side::Usa);

fn to(field: &Field, effect: FogEffect, unit: &str) -> FogQuestion {
    FogQuestion::Hex(effect, field.unit(unit))
}

/// SS 10.5b. CHIT-11, A-49: the opponent may advance an infantry or cavalry unit that is not
/// adjacent to an enemy.
#[test]
fn the_opponent_picks_who_advances() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("ur", "2110").put("b1", "2112").put("g1", "2113");
    let question = FogQuestion::Unit(ADVANCE);
    assert_eq!(field.options(&question), ["a1", "decline"]);
    assert_eq!(field.refusal(&question, "ur"), "CHIT-11");
    assert_eq!(field.refusal(&question, "b1"), "CHIT-11");
    let enemy = may_pick(field.position(), ADVANCE, field.unit("g1"));
    assert_eq!(enemy.expect_err("the other side").requirement, "CHIT-11");
}

/// SS 10.5b. CHIT-11: the unit advances one hex towards the nearest enemy. If several enemies are
/// equally near, the player chooses among them.
#[test]
fn an_advance_goes_towards_a_nearest_enemy() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2113").put("g2", "2107").put("g3", "1810");
    let question = to(&field, ADVANCE, "a1");
    assert_eq!(field.refusal(&question, "2111"), "");
    assert_eq!(field.refusal(&question, "2109"), "");
    assert_eq!(field.refusal(&question, "2211"), "CHIT-11");
    let mut far = Field::clear();
    far.put("a1", "2110").put("g1", "2113").put("g2", "2105");
    assert_eq!(far.refusal(&to(&far, ADVANCE, "a1"), "2109"), "CHIT-11");
}

/// SS 10.5b, 6.1, 13.3, 18.1. A-49: an advance follows the usual rules of stacking, impassable
/// terrain and Skirmish Order.
#[test]
fn an_advance_keeps_to_the_rules_of_movement() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("b1", "2111").put("g1", "2113");
    assert_eq!(field.refusal(&to(&field, ADVANCE, "a1"), "2111"), "STK-08");
    let mut field = Field::clear();
    field.terrain("2111", "summit").put("a1", "2110").put("g1", "2113");
    assert_ne!(field.refusal(&to(&field, ADVANCE, "a1"), "2111"), "");
    let mut field = Field::clear();
    field.put_as("a1", "2110", |unit| unit.skirmish = true).put("g1", "2112");
    assert_eq!(field.refusal(&to(&field, ADVANCE, "a1"), "2111"), "SKR-02");
    field.put("a1", "2110");
    assert_eq!(field.refusal(&to(&field, ADVANCE, "a1"), "2111"), "");
}

/// SS 10.5b. CHIT-12, A-50: any unit may withdraw. It moves away from the nearest enemy, to a hex
/// adjacent to no enemy.
#[test]
fn a_withdrawal_goes_away_from_the_nearest_enemy() {
    let mut field = Field::clear();
    field.put("ur", "2110").put("g1", "2111").put("g2", "2107");
    let question = to(&field, WITHDRAWAL, "ur");
    assert_eq!(field.refusal(&FogQuestion::Unit(WITHDRAWAL), "ur"), "");
    assert_eq!(field.refusal(&question, "2011"), "CHIT-12");
    assert_eq!(field.refusal(&question, "2210"), "");
    field.put("g2", "2310");
    assert_eq!(field.refusal(&question, "2210"), "CHIT-12");
}

/// SS 22.2. V-77, A-51: Fog of War affects frozen brigades, unless the option protects them.
#[test]
fn a_held_brigade_is_safe_from_the_fog_only_by_option() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2114");
    let brigade = field.brigade("a");
    field.happen(&Event::BrigadeFrozen { brigade, frozen: true });
    let question = FogQuestion::Unit(ADVANCE);
    assert_eq!(field.refusal(&question, "a1"), "");
    field.option("frozen_immune_to_wild", "yes");
    assert_eq!(field.refusal(&question, "a1"), "SC2-03");
}
