//! A whole battle between bots, the same each time: what a page shows of it is no matter of luck.

use black_box::{Shelf, setup};
use kernel::PerSide;
use series::stream::{Purpose, Stream};
use series::{Edition, Match, Seat};

use super::client::{Client, GAME};

/// The battle at its end.
pub(crate) fn battle() -> Match {
    let setup = setup(GAME, "slaughter-mountain", 3);
    let opened = Shelf.open(&setup.package).expect("a package");
    let rules = opened.rules(&setup.scenario, &setup.options).expect("they fit");
    let purposes = PerSide { usa: Purpose::UsaBot, csa: Purpose::CsaBot };
    let mut bots = PerSide::from_fn(|side| Stream::new(setup.seed, purposes[side]));
    let mut game = Match::new(setup, &opened.hash, rules).expect("a match");
    while let Some(decision) = game.decision() {
        let id = game.bot_choice(Seat::Random, &mut bots[decision.side]).expect("a choice");
        game.choose(&id).expect("it is offered");
    }
    game
}

/// The battle as a replay: its id.
pub(crate) fn replay(client: &Client) -> String {
    let (status, replay) = client.send("POST", "/api/replays", &[], &battle().journal().text());
    assert_eq!(status, 200, "{replay}");
    replay["id"].as_str().expect("an id").to_owned()
}
