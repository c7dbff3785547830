//! Attacks on a server with expensive requests from many addresses. An honest player must still
//! play without noticeable delay.
//!
//! `BUDGET=60` runs each attack for a minute. `PATIENCE=6` multiplies the time limit, for a busy
//! machine.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use black_box::{TestLibrary, number, setup};
use blind_swords_table::{AnyEdition, Library};
use serde_json::{Value, json};
use server::{Config, Keep, Limits, Running, Server, Telemetry};
use sha2::{Digest, Sha256};

use super::client::{Client, GAME};
use super::costs::heavy;

/// Longest acceptable wait of the honest player, if the machine is otherwise idle.
const MOST: Duration = Duration::from_millis(500);
/// Address number of the honest player. All attackers have lower numbers.
const HONEST: u32 = 1000;
const LARGEST: &str = "slaughter-mountain";

/// Starts a server with production limits. It trusts the proxy headers that the test writes.
fn served() -> (Running, tempfile::TempDir, Client) {
    serving(TestLibrary)
}

/// Starts a server with production limits and the given packages.
fn serving(library: impl Library + 'static) -> (Running, tempfile::TempDir, Client) {
    let folder = tempfile::tempdir().expect("a folder");
    let config = config(folder.path().join("matches.sqlite"), library);
    let running = Server::open(config).and_then(Server::start).expect("a server");
    let client = Client::new(format!("http://{}", running.address()));
    (running, folder, client)
}

fn config(matches: PathBuf, library: impl Library + 'static) -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: Some(matches),
        package_index: server::PackageIndex::new(library),
        limits: Limits::default(),
        hosts: Vec::new(),
        keep: Keep::Forever,
        told: Telemetry::Nothing,
        proxies: vec![IpAddr::V4(Ipv4Addr::LOCALHOST)],
    }
}

/// Sends a request and does not wait for the response.
fn send(client: &Client, method: &str, path: &str, body: &str) -> TcpStream {
    let address = client.base.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).expect("a connection");
    let heads: String =
        client.heads().iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n{heads}\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("it is sent");
    stream
}

/// Longest waits of the honest player: for an answer with its queries, and for the creation of a
/// match.
#[derive(Debug, Default)]
struct Waited {
    act: Duration,
    make: Duration,
    acts: u32,
}

/// Creates matches and plays them as the honest player for the given time. Returns the longest
/// waits.
fn honest(client: &Client, time: Duration) -> Waited {
    let (begun, mut waited) = (Instant::now(), Waited::default());
    let mut made = client.numbered(HONEST).make("me", "me", 1);
    let mut step = 0;
    while begun.elapsed() < time || waited.acts < 16 {
        let player = client.numbered(HONEST + step % 7).with(&made["key"]);
        let (id, since) = (made["id"].as_str().expect("an id"), Instant::now());
        let seen = player.see(id);
        let Some(side) = seen["decision"]["side"].as_str() else { break };
        let (status, own) = player.get(&format!("/api/matches/{id}?as={side}"));
        assert_eq!(status, 200, "{own}");
        assert_eq!(player.answer(id, &own, step as usize).0, 200);
        waited.act = waited.act.max(since.elapsed());
        waited.acts += 1;
        if step % 8 == 7 {
            let since = Instant::now();
            made = client.numbered(HONEST + step).make("me", "me", 1);
            waited.make = waited.make.max(since.elapsed());
        }
        step += 1;
        thread::sleep(Duration::from_millis(20));
    }
    waited
}

/// Runs an attack from many addresses while an honest player plays. The test fails if the honest
/// player waits too long.
fn attacked(
    name: &str,
    addresses: u32,
    client: &Client,
    attack: impl Fn(&Client, &AtomicBool) + Send + Sync + 'static,
) {
    let (attack, over) = (Arc::new(attack), Arc::new(AtomicBool::new(false)));
    let attackers: Vec<_> = (0..addresses)
        .map(|address| {
            let (client, attack, over) =
                (client.numbered(address), Arc::clone(&attack), Arc::clone(&over));
            thread::spawn(move || attack(&client, &over))
        })
        .collect();
    thread::sleep(Duration::from_millis(200));
    let waited = honest(client, Duration::from_secs(number("BUDGET", 2).into()));
    over.store(true, Ordering::Relaxed);
    for attacker in attackers {
        attacker.join().expect("an attacker fails like others");
    }
    println!("{name}, {addresses} addresses: {waited:?}");
    let most = MOST * number("PATIENCE", 1);
    assert!(waited.act < most && waited.make < most, "{name}, {addresses}: {waited:?}");
}

