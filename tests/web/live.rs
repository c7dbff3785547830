//! Live updates of matches. The server pushes each change. A client that reconnects receives only
//! the changes that it missed.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

use serde_json::Value;
use testing::patience;

use super::client::Tables;

/// Event stream of a match, read line by line.
struct Stream(BufReader<TcpStream>);

impl Stream {
    fn open(address: &str, path: &str, key: &str, last: Option<&str>) -> Self {
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(patience())).expect("a timeout");
        let last = last.map(|id| format!("last-event-id: {id}\r\n")).unwrap_or_default();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {key}\r\n{last}\r\n"
        )
        .expect("it is sent");
        let (mut stream, mut heads) = (BufReader::new(stream), String::new());
        while !heads.ends_with("\r\n\r\n") {
            assert!(stream.read_line(&mut heads).expect("a line") > 0, "the stream ended: {heads}");
        }
        assert!(heads.contains("x-accel-buffering: no"), "a proxy may hold it back: {heads}");
        Self(stream)
    }

    /// Reads the next event. Returns its id and its data.
    fn next(&mut self) -> (String, Value) {
        let mut id = String::new();
        loop {
            let mut line = String::new();
            assert!(self.0.read_line(&mut line).expect("a line") > 0, "the stream ended");
            if let Some(found) = line.strip_prefix("id: ") {
                id = found.trim().to_owned();
            }
            if let Some(data) = line.strip_prefix("data: ") {
                return (id, serde_json::from_str(data).expect("JSON"));
            }
        }
    }
}

#[test]
fn changes_come_by_themselves_and_what_was_missed_afterwards() {
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "me", 1);
    let (id, key) = (made["id"].as_str().expect("an id"), made["key"].as_str().expect("a key"));
    let (both, address) = (client.with(&made["key"]), client.base.trim_start_matches("http://"));
    let path = format!("/api/matches/{id}/events");
    let mut stream = Stream::open(address, &path, key, None);
    let (first, seen) = stream.next();
    assert_eq!(seen["log"]["from"], 0);
    assert_eq!(both.answer(id, &seen, 0).0, 200);
    let (_, second) = stream.next();
    assert_eq!(
        (second["n"].as_u64() > seen["n"].as_u64(), &second["log"]["from"]),
        (true, &seen["log"]["total"])
    );
    drop(stream);
    assert_eq!(both.answer(id, &second, 0).0, 200);
    let (_, missed) = Stream::open(address, &path, key, Some(&first)).next();
    assert_eq!(missed["log"]["from"], seen["log"]["total"]);
    assert_eq!(missed["rev"], both.see(id)["rev"]);
    let (_, anew) = Stream::open(address, &path, key, Some("7777-8888-9")).next();
    assert_eq!(anew["log"]["from"], 0);
}
