//! Toy game that proves the independence of the core crates from any rule system. It has two units,
//! a ten-sided die, zones of control, and one secret of each side.

mod cases;
mod package;

use kernel::{PerSide, Reader, Side};
use laboratory::Plan;
use laboratory::exercise::{Depth, exercise};
use laboratory::shrink;
use laboratory::simulate::{Care, simulate};
use serde_json::{Value, json};
use session::protocol::Protocol;
use session::{
    CannotUndo, Edition, Goal, Match, MatchError, Options, Printed, Seat, Verdict, save,
};
use testing::toy::{Patrols, Toy, setup};

fn game(seed: u64, usa: Seat, csa: Seat) -> Match<Patrols> {
    let setup = setup(seed, usa, csa);
    let field = Toy.rules(&setup.scenario, &setup.options).expect("a scenario");
    Match::new(setup, Printed::hash(&Toy), field).expect("it begins")
}

/// Returns a match after both sides have chosen their posts, when the Union is to move.
fn moving() -> Match<Patrols> {
    let mut game = game(1, Seat::Human, Seat::Human);
    choose_posts(&mut game, "0403", "0206");
    game
}

fn choose_posts(game: &mut Match<Patrols>, usa: &str, csa: &str) {
    game.choose(usa).expect("a post");
    game.choose(csa).expect("a post");
}

fn ask(protocol: &mut Protocol, request: &Value) -> Value {
    serde_json::from_str(&protocol.handle(&request.to_string())).expect("a reply is JSON")
}

#[test]
fn it_is_played_through_the_protocol_to_its_end() {
    let mut protocol = Protocol::new(Box::new(Toy));
    let begun = ask(&mut protocol, &json!({ "do": "new", "game": "toy", "seed": 5 }));
    assert_eq!((&begun["kind"], &begun["rule"]), (&json!("post"), &json!("1")));
    let mut reply = begun;
    for _ in 0..500 {
        let Some(first) = reply["options"][0]["id"].as_str() else { break };
        reply = ask(&mut protocol, &json!({ "do": "choose", "id": first }));
    }
    assert!(reply["result"].is_object(), "{reply}");
    let log = ask(&mut protocol, &json!({ "do": "log" }));
    assert!(log["log"].as_array().is_some_and(|lines| lines.len() > 10), "{log}");
    let saved = ask(&mut protocol, &json!({ "do": "save" }));
    let loaded = ask(&mut protocol, &json!({ "do": "load", "save": saved["save"] }));
    assert_eq!(loaded, reply);
}

#[test]
fn a_refusal_names_its_rule() {
    let mut game = moving();
    let refused = game.choose("0505").expect_err("too far");
    let MatchError::Refused(reason) = refused else { panic!("{refused}") };
    assert_eq!((reason.requirement.as_str(), reason.rule.as_str()), ("TOY-02", "2"));
    assert_eq!(game.why("0102"), Ok(Verdict::Legal));
    assert_eq!(game.reach().map(|hexes| hexes.len()), Some(2));
}

/// TOY-03: a unit stops when it enters a zone of control, and an attack follows.
#[test]
fn who_comes_next_to_the_enemy_stops() {
    let mut game = moving();
    let mut attacked = false;
    for _ in 0..60 {
        let Some(decision) = game.decision() else { break };
        attacked |= decision.kind == "attack";
        let side = decision.side;
        let next = game.bot_choice(Seat::Goal(Goal::Attack), &mut stream(side)).expect("a bot");
        game.choose(&next).expect("offered");
    }
    assert!(attacked && game.is_over());
}

fn stream(side: Side) -> session::stream::Stream {
    session::stream::Stream::new(side as u64, session::stream::Purpose::UsaBot)
}

#[test]
fn what_is_saved_is_loaded_and_replayed() {
    let game = game(9, Seat::Mixed, Seat::Goal(Goal::Attack));
    assert!(game.is_over());
    let text = game.journal().text();
    let loaded = save::load(&text, &Toy).expect("a good save");
    assert_eq!((loaded.problem, loaded.game.board()), (None, game.board()));
    let replay = save::replay(&text, &Toy, None).expect("it replays");
    assert!(replay.boards > 0 && replay.game.board() == game.board());
}

#[test]
fn a_move_is_taken_back_and_a_roll_is_not() {
    let mut game = moving();
    let mut rolled = moving();
    let before = game.clone();
    game.choose("0102").expect("a neighbour");
    game.undo().expect("no die was rolled");
    assert_eq!((game.board(), game.decision()), (before.board(), before.decision()));
    while rolled.records().iter().all(|record| !record.is_chance()) {
        let side = rolled.decision().expect("nobody was driven off").side;
        let next = rolled.bot_choice(Seat::Goal(Goal::Attack), &mut stream(side)).expect("a bot");
        rolled.choose(&next).expect("offered");
    }
    assert_eq!(rolled.undo(), Err(CannotUndo::Chance));
}

/// Only the side that chose a post knows it.
#[test]
fn a_secret_stays_one() {
    let posts = |other: &str| {
        let mut game = game(1, Seat::Human, Seat::Human);
        choose_posts(&mut game, "0403", other);
        let view = serde_json::to_value(game.view_for(Side::Usa)).expect("plain data");
        (view, game.log_for(Side::Usa, 0), game.decision_for(Side::Usa))
    };
    assert_eq!(posts("0206"), posts("0601"));
    let known = |game: &Match<Patrols>| game.answers_known(Reader::Side(Side::Usa));
    assert_eq!(known(&moving()), 1);
}

#[test]
fn a_game_is_examined_at_every_decision() {
    let depth = Depth { every: 1, decisions: 200 };
    for seed in 0..20 {
        let setup = setup(seed, Seat::Random, Seat::Mixed);
        let done = exercise(&setup, &Toy, depth).expect("everything holds");
        assert!(done.saves > 5 && done.verdicts > done.options, "{done:?}");
    }
}

#[test]
fn many_games_are_simulated_and_all_end() {
    let setup = setup(1, Seat::Goal(Goal::Attack), Seat::Goal(Goal::Edge));
    let field = Toy.rules("long", &Options::new()).expect("a scenario");
    let plan = Plan::of(setup, 200, 2);
    let done =
        simulate(&Toy, &field, &plan, Care::Checked, &laboratory::Unwatched).expect("no breach");
    assert_eq!(done.games, 200);
    assert_eq!(done.levels.values().sum::<u32>(), 200);
}

#[test]
fn what_should_not_happen_is_shrunk_to_what_makes_it_happen() {
    let game = game(4, Seat::Goal(Goal::Attack), Seat::Goal(Goal::Attack));
    let both = PerSide { usa: Seat::Human, csa: Seat::Human };
    let setup = session::Setup { seats: both, ..setup(4, both.usa, both.csa) };
    let demand = |game: &Match<Patrols>| match game.is_over() {
        true => Err("it is over".to_owned()),
        false => Ok(()),
    };
    let shrunk = shrink::shorten(&setup, &Toy, &game.records(), &demand).expect("it fails again");
    assert!(shrunk.answers.len() <= game.records().len(), "{:?}", shrunk.answers);
}
