use blind_swords::check::close_combat::Sides;
use blind_swords::conditions::{Combat, Predicate, Who, any};
use blind_swords::game::{Between, TerrainId};
use blind_swords::position_ext::only;
use kernel::Side;
use testing::field::Field;

/// T-21: a package can define column shifts of close combat for the terrain of either hex, the hour
/// and the side.
#[test]
fn a_shift_may_look_at_ground_hour_and_side() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2111").terrain("2111", "woods");
    let sides = Sides {
        attackers: only(field.unit("a1")),
        assaulting: field.hex("2110"),
        target: field.hex("2111"),
        lead: field.unit("g1"),
    };
    let holds = |who, is| any(who, is).met(&Combat::close(field.position(), &sides));
    let (clear, woods) = (Predicate::Terrain(TerrainId(0)), Predicate::Terrain(TerrainId(2)));
    let turns =
        |first, last| Predicate::Turn(Between { at_least: Some(first), at_most: Some(last) });
    assert!(holds(Who::DefenderHex, woods.clone()));
    assert!(!holds(Who::DefenderHex, clear.clone()));
    assert!(holds(Who::AttackerHex, clear));
    assert!(!holds(Who::AttackerHex, woods));
    assert!(holds(Who::Act, turns(1, 1)));
    assert!(!holds(Who::Act, turns(2, 9)));
    assert!(holds(Who::Act, Predicate::Acting(Side::Usa)));
    assert!(!holds(Who::Act, Predicate::Acting(Side::Csa)));
}
