//! Secrecy of the server. If two matches differ only in information hidden from a seat, the seat
//! gets identical responses from both. The same applies to spectators.
//!
//! A client with both seats and a real cup plays both matches, with the same answers, dice and
//! draws. Then one side chooses another key chit in one match, or draws and holds another event
//! chit. From there on the seats belong to different clients, and the server draws. The test
//! compares every response to the other side and to spectators, until the rules reveal the
//! difference.

use std::collections::BTreeMap;

use black_box::number;
use blind_swords_table::stream::{Purpose, Stream};
use rusqlite::Connection;
use serde_json::{Value, json};

use super::client::{Client, GAME, Tables};

/// Kinds of decisions about the chits that a side holds.
const OWN: [&str; 3] = ["held.declare", "held.play", "event.window"];

/// Match, with a client for each of its seats and one for spectators.
struct Match {
    id: String,
    both: Client,
    /// Clients of the seats, by side. Empty until the seats are split between two clients.
    seats: BTreeMap<String, Client>,
    nobody: Client,
}

impl Match {
    fn new(tables: &Tables, seed: u64) -> Self {
        let nobody = tables.client();
        let (status, made) = nobody.post(
            "/api/matches",
            &json!({"game": GAME, "seed": seed, "dice": "manual", "asking": "everybody",
                "options": {"drawn_event_seen_by_puller": "no"}}),
        );
        assert_eq!(status, 200, "{made}");
        let id = made["id"].as_str().expect("an id").to_owned();
        Self { id, both: nobody.with(&made["key"]), seats: BTreeMap::new(), nobody }
    }

    /// Splits the seats between two clients. The Confederate seat gets the key of a seat in another
    /// match.
    fn part(&mut self, kept: &Connection, guest: (&str, &Client)) {
        let lock = "(SELECT lock FROM seats WHERE match = ?2 AND side = 'usa')";
        let give = format!("UPDATE seats SET lock = {lock} WHERE match = ?1 AND side = 'csa'");
        assert_eq!(kept.execute(&give, [&*self.id, guest.0]).expect("it is done"), 1);
        let seats = [("usa", &self.both), ("csa", guest.1)];
        self.seats = seats.map(|(side, client)| (side.to_owned(), client.clone())).into();
    }

    /// Returns the client that has the seat of a side.
    fn seat(&self, side: &str) -> &Client {
        self.seats.get(side).unwrap_or(&self.both)
    }

    /// Returns the view that a side gets.
    fn seen_by(&self, side: &str) -> Value {
        if let Some(seat) = self.seats.get(side) {
            return seat.see(&self.id);
        }
        self.both.get(&format!("/api/matches/{}?as={side}", self.id)).1
    }

    /// Returns the pending decision, as the side that has to decide sees it. `None` if there is
    /// none.
    fn decision(&self) -> Option<Value> {
        let side = self.nobody.see(&self.id)["decision"]["side"].as_str()?.to_owned();
        Some(self.seen_by(&side)["decision"].take())
    }

    fn choose(&self, decision: &Value, id: &str) -> bool {
        let side = text(&decision["side"]);
        let rev = &self.seen_by(side)["rev"];
        self.seat(side).choose(&self.id, rev, &json!(id)).0 == 200
    }

    /// Returns the stored lines of all drawn chits, in order.
    fn drawn(&self, kept: &Connection) -> Vec<String> {
        let find = "SELECT line FROM lines WHERE match = ?1 AND line LIKE '%\"kind\":\"draw\"%' ORDER BY n";
        let mut find = kept.prepare(find).expect("a query");
        let lines = find.query_map([&self.id], |row| row.get(0)).expect("lines");
        lines.collect::<rusqlite::Result<_>>().expect("lines")
    }

    /// Tries to choose each chit by name. Returns the replies. Skips ids that are options of the
    /// seat.
    fn answers(&self, seat: &Client) -> Vec<String> {
        let seen = seat.see(&self.id);
        let offered = ids(&seen["decision"]);
        let (_, game) = self.nobody.get(&format!("/api/games/{GAME}"));
        let chits = game["chits"].as_array().expect("chits").iter();
        let named = chits.flat_map(|chit| {
            let id = text(&chit["id"]);
            [id.to_owned(), format!("usa:{id}"), format!("csa:{id}"), format!("no-{id}")]
        });
        let tried = named.filter(|id| !offered.contains(&&**id));
        let reply = |id| format!("{id}: {:?}", seat.choose(&self.id, &seen["rev"], &json!(id)));
        tried.map(reply).collect()
    }

    /// Chooses to hold the event chit that was just drawn, if the side has a choice. Returns
    /// whether the side now holds the chit.
    fn holds(&self, side: &str, chit: &str) -> bool {
        let decision = self.decision().unwrap_or_default();
        if decision["kind"] == "chit.drawn" {
            self.choose(&decision, "hold");
        }
        let own = self.seen_by(side);
        let held = own["view"]["chits"]["held"][side].as_array().into_iter().flatten();
        held.into_iter().any(|held| chit.split(':').next_back() == held.as_str())
    }

