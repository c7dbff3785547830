//! Facing, fronts and zones of control. ST 7, 11.

use kernel::Side;
use terrible_swift_sword::board::{Melee, Stage, UnitState};
use terrible_swift_sword::check::{facing, zones};
use terrible_swift_sword::game::{Formation, UnitSet, Waterway};
use terrible_swift_sword::question::{FacingQuestion, Question};
use terrible_swift_sword::{Choice, board::BoardSetup};

use super::field::{Field, hex, toward, unit};

const AROUND: [&str; 6] = ["1920", "1921", "2019", "2021", "2120", "2121"];

/// Returns the neighbours of 2020 that are in a zone of the Union.
fn controlled(field: &Field) -> Vec<&'static str> {
    let is_controlled =
        |number: &&str| field.seen(|it| zones::is_controlled(it, hex(number), Side::Usa));
    AROUND.into_iter().filter(is_controlled).collect()
}

fn u1() -> Field {
    let mut field = Field::new();
    field.put("u1", "2020", "N");
    field
}

fn turn(side: Side, number: &str) -> Question {
    Question::Facing(FacingQuestion { side, hex: hex(number) })
}

/// Adds a melee to a position.
pub(super) fn engaged(number: &str) -> impl FnOnce(BoardSetup) -> BoardSetup {
    let melee = Melee {
        hex: hex(number),
        attacker: Side::Csa,
        charged: UnitSet::EMPTY,
        fought: true,
        held: false,
        settled: false,
        entered_from: Vec::new(),
    };
    move |setup| setup.melee(melee)
}

/// ST-FACE-01, ST-ZOC-01.
#[test]
fn the_front_and_the_zone_are_three_hexes() {
    let field = u1();
    assert_eq!(controlled(&field), ["1920", "2019", "2120"]);
    let fronts = |number: &&str| field.seen(|it| facing::fronts(it, unit("u1"), hex(number)));
    assert_eq!(AROUND.into_iter().filter(fronts).collect::<Vec<_>>(), ["1920", "2019", "2120"]);
}

/// ST-ZOC-01. No zone across a river.
#[test]
fn a_zone_does_not_cross_a_river() {
    let mut field = u1();
    field.water("2020", "2019", Waterway::River).water("2020", "1920", Waterway::Stream);
    assert_eq!(controlled(&field), ["1920", "2120"]);
}

/// ST-FACE-02, ST-ZOC-02, ST-SUP-04, R-111.
#[test]
fn columns_horse_limbered_guns_and_wagons_have_no_zone() {
    let cases = [
        ("u1", Formation::Column),
        ("uc", Formation::Mounted),
        ("un", Formation::Limbered),
        ("us", Formation::Train),
    ];
    for (id, formation) in cases {
        let mut field = Field::new();
        field.put(id, "2020", "N").form(id, formation);
        assert!(controlled(&field).is_empty(), "{id}");
        assert_eq!(
            field.refuses(&turn(Side::Usa, "2020"), Choice::Facing(toward("S"))),
            "ST-FACE-02",
        );
    }
    for (id, formation) in [("uc", Formation::Dismounted), ("un", Formation::Unlimbered)] {
        let mut field = Field::new();
        field.put(id, "2020", "N").form(id, formation);
        assert_eq!(controlled(&field).len(), 3, "{id}");
    }
}

/// ST-ZOC-03, ST-PIN-02, R-36.
#[test]
fn pinned_routed_reserve_and_engaged_units_have_no_zone() {
    let states: [fn(&mut UnitState); 3] =
        [|unit| unit.pinned = true, |unit| unit.routed = true, |unit| unit.reserve = true];
    for state in states {
        let mut field = u1();
        field.set("u1", state);
        assert!(controlled(&field).is_empty());
    }
    let mut field = u1();
    field.put("c1", "2020", "S").with(engaged("2020"));
    assert!(controlled(&field).is_empty());
}

/// ST-ZOC-03, ST-SUP-01, R-123.
#[test]
fn units_out_of_command_or_depleted_keep_their_zone() {
    let mut field = u1();
    field.set("u1", |unit| (unit.depleted, unit.out_of_command) = (true, true));
    assert_eq!(controlled(&field).len(), 3);
    field.variant("depleted_zone", "lines-only");
    assert!(controlled(&field).is_empty());
    assert!(
        field.seen(|it| zones::barred(it, Side::Csa).contains(hex("2019").index())),
        "it still bars lines"
    );
}

/// ST-ZOC-04, R-83.
#[test]
fn an_own_unit_negates_a_zone_for_lines() {
    let bars = |field: &Field, number| {
        field.seen(|it| zones::barred(it, Side::Csa).contains(hex(number).index()))
    };
    let mut field = u1();
    assert!(bars(&field, "2019") && bars(&field, "2020") && !bars(&field, "2021"));
    field.put("c1", "2019", "N");
    assert!(!bars(&field, "2019"));
    assert!(field.seen(|it| zones::is_controlled(it, hex("2019"), Side::Usa)), "not for fire");
    let mut wagon = Field::new();
    wagon.put("c1", "2020", "N").put("us", "2019", "N");
    let bars =
        |field: &Field| field.seen(|it| zones::barred(it, Side::Usa).contains(hex("2019").index()));
    assert!(!bars(&wagon));
    wagon.set("us", |unit| unit.strength = 0);
    assert!(bars(&wagon), "a wagon without guard negates nothing");
}

/// ST-FACE-05, R-16.
#[test]
fn engaged_units_do_not_turn() {
    let mut field = u1();
    field.put("c1", "2020", "S").with(engaged("2020")).stage(Side::Csa, Stage::Movement);
    assert_eq!(field.refuses(&turn(Side::Csa, "2020"), Choice::Facing(toward("N"))), "ST-FACE-05",);
    assert_eq!(u1().options(&turn(Side::Usa, "2020")).len(), 6);
}

/// ST-FACE-06, R-18.
#[test]
fn fire_leaves_through_the_front() {
    let mut field = u1();
    let bears = |field: &Field, number| field.seen(|it| facing::bears(it, unit("u1"), hex(number)));
    assert!(bears(&field, "1918") && bears(&field, "2016") && !bears(&field, "1922"));
    assert!(bears(&field, "1820"), "along the corner between front and rear");
    field.variant("corner_fire", "refused");
    assert!(!bears(&field, "1820"));
    assert!(bears(&field, "1918"));
}

/// ST-FACE-07.
#[test]
fn the_corner_between_front_and_side_is_enfilade() {
    let field = u1();
    let enfiladed = |number| field.seen(|it| facing::is_enfiladed(it, unit("u1"), hex(number)));
    assert!(!enfiladed("2015") && !enfiladed("1918"));
    assert!(enfiladed("2022") && enfiladed("1820"));
}

/// ST-FACE-09. Cavalry on horseback has every side on its front.
#[test]
fn mounted_cavalry_fronts_all_sides() {
    let mut field = Field::new();
    field.put("hc", "2020", "N").form("hc", Formation::Mounted);
    let fronts = |number: &&str| field.seen(|it| facing::fronts(it, unit("hc"), hex(number)));
    assert_eq!(AROUND.into_iter().filter(fronts).count(), 6);
}
