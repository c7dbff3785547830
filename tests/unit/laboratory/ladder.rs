use std::time::Duration;

use laboratory::ladder::*;
use laboratory::outcome::outcomes;
use laboratory::{Plan, Unwatched};
use session::{Edition, Seat};
use testing::battle::{opened, setup};

/// The result computed from the outcomes of separately played games equals the result of a contest
/// with the same games.
#[test]
fn games_played_before_are_judged_alike() {
    let [first, second] = [Seat::Mixed, Seat::Random];
    let of = |usa: Seat, csa: Seat| {
        let mut plan = Plan::of(setup(70, usa, csa), 6, 1);
        plan.seeds.reverse();
        outcomes(&*opened(), &plan, &Unwatched).expect("games go on")
    };
    let told = standing(&of(first, second), &of(second, first));
    let setup = setup(70, Seat::Human, Seat::Human);
    let rules = opened().rules(&setup.scenario, &setup.options).expect("a good setup");
    let plan = Plan::of(setup, 6, 2);
    let played =
        contest(&*opened(), &rules, &plan, [first, second], &Unwatched).expect("games go on");
    assert_eq!(told, Standing { time: Duration::ZERO, ..played });
    assert_eq!(told.games, 12);
}
