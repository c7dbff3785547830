//! Flood of requests for earlier positions. Such requests are expensive and need no key, but must
//! not delay players.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use super::client::{Client, Tables};

/// Number of simultaneous requests for earlier positions, all from one address.
const FLOOD: usize = 300;

/// Uploads a whole battle between bots. Returns the id of the match, and its number of answers.
fn long_match(client: &Client) -> (String, u64) {
    let made = client.make("random", "random", 1);
    let id = made["id"].as_str().expect("an id").to_owned();
    let answers = client.settled(&id)["n"].as_u64().expect("a number");
    assert!(answers > 300, "{answers} answers are no long match");
    (id, answers)
}

/// Sends a request and does not wait for the response.
fn ask(client: &Client, path: &str) -> TcpStream {
    let address = client.base.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(120))).expect("a timeout");
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")
        .expect("it is sent");
    stream
}

/// Reads a response. Returns its head in lower case, and its body.
fn answer(mut stream: TcpStream) -> (String, String) {
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("an answer");
    let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
    (head.to_lowercase(), body.to_owned())
}

/// During the flood, the server continues to serve the player of another match. The test counts how
/// many requests of the flood the server handles before each answer.
#[test]
fn a_flood_of_looks_back_holds_up_no_player() {
    let tables = Tables::new();
    let client = tables.client();
    let (long, answers) = long_match(&client);
    let made = client.make("me", "me", 1);
    let (id, player) = (made["id"].as_str().expect("an id"), client.with(&made["key"]));
    let path = format!("/api/matches/{long}/at/{}", answers - 1);
    let done = Arc::new(AtomicUsize::new(0));
    let flood: Vec<_> = (0..FLOOD).map(|_| ask(&client, &path)).collect();
    let flood: Vec<_> = flood
        .into_iter()
        .map(|stream| {
            let done = Arc::clone(&done);
            thread::spawn(move || {
                let (head, body) = answer(stream);
                done.fetch_add(usize::from(head.starts_with("http/1.1 200")), Ordering::SeqCst);
                (head, body)
            })
        })
        .collect();
    for act in 0..5 {
        let before = done.load(Ordering::SeqCst);
        let side = player.see(id)["decision"]["side"].as_str().expect("a side").to_owned();
        let (_, seen) = player.get(&format!("/api/matches/{id}?as={side}"));
        assert_eq!(player.answer(id, &seen, act).0, 200);
        let waited = done.load(Ordering::SeqCst) - before;
        assert!(waited < FLOOD / 2, "act {act} waited for {waited} of {FLOOD} looks back");
    }
    let replies = flood.into_iter().map(|reply| reply.join().expect("an answer"));
    let (shown, refused): (Vec<_>, Vec<_>) =
        replies.partition(|(head, _)| head.starts_with("http/1.1 200"));
    assert!(!shown.is_empty());
    assert!(shown.iter().all(|(_, body)| *body == shown[0].1), "the past is not always the same");
    for (head, body) in refused {
        assert!(head.starts_with("http/1.1 503") && head.contains("retry-after: 1"), "{head}");
        assert!(body.contains("\"code\":\"busy\""), "{body}");
    }
}

/// The server does not process a queued request whose client has left, so later clients find a
/// place in the queue.
#[test]
fn looks_back_of_those_who_left_are_not_begun() {
    let tables = Tables::new();
    let client = tables.client();
    let (long, answers) = long_match(&client);
    let path = format!("/api/matches/{long}/at/{}", answers - 1);
    for _ in 0..5 {
        drop((0..FLOOD).map(|_| ask(&client, &path)).collect::<Vec<_>>());
    }
    let found = (0..200).any(|_| {
        thread::sleep(Duration::from_millis(10));
        client.get(&path).0 == 200
    });
    assert!(found, "nobody can look back any more");
}
