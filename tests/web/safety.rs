//! Forbidden requests. The server refuses each with a clear error, and nothing changes.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};
use testing::patience;

use super::client::{Client, GAME, Reply, Tables, serve};

const JSON: (&str, &str) = ("content-type", "application/json");

fn code((status, body): &Reply) -> (u16, &str) {
    (*status, body["error"]["code"].as_str().unwrap_or("none"))
}

/// Creates a match with a separate key for each side, and plays to a decision of the Union. Returns
/// the id of the match and both clients.
fn match_of_two(tables: &Tables) -> (String, Client, Client) {
    let client = tables.client();
    let made = client.make("me", "invite", 1);
    let id = made["id"].as_str().expect("an id").to_owned();
    let guest = client.with(&made["invitations"]["csa"]);
    let (_, claimed) = guest.post(&format!("/api/matches/{id}/claim"), &json!({}));
    (id, client.with(&made["key"]), client.with(&claimed["key"]))
}

#[test]
fn wrong_acts_change_nothing() {
    let tables = Tables::new();
    let (id, usa, csa) = match_of_two(&tables);
    let before = usa.see(&id);
    assert_eq!(before["decision"]["side"], "usa");
    let (rev, option) = (&before["rev"], &before["decision"]["options"][0]["id"]);
    let choose = format!("/api/matches/{id}/choose");
    let nobody = tables.client();
    let stranger = nobody.with(&json!("0123456789abcdef0123456789abcdef"));
    let good = json!({"rev": rev, "ids": [option]}).to_string();
    let own = |scheme: &str| usa.base.replace("http", scheme);
    let many = json!({"rev": rev, "ids": vec!["x".repeat(100); 1000]});
    let wrong = [
        (csa.choose(&id, rev, option), (403, "seat")),
        (nobody.choose(&id, rev, option), (403, "seat")),
        (stranger.choose(&id, rev, option), (403, "key")),
        (nobody.with(&json!("short")).choose(&id, rev, option), (400, "malformed")),
        (usa.choose(&id, &json!(1), option), (409, "stale")),
        (usa.choose(&id, &json!(99), option), (409, "stale")),
        (usa.choose(&id, rev, &json!("no-such-thing")), (422, "refused")),
        (usa.choose(&id, rev, &json!(["a"])), (400, "malformed")),
        (usa.post(&choose, &json!({"rev": rev, "ids": []})), (400, "malformed")),
        (usa.post(&choose, &json!({"ids": [option]})), (400, "malformed")),
        (usa.post(&choose, &json!({"rev": rev, "ids": [option], "x": 1})), (400, "malformed")),
        (usa.post(&choose, &many), (413, "too-large")),
        (usa.send("POST", &choose, &[JSON], "{"), (400, "malformed")),
        (usa.send("POST", &choose, &[("content-type", "text/plain")], &good), (400, "malformed")),
        (
            usa.send("POST", &choose, &[JSON, ("origin", "http://evil.example")], &good),
            (403, "origin"),
        ),
        (usa.send("POST", &choose, &[JSON, ("origin", "null")], &good), (403, "origin")),
        (usa.send("POST", &choose, &[JSON, ("origin", &own("ftp"))], &good), (403, "origin")),
        (
            usa.send("POST", &choose, &[("content-type", "application/jsonfoo")], &good),
            (400, "malformed"),
        ),
        (usa.send("POST", &choose, &[JSON], &format!("[{rev},[{option}]]")), (400, "malformed")),
        (usa.send("PUT", &choose, &[JSON], &good), (405, "method")),
        (usa.get(&format!("/api/matches/{id}/at/x")), (400, "malformed")),
        (usa.get(&format!("/api/matches/{id}/at/99999999999999999999999")), (400, "malformed")),
        (
            usa.post(&format!("/api/matches/{id}/chat"), &json!({"text": "a\u{202e}b"})),
            (400, "malformed"),
        ),
        (
            usa.post(&format!("/api/matches/{id}/chat"), &json!({"text": "a\u{0}b"})),
            (400, "malformed"),
        ),
        (
            usa.post(&format!("/api/matches/{id}/chat"), &json!({"text": "\u{1b}[2J"})),
            (400, "malformed"),
        ),
        (
            usa.post(&format!("/api/matches/{id}/chat"), &json!({"text": "\u{200d}\u{fe0f}"})),
            (400, "malformed"),
        ),
        (
            usa.post(&format!("/api/matches/{id}/chat"), &json!({"text": "a\u{e0041}b"})),
            (400, "malformed"),
        ),
        (
            nobody.post("/api/matches", &json!({"game": GAME, "title": "a\u{202e}b"})),
            (400, "malformed"),
        ),
        (nobody.post("/api/matches", &json!({"game": GAME, "title": "a\nb"})), (400, "malformed")),
        (nobody.get("/assets/%ff"), (400, "malformed")),
        (nobody.get("/api/matches/%ff/events"), (400, "malformed")),
        (
            usa.send("POST", &choose, &[JSON, ("sec-fetch-site", "cross-site")], &good),
            (403, "origin"),
        ),
        (usa.post(&format!("/api/matches/{id}/undo"), &json!({"rev": rev})), (409, "cannot-undo")),
        (csa.get(&format!("/api/matches/{id}/why?id=1510")), (403, "seat")),
        (usa.get(&format!("/api/matches/{id}?as=csa")), (403, "seat")),
        (nobody.get(&format!("/api/matches/{id}?as=usa")), (403, "seat")),
        (usa.get(&format!("/api/matches/{id}/at/9999")), (404, "unknown")),
        (usa.get(&format!("/api/matches/{id}/los?from=9999&to=1510")), (404, "unknown")),
        (usa.get(&format!("/api/matches/{id}/los?from=15&to=1510")), (400, "malformed")),
        (usa.get(&format!("/api/matches/{id}/save")), (403, "seat")),
        (nobody.get("/api/matches/nothing"), (404, "unknown")),
        (nobody.get("/api/games/..%2F..%2Fetc"), (404, "unknown")),
        (nobody.get("/assets/..%2Fsrc%2Flib.rs"), (404, "unknown")),
        (
            csa.put(&format!("/api/matches/{id}/seat"), &json!({"side": "usa", "who": "random"})),
            (403, "seat"),
        ),
        (nobody.post("/api/matches", &json!({"game": "chess"})), (404, "unknown")),
        (nobody.post("/api/matches", &json!({"game": GAME, "scenario": "x"})), (422, "setup")),
        (nobody.post("/api/matches", &json!({"game": GAME, "usa": "human"})), (400, "malformed")),
        (nobody.send("POST", "/api/replays", &[], "no save"), (422, "save")),
    ];
    for (number, (reply, expected)) in wrong.iter().enumerate() {
        assert_eq!(code(reply), *expected, "request {number}: {}", reply.1);
        let message = reply.1["error"]["message"].as_str().unwrap_or_default();
        assert!(!message.is_empty(), "request {number}");
    }
    assert_eq!(usa.see(&id), before);
    assert_eq!(usa.choose(&id, rev, option).0, 200);
}

