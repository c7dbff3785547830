//! Seats of a match: shared screens, invitations, bots, undo, chat, history and the end of a match.

use serde_json::{Value, json};

use super::client::{Client, GAME, Tables};

fn id_of(made: &Value) -> String {
    made["id"].as_str().expect("an id").to_owned()
}

/// A shared screen shows only public information, until the player to move uncovers private
/// information.
#[test]
fn one_key_opens_both_seats_and_covers_what_is_hidden() {
    let tables = Tables::new();
    let made = tables.client().make("me", "me", 1);
    let (id, both) = (id_of(&made), tables.client().with(&made["key"]));
    let mut seen = both.see(&id);
    assert_eq!((&seen["you"], &seen["as"]), (&json!("both"), &Value::Null));
    while seen["decision"]["covered"] == false {
        assert_eq!(both.answer(&id, &seen, 0).0, 200);
        seen = both.see(&id);
    }
    assert_eq!(seen["decision"]["yours"], true);
    assert!(seen["decision"]["options"].is_null());
    let side = seen["decision"]["side"].as_str().expect("a side").to_owned();
    let (_, uncovered) = both.get(&format!("/api/matches/{id}?as={side}"));
    assert_eq!(uncovered["decision"]["kind"], "key-chit");
    assert_eq!(both.answer(&id, &uncovered, 0).0, 200);
    assert_eq!(both.text(&format!("/api/matches/{id}/save")).0, 200);
}

#[test]
fn an_invitation_is_good_once() {
    let tables = Tables::new();
    let made = tables.client().make("me", "invite", 1);
    let id = id_of(&made);
    let guest = tables.client().with(&made["invitations"]["csa"]);
    let claim = format!("/api/matches/{id}/claim");
    assert_eq!(guest.get(&format!("/api/matches/{id}")).0, 403);
    let (status, claimed) = guest.post(&claim, &json!({}));
    assert_eq!((status, &claimed["side"]), (200, &json!("csa")));
    assert_eq!(guest.post(&claim, &json!({})).0, 403);
    let seen = tables.client().with(&claimed["key"]).see(&id);
    assert_eq!(
        (&seen["you"], &seen["match"]["seats"]["csa"]["invited"]),
        (&json!("csa"), &json!(false))
    );
}

/// A bot answers whenever its seat has a decision, until the player takes the seat back.
#[test]
fn a_seat_is_given_to_a_bot_and_taken_back() {
    let tables = Tables::new();
    let made = tables.client().make("me", "me", 1);
    let (id, both) = (id_of(&made), tables.client().with(&made["key"]));
    let seat = format!("/api/matches/{id}/seat");
    assert_eq!(both.put(&seat, &json!({"side": "usa", "who": "random"})).0, 200);
    let seen = both.settled(&id);
    assert_eq!(seen["decision"]["side"], "csa");
    assert_eq!(seen["match"]["seats"]["usa"]["who"], "random");
    assert_eq!(both.put(&seat, &json!({"side": "usa", "who": "human"})).0, 200);
    assert_eq!(both.see(&id)["match"]["seats"]["usa"]["who"], "human");
}

/// Bots that a restart interrupted continue when someone views the match again. The server stores
/// their answers.
#[test]
fn computers_go_on_where_a_server_ended() {
    let mut tables = Tables::new();
    let made = tables.client().make("random", "random", 4);
    let id = id_of(&made);
    let played = |tables: &Tables| tables.client().see(&id)["n"].as_u64().expect("a number");
    let mut before = 0;
    for _ in 0..3 {
        before = (0..2000)
            .map(|_| played(&tables))
            .find(|n| *n > before)
            .expect("computers play while somebody looks");
        tables.restart();
        assert!(played(&tables) >= before, "what was shown is lost");
    }
    assert_eq!(tables.client().settled(&id)["match"]["over"], true);
}

/// After a game between two bots, any visitor may view both sides and download the save.
#[test]
fn what_is_over_is_open_to_all_and_opens_as_a_replay() {
    let tables = Tables::new();
    let made = tables.client().make("random", "random", 3);
    let (id, nobody) = (id_of(&made), tables.client());
    let seen = nobody.settled(&id);
    assert_eq!((&seen["match"]["over"], &seen["decision"]), (&json!(true), &Value::Null));
    assert!(!seen["view"]["result"].is_null());
    let (status, csa) = nobody.get(&format!("/api/matches/{id}?as=csa"));
    assert_eq!((status, &csa["as"]), (200, &json!("csa")));
    let (status, save) = nobody.text(&format!("/api/matches/{id}/save"));
    assert_eq!(status, 200);
    let (status, replay) = nobody.send("POST", "/api/replays", &[], &save);
    assert_eq!(status, 200, "{replay}");
    let again = nobody.see(&id_of(&replay));
    assert_eq!((&again["match"]["kind"], &again["view"]), (&json!("replay"), &seen["view"]));
    let rev = &again["rev"];
    let tried = nobody.choose(&id_of(&replay), rev, &json!("done"));
    assert_ne!(tried.0, 200);
    looks_back(&nobody, &id, &seen);
}

