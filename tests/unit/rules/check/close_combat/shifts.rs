use blind_swords::check::close_combat::shifts::*;
use blind_swords::game::{CloseCondition, TerrainId};
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
    let holds = |when| applies(field.position(), when, &sides);
    let (clear, woods) = (TerrainId(0), TerrainId(2));
    assert!(holds(CloseCondition::TargetTerrain(woods)));
    assert!(!holds(CloseCondition::TargetTerrain(clear)));
    assert!(holds(CloseCondition::AttackerTerrain(clear)));
    assert!(!holds(CloseCondition::AttackerTerrain(woods)));
    assert!(holds(CloseCondition::Turns { first: 1, last: 1 }));
    assert!(!holds(CloseCondition::Turns { first: 2, last: 9 }));
    assert!(holds(CloseCondition::AttackerSide(Side::Usa)));
    assert!(!holds(CloseCondition::AttackerSide(Side::Csa)));
}
