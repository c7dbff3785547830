//! Checks of whole games that hold for every rule system that hides nothing.

use kernel::{PlayState, Playing, Position, Reader, Side};
use laboratory::Plan;
use laboratory::exercise::{Depth, exercise};
use laboratory::simulate::{Care, simulate};
use session::{Edition, Match, Setup, save};

use crate::targets::damaged;

/// Returns a match of a package, played by its bots.
///
/// # Panics
/// If the setup cannot be played.
pub fn played<E: Edition>(opened: &E, setup: Setup) -> Match<E::Ruleset> {
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a scenario");
    Match::new(setup, opened.hash(), rules).expect("it is played")
}

/// Only future dice are hidden. Both sides and spectators see the same position and messages.
///
/// # Panics
/// If a side sees what the other does not see, or if the replay of the game differs.
pub fn hides_nothing<E: Edition>(opened: &E, setup: Setup)
where
    <E::Ruleset as kernel::System>::Board: PartialEq,
{
    let game = played(opened, setup);
    let view = |side| serde_json::to_value(game.view_for(side)).expect("plain data");
    assert_eq!(view(Side::Usa), view(Side::Csa));
    assert_eq!(game.log_for(Side::Usa, 0), game.log_for(Side::Csa, 0));
    assert_eq!(game.board_view_for(Side::Usa), game.board_view_for(Reader::Everybody));
    let text = game.journal().text();
    let replay = save::replay::<E::Ruleset>(&text, opened, None).expect("it replays");
    assert!(replay.game.board() == game.board());
}

/// Games of a setup end without a breach.
///
/// # Panics
/// If a game fails.
pub fn games_end<E: Edition>(opened: &E, setup: Setup, games: u32) {
    let (scenario, rules) = (setup.scenario.clone(), opened.rules_for(&setup));
    let plan = Plan::of(setup, games, 1);
    let rules = rules.expect("a scenario");
    let done = simulate(opened, &rules, &plan, Care::Checked, &laboratory::Unwatched);
    let done = done.unwrap_or_else(|failure| panic!("{scenario}: {failure:?}"));
    assert_eq!(done.levels.values().sum::<u32>(), games, "{scenario}");
}

/// At sampled decisions of a game, the game can be viewed, saved and restored. The game refuses
/// illegal answers.
///
/// # Panics
/// If a check fails.
pub fn is_examined<E: Edition>(opened: &E, setup: &Setup, depth: Depth) {
    let done = exercise(setup, opened, depth);
    let done = done.unwrap_or_else(|broken| panic!("{}: {}", setup.scenario, broken.message));
    assert!(done.saves > 5 && done.verdicts > done.options, "{done:?}");
}

/// Checks a damaged save. It is refused with a message, or loads as a match that keeps the
/// invariants.
///
/// # Panics
/// If the match breaks an invariant.
pub fn save_is_sound_or_refused<E: Edition>(opened: &E, base: &str, data: &[u8]) {
    if let Ok(loaded) = save::load::<E::Ruleset>(&damaged(base, data), opened) {
        let game = loaded.game;
        let position = Position { package: &**game.rules(), board: game.board() };
        let breaches = E::Ruleset::breaches(position, PlayState::Within);
        assert!(breaches.is_empty(), "{breaches:?} in a save that loads");
    }
}
