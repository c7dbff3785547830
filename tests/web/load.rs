//! Load test with many matches, players and streams, which reports the resources used.
//!
//! `SERVER=target/dist/swords MATCHES=1000 ANSWERS=2000 REQUESTS=6000 STREAMS=5000 REST=20 cargo
//! test --workspace --test web load:: -- --nocapture` prints requests per second, response times
//! and the server's memory. Without `SERVER`, this unoptimised test binary is the server. A short
//! run checks that every request gets a response and every stream receives its events.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use black_box::{TestLibrary, number, setup};
use blind_swords_table::AnyEdition;
use rusqlite::{Connection, params};
use serde_json::Value;
use testing::patience;

use super::client::{Client, GAME};
use super::killed::start;

/// Number of client addresses that the proxy headers report. It is so large that the limits for a
/// single address have no effect.
const ADDRESSES: u32 = 4096;

/// Starts the server to measure. This is the program in `SERVER`, or this test binary.
fn served(matches: &Path) -> (Child, Client) {
    let Ok(program) = std::env::var("SERVER") else { return start(matches) };
    let mut child = Command::new(program)
        .args(["serve", "--port", "0", "--proxy", "127.0.0.1", "--matches"])
        .arg(matches)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut words = BufReader::new(child.stdout.take().expect("its words")).lines();
    let word = words.next().expect("a line").expect("a text");
    let base = word.split_whitespace().last().expect("an address").trim_end_matches('/');
    (child, Client::new(base.to_owned()).behind_a_proxy(ADDRESSES))
}

/// Returns a save with `answers` answers, or fewer if the match ends earlier.
fn save(answers: u32) -> String {
    let scenario = if answers > 300 { "slaughter-mountain" } else { "valley-vengeance" };
    let opened = TestLibrary.open(GAME).expect("the game");
    let mut game = opened.begin(setup(GAME, scenario, 5)).expect("it begins");
    while game.answered() < answers as usize {
        let Some(decision) = game.decision() else { break };
        let option = &decision.options[game.answered() * 7 % decision.options.len()].id;
        game.choose(option).expect("it is offered");
    }
    game.journal().text()
}

/// Sends two queries and an answer. Returns the mean time of a query and the time of the answer.
/// `None` if the match is over.
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

