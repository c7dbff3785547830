use blind_swords::board::ActivationStep;
use blind_swords::check::movement::*;
use blind_swords::choice::{Choice, Word};
use blind_swords::game::{HexsideWater, OnHexside, Order, RoadRate, Slope, UnitSet};
use blind_swords::position_ext::only;
use blind_swords::question::{Begun, EventMove, MoveOrder, MoveQuestion, Walk};
use kernel::Sixteenths;
use testing::field::Field;

/// Returns the kind of movement that a brigade makes under an order.
fn under(field: &Field, brigade: &str, order: Order) -> MoveOrder {
    MoveOrder::Brigade(field.brigade(brigade), order)
}

fn units(field: &Field, ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| field.unit(id).index()).collect()
}

/// Returns the cost of a step in words. Returns the requirement if the step is forbidden.
fn price(field: &Field, ids: &[&str], from: &str, to: &str, order: MoveOrder) -> String {
    let (from, to) = (field.hex(from), field.hex(to));
    match cost(field.position(), &units(field, ids), from, to, order) {
        Ok(cost) => cost.to_string(),
        Err(refusal) => refusal.requirement.to_owned(),
    }
}

fn walk(field: &Field, ids: &[&str], order: MoveOrder) -> Walk {
    begin(field.position(), order, &units(field, ids)).expect("they stand together")
}

/// Returns the movement points left after a step in words. Returns the requirement if the step is
/// forbidden.
fn step(field: &Field, walk: &Walk, to: &str) -> Result<String, &'static str> {
    let paid = pay_for_step(field.position(), walk, field.hex(to));
    paid.map(|paid| paid.left.to_string()).map_err(|refusal| refusal.requirement)
}

fn event_move(field: &Field, ids: &[&str], points: i32) -> EventMove {
    let allowance = Sixteenths::whole(points);
    EventMove { units: units(field, ids), allowance, march: true, engage: false }
}

/// MOVE-05, T-07: for every hexside feature, the cost of a step is the sum of its listed parts.
#[test]
fn a_bill_adds_up_to_the_cost_of_its_step() {
    let mut field = Field::clear();
    field.put("a1", "2110").terrain("2111", "woods").slope("2110", "2111", Slope::UP);
    field.water("2110", "2111", HexsideWater::Stream).feature("2110", "2111", "Fence", 1);
    let walk = walk(&field, &["a1"], under(&field, "a", Order::Attack));
    let items = bill(field.position(), &walk, field.hex("2111")).expect("the hex can be entered");
    let points: Sixteenths = items.iter().map(|item| item.points).sum();
    assert_eq!(points.to_string(), price(&field, &["a1"], "2110", "2111", walk.order));
    let causes: Vec<_> = items.iter().map(|item| item.cause).collect();
    let fence = |cause: &CostCause| matches!(cause, CostCause::Hexside(OnHexside::Feature(_)));
    assert!(causes.iter().any(fence), "{causes:?}");
    assert_eq!(causes.len(), 4, "{causes:?}");
}

/// The fast check of all steps from a hex accepts the same steps as a separate check of each step.
#[test]
fn steps_are_kept_that_are_legal_by_themselves() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2111").put("b1", "2011");
    field.terrain("2109", "woods").put("g1", "2210").put("g2", "2008");
    for order in [Order::Attack, Order::Maneuver] {
        for unit in ["a1", "a2"] {
            let walk = walk(&field, &[unit], under(&field, "a", order));
            let question = MoveQuestion::Hex(walk);
            let all = candidates(field.position(), &question);
            let mut kept = all.clone();
            keep_legal(field.position(), &walk, &mut kept);
            let mut legal = all.clone();
            legal.retain(|&choice| check(field.position(), &question, choice).is_ok());
            assert_eq!(kept, legal);
            assert!(kept.len() < all.len() && kept.len() > 1, "{kept:?}");
        }
    }
}

