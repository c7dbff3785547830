use blind_swords::board::ActivationStep;
use blind_swords::event::Event;
use blind_swords::game::{CohesionResult, CohesionTest, Order, RoadRate};
use blind_swords::play::flow::Flow;
use blind_swords::play::movement::*;
use blind_swords::question::EventMove;
use blind_swords::{Outcome, Table};
use kernel::Sixteenths;
use testing::field::{Chance, Field, asked, at, events, given, state};

fn field(order: Order) -> Field {
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2115");
    field.activate("a", order, ActivationStep::Movement);
    field
}

fn moves(table: &Table) -> Vec<String> {
    let words = |event: &Event| match event {
        Event::Moved { unit, to, cost, left, .. } => {
            let game = &table.package().game;
            let (id, hex) = (&game.units[unit.index()].id, game.map.number(*to));
            Some(format!("{id} {hex} {cost} {left}"))
        }
        _ => None,
    };
    table.entries().iter().filter_map(|entry| words(&entry.event)).collect()
}

/// Returns the results of a fire that hits, and of a test with these skedaddle codes.
fn hit(skedaddle: &str) -> [Chance; 2] {
    let tokens = skedaddle.split_whitespace().map(|token| token.parse().expect("a token"));
    let result = CohesionResult { depletion: None, skedaddle: tokens.collect() };
    [given(Outcome::Crt(Some(CohesionTest::Routine))), given(Outcome::Cohesion(result))]
}

/// MOVE-02, MOVE-04: a unit moves hex by hex and pays for each hex. A unit that has stopped has
/// acted.
#[test]
fn a_unit_walks_and_stops() {
    let mut table = field(Order::Attack).table(&["a1", "2111", "2112", "stop"], &[]);
    assert_eq!(step(&mut table).expect("answered"), Flow::Goes);
    assert_eq!(moves(&table), ["a1 2111 1 3", "a1 2112 1 2"]);
    assert_eq!(at(&table, "a1"), "2112");
    assert_eq!(step(&mut table).expect("nobody is left to move"), Flow::Done);
}

/// A unit that was selected may stop at once. It stops automatically when it has no movement points
/// left.
#[test]
fn a_walk_ends_when_nothing_is_left() {
    let mut table = field(Order::Defend).table(&["a1", "stop"], &[]);
    assert_eq!(step(&mut table).expect("answered"), Flow::Goes);
    assert_eq!(at(&table, "a1"), "2110");
    let mut table = field(Order::Defend).table(&["a1", "2111", "2112"], &[]);
    assert_eq!(step(&mut table).expect("answered"), Flow::Goes);
    assert_eq!(moves(&table), ["a1 2111 1 1", "a1 2112 1 0"]);
}

/// MOVE-06: a unit that enters the guaranteed hex spends all its remaining points.
#[test]
fn the_guaranteed_hex_takes_everything() {
    let mut field = field(Order::Defend);
    field.terrain("2111", "angled");
    let mut table = field.table(&["a1", "2111"], &[]);
    step(&mut table).expect("answered");
    assert_eq!(moves(&table), ["a1 2111 2 0"]);
}

/// MOVE-02: a player may select other units of the stack, if there are any. They move together with
/// the first unit.
#[test]
fn a_stack_walks_as_one() {
    let mut field = field(Order::Attack);
    field.put("a2", "2109").put("a3", "2109");
    let mut table = field.table(&["a2", "a3", "2110", "2111"], &[]);
    step(&mut table).expect_err("a question is left");
    assert_eq!(moves(&table), ["a2 2110 1 3", "a3 2110 1 3", "a2 2111 1 2", "a3 2111 1 2"]);
    let (kind, options) = asked(&table);
    assert_eq!(kind, "move.hex");
    assert!(options.contains(&"stop".to_owned()), "{options:?}");
}

/// STK-02, STK-08: a unit may pass through a full hex but not stop there. The unit may enter only
/// if it can leave again.
#[test]
fn a_full_hex_is_only_passed() {
    let mut field = field(Order::Defend);
    field.put("b1", "2111");
    let mut table = field.table(&["a1", "2111"], &[]);
    step(&mut table).expect_err("a question is left");
    let (_, options) = asked(&table);
    assert!(!options.contains(&"stop".to_owned()), "{options:?}");
    assert!(options.contains(&"2112".to_owned()), "{options:?}");
}

