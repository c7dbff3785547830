//! Tests that prove the project's claims to sceptics. `book/src/contribute/testing.md` lists the
//! claim that each module proves. `GAMES` sets the number of games.

mod behaviour;
mod evaluation_loss;
mod fires;
mod fuzz;
mod generated;
mod golden;
pub(crate) mod in_full;
mod log;
mod odds;
mod opponent;
mod post;
mod reasons;
mod searches;
mod seats;
mod toy;
mod why;

use blind_swords_table::stream::{Purpose, Stream};
use blind_swords_table::{Decision, Edition, Match, Setup};

use black_box::{TestLibrary, players};

fn begin(setup: &Setup) -> Match {
    let opened = TestLibrary.open(&setup.package).unwrap_or_else(|problems| panic!("{problems}"));
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
    Match::new(setup.clone(), &opened.hash, rules).expect("it can be played")
}

/// Plays a game between bots, whose kinds the seed selects. Calls `look` at every decision.
fn walk(setup: &Setup, mut look: impl FnMut(&Match, &Decision)) -> Match {
    let mut game = begin(setup);
    let (players, mut chooser) =
        (players(setup.seed.low()), Stream::new(setup.seed, Purpose::UsaBot));
    while let Some(decision) = game.decision() {
        look(&game, &decision);
        let id = game.bot_choice(players[decision.side], &mut chooser);
        let id = id.unwrap_or_else(|| any(&decision, &mut chooser));
        game.choose(&id).unwrap_or_else(|error| panic!("{id} at {}: {error}", decision.n));
    }
    game
}

/// Chooses a random option of a decision.
fn any(decision: &Decision, chooser: &mut Stream) -> String {
    decision.options[chooser.below(decision.options.len() as u32) as usize].id.clone()
}
