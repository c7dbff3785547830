use blind_swords::check::fire;
use blind_swords::conditions::{Condition, Predicate, Who, any};
use blind_swords::game::{Between, FireCondition, Shift, TerrainId};
use blind_swords::position_ext::only;
use blind_swords::question::{Canister, Fire, Occasion, Volley};
use kernel::Side;
use testing::field::Field;

/// T-20, V-76: a package can define column shifts of fire for the terrain of the firing unit, the
/// hour and the side.
#[test]
fn a_shift_may_look_at_ground_hour_and_side() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2111");
    let applied = |field: &mut Field, when: Condition| {
        let rule = String::new();
        field.game().fire_shifts =
            vec![Shift { id: "own".to_owned(), columns: 1, when: FireCondition(when), rule }];
        let volley = Volley::new(Side::Usa, Occasion::FireStep).at(field.hex("2111"));
        let fire = Fire {
            firers: only(field.unit("a1")),
            target: field.hex("2111"),
            canister: Canister::Used,
            crossing: false,
        };
        !fire::aim(field.position(), &volley, &fire, field.unit("g1")).shifts.is_empty()
    };
    let terrain = |id| any(Who::Firer, Predicate::Terrain(TerrainId(id)));
    let turns = |first, last| {
        let turns = Between { at_least: Some(first), at_most: Some(last) };
        any(Who::Act, Predicate::Turn(turns))
    };
    let side = |side| any(Who::Act, Predicate::Acting(side));
    assert!(applied(&mut field, terrain(0)));
    assert!(!applied(&mut field, terrain(2)));
    assert!(applied(&mut field, turns(1, 2)));
    assert!(!applied(&mut field, turns(2, 9)));
    assert!(applied(&mut field, side(Side::Usa)));
    assert!(!applied(&mut field, side(Side::Csa)));
}
