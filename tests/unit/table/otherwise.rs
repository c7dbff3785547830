//! Second choices of bots. If the play cannot continue after a bot's choice, the bot chooses
//! another option.

use std::sync::Arc;

use blind_swords::game::Order;
use blind_swords::script::{Argument, Scripts};
use blind_swords::{Position, Table};
use blind_swords_table::{Match, Opened};
use kernel::{Fault, Play, Sixteenths};
use session::{AnyMatch, Digests, Edition, MatchError, Seat, save};
use testing::battle::{HASH, opened, setup};

/// Scripts with a defect. Play cannot continue after any of the listed orders.
#[derive(Debug)]
struct Defect(&'static [Order]);

impl Scripts for Defect {
    fn run(&self, _: &str, _: &[Argument], table: &mut Table) -> Play {
        let order = table.board().activation().and_then(|activation| activation.order);
        match order.filter(|order| self.0.contains(order)) {
            Some(order) => Err(Fault(format!("the order {}", order.id())).into()),
            None => Ok(()),
        }
    }

    fn test(&self, _: &str, _: &[Argument], _: Position<'_>) -> bool {
        false
    }

    fn count(&self, _: &str, _: &[Argument], _: Position<'_>) -> Sixteenths {
        Sixteenths::ZERO
    }
}

/// Returns a battle whose script runs after each order, and fails after the given orders.
fn defective(orders: &'static [Order]) -> Opened {
    let mut game = (*opened().game).clone();
    game.scenarios[0].hooks.on_order = Some("order".to_owned());
    let (game, scripts) = (Arc::new(game), Arc::new(Defect(orders)));
    Opened {
        game,
        scripts,
        hash: HASH.to_owned(),
        digests: Digests::new(),
        documents: None,
        lessons: Vec::new(),
    }
}

fn begin(edition: &Opened, usa: Seat, csa: Seat) -> Result<Match, MatchError> {
    let setup = setup(7, usa, csa);
    let rules = edition.rules(&setup.scenario, &setup.options).expect("a good setup");
    Match::new(setup, HASH, rules)
}

fn orders(game: &Match) -> Vec<String> {
    game.records().iter().filter(|r| r.kind == "order").map(session::answer::Record::id).collect()
}

/// Plays until a person must give an order. Takes the last option of every decision before that.
fn until_order(game: &mut Match) {
    while let Some(decision) = game.decision().filter(|decision| decision.kind != "order") {
        let last = decision.options.last().expect("an option").id.clone();
        game.choose(&last).expect("it is offered");
    }
}

#[test]
fn a_bot_leaves_what_no_play_goes_on_after() {
    let edition = defective(&[Order::Attack, Order::Maneuver]);
    let game = begin(&edition, Seat::Random, Seat::Random).expect("it can be played round");
    assert!(game.is_over());
    let orders = orders(&game);
    assert!(orders.iter().any(|order| order == "defend"), "{orders:?}");
    assert!(orders.iter().all(|order| order == "defend" || order == "regroup"), "{orders:?}");
    let loaded = save::load(&game.journal().text(), &edition).expect("it opens");
    assert_eq!((loaded.problem, loaded.game.board()), (None, game.board()));
    let replay = save::replay(&game.journal().text(), &edition, None).expect("it replays");
    assert_eq!(replay.game.board(), game.board());
}

/// A save made before an order can be loaded with a bot in the seat. The bot avoids the orders
/// after which play cannot continue.
#[test]
fn a_match_goes_on_from_a_save_before_the_defect() {
    let edition = defective(&[Order::Attack, Order::Defend, Order::Regroup]);
    let mut game = begin(&edition, Seat::Human, Seat::Human).expect("it begins");
    until_order(&mut game);
    let side = game.decision().expect("an order is due").side;
    let text = game.journal().text();
    let seats = format!(r#""{}":"random""#, side.id());
    let given = text.replacen(&format!(r#""{}":"human""#, side.id()), &seats, 1);
    let loaded = save::load(&given, &edition).expect("it opens");
    let orders = orders(&loaded.game);
    assert!(!orders.is_empty() && orders.iter().all(|order| order == "maneuver"), "{orders:?}");
}

#[test]
fn a_person_is_told_and_may_choose_otherwise() {
    let mut game =
        begin(&defective(&[Order::Attack]), Seat::Human, Seat::Human).expect("it begins");
    until_order(&mut game);
    let (board, records) = (game.board().clone(), game.records());
    let fault = game.choose("attack").expect_err("a defect");
    assert_eq!(fault.to_string(), "cannot continue the match: the order attack");
    assert_eq!((game.board(), game.records()), (&board, records));
    (&mut game as &mut dyn AnyMatch).choose_or_next("attack").expect("another order");
    assert_ne!(orders(&game), ["attack"]);
}

#[test]
fn a_defect_that_nothing_leads_round_is_told() {
    let edition = defective(&[Order::Attack, Order::Defend, Order::Maneuver, Order::Regroup]);
    let fault = begin(&edition, Seat::Random, Seat::Random).expect_err("no order is good");
    assert!(matches!(fault, MatchError::Fault(_)), "{fault}");
}
