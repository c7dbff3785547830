//! The page gives nothing away: two matches that differ only in what is hidden from a seat look the
//! same from it and from outside, byte for byte, numbers and all.
//!
//! The matches are played in step with the same answers, dice and draws. One side then chooses
//! another key chit in one of them, or draws and holds another event chit; from there on everything
//! that the other side and one who looks on can ask for is compared, until the difference comes out
//! by the rules.

use std::collections::BTreeMap;

use black_box::number;
use serde_json::{Value, json};
use session::stream::{Purpose, Stream};

use super::client::{Client, GAME, Tables};

/// Questions to a side about its own chits.
const OWN: [&str; 3] = ["held.declare", "held.play", "event.window"];

/// A match, and everybody at it.
struct Match {
    id: String,
    seats: BTreeMap<String, Client>,
    nobody: Client,
}

impl Match {
    fn new(tables: &Tables, seed: u64) -> Self {
        let nobody = tables.client();
        let (status, made) = nobody.post(
            "/api/matches",
            &json!({"game": GAME, "csa": "invite", "seed": seed, "dice": "manual",
                "options": {"drawn_event_seen_by_puller": "no"}}),
        );
        assert_eq!(status, 200, "{made}");
        let id = made["id"].as_str().expect("an id").to_owned();
        let guest = nobody.with(&made["invitations"]["csa"]);
        let (_, claimed) = guest.post(&format!("/api/matches/{id}/claim"), &json!({}));
        let seats = [("usa", &made["key"]), ("csa", &claimed["key"])];
        let seats = seats.map(|(side, key)| (side.to_owned(), nobody.with(key)));
        Self { id, seats: seats.into(), nobody }
    }

    /// The decision that waits, as its side sees it.
    fn decision(&self) -> Option<Value> {
        let side = self.nobody.see(&self.id)["decision"]["side"].as_str()?.to_owned();
        Some(self.seats[&side].see(&self.id)["decision"].take())
    }

    fn choose(&self, decision: &Value, id: &str) -> bool {
        let seat = &self.seats[text(&decision["side"])];
        seat.choose(&self.id, &seat.see(&self.id)["rev"], &json!(id)).0 == 200
    }

    /// Holds the event chit just drawn; gives whether it lies before its side now. A side that can
    /// do nothing else with it is not asked.
    fn holds(&self, side: &str, chit: &str) -> bool {
        let decision = self.decision().unwrap_or_default();
        if decision["kind"] == "chit.drawn" {
            self.choose(&decision, "hold");
        }
        let own = self.seats[side].see(&self.id);
        let held = own["view"]["chits"]["held"][side].as_array().into_iter().flatten();
        held.into_iter().any(|held| chit.split(':').next_back() == held.as_str())
    }