/// ART-06: a unit keeps half points, so five points pay for ten hexes of pike.
#[test]
fn a_battery_marches_ten_hexes() {
    let path: Vec<_> = (0..=10).map(|row| format!("21{row:02}")).collect();
    let path: Vec<_> = path.iter().map(String::as_str).collect();
    let mut field = Field::clear();
    field.put("ur", "2100").road(&path, RoadRate::March);
    let mut table = field.table(&path[1..], &[]);
    let battery = field.unit("ur");
    by_independent(&mut table, battery).expect("answered");
    assert_eq!(moves(&table).last().map(String::as_str), Some("ur 2110 1/2 0"));
}

/// DIS-01, DIS-02, DIS-05, MOVE-12: a unit announces that it leaves a hex adjacent to an enemy, and
/// draws fire. If it does not retreat, it continues with its remaining points.
#[test]
fn a_unit_that_leaves_an_enemy_is_fired_at() {
    let mut field = field(Order::Attack);
    field.put("g2", "2210");
    let misses = [given(Outcome::Crt(None))];
    let mut table = field.table(&["a1", "2109", "g2", "stop"], &misses);
    assert_eq!(step(&mut table).expect("answered"), Flow::Goes);
    assert_eq!(events(&table), ["acted", "exit-announced", "fire-resolved", "moved"]);
    assert_eq!(moves(&table), ["a1 2109 1 3"]);
}

/// DIS-05: a unit that retreats from disengagement fire does not make its move.
#[test]
fn a_retreat_replaces_the_move() {
    let mut field = field(Order::Attack);
    field.put("g2", "2211");
    let mut table = field.table(&["a1", "2111", "g2", "2109"], &hit("R1"));
    assert_eq!(step(&mut table).expect("answered"), Flow::Goes);
    assert_eq!(moves(&table), Vec::<String>::new());
    assert_eq!(at(&table, "a1"), "2109");
}

/// OFF-01: a unit that exits the map cannot return.
#[test]
fn a_unit_leaves_the_map() {
    let mut field = field(Order::Attack);
    field.put("a1", "2101");
    let mut table = field.table(&["a1", "2100", "exit"], &[]);
    assert_eq!(step(&mut table).expect("answered"), Flow::Goes);
    assert_eq!(at(&table, "a1"), "Withdrawn");
}

/// SKR-03, MOVE-06: a unit pays 2 points to leave Skirmish Order at the start of its move. It may
/// still enter the guaranteed hex.
#[test]
fn a_unit_leaves_skirmish_order() {
    let mut field = field(Order::Defend);
    field.put_as("a1", "2110", |unit| unit.skirmish = true);
    let mut table = field.table(&["a1", "leave-skirmish", "2109"], &[]);
    assert_eq!(step(&mut table).expect("answered"), Flow::Goes);
    assert!(!state(&table, "a1").skirmish);
    assert_eq!(moves(&table), ["a1 2109 0 0"], "one hex is guaranteed, and no more");
}

/// CHIT-24: an event can move units, each of them once. These units may still act in their own
/// activation.
#[test]
fn an_event_moves_its_units_once() {
    let mut field = field(Order::Attack);
    field.put("a2", "2107");
    let units = ["a1", "a2"].iter().map(|id| field.unit(id).index()).collect();
    let granted = EventMove { units, allowance: Sixteenths::whole(2), march: true, engage: false };
    let answers = ["a2", "2106", "stop", "a1", "2109", "2108"];
    let mut table = field.table(&answers, &[]);
    by_event(&mut table, granted).expect("answered");
    assert_eq!(moves(&table), ["a2 2106 1 1", "a1 2109 1 1", "a1 2108 1 0"]);
    assert!(table.board().acted().is_empty());
}

/// Units of a brigade that has no order cannot move.
#[test]
fn nobody_moves_without_an_order() {
    let field = Field::clear();
    assert_eq!(step(&mut field.table(&[], &[])).expect("nothing to do"), Flow::Done);
}
