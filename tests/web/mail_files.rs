//! Matches by mail between two independent servers.

use serde_json::{Value, json};

use super::client::{Client, Tables};
use super::toy::serve;

/// Client of one seat in a match by mail. Each seat is on a separate server.
pub(crate) struct Seat {
    pub(crate) client: Client,
    pub(crate) at: String,
}

impl Seat {
    fn of(client: &Client, made: &Value) -> Self {
        let at = format!("/api/matches/{}", made["id"].as_str().expect("an id"));
        Self { client: client.with(&made["key"]), at }
    }

    pub(crate) fn offer(client: &Client, new: &Value) -> Self {
        let (status, made) = client.post("/api/matches", new);
        assert_eq!(status, 200, "{made}");
        Self::of(client, &made)
    }

    pub(crate) fn join(client: &Client, mail_file: &str) -> Self {
        let (status, made) = client.send("POST", "/api/letters", &[], mail_file);
        assert_eq!(status, 200, "{made}");
        Self::of(client, &made)
    }

    pub(crate) fn mail_file(&self) -> String {
        let (status, mail_file) = self.client.text(&format!("{}/letter", self.at));
        assert_eq!(status, 200, "{mail_file}");
        mail_file
    }

    pub(crate) fn receive(&self, mail_file: &str) -> (u16, Value) {
        self.client.send("POST", &format!("{}/letter", self.at), &[], mail_file)
    }

    pub(crate) fn seen(&self) -> Value {
        self.client.get(&self.at).1
    }

    /// Chooses the first option of each decision until the other side must act. Returns the state
    /// of the match.
    pub(crate) fn play(&self) -> String {
        for _ in 0..2_000 {
            let seen = self.seen();
            let Some(option) = seen["decision"]["options"].get(0) else {
                return seen["post"]["stand"].as_str().expect("it stands somehow").to_owned();
            };
            let body = json!({ "rev": seen["rev"], "ids": [option["id"]] });
            let (status, told) = self.client.post(&format!("{}/choose", self.at), &body);
            assert_eq!(status, 200, "{told}");
        }
        panic!("it has no end")
    }
}

/// Two seats on separate servers can play to the end through one mail file. Each can download the
/// save.
#[test]
fn two_servers_play_with_a_mail_file_between_them() {
    let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let (_one, usa) = serve(&folders[0]);
    let (two, csa) = serve(&folders[1]);
    let new = json!({ "game": "toy", "usa": "me", "csa": "post" });
    let usa = Seat::offer(&usa, &new);
    let offered = usa.seen();
    assert_eq!((&offered["post"]["stand"], &offered["decision"]), (&json!("theirs"), &Value::Null));
    let csa = Seat::join(&csa, &usa.mail_file());
    let (status, refused) = usa.client.send("POST", "/api/letters", &[], &csa.mail_file());
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("post")), "joined twice");

    let mut seats = [(&usa, &csa), (&csa, &usa)].into_iter().cycle();
    let mut mail_files = 0;
    loop {
        let (to, from) = seats.next().expect("it goes round");
        let mail_file = from.mail_file();
        let (status, told) = to.receive(&mail_file);
        assert_eq!(status, 200, "{told}");
        mail_files += 1;
        if to.play() == "over" && from.seen()["post"]["stand"] == "over" {
            break;
        }
        assert!(mail_files < 500, "it has no end");
    }
    let ends = [&usa, &csa].map(|seat| seat.seen()["picture"]["end"].clone());
    assert!(ends[0].is_array() && ends[0] == ends[1], "{ends:?}");
    let save = csa.client.text(&format!("{}/save", csa.at));
    assert_eq!(save.0, 200, "nothing is left to hide");

    // The stored state suffices to continue the match, or here to view its end.
    let before = csa.seen();
    drop(two);
    let (_again, client) = serve(&folders[1]);
    let csa = Seat { client: client.with(&json!(csa.client.key)), at: csa.at.clone() };
    assert_eq!(csa.seen()["view"], before["view"]);
}

/// The server refuses requests that do not fit a match by mail.
#[test]
fn a_seat_by_post_is_asked_for_what_it_can_do() {
    let tables = Tables::new();
    let client = tables.client();
    for new in [
        json!({ "game": "stonewalls-sword", "usa": "post", "csa": "post" }),
        json!({ "game": "stonewalls-sword", "usa": "captain", "csa": "post" }),
        json!({ "game": "stonewalls-sword", "usa": "me", "csa": "post", "seed": 3 }),
        json!({ "game": "stonewalls-sword", "usa": "me", "csa": "post", "listed": true }),
    ] {
        assert_eq!(client.post("/api/matches", &new).0, 400, "{new}");
    }
    let new = json!({ "game": "stonewalls-sword", "usa": "me", "csa": "post" });
    let usa = Seat::offer(&client, &new);
    let rev = usa.seen()["rev"].clone();
    let refused = |method: &str, path: &str, body: Value| {
        let (status, told) = usa.client.send(
            method,
            &format!("{}/{path}", usa.at),
            &[("Content-Type", "application/json")],
            &body.to_string(),
        );
        (status, told["error"]["code"].as_str().unwrap_or_default().to_owned())
    };
    let post = |status| (status, "post".to_owned());
    assert_eq!(refused("POST", "choose", json!({ "rev": rev, "ids": ["pass"] })), post(409));
    assert_eq!(refused("PUT", "seat", json!({ "side": "usa", "who": "captain" })), post(409));
    assert_eq!(
        refused("PUT", "moments", json!({ "side": "usa", "moments": "declined" })),
        post(409)
    );
    assert_eq!(refused("PUT", "orders", json!({ "orders": [] })), post(409));
    let undo = refused("POST", "undo", json!({ "rev": rev }));
    assert_eq!(undo, (409, "cannot-undo".to_owned()));
    assert_eq!(usa.client.text(&format!("{}/save", usa.at)).0, 403, "it has both sides' secrets");
    assert_eq!(client.get(&format!("{}/letter", usa.at)).0, 403, "it is for who has a seat");
    assert_eq!(client.get(&usa.at).1["post"], Value::Null, "whoever looks on is told nothing");
    assert_eq!(usa.receive("nonsense").0, 422);
    let plain = client.make("me", "me", 1);
    let plain = Seat::of(&client, &plain);
    assert_eq!(plain.client.get(&format!("{}/letter", plain.at)).0, 409);
}
