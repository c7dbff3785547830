use std::any::Any;

use blind_swords_lab::tune::*;
use kernel::PerSide;
use laboratory::outcome::Outcome;
use laboratory::simulate::Failure;
use laboratory::{Examined, Plan, Progress, Unwatched, ladder};
use opponent::Weights;
use session::{Seat, Seed, Setup};
use testing::battle::{opened, setup};

fn here(
    package: &dyn Examined,
    sets: [Weights; 2],
    plan: &Plan,
    progress: &dyn Progress,
) -> Result<Vec<Outcome>, Box<Failure>> {
    let package: &dyn Any = package;
    rivals(package.downcast_ref().expect("the package of the arena"), sets, plan, progress)
}

/// Tuning finds the same weights if a callback plays the games of each step and returns only their
/// results.
#[test]
fn weights_are_found_by_games_played_anywhere() {
    let setup = setup(0, Seat::Random, Seat::Random);
    let arena = Arena { edition: opened(), rivals: here, setup };
    let tuning = Tuning { steps: 2, pairs: 3, seed: 5, jobs: 2 };
    let found = tune(std::slice::from_ref(&arena), &tuning, &Unwatched).expect("games go on");
    assert_ne!(found, Weights::STANDARD);
    let players = blind_swords_lab::rivals::Rivals::NAMES.map(Seat::Plays);
    let elsewhere = tune_by(1, &tuning, &Unwatched, |_, sets, seed| {
        let seeds: Vec<Seed> = (seed..seed + 3).rev().map(Seed::from).collect();
        let play = |usa, csa| {
            let setup = Setup { seats: PerSide { usa, csa }, ..arena.setup.clone() };
            let plan = Plan { setup, seeds: seeds.clone(), jobs: 1 };
            here(&*arena.edition, sets, &plan, &Unwatched)
        };
        let as_usa = play(players[0], players[1])?;
        Ok::<_, Box<Failure>>(ladder::standing(&as_usa, &play(players[1], players[0])?))
    });
    assert_eq!(elsewhere.expect("games go on"), found);
}
