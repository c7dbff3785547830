//! Decisions, refusals and undo in a match of Blind Swords.

use session::journal::unsealed;
use session::{CannotUndo, MatchError, Seat, Verdict};
use testing::battle::{game, setup, try_game};

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
    assert!(refusal.to_string().contains("(usa, `key-chit`)"), "{refusal}");
    assert_eq!((game.board(), game.records()), (before.board(), before.records()));
}

#[test]
fn typed_dice_wait_like_decisions() {
    let mut setup = setup(1, Seat::Random, Seat::Random);
    setup.dice = blind_swords_table::Chance::Manual;
    let mut game = try_game(setup);
    let decision = game.decision().expect("chance waits");
    assert!(decision.is_chance(), "{decision:?}");
    let first = decision.options[0].id.clone();
    game.choose(&first).expect("it is offered");
    assert_eq!(game.records().iter().filter(|record| record.is_chance()).count(), 1);
}

/// A player can take back a die entered by mistake and enter another. A drawn chit cannot be taken
/// back.
#[test]
fn a_mistyped_die_is_taken_back() {
    let mut setup = setup(1, Seat::Human, Seat::Human);
    setup.dice = blind_swords_table::Chance::Manual;
    let mut game = try_game(setup);
    let mut drawn = 0;
    for _ in 0..400 {
        let decision = game.decision().expect("it is not over");
        if decision.kind == kernel::ROLL {
            break;
        }
        drawn += usize::from(decision.kind == kernel::DRAW);
        game.choose(&decision.options[0].id).expect("it is offered");
        if decision.kind == kernel::DRAW {
            let back = game.clone().undo();
            assert!(back.is_err(), "a draw was taken back");
        }
    }
    let asked = game.decision().expect("a die is to be thrown");
    assert_eq!(asked.kind, kernel::ROLL);
    let (wrong, right) = (&asked.options[0].id, &asked.options[asked.options.len() - 1].id);
    let before = game.records();
    game.choose(wrong).expect("it can show that");
    game.undo().expect("it was mistyped");
    assert_eq!((game.records(), game.decision()), (before, Some(asked.clone())));
    game.choose(right).expect("it can show that");
    let rolled = game.records().into_iter().rfind(|record| record.kind == kernel::ROLL);
    assert_eq!(rolled.expect("a roll").id(), *right);
    let text = game.journal().text();
    let loaded = session::save::load(&text, &*testing::battle::opened()).expect("a good save").game;
    assert_eq!(loaded.records(), game.records(), "{drawn} draws before");
}

/// Undo restores the earlier decision, and leaves no trace of later decisions.
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