/// MOVE-04, MAP-07, MAP-08: the costs of the hex and of the hexside are added. A slope costs points
/// only uphill, but a steep slope in both directions.
#[test]
fn costs_of_hexes_and_hexsides_add_up() {
    let mut field = Field::clear();
    field.put("a1", "2110").terrain("2111", "cornfield").slope("2110", "2111", Slope::UP);
    field.slope("2110", "2010", Slope::STEEP_UP).terrain("2011", "woods");
    field.water("2110", "2109", HexsideWater::Stream).level("2211", 5);
    let order = under(&field, "a", Order::Attack);
    let from_here = |to| price(&field, &["a1"], "2110", to, order);
    assert_eq!(from_here("2111"), "3");
    assert_eq!(price(&field, &["a1"], "2111", "2110", order), "1");
    assert_eq!(from_here("2010"), "3");
    assert_eq!(price(&field, &["a1"], "2010", "2110", order), "2");
    assert_eq!(from_here("2011"), "2");
    assert_eq!(from_here("2109"), "2");
    assert_eq!(from_here("2211"), "1", "a level without a slope costs nothing");
}

/// MOVE-11, MAP-01, MAP-04, SC1-06: a unit cannot enter hexes with enemies, ponds, summits, or
/// hexes that the scenario forbids.
#[test]
fn impassable_hexes_are_refused() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2111").terrain("2010", "summit");
    field.water("2110", "2109", HexsideWater::Pond);
    let forbidden = field.hex("2011");
    field.game().scenarios[0].forbidden.insert(forbidden.index());
    let order = under(&field, "a", Order::Attack);
    let from_here = |to| price(&field, &["a1"], "2110", to, order);
    assert_eq!(from_here("2111"), "MOVE-11");
    assert_eq!(from_here("2109"), "MAP-04");
    assert_eq!(from_here("2010"), "MAP-01");
    assert_eq!(from_here("2011"), "SC1-06");
    assert_eq!(from_here("2310"), "MOVE-04");
}

/// MOVE-07, MOVE-08, V-41: a step along a road costs 1 in any terrain. It costs 1/2 for a unit that
/// may use march column.
#[test]
fn roads_have_two_rates() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2110").put_as("a3", "2110", |unit| unit.skirmish = true);
    field.put("ur", "2110").put("uc", "2110");
    field.terrain("2111", "woods").slope("2110", "2111", Slope::STEEP_UP);
    field.road(&["2110", "2111"], RoadRate::March).road(&["2110", "2109"], RoadRate::Road);
    let (attack, maneuver) =
        (under(&field, "a", Order::Attack), under(&field, "a", Order::Maneuver));
    assert_eq!(price(&field, &["a1"], "2110", "2111", attack), "1");
    assert_eq!(price(&field, &["a1"], "2110", "2111", maneuver), "1/2");
    assert_eq!(price(&field, &["a1"], "2110", "2109", maneuver), "1", "a lane has no march column");
    assert_eq!(price(&field, &["a3"], "2110", "2111", maneuver), "1", "not in Skirmish Order");
    assert_eq!(price(&field, &["a2", "a3"], "2110", "2111", maneuver), "1", "the slowest counts");
    for id in ["ur", "uc"] {
        let order = MoveOrder::Artillery(field.unit(id));
        assert_eq!(price(&field, &[id], "2110", "2111", order), "1/2", "{id}");
    }
    let granted = event_move(&field, &["a1"], 3);
    assert_eq!(price(&field, &["a1"], "2110", "2111", MoveOrder::Event(granted)), "1/2");
    let plain = EventMove { march: false, ..granted };
    assert_eq!(price(&field, &["a1"], "2110", "2111", MoveOrder::Event(plain)), "1");
}

/// MAP-05, A-28: a step between two adjacent road hexes follows the road only if the road connects
/// them.
#[test]
fn roads_side_by_side_are_not_connected() {
    let mut field = Field::clear();
    field.put("a1", "2110").terrain("2111", "woods");
    field.road(&["2110", "2109"], RoadRate::March).road(&["2111", "2112"], RoadRate::March);
    let order = under(&field, "a", Order::Maneuver);
    assert_eq!(price(&field, &["a1"], "2110", "2111", order), "2");
}

