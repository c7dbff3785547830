//! Totals, columns and shifts of fire. ST 10.

use terrible_swift_sword::board::Crew;
use terrible_swift_sword::check::attack::{self, Share};
use terrible_swift_sword::event::{Attack, ShiftReason};
use terrible_swift_sword::game::{Formation, Rise, Terrain, Weapon};
use terrible_swift_sword::question::{FireArm, Occasion};

use super::field::{Field, hex, unit};

/// Returns the fire of these units, with all their points, at a unit in a hex.
fn fire(field: &Field, target: (&str, &str), arm: FireArm, firers: &[&str]) -> Attack {
    on(field, None, target, arm, firers)
}

fn on(
    field: &Field,
    occasion: Option<Occasion>,
    (target, number): (&str, &str),
    arm: FireArm,
    firers: &[&str],
) -> Attack {
    field.seen(|it| {
        let shares: Vec<Share> =
            firers.iter().map(|id| (unit(id), attack::strength(it, unit(id)))).collect();
        attack::attack(it, (unit(target), hex(number)), arm, occasion, &shares)
    })
}

const SMALL: FireArm = FireArm::SmallArms;
const GUNS: FireArm = FireArm::Artillery;

/// ST-FIRE-04, ST-VAL-03.
#[test]
fn multiples_follow_the_range() {
    let ranges = Field::new().rules.game.charts.ranges.clone();
    let at = |weapon, range| ranges.multiple(weapon, range).map(|it| it.to_string());
    let of = |weapon| [1, 2, 3, 4, 5, 11, 12, 15, 16, 20, 21].map(|range| at(weapon, range));
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(of(Weapon::R)[..5], ["2/1", "1/1", "1/1", "1/2", "1/2"].map(some));
    assert_eq!(of(Weapon::R)[5], None);
    assert_eq!((at(Weapon::P, 1), at(Weapon::P, 2)), (some("1/1"), None));
    assert_eq!(
        of(Weapon::N)[..8],
        ["8/1", "6/1", "2/1", "1/1", "1/1", "1/1", "1/2", "1/2"].map(some)
    );
    assert_eq!(of(Weapon::T)[6..], [some("1/1"), some("1/1"), some("1/2"), some("1/2"), None]);
}

/// ST-VAL-05, ST-ART-08, R-14. Crew, infantry, multiple.
#[test]
fn batteries_halve_in_order() {
    let mut field = Field::new();
    field.put("un", "2020", "N").put("c1", "2019", "S");
    field.set("un", |it| (it.strength, it.crew) = (5, Crew::Half));
    assert_eq!(fire(&field, ("c1", "2019"), GUNS, &["un"]).points, 8);
}

/// ST-VAL-06, R-15. Fractions add exactly and drop once.
#[test]
fn fractions_drop_once() {
    let mut field = Field::new();
    field
        .put("u1", "2020", "N")
        .put("u2", "2120", "N")
        .put("u3", "1916", "N")
        .put("c1", "2016", "S");
    field.set("u1", |it| it.strength = 3);
    let attack = fire(&field, ("c1", "2016"), SMALL, &["u1", "u2"]);
    assert_eq!((attack.points, attack.base), (3, 3));
    field.put("u3", "2021", "N");
    assert_eq!(fire(&field, ("c1", "2016"), SMALL, &["u3"]).base, 0);
}

/// ST-FIRE-05, ST-VAL-07, ST-FIRE-06.
#[test]
fn infantry_halves_a_battery_and_arms_total_apart() {
    let mut field = Field::new();
    field.put("un", "2020", "N").put("c1", "2015", "S").put("hc", "2115", "S");
    field.form("hc", Formation::Mounted);
    assert_eq!(fire(&field, ("c1", "2015"), GUNS, &["un"]).points, 3);
    assert_eq!(fire(&field, ("hc", "2115"), GUNS, &["un"]).points, 6);
    let mut close = Field::new();
    close.put("u1", "2020", "N").put("u2", "2120", "N").put("c1", "2019", "S");
    let attack = fire(&close, ("c1", "2019"), SMALL, &["u1", "u2"]);
    assert_eq!((attack.points, attack.base), (16, 7));
}

