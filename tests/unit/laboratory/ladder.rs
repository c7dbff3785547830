use std::time::Duration;

use laboratory::Unwatched;
use laboratory::ladder::*;
use laboratory::outcome::{Draws, outcomes};
use session::{Edition, Seat, Seed};
use testing::battle::{opened, setup};

/// The result computed from the outcomes of separately played games equals the result of a contest
/// with the same games.
#[test]
fn games_played_before_are_judged_alike() {
    let [first, second] = [Seat::Mixed, Seat::Random];
    let of = |usa: Seat, csa: Seat| {
        let setup = setup(70, usa, csa);
        let mut seeds: Vec<Seed> = (0..6).map(|index| setup.seed.after(index)).collect();
        seeds.reverse();
        let draws = Draws { setup: &setup, seeds: &seeds, jobs: 1 };
        outcomes(&*opened(), draws, &Unwatched).expect("games go on")
    };
    let told = standing(&of(first, second), &of(second, first));
    let setup = setup(70, Seat::Human, Seat::Human);
    let rules = opened().rules(&setup.scenario, &setup.options).expect("a good setup");
    let played = Contest { setup, players: [first, second], pairs: 6, jobs: 2 };
    let played = contest(&*opened(), &rules, &played, &Unwatched).expect("games go on");
    assert_eq!(told, Standing { time: Duration::ZERO, ..played });
    assert_eq!(told.games, 12);
}
