//! Durability of answers. No acknowledged answer is lost, whenever the process of the server is
//! killed.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use blind_swords_table::edition_of;
use serde_json::Value;

use super::client::{Client, serve};

/// Returns the number of times that the test kills the server. `KILLS=100` makes a long run.
fn kills() -> u64 {
    std::env::var("KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(8)
}

/// Runs the server, if the environment asks for it. The tests start this function in a new process.
#[test]
fn serves_until_it_is_killed() {
    let Ok(matches) = std::env::var("SERVED_MATCHES") else { return };
    let running = serve(Path::new(&matches), 0, server::Limits::NONE);
    println!("\nat {}", running.address());
    loop {
        thread::park();
    }
}

pub(crate) fn start(matches: &Path) -> (Child, Client) {
    // The shell ignores the signal that the operating system sends for oversized files. A write
    // beyond the limit then fails without ending the process.
    let mut child = Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().expect("this test"))
        .args(["--exact", "killed::serves_until_it_is_killed", "--nocapture"])
        .env("SERVED_MATCHES", matches)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let lines = BufReader::new(child.stdout.take().expect("its words")).lines();
    let mut words = lines.map_while(Result::ok);
    let address = words.find_map(|line| line.strip_prefix("at ").map(str::to_owned));
    // Read all further output. Otherwise the pipe would close, and the server would end.
    thread::spawn(move || words.for_each(drop));
    (child, Client::new(format!("http://{}", address.expect("an address"))))
}

/// Answers until the server is killed. Returns the number of the last answer that the server
/// acknowledged.
fn play(client: &Client, id: &str, mut n: u64) -> u64 {
    for step in 0.. {
        let (status, seen) = client.get(&format!("/api/matches/{id}"));
        if status != 200 {
            break;
        }
        let side = seen["decision"]["side"].as_str().unwrap_or("usa").to_owned();
        let (status, seen) = client.get(&format!("/api/matches/{id}?as={side}"));
        if status != 200 || seen["decision"].is_null() {
            break;
        }
        let (status, done) = client.answer(id, &seen, step);
        if status != 200 {
            break;
        }
        n = done["n"].as_u64().expect("a number");
    }
    n
}

#[test]
fn no_acknowledged_answer_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let matches = folder.path().join("matches.sqlite");
    let (mut child, mut client) = start(&matches);
    let made = client.make("me", "me", 5);
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut acknowledged = 0;
    for kill in 0..kills() {
        client = client.with(&made["key"]);
        let (player, own) = (client.clone(), id.clone());
        let playing = thread::spawn(move || play(&player, &own, acknowledged));
        thread::sleep(Duration::from_millis(40 + kill * 37 % 160));
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        acknowledged = playing.join().expect("no error");
        let base;
        (child, base) = start(&matches);
        client = base.with(&made["key"]);
        let n = client.see(&id)["n"].as_u64().expect("a number");
        assert!(n >= acknowledged, "kill {kill}: {acknowledged} acknowledged, {n} kept");
        acknowledged = n;
    }
    assert!(acknowledged > kills(), "too little was played: {acknowledged}");
    let (status, text) = client.text(&format!("/api/matches/{id}/save"));
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert_eq!(status, 200, "{text}");
    let edition = edition_of(&text, &black_box::TestLibrary).expect("a save of this package");
    let replay = edition.replay(&text, None).expect("every line fits");
    assert_eq!(Value::from(replay.game.answered()), Value::from(acknowledged));
}
