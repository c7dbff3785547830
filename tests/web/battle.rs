//! Battles between bots with fixed seeds, so that tests of the page always see the same positions.

use black_box::{TestLibrary, setup};
use blind_swords_table::stream::{Purpose, Stream};
use blind_swords_table::{Edition, Match, Seat};
use kernel::PerSide;
use session::AnyMatch;

use super::client::{Client, GAME};

/// Returns a finished battle between bots.
pub(crate) fn battle(scenario: &str) -> Match {
    let mut game = begun(scenario, 3);
    let purposes = PerSide { usa: Purpose::UsaBot, csa: Purpose::CsaBot };
    let seed = game.setup().seed;
    let mut bots = PerSide::from_fn(|side| Stream::new(seed, purposes[side]));
    while let Some(decision) = game.decision() {
        let id = game.bot_choice(Seat::Random, &mut bots[decision.side]).expect("a choice");
        game.choose(&id).expect("it is offered");
    }
    game
}

fn begun(scenario: &str, seed: u64) -> Match {
    let setup = setup(GAME, scenario, seed);
    let opened = TestLibrary.open(&setup.package).expect("a package");
    let rules = opened.rules(&setup.scenario, &setup.options).expect("they fit");
    Match::new(setup, &opened.hash, rules).expect("a match")
}

/// Returns a battle of the shorter scenario, at a close combat whose odds satisfy `wanted`.
/// `wanted` receives three counts of dice results: all results, those that hurt the defender, and
/// those that hurt the attacker. The battle is played in the test process, since HTTP would take
/// far longer.
pub(crate) fn battle_at_close_combat(seed: u64, wanted: fn([u32; 3]) -> bool) -> Option<Match> {
    let mut game = begun("valley-vengeance", seed);
    for turn in 0_usize..1500 {
        let decision = game.decision()?;
        if decision.kind == "assault.target" && forecasts(&game).into_iter().any(wanted) {
            return Some(game);
        }
        let attack = decision.options.iter().position(|option| option.id == "attack");
        let first = (decision.kind == "assault.unit").then_some(0);
        let number = attack.or(first).unwrap_or(turn * 7) % decision.options.len();
        game.choose(&decision.options[number].id).expect("it is offered");
    }
    None
}

/// Returns the odds of every option of the pending decision, in the form that
/// `battle_at_close_combat` describes.
fn forecasts(game: &Match) -> Vec<[u32; 3]> {
    let game: &dyn AnyMatch = game;
    let options = game.odds(None).expect("a decision waits");
    let forecasts = options.into_iter().flat_map(|option| option.odds);
    forecasts.map(|of| [of.chances.of, of.chances.harm, of.chances.recoil]).collect()
}

/// Uploads a finished battle as a replay. Returns the id of the match.
pub(crate) fn replay(client: &Client, scenario: &str) -> String {
    let text = battle(scenario).journal().text();
    let (status, replay) = client.send("POST", "/api/replays", &[], &text);
    assert_eq!(status, 200, "{replay}");
    replay["id"].as_str().expect("an id").to_owned()
}
