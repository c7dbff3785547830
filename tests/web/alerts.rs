//! Alerts to absent players by webhook.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};
use server::{AlertKind, Alerts, Reach};

use super::client::{Client, Tables};

/// Receiver of webhooks, with the address at which it listens.
struct Hook {
    address: String,
    received: Receiver<Value>,
}

impl Hook {
    fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}/hook", listener.local_addr().expect("an address"));
        let (told, received) = channel();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if told.send(body(stream)).is_err() {
                    return;
                }
            }
        });
        Self { address, received }
    }

    fn next(&self) -> Value {
        self.received.recv_timeout(Duration::from_secs(20)).expect("an alert")
    }

    /// Checks that no alert arrives within a short time.
    fn is_silent(&self) {
        let more = self.received.recv_timeout(Duration::from_millis(300));
        assert_eq!(more, Err(RecvTimeoutError::Timeout));
    }
}

/// Reads one request and returns its body.
fn body(mut stream: TcpStream) -> Value {
    let mut request = Vec::new();
    loop {
        let mut part = [0; 4096];
        let read = stream.read(&mut part).expect("a request");
        request.extend_from_slice(&part[..read]);
        let text = String::from_utf8_lossy(&request);
        if let Some((_, body)) = text.split_once("\r\n\r\n")
            && let Ok(body) = serde_json::from_str(body)
        {
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").expect("it is read");
            return body;
        }
    }
}

/// Match of two people on a server that sends alerts.
struct Pair {
    tables: Tables,
    id: String,
    usa: Client,
    csa: Client,
}

impl Pair {
    fn new() -> Self {
        let kinds = vec![AlertKind::Webhook];
        let tables = Tables::alerting(Alerts { kinds, reach: Reach::Private });
        let nobody = tables.client();
        let made = nobody.make("me", "invite", 0);
        let id = made["id"].as_str().expect("an id").to_owned();
        let guest = nobody.with(&made["invitations"]["csa"]);
        let (_, claimed) = guest.post(&format!("/api/matches/{id}/claim"), &json!({}));
        let (usa, csa) = (nobody.with(&made["key"]), nobody.with(&claimed["key"]));
        Self { tables, id, usa, csa }
    }

    fn side_to_move(&self) -> String {
        self.usa.see(&self.id)["decision"]["side"].as_str().expect("a side").to_owned()
    }

    fn of(&self, side: &str) -> &Client {
        if side == "usa" { &self.usa } else { &self.csa }
    }

    fn alerts(&self, side: &str, webhook: &Value) -> (u16, Value) {
        let path = format!("/api/matches/{}/alerts", self.id);
        self.of(side).put(&path, &json!({ "webhook": webhook }))
    }

    /// Plays until the other side is to move, and returns that side.
    fn pass_turn(&self) -> String {
        let before = self.side_to_move();
        for _ in 0..60 {
            let client = self.of(&before);
            assert_eq!(client.answer(&self.id, &client.see(&self.id), 0).0, 200);
            let now = self.side_to_move();
            if now != before {
                return now;
            }
        }
        panic!("the other side is never asked");
    }
}

/// Each absent player gets one alert for a pending decision, and one at the end of the match. An alert
/// contains no key.
#[test]
fn an_absent_player_is_alerted_once_a_turn() {
    let (pair, hook) = (Pair::new(), Hook::new());
    for side in ["usa", "csa"] {
        assert_eq!(pair.alerts(side, &json!(hook.address)).0, 200);
    }
    let now = pair.pass_turn();
    let alert = hook.next();
    assert_eq!((&alert["event"], &alert["side"]), (&json!("turn"), &json!(now)));
    let url = alert["url"].as_str().expect("an address");
    assert!(url.starts_with("http://127.0.0.1:") && url.ends_with(&format!("/#match/{}", pair.id)));
    assert!(alert["when"][0].as_str().is_some_and(|when| !when.is_empty()), "{alert}");
    let told = alert.to_string();
    for client in [&pair.usa, &pair.csa] {
        assert!(!told.contains(client.key.as_deref().expect("a key")), "{told}");
    }
    hook.is_silent();
    pair.pass_turn();
    assert_eq!(hook.next()["event"], "turn");
    let resigned =
        pair.usa.post(&format!("/api/matches/{}/end", pair.id), &json!({"act": "resign"}));
    assert_eq!(resigned.0, 200);
    let mut ends = [hook.next(), hook.next()].map(|alert| {
        assert_eq!(alert["event"], "end");
        alert["side"].as_str().expect("a side").to_owned()
    });
    ends.sort();
    assert_eq!(ends, ["csa", "usa"]);
    hook.is_silent();
}

