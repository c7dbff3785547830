//! Secrecy of the line protocol. If two games differ only in information hidden from a side, the
//! side gets identical protocol replies in both.
//!
//! The test plays both games in parallel with the same answers, dice and draws. If one side chooses
//! its key chit, or an event chit is drawn and kept hidden, the two games take different chits.
//! From then on, the test compares the other side's replies at every decision of either side. It
//! stops when the rules reveal the difference or the turn ends.

use std::collections::{BTreeMap, BTreeSet};

use black_box::{TestLibrary, every_setup};
use blind_swords::Event;
use blind_swords::check::chits::puller;
use blind_swords::game::ChitId;
use blind_swords::profile::{DrawnEventSeenByPuller, HeldChitSecrecy};
use blind_swords_table::Protocol;
use blind_swords_table::stream::{Purpose, Stream};
use blind_swords_table::{Chance, Decision, Match, Setup};
use kernel::{Reader, Side};
use serde_json::{Value, json};
use session::api::Request;
use testing::explore::{explore, has_long};

use crate::proofs::{any, begin};

/// Requests that change the match, or whose response is the same at every position.
const OTHERS: [&str; 8] =
    ["choose", "undo", "end", "offer", "ground", "rules", "briefing", "lesson"];
/// Requests that a player makes at every decision.
const OFTEN: [&str; 7] = ["state", "decision", "why", "odds", "hint", "log", "story"];
/// Number of comparisons for one comparison of all requests.
const RARELY: usize = 24;

/// Returns the replies to requests of a side. Requests for the log start at the event number
/// `from`.
fn told(
    session: &mut Protocol,
    side: Side,
    names: &[&str],
    from: usize,
    chits: &[String],
) -> Vec<String> {
    let id = side.id();
    let mut requests: Vec<_> = names.iter().map(|name| request(name, from, chits)).collect();
    requests.extend(chits.iter().map(|chit| json!({"do": "why", "id": chit})));
    let told = requests.into_iter().map(|mut request| {
        request["side"] = json!(id);
        let reply = session.handle(&request.to_string());
        assert!(!reply.contains("with one of new"), "{request} cannot be read: {reply}");
        reply
    });
    told.collect()
}

/// Returns a request that reads the match.
fn request(name: &str, from: usize, chits: &[String]) -> Value {
    let chit = chits.first().map_or("", String::as_str);
    let mut request = match name {
        "log" | "story" => json!({ "from": from }),
        "ahead" | "place" => json!({ "id": chit }),
        "about" => json!({ "what": chit }),
        "sight" => json!({ "from": "1010", "to": "1212" }),
        "past" => json!({ "n": 0 }),
        // A fresh seed would differ.
        "plan" => json!({ "seed": "59c31ac1a75480cb574e21a6355e831c" }),
        _ => json!({}),
    };
    request["do"] = json!(name);
    request
}

/// Two games that differ only in one hidden chit of the side `owner`.
struct Twins {
    owner: Side,
    /// Id of the differing chit in each of the two games.
    chits: [String; 2],
    games: [Protocol; 2],
    /// Number of events whose log the test has already compared.
    read: usize,
    /// Number of comparisons so far.
    compared: usize,
}

/// Result of one common step of both games.
enum Stepped {
    On,
    /// The step ended the comparison: it would reveal the difference, or the games are equal again.
    Over,
}

impl Twins {
    fn new(owner: Side, chits: [String; 2], games: [Match; 2]) -> Self {
        let games = games.map(|game| Protocol::of(Box::new(TestLibrary), Box::new(game)));
        Self { owner, chits, games, read: 0, compared: 0 }
    }

    fn decisions(&self) -> [Option<Decision>; 2] {
        [0, 1].map(|game| self.games[game].game()?.decision())
    }

    /// Checks that the other side gets the same replies in both games.
    fn compare(&mut self) {
        let side = self.owner.other();
        let all = Request::NAMES.into_iter().filter(|name| !OTHERS.contains(name));
        let is_rare = self.compared.is_multiple_of(RARELY);
        let names = if is_rare { all.collect() } else { OFTEN.to_vec() };
        self.compared += 1;
        let [a, b] = &mut self.games;
        let told = |game: &mut Protocol| told(game, side, &names, self.read, &self.chits);
        let (left, right) = (told(a), told(b));
        for (left, right) in left.iter().zip(&right) {
            assert_eq!(left, right, "{} is told of {:?}", side.id(), self.chits);
        }
        self.read = self.games[0].game().map_or(0, |game| game.facts());
    }

