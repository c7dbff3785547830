//! Withdrawal Fire, Retreat Fire and fire at limbering guns. ST 6.23, 11.

use terrible_swift_sword::check::reaction;
use terrible_swift_sword::game::{Formation, UnitSet};
use terrible_swift_sword::question::{FireArm, Occasion};

use super::field::{Field, unit};

fn able(field: &Field, occasion: Occasion, target: &str, spared: &[&str]) -> UnitSet {
    let spared = spared.iter().map(|id| unit(id).index()).collect();
    field.seen(|it| reaction::able(it, occasion, unit(target), FireArm::SmallArms, spared))
}

fn set(ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| unit(id).index()).collect()
}

/// ST-ZOC-05, ST-PIN-02, R-117. Top units with a zone over the hex fire.
#[test]
fn top_units_with_a_zone_fire_at_who_leaves() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").put("u2", "2020", "N");
    field.put("u3", "2120", "S");
    assert_eq!(able(&field, Occasion::Withdrawal, "c1", &[]), set(&["u1"]));
    field.set("u1", |it| it.pinned = true);
    assert!(able(&field, Occasion::Withdrawal, "c1", &[]).is_empty());
}

/// ST-ZOC-12, ST-ZOC-13. Those who caused the retreat are spared, and each fires once a phase.
#[test]
fn retreat_fire_comes_from_others_and_once() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").put("u2", "2120", "NW");
    assert_eq!(able(&field, Occasion::Retreat, "c1", &["u1"]), set(&["u2"]));
    field.set("u2", |it| it.fired_at_retreat = true);
    assert!(able(&field, Occasion::Retreat, "c1", &["u1"]).is_empty());
}

/// ST-FORM-10. Small arms in reach fire at limbering guns, but no guard.
#[test]
fn small_arms_in_reach_fire_at_limbering_guns() {
    let mut field = Field::new();
    field.put("ct", "2016", "S").form("ct", Formation::Limbered);
    field.put("u1", "2020", "N").put("us", "2017", "N");
    assert!(able(&field, Occasion::Limbering, "ct", &[]).is_empty(), "the wagon hides the guns");
    field.set("us", |it| it.place = terrible_swift_sword::board::Place::Off);
    assert_eq!(able(&field, Occasion::Limbering, "ct", &[]), set(&["u1"]));
}