/// ST-FIRE-09, ST-FIRE-13, ST-FIRE-10, ST-FIRE-11, R-26, X-03. One firer over the ridge or wall
/// suffices.
#[test]
fn ridges_crests_and_walls_cover() {
    let attack = |prepare: fn(&mut Field)| {
        let mut field = Field::new();
        field.put("u1", "2020", "N").put("u2", "2120", "N").put("c1", "2019", "S");
        prepare(&mut field);
        fire(&field, ("c1", "2019"), SMALL, &["u1", "u2"]).shift()
    };
    assert_eq!(
        attack(|it| {
            it.rise("2020", "2019", Rise::Ridge);
        }),
        -1
    );
    assert_eq!(
        attack(|it| {
            it.rise("2020", "2019", Rise::CrestUp);
        }),
        -1
    );
    assert_eq!(
        attack(|it| {
            it.rise("2020", "2019", Rise::CrestDown);
        }),
        0
    );
    assert_eq!(
        attack(|it| {
            it.wall("2020", "2019");
        }),
        -1
    );
    assert_eq!(
        attack(|it| {
            it.terrain("2019", Terrain::Woods);
        }),
        -1
    );
    assert_eq!(
        attack(|it| {
            it.terrain("2019", Terrain::Town);
        }),
        0
    );
    assert_eq!(
        attack(|it| {
            it.wall("2019", "2018");
        }),
        0,
        "not from behind the wall"
    );
    let none = |it: &mut Field| {
        it.variant("crest_cover", "none").rise("2020", "2019", Rise::CrestUp);
    };
    assert_eq!(attack(none), 0);
}

/// ST-FIRE-12, R-103, X-05.
#[test]
fn hand_weapons_cover_those_who_lie_down() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("hc", "2019", "S");
    let shift =
        |field: &Field, occasion| on(field, occasion, ("hc", "2019"), SMALL, &["u1"]).shift();
    assert_eq!(shift(&field, None), -1);
    assert_eq!(shift(&field, Some(Occasion::Covering)), -1);
    assert_eq!(shift(&field, Some(Occasion::Withdrawal)), 0);
    field.form("hc", Formation::Mounted).terrain("2019", Terrain::Woods);
    assert_eq!(shift(&field, None), 1, "mounted two right, woods one left");
}

/// ST-FIRE-14, ST-FIRE-15, ST-CAV-09, ST-FACE-02, X-04, X-06.
#[test]
fn formations_shift_right_and_the_net_is_capped() {
    let attack = |id: &str, formation, facing: &str| {
        let mut field = Field::new();
        field.put("u1", "2020", "N").set("u1", |it| it.strength = 2).put(id, "2019", facing);
        field.form(id, formation);
        fire(&field, (id, "2019"), SMALL, &["u1"]).column
    };
    assert_eq!(attack("c1", Formation::Line, "S"), 3);
    assert_eq!(attack("ct", Formation::Limbered, "S"), 4);
    assert_eq!(attack("c1", Formation::Column, "N"), 4);
    assert_eq!(attack("hc", Formation::Mounted, "N"), 5);
    assert_eq!(attack("c1", Formation::Line, "N"), 4);
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("hc", "2019", "N").terrain("2019", Terrain::Woods);
    field.wall("2020", "2019").rise("2020", "2019", Rise::Ridge);
    let capped = fire(&field, ("hc", "2019"), SMALL, &["u1"]);
    assert_eq!((capped.shift(), capped.base - capped.column), (-3, 2));
    assert!(capped.shifts.iter().any(|it| it.reason == ShiftReason::Enfilade));
}

/// E-03, ST-FIRE-15. Six points at hand weapons in woods behind a ridge read column 2, not column 1.
#[test]
fn three_covers_count_as_two() {
    let mut field = Field::new();
    field.put("u2", "2020", "N").put("hc", "2019", "S").terrain("2019", Terrain::Woods);
    field.rise("2020", "2019", Rise::Ridge);
    let attack = fire(&field, ("hc", "2019"), SMALL, &["u2"]);
    assert_eq!((attack.points, attack.shift(), attack.base, attack.column), (6, -3, 4, 2));
}

/// ST-FACE-07. One firer on the flank shifts the whole total.
#[test]
fn one_enfilading_firer_suffices() {
    let mut field = Field::new();
    field.put("u1", "2020", "N").put("u2", "2018", "S").put("c1", "2019", "S");
    assert_eq!(fire(&field, ("c1", "2019"), SMALL, &["u1", "u2"]).shift(), 1);
}

/// Near and distant batteries at a stack.
#[test]
fn only_distant_batteries_roll_against_the_bottom_unit() {
    let mut field = Field::new();
    field
        .put("un", "2020", "N")
        .put("hb", "2024", "N")
        .put("u1", "2018", "S")
        .put("u2", "2018", "S");
    let attacks = field.seen(|it| {
        let shares = [(unit("un"), 6), (unit("hb"), 4)];
        attack::at_hex(it, kernel::Side::Usa, hex("2018"), GUNS, &shares)
    });
    let columns: Vec<_> = attacks.iter().map(|it| (it.points, it.base)).collect();
    assert_eq!(columns, [(20, 7), (2, 2)]);
}
