//! Clocks for thinking time, and notification of absent players.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, Keep, Limits, Server, Telemetry};
use testing::patience;

use super::client::{Client, Tables};

/// Creates a match between two people with clocks. Returns the id of the match, and a client for
/// each side.
fn two(client: &Client, clocks: &Value) -> (String, [Client; 2]) {
    let body = json!({"game": "stonewalls-sword", "usa": "me", "csa": "invite", "clocks": clocks});
    let (status, made) = client.post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    let id = made["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/matches/{id}");
    let (status, seen) = client.get(&path);
    assert_eq!((status, &seen["clocks"]["thinks"]), (200, &Value::Null), "nobody sits there yet");
    let invitation = &made["invitations"]["csa"];
    let (status, claimed) = client.with(invitation).post(&format!("{path}/claim"), &json!({}));
    assert_eq!(status, 200, "{claimed}");
    (id, [client.with(&made["key"]), client.with(&claimed["key"])])
}

/// Gives an answer for the side whose turn it is. Returns that side.
fn answered(id: &str, players: &[Client; 2]) -> Value {
    for player in players {
        let seen = player.see(id);
        if seen["decision"]["yours"] == true {
            let (status, reply) = player.answer(id, &seen, 0);
            assert_eq!(status, 200, "{reply}");
            return seen["decision"]["side"].clone();
        }
    }
    panic!("nobody is asked");
}

/// Only the clock of the side to move runs. Both sides see both clocks. Clocks survive a restart,
/// and never end a match.
#[test]
fn each_side_sees_how_long_both_have_thought() {
    let mut tables = Tables::new();
    let (id, players) = two(&tables.client(), &json!({"minutes": 0}));
    let clocks = |player: &Client| player.see(&id)["clocks"].clone();
    let first = players[0].see(&id)["decision"]["side"].clone();
    assert_eq!(clocks(&players[1])["thinks"], first);
    let side = first.as_str().expect("a side").to_owned();
    let used = |clocks: &Value, side: &str| clocks["used"][side].as_u64().expect("milliseconds");
    let before = used(&clocks(&players[0]), &side);
    let until = Instant::now() + patience();
    let after = loop {
        let after = clocks(&players[0]);
        if used(&after, &side) >= before + 250 {
            break after;
        }
        assert!(Instant::now() < until, "{after} after {before}");
        std::thread::sleep(Duration::from_millis(20));
    };
    let other = if side == "usa" { "csa" } else { "usa" };
    assert_eq!(used(&after, other), 0, "{after}");
    while players[0].see(&id)["decision"]["side"] == first {
        answered(&id, &players);
    }
    assert_eq!(clocks(&players[0])["thinks"], other);
    let said = players[0].see(&id)["chat"]["said"].to_string();
    assert_eq!(said.matches("has used more than 0 minutes").count(), 1, "{said}");
    let kept = used(&clocks(&players[1]), &side);
    tables.restart();
    let again = tables.client().get(&format!("/api/matches/{id}")).1["clocks"].clone();
    assert_eq!((used(&again, &side), &again["thinks"]), (kept, &json!(other)), "{again}");
}

#[test]
fn clocks_are_for_who_wants_them() {
    let tables = Tables::new();
    let made = tables.client().make("me", "me", 1);
    let seen = tables.client().see(made["id"].as_str().expect("an id"));
    assert!(seen.get("clocks").is_none(), "{seen}");
    let by_post = json!({"game": "stonewalls-sword", "usa": "me", "csa": "post", "clocks": {}});
    let wrong = json!({"game": "stonewalls-sword", "clocks": {"minutes": -3}});
    for body in [by_post, wrong] {
        assert_eq!(tables.client().post("/api/matches", &body).0, 400, "{body}");
    }
}

/// The server runs the operator's notification program when an absent player's turn comes. The
/// program receives no key.
#[cfg(unix)]
#[test]
fn who_is_away_is_called() {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().expect("a folder");
    let (program, told) = (folder.path().join("call"), folder.path().join("told"));
    fs::write(&program, format!("#!/bin/sh\ncat >> {}\n", told.display())).expect("a file");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o700)).expect("a program");
    let config = Config {
        listen: "127.0.0.1:0".parse().expect("an address"),
        database: None,
        package_index: server::PackageIndex::new(black_box::TestLibrary),
        limits: Limits::NONE,
        hosts: Vec::new(),
        keep: Keep::Forever,
        told: Telemetry::Nothing,
        proxies: Vec::new(),
    };
    let server = Server::open(config).expect("a server").calling(program).start().expect("it runs");
    let client = Client::new(format!("http://{}", server.address()));
    // A player who has both seats gets no notification.
    let own = client.make("me", "me", 1);
    let own = (own["id"].as_str().expect("an id").to_owned(), client.with(&own["key"]));
    own.1.play_until(&own.0, "fire.target");
    let (id, players) = two(&client, &Value::Null);
    let first = players[0].see(&id)["decision"]["side"].clone();
    while players[0].see(&id)["decision"]["side"] == first {
        answered(&id, &players);
    }
    let asked = players[0].see(&id)["decision"]["side"].clone();
    let begun = Instant::now();
    let line = loop {
        let text = fs::read_to_string(&told).unwrap_or_default();
        let last = text.lines().last().map(str::to_owned);
        if let Some(last) = last.filter(|last| last.contains(&*asked.to_string())) {
            break text.clone() + &last;
        }
        assert!(begun.elapsed() < patience(), "nobody is called: {text}");
        std::thread::sleep(Duration::from_millis(50));
    };
    assert!(line.contains(&id) && !line.contains(&own.0), "{line}");
    for key in players.iter().flat_map(Client::heads).map(|(_, value)| value) {
        let key = key.trim_start_matches("Bearer ").to_owned();
        assert!(key.len() < 32 || !line.contains(&key), "a key is told: {line}");
    }
}
