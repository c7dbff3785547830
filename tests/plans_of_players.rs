//! Plans of players: private copies of a match that know only what their side knows.

use std::collections::BTreeSet;
use std::sync::Arc;

use black_box::{root, setup};
use kernel::{Reader, Side};
use registry::Folders;
use serde_json::Value;
use session::api::{Request, Response};
use session::stream::{Purpose, Stream};
use session::{AnyEdition, AnyMatch, Library, Seat};

fn opened(package: &str) -> Arc<dyn AnyEdition> {
    Folders::new(root(), &registry::ALL).open(package).expect("a package")
}

/// Returns the save of a plan for a side.
fn plan(game: &dyn AnyMatch, side: Side, seed: u64) -> String {
    let request = Request::Plan { seed: Some(seed.into()) };
    let reply = game.look(&request, Reader::Side(side)).expect("a plan").response();
    let Ok(Response::Save(lines)) = reply else { panic!("no save") };
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

fn loaded(edition: &dyn AnyEdition, save: &str) -> Box<dyn AnyMatch> {
    let loaded = edition.load(save).expect("a save");
    assert_eq!(loaded.problem, None);
    loaded.game
}

fn state(game: &dyn AnyMatch, reader: Reader) -> String {
    let reply = game.look(&Request::State {}, reader).expect("a view").response();
    reply.expect("a view").json().to_string()
}

fn answer(game: &mut dyn AnyMatch, stream: &mut Stream) {
    let id = game.bot_choice(Seat::Random, stream).expect("somebody decides");
    game.choose(&id).expect("it is offered");
}

/// In every rule system a plan can be made, stored, loaded and played at any decision, and changes
/// nothing. Mostly it stands where the match stands, and its side then sees the same position.
#[test]
fn a_plan_is_made_at_any_decision() {
    for (package, scenario) in [
        ("stonewalls-sword", "valley-vengeance"),
        ("cedar-mountain-cwbbs", "cedar-mountain"),
        ("stonewall-1862", "kernstown"),
    ] {
        let edition = opened(package);
        let scenarios = edition.scenarios();
        let scenario =
            scenarios.iter().find(|listed| listed.id == scenario).unwrap_or(&scenarios[0]);
        let mut game = edition.begin(setup(package, &scenario.id, 5)).expect("it begins");
        let mut stream = Stream::new(7, Purpose::UsaBot);
        let (mut made, mut there) = (0, 0);
        while made < 24 && !game.is_over() {
            for _ in 0..17 {
                if !game.is_over() {
                    answer(&mut *game, &mut stream);
                }
            }
            let Some(side) = game.status().asked else { continue };
            let before = game.journal().text();
            let mut own = loaded(&*edition, &plan(&*game, side, made));
            made += 1;
            if own.decision().map(|it| it.options) == game.decision().map(|it| it.options) {
                there += 1;
                assert_eq!(state(&*own, Reader::Side(side)), state(&*game, Reader::Side(side)));
            }
            for _ in 0..8 {
                if !own.is_over() {
                    answer(&mut *own, &mut stream);
                }
            }
            let again = edition.replay(&own.journal().text(), None).expect("it is a save");
            assert_eq!(state(&*again.game, Reader::Referee), state(&*own, Reader::Referee));
            assert_eq!(game.journal().text(), before);
        }
        assert!(there * 2 > made, "{package}: only {there} of {made} stand at the decision");
    }
}

/// Each plan draws anew everything that its side does not know, whatever it is in the match.
#[test]
fn a_plan_tells_no_secret() {
    let package = "stonewalls-sword";
    let edition = opened(package);
    let begun = |secret: usize| {
        let mut game = edition.begin(setup(package, "valley-vengeance", 5)).expect("it begins");
        let mut stream = Stream::new(3, Purpose::UsaBot);
        while game.status().kind != Some("key-chit") || game.status().asked != Some(Side::Csa) {
            answer(&mut *game, &mut stream);
        }
        let id = game.decision().expect("a decision").options[secret].id.clone();
        game.choose(&id).expect("it is offered");
        game
    };
    let [one, other] = [begun(0), begun(1)];
    assert_ne!(state(&*one, Reader::Referee), state(&*other, Reader::Referee));
    for seed in 0..4 {
        let plans = [&one, &other].map(|game| plan(&**game, Side::Usa, seed));
        assert_eq!(plans[0], plans[1], "the secret shows");
    }
    let (mut later, mut stream) = (one.copy(), Stream::new(3, Purpose::UsaBot));
    for _ in 0..30 {
        answer(&mut *later, &mut stream);
    }
    while later.status().asked != Some(Side::Usa) {
        answer(&mut *later, &mut stream);
    }
    let keys = |state: &str| {
        let state: Value = serde_json::from_str(state).expect("plain data");
        state["chits"]["places"]["key"].as_array().map(Vec::len)
    };
    assert_eq!(keys(&state(&*later, Reader::Referee)), Some(2));
    let end = |seed| {
        let mut own = loaded(&*edition, &plan(&*later, Side::Usa, seed));
        assert_eq!(keys(&state(&*own, Reader::Referee)), Some(1), "the enemy's key chit shows");
        for _ in 0..60 {
            let first = own.decision().expect("a decision").options[0].id.clone();
            own.choose(&first).expect("it is offered");
        }
        state(&*own, Reader::Referee)
    };
    let ends: BTreeSet<_> = (0..6).map(end).collect();
    assert!(ends.len() > 1, "all plans have the same dice");
    assert!(one.look(&Request::Plan { seed: None }, Reader::Everybody).is_err());
}
