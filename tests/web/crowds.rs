//! Load that one address can cause with many connections, streams, chat messages and matches. Other
//! clients can still connect, and the server's memory and storage stay bounded.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Limits;

use super::client::{Client, Tables, serve};

/// Maximum number of spectator streams that one match allows.
const ONLOOKERS: usize = 200;
/// Maximum number of connections that one address may have.
const CONNECTIONS: usize = 200;

/// Opens a connection and sends a string on it.
fn sent(client: &Client, text: &str) -> TcpStream {
    let address = client.base.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(40))).expect("a timeout");
    stream.write_all(text.replace("HOST", address).as_bytes()).expect("it is sent");
    stream
}

/// Opens the event stream of a match. Returns the status and the connection once the response head
/// has arrived.
fn follow(client: &Client, id: &str) -> (u16, TcpStream) {
    let key = client.key.as_ref().map(|key| format!("authorization: Bearer {key}\r\n"));
    let text = format!(
        "GET /api/matches/{id}/events HTTP/1.1\r\nhost: HOST\r\n{}\r\n",
        key.unwrap_or_default()
    );
    let mut stream = sent(client, &text);
    let mut head = [0; 12];
    stream.read_exact(&mut head).expect("a head");
    let status = std::str::from_utf8(&head[9..]).expect("a status").parse().expect("a number");
    (status, stream)
}

/// Waits until the server closes a connection. Returns how long that took.
fn closed(mut stream: TcpStream) -> Duration {
    let since = Instant::now();
    let mut rest = Vec::new();
    match stream.read_to_end(&mut rest) {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), ErrorKind::ConnectionReset, "it is still open"),
    }
    since.elapsed()
}

#[test]
fn onlookers_take_no_place_of_a_player() {
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "invite", 1);
    let id = made["id"].as_str().expect("an id");
    let crowd: Vec<_> = (0..ONLOOKERS).map(|_| follow(&client, id)).collect();
    assert!(crowd.iter().all(|(status, _)| *status == 200));
    assert_eq!(follow(&client, id).0, 429);
    let player = client.with(&made["key"]);
    let (status, stream) = follow(&player, id);
    assert_eq!(status, 200);
    let mine: Vec<_> = (0..16).map(|_| follow(&player, id)).collect();
    assert_eq!(mine.iter().filter(|(status, _)| *status == 200).count(), 15);
    drop((crowd, mine, stream));
    let free = (0..200).any(|_| {
        thread::sleep(Duration::from_millis(20));
        // The server notices a closed stream only when it writes to the stream.
        client
            .with(&made["key"])
            .post(&format!("/api/matches/{id}/chat"), &json!({"text": "still there?"}));
        follow(&client, id).0 == 200
    });
    assert!(free, "those who left still hold their places");
}

#[test]
fn one_address_follows_only_so_many_matches() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = Limits { streams: 5, ..Limits::NONE };
    let running = serve(&folder.path().join("matches.sqlite"), 0, limits);
    let client = Client::new(format!("http://{}", running.address()));
    let ids =
        [1, 2].map(|seed| client.make("me", "me", seed)["id"].as_str().expect("an id").to_owned());
    let streams: Vec<_> = (0..6).map(|number| follow(&client, &ids[number % 2])).collect();
    let statuses: Vec<_> = streams.iter().map(|(status, _)| *status).collect();
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429]);
}

/// The chat of a match has a maximum length. The server sends a client only the newest part of the
/// chat.
#[test]
fn talk_without_end_leaves_little_behind() {
    let mut tables = Tables::new();
    let made = tables.client().make("me", "me", 1);
    let (id, key) = (made["id"].as_str().expect("an id"), made["key"].clone());
    let client = tables.client().with(&key);
    let long = "\u{1F600}".repeat(1000);
    let say = |text: &str| {
        let body = json!({"text": text, "side": "usa"});
        assert_eq!(client.post(&format!("/api/matches/{id}/chat"), &body).0, 200);
    };
    for number in 0..60 {
        say(&long);
        say(&format!("word {number}"));
    }
    let heard = |client: &Client| client.see(id)["chat"].clone();
    let before = heard(&client);
    assert!(before.to_string().len() < 80 << 10, "{}", before.to_string().len());
    let last = before["said"].as_array().and_then(|said| said.last()).expect("words").clone();
    assert_eq!((&last["text"], &last["n"]), (&json!("word 59"), &json!(119)));
    tables.restart();
    assert_eq!(heard(&tables.client()), before, "no less and no more is kept");
}

