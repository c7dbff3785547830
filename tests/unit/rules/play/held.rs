use blind_swords::board::{ChitPlace, ChitStep, EndStep, Phase};
use blind_swords::game::{ChitId, ChitKind, Window};
use testing::field::{Field, asked, place, play_on, told};

/// Returns a field in which both sides hold chits. `u2` and `c2` can be played before a draw, and
/// `u3` and `c3` at the end of the turn.
fn field() -> Field {
    let mut field = Field::clear();
    field.chits(ChitPlace::Held, &["u2", "u3", "c2", "c3"]).chits(ChitPlace::Cup, &["x"]);
    field.phase(Phase::ChitDraw(ChitStep::Declare));
    field
}

fn order_of_play(field: &Field, answers: &[&str]) -> Vec<ChitId> {
    let mut table = field.table(answers, &[]);
    play_on(&mut table);
    let played = table.entries().iter().filter_map(|entry| match entry.event {
        blind_swords::Event::ChitPlayed { chit, .. } => Some(chit),
        _ => None,
    });
    played.collect()
}

/// SS 10.1. CHIT-02: a side that declines to play a held chit gets no second question in the same
/// step.
#[test]
fn only_the_side_that_said_yes_plays() {
    let mut table = field().table(&["pass", "play", "c2"], &[]);
    play_on(&mut table);
    assert_eq!(place(&table, "c2"), [ChitPlace::Discarded]);
    assert_eq!(place(&table, "u2"), [ChitPlace::Held]);
    assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
    assert_eq!(told(&table).len(), 1);
}

/// SS 10.1. CHIT-02: if both sides declare that they will play a held chit, the Confederate chooses
/// who plays first.
#[test]
fn the_confederate_says_who_goes_first() {
    let field = field();
    let mut table = field.table(&["play", "play"], &[]);
    play_on(&mut table);
    assert_eq!(asked(&table), ("held.order", vec!["usa".to_owned(), "csa".to_owned()]));
    let (u2, c2) = (field.chit("u2"), field.chit("c2"));
    assert_eq!(order_of_play(&field, &["play", "play", "csa", "c2", "u2"]), [c2, u2]);
    assert_eq!(order_of_play(&field, &["play", "play", "usa", "u2", "c2"]), [u2, c2]);
}

/// a side that declared that it will play a chit may still play none.
#[test]
fn a_yes_does_not_bind() {
    let mut table = field().table(&["play", "pass", "done"], &[]);
    play_on(&mut table);
    assert_eq!(place(&table, "u2"), [ChitPlace::Held]);
    assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
}

/// SS 10.1: a side without a playable held chit gets no question.
#[test]
fn a_side_without_a_playable_chit_is_not_asked() {
    let mut field = Field::clear();
    field.chits(ChitPlace::Held, &["u3", "c2"]).chits(ChitPlace::Cup, &["x"]);
    field.phase(Phase::ChitDraw(ChitStep::Declare));
    let mut table = field.table(&["play", "done"], &[]);
    play_on(&mut table);
    assert_eq!(place(&table, "c2"), [ChitPlace::Held]);
    assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
}

/// SS 17.1, FAQ 17.1. END-01, V-23: at the end of the turn, the sides play held chits alternately.
/// By option, one side plays all its chits first.
#[test]
fn final_chits_alternate_by_option() {
    let mut field = Field::clear();
    for id in ["u2", "c2"] {
        let chit = field.chit(id).index();
        let ChitKind::Event(event) = &mut field.game().chits[chit].kind else { panic!() };
        event.windows = vec![Window::Final];
    }
    field.chits(ChitPlace::Held, &["u2", "u3", "c2", "c3"]);
    field.phase(Phase::EndTurn(EndStep::Declare));
    let [u2, u3, c2, c3] = ["u2", "u3", "c2", "c3"].map(|id| field.chit(id));
    let alternating = ["play", "play", "u2", "c2", "u3", "c3"];
    assert_eq!(order_of_play(&field, &alternating), [u2, c2, u3, c3]);
    let one_stops = ["play", "play", "done", "c2", "c3"];
    assert_eq!(order_of_play(&field, &one_stops), [c2, c3]);
    field.option("final_held_procedure", "declare_then_blocks");
    let blocks = ["play", "play", "csa", "c2", "c3", "u2", "u3"];
    assert_eq!(order_of_play(&field, &blocks), [c2, c3, u2, u3]);
}

/// BS 7.1, 14.1. CHIT-03, V-22, V-23: by option, the sides play held chits alternately. A side that
/// declined gets a new question after the other side has played.
#[test]
fn single_chits_alternate_until_both_decline() {
    let mut field = field();
    for id in ["u3", "c3"] {
        let chit = field.chit(id).index();
        let ChitKind::Event(event) = &mut field.game().chits[chit].kind else { panic!() };
        event.windows = vec![Window::Held, Window::Final];
    }
    field.option("held_step_procedure", "alternate_single");
    let [u2, u3, c2, c3] = ["u2", "u3", "c2", "c3"].map(|id| field.chit(id));
    assert_eq!(order_of_play(&field, &["u2", "c2", "u3", "c3"]), [u2, c2, u3, c3]);
    assert_eq!(order_of_play(&field, &["done", "c2", "u2", "done", "u3", "c3"]), [c2, u2, u3, c3]);
    let mut table = field.table(&["done", "c2", "done", "done"], &[]);
    play_on(&mut table);
    assert_eq!(*table.board().phase(), Phase::ChitDraw(ChitStep::Draw));
    field.option("final_held_procedure", "alternate_single");
    field.happen(&blind_swords::Event::ChitDrawn { chit: field.chit("x") });
    field.phase(Phase::EndTurn(EndStep::Declare));
    assert_eq!(order_of_play(&field, &["done", "c3", "u3"]), [c3, u3]);
}