/// E-SS-14, STK-05: a unit in column cannot use a road that another unit occupies. It pays the
/// terrain cost and may not stop there.
#[test]
fn an_occupied_road_costs_the_other_terrain() {
    let mut field = Field::clear();
    field.put("a1", "2109").put("b1", "2110").terrain("2110", "woods").terrain("2111", "woods");
    field.slope("2110", "2111", Slope::STEEP_UP);
    field.road(&["2109", "2110", "2111"], RoadRate::Road);
    let order = under(&field, "a", Order::Attack);
    assert_eq!(price(&field, &["a1"], "2109", "2110", order), "2");
    let mut walk = walk(&field, &["a1"], order);
    assert_eq!(step(&field, &walk, "2110"), Ok("2".to_owned()));
    walk = walk.after(field.hex("2110"), Sixteenths::whole(2));
    field.put("a1", "2110");
    assert_eq!(step(&field, &walk, "2111"), Ok("1".to_owned()));
    let stop = check(field.position(), &MoveQuestion::Hex(walk), Word::Stop.into());
    assert_eq!(stop.expect_err("it holds too much").requirement, "STK-08");
}

/// STK-06: a unit above the road's stacking limit cannot use an occupied road, however small the
/// unit on it.
#[test]
fn a_large_unit_uses_the_road_alone() {
    let mut field = Field::clear();
    field.put("h1", "2110").terrain("2111", "woods");
    field.road(&["2110", "2111"], RoadRate::Road);
    let order = under(&field, "h", Order::Attack);
    assert_eq!(price(&field, &["h1"], "2110", "2111", order), "1");
    field.put_as("g3", "2111", |unit| unit.face = blind_swords::board::Face::Battleworn);
    assert_eq!(price(&field, &["h1"], "2110", "2111", order), "2");
}

/// ART-09, X-59: a battery may leave a road that is blocked. It pays 3 points in covered terrain,
/// and the terrain cost elsewhere.
#[test]
fn a_battery_waits_at_a_blocked_road() {
    let mut field = Field::clear();
    field.put("us", "2110").put("a1", "2111").put("b1", "2109");
    field.terrain("2111", "woods").terrain("2010", "woods");
    field.road(&["2109", "2110", "2111"], RoadRate::March);
    let order = MoveOrder::Artillery(field.unit("us"));
    assert_eq!(price(&field, &["us"], "2110", "2111", order), "3", "6 and 3 are too much");
    field.put("a1", "2212").put("a2", "2111");
    assert_eq!(price(&field, &["us"], "2110", "2111", order), "1/2", "4 and 3 are not");
    field.put("a3", "2109");
    assert_eq!(price(&field, &["us"], "2110", "2109", order), "1", "the clear hex itself");
    assert_eq!(price(&field, &["us"], "2110", "2010", order), "STK-04", "no road leads there");
}

/// MOVE-10, STK-04: a battery on a road in covered terrain may not leave the road.
#[test]
fn a_battery_stays_on_its_road_in_woods() {
    let mut field = Field::clear();
    field.put("ur", "2110").terrain("2110", "woods");
    field.road(&["2110", "2111"], RoadRate::Road);
    let order = MoveOrder::Artillery(field.unit("ur"));
    assert_eq!(price(&field, &["ur"], "2110", "2111", order), "1");
    assert_eq!(price(&field, &["ur"], "2110", "2109", order), "STK-04");
}

