use blind_swords::board::Place;
use blind_swords::event::Event;
use blind_swords::play::reinforcements::*;
use testing::field::{Field, asked, at, events, state};

/// Returns a field in which brigade `g` arrives at 2218 on turn 1 or later.
fn field() -> Field {
    let mut field = Field::clear();
    let (brigade, hex) = (field.brigade("g"), field.hex("2218"));
    field.happen(&Event::ArrivalSet { brigade, turn: 1, hex, delayed: false });
    field
}

fn delay(field: &mut Field) {
    let (brigade, hex) = (field.brigade("g"), field.hex("2218"));
    field.happen(&Event::ArrivalSet { brigade, turn: 2, hex, delayed: true });
    field.happen(&Event::TurnBegan { turn: 2 });
}

/// REIN-01: all units of an arriving brigade are placed in its entry hex, even if the hex is then
/// overstacked.
#[test]
fn a_brigade_enters_in_one_hex() {
    let field = field();
    let mut table = field.table(&[], &[]);
    enter(&mut table, field.brigade("g")).expect("nothing is asked");
    for id in ["g1", "g2", "g3"] {
        assert_eq!(at(&table, id), "2218");
    }
    assert_eq!(table.board().brigade(field.brigade("g")).arrival, None);
    assert_eq!(events(&table), ["arrival-done", "placed", "placed", "placed"]);
}

/// REIN-01: a brigade does not arrive before its turn. Only units that wait off the map arrive.
#[test]
fn a_brigade_waits_for_its_turn() {
    let mut field = field();
    let (brigade, hex) = (field.brigade("g"), field.hex("2218"));
    field.happen(&Event::ArrivalSet { brigade, turn: 3, hex, delayed: false });
    let mut table = field.table(&[], &[]);
    enter(&mut table, brigade).expect("nothing is asked");
    assert_eq!(at(&table, "g1"), "Off");
    field.happen(&Event::TurnBegan { turn: 3 }).put("g1", "2210");
    let mut table = field.table(&[], &[]);
    enter(&mut table, brigade).expect("nothing is asked");
    assert_eq!((at(&table, "g1"), at(&table, "g2")), ("2210".to_owned(), "2218".to_owned()));
}

/// REIN-04, A-93, X-28: if an enemy is adjacent to the entry hex, the brigade arrives on the next
/// turn instead.
#[test]
fn a_blocked_brigade_waits_a_turn() {
    let mut field = field();
    field.put("a1", "2217");
    let mut table = field.table(&[], &[]);
    let brigade = field.brigade("g");
    enter(&mut table, brigade).expect("nothing is asked");
    enter(&mut table, brigade).expect("nothing is asked, and no entry the same turn");
    assert_eq!(state(&table, "g1").place, Place::Off);
    let arrival = table.board().brigade(brigade).arrival.expect("still due");
    assert_eq!((arrival.turn, arrival.delayed), (2, true));
    assert_eq!(events(&table), ["arrival-set"]);
}

/// REIN-04, A-92, X-28: if an enemy blocks the entry hex on the next turn too, the brigade enters
/// elsewhere. It enters at one of the nearest free hexes on the edge.
#[test]
fn a_brigade_blocked_twice_enters_elsewhere() {
    let mut field = field();
    field.put("a1", "2217");
    delay(&mut field);
    let mut table = field.table(&[], &[]);
    enter(&mut table, field.brigade("g")).expect_err("asked");
    assert_eq!(asked(&table), ("entry.hex", vec!["2018".to_owned(), "2418".to_owned()]));
    let mut table = field.table(&["2418"], &[]);
    enter(&mut table, field.brigade("g")).expect("answered");
    assert_eq!(at(&table, "g3"), "2418");
}

/// V-71: by option, the replacement for a blocked entry hex need not be on the edge.
#[test]
fn any_hex_may_do() {
    let mut field = field();
    field.put("a1", "2217").option("reinforcement_fallback", "any_hex");
    delay(&mut field);
    let mut table = field.table(&[], &[]);
    enter(&mut table, field.brigade("g")).expect_err("asked");
    let (_, options) = asked(&table);
    assert_eq!(options, ["2017", "2018", "2417", "2418"]);
}

/// REIN-04: a delayed brigade uses its printed entry hex if the hex is free again.
#[test]
fn a_brigade_uses_its_hex_once_it_is_free() {
    let mut field = field();
    delay(&mut field);
    let mut table = field.table(&[], &[]);
    enter(&mut table, field.brigade("g")).expect("nothing is asked");
    assert_eq!(at(&table, "g1"), "2218");
}
