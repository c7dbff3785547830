use blind_swords::board::{BrigadeStatus, ChitPlace, ChitStep, EndStep, HeldTurn, Phase, Place};
use blind_swords::event::Event;
use blind_swords::game::{BrokenBox, HexPoints, Part};
use blind_swords::play::end_turn::*;
use kernel::Side;
use testing::field::{Field, events, place, play_on, state, status, told};

fn field() -> Field {
    let mut field = Field::clear();
    field.chits(ChitPlace::Discarded, &["u2", "c2", "x"]);
    field.phase(Phase::EndTurn(EndStep::Housekeeping));
    field
}

fn position(log: &[&str], name: &str) -> usize {
    log.iter().position(|&other| other == name).unwrap_or_else(|| panic!("no {name}"))
}

/// SS 17.1 to 17.4. END-01: a held commander is played, and activates a brigade, before the
/// other steps of the phase.
#[test]
fn a_final_activation_comes_before_the_housekeeping() {
    let mut field = Field::clear();
    let worth = HexPoints { side: Side::Usa, hex: field.hex("2114"), points: 4 };
    field.game().scenarios[0].victory.each_turn = vec![worth];
    field.put("b1", "2114").put("g1", "2110").chits(ChitPlace::Held, &["south"]);
    field.status(BrigadeStatus::Activated, &["g"]).phase(Phase::EndTurn(EndStep::Declare));
    let mut table = field.table(&["play", "south", "regroup"], &[]);
    play_on(&mut table);
    let log = events(&table);
    let ended = position(&log, "activation-ended");
    assert!(ended < position(&log, "points-awarded"));
    assert!(ended < position(&log, "markers-reset"));
    assert!(position(&log, "markers-reset") < position(&log, "broken-track-shifted"));
    assert_eq!(status(&table, "g"), BrigadeStatus::Available);
}

/// SEQ-01: a scenario can omit two steps of the phase: the step for held chits, and the shift on
/// the Broken Track.
#[test]
fn a_scenario_may_leave_out_parts_of_the_phase() {
    let mut field = Field::clear();
    let declare = Phase::EndTurn(EndStep::Declare);
    assert_eq!(first_step(field.position().package), declare);
    let unit = field.unit("a1");
    field.put("a1", "2110").happen(&Event::Broken { unit, into: BrokenBox::Three });
    field.game().scenarios[0].left_out = vec![Part::FinalHeldChits, Part::BrokenTrack];
    let first = first_step(field.position().package);
    assert_eq!(first, Phase::EndTurn(EndStep::Housekeeping));
    let mut table = field.phase(first).table(&[], &[]);
    play(&mut table).expect("no question");
    assert!(!events(&table).contains(&"broken-track-shifted"));
    assert_eq!(state(&table, "a1").place, Place::Broken(BrokenBox::Three));
}

/// SS 17.3 to 17.6. END-03 to END-06: markers, the Broken Track, arrivals and chits are processed
/// before the new turn begins.
#[test]
fn the_housekeeping_prepares_the_next_turn() {
    let mut field = field();
    field.game().scenarios[0].hooks.on_end_turn = Some("arrivals".to_owned());
    field.status(BrigadeStatus::Activated, &["a"]).put("a1", "2110").put("a2", "2110");
    for (id, into) in [("a1", BrokenBox::One), ("a2", BrokenBox::Three)] {
        let unit = field.unit(id);
        field.happen(&Event::Broken { unit, into });
    }
    let hex = field.hex("2218");
    for (id, turn) in [("g", 2), ("h", 3)] {
        let brigade = field.brigade(id);
        field.happen(&Event::ArrivalSet { brigade, turn, hex, delayed: false });
    }
    let mut table = field.table(&[], &[]);
    table.play().expect("no question");
    assert_eq!(status(&table, "a"), BrigadeStatus::Available);
    assert_eq!(status(&table, "g"), BrigadeStatus::Available);
    assert_eq!(status(&table, "h"), BrigadeStatus::Absent);
    assert_eq!(state(&table, "a1").place, Place::Broken(BrokenBox::Available));
    assert_eq!(state(&table, "a2").place, Place::Broken(BrokenBox::Two));
    assert_eq!(told(&table).len(), 1);
    assert_eq!(
        (place(&table, "u2"), place(&table, "x")),
        (vec![ChitPlace::Pool], vec![ChitPlace::Discarded])
    );
    assert_eq!((table.board().turn(), table.board().phase()), (2, &Phase::CommandDecision));
}

/// SS 10.8, 17.6. CHIT-22: chits that were held or were spent on a track return to the pool.
#[test]
fn held_chits_do_not_carry_over() {
    let mut field = Field::clear();
    field.track(Side::Csa, "south").phase(Phase::EndTurn(EndStep::Housekeeping));
    field.chits(ChitPlace::Held, &["u3"]);
    field.chits(ChitPlace::Track(blind_swords::game::TrackId(0)), &["c3"]);
    let mut table = field.table(&[], &[]);
    table.play().expect("no question");
    assert_eq!(
        (place(&table, "u3"), place(&table, "c3")),
        (vec![ChitPlace::Pool], vec![ChitPlace::Pool])
    );
}

/// SEQ-03: a chit that was returned to the cup is drawn before the turn ends.
#[test]
fn a_chit_in_the_cup_resumes_the_draw() {
    let mut field = Field::clear();
    field.chits(ChitPlace::Cup, &["y"]).chits(ChitPlace::Held, &["u3"]);
    let now = HeldTurn { side: Side::Usa, then_other: false, alternate: false };
    field.phase(Phase::EndTurn(EndStep::Held(now)));
    let mut table = field.table(&["y", "pass"], &[]);
    table.play().expect("no question");
    assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Declare));
    play_on(&mut table);
    let log = events(&table);
    assert!(position(&log, "chit-discarded") < position(&log, "markers-reset"));
    assert_eq!(table.board().turn(), 2);
}

/// SS 17.6. SEQ-04: after the last turn the points decide the winner, and play stops.
#[test]
fn the_last_turn_ends_the_game() {
    let mut field = field();
    field.happen(&Event::TurnBegan { turn: 8 });
    let mut table = field.table(&[], &[]);
    play_on(&mut table);
    assert_eq!(*table.board().phase(), Phase::Over);
    let result = table.board().result().expect("over");
    assert_eq!((result.winner, result.level), (None, Some(1)));
    assert!(table.play().is_err());
    field.happen(&Event::TurnBegan { turn: 7 });
    let mut table = field.table(&[], &[]);
    table.play().expect("no question");
    assert!(table.board().result().is_none());
    assert_eq!(table.board().turn(), 8);
}
