use blind_swords::Table;
use blind_swords::board::{ActivationStep, Face};
use blind_swords::event::Event;
use blind_swords::game::{AutomaticWin, Order, Trigger, VarId};
use blind_swords::play::entering::*;
use blind_swords::play::flow::Flow;
use blind_swords::play::movement;
use kernel::Side;
use testing::field::{Field, at, events};

fn told(table: &Table) -> Vec<String> {
    let text = |event: &Event| match event {
        Event::Told { text } => Some(text.clone()),
        _ => None,
    };
    table.entries().iter().filter_map(|entry| text(&entry.event)).collect()
}

/// Returns a field with a trigger for Union units that enter 2111. The trigger does nothing while
/// variable 0 is set.
fn field() -> Field {
    let mut field = Field::clear();
    let hex = field.hex("2111");
    let mut hexes = vec![false; field.rules.game.map.grid.len()];
    hexes[hex.index()] = true;
    let (call, unless) = ("release".to_owned(), Some(VarId(0)));
    field.game().scenarios[0].triggers =
        vec![Trigger { side: Side::Usa, units: None, hexes, call, unless }];
    field.put("a1", "2110").activate("a", Order::Attack, ActivationStep::Movement);
    field
}

/// RET-09, SC2-04: when a unit of the trigger's side enters the hex, the trigger's script runs.
#[test]
fn a_trigger_runs_where_a_unit_enters() {
    let field = field();
    let mut table = field.table(&["a1", "2111", "stop"], &[]);
    movement::step(&mut table).expect("answered");
    assert_eq!(told(&table).len(), 1, "{:?}", told(&table));
    assert!(told(&table)[0].starts_with("release [Unit"));
}

#[test]
fn a_trigger_rests_for_the_other_side_and_by_its_number() {
    let mut field = field();
    field.put("g1", "2111");
    let mut table = field.table(&[], &[]);
    entered(&mut table, field.unit("g1")).expect("nothing is asked");
    assert_eq!(told(&table), Vec::<String>::new());
    field.happen(&Event::VarSet { var: VarId(0), value: 1 });
    field.put("g1", "2114");
    let mut table = field.table(&["a1", "2111", "stop"], &[]);
    movement::step(&mut table).expect("answered");
    assert_eq!(told(&table), Vec::<String>::new());
}

/// VIC-04, X-36: if fresh infantry enters the victory hex, its side wins at once and play stops.
#[test]
fn fresh_infantry_wins_at_once() {
    let mut field = field();
    let hex = field.hex("2111");
    field.game().scenarios[0].victory.automatic = vec![AutomaticWin { side: Side::Usa, hex }];
    let mut table = field.table(&["a1", "2111"], &[]);
    assert_eq!(movement::step(&mut table).expect("no further question"), Flow::Goes);
    let result = table.board().result().expect("the game is over");
    assert_eq!((result.winner, result.level), (Some(Side::Usa), None));
    assert_eq!(events(&table).last(), Some(&"game-ended"));
    assert_eq!(at(&table, "a1"), "2111");
}

#[test]
fn battleworn_infantry_and_others_do_not_win() {
    let mut field = field();
    let hex = field.hex("2111");
    field.game().scenarios[0].victory.automatic = vec![AutomaticWin { side: Side::Usa, hex }];
    field.put_as("a1", "2111", |unit| unit.face = Face::Battleworn).put("uc", "2111");
    field.put("g1", "2211");
    let mut table = field.table(&[], &[]);
    for id in ["a1", "uc", "g1"] {
        entered(&mut table, field.unit(id)).expect("nothing is asked");
    }
    assert_eq!(table.board().result(), None);
}
