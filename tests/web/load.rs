//! The load driver: many matches, clients that look and answer at any of them, and what that takes.
//!
//! `MATCHES=1000 ANSWERS=2000 CLIENTS=8 REQUESTS=20000 cargo test --workspace --test web load:: -- --nocapture` prints
//! how many requests a second were answered, how long they took, and how much memory the server has. In small it shows
//! that each is answered, however many matches there are.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use black_box::number;
use rusqlite::{Connection, params};
use serde_json::Value;

use super::client::Client;
use super::killed::start;

/// A match with so many answers; or fewer, if it is over before.
fn long(client: &Client, answers: u32) -> (String, Client) {
    let made = client.make("me", "me", 5);
    let id = made["id"].as_str().expect("an id").to_owned();
    let both = client.with(&made["key"]);
    for step in 0..answers as usize {
        if act(&both, &id, step).is_none() {
            break;
        }
    }
    (id, both)
}

/// A look and an answer; nothing if the match is over.
fn act(client: &Client, id: &str, step: usize) -> Option<[Duration; 2]> {
    let since = Instant::now();
    let side = client.see(id)["decision"]["side"].as_str()?.to_owned();
    let (_, seen) = client.get(&format!("/api/matches/{id}?as={side}"));
    let looked = since.elapsed() / 2;
    let since = Instant::now();
    let (status, said) = client.answer(id, &seen, step);
    assert_eq!(status, 200, "{said}");
    Some([looked, since.elapsed()])
}

/// The same match under many ids; one key opens all.
fn copies(matches: &std::path::Path, id: &str, count: u32) -> Vec<String> {
    let mut kept = Connection::open(matches).expect("the matches");
    let change = kept.transaction().expect("a change");
    let ids: Vec<String> = (0..count).map(|number| format!("{number:020x}")).collect();
    for copy in &ids {
        for (table, columns) in [
            ("matches", "title, game, scenario, kind, listed, over, touched, kept, bytes, closed"),
            ("seats", "side, who, lock, invitation, claimed, moments"),
            ("lines", "n, line"),
        ] {
            let own = if table == "matches" { "id" } else { "match" };
            let sql = format!(
                "INSERT INTO {table} ({own}, {columns}) SELECT ?1, {columns} FROM {table} WHERE {own} = ?2"
            );
            change.execute(&sql, params![copy, id]).expect("it is copied");
        }
    }
    change.commit().expect("it is kept");
    ids
}

fn resident(process: u32) -> String {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    line.map_or_else(|| "unknown".to_owned(), |line| line[6..].trim().to_owned())
}

#[test]
fn many_matches_are_played_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let matches = folder.path().join("matches.sqlite");
    let (mut child, client) = start(&matches);
    let (id, _) = long(&client, number("ANSWERS", 20));
    // One key opens all copies.
    let key = {
        let own = client.make("me", "me", 5);
        let lock = "UPDATE seats SET lock = (SELECT lock FROM seats WHERE match = ?1 AND side = 'usa') WHERE match = ?2";
        let kept = Connection::open(&matches).expect("the matches");
        kept.execute(lock, [own["id"].as_str().expect("an id"), &id]).expect("it is done");
        own["key"].clone()
    };
    let ids = copies(&matches, &id, number("MATCHES", 30));
    let (clients, requests) = (number("CLIENTS", 4), number("REQUESTS", 120));
    let player = client.with(&key);
    let answers = player.see(&ids[0])["n"].clone();
    // All of them are looked at once before.
    let since = Instant::now();
    for id in &ids {
        let seen: Value = player.see(id);
        assert_eq!(seen["n"], answers);
    }
    let loaded = since.elapsed();
    let since = Instant::now();
    let threads: Vec<_> = (0..clients)
        .map(|number| {
            let (player, ids) = (player.clone(), ids.clone());
            thread::spawn(move || {
                let mut took = Vec::new();
                for step in 0..requests / clients / 3 {
                    // Each client has its own matches, and goes through them in no order.
                    let own = ids.len() as u32 / clients;
                    let at = number * own + step.wrapping_mul(2_654_435_761) % own.max(1);
                    took.extend(act(&player, &ids[at as usize], step as usize));
                }
                took
            })
        })
        .collect();
    let mut took: Vec<[Duration; 2]> =
        threads.into_iter().flat_map(|thread| thread.join().expect("all is answered")).collect();
    let (all, count) = (since.elapsed(), took.len() * 3);
    assert!(count > 0);
    let at = |took: &[[Duration; 2]], kind: usize, percent: usize| {
        let mut of: Vec<_> = took.iter().map(|took| took[kind]).collect();
        of.sort_unstable();
        of[(of.len() - 1) * percent / 100].as_micros()
    };
    took.sort_unstable();
    println!(
        "{} matches of {answers} answers, {clients} clients: {:.0} requests/s; look p50 {} p99 {} us, choose p50 {} p99 {} us; \
         first look at all {:.1} s; server {}",
        ids.len(),
        count as f64 / all.as_secs_f64(),
        at(&took, 0, 50),
        at(&took, 0, 99),
        at(&took, 1, 50),
        at(&took, 1, 99),
        loaded.as_secs_f64(),
        resident(child.id()),
    );
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}