/// MOVE-03, ACT-02, E-FAQ-04: the movement allowance is halved after all additions, and fractions
/// are dropped.
#[test]
fn events_change_the_allowance() {
    let mut field = Field::clear();
    field.put("a1", "2110").activate("a", Order::Maneuver, ActivationStep::Movement);
    let order = under(&field, "a", Order::Maneuver);
    let points = |field: &Field| allowance(field.position(), order, field.unit("a1")).to_string();
    assert_eq!(points(&field), "6");
    field.happen(&blind_swords::Event::AllowanceChanged { bonus: 0, halved: true });
    assert_eq!(points(&field), "3");
    field.happen(&blind_swords::Event::AllowanceChanged { bonus: 3, halved: true });
    assert_eq!(points(&field), "4");
    let battery = MoveOrder::Artillery(field.unit("ur"));
    assert_eq!(allowance(field.position(), battery, field.unit("ur")), Sixteenths::whole(5));
}

/// MOVE-05, MOVE-06, A-106: a unit cannot make a step that costs more than its points, and the
/// refusal lists both values. The first hex of a move is an exception.
#[test]
fn the_first_hex_is_always_within_reach() {
    let mut field = Field::clear();
    field.put("a1", "2110").terrain("2111", "woods").slope("2110", "2111", Slope::STEEP_UP);
    let order = under(&field, "a", Order::Defend);
    let fresh = walk(&field, &["a1"], order);
    assert_eq!(step(&field, &fresh, "2111"), Ok("0".to_owned()));
    let begun = Walk { begun: Begun::Entered, ..fresh };
    let refusal = pay_for_step(field.position(), &begun, field.hex("2111")).expect_err("too dear");
    assert_eq!(refusal.requirement, "MOVE-05");
    assert_eq!(refusal.describe(&field.rules.game), "needs 4 MP, has 2 left");
    field.terrain("2111", "summit");
    assert_eq!(step(&field, &fresh, "2111"), Err("MAP-01"));
    field.terrain("2111", "woods").put("b1", "2111");
    assert_eq!(step(&field, &fresh, "2111"), Err("STK-08"), "nothing is left to go on with");
}

/// ENG-02, A-105: under an order that forbids engagement, a unit cannot enter a hex adjacent to an
/// enemy. This applies even if the unit starts in such a hex.
#[test]
fn maneuver_does_not_engage() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2211");
    let maneuver = walk(&field, &["a1"], under(&field, "a", Order::Maneuver));
    assert_eq!(step(&field, &maneuver, "2111"), Err("ENG-02"));
    assert!(step(&field, &maneuver, "2109").is_ok());
    let attack = walk(&field, &["a1"], under(&field, "a", Order::Attack));
    assert!(step(&field, &attack, "2111").is_ok());
    let event = walk(&field, &["a1"], MoveOrder::Event(event_move(&field, &["a1"], 3)));
    assert_eq!(step(&field, &event, "2111"), Err("ENG-02"));
}

/// ART-07, ART-08, V-18, V-19: artillery stays at least two hexes from enemies. Engaged artillery
/// may only move away.
#[test]
fn guns_do_not_move_near_enemies() {
    let mut field = Field::clear();
    field.put("ur", "2107").put("g1", "2110");
    let order = MoveOrder::Artillery(field.unit("ur"));
    let go = |field: &Field, to| step(field, &walk(field, &["ur"], order), to);
    assert_eq!(go(&field, "2108"), Err("ART-07"));
    assert!(go(&field, "2106").is_ok());
    field.put("ur", "2109");
    assert!(go(&field, "2108").is_ok(), "one to two hexes");
    assert_eq!(go(&field, "2010"), Err("ART-08"), "still adjacent");
    field.put("ur", "2108");
    assert_eq!(go(&field, "2009"), Err("ART-08"), "two to two hexes");
    assert!(go(&field, "2107").is_ok());
    field.option("engaged_artillery_move", "unrestricted");
    assert!(go(&field, "2009").is_ok());
    field.option("artillery_engage_radius", "1").put("ur", "2107");
    assert!(go(&field, "2108").is_ok());
}

