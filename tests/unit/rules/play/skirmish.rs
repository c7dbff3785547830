use blind_swords::Table;
use blind_swords::board::ActivationStep;
use blind_swords::game::Order;
use blind_swords::play::movement;
use blind_swords::play::skirmish::*;
use kernel::Play;
use testing::field::{Field, asked, at, events};

/// Returns a field with a Union skirmisher in a cornfield, and an attacker two hexes away. The
/// field follows E-SS-23.
fn field() -> Field {
    let mut field = Field::clear();
    field.terrain("2110", "cornfield").terrain("2109", "cornfield").put("g1", "2112");
    field.put_as("a1", "2110", |unit| unit.skirmish = true);
    field.activate("g", Order::Attack, ActivationStep::Movement);
    field
}

fn advance(field: &Field, answers: &[&str]) -> (Table, Play<blind_swords::play::flow::Flow>) {
    let mut table = field.table(answers, &[]);
    let flow = movement::step(&mut table);
    (table, flow)
}

/// E-SS-23, SKR-04, SKR-05: a unit that enters a hex next to a skirmisher pays one point more. The
/// skirmisher withdraws to one of three hexes, and the moving unit cannot afford the vacated hex.
#[test]
fn a_screen_costs_a_point_and_withdraws() {
    let field = field();
    let (table, _) = advance(&field, &["g1", "2111"]);
    assert_eq!(
        asked(&table),
        ("skirmish.hex", ["2010", "2109", "2210"].map(str::to_owned).to_vec())
    );
    let (table, _) = advance(&field, &["g1", "2111", "2109"]);
    assert_eq!(at(&table, "a1"), "2109");
    let (kind, options) = asked(&table);
    assert_eq!(kind, "move.hex");
    assert!(
        !options.contains(&"2110".to_owned()),
        "2 for the corn and 1 for the screen: {options:?}"
    );
    assert!(options.contains(&"2011".to_owned()), "{options:?}");
}

/// SKR-05: only the skirmisher of a stack withdraws. Its withdrawal draws no disengagement fire.
#[test]
fn a_skirmisher_leaves_its_stack() {
    let mut field = field();
    field.put("a3", "2110");
    let (table, _) = advance(&field, &["g1", "2111", "2109", "stop"]);
    assert_eq!((at(&table, "a1"), at(&table, "a3")), ("2109".to_owned(), "2110".to_owned()));
    assert!(!events(&table).contains(&"exit-announced"));
}

/// a retreating unit also makes skirmishers withdraw. Here, no free hex is nearer to the
/// skirmisher's own edge.
#[test]
fn a_retreat_pushes_skirmishers_back() {
    let mut field = Field::clear();
    field.put("g1", "2111").put_as("a1", "2112", |unit| unit.skirmish = true);
    let mut table = field.table(&[], &[]);
    let mover = field.unit("g1");
    screens_withdraw(&mut table, mover).expect_err("asked");
    assert_eq!(
        asked(&table),
        ("skirmish.hex", ["2013", "2113", "2213"].map(str::to_owned).to_vec())
    );
}

/// if all adjacent refuges are next to enemies, a skirmisher withdraws to the first hex that
/// is not.
#[test]
fn a_skirmisher_goes_on_until_it_is_free() {
    let mut field = field();
    field.put("g2", "2108");
    let (table, _) = advance(&field, &["g1", "2111"]);
    let (_, options) = asked(&table);
    assert_eq!(options, ["2010", "2210"], "2109 is next to g2");
    field.put("g2", "2009").put("g3", "2209");
    let (table, _) = advance(&field, &["g1", "2111", "2109"]);
    assert_eq!(at(&table, "a1"), "2107", "g2 and g3 are next to 2109 and 2108");
}

/// X-07, SKR-05: a skirmisher that cannot withdraw at all goes to Broken Box 1.
#[test]
fn a_skirmisher_without_refuge_breaks() {
    let mut field = field();
    for hex in ["2010", "2011", "2109", "2210", "2211"] {
        field.terrain(hex, "summit");
    }
    let (table, _) = advance(&field, &["g1", "2111", "stop"]);
    assert_eq!(at(&table, "a1"), "Broken(One)");
}

/// SKR-05: if no hex leads away from the moving unit, the skirmisher goes around that unit. It
/// never returns to its previous hex.
#[test]
fn a_skirmisher_without_a_way_back_goes_round() {
    let mut field = field();
    for hex in ["2010", "2109", "2210", "2211", "2012"] {
        field.terrain(hex, "summit");
    }
    let (table, _) = advance(&field, &["g1", "2111", "stop"]);
    assert_eq!(at(&table, "a1"), "1910", "past the mover by 2011, then toward its own edge");
}

/// V-73: if the rules have no Skirmish Order, no unit withdraws.
#[test]
fn screens_stay_where_the_rules_have_none() {
    let mut field = field();
    field.option("skirmish_order", "off");
    let (table, _) = advance(&field, &["g1", "2111", "stop"]);
    assert_eq!(at(&table, "a1"), "2110");
}
