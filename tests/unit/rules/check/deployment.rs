use blind_swords::board::Board;
use blind_swords::check::deployment::*;
use blind_swords::choice::Choice;
use blind_swords::event::Event;
use blind_swords::game::{Deployment, DeploymentId, Formation, Placement};
use blind_swords::question::PlacementQuestion;
use testing::field::Field;

/// Returns a field in which brigade `a` may be deployed in a zone of two hexes. By default, one
/// unit is set up in the first hex and two in the second.
fn field() -> Field {
    let mut field = Field::clear();
    let units = ["a1", "a2", "a3"].map(|id| field.unit(id));
    let hexes = ["2109", "2110"].map(|hex| field.hex(hex));
    let places = [hexes[0], hexes[1], hexes[1]];
    let scenario = &mut field.game().scenarios[0];
    scenario.setup = units
        .iter()
        .zip(places)
        .map(|(&unit, hex)| Placement { unit, hex, formation: Formation::Line })
        .collect();
    scenario.deployments.push(Deployment {
        name: "the wood".to_owned(),
        side: kernel::Side::Usa,
        units: units.iter().map(|unit| unit.index()).collect(),
        hexes: hexes.to_vec(),
    });
    field.board = Board::start(&field.rules);
    field
}

const ZONE: DeploymentId = DeploymentId(0);

/// T-28: a unit may be deployed in any hex of its zone that has room for it.
#[test]
fn units_are_placed_within_the_limit() {
    let mut field = field();
    assert_eq!(next(field.position()), Some(ZONE));
    assert_eq!(field.options(&PlacementQuestion::Unit(ZONE)), ["a1", "a2", "a3", "done"]);
    let (a1, a2) = (field.unit("a1"), field.unit("a2"));
    let hex = field.hex("2110");
    field.happen(&Event::Deployed { unit: a1, hex });
    let question = PlacementQuestion::Hex(ZONE, a2);
    assert_eq!(field.options(&question), ["2109"]);
    assert_eq!(field.refusal(&question, "2110"), "STK-08");
    let outside = Choice::Hex(field.hex("2111"));
    let refusal = check(field.position(), &question, outside);
    assert_eq!(refusal.expect_err("beyond the zone").requirement, "T-28");
    let placed = check(field.position(), &PlacementQuestion::Unit(ZONE), Choice::Unit(a1));
    assert_eq!(placed.expect_err("it stands already").requirement, "T-28");
}

/// T-28: units that the player does not deploy stay in their default hexes. If such a hex is full,
/// they take another hex of the zone.
#[test]
fn the_rest_may_be_left_where_it_is_set_up() {
    let mut field = field();
    let hexes = |field: &Field| {
        let rest = ready_made(field.position(), ZONE).expect("room for all");
        rest.into_iter().map(|(_, hex)| hex).collect::<Vec<_>>()
    };
    let [wood, edge] = ["2109", "2110"].map(|hex| field.hex(hex));
    assert_eq!(hexes(&field), [wood, edge, edge]);
    let unit = field.unit("a1");
    field.happen(&Event::Deployed { unit, hex: edge });
    assert_eq!(hexes(&field), [wood, wood]);
    field.game().scenarios[0].deployments[0].hexes = vec![edge];
    assert_eq!(ready_made(field.position(), ZONE), Err(field.unit("a2")));
    assert_eq!(field.refusal(&PlacementQuestion::Unit(ZONE), "done"), "STK-08");
}
