//! Administration of matches from the command line.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Child;

use super::program::Place;

fn said(place: &Place, command: &str) -> (bool, String) {
    let output = place.run(command, "");
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&text).into_owned())
}

#[test]
fn a_server_for_others_needs_a_name_or_somebody_who_insists() {
    let place = Place::new();
    let (done, words) = said(&place, "serve --address 0.0.0.0 --port 0");
    assert!(!done && words.contains("--host NAME") && words.contains("--any-host"), "{words}");
    assert!(!place.path("saves").exists());
}

#[test]
fn a_save_is_checked_to_its_last_bit() {
    let place = Place::new();
    let played = place.run(
        "play stonewalls-sword --plain --usa random --csa random --seed 1 --save match.jsonl",
        "",
    );
    assert!(played.status.success());
    let (done, words) = said(&place, "replay match.jsonl --verify");
    assert!(done && words.contains("All dice come from the seed"), "{words}");
    let text = fs::read_to_string(place.path("match.jsonl")).expect("a save");
    let second = text.lines().nth(1).expect("an answer");
    let damaged = text.replacen(second, &second.replace("\"n\":1", "\"n\": 1"), 1);
    place.write("match.jsonl", damaged);
    let (done, words) = said(&place, "replay match.jsonl --verify");
    assert!(!done && words.contains("line 2") && words.contains("whose seal"), "{words}");
    let (done, words) = said(&place, "replay nowhere.jsonl --verify");
    assert!(!done && words.contains("nowhere.jsonl"), "{words}");
}

/// An administrator can list, check, back up, close and remove the matches of a killed server.
#[test]
fn the_matches_of_a_server_are_looked_after() {
    let place = Place::new();
    let mut child =
        place.command("play stonewalls-sword --no-browser --port 0").spawn().expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its words")).lines();
    let at = lines.next().expect("a line").expect("a text");
    let id = at.split("#match/").nth(1).and_then(|rest| rest.split('/').next()).expect("an id");
    let of = "--matches saves/matches.sqlite";
    let (done, words) = said(&place, &format!("admin list {of}"));
    assert!(done && words.contains(id) && words.contains("in progress"), "{words}");
    let (done, words) = said(&place, &format!("admin check {of}"));
    assert!(done && words.contains("fits"), "{words}");
    assert!(said(&place, &format!("admin backup copy.sqlite {of}")).0);
    assert!(said(&place, &format!("admin close {id} {of}")).0);
    assert!(said(&place, &format!("admin list {of}")).1.contains("closed"));
    let (done, words) = said(&place, "play stonewalls-sword --no-browser --port 0");
    assert!(!done && words.contains("another server has these matches open"), "{words}");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(said(&place, &format!("admin remove {id} {of}")).0);
    let (done, words) = said(&place, &format!("admin remove {id} {of}"));
    assert!(!done && words.contains("unknown match"), "{words}");
    assert!(said(&place, &format!("admin restore copy.sqlite {of}")).0);
    assert!(said(&place, &format!("admin list {of}")).1.contains(id));
}

