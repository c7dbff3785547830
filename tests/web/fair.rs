//! Fairness in matches between two people: dice, takebacks and claims of seats.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::client::{Client, GAME, Tables};

/// Match between two people, with a client for each player and a client for a spectator.
struct Pair {
    id: String,
    usa: Client,
    csa: Client,
    nobody: Client,
}

impl Pair {
    fn new(tables: &Tables) -> Self {
        let nobody = tables.client();
        let made = nobody.make("me", "invite", 0);
        let id = made["id"].as_str().expect("an id").to_owned();
        let guest = nobody.with(&made["invitations"]["csa"]);
        let (status, claimed) = guest.post(&format!("/api/matches/{id}/claim"), &json!({}));
        assert_eq!(status, 200, "{claimed}");
        Self { id, usa: nobody.with(&made["key"]), csa: nobody.with(&claimed["key"]), nobody }
    }

    /// Returns the client whose side has to decide, and that side's view.
    fn decides(&self) -> (&Client, Value) {
        let seen = self.usa.see(&self.id);
        if seen["decision"]["side"] == "usa" {
            (&self.usa, seen)
        } else {
            (&self.csa, self.csa.see(&self.id))
        }
    }

    fn other(&self, than: &Client) -> &Client {
        if than.key == self.usa.key { &self.csa } else { &self.usa }
    }

    fn act(&self, who: &Client, path: &str, body: &Value) -> (u16, Value) {
        who.post(&format!("/api/matches/{}/{path}", self.id), body)
    }

    fn undo(&self, who: &Client) -> (u16, Value) {
        let rev = who.see(&self.id)["rev"].clone();
        self.act(who, "undo", &json!({"rev": rev}))
    }

    /// Plays until the player who has just answered may take the answer back. `back` is `free`, or
    /// `asked` if the other side must consent. Returns the player, and the view before the answer.
    fn play_until(&self, back: &str) -> (&Client, Value) {
        for step in 0..400 {
            let (who, before) = self.decides();
            assert_eq!(who.answer(&self.id, &before, step).0, 200);
            if who.see(&self.id)["undo"] == back {
                return (who, before);
            }
        }
        panic!("nothing could be taken back: {back}");
    }
}

fn standing(seen: &Value) -> [Value; 3] {
    ["n", "view", "decision"].map(|part| seen[part].clone())
}

#[test]
fn nobody_chooses_the_dice_of_a_match_with_somebody_else() {
    let tables = Tables::new();
    let client = tables.client();
    for (usa, csa) in
        [("me", "invite"), ("invite", "me"), ("invite", "invite"), ("random", "invite")]
    {
        let body = json!({"game": GAME, "usa": usa, "csa": csa, "seed": 271_828});
        let (status, refused) = client.post("/api/matches", &body);
        assert_eq!((status, &refused["error"]["code"]), (422, &json!("seed")), "{refused}");
    }
    let pair = Pair::new(&tables);
    for reader in [&pair.usa, &pair.csa, &pair.nobody] {
        let chance = reader.see(&pair.id)["match"]["chance"].clone();
        assert_eq!((&chance["chosen"], &chance["seed"]), (&json!(false), &Value::Null));
        assert_eq!(chance["commitment"].as_str().map(str::len), Some(64));
    }
    for seed in [json!("dice"), json!(-1), json!({})] {
        let body = json!({"game": GAME, "usa": "me", "csa": "me", "seed": seed});
        let (status, refused) = client.post("/api/matches", &body);
        assert_eq!((status, &refused["error"]["code"]), (400, &json!("malformed")), "{refused}");
        assert!(refused.to_string().contains("32 hexadecimal digits"), "{refused}");
    }
    let own = client.make("me", "me", 271_828);
    let seen = client.see(own["id"].as_str().expect("an id"));
    assert_eq!(
        seen["match"]["chance"]["chosen"], true,
        "one's own dice may be chosen, and all are told"
    );
}

/// The seed that the server reveals at the end matches its commitment from the start, and
/// determines the dice in the save.
#[test]
fn the_dice_can_be_checked_when_the_match_is_over() {
    let tables = Tables::new();
    let client = tables.client();
    let body = json!({"game": GAME, "usa": "random", "csa": "random"});
    let (_, made) = client.post("/api/matches", &body);
    let id = made["id"].as_str().expect("an id");
    let chance = client.settled(id)["match"]["chance"].clone();
    let seed = chance["seed"].as_str().expect("32 digits, since nobody chose it");
    let hash: String = Sha256::digest(seed).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!((chance["commitment"].as_str(), &chance["chosen"]), (Some(&*hash), &json!(false)));
    let (_, save) = client.text(&format!("/api/matches/{id}/save"));
    let edition = blind_swords_table::edition_of(&save, &black_box::TestLibrary)
        .expect("a save of this package");
    assert!(edition.replay(&save, None).is_ok());
    let other = save.replacen(seed, &"0123456789abcdef".repeat(2), 1);
    assert!(edition.replay(&other, None).is_err(), "dice of another seed");
}

#[test]
fn a_decision_is_taken_back_alone_until_the_other_side_was_asked() {
    let tables = Tables::new();
    let pair = Pair::new(&tables);
    let (who, before) = pair.play_until("free");
    assert_eq!(pair.undo(who).0, 200);
    assert_eq!(standing(&who.see(&pair.id)), standing(&before));
}

