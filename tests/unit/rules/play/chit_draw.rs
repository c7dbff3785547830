use blind_swords::Table;
use blind_swords::board::BrigadeStatus::{Activated, Available};
use blind_swords::board::{ActivationKind, ChitPlace, ChitStep, EndStep, Phase};
use blind_swords::event::Event;
use blind_swords::game::{ChitKind, TrackId};
use blind_swords::play::chit_draw::*;
use kernel::Side;
use testing::field::{Chance, Field, asked, events, place, play_on, status, told};

fn field(cup: &[&str]) -> Field {
    let mut field = Field::clear();
    field.chits(ChitPlace::Cup, cup).status(Available, &["a", "b", "g", "h"]);
    field.phase(Phase::ChitDraw(ChitStep::Declare));
    field
}

fn played(field: &Field, answers: &[&str], chances: &[Chance]) -> Table {
    let mut table = field.table(answers, chances);
    play_on(&mut table);
    table
}

/// The example of SS 10.8 leads to the printed results. CHIT-05 to CHIT-09, CHIT-15, A-11, V-74.
#[test]
fn the_example_of_the_chit_sequence() {
    for (timing, before_fatigue) in [("orders_step", 0), ("movement_step", 2)] {
        let mut field = tracked(&["c2", "fortunes-of-war", "x", "c6", "north"]);
        field.put("a1", "2110").option("fatigue_timing", timing);
        let answers = ["c2", "common", "fortunes-of-war", "x", "a", "c6", "hold", "north"];
        let table = played(&field, &answers, &[]);
        assert_eq!(place(&table, "c2"), [ChitPlace::Track(TrackId(0))]);
        assert_eq!((status(&table, "a"), place(&table, "x")), (Activated, vec![ChitPlace::Cup]));
        assert_eq!(
            asked(&table),
            ("activate.brigade", ["a", "b", "hold"].map(str::to_owned).to_vec())
        );
        let rest = ["a", "attack", "c6"];
        let table = played(&field, &[&answers[..], &rest].concat(), &[]);
        let log = events(&table);
        let order = log.iter().position(|&name| name == "order-given").expect("an order");
        let steps =
            |until: usize| log[order..until].iter().filter(|&&name| name == "step-began").count();
        let fatigue = log.iter().rposition(|&name| name == "chit-played").expect("played");
        assert_eq!(steps(fatigue), before_fatigue, "{timing}");
        assert_eq!(told(&table).len(), 1);
        assert_eq!(
            (status(&table, "a"), place(&table, "north")),
            (Activated, vec![ChitPlace::Discarded])
        );
    }
}

fn tracked(cup: &[&str]) -> Field {
    let mut field = Field::clear();
    field.track(Side::Csa, "south");
    field.chits(ChitPlace::Cup, cup).status(Available, &["a", "b"]);
    field.happen(&Event::TrackSet { track: TrackId(0), reached: 1 });
    field.phase(Phase::ChitDraw(ChitStep::Declare));
    field
}

/// SS 10.5a, 10.7. CHIT-09, CHIT-19: after Fortunes of War, a division chit uses up the last
/// available brigade of its division.
#[test]
fn fortunes_burn_the_last_brigade_of_a_division() {
    let mut field = field(&["fortunes-of-war", "x", "north"]);
    field.status(Activated, &["a"]);
    let table = played(&field, &["fortunes-of-war", "x"], &[]);
    assert_eq!(status(&table, "b"), Activated);
    assert_eq!(place(&table, "x"), [ChitPlace::Discarded]);
    assert!(!table.board().fortunes());
    assert!(!events(&table).contains(&"activation-began"));
}

/// SS 10.5a. CHIT-08: the chit drawn after Fortunes of War causes neither a roll nor an
/// activation.
#[test]
fn fortunes_negate_the_next_chit_and_no_more() {
    let field = field(&["fortunes-of-war", "fog-of-war", "north", "u2"]);
    let table = played(&field, &["fortunes-of-war", "fog-of-war"], &[]);
    assert_eq!(place(&table, "fog-of-war"), [ChitPlace::Discarded]);
    assert!(!events(&table).contains(&"fog-rolled"));
    let table = played(&field, &["fortunes-of-war", "north"], &[]);
    assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
    let table = played(&field, &["fortunes-of-war", "u2", "north"], &[]);
    assert_eq!(place(&table, "u2"), [ChitPlace::Discarded]);
    assert_eq!(asked(&table).0, "activate.brigade");
}

/// SS 10.3a, 10.4a. CHIT-05: `u1` is played when drawn, and `u4` waits for its window. A-41: every
/// draw is preceded by a step for held chits.
#[test]
fn a_drawn_event_is_played_or_kept() {
    let mut field = field(&["u1", "u2", "u4", "x"]);
    let table = played(&field, &["u1", "u4", "u2", "pass"], &[]);
    assert_eq!(place(&table, "u1"), [ChitPlace::Discarded]);
    assert_eq!(
        (place(&table, "u4"), place(&table, "u2")),
        (vec![ChitPlace::Held], vec![ChitPlace::Held])
    );
    assert_eq!(told(&table).len(), 1);
    let chit = field.chit("u4").index();
    let ChitKind::Event(event) = &mut field.game().chits[chit].kind else { panic!() };
    event.holdable = false;
    let table = played(&field, &["u4"], &[]);
    assert_eq!(place(&table, "u4"), [ChitPlace::Discarded]);
    let table = played(&field, &["u2", "play"], &[]);
    assert_eq!(asked(&table).0, "held.play");
}

/// SS 22.1. SC1-05, A-103: the chit that the Union chose is drawn without a roll.
#[test]
fn a_scenario_may_choose_the_first_chit() {
    let field = field(&["x", "north"]);
    let mut table = field.table(&["b"], &[]);
    activate_division(&mut table, field.chit("x"), ActivationKind::Full).expect("answered");
    assert_eq!(status(&table, "b"), Activated);
    assert_eq!(place(&table, "x"), [ChitPlace::Drawn]);
    let refused = activate_division(&mut table, field.chit("y"), ActivationKind::Full);
    assert!(refused.is_err(), "the chit is not in the cup");
}

/// SS 22.2. SC2-04, A-102: when a division is released, its chit returns to the cup if it has been
/// played. A chit elsewhere stays where it is.
#[test]
fn a_chit_that_was_played_returns_to_the_cup() {
    let mut field = field(&["x"]);
    field.chits(ChitPlace::Discarded, &["y"]).chits(ChitPlace::Drawn, &["north"]);
    let mut table = field.table(&[], &[]);
    for id in ["x", "y", "north", "south"] {
        return_to_cup(&mut table, field.chit(id));
    }
    assert_eq!(place(&table, "y"), [ChitPlace::Cup]);
    assert_eq!(place(&table, "north"), [ChitPlace::Drawn]);
    assert_eq!(place(&table, "south"), [ChitPlace::Out]);
    assert_eq!(events(&table), ["chit-to-cup"]);
}

/// SS 7.0. SEQ-01, SEQ-03: the Chit Draw Phase ends when the cup is empty.
#[test]
fn the_phase_ends_with_the_last_chit() {
    let mut table = field(&["fortunes-of-war"]).table(&["fortunes-of-war"], &[]);
    while matches!(table.board().phase(), Phase::ChitDraw(_)) {
        table.play().expect("answered");
    }
    assert_eq!(*table.board().phase(), Phase::EndTurn(EndStep::Declare));
}
