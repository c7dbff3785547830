//! An interrupted simulation reports the games finished so far.
#![cfg(target_os = "linux")]

use std::fs;
use std::process::{Child, Command, Output};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use testing::patience;

use super::program::Place;

/// Whether a process catches SIGINT, which is the second bit of its signal mask.
fn listens(id: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask & 2 != 0)
}

/// Returns the CPU time of a process in hundredths of a second.
fn worked(id: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let fields = stat.rsplit_once(')').map(|(_, rest)| rest).unwrap_or_default();
    fields.split_whitespace().nth(11).and_then(|ticks| ticks.parse().ok()).unwrap_or(0)
}

fn interrupted(mut command: Command) -> Output {
    let mut child: Child = command.spawn().expect("the program starts");
    drop(child.stdin.take());
    let begun = Instant::now();
    while !listens(child.id()) {
        assert!(begun.elapsed() < patience() && child.try_wait().expect("a child").is_none());
        thread::sleep(Duration::from_millis(5));
    }
    while worked(child.id()) < 20 {
        assert!(begun.elapsed() < patience() && child.try_wait().expect("a child").is_none());
        thread::sleep(Duration::from_millis(5));
    }
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("kill runs").success());
    child.wait_with_output().expect("it ends")
}

fn first_line(output: &Output) -> Value {
    let text = String::from_utf8_lossy(&output.stdout);
    serde_json::from_str(text.lines().next().expect("a line")).expect("JSON")
}

/// The report of an interrupted simulation equals the report of an uninterrupted simulation of the
/// completed games.
#[test]
fn a_simulation_tells_what_it_has_done() {
    let place = Place::empty();
    let simulate =
        "run simulate stonewalls-sword --scenario valley-vengeance --format json --games";
    let output = interrupted(place.command(&format!("{simulate} 1000000")));
    assert_eq!(output.status.code(), Some(130));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("interrupted after") && error.contains("of 1000000 games"), "{error}");
    let part = first_line(&output);
    let games = part["games"].as_u64().expect("a number");
    assert!(games < 1_000_000);
    if games > 0 {
        let same = first_line(&place.run(&format!("{simulate} {games}"), ""));
        for what in ["games", "decisions", "turns", "levels", "longest"] {
            assert_eq!(part[what], same[what], "{what}");
        }
    }
}

#[test]
fn a_ladder_and_an_exercise_tell_what_they_have_done() {
    let place = Place::empty();
    for command in [
        "run ladder kernstown-1862 --a attack --b hold --pairs 1000000 --format json",
        "run exercise kernstown-1862 --scenario the-stone-wall --every 100000 --games 1000000 --format json",
    ] {
        let output = interrupted(place.command(command));
        assert_eq!(output.status.code(), Some(130), "{command}");
        let told = first_line(&output);
        assert!(told["games"].as_u64().expect("a number") < 1_000_000, "{told}");
    }
}

#[test]
fn a_search_tells_what_it_has_found() {
    let place = Place::empty();
    let command =
        "run exploit kernstown-1862 --scenario the-stone-wall --games 1000000 --format json";
    let output = interrupted(place.command(command));
    assert_eq!(output.status.code(), Some(130), "{command}");
    let told = first_line(&output);
    let searches = told.as_array().expect("searches");
    assert_eq!(searches.len(), 1, "the other side was not searched: {told}");
    assert!(searches[0]["games"].as_u64().expect("a number") < 1_000_000, "{told}");
}