/// Creates matches with the slowest bot in both seats, and requests them again and again.
fn both_seats(client: &Client, over: &AtomicBool) {
    let body = json!({"game": GAME, "scenario": LARGEST});
    let made: Vec<Value> = (0..8).map(|_| client.post("/api/matches", &body).1).collect();
    while !over.load(Ordering::Relaxed) {
        for made in &made {
            let Some(id) = made["id"].as_str() else { continue };
            let seat = client.with(&made["key"]);
            for side in ["usa", "csa"] {
                let body = json!({"side": side, "who": "general"});
                seat.put(&format!("/api/matches/{id}/seat"), &body);
            }
            seat.get(&format!("/api/matches/{id}"));
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Creates matches between bots without reading any response.
fn making(client: &Client, over: &AtomicBool) {
    let body = json!({"game": GAME, "scenario": LARGEST, "usa": "general", "csa": "general"});
    let body = body.to_string();
    for _ in 0..30 {
        drop(send(client, "POST", "/api/matches", &body));
    }
    let save = one_line();
    while !over.load(Ordering::Relaxed) {
        drop(send(client, "POST", "/api/saves", &save));
        thread::sleep(Duration::from_millis(50));
    }
}

/// Returns a valid save of one line, with bots in both seats.
fn one_line() -> String {
    let opened = TestLibrary.open(GAME).expect("the game");
    let game = opened.begin(setup(GAME, LARGEST, 5)).expect("it begins");
    let first = game.journal().lines()[0].clone();
    let mut header: serde_json::Map<String, Value> =
        serde_json::from_str(&first).expect("the first line is an object");
    header.remove("~");
    header.insert("seats".to_owned(), json!({"usa": "general", "csa": "general"}));
    let text = serde_json::to_string(&header).expect("plain data");
    let hash: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{},\"~\":\"{}\"}}\n", &text[..text.len() - 1], &hash[..32])
}

/// Creates matches whose scripts use their whole time limit in each call. One match is between
/// bots, and another gets requests again and again.
fn dear_scripts(client: &Client, over: &AtomicBool) {
    let mut new = json!({"game": "heavy", "scenario": "valley-vengeance", "seed": 1});
    let made = client.post("/api/matches", &new).1;
    new["usa"] = json!("random");
    new["csa"] = json!("random");
    client.post("/api/matches", &new);
    let Some(id) = made["id"].as_str() else { return };
    let seat = client.with(&made["key"]);
    for step in 0.. {
        let (_, seen) = seat.get(&format!("/api/matches/{id}"));
        let side = seen["decision"]["side"].as_str().unwrap_or("usa");
        let (_, own) = seat.get(&format!("/api/matches/{id}?as={side}"));
        seat.get(&format!("/api/matches/{id}/reach"));
        seat.get(&format!("/api/matches/{id}/odds"));
        let options = own["decision"]["options"].as_array().map_or(&[][..], Vec::as_slice);
        if let Some(option) = options.get(step % options.len().max(1)) {
            let body = json!({"rev": own["rev"], "ids": [option["id"]]});
            seat.post(&format!("/api/matches/{id}/choose"), &body);
        }
        if over.load(Ordering::Relaxed) {
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn scripts_that_take_all_they_may_hold_up_nobody() {
    for addresses in [4, 30] {
        let folder = tempfile::tempdir().expect("a folder");
        let (_running, _folder, client) = serving(heavy(folder.path()));
        attacked("scripts", addresses, &client, dear_scripts);
    }
}

#[test]
fn computers_in_all_seats_hold_up_nobody() {
    for addresses in [4, 30] {
        let (_running, _folder, client) = served();
        attacked("seats", addresses, &client, both_seats);
    }
}

#[test]
fn matches_between_computers_hold_up_nobody() {
    for addresses in [4, 30] {
        let (_running, _folder, client) = served();
        attacked("making", addresses, &client, making);
    }
}

/// Hundreds of simultaneous connections do not cause another client's connection to fail. The
/// backlog holds all of them, even before the server accepts the first.
#[test]
fn a_burst_of_connections_turns_nobody_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = config(folder.path().join("matches.sqlite"), TestLibrary);
    let server = Server::open(config).expect("a server");
    let home = server.links().home().replace("http://", "");
    let address: SocketAddr = home.trim_end_matches('/').parse().expect("an address");
    let patience = MOST * number("PATIENCE", 1);
    let open = |_| TcpStream::connect_timeout(&address, patience).expect("a connection");
    let burst: Vec<_> = (0..600).map(open).collect();
    drop((burst, server));
}

/// The server accepts an unchanged save with bots. It refuses a modified save before it plays any
/// part of it.
#[test]
fn a_save_is_judged_before_anybody_plays() {
    let (_running, _folder, client) = served();
    let save = one_line();
    let (status, made) = client.numbered(HONEST).send("POST", "/api/saves", &[], &save);
    assert_eq!(status, 200, "{made}");
    let seen = client.numbered(HONEST).see(made["id"].as_str().expect("an id"));
    assert!(seen["n"].as_u64() < Some(50), "a game was played meanwhile: {}", seen["n"]);
    assert_eq!(seen["match"]["seats"]["usa"]["who"], "general");
    let changed = save.replacen("general", "captain", 1);
    let (status, refused) = client.numbered(HONEST).send("POST", "/api/saves", &[], &changed);
    assert_eq!((status, &refused["error"]["code"]), (422, &json!("misfit")), "{refused}");
}