/// Checks that the earlier positions follow one another, and that the last of them is the current
/// position.
fn looks_back(client: &Client, id: &str, seen: &Value) {
    let n = seen["n"].as_u64().expect("a number");
    let mut facts = 0;
    for moment in [0, 1, n / 2, n] {
        let (status, then) = client.get(&format!("/api/matches/{id}/at/{moment}"));
        assert_eq!(status, 200, "{then}");
        let now = then["facts"].as_u64().expect("a number");
        assert!(now >= facts, "moment {moment}");
        facts = now;
        if moment == n {
            assert_eq!(then["view"], seen["view"]);
        }
    }
}

#[test]
fn the_last_decision_is_taken_back_and_talk_stays() {
    let tables = Tables::new();
    let made = tables.client().make("me", "me", 1);
    let (id, both) = (id_of(&made), tables.client().with(&made["key"]));
    let mut seen = both.see(&id);
    for _ in 0..40 {
        let side = seen["decision"]["side"].as_str().expect("a side").to_owned();
        let (_, own) = both.get(&format!("/api/matches/{id}?as={side}"));
        assert_eq!(both.answer(&id, &own, 0).0, 200);
        let after = both.see(&id);
        if after["undo"] == "free" {
            let chat = format!("/api/matches/{id}/chat");
            assert_eq!(both.post(&chat, &json!({"text": "oh", "side": "usa"})).0, 200);
            let undo = format!("/api/matches/{id}/undo");
            assert_eq!(both.post(&undo, &json!({"rev": after["rev"]})).0, 200);
            let back = both.see(&id);
            assert_eq!((&back["view"], &back["n"]), (&seen["view"], &seen["n"]));
            assert!(back["rev"].as_u64() > after["rev"].as_u64());
            assert_eq!(back["chat"]["said"][0]["text"], "oh");
            return;
        }
        seen = after;
    }
    panic!("no decision could be taken back");
}

#[test]
fn notes_are_private() {
    let tables = Tables::new();
    let made = tables.client().make("me", "invite", 1);
    let (id, own) = (id_of(&made), tables.client().with(&made["key"]));
    let notes = format!("/api/matches/{id}/notes");
    assert_eq!(own.put(&notes, &json!({"text": "hold the hill"})).0, 200);
    assert_eq!(own.get(&notes).1["text"], "hold the hill");
    assert_eq!(tables.client().get(&notes).0, 403);
    assert_eq!(own.get(&format!("{notes}?as=csa")).0, 403);
}

/// Plays a match in which players enter the results of real dice. Returns the number of requested
/// rolls and draws, and the number of drawn chits.
fn asked_for_chance(tables: &Tables, csa: &str) -> ([usize; 2], usize) {
    let mut body = json!({"game": GAME, "csa": csa, "dice": "manual"});
    if csa != "invite" {
        body["seed"] = json!(1);
    }
    let (status, made) = tables.client().post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    let (id, own) = (id_of(&made), tables.client().with(&made["key"]));
    let other = match csa {
        "invite" => {
            let guest = tables.client().with(&made["invitations"]["csa"]);
            let (_, claimed) = guest.post(&format!("/api/matches/{id}/claim"), &json!({}));
            tables.client().with(&claimed["key"])
        }
        _ => own.clone(),
    };
    let mut asked = [0, 0];
    for step in 0..150 {
        let side = own.settled(&id)["decision"]["side"].as_str().expect("a side").to_owned();
        let (seat, as_side) = match (side.as_str(), csa) {
            (_, "me") => (&own, format!("?as={side}")),
            ("usa", _) => (&own, String::new()),
            _ => (&other, String::new()),
        };
        let (_, seen) = seat.get(&format!("/api/matches/{id}{as_side}"));
        let kind = seen["decision"]["kind"].as_str().unwrap_or_default();
        asked[0] += usize::from(kind == "roll");
        asked[1] += usize::from(kind == "draw");
        // A listed chit may not be in the cup. In that case, try other chits.
        assert!((0..40).any(|more| seat.answer(&id, &seen, step + more).0 == 200), "{seen}");
    }
    let (_, log) = own.get(&format!("/api/matches/{id}/log"));
    let lines = log["lines"].as_array().expect("lines").iter();
    (asked, lines.filter(|line| line["name"] == "chit-drawn").count())
}

/// People can draw chits from a real cup only if one person holds both seats. Otherwise, the server
/// makes all draws.
#[test]
fn the_server_draws_where_the_seats_are_in_different_hands() {
    let tables = Tables::new();
    let ([rolls, draws], drawn) = asked_for_chance(&tables, "me");
    assert!(rolls > 0 && draws > 0 && drawn > 0, "{rolls} {draws} {drawn}");
    for csa in ["invite", "random"] {
        let ([rolls, draws], drawn) = asked_for_chance(&tables, csa);
        assert!(rolls > 0 && draws == 0 && drawn > 0, "{csa}: {rolls} {draws} {drawn}");
    }
}