    /// Checks that the owner of the chit gets different replies in the two games.
    fn owner_sees_it(&mut self) {
        let [a, b] = &mut self.games;
        let told = |game: &mut Protocol| told(game, self.owner, &OFTEN, 0, &[]);
        let (left, right) = (told(a), told(b));
        assert_ne!(left, right, "{:?}", self.chits);
    }

    /// Gives the same answer in both games. Ends the comparison if no option of both games keeps
    /// the difference hidden.
    fn step(&mut self, chooser: &mut Stream) -> Stepped {
        let [Some(left), Some(right)] = self.decisions() else { return Stepped::Over };
        let all = |game: &Protocol| game.game().map(|game| game.view(Reader::Referee));
        if all(&self.games[0]) == all(&self.games[1]) {
            return Stepped::Over;
        }
        match [self.is_own_affair(&left), self.is_own_affair(&right)] {
            // Only one game asks the owner about hidden chits, so answer there before the
            // comparison continues.
            [true, false] => return self.leave_off(0, &left),
            [false, true] => return self.leave_off(1, &right),
            [true, true] if left.kind != right.kind => return self.leave_off(0, &left),
            _ => {}
        }
        self.compare();
        assert_eq!((left.side, &left.kind), (right.side, &right.kind), "the flow of the game");
        let common: Vec<&str> = left
            .options
            .iter()
            .map(|option| option.id.as_str())
            .filter(|id| right.options.iter().any(|other| other.id == *id))
            .filter(|id| !self.shows(&left, id))
            .collect();
        if common.is_empty() {
            return Stepped::Over;
        }
        let id = common[chooser.below(common.len() as u32) as usize].to_owned();
        for game in &mut self.games {
            choose(game, &id);
        }
        Stepped::On
    }

    /// Whether the decision asks the owner about chits that the owner holds.
    fn is_own_affair(&self, decision: &Decision) -> bool {
        let kinds = ["held.declare", "held.play", "event.window"];
        decision.side == self.owner && kinds.contains(&decision.kind.as_str())
    }

    /// Whether the answer `id` would reveal the difference between the games.
    fn shows(&self, decision: &Decision, id: &str) -> bool {
        let chit = id.rsplit(':').next().unwrap_or(id);
        let own = self.chits.iter().any(|own| own == id || own.rsplit(':').next() == Some(chit));
        own || (self.is_own_affair(decision) && id == "play")
    }

    fn leave_off(&mut self, game: usize, decision: &Decision) -> Stepped {
        let leave = decision.options.iter().find(|it| it.id == "pass" || it.id == "done");
        let Some(leave) = leave else { return Stepped::Over };
        choose(&mut self.games[game], &leave.id);
        Stepped::On
    }
}

fn choose(session: &mut Protocol, id: &str) {
    let reply = session.handle(&json!({"do": "choose", "id": id}).to_string());
    let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
    assert!(reply.get("error").is_none(), "{id}: {reply}");
}

/// Returns two games in which a side chooses different key chits. `None` if there is only one
/// option.
fn by_key_chit(game: &Match, decision: &Decision) -> Option<Twins> {
    let [a, .., b] = &decision.options[..] else { return None };
    let games = [a, b].map(|option| chosen(game, &option.id));
    Some(Twins::new(decision.side, [a.id.clone(), b.id.clone()], games))
}

/// Returns two games that draw different event chits of one side and keep them hidden. `None` if
/// that is impossible.
fn by_draw(game: &Match, decision: &Decision, keep: &str) -> Option<Twins> {
    let rules = game.rules();
    let open = rules.profile.held_chit_secrecy == HeldChitSecrecy::Open;
    if open && keep == "hold" {
        return None;
    }
    let seen = rules.profile.drawn_event_seen_by_puller == DrawnEventSeenByPuller::Yes;
    for owner in Side::BOTH {
        if seen && puller(game.board().turn()) != owner {
            continue;
        }
        let covered = |id: &str| -> Option<(String, Match, Match)> {
            let drawn = chosen(game, id);
            let next = drawn.decision()?;
            let keeps = next.kind == "chit.drawn" && next.options.iter().any(|it| it.id == keep);
            (keeps && next.side == owner)
                .then(|| (id.to_owned(), drawn.clone(), chosen(&drawn, keep)))
        };
        let mut found = decision.options.iter().filter_map(|option| covered(&option.id));
        if let (Some((a, _, first)), Some((b, _, second))) = (found.next(), found.next()) {
            return Some(Twins::new(owner, [a, b], [first, second]));
        }
    }
    None
}

fn chosen(game: &Match, id: &str) -> Match {
    let mut next = game.clone();
    next.choose(id).unwrap_or_else(|error| panic!("{id}: {error}"));
    next
}

