//! Golden games of Brigade Battles. If the rules, their values or the board change, the recorded
//! hashes no longer match.

use black_box::golden_game::{self, Plan};
use brigade_battles::BrigadeBattles;
use kernel::{PerSide, Playing};
use session::{Edition, Goal, Match, Printed, Seat, Setup};

use super::{PACKAGE, SCENARIOS, opened, setup};

/// Pairs of bots in the golden games: random, attacking, and with changing goals. Each pair plays
/// every scenario.
const PLAYERS: [(&str, Seat, Seat); 3] = [
    ("random", Seat::Random, Seat::Random),
    ("attack-mass", Seat::Goal(Goal::Attack), Seat::Goal(Goal::Mass)),
    ("mixed", Seat::Mixed, Seat::Mixed),
];

fn begin(setup: &Setup) -> Match<BrigadeBattles> {
    let opened = opened();
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a scenario");
    Match::new(setup.clone(), opened.hash(), rules).expect("it is played")
}

fn result(game: &Match<BrigadeBattles>) -> String {
    let position = kernel::Position { package: &**game.rules(), board: game.board() };
    BrigadeBattles::result(position).map_or_else(|| "no end".to_owned(), |result| result.words)
}

#[test]
fn golden_games_end_as_they_did() {
    let mut broken = Vec::new();
    for scenario in SCENARIOS {
        for (seed, (players, usa, csa)) in (1..).zip(PLAYERS) {
            let plan = Plan {
                name: &format!("{PACKAGE}-{scenario}-{players}"),
                setup: setup(scenario, seed, PerSide::default()),
                players: PerSide { usa, csa },
                begin,
                result,
            };
            broken.extend(plan.check().err());
        }
    }
    golden_game::end_as_they_did(&broken);
}