/// A player takes the last answer back and gives it again: the other side knows already.
#[test]
fn a_decision_taken_back_alerts_nobody_twice() {
    let (pair, hook) = (Pair::new(), Hook::new());
    let waits = pair.pass_turn();
    assert_eq!(pair.alerts(&waits, &json!(hook.address)).0, 200);
    let (other, path) = (pair.of(&waits), format!("/api/matches/{}/undo", pair.id));
    let first = if waits == "usa" { &pair.csa } else { &pair.usa };
    let rev = first.see(&pair.id)["rev"].clone();
    first.post(&path, &json!({ "rev": rev }));
    other.post(&format!("/api/matches/{}/consent", pair.id), &json!({ "consent": "yes" }));
    for _ in 0..2 {
        if pair.side_to_move() == waits {
            break;
        }
        first.answer(&pair.id, &first.see(&pair.id), 0);
    }
    let mut alerts = 0;
    while hook.received.recv_timeout(Duration::from_millis(300)).is_ok() {
        alerts += 1;
    }
    assert!(alerts <= 1, "{alerts} alerts");
}

/// Only the seat sees and sets its address, and a new player does not inherit it.
#[test]
fn the_address_belongs_to_the_seat() {
    let (pair, hook) = (Pair::new(), Hook::new());
    let path = format!("/api/matches/{}/alerts", pair.id);
    assert_eq!(pair.alerts("csa", &json!(hook.address)).0, 200);
    assert_eq!(pair.csa.get(&path).1["webhook"], json!(hook.address));
    assert_eq!(pair.csa.get(&path).1["kinds"], json!(["webhook"]));
    assert_eq!(pair.usa.get(&path).1["webhook"], Value::Null);
    assert_eq!(pair.tables.client().get(&path).0, 403);
    for wrong in ["ftp://example.org", "http://me:word@example.org", "nothing"] {
        let (status, refused) = pair.alerts("csa", &json!(wrong));
        assert_eq!((status, &refused["error"]["code"]), (422, &json!("webhook")), "{wrong}");
    }
    let free = json!({ "side": "csa", "whom": "invite" });
    let freed = pair.usa.post(&format!("/api/matches/{}/free", pair.id), &free);
    assert_eq!(freed.0, 200, "{}", freed.1);
    let kept = Connection::open(pair.tables.matches()).expect("the matches");
    let count = kept.query_row("SELECT count(*) FROM alerts", [], |row| row.get::<_, i64>(0));
    assert_eq!(count, Ok(0), "the next player does not inherit it");
    assert_eq!(pair.alerts("usa", &Value::Null).0, 200);
}

/// A server sends alerts only if its operator allows them.
#[test]
fn a_server_without_alerts_takes_no_address() {
    let tables = Tables::new();
    let made = tables.client().make("me", "invite", 0);
    let id = made["id"].as_str().expect("an id");
    let client = tables.client().with(&made["key"]);
    let path = format!("/api/matches/{id}/alerts");
    assert_eq!(client.get(&path).1, json!({ "kinds": [], "webhook": null }));
    let (status, refused) = client.put(&path, &json!({ "webhook": "http://example.org/" }));
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("alerts")));
}
