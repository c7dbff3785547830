use blind_swords::check::artillery::*;
use blind_swords::event::Event;
use blind_swords::position_ext::only;
use blind_swords::question::{ArtilleryAction, ArtilleryQuestion};
use kernel::Side;
use testing::field::Field;

fn field() -> Field {
    let mut field = Field::clear();
    field.put("ur", "2110").put("a1", "2110").put("us", "2210").put("g1", "2116");
    field
}

/// SS 9.1. ART-01, ART-04: a side may choose a hex as long as the hex contains artillery that has
/// not acted.
#[test]
fn a_hex_is_named_while_it_has_artillery_that_may_act() {
    let mut field = field();
    let question = ArtilleryQuestion::Hex(Side::Usa);
    assert_eq!(field.options(&question), ["2110", "2210", "pass"]);
    let units = only(field.unit("ur"));
    field.happen(&Event::Acted { units });
    assert_eq!(field.refusal(&question, "2110"), "ART-04");
    assert_eq!(field.refusal(&question, "2210"), "");
    let infantry_only = may_name(field.position(), Side::Csa, field.hex("2116"));
    assert_eq!(infantry_only.expect_err("no guns").requirement, "ART-01");
    assert!(!has_eligible_hex(field.position(), Side::Csa));
}

/// SS 5.0, 9.1. ART-02, ART-04, ORG-02: each battery in the chosen hex acts once.
#[test]
fn each_battery_of_the_hex_acts_once() {
    let mut field = field();
    let question = ArtilleryQuestion::Unit(field.hex("2110"));
    assert_eq!(field.options(&question), ["ur", "done"]);
    assert_eq!(field.refusal(&question, "a1"), "ORG-02");
    let units = only(field.unit("ur"));
    field.happen(&Event::Acted { units });
    assert_eq!(field.refusal(&question, "ur"), "ART-04");
}

/// SS 9.1, 9.5. ART-02, ART-12: a unit may fire only once, and only if it has a target.
#[test]
fn a_unit_fires_once_and_only_with_a_target() {
    let mut field = field();
    let action = |field: &Field, has_fired| {
        let unit = field.unit("ur");
        ArtilleryQuestion::Action(ArtilleryAction { unit, has_fired })
    };
    assert_eq!(field.refusal(&action(&field, false), "fire"), "");
    assert_eq!(field.refusal(&action(&field, true), "fire"), "FIRE-02");
    field.terrain("2110", "woods");
    assert_eq!(field.refusal(&action(&field, false), "fire"), "ART-10");
    assert_eq!(field.refusal(&action(&field, false), "none"), "");
}

/// SS 22.2. SC2-05: a frozen unit may fire but not move.
#[test]
fn a_unit_that_the_scenario_holds_may_fire_but_not_move() {
    let mut field = field();
    let unit = field.unit("ur");
    let question = ArtilleryQuestion::Action(ArtilleryAction { unit, has_fired: false });
    field.happen(&Event::UnitFrozen { unit, frozen: true });
    assert_eq!(field.options(&question), ["fire", "none"]);
    assert_eq!(field.refusal(&question, "move"), "SC2-05");
    field.happen(&Event::UnitFrozen { unit, frozen: false });
    assert_eq!(field.refusal(&question, "move"), "");
}