/// After an order, the server may ask the other side about its chits. The player can infer
/// something from this question, so a takeback of the order needs the other side's consent.
#[test]
fn what_the_other_side_was_asked_about_is_taken_back_with_its_consent_only() {
    let tables = Tables::new();
    let pair = Pair::new(&tables);
    let (who, before) = pair.play_until("asked");
    let (other, after) = (pair.other(who), who.see(&pair.id));
    assert_eq!(pair.undo(who).0, 200);
    let seen = who.see(&pair.id);
    assert_eq!(standing(&seen), standing(&after), "nothing is taken back yet");
    assert_eq!(seen["wish"]["side"], seen["you"]);
    assert_eq!(other.see(&pair.id)["wish"], seen["wish"]);
    for nobody in [who, &pair.nobody] {
        let (status, said) = pair.act(nobody, "consent", &json!({"consent": "yes"}));
        assert_eq!(status, 403, "{said}");
    }
    assert_eq!(pair.act(other, "consent", &json!({"consent": "no"})).0, 200);
    assert_eq!(standing(&who.see(&pair.id)), standing(&after));
    let (status, said) = pair.act(other, "consent", &json!({"consent": "yes"}));
    assert_eq!(
        (status, &said["error"]["code"]),
        (409, &json!("cannot-undo")),
        "the wish has ended"
    );
    assert_eq!(pair.undo(who).0, 200);
    assert_eq!(pair.act(other, "consent", &json!({"consent": "yes"})).0, 200);
    assert_eq!(standing(&who.see(&pair.id)), standing(&before));
}

/// A player who declines in advance gets no questions about held chits, whatever chits the player
/// holds.
#[test]
fn who_declines_beforehand_is_not_asked_at_secret_moments() {
    let tables = Tables::new();
    let asked = |declines: bool| {
        let pair = Pair::new(&tables);
        for (side, seat) in [("usa", &pair.usa), ("csa", &pair.csa)] {
            let moments = if declines { "declined" } else { "asked" };
            let body = json!({"side": side, "moments": moments});
            assert_eq!(seat.put(&format!("/api/matches/{}/moments", pair.id), &body).0, 200);
            assert_eq!(seat.see(&pair.id)["moments"], moments);
        }
        let mut asked = 0;
        for step in 0..250 {
            let (who, seen) = pair.decides();
            if seen["decision"].is_null() {
                break;
            }
            let kind = seen["decision"]["kind"].as_str().expect("a kind");
            asked += usize::from(["held.declare", "held.play", "event.window"].contains(&kind));
            // Hold every drawn chit, so that there are later questions about held chits.
            let last = seen["decision"]["options"].as_array().map_or(0, Vec::len) - 1;
            let number = if kind == "chit.drawn" { last } else { step };
            assert_eq!(who.answer(&pair.id, &seen, number).0, 200);
        }
        asked
    };
    assert_eq!(asked(true), 0);
    assert!((0..5).any(|_| asked(false) > 0));
}

/// A client that did not get the reply to its claim can repeat the claim, and gets the seat.
#[test]
fn a_claim_whose_answer_was_lost_is_repeated() {
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "invite", 0);
    let id = made["id"].as_str().expect("an id");
    let guest = client.with(&made["invitations"]["csa"]);
    let claim =
        |nonce: &str| guest.post(&format!("/api/matches/{id}/claim"), &json!({"nonce": nonce}));
    let (mine, anothers) = ("0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210");
    let (status, first) = claim(mine);
    assert_eq!(status, 200, "{first}");
    assert_eq!(claim(mine), (200, first.clone()));
    assert_eq!(claim(anothers).0, 403);
    assert_eq!(claim("short").0, 400);
    assert_eq!(guest.post(&format!("/api/matches/{id}/claim"), &json!({})).0, 403);
    assert_eq!(client.with(&first["key"]).see(id)["you"], "csa");
}

/// Both players end a match through the server. A spectator and a finished match are refused.
#[test]
fn the_players_end_a_match() {
    let tables = Tables::new();
    let pair = Pair::new(&tables);
    let end = |who: &Client, act: &str| pair.act(who, "end", &json!({"act": act}));
    assert_eq!(end(&pair.nobody, "resign").0, 403);
    assert_eq!(pair.act(&pair.usa, "end", &json!({"act": "resign", "side": "csa"})).0, 403);
    assert_eq!(end(&pair.usa, "surrender").0, 400);
    assert_eq!(end(&pair.usa, "accept-draw").0, 409);
    assert_eq!(end(&pair.usa, "offer-draw").0, 200);
    let (status, refused) = end(&pair.csa, "offer-draw");
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("cannot-end")), "{refused}");
    let seen = pair.csa.see(&pair.id);
    assert_eq!((&seen["ending"]["offer"], &seen["ending"]["acts"]), (&json!("usa"), &json!("csa")));
    assert_eq!(pair.nobody.see(&pair.id)["ending"]["acts"], Value::Null);
    assert_eq!(end(&pair.csa, "decline-draw").0, 200);
    let chat = pair.csa.see(&pair.id)["chat"]["said"].to_string();
    assert!(chat.contains("offers a draw") && chat.contains("declined the draw"), "{chat}");
    assert_eq!(end(&pair.csa, "resign").0, 200);
    let seen = pair.nobody.see(&pair.id);
    assert_eq!((&seen["match"]["over"], &seen["decision"]), (&json!(true), &Value::Null));
    assert_eq!(seen["picture"]["end"][0], "Confederate resigned");
    assert!(
        seen["log"]["lines"]
            .as_array()
            .is_some_and(|lines| { lines.last().is_some_and(|last| last["name"] == "ended") })
    );
    let (status, refused) = end(&pair.usa, "resign");
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("over")), "{refused}");
    let (status, save) = pair.nobody.text(&format!("/api/matches/{}/save", pair.id));
    assert_eq!(status, 200);
    let brought = pair.nobody.send("POST", "/api/replays", &[], &save);
    assert_eq!(brought.0, 200, "{}", brought.1);
}