    /// All that somebody can ask for.
    fn told(&self, reader: &Client) -> Vec<String> {
        let path = format!("/api/matches/{}", self.id);
        let (_, mut seen) = reader.get(&path);
        let n = seen["n"].as_u64().expect("a number");
        // Which match it is, and when it was made, is no secret.
        for own in ["id", "touched"] {
            seen["match"][own].take();
        }
        let mut told = vec![seen.to_string()];
        for more in ["/log?from=0", "/reach", "/odds", "/why?id=pass", "/save"] {
            told.push(format!("{more}: {:?}", reader.get(&format!("{path}{more}"))));
        }
        for moment in [n / 2, n.saturating_sub(1), n, n + 1] {
            told.push(format!("{moment}: {:?}", reader.get(&format!("{path}/at/{moment}"))));
        }
        told
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn ids(decision: &Value) -> Vec<&str> {
    let options = decision["options"].as_array().into_iter().flatten();
    options.map(|option| text(&option["id"])).collect()
}

/// Two matches in step, and what is different in them.
struct Twins {
    matches: [Match; 2],
    chooser: Stream,
    differ: Option<Difference>,
}

struct Difference {
    owner: String,
    chits: [String; 2],
}

impl Twins {
    fn new(tables: &Tables, seed: u64) -> Self {
        let matches = [0, 1].map(|_| Match::new(tables, seed));
        Self { matches, chooser: Stream::new(seed, Purpose::UsaBot), differ: None }
    }

    fn any<'a>(&mut self, ids: &[&'a str]) -> &'a str {
        ids[self.chooser.below(ids.len() as u32) as usize]
    }

    /// Goes on in both until one kind of decision waits.
    fn play_to(&mut self, kind: &str) -> Option<Value> {
        for _ in 0..200 {
            let decision = self.matches[0].decision()?;
            if decision["kind"] == kind {
                return Some(decision);
            }
            let all = ids(&decision);
            let at = self.any(&all).to_owned();
            // What a side might draw is not always in the cup.
            let id = if self.matches[0].choose(&decision, &at) {
                at
            } else {
                let found = all.iter().find(|id| self.matches[0].choose(&decision, id));
                (*found.expect("something can be drawn")).to_owned()
            };
            assert!(self.matches[1].choose(&decision, &id), "{id}: {decision}");
        }
        None
    }

    /// The same side decides differently.
    fn part_at_the_key_chit(&mut self) -> Option<()> {
        let decision = self.play_to("key-chit")?;
        let all = ids(&decision);
        let (a, b) = (all.first()?, all.last()?);
        let parted =
            a != b && self.matches[0].choose(&decision, a) && self.matches[1].choose(&decision, b);
        self.parted(parted, &decision, [a, b])
    }

    /// Different event chits of one side are drawn, and held.
    fn part_at_a_draw(&mut self) -> Option<()> {
        let decision = self.play_to("draw")?;
        let (_, game) = self.matches[0].nobody.get(&format!("/api/games/{GAME}"));
        let chits = game["chits"].as_array().expect("chits");
        for side in ["usa", "csa"] {
            let events =
                chits.iter().filter(|chit| chit["kind"] == "event" && chit["side"] == side);
            let events: Vec<&str> = events.map(|chit| text(&chit["id"])).collect();
            let is_event = |id: &&str| match id.split_once(':') {
                Some((of, chit)) => of == side && events.contains(&chit),
                None => events.contains(id),
            };
            let all: Vec<&str> = ids(&decision).into_iter().filter(is_event).collect();
            let [left, right] = &self.matches;
            // Some of them are not in the cup: then nothing is drawn.
            let Some(a) = all.iter().find(|id| left.choose(&decision, id)) else { continue };
            let others = all.iter().rev().filter(|id| *id != a);
            let b = others.into_iter().find(|id| right.choose(&decision, id))?;
            let held = [(left, a), (right, b)].map(|(game, chit)| game.holds(side, chit));
            return self.parted(held == [true, true], &json!({"side": side}), [a, b]);
        }
        None
    }

    fn parted(&mut self, parted: bool, decision: &Value, chits: [&str; 2]) -> Option<()> {
        let owner = text(&decision["side"]).to_owned();
        self.differ = Some(Difference { owner, chits: chits.map(str::to_owned) });
        parted.then_some(())
    }

    /// Compares and goes on until the difference is out; gives how often it compared.
    fn follow(&mut self, steps: u32) -> u32 {
        let differ = self.differ.take().expect("they have parted");
        self.owner_sees_it(&differ.owner);
        let mut compared = 0;
        for _ in 0..steps {
            let [Some(left), Some(right)] = [0, 1].map(|game| self.matches[game].decision()) else {
                break;
            };
            let own = [&left, &right].map(|decision| {
                decision["side"] == *differ.owner && OWN.contains(&text(&decision["kind"]))
            });
            if own != [false, false] {
                for (game, decision) in [(0, &left), (1, &right)] {
                    let leave = ids(decision).into_iter().find(|id| ["pass", "done"].contains(id));
                    if let (true, Some(leave)) = (own[game], leave) {
                        assert!(self.matches[game].choose(decision, leave));
                    }
                }
                continue;
            }
            self.compare(&differ);
            compared += 1;
            let common = ids(&left)
                .into_iter()
                .filter(|id| ids(&right).contains(id) && !differ.chits.iter().any(|own| own == id));
            let chosen = common.into_iter().find(|id| self.matches[0].choose(&left, id));
            if chosen.is_none_or(|id| !self.matches[1].choose(&right, id)) {
                break;
            }
        }
        compared
    }

    /// The other side and one who looks on are told the same in both.
    fn compare(&self, differ: &Difference) {
        let other = if differ.owner == "usa" { "csa" } else { "usa" };
        for who in [Some(other), None] {
            let [left, right] = [0, 1].map(|game| {
                let of = &self.matches[game];
                of.told(who.map_or(&of.nobody, |side| &of.seats[side]))
            });
            for (left, right) in left.iter().zip(&right) {
                assert_eq!(left, right, "{who:?} is told of {:?}", differ.chits);
            }
        }
    }

    fn owner_sees_it(&self, owner: &str) {
        let [left, right] = [0, 1].map(|game| {
            let of = &self.matches[game];
            of.told(&of.seats[owner])
        });
        assert_ne!(left, right, "{owner} does not see its own chit");
    }
}

/// Plays pairs of matches until so many have parted.
fn examine(part: impl Fn(&mut Twins) -> Option<()>) -> u32 {
    let tables = Tables::new();
    let (wanted, steps) = (number("GAMES", 2), number("STEPS", 12));
    let (mut parted, mut compared) = (0, 0);
    for seed in 0..u64::from(wanted) * 10 {
        let mut twins = Twins::new(&tables, seed);
        if part(&mut twins).is_some() {
            parted += 1;
            compared += twins.follow(steps);
        }
        if parted == wanted {
            return compared;
        }
    }
    panic!("{parted} of {wanted} pairs of matches parted");
}

#[test]
fn a_key_chit_changes_nothing_for_others() {
    assert!(examine(Twins::part_at_the_key_chit) > 5);
}

#[test]
fn a_held_chit_changes_nothing_for_others() {
    assert!(examine(Twins::part_at_a_draw) > 5);
}