#[test]
fn one_address_cannot_ask_without_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = server::Limits {
        requests: 0.001,
        burst: 5.0,
        makes: 1.0,
        makes_a_second: 0.001,
        ..server::Limits::NONE
    };
    let running = serve(&folder.path().join("matches.sqlite"), 0, limits);
    let client = Client::new(format!("http://{}", running.address()));
    client.make("me", "me", 1);
    let body = json!({"game": GAME});
    assert_eq!(code(&client.post("/api/matches", &body)), (429, "rate"));
    let replies: Vec<_> = (0..10).map(|_| client.get("/api/games")).collect();
    assert_eq!(code(&replies[9]), (429, "rate"));
}

/// The server accepts only its own host names, so a foreign page cannot reach it through DNS
/// rebinding.
#[test]
fn a_server_on_this_machine_answers_to_its_own_name_only() {
    let tables = Tables::new();
    let address = tables.client().base.trim_start_matches("http://").to_owned();
    let asked = |host: &str| {
        let mut stream = TcpStream::connect(&address).expect("a connection");
        write!(stream, "GET /api/games HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n")
            .expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("a text");
        answer.lines().next().unwrap_or_default().to_owned()
    };
    assert!(asked(&address).contains("200"));
    let named = address.replace("127.0.0.1", "LocalHost");
    assert!(asked(&named).contains("200"), "names are the same in any case");
    assert!(asked("evil.example").contains("403"));
    assert!(asked("").contains("403"));
}

