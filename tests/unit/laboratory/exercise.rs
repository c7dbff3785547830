use blind_swords_table::Goal;
use laboratory::exercise::*;
use session::Seat;
use testing::battle::{failing, opened, setup};

#[test]
fn every_decision_of_a_game_holds() {
    let setup = setup(21, Seat::Human, Seat::Human);
    let depth = Depth { every: 5, decisions: 300 };
    let done = exercise(&setup, &*opened(), depth).expect("everything holds");
    assert!(done.decisions > 100 && done.options > done.saves, "{done:?}");
}

/// SS 10.4a: the game continues after a script fails, and the exercise reports the failed script.
#[test]
fn a_script_that_fails_is_found() {
    let setup = setup(21, Seat::Goal(Goal::Hold), Seat::Mixed);
    let depth = Depth { every: 1000, decisions: 300 };
    let broken = exercise(&setup, &*failing(), depth).expect_err("somebody fires");
    assert!(broken.message.contains("times: scripts/own.rhai:2:7: "), "{broken}");
}
