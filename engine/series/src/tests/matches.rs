//! One match: its decisions, its refusals, what is taken back.

use session::journal::unsealed;
use session::{CannotUndo, MatchError, Seat, Verdict};

use crate::testing::{game, setup, try_game};

#[test]
fn a_match_begins_with_its_first_decision() {
    let game = game(1, Seat::Human, Seat::Random);
    let decision = game.decision().expect("somebody decides");
    assert_eq!((decision.kind.as_str(), decision.side.id(), decision.n), ("key-chit", "usa", 1));
    assert_eq!(decision.options.len(), 7);
    assert_eq!(decision.path.first().map(String::as_str), Some("Turn 1"));
}

#[test]
fn what_is_not_offered_is_refused_with_a_reason() {
    let mut game = game(1, Seat::Human, Seat::Random);
    let before = game.clone();
    let refusal = game.choose("north").expect_err("no event chit");
    let MatchError::Refused(reason) = refusal else { panic!("{refusal}") };
    assert_eq!(reason.id, "north");
    assert!(!reason.rule.is_empty(), "{reason:?}");
    assert_eq!(game.why("north").expect("a question waits"), Verdict::Illegal(reason));
    assert_eq!(game.why("u1"), Ok(Verdict::Legal));
    let refusal = game.choose("nonsense").expect_err("nothing of this name");
    assert!(refusal.to_string().contains("expected usa to answer `key-chit`"), "{refusal}");
    assert_eq!((game.board(), game.records()), (before.board(), before.records()));
}

#[test]
fn typed_dice_wait_like_decisions() {
    let mut setup = setup(1, Seat::Random, Seat::Random);
    setup.dice = crate::Chance::Manual;
    let mut game = try_game(setup);
    let decision = game.decision().expect("chance waits");
    assert!(decision.is_chance(), "{decision:?}");
    let first = decision.options[0].id.clone();
    game.choose(&first).expect("it is offered");
    assert_eq!(game.records().iter().filter(|record| record.is_chance()).count(), 1);
}

/// A decision is taken back by going back; nothing of it is left.
#[test]
fn undo_restores_the_board() {
    let mut game = game(3, Seat::Human, Seat::Human);
    assert_eq!(game.undo(), Err(CannotUndo::Nothing));
    let (board, log) = (game.board().clone(), game.log().count());
    game.choose("u2").expect("offered");
    assert_eq!(game.decision().expect("the other side").side.id(), "csa");
    game.undo().expect("nothing came between");
    assert_eq!((game.board(), game.log().count(), game.answered()), (&board, log, 0));
    assert_eq!(
        game.journal().lines().last().map(|line| unsealed(line)),
        Some(r#"{"kind":"undo","to":0}"#.to_owned())
    );
    game.choose("u3").expect("offered again");
}