    /// Returns every response about the match that a client can get.
    fn told(&self, reader: &Client) -> Vec<String> {
        let path = format!("/api/matches/{}", self.id);
        let (_, mut seen) = reader.get(&path);
        let n = seen["n"].as_u64().expect("a number");
        // The id and the time of the last change differ between the matches, but are not secret.
        for own in ["id", "touched"] {
            seen["match"][own].take();
        }
        for said in seen["chat"]["said"].as_array_mut().into_iter().flatten() {
            said["at"].take();
        }
        let mut told = vec![seen.to_string()];
        for more in ["/log?from=0", "/reach", "/odds", "/hint", "/why?id=pass", "/save"] {
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

/// Two matches played in parallel, and the difference between them once they have one.
struct Twins {
    matches: [Match; 2],
    chooser: Stream,
    differ: Option<Difference>,
}

struct Difference {
    owner: String,
    chits: [String; 2],
    /// Number of draws in each match before the seats were split between two clients.
    drawn: [usize; 2],
}

impl Difference {
    fn other(&self) -> &'static str {
        if self.owner == "usa" { "csa" } else { "usa" }
    }
}

impl Twins {
    fn new(tables: &Tables, seed: u64) -> Self {
        let matches = [0, 1].map(|_| Match::new(tables, seed));
        Self { matches, chooser: Stream::new(seed, Purpose::UsaBot), differ: None }
    }

    fn any<'a>(&mut self, ids: &[&'a str]) -> &'a str {
        ids[self.chooser.below(ids.len() as u32) as usize]
    }

    /// Plays both matches to a decision of the wanted kind. Returns the decision. `None` if there
    /// is no such decision.
    fn play_to(&mut self, kind: &str) -> Option<Value> {
        for _ in 0..200 {
            let decision = self.matches[0].decision()?;
            if decision["kind"] == kind {
                return Some(decision);
            }
            let all = ids(&decision);
            let at = self.any(&all).to_owned();
            // A chit that a side might draw may not be in the cup, and the server then refuses the
            // draw.
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

    /// Makes one side choose a different key chit in each match.
    fn part_at_the_key_chit(&mut self) -> Option<()> {
        let decision = self.play_to("key-chit")?;
        let all = ids(&decision);
        let (a, b) = (all.first()?, all.last()?);
        let parted =
            a != b && self.matches[0].choose(&decision, a) && self.matches[1].choose(&decision, b);
        self.parted(parted, &decision, [a, b])
    }

    /// Makes one side draw and hold a different event chit in each match.
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
            // If the chit is not in the cup, the server refuses the draw.
            let Some(a) = all.iter().find(|id| left.choose(&decision, id)) else { continue };
            // Take a chit next to the first in the list, so that the two cups produce the same
            // chits for longer.
            let mut others = all.iter().filter(|id| *id != a);
            let b = others.find(|id| right.choose(&decision, id))?;
            let held = [(left, a), (right, b)].map(|(game, chit)| game.holds(side, chit));
            return self.parted(held == [true, true], &json!({"side": side}), [a, b]);
        }
        None
    }

    fn parted(&mut self, parted: bool, decision: &Value, chits: [&str; 2]) -> Option<()> {
        let owner = text(&decision["side"]).to_owned();
        let chits = chits.map(str::to_owned);
        self.differ = Some(Difference { owner, chits, drawn: [0; 2] });
        parted.then_some(())
    }

    /// Splits the seats of both matches between two clients.
    fn part(&mut self, kept: &Connection, guest: (&str, &Client)) {
        let differ = self.differ.as_mut().expect("they have parted");
        for (game, drawn) in self.matches.iter_mut().zip(&mut differ.drawn) {
            *drawn = game.drawn(kept).len();
            game.part(kept, guest);
        }
    }

    /// Plays both matches and compares them, until the rules reveal the difference. Returns the
    /// number of comparisons.
    fn follow(&mut self, steps: u32, kept: &Connection) -> u32 {
        let differ = self.differ.take().expect("they have parted");
        self.owner_sees_it(&differ.owner);
        let mut compared = 0;
        for _ in 0..steps {
            let [left, right] =
                [0, 1].map(|game| self.matches[game].drawn(kept).split_off(differ.drawn[game]));
            // From here on, the two cups have produced different chits.
            if left != right {
                break;
            }
            if compared == 0 {
                self.compare_draws(&differ);
            }
            let [Some(left), Some(right)] = [0, 1].map(|game| self.matches[game].decision()) else {
                break;
            };
            let own = [&left, &right].map(|decision| {
                decision["side"] == *differ.owner && OWN.contains(&text(&decision["kind"]))
            });
            // Both matches ask the question, or neither does. Its existence must not reveal the
            // held chit.
            assert_eq!(own[0], own[1], "{} is asked in one of them only", differ.owner);
            self.compare(&differ);
            compared += 1;
            if own[0] {
                for (game, decision) in [(0, &left), (1, &right)] {
                    let leave = ids(decision).into_iter().find(|id| ["pass", "done"].contains(id));
                    if let (true, Some(leave)) = (own[game], leave) {
                        assert!(self.matches[game].choose(decision, leave));
                    }
                }
                continue;
            }
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

    /// Checks that the other side and spectators get the same responses from both matches.
    fn compare(&self, differ: &Difference) {
        for who in [Some(differ.other()), None] {
            let [left, right] = [0, 1].map(|game| {
                let of = &self.matches[game];
                of.told(who.map_or(&of.nobody, |side| &of.seats[side]))
            });
            for (left, right) in left.iter().zip(&right) {
                assert_eq!(left, right, "{who:?} is told of {:?}", differ.chits);
            }
        }
    }

    /// Checks that the replies to accepted and refused draws reveal nothing to the other side.
    fn compare_draws(&self, differ: &Difference) {
        let [left, right] = [0, 1].map(|game| {
            let of = &self.matches[game];
            of.answers(&of.seats[differ.other()])
        });
        for (left, right) in left.iter().zip(&right) {
            assert_eq!(left, right, "{} learns of {:?}", differ.other(), differ.chits);
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

/// Plays pairs of matches until `games` pairs have differed. Returns the number of comparisons.
fn examine(games: u32, part: impl Fn(&mut Twins) -> Option<()>) -> u32 {
    let mut tables = Tables::new();
    let (wanted, steps) = (number("GAMES", games) as usize, number("STEPS", 12));
    let mut pairs = Vec::new();
    for seed in 0..wanted as u64 * 10 {
        if pairs.len() == wanted {
            break;
        }
        let mut twins = Twins::new(&tables, seed);
        if part(&mut twins).is_some() {
            pairs.push(twins);
        }
    }
    assert_eq!(pairs.len(), wanted, "too few pairs of matches parted");
    let made = tables.client().make("me", "me", 0);
    let guest = (text(&made["id"]), &tables.client().with(&made["key"]));
    tables.restart_after(|kept| {
        pairs.iter_mut().for_each(|twins| twins.part(kept, guest));
    });
    let kept = Connection::open(tables.matches()).expect("the matches");
    pairs.iter_mut().map(|twins| twins.follow(steps, &kept)).sum()
}

#[test]
fn a_key_chit_changes_nothing_for_others() {
    assert!(examine(2, Twins::part_at_the_key_chit) > 5);
}

#[test]
fn a_held_chit_changes_nothing_for_others() {
    let compared = examine(3, Twins::part_at_a_draw);
    assert!(compared > 2, "only {compared} times");
}

/// A player who draws by name could infer from refusals which chits the other side holds. In
/// matches between two people, the server therefore makes all draws, whatever the dice setting. The
/// refusal of a draw names no chit.
#[test]
fn between_two_people_the_server_draws() {
    let tables = Tables::new();
    let nobody = tables.client();
    let (status, made) = nobody.post(
        "/api/matches",
        &json!({"game": GAME, "dice": "manual", "usa": "me", "csa": "invite"}),
    );
    assert_eq!(status, 200, "{made}");
    let id = text(&made["id"]);
    let guest = nobody.with(&made["invitations"]["csa"]);
    let (_, claimed) = guest.post(&format!("/api/matches/{id}/claim"), &json!({}));
    let seats = [nobody.with(&made["key"]), nobody.with(&claimed["key"])];
    let kept = Connection::open(tables.matches()).expect("the matches");
    let drawn = || {
        let count = "SELECT COUNT(*) FROM lines WHERE line LIKE '%\"kind\":\"draw\"%'";
        kept.query_row(count, [], |row| row.get::<_, u32>(0)).expect("a number")
    };
    let (_, game) = nobody.get(&format!("/api/games/{GAME}"));
    let chits: Vec<&str> =
        game["chits"].as_array().expect("chits").iter().map(|chit| text(&chit["id"])).collect();
    for step in 0..400 {
        if drawn() > 4 {
            return;
        }
        for seat in &seats {
            let seen = seat.see(id);
            assert_ne!(seen["decision"]["kind"], "draw", "after {} draws", drawn());
            let (status, said) = seat.choose(id, &seen["rev"], &json!("?"));
            assert!([403, 422].contains(&status), "{said}");
            let (words, offered) = (said["error"]["message"].to_string(), ids(&seen["decision"]));
            let is_told = |word: &&str| chits.contains(word) && !offered.contains(word);
            let mut named = words.split(|sign: char| !sign.is_alphanumeric() && sign != '-');
            assert_eq!(named.find(is_told), None, "{words}");
        }
        let decides = |seat: &&Client| seat.see(id)["decision"]["yours"] == true;
        let seat = seats.iter().find(decides).expect("somebody decides");
        assert_eq!(seat.answer(id, &seat.see(id), step).0, 200);
    }
    panic!("only {} chits were drawn", drawn());
}
