//! Client programs: the two bots in `clients`, and a client that breaks every rule of the protocol.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command};

use serde_json::{Value, json};

use super::program::{Place, repository};

fn client(name: &str) -> PathBuf {
    repository().join("clients").join(name).canonicalize().expect("it is there")
}

/// Whether an interpreter is installed. If not, prints a notice, or panics if `NEED_CLIENTS` is
/// set.
fn speaks(interpreter: &str) -> bool {
    let is_here =
        Command::new(interpreter).arg("--version").output().is_ok_and(|run| run.status.success());
    assert!(
        is_here || std::env::var_os("NEED_CLIENTS").is_none(),
        "{interpreter} is needed and not here"
    );
    if !is_here {
        eprintln!("{} IS NOT INSTALLED: ITS BOT WAS NOT TRIED", interpreter.to_uppercase());
    }
    is_here
}

/// Starts the program on a free port and returns the process and the port.
fn listening(place: &Place, arguments: &str) -> (Child, u16) {
    let mut child = place
        .command(&format!("engine --listen 127.0.0.1:0 {arguments}"))
        .spawn()
        .expect("it starts");
    let mut line = String::new();
    let out = child.stdout.as_mut().expect("a pipe");
    BufReader::new(out).read_line(&mut line).expect("a line");
    let told: Value = serde_json::from_str(&line).expect("JSON");
    let address = told["listening"].as_str().expect("an address");
    let port = address.rsplit(':').next().and_then(|port| port.parse().ok());
    (child, port.expect("a port"))
}

/// Connection of a test client to the program.
struct Line {
    stream: BufReader<TcpStream>,
}

impl Line {
    fn to(port: u16) -> Self {
        let stream = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
        Self { stream: BufReader::new(stream) }
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.stream.get_mut(), "{request}").expect("it reads");
        let mut line = String::new();
        self.stream.read_line(&mut line).expect("it answers");
        serde_json::from_str(&line).expect("JSON")
    }
}

#[test]
fn the_bots_are_of_fifty_lines() {
    for name in ["bot.py", "bot.mjs"] {
        let lines = fs::read_to_string(client(name)).expect("a text").lines().count();
        assert!(lines <= 50, "{name} has {lines} lines");
    }
}

#[test]
fn the_bot_in_python_plays_over_standard_input_to_the_end() {
    if !speaks("python3") {
        return;
    }
    let place = Place::empty();
    let mut bot = Command::new("python3");
    bot.arg(client("bot.py")).args(["usa", "kernstown-1862", "7"]);
    bot.arg(env!("CARGO_BIN_EXE_swords")).args(["engine", "--conform", "usa"]);
    bot.current_dir(place.path("")).env_remove("SWORDS_GAMES");
    let run = bot.output().expect("it runs");
    let told = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && told.contains("The program conforms"), "{told}");
}

#[test]
fn the_bot_in_javascript_plays_at_a_socket_to_the_end() {
    if !speaks("node") {
        return;
    }
    let place = Place::empty();
    let (engine, port) = listening(&place, "--conform csa");
    let mut bot = Command::new("node");
    bot.arg(client("bot.mjs")).args(["csa", "kernstown-1862", "7", &port.to_string()]);
    let run = bot.output().expect("it runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let examined = engine.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&examined.stderr);
    assert!(examined.status.success() && told.contains("The program conforms"), "{told}");
}

#[test]
fn a_program_that_does_not_conform_is_told_everything() {
    let place = Place::empty();
    let wrong = r#"{"do":"new","game":"kernstown-1862","usa":"random","seed":1}
{"do":"state"}
{"do":"decision","side":"csa"}
{"do":"choose","side":"usa","id":"nonsense"}
{"do":"save"}
not JSON
"#;
    let told = place.seen("engine --conform usa", wrong);
    let told = told.split_once("does not conform:").expect("it does not").1;
    for fault in [
        "request 1: a bot has the seat of usa",
        "request 1: the other side has no player",
        "request 2: `state` without \"side\": \"usa\"",
        "request 3: `decision` without \"side\": \"usa\"",
        "request 4: the program chose `nonsense`",
        "request 4: refused:",
        "request 5: `save` is for the referee only",
        "request 6: refused: expected one JSON object",
        "the match was not finished",
        "without {\"do\": \"quit\"}",
        "[exit 1]",
    ] {
        assert!(told.contains(fault), "`{fault}` is not in {told}");
    }
    let told = place.seen("engine --conform usa", "");
    assert!(told.contains("no match was started"), "{told}");
}

/// Each connection has its own match. A client that disconnects or sends garbage does not affect
/// the others.
#[test]
fn connections_have_sessions_of_their_own() {
    let place = Place::empty();
    let (mut engine, port) = listening(&place, "");
    let (mut one, mut other) = (Line::to(port), Line::to(port));
    let new = |seed: u32| json!({ "do": "new", "game": "kernstown-1862", "seed": seed });
    let first = one.ask(&new(1));
    assert_eq!(first["n"], other.ask(&new(2))["n"]);
    let rubbish = Line::to(port).ask(&json!(["no", "request"]));
    assert!(rubbish["error"]["message"].is_string());
    let id = first["options"][0]["id"].as_str().expect("an option");
    assert_ne!(one.ask(&json!({ "do": "choose", "id": id }))["n"], first["n"]);
    assert_eq!(other.ask(&json!({ "do": "decision" }))["n"], first["n"]);
    assert_eq!(one.ask(&json!({ "do": "quit" })), json!({ "quit": true }));
    let told = other.ask(&json!({ "do": "state", "side": "usa" }));
    assert!(told["error"].is_null(), "{told}");
    engine.kill().expect("it runs");
    engine.wait().expect("it has ended");
}

/// Silent connections are limited to the number that the program states. The program refuses the
/// next connection and gives the reason.
#[test]
fn connections_have_an_end() {
    let place = Place::empty();
    let (mut engine, port) = listening(&place, "");
    let all: Vec<Line> = (0..64).map(|_| Line::to(port)).collect();
    let mut refused = String::new();
    let mut next = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    next.read_to_string(&mut refused).expect("a line");
    assert!(refused.contains("\"busy\""), "{refused}");
    drop(all);
    engine.kill().expect("it runs");
    engine.wait().expect("it has ended");
}

#[test]
fn nobody_else_is_listened_to() {
    let place = Place::empty();
    for address in ["0.0.0.0:0", "[::]:0", "192.0.2.1:1863"] {
        let told = place.seen(&format!("engine --listen {address}"), "");
        assert!(told.contains("no keys") && told.contains("[exit 2]"), "{told}");
    }
}

/// A browser page may send an HTTP POST to a local address, but the program does not execute it.
#[test]
fn a_page_is_not_listened_to() {
    let place = Place::empty();
    let (mut engine, port) = listening(&place, "");
    let mut page = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    page.write_all(b"POST / HTTP/1.1\r\nHost: x\r\n\r\n{\"do\":\"games\"}\n").expect("it is sent");
    let mut told = Vec::new();
    // The program may close the connection during the upload.
    let _ = page.read_to_end(&mut told);
    assert!(told.is_empty(), "{}", String::from_utf8_lossy(&told));
    let _ = engine.kill();
    let _ = engine.wait();
}