/// Copies a stored match under many ids. All copies have the same key.
fn copies(matches: &Path, id: &str, count: u32) -> Vec<String> {
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

/// Returns the resident memory of a process, in kilobytes.
fn resident(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or_default()
}

/// Event streams of many matches. One thread reads all streams and counts their events.
struct Followers {
    events: Arc<AtomicU32>,
    ended: Arc<AtomicBool>,
    reading: JoinHandle<usize>,
}

impl Followers {
    /// Opens `count` streams. Returns when each has received the state of its match.
    fn open(client: &Client, ids: &[String], count: u32) -> Self {
        let events = Arc::<AtomicU32>::default();
        let mut streams: Vec<Following> = Vec::new();
        for number in 0..count {
            streams.push(Following::open(client, &ids[number as usize % ids.len()]));
            // Keep reading the open streams while further streams are opened.
            if number % 64 == 63 {
                read_all(&mut streams, &events);
            }
        }
        let until = Instant::now() + Duration::from_secs(120);
        while events.load(Ordering::SeqCst) < count {
            assert!(
                Instant::now() < until,
                "only {} streams were told",
                events.load(Ordering::SeqCst)
            );
            read_all(&mut streams, &events);
        }
        let ended = Arc::<AtomicBool>::default();
        let (own, stop) = (Arc::clone(&events), Arc::clone(&ended));
        let reading = thread::spawn(move || {
            while !stop.load(Ordering::SeqCst) {
                read_all(&mut streams, &own);
                thread::sleep(Duration::from_millis(20));
            }
            streams.len()
        });
        Self { events, ended, reading }
    }

    /// Waits until `events` events have arrived in addition to the first event of each of the
    /// `opened` streams.
    fn told(&self, opened: u32, events: u32) {
        let until = Instant::now() + patience();
        while self.events.load(Ordering::SeqCst) < opened + events {
            assert!(
                Instant::now() < until,
                "{} of {events} came",
                self.events.load(Ordering::SeqCst) - opened
            );
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn close(self) -> usize {
        self.ended.store(true, Ordering::SeqCst);
        self.reading.join().expect("they are read")
    }
}

/// Event stream, with the last bytes read. They are kept because an event may arrive in pieces.
struct Following {
    stream: TcpStream,
    last: Vec<u8>,
}

/// Bytes with which each counted event begins.
const EVENT: &[u8] = b"event: state";

impl Following {
    fn open(client: &Client, id: &str) -> Self {
        let address = client.base.trim_start_matches("http://");
        let mut stream = TcpStream::connect(address).expect("a connection");
        let heads: String =
            client.heads().iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let text =
            format!("GET /api/matches/{id}/events HTTP/1.1\r\nhost: {address}\r\n{heads}\r\n");
        stream.write_all(text.as_bytes()).expect("it is sent");
        stream.set_nonblocking(true).expect("it is not waited for");
        Self { stream, last: Vec::new() }
    }

    /// Reads the available bytes. Returns the number of events in them.
    fn read(&mut self) -> u32 {
        let (mut piece, mut events) = ([0; 16 << 10], 0);
        loop {
            let read = match self.stream.read(&mut piece) {
                Ok(0) => panic!("a stream ended"),
                Ok(read) => read,
                Err(error) if error.kind() == ErrorKind::WouldBlock => return events,
                Err(error) => panic!("{error}"),
            };
            self.last.extend_from_slice(&piece[..read]);
            events += self.last.windows(EVENT.len()).filter(|of| *of == EVENT).count() as u32;
            let kept = self.last.len().saturating_sub(EVENT.len() - 1);
            self.last.drain(..kept);
        }
    }
}

fn read_all(streams: &mut [Following], events: &AtomicU32) {
    for stream in streams {
        events.fetch_add(stream.read(), Ordering::SeqCst);
    }
}

/// Runs the clients, each with its own matches. Returns the match and the times of each request.
fn played(
    player: &Client,
    ids: &[String],
    clients: u32,
    requests: u32,
) -> Vec<(usize, [Duration; 2])> {
    let threads: Vec<_> = (0..clients)
        .map(|number| {
            let (player, ids) = (player.clone(), ids.to_vec());
            thread::spawn(move || {
                let mut took = Vec::new();
                for step in 0..requests / clients / 3 {
                    // Each client visits its own matches in an order that is far from sequential.
                    let own = ids.len() as u32 / clients;
                    let at =
                        (number * own + step.wrapping_mul(2_654_435_761) % own.max(1)) as usize;
                    took.extend(act(&player, &ids[at], step as usize).map(|took| (at, took)));
                }
                took
            })
        })
        .collect();
    threads.into_iter().flat_map(|thread| thread.join().expect("all is answered")).collect()
}

/// Waits `REST` seconds. In that time, the server releases unused memory and unloads unwatched
/// matches.
fn rest() {
    thread::sleep(Duration::from_secs(number("REST", 0).into()));
}

#[test]
fn many_matches_are_played_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let matches = folder.path().join("matches.sqlite");
    let (mut child, client) = served(&matches);
    let (status, made) = client.send("POST", "/api/saves", &[], &save(number("ANSWERS", 20)));
    assert_eq!(status, 200, "{made}");
    let empty = resident(child.id());
    let ids = copies(&matches, made["id"].as_str().expect("an id"), number("MATCHES", 30));
    let player = client.with(&made["key"]);
    let answers = player.see(&ids[0])["n"].clone();
    // Load every match once, so that loading does not count.
    let since = Instant::now();
    for id in &ids {
        let seen: Value = player.see(id);
        assert_eq!(seen["n"], answers);
    }
    let (loaded, idle) = (since.elapsed(), resident(child.id()));
    let streams = number("STREAMS", 60);
    let followers = Followers::open(&player, &ids, streams);
    rest();
    let followed = resident(child.id());
    let since = Instant::now();
    let played = played(&player, &ids, number("CLIENTS", 4), number("REQUESTS", 120));
    let all = since.elapsed();
    let (at, mut took): (BTreeSet<usize>, Vec<_>) = played.into_iter().unzip();
    assert!(!took.is_empty());
    // Wait until every stream of a played match has received its events.
    let following = |at: &usize| (0..streams as usize).filter(|of| of % ids.len() == *at).count();
    followers.told(streams, at.iter().map(following).sum::<usize>() as u32);
    let at = |took: &[[Duration; 2]], kind: usize, percent: usize| {
        let mut of: Vec<_> = took.iter().map(|took| took[kind]).collect();
        of.sort_unstable();
        of[(of.len() - 1) * percent / 100].as_micros()
    };
    took.sort_unstable();
    rest();
    println!(
        "{} matches of {answers} answers, {streams} streams: {:.0} requests/s; look p50 {} p99 {} us, choose p50 {} p99 {} us; \
         first look at all {:.1} s; server {empty} kB without them, {idle} with all in memory, {followed} with streams, {} \
         after play; {} events",
        ids.len(),
        took.len() as f64 * 3.0 / all.as_secs_f64(),
        at(&took, 0, 50),
        at(&took, 0, 99),
        at(&took, 1, 50),
        at(&took, 1, 99),
        loaded.as_secs_f64(),
        resident(child.id()),
        followers.events.load(Ordering::SeqCst) - streams,
    );
    assert_eq!(followers.close(), streams as usize, "none has ended");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}