/// Number of pairs of games for each kind of difference, and the number of compared steps.
type Counts = BTreeMap<&'static str, u32>;

fn follow(
    mut twins: Twins,
    what: &'static str,
    steps: u32,
    chooser: &mut Stream,
    counts: &mut Counts,
) {
    twins.owner_sees_it();
    *counts.entry(what).or_default() += 1;
    for _ in 0..steps {
        *counts.entry("steps").or_default() += 1;
        if let Stepped::Over = twins.step(chooser) {
            break;
        }
    }
}

/// Interval, in draws, at which the test creates a pair of games that differ in a hidden chit.
const TWINNED: u64 = 13;

/// Plays a random game. Compares a pair of games at every third choice of a key chit (each night at
/// all), and at every `TWINNED`-th draw.
fn examine(setup: &Setup, steps: u32, counts: &mut Counts) {
    let mut draws = setup.seed.low();
    let setup = Setup { dice: Chance::Manual, ..setup.clone() };
    let mut game = begin(&setup);
    let mut chooser = Stream::new(setup.seed, Purpose::CsaBot);
    let mut keys = 0;
    while let Some(decision) = game.decision() {
        match decision.kind.as_str() {
            "key-chit" => {
                keys += 1;
                if (keys % 3 == 1 || has_long())
                    && let Some(twins) = by_key_chit(&game, &decision)
                {
                    follow(twins, "key chit", steps, &mut chooser, counts);
                }
            }
            "draw"
                if {
                    draws += 1;
                    draws.is_multiple_of(TWINNED)
                } =>
            {
                for (keep, what) in [("hold", "held chit"), ("common", "spent chit")] {
                    if let Some(twins) = by_draw(&game, &decision, keep) {
                        follow(twins, what, steps, &mut chooser, counts);
                    }
                }
            }
            _ => {}
        }
        game.choose(&any(&decision, &mut chooser)).expect("it is offered");
    }
}

/// Key chits, held chits, and chits spent face down stay hidden from the other side.
#[test]
fn what_is_hidden_changes_nothing_for_the_other_side() {
    let setups = every_setup(0);
    let mut counts = Counts::new();
    explore(2, |seed| {
        let setup = Setup { seed: seed.into(), ..setups[seed as usize % setups.len()].clone() };
        examine(&setup, 12, &mut counts);
    });
    println!("{counts:?}");
    assert!(["key chit", "held chit"].iter().any(|what| counts.contains_key(what)), "{counts:?}");
}

/// Returns the event chits that are drawn in this turn if the choices stay the same. All other
/// event chits were excluded from the cup or were hidden before.
fn drawn_this_turn(game: &Match) -> BTreeSet<ChitId> {
    let (mut game, turn, from) = (game.clone(), game.board().turn(), game.log().count());
    let mut chooser = Stream::new(0, Purpose::UsaBot);
    while let Some(decision) = game.decision().filter(|_| game.board().turn() == turn) {
        game.choose(&any(&decision, &mut chooser)).expect("it is offered");
    }
    let rules = game.rules();
    let drawn = game.log().skip(from).filter_map(|entry| match entry.event {
        Event::ChitDrawn { chit } => Some(chit),
        _ => None,
    });
    drawn.filter(|chit| rules.game.chits[chit.index()].event().is_some()).collect()
}

/// No reply reveals future random results. Another seed excludes other event chits from the cup and
/// changes later dice and draws. It changes no reply to either side.
#[test]
fn chance_to_come_changes_nothing() {
    let mut others_left_out = 0;
    for setup in every_setup(7) {
        let mut game = begin(&setup);
        let mut chooser = Stream::new(setup.seed, Purpose::CsaBot);
        for at in 0..300 {
            let Some(decision) = game.decision() else { break };
            if at % 50 == 0 {
                let other = game.reseeded(setup.seed.after(1000));
                let differ = drawn_this_turn(&game) != drawn_this_turn(&other);
                others_left_out += u32::from(differ);
                let mut twins = [game.clone(), other]
                    .map(|it| Protocol::of(Box::new(TestLibrary), Box::new(it)));
                for side in Side::BOTH {
                    let [a, b] = &mut twins;
                    let view = json!({"do": "state", "side": side.id()}).to_string();
                    let decision = json!({"do": "decision", "side": side.id()}).to_string();
                    for request in [view, decision] {
                        assert_eq!(a.handle(&request), b.handle(&request));
                    }
                }
            }
            game.choose(&any(&decision, &mut chooser)).expect("it is offered");
        }
    }
    assert!(others_left_out >= 10, "{others_left_out}");
}
