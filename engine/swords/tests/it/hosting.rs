//! Looking after matches from the command line.

use std::fs;
use std::io::{BufRead, BufReader};

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
    let (done, words) = said(&place, "check match.jsonl");
    assert!(done && words.contains("all dice are those of the seed"), "{words}");
    let text = fs::read_to_string(place.path("match.jsonl")).expect("a save");
    let second = text.lines().nth(1).expect("an answer");
    let damaged = text.replacen(second, &second.replace("\"n\":1", "\"n\": 1"), 1);
    place.write("match.jsonl", damaged);
    let (done, words) = said(&place, "check match.jsonl");
    assert!(!done && words.contains("line 2") && words.contains("its seal"), "{words}");
    let (done, words) = said(&place, "check nowhere.jsonl");
    assert!(!done && words.contains("nowhere.jsonl"), "{words}");
}

/// Matches of a server that was killed: listed, checked, copied, closed, removed.
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
    assert!(done && words.contains(id) && words.contains("goes on"), "{words}");
    let (done, words) = said(&place, "check saves/matches.sqlite");
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
    assert!(!done && words.contains("there is no match"), "{words}");
    assert!(said(&place, &format!("admin restore copy.sqlite {of}")).0);
    assert!(said(&place, &format!("admin list {of}")).1.contains(id));
}
