use blind_swords::Table;
use blind_swords::board::{ActivationKind, ActivationStep, ChitPlace};
use blind_swords::event::Event;
use blind_swords::game::{Order, Part};
use blind_swords::play::activation::*;
use testing::field::{Field, asked, events, play_on, told};

/// Returns a field with one active brigade, which waits for its order.
fn field() -> Field {
    let mut field = Field::clear();
    let brigade = field.brigade("a");
    let kind = ActivationKind::Full;
    field.put("a1", "2110").chits(ChitPlace::Cup, &["fog-of-war"]);
    field.phase(blind_swords::board::Phase::ChitDraw(blind_swords::board::ChitStep::Declare));
    field.happen(&Event::ActivationBegan { brigade, kind, chit: None, recycles: false });
    field
}

fn steps(table: &Table) -> Vec<ActivationStep> {
    let steps = table.entries().iter().filter_map(|entry| match entry.event {
        Event::StepBegan { step } => Some(step),
        _ => None,
    });
    steps.collect()
}

/// SS 7.0, 11.2 to 11.5. SEQ-02, ORD-02: a brigade fires before it moves, and each order offers
/// only the actions that it permits.
#[test]
fn an_order_permits_its_steps() {
    use ActivationStep::{Declare, Fire, Movement, Rally};
    let table = [
        (Order::Attack, vec![Fire, Movement, Declare]),
        (Order::Defend, vec![Fire, Movement, Rally]),
        (Order::Maneuver, vec![Movement]),
        (Order::Regroup, vec![Rally]),
    ];
    for (order, expected) in table {
        let moves = if order == Order::Regroup { vec![] } else { vec!["done"] };
        let mut table = field().table(&[vec![order.id()], moves].concat(), &[]);
        play_on(&mut table);
        assert_eq!(steps(&table), expected, "{order:?}");
        assert!(table.board().activation().is_none());
    }
}

/// SEQ-02: a scenario can omit the Rally Step. Not even Regroup then leads to one.
#[test]
fn a_scenario_may_leave_out_the_rally_step() {
    let mut field = field();
    field.game().scenarios[0].left_out = vec![Part::RallyStep];
    let mut table = field.table(&["regroup"], &[]);
    play_on(&mut table);
    assert_eq!(steps(&table), []);
    assert!(table.board().activation().is_none());
}

/// SS 10.7. CHIT-18: in a limited activation, a brigade may only fire.
#[test]
fn a_limited_activation_only_fires() {
    let mut field = Field::clear();
    field.put("a1", "2110").chits(ChitPlace::Cup, &["fog-of-war"]);
    field.phase(blind_swords::board::Phase::ChitDraw(blind_swords::board::ChitStep::Declare));
    let mut table = field.table(&[], &[]);
    let kind = ActivationKind::Limited;
    begin(&mut table, field.brigade("a"), kind, None).expect("no question");
    play_on(&mut table);
    assert_eq!(steps(&table), [ActivationStep::Fire]);
    assert!(!events(&table).contains(&"order-given"));
}

/// SS 10.4a, FAQ Event Chits. CHIT-06, CHIT-24: each event can be played only in its window. The
/// window of the brigade's owner comes before the enemy's window.
#[test]
fn events_are_offered_at_their_moments() {
    let mut field = field();
    field.chits(ChitPlace::Held, &["u4", "u5", "u6", "u7", "c4", "c5", "c6", "c7"]);
    let answers = ["attack", "c4", "u5", "c6", "done", "u7"];
    let mut table = field.table(&answers, &[]);
    play_on(&mut table);
    let chits = ["c4", "u5", "c6", "u7"].map(|id| field.chit(id));
    let played = table.entries().iter().filter_map(|entry| match entry.event {
        Event::ChitPlayed { chit, on, .. } => Some((chit, on)),
        _ => None,
    });
    let on = Some(field.brigade("a"));
    assert_eq!(played.collect::<Vec<_>>(), chits.map(|chit| (chit, on)));
    assert_eq!(told(&table).len(), 4);
}

/// SS 11.1. ORD-01: an order that permits no movement offers no window for movement events.
#[test]
fn regroup_has_no_movement_step() {
    let mut field = field();
    field.chits(ChitPlace::Held, &["u5", "c6"]);
    let mut table = field.table(&["regroup"], &[]);
    play_on(&mut table);
    assert!(told(&table).is_empty());
    let mut table = field.table(&["maneuver"], &[]);
    play_on(&mut table);
    assert_eq!(asked(&table), ("event.window", vec!["u5".to_owned(), "pass".to_owned()]));
}

/// No brigade can be activated while another brigade is active.
#[test]
fn a_second_activation_does_not_begin() {
    let field = field();
    let mut table = field.table(&[], &[]);
    let second = begin(&mut table, field.brigade("b"), ActivationKind::Full, None);
    assert!(second.is_err());
}

/// E-SS-04. SS 6.3, 13.8. REIN-01, REIN-03, STK-07: reinforcements may stay overstacked in their
/// entry hex until they have moved. If they cannot move, the largest unit is displaced at once.
#[test]
fn reinforcements_are_displaced_when_they_cannot_move() {
    let mut field = Field::clear();
    let (brigade, kind) = (field.brigade("g"), ActivationKind::Full);
    field.put("g1", "2110").put("g2", "2110").put("g3", "2110");
    field.happen(&Event::ActivationBegan { brigade, kind, chit: None, recycles: false });
    let mut table = field.table(&["attack"], &[]);
    play_on(&mut table);
    assert_eq!(asked(&table), ("move.unit", ["g1", "g2", "g3"].map(str::to_owned).to_vec()));
    let mut table = field.table(&["regroup", "2111"], &[]);
    play_on(&mut table);
    assert_eq!(testing::field::at(&table, "g1"), "2111");
    assert_eq!(testing::field::at(&table, "g2"), "2110");
}