/// SKR-02 to SKR-04, A-94: a unit in Skirmish Order pays 1 point for a hex and does not engage.
/// Their screen costs an enemy 1 point, however many units screen the hex.
#[test]
fn skirmishers_move_and_hinder() {
    let mut field = Field::clear();
    field.put_as("a1", "2110", |unit| unit.skirmish = true).terrain("2111", "woods");
    field.slope("2110", "2111", Slope::STEEP_UP).put_as("g1", "2113", |unit| unit.skirmish = true);
    field.put_as("g2", "2113", |unit| unit.skirmish = true).put("b1", "2111");
    let order = under(&field, "a", Order::Attack);
    assert_eq!(price(&field, &["a1"], "2110", "2111", order), "1");
    let other = under(&field, "b", Order::Attack);
    assert_eq!(price(&field, &["b1"], "2111", "2112", other), "2", "two skirmishers hinder as one");
    field.put_as("a1", "2111", |unit| unit.skirmish = true);
    assert_eq!(step(&field, &walk(&field, &["a1"], order), "2112"), Err("SKR-02"));
    let question = MoveQuestion::Hex(walk(&field, &["a1"], order));
    let leave = |question| check(field.position(), question, Word::LeaveSkirmish.into());
    assert!(leave(&question).is_ok());
    let MoveQuestion::Hex(begun) = question else { unreachable!() };
    let begun = MoveQuestion::Hex(Walk { begun: Begun::Entered, ..begun });
    assert_eq!(leave(&begun).expect_err("only at the start").requirement, "SKR-03");
    field.option("skirmish_order", "off");
    assert_eq!(price(&field, &["b1"], "2111", "2112", other), "1");
}

/// OFF-01: a unit may leave the map from an edge hex for 1 point.
#[test]
fn units_leave_the_map_at_its_edge() {
    let mut field = Field::clear();
    field.put("a1", "2100").put("a2", "2110");
    let order = under(&field, "a", Order::Defend);
    let exit = |ids| pay_for_exit(field.position(), &walk(&field, ids, order));
    assert_eq!(exit(&["a1"]).map(|paid| paid.left), Ok(Sixteenths::ONE));
    assert_eq!(exit(&["a2"]).expect_err("inland").requirement, "OFF-01");
}

/// MOVE-01, MOVE-02, ORD-02, SC2-05: a unit moves once, together with its active brigade, and only
/// under an order that permits movement. A frozen unit cannot move.
#[test]
fn units_of_the_brigade_move_once() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2110").put("b1", "2110");
    field.activate("a", Order::Attack, ActivationStep::Movement);
    let order = under(&field, "a", Order::Attack);
    let refused = |field: &Field, order, id| {
        let choice = Choice::Unit(field.unit(id));
        let question = MoveQuestion::Unit(order);
        check(field.position(), &question, choice).err().map(|refusal| refusal.requirement)
    };
    assert_eq!(refused(&field, order, "a1"), None);
    assert_eq!(refused(&field, order, "a3"), Some("MOVE-01"));
    assert_eq!(refused(&field, order, "b1"), Some("MOVE-01"));
    assert_eq!(refused(&field, under(&field, "a", Order::Regroup), "a1"), Some("ORD-02"));
    field.happen(&blind_swords::Event::Acted { units: only(field.unit("a1")) });
    assert_eq!(refused(&field, order, "a1"), Some("MOVE-02"));
    field.happen(&blind_swords::Event::UnitFrozen { unit: field.unit("a2"), frozen: true });
    assert_eq!(refused(&field, order, "a2"), Some("SC2-05"));
}

/// MOVE-02, STK-08: units of a stack may move together only if some hex has room for all of them.
#[test]
fn stacks_move_together_within_the_limit() {
    let mut field = Field::clear();
    field.put("a2", "2110").put("a3", "2110").put("a1", "2110");
    field.activate("a", Order::Attack, ActivationStep::Movement);
    let order = under(&field, "a", Order::Attack);
    let question = MoveQuestion::Stack(order, units(&field, &["a2"]));
    let along = |id: &str| check(field.position(), &question, Choice::Unit(field.unit(id)));
    assert_eq!(along("a3"), Ok(()));
    assert_eq!(along("a1").expect_err("4 and 6").requirement, "STK-08");
}

