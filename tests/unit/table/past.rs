//! Views of earlier positions. They equal the positions in a replay.

use blind_swords_table::Match;
use session::{Seat, save};
use testing::battle::{game, opened};

/// Checks that each earlier position is the same whether it is replayed from a checkpoint or from
/// the start of the match.
fn compare(game: &Match) {
    let text = game.journal().text();
    for n in 0..=game.answered() {
        let then = game.past(n).expect("it has so many").play().expect("it was played");
        let replayed = save::replay(&text, &*opened(), Some(n as u32)).expect("it fits").game;
        assert_eq!(then.position().board, replayed.board(), "after {n}");
        assert_eq!(then.facts(), replayed.log().count(), "after {n}");
    }
    assert!(game.past(game.answered() + 1).is_none());
}

#[test]
fn the_past_is_what_a_replay_shows() {
    let game = game(11, Seat::Random, Seat::Random);
    compare(&game);
}

#[test]
fn what_was_taken_back_is_no_past() {
    let mut game = game(3, Seat::Human, Seat::Human);
    let mut undone = 0;
    for _ in 0..120 {
        let Some(decision) = game.decision() else { break };
        let ids = decision.options;
        game.choose(&ids[0].id).expect("offered");
        if game.undo().is_ok() {
            undone += 1;
            game.choose(&ids[ids.len() - 1].id).expect("offered");
        }
    }
    assert!(undone > 20, "{undone}");
    compare(&game);
}

#[test]
fn a_match_loaded_from_a_board_has_no_past_before_it() {
    let text = game(11, Seat::Random, Seat::Random).journal().text();
    let loaded = save::load(&text, &*opened()).expect("a good save").game;
    assert!(loaded.past(0).is_none());
    assert!(loaded.past(loaded.answered()).is_some());
}
