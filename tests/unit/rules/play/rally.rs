use blind_swords::board::{ActivationStep, Face, Morale, Place};
use blind_swords::event::Event;
use blind_swords::game::{BrokenBox, Order, Recovery};
use blind_swords::play::flow::Flow;
use blind_swords::play::rally::*;
use blind_swords::question::{RallyQuestion, Rallying};
use testing::field::{Chance, Field, asked, at, events, state};

/// Returns a field with brigade `g` in its Rally Step and an enemy unit at 2109.
fn field(order: Order) -> Field {
    let mut field = Field::clear();
    field.put("a1", "2109").activate("g", order, ActivationStep::Rally);
    field
}

fn eligible(field: &Field) -> Vec<String> {
    let position = field.position();
    let question = RallyQuestion::Unit(Rallying::Brigade(field.brigade("g"))).into();
    let options = blind_swords::check::legality::options(position, &question);
    testing::field::ids(position, &question, &options)
}

fn shaken(unit: &mut blind_swords::board::UnitState) {
    unit.morale = Morale::Shaken;
}

/// RAL-01, A-88: a unit can rally only if it is at least three hexes from every enemy. It must have
/// something to recover.
#[test]
fn only_units_away_from_enemies_rally() {
    let mut field = field(Order::Defend);
    field.put_as("g1", "2112", shaken).put_as("g2", "2111", shaken).put("g3", "2113");
    field.put_as("h1", "2114", shaken).put_as("cr", "2114", shaken).put_as("cm", "2117", shaken);
    assert_eq!(eligible(&field), ["g1", "cr", "done"]);
}

/// RAL-03, RAL-02: a unit rallies once. Under Defend it recovers one morale hit, and under Regroup
/// all.
#[test]
fn recovery_depends_on_the_order() {
    for (order, after) in [(Order::Defend, Morale::Shaken), (Order::Regroup, Morale::None)] {
        let mut field = field(order);
        field.put_as("g1", "2112", |unit| unit.morale = Morale::Disrupted);
        let mut table = field.table(&["g1"], &[]);
        assert_eq!(step(&mut table).expect("answered"), Flow::Goes);
        assert_eq!(state(&table, "g1").morale, after);
        assert_eq!(step(&mut table).expect("it has rallied"), Flow::Done);
    }
}

/// RAL-01, ORD-02: brigades under Attack or Maneuver cannot rally.
#[test]
fn other_orders_do_not_rally() {
    for order in [Order::Attack, Order::Maneuver] {
        let mut field = field(order);
        field.put_as("g1", "2112", shaken);
        assert_eq!(eligible(&field), ["done"]);
    }
}

/// RAL-02: under Regroup, the owner chooses whether a battleworn unit with a morale marker removes
/// the marker or attempts to rebuild.
#[test]
fn a_unit_chooses_between_recovery_and_rebuild() {
    let mut field = field(Order::Regroup);
    field
        .put_as("g1", "2112", |unit| (unit.morale, unit.face) = (Morale::Shaken, Face::Battleworn));
    let mut table = field.table(&["g1"], &[]);
    step(&mut table).expect_err("asked");
    assert_eq!(asked(&table), ("rally.action", vec!["recover".to_owned(), "rebuild".to_owned()]));
}

/// E-SS-22, second run: only the unit in the Available box rallies. It returns in a hex three hexes
/// from the enemy.
#[test]
fn a_brigade_regroups_as_in_the_example() {
    let mut field = field(Order::Regroup);
    field.put_as("g1", "2110", |unit| {
        (unit.morale, unit.face) = (Morale::Disrupted, Face::Battleworn)
    });
    field.put_as("g2", "2111", shaken);
    field.happen(&Event::Broken { unit: field.unit("g3"), into: BrokenBox::Available });
    assert_eq!(eligible(&field), ["g3", "done"]);
    let mut table = field.table(&["g3", "2113"], &[Chance::One(1)]);
    step(&mut table).expect("answered");
    assert_eq!((at(&table, "g3").as_str(), state(&table, "g3").face), ("2113", Face::Battleworn));
    assert_eq!(events(&table)[events(&table).len() - 3..], ["acted", "rebuild-rolled", "returned"]);
    field.happen(&Event::Broken { unit: field.unit("g3"), into: BrokenBox::Two });
    assert_eq!(eligible(&field), ["done"]);
}

/// E-SS-22, first run: under Defend, the unit in the Available box stays there.
#[test]
fn nobody_rebuilds_under_defend() {
    let mut field = field(Order::Defend);
    field.put("g1", "2112");
    field.happen(&Event::Broken { unit: field.unit("g3"), into: BrokenBox::Available });
    assert_eq!(eligible(&field), ["done"]);
}

/// V-80, A-89: broken cavalry can be rebuilt only by option.
#[test]
fn broken_cavalry_is_an_option() {
    let mut field = Field::clear();
    field.put("a1", "2109").activate("a", Order::Regroup, ActivationStep::Rally);
    field.happen(&Event::Broken { unit: field.unit("uc"), into: BrokenBox::Available });
    let offered = |field: &Field| {
        let question = RallyQuestion::Unit(Rallying::Brigade(field.brigade("a"))).into();
        blind_swords::check::legality::options(field.position(), &question).len() - 1
    };
    assert_eq!(offered(&field), 0);
    field.option("available_cavalry_rebuild", "yes");
    assert_eq!(offered(&field), 1);
}

/// An event can let units recover without an order.
#[test]
fn recovery_takes_hits_away() {
    let mut field = Field::clear();
    field.put_as("a1", "2110", shaken);
    let mut table = field.table(&[], &[]);
    recover(&mut table, field.unit("a1"), Recovery::None);
    assert_eq!(state(&table, "a1").morale, Morale::Shaken);
    recover(&mut table, field.unit("a1"), Recovery::One);
    assert_eq!(state(&table, "a1").morale, Morale::None);
    assert_eq!(state(&table, "a1").place, Place::Hex(field.hex("2110")));
}
