use blind_swords::Table;
use blind_swords::board::{ActivationStep, Face, Morale, UnitState};
use blind_swords::event::Event;
use blind_swords::game::{BrokenBox, Order};
use blind_swords::play::rebuild::*;
use testing::field::{Chance, Field, asked, at, events, state};

fn worn(unit: &mut UnitState) {
    unit.face = Face::Battleworn;
}

/// Returns a field with brigade `g` under Regroup, far from the enemy.
fn field() -> Field {
    let mut field = Field::clear();
    field.put("a1", "2105").activate("g", Order::Regroup, ActivationStep::Rally);
    field
}

fn attempt(field: &Field, id: &str, answers: &[&str], die: u8) -> Table {
    let mut table = field.table(answers, &[Chance::One(die)]);
    let _ = rebuild(&mut table, Some(field.brigade("g")), field.unit(id));
    table
}

/// RAL-04: a unit is rebuilt if its roll does not exceed its cohesion rating, modified by support
/// and marker. A failed roll changes nothing.
#[test]
fn a_roll_up_to_the_rating_rebuilds() {
    let mut field = field();
    field.put_as("g1", "2112", |unit| {
        worn(unit);
        unit.morale = Morale::Shaken;
    });
    let table = attempt(&field, "g1", &[], 2);
    assert_eq!(state(&table, "g1").face, Face::Battleworn, "3, shaken and unsupported, needs a 1");
    let table = attempt(&field, "g1", &[], 1);
    assert_eq!(
        (state(&table, "g1").face, state(&table, "g1").morale),
        (Face::Fresh, Morale::Shaken)
    );
}

/// V-69, RAL-08: by option, the roll uses the printed rating. A unit with rating 0 can never be
/// rebuilt.
#[test]
fn the_rating_is_an_option() {
    let mut field = field();
    field.put_as("g3", "2112", |unit| {
        worn(unit);
        unit.morale = Morale::Disrupted;
    });
    assert_eq!(state(&attempt(&field, "g3", &[], 1), "g3").face, Face::Battleworn);
    field.option("rebuild_cr", "printed");
    assert_eq!(state(&attempt(&field, "g3", &[], 2), "g3").face, Face::Fresh);
}

/// X-37, RAL-05: a rebuilt unit in a full hex is itself displaced, away from the enemy.
#[test]
fn a_rebuilt_unit_makes_room() {
    let mut field = field();
    field.put_as("g1", "2110", worn).put("g2", "2110");
    let table = attempt(&field, "g1", &[], 1);
    assert_eq!(
        asked(&table),
        ("displace.hex", ["2011", "2111", "2211"].map(str::to_owned).to_vec())
    );
    let table = attempt(&field, "g1", &["2111"], 1);
    assert_eq!((at(&table, "g1"), at(&table, "g2")), ("2111".to_owned(), "2110".to_owned()));
}

/// RAL-05: the displaced unit passes through full hexes until one has room. Each hex is farther
/// from the enemy.
#[test]
fn a_rebuilt_unit_goes_on_until_it_has_room() {
    let mut field = field();
    field.put_as("g1", "2110", worn).put("g2", "2110").put("h1", "2111");
    field.terrain("2011", "summit").terrain("2211", "summit");
    let table = attempt(&field, "g1", &["2112"], 1);
    assert_eq!((at(&table, "g1"), at(&table, "h1")), ("2112".to_owned(), "2111".to_owned()));
}

/// A-90: a unit makes no roll to rebuild if it would be displaced and no path leads away from the
/// enemy.
#[test]
fn a_rebuild_that_cannot_be_carried_out_is_not_rolled() {
    let mut field = field();
    field.put_as("g1", "2110", worn).put("g2", "2110");
    for hex in ["2011", "2111", "2211"] {
        field.terrain(hex, "summit");
    }
    let table = attempt(&field, "g1", &[], 1);
    assert_eq!(events(&table), Vec::<&str>::new());
}

/// RAL-09, V-70: by option, a unit that has ever broken cannot be rebuilt to its fresh side.
#[test]
fn a_unit_that_broke_may_stay_worn() {
    let mut field = field();
    field.put_as("g1", "2112", |unit| {
        worn(unit);
        unit.broken_before = true;
    });
    assert_eq!(state(&attempt(&field, "g1", &[], 1), "g1").face, Face::Fresh);
    field.option("rebuild_to_fr_after_broken", "no");
    assert_eq!(events(&attempt(&field, "g1", &[], 1)), Vec::<&str>::new());
}

fn broken(field: &mut Field) -> &mut Field {
    let unit = field.unit("g3");
    field.happen(&Event::Broken { unit, into: BrokenBox::Available })
}

/// RAL-06, X-38: if the brigade of a rebuilt unit is on the map, the unit returns near the brigade.
/// The hex is at least three hexes from any enemy.
#[test]
fn a_unit_comes_back_near_its_brigade() {
    let mut field = field();
    broken(&mut field).put("g1", "2110").put("h1", "2116");
    let table = attempt(&field, "g3", &[], 1);
    let (kind, options) = asked(&table);
    assert_eq!(kind, "rebuild.hex");
    assert!(options.contains(&"2108".to_owned()) && options.contains(&"2113".to_owned()));
    assert!(!options.contains(&"2107".to_owned()), "2 from the enemy");
    assert!(!options.contains(&"2114".to_owned()), "4 from the brigade");
    let table = attempt(&field, "g3", &["2113"], 1);
    assert_eq!((at(&table, "g3").as_str(), state(&table, "g3").face), ("2113", Face::Battleworn));
}

/// RAL-06, A-91, X-38: if the brigade is on the map but no hex near it is free, the unit cannot try
/// to rebuild.
#[test]
fn no_hex_near_the_brigade_means_no_attempt() {
    let mut field = field();
    broken(&mut field).put("g1", "2106").put("a2", "2109").put("a3", "2107").put("h1", "2116");
    field.put("b1", "2306").put("uc", "1906").put("ur", "2103").put("us", "2308");
    assert_eq!(events(&attempt(&field, "g3", &[], 1)), Vec::<&str>::new());
}

/// RAL-06, A-91: if the unit's brigade is off the map, the unit returns near its division. If the
/// division has no free hex nearby, the unit returns near any friendly unit.
#[test]
fn the_division_and_then_any_friend_will_do() {
    let mut field = field();
    broken(&mut field).put("h1", "2116").put("cr", "3010");
    let (_, options) = asked(&attempt(&field, "g3", &[], 1));
    assert!(options.contains(&"2114".to_owned()) && !options.contains(&"3011".to_owned()));
    field.put("h1", "2110").put("a1", "2108").put("a2", "2112").put("a3", "1909");
    field.put("b1", "1911").put("ur", "2309").put("us", "2311");
    let (_, options) = asked(&attempt(&field, "g3", &[], 1));
    assert!(options.contains(&"3011".to_owned()), "{options:?}");
}