/// The server refuses a request whose `Origin` header is repeated or unreadable.
#[test]
fn what_is_unclear_is_not_let_in() {
    let tables = Tables::new();
    let address = tables.client().base.trim_start_matches("http://").to_owned();
    let asked = |first: &str, heads: &[u8]| {
        let mut stream = TcpStream::connect(&address).expect("a connection");
        let head = format!(
            "{first} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: 0\r\n"
        );
        stream.write_all(&[head.as_bytes(), heads, b"\r\n"].concat()).expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("a text");
        answer.split(' ').nth(1).unwrap_or_default().to_owned()
    };
    let own = format!("origin: http://{address}\r\n");
    let act = "POST /api/tickets";
    assert_eq!(asked(act, own.as_bytes()), "400", "it is let in, and is no ticket");
    let unclear = [
        b"origin: http://\xe9vil\r\n".to_vec(),
        format!("{own}origin: http://evil.example\r\n").into_bytes(),
        b"sec-fetch-site: \xff\r\n".to_vec(),
        b"sec-fetch-site: same-origin\r\nsec-fetch-site: cross-site\r\n".to_vec(),
    ];
    for heads in unclear {
        assert_eq!(asked(act, &heads), "403", "{}", String::from_utf8_lossy(&heads));
    }
    assert_eq!(asked("GET /api/levels", b""), "200");
    assert_eq!(asked("GET /api/levels", b"host: evil.example\r\n"), "403");
    assert_eq!(asked("GET http://evil.example/api/levels", b""), "403");
    assert_eq!(asked(&format!("GET http://{address}/api/levels"), b""), "200");
}