/// The program opens the browser at a one-time address without a key, because other users can see
/// program arguments.
#[cfg(unix)]
#[test]
fn a_browser_is_opened_without_a_key() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    fs::create_dir(place.path("bin")).expect("a folder");
    place.write(
        "bin/xdg-open",
        "#!/bin/sh\nprintf %s \"$*\" > opened.new && mv opened.new opened\n",
    );
    fs::set_permissions(place.path("bin/xdg-open"), fs::Permissions::from_mode(0o755))
        .expect("it can be run");
    let path =
        format!("{}:{}", place.path("bin").display(), std::env::var("PATH").expect("a path"));
    let mut command = place.command("play stonewalls-sword --port 0");
    let mut child = command.env("PATH", path).spawn().expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its words")).lines();
    let at = lines.next().expect("a line").expect("a text");
    let (base, rest) = at.trim_start_matches("The page is at ").split_once('#').expect("a link");
    let key = rest.rsplit('/').next().expect("a key");
    let opened = (0..200).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        fs::read_to_string(place.path("opened")).ok()
    });
    let opened = opened.expect("a browser is opened");
    assert!(opened.starts_with(&format!("{base}#enter/")) && !opened.contains(key), "{opened}");
    let ticket = opened.rsplit('/').next().expect("a ticket");
    let body = format!("{{\"ticket\":\"{ticket}\"}}");
    let address = base.trim_start_matches("http://").trim_end_matches('/');
    let first = asked(address, "POST", "/api/tickets", &body);
    assert!(first.starts_with("HTTP/1.1 200") && first.contains(key), "{first}");
    let second = asked(address, "POST", "/api/tickets", &body);
    assert!(second.starts_with("HTTP/1.1 403") && second.contains("works only once"), "{second}");
    for wrong in ["{}", "[]", "{\"ticket\":\"x\"}", "{\"ticket\":1,\"more\":2}"] {
        assert!(asked(address, "POST", "/api/tickets", wrong).starts_with("HTTP/1.1 400"));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

/// The log has one line of JSON for each request, with method and status. It contains no key, match
/// id, address or chat.
#[test]
fn the_lines_of_a_server_tell_no_secrets() {
    let place = Place::new();
    let (mut child, address) =
        served(&place, "serve --port 0 --told --proxy 127.0.0.1 --matches matches.sqlite");
    let address = address.as_str();
    let made =
        asked(address, "POST", "/api/matches", r#"{"game":"stonewalls-sword","title":"Fireside"}"#);
    let part = |name: &str| {
        let rest = made.split(&format!("\"{name}\":\"")).nth(1).expect("it is there");
        rest.split('"').next().expect("a text").to_owned()
    };
    let (id, key) = (part("id"), part("key"));
    let heads = format!("authorization: Bearer {key}\r\nx-forwarded-for: 203.0.113.7\r\n");
    let said = r#"{"text":"attack at dawn","side":"usa"}"#;
    let chat = format!("/api/matches/{id}/chat");
    assert!(asked_with(address, "POST", &chat, &heads, said).starts_with("HTTP/1.1 200"));
    assert!(
        asked(address, "GET", &format!("/api/matches/{id}/why?id=hidden"), "")
            .starts_with("HTTP/1.1 403")
    );
    child.kill().expect("it runs");
    let told = child.wait_with_output().expect("it ends").stderr;
    let told = String::from_utf8(told).expect("text");
    assert_eq!(told.lines().count(), 3, "{told}");
    for (line, (method, status)) in told.lines().zip([("POST", 200), ("POST", 200), ("GET", 403)]) {
        assert!(line.starts_with('{') && line.ends_with('}'), "{line}");
        assert!(line.contains(&format!("\"method\":\"{method}\"")), "{line}");
        assert!(line.contains(&format!("\"status\":{status}")), "{line}");
    }
    for secret in [id.as_str(), &key, "203.0.113.7", "127.0.0.1", "dawn", "Fireside", "hidden"] {
        assert!(!told.contains(secret), "{secret} in {told}");
    }
}

/// Idle threads end soon after a burst of requests and release their memory.
#[cfg(target_os = "linux")]
#[test]
fn threads_that_have_nothing_to_do_end() {
    use std::thread::{sleep, spawn};
    use std::time::Duration;
    let place = Place::new();
    let (mut child, address) = served(&place, "serve --port 0 --matches matches.sqlite");
    let tasks = format!("/proc/{}/task", child.id());
    let threads = || fs::read_dir(&tasks).expect("it runs").count();
    // Number of threads before the burst. The server sometimes has one more thread for a periodic
    // task.
    let alone = (0..150).map(|_| {
        sleep(Duration::from_millis(10));
        threads()
    });
    let few = alone.max().expect("it has some");
    let crowd: Vec<_> = (0..40)
        .map(|_| {
            let address = address.clone();
            spawn(move || asked(&address, "GET", "/api/games/stonewalls-sword/paper.svg", ""))
        })
        .collect();
    let mut most = few;
    while crowd.iter().any(|one| !one.is_finished()) {
        most = most.max(threads());
        sleep(Duration::from_millis(5));
    }
    // The threads of the burst continue to exist for a moment.
    most = most.max(threads());
    for one in crowd {
        let answer = one.join().expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    assert!(most > few, "a crowd was served by {most} threads, and {few} were there before");
    let ended = (0..60).any(|_| {
        sleep(Duration::from_millis(50));
        threads() <= few
    });
    assert!(ended, "{} threads are left of {most}", threads());
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

/// After a signal, the server ends cleanly within five seconds, whatever its clients are doing.
#[cfg(unix)]
#[test]
fn a_server_ends_when_the_system_asks_twice() {
    use std::time::{Duration, Instant};
    let place = Place::new();
    let (mut child, address) = served(&place, "serve --port 0 --matches matches.sqlite");
    let heads = format!("POST /api/matches HTTP/1.1\r\nhost: {address}\r\n");
    assert!(asked(&address, "GET", "/", "").starts_with("HTTP/1.1 200"));
    let body = format!("{heads}content-type: application/json\r\ncontent-length: 9\r\n\r\n{{");
    let begun = [&heads, &body].map(|text| {
        let mut stream = std::net::TcpStream::connect(&address).expect("a connection");
        stream.write_all(text.as_bytes()).expect("it is sent");
        stream
    });
    let since = Instant::now();
    for _ in 0..2 {
        let told = std::process::Command::new("kill").arg(child.id().to_string()).status();
        assert!(told.expect("a program").success(), "it is there to be told");
        std::thread::sleep(Duration::from_millis(100));
    }
    let ended = child.wait().expect("it ends");
    assert!(since.elapsed() < Duration::from_secs(5), "{:?}", since.elapsed());
    assert!(ended.success(), "{ended}");
    drop(begun);
    assert!(said(&place, "admin check --matches matches.sqlite").0, "what it kept is whole");
}

/// Starts a server and returns its address.
fn served(place: &Place, command: &str) -> (Child, String) {
    let mut child = place.command(command).spawn().expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its words")).lines();
    let at = lines.next().expect("a line").expect("a text");
    let address = at.rsplit("http://").next().expect("an address").trim_end_matches('/').to_owned();
    // The test must read the output to its end. Otherwise the server could end on a closed pipe.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address)
}

pub(crate) fn asked(address: &str, method: &str, path: &str, body: &str) -> String {
    asked_with(address, method, path, "", body)
}

/// Sends a request and returns the response.
fn asked_with(address: &str, method: &str, path: &str, heads: &str, body: &str) -> String {
    let mut stream = std::net::TcpStream::connect(address).expect("a connection");
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n{heads}content-length: {length}\r\n\r\n{body}"
    )
    .expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}