/// REIN-01, STK-08: units in an overstacked hex must move out if they can.
#[test]
fn an_overfull_hex_must_be_left() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2110");
    field.activate("a", Order::Attack, ActivationStep::Movement);
    let order = under(&field, "a", Order::Attack);
    let done =
        |field: &Field| check(field.position(), &MoveQuestion::Unit(order), Word::Done.into());
    assert_eq!(done(&field).expect_err("10 points").requirement, "STK-08");
    let stop = MoveQuestion::Hex(walk(&field, &["a1"], order));
    let stop = |field: &Field| check(field.position(), &stop, Word::Stop.into());
    assert_eq!(stop(&field).expect_err("10 points").requirement, "STK-08");
    field.put("a2", "2112");
    assert_eq!((done(&field), stop(&field)), (Ok(()), Ok(())));
}

/// `reachable` lists exactly the hexes that a unit can reach by legal steps within its movement
/// points.
#[test]
fn reach_agrees_with_single_steps() {
    let mut field = Field::clear();
    field.put("a1", "2110").put("b1", "2109").put("g1", "2213");
    field.terrain("2111", "woods").terrain("2010", "cornfield").terrain("2210", "summit");
    field.road(&["2110", "2011", "1911", "1912"], RoadRate::March);
    for order in [Order::Attack, Order::Defend, Order::Maneuver] {
        let walk = walk(&field, &["a1"], under(&field, "a", order));
        let found = reachable(field.position(), &walk);
        assert!(found.is_sorted());
        for to in field.rules.game.map.grid.neighbours(walk.here) {
            let single = cost(field.position(), &walk.movers, walk.here, to, walk.order);
            let legal = pay_for_step(field.position(), &walk, to).is_ok();
            let listed = found.iter().find(|(hex, _)| *hex == to).map(|(_, cost)| *cost);
            let full = blind_swords::check::stacking::fits(field.position(), to, &walk.movers);
            assert_eq!(listed.is_some(), legal && full, "{}", field.rules.game.map.number(to));
            assert!(listed.is_none_or(|listed| single.is_ok_and(|single| listed <= single)));
        }
    }
}

/// MOVE-04, MOVE-06: `reachable` finds the cheapest path to each hex, and includes the guaranteed
/// first hex.
#[test]
fn reach_takes_the_cheapest_way() {
    let mut field = Field::clear();
    field.put("a1", "2110").terrain("2111", "woods").slope("2110", "2111", Slope::STEEP_UP);
    let cost_of = |field: &Field, order, hex: &str| {
        let found = reachable(field.position(), &walk(field, &["a1"], under(field, "a", order)));
        found.iter().find(|(at, _)| *at == field.hex(hex)).map(|(_, cost)| cost.to_string())
    };
    assert_eq!(cost_of(&field, Order::Attack, "2111").as_deref(), Some("3"), "around the slope");
    assert_eq!(cost_of(&field, Order::Defend, "2111").as_deref(), Some("4"), "straight up");
    assert_eq!(cost_of(&field, Order::Defend, "2108").as_deref(), Some("2"));
    assert_eq!(cost_of(&field, Order::Defend, "2107"), None);
    assert_eq!(cost_of(&field, Order::Attack, "2110"), None, "not where it stands");
}

/// MOVE-04: cached step costs are computed again after a change to the battle.
#[test]
fn a_changed_battle_has_other_prices() {
    let mut field = Field::clear();
    field.put("a1", "2110");
    let order = under(&field, "a", Order::Attack);
    let cost_of = |field: &Field| {
        let walk = walk(field, &["a1"], order);
        cost(field.position(), &walk.movers, walk.here, field.hex("2111"), order)
            .map(|c| c.to_string())
    };
    assert_eq!(cost_of(&field).as_deref(), Ok("1"));
    field.terrain("2111", "woods").slope("2110", "2111", Slope::UP);
    assert_eq!(cost_of(&field).as_deref(), Ok("3"));
}
