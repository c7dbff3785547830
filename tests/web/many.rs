//! A hundred matches over HTTP at the same time. Each is between two clients, which choose various
//! options.

use std::thread;

use serde_json::Value;

use super::client::{Client, Tables};

/// Returns the number of answers to play in each match. `ANSWERS=100000` plays every match to its
/// end.
fn answers() -> usize {
    std::env::var("ANSWERS").ok().and_then(|text| text.parse().ok()).unwrap_or(12)
}

/// Plays a match with a separate key for each side. Returns the id of the match, the client that
/// answered last, and the number of answers.
fn play(client: &Client, seed: usize) -> (String, Client, u64) {
    let made = client.make("invite", "invite", seed as u64);
    let id = made["id"].as_str().expect("an id").to_owned();
    let seats = ["usa", "csa"].map(|side| {
        let guest = client.with(&made["invitations"][side]);
        let (status, claimed) =
            guest.post(&format!("/api/matches/{id}/claim"), &serde_json::json!({}));
        assert_eq!((status, claimed["side"].as_str()), (200, Some(side)), "{claimed}");
        client.with(&claimed["key"])
    });
    let (mut last, mut n) = (seats[0].clone(), 0);
    for step in 0..answers() {
        let mut seen = seats[0].see(&id);
        if seen["decision"]["side"] == "csa" {
            seen = seats[1].see(&id);
        }
        if seen["decision"].is_null() {
            break;
        }
        let seat = &seats[usize::from(seen["decision"]["side"] == "csa")];
        let (status, done) = seat.answer(&id, &seen, step * 7 + seed);
        assert_eq!(status, 200, "match {seed}, answer {step}: {done}");
        (last, n) = (seat.clone(), done["n"].as_u64().expect("a number"));
    }
    (id, last, n)
}

#[test]
fn a_hundred_matches_at_once_and_all_of_them_last() {
    let mut tables = Tables::behind_a_proxy();
    let client = tables.client();
    let threads: Vec<_> = (0..100)
        .map(|seed| {
            // One address may claim only a limited number of seats, so each match uses its own
            // address.
            let client = client.at(&format!("10.9.0.{seed}"));
            thread::spawn(move || play(&client, seed))
        })
        .collect();
    let played: Vec<_> =
        threads.into_iter().map(|thread| thread.join().expect("no error")).collect();
    let before: Vec<Value> =
        played.iter().map(|(id, _, _)| client.see(id)["view"].clone()).collect();
    tables.restart();
    for ((id, seat, n), before) in played.iter().zip(before) {
        assert_eq!(seat.see(id)["n"].as_u64(), Some(*n), "match {id}");
        assert_eq!(client.see(id)["view"], before, "match {id}");
    }
}