/// The server closes a connection on which half a head, half a body or nothing arrives.
#[test]
fn slow_connections_are_closed() {
    let tables = Tables::new();
    let client = tables.client();
    let half_heads = "GET / HTTP/1.1\r\nhost: HOST\r\nx-slow: ";
    let half_bodies = "POST /api/matches HTTP/1.1\r\nhost: HOST\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    let idle = "GET /api/levels HTTP/1.1\r\nhost: HOST\r\n\r\n";
    let slow = [("", 10), (half_heads, 10), (half_bodies, 15), (idle, 10)];
    let waiting = slow.map(|(text, seconds)| {
        let stream = sent(&client, text);
        thread::spawn(move || (seconds, closed(stream)))
    });
    for waited in waiting {
        let (seconds, closed) = waited.join().expect("it is closed");
        assert!(closed < Duration::from_secs(seconds + 15), "{closed:?} for {seconds} s");
    }
}

/// An upload occupies memory before the server can check it. The server therefore limits the
/// uploads of each address, including unfinished ones.
#[test]
fn one_address_brings_only_so_much_at_once() {
    let tables = Tables::new();
    let client = tables.client();
    let many = vec![b' '; 15 << 20];
    // A client needs neither a match nor a key for an upload.
    let brings = || {
        let head = "POST /api/matches/none/letter HTTP/1.1\r\nhost: HOST\r\ncontent-length: 16000000\r\n\r\n";
        let mut stream = sent(&client, head);
        // The server may close the connection of a refused upload while the client is still
        // sending.
        let _come = stream.write_all(&many);
        stream
    };
    let refused = |stream: &mut TcpStream| {
        stream.set_read_timeout(Some(Duration::from_secs(1))).expect("a timeout");
        let mut head = [0; 12];
        match stream.read_exact(&mut head) {
            Ok(()) => head.ends_with(b"429"),
            // The server either closed the connection during the upload, or is still reading.
            Err(error) => !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
        }
    };
    let mut held = [brings(), brings()];
    assert!(held.iter_mut().all(|stream| !refused(stream)), "two at once are let in");
    assert!((0..100).any(|_| refused(&mut brings())), "a third one is not");
    client.make("me", "me", 1);
    drop(held);
    let free = (0..100).any(|_| {
        thread::sleep(Duration::from_millis(50));
        !refused(&mut brings())
    });
    assert!(free, "what was brought by those who left still counts");
}

/// One address cannot use up all connections. The server closes its connections above the limit at
/// once, and other addresses can connect.
#[test]
fn one_address_holds_only_its_share_of_connections() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = Limits { connections: CONNECTIONS, ..Limits::NONE };
    let running = serve(&folder.path().join("matches.sqlite"), 0, limits);
    let address = running.address();
    let client = Client::new(format!("http://{address}"));
    let greedy: Vec<_> =
        (0..CONNECTIONS).map(|_| sent(&client, "GET / HTTP/1.1\r\nx-slow: ")).collect();
    let shut = (0..100).any(|_| {
        let mut more = TcpStream::connect(address).expect("the machine takes it");
        more.set_read_timeout(Some(Duration::from_secs(1))).expect("a timeout");
        match more.read_to_end(&mut Vec::new()) {
            Ok(_) => true,
            Err(error) => error.kind() == ErrorKind::ConnectionReset,
        }
    });
    assert!(shut, "those beyond the share are let in");
    // Any address that starts with 127 is a loopback address, so the test has a second one.
    let other = std::net::SocketAddr::from(([127, 0, 0, 2], 0));
    let socket = std::process::Command::new("curl")
        .args(["--silent", "--max-time", "5", "--interface", &other.ip().to_string()])
        .arg(format!("http://{address}/api/levels"))
        .output();
    if let Ok(output) = socket {
        let levels: Value = serde_json::from_slice(&output.stdout).expect("an answer");
        assert!(levels.is_array(), "{levels}");
    }
    drop(greedy);
}

/// The server ends within five seconds of a stop signal, whatever its clients do.
#[test]
fn the_server_ends_whatever_clients_do() {
    let mut tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "me", 1);
    let id = made["id"].as_str().expect("an id");
    let half = sent(&client, "GET / HTTP/1.1\r\nhost: HOST\r\nx-slow: ");
    let body = sent(
        &client,
        "POST /api/matches HTTP/1.1\r\nhost: HOST\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    );
    let stream = follow(&client, id);
    let since = Instant::now();
    tables.running.take();
    assert!(since.elapsed() < Duration::from_secs(5), "{:?}", since.elapsed());
    drop((half, body, stream));
}