/// Sends a string as raw bytes, and reads until the server closes the connection. Returns the
/// status of each reply.
fn replies(address: &str, sent: &str) -> Vec<String> {
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.set_read_timeout(Some(patience())).expect("a limit");
    stream.write_all(sent.as_bytes()).expect("it is sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("it is answered");
    let answer = String::from_utf8_lossy(&answer).into_owned();
    answer.split("HTTP/1.1 ").skip(1).map(|reply| reply[..3].to_owned()).collect()
}

/// The server refuses every message whose length a proxy could interpret differently, and sends a
/// single reply. Request smuggling is therefore impossible.
#[test]
fn a_message_has_one_end() {
    let tables = Tables::new();
    let address = tables.client().base.trim_start_matches("http://").to_owned();
    let close = "connection: close\r\n";
    let hidden = format!("GET /api/levels HTTP/1.1\r\nhost: {address}\r\n{close}\r\n");
    let post = |heads: &str, body: &str| {
        let first = format!("POST /api/qr HTTP/1.1\r\nhost: {address}\r\n");
        replies(&address, &format!("{first}{heads}\r\n{body}{hidden}"))
    };
    let (length, plain) = (hidden.len(), "content-type: application/json\r\n");
    let of_length = |length: usize| format!("{plain}content-length: {length}\r\n");
    assert_eq!(post(&of_length(2), "{}"), ["400", "200"], "two requests");
    assert_eq!(post(&(of_length(length) + close), ""), ["400"], "one request");
    let chunked = "transfer-encoding: chunked\r\n";
    let two_ends = [
        (format!("content-length: 0\r\n{chunked}"), "0\r\n\r\n"),
        (format!("content-length: 0\r\ncontent-length: {length}\r\n"), ""),
        ("content-length: +2\r\n".to_owned(), "{}"),
        ("content-length : 2\r\n".to_owned(), "{}"),
        ("x: y\r\n content-length: 2\r\n".to_owned(), "{}"),
        ("x: y\rcontent-length: 2\r\n".to_owned(), "{}"),
        ("x: y\0\r\n".to_owned(), ""),
        ("transfer-encoding: xchunked\r\n".to_owned(), "0\r\n\r\n"),
        ("transfer-encoding: chunked, identity\r\n".to_owned(), "0\r\n\r\n"),
        (chunked.to_owned(), "0\n\n"),
        (chunked.to_owned(), "2\n{}\n0\n\n"),
        (chunked.to_owned(), "2;x\n{}\r\n0\r\n\r\n"),
        (chunked.to_owned(), "2\r\n{}\n0\r\n\r\n"),
        (chunked.to_owned(), "10000000000000002\r\n{}\r\n0\r\n\r\n"),
    ];
    for (heads, body) in two_ends {
        let heads = format!("{plain}{heads}");
        assert_eq!(post(&heads, body), ["400"], "{heads:?} {body:?}");
    }
}

/// A bare LF ends a header line, as RFC 9112 allows and as the proxies read it. A header value can
/// therefore contain no LF. The head of a request ends at an empty line.
#[test]
fn a_bare_line_feed_ends_a_line_and_nothing_else() {
    let tables = Tables::new();
    let address = tables.client().base.trim_start_matches("http://").to_owned();
    let asked = |heads: &str| {
        let heads = format!("host: {address}\n{heads}");
        replies(&address, &format!("GET /api/levels HTTP/1.1\n{heads}connection: close\n\n"))
    };
    assert_eq!(asked(""), ["200"]);
    assert_eq!(asked("x: y\nhost: evil.example\n"), ["403"], "the second name is seen");
    assert_eq!(asked("x: y\n z\n"), ["400"], "no line goes on in the next");
    let hidden = format!("GET /api/levels HTTP/1.1\r\nhost: {address}\r\n\r\n");
    let length = hidden.len();
    for end in ["\n", "\r\n"] {
        let heads = format!("content-length: {length}\nconnection: close\n");
        let first = format!("POST /api/qr HTTP/1.1\nhost: {address}\n{heads}{end}");
        assert_eq!(replies(&address, &format!("{first}{hidden}")), ["400"], "{end:?}");
    }
}

/// The browser lets the page run the page's own scripts only.
#[test]
fn the_policy_is_strict_and_the_page_keeps_to_it() {
    let tables = Tables::new();
    let response = ureq::get(format!("{}/", tables.client().base)).call().expect("the page");
    let policy = response.headers()["content-security-policy"].to_str().expect("a text").to_owned();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    let (_, page) = tables.client().text("/");
    assert!(!page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick="));
    let inline =
        page.matches("<script").count() - page.matches("<script type=\"module\" src=").count();
    assert_eq!(inline, 0);
}

/// The limit on notes counts characters, not bytes.
#[test]
fn the_longest_notes_are_kept() {
    let tables = Tables::new();
    let (id, usa, _) = match_of_two(&tables);
    let kept = |letters: usize| {
        let text = "\u{1d54a}".repeat(letters);
        usa.put(&format!("/api/matches/{id}/notes"), &json!({ "text": text })).0
    };
    assert_eq!((kept(15_000), kept(15_001)), (200, 400));
}

/// No reply to a side or to a spectator contains information that is hidden from them.
#[test]
fn nothing_hidden_is_sent_to_the_wrong_seat() {
    let tables = Tables::new();
    let (id, usa, csa) = match_of_two(&tables);
    let mut seen = usa.see(&id);
    while seen["decision"]["kind"] != "key-chit" {
        let seat = if seen["decision"]["side"] == "usa" { &usa } else { &csa };
        let own = seat.see(&id);
        assert_eq!(seat.answer(&id, &own, 0).0, 200);
        seen = usa.see(&id);
    }
    let covered = |seen: &Value| {
        let decision = &seen["decision"];
        assert_eq!((&decision["covered"], &decision["yours"]), (&json!(true), &json!(false)));
        assert!(decision["prompt"].is_null() && decision["kind"].is_null(), "{decision}");
        assert!(decision["options"].is_null(), "{decision}");
    };
    covered(&csa.see(&id));
    covered(&tables.client().see(&id));
    assert_eq!(usa.answer(&id, &seen, 1).0, 200);
    let seen = usa.see(&id);
    assert_eq!(seen["view"]["chits"]["key"].as_array().map(Vec::len), Some(1));
    let heard = |seen: &Value| seen["log"]["lines"].to_string();
    assert!(heard(&seen).contains("Union key chit:"), "{}", heard(&seen));
    for reader in [&csa, &tables.client()] {
        let seen = reader.see(&id);
        assert!(seen["view"]["chits"]["key"].is_null());
        assert!(heard(&seen).contains("has chosen its key chit"), "{}", heard(&seen));
        assert!(!heard(&seen).contains("key chit:"), "{}", heard(&seen));
    }
}

/// The server's own limits are worded in the language that the browser asks for.
#[test]
fn a_limit_is_told_in_the_language_of_the_request() {
    let tables = Tables::new();
    let large = "x".repeat(100_000);
    for (language, beginning) in
        [("de-AT, en;q=0.5", "Die Anfrage ist zu groß"), ("fr", "the request is too large")]
    {
        let headers = [JSON, ("accept-language", language)];
        let (status, refused) = tables.client().send("POST", "/api/matches", &headers, &large);
        let message = refused["error"]["message"].as_str().expect("a message");
        assert!(status == 413 && message.starts_with(beginning), "{status} {message}");
    }
}
