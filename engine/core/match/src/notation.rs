//! Record of a game in a notation for people: a line for each play, with its result.
//!
//! A line has the number of its first answer, the side that acts, its answers and what came of
//! them: `24. CSA carpenter fire 2304 {11} : Carpenter fires at 2304: no effect`. Answers of the
//! other side are in parentheses, dice in braces, draws in angle brackets.

use std::fmt::Write;

use kernel::{Emphasis, Reader, Side, Trace};
use serde_json::json;

use crate::answer::Record;
use crate::matches::{AnyMatch, FactSeen};

/// Returns the record of a match, with both sides' secrets.
pub fn written(game: &dyn AnyMatch) -> String {
    let mut text = head(game);
    let (records, plays) = (game.records(), game.status().plays);
    let (mut given, mut logged) = (0, 0);
    let ends = plays.iter().map(|play| (play.given, play.logged));
    for (answers, facts) in ends.chain([(records.len(), game.facts())]) {
        let seen = game.facts_since(logged..facts, Reader::Referee);
        for heading in seen.iter().filter_map(heading) {
            let _ = write!(text, "\n{heading}\n");
        }
        text.push_str(&line(&records[given..answers], &seen));
        (given, logged) = (answers, facts);
    }
    if let Some(outcome) = game.outcome() {
        let _ = write!(text, "\n{outcome}\n");
    }
    text
}

/// Returns the lines that name the game, its options and its players.
fn head(game: &dyn AnyMatch) -> String {
    let (setup, status) = (game.setup(), game.status());
    let mut text = format!("[{} {}]\n", setup.package, setup.scenario);
    if !setup.options.is_empty() {
        let options: Vec<_> =
            setup.options.iter().map(|(name, value)| format!("{name}={}", json!(value))).collect();
        let _ = writeln!(text, "[{}]", options.join(" "));
    }
    for side in Side::BOTH {
        let (name, who) = (&status.side_names[side], setup.seats[side].id());
        let _ = writeln!(text, "[{} {name}: {who}]", code(side));
    }
    text
}

/// Returns the line of a play. Empty if the play has no decision and no event.
fn line(records: &[Record], seen: &[FactSeen]) -> String {
    let Some(first) = records.first() else { return String::new() };
    let acts = records.iter().filter(|record| !record.is_chance()).find_map(|record| record.side);
    let results: Vec<_> = seen.iter().filter_map(result).collect();
    if acts.is_none() && results.is_empty() {
        return String::new();
    }
    let mut text = format!("{}.", first.n);
    if let Some(acts) = acts {
        let _ = write!(text, " {}", code(acts));
    }
    for run in records.chunk_by(|one, next| of_other(one, acts) == of_other(next, acts)) {
        let words: Vec<_> = run.iter().map(word).collect();
        match of_other(&run[0], acts) {
            Some(other) => write!(text, " ({} {})", code(other), words.join(" ")),
            None => write!(text, " {}", words.join(" ")),
        }
        .expect("a text takes everything");
    }
    if !results.is_empty() {
        let _ = write!(text, " : {}", results.join("; "));
    }
    text.push('\n');
    text
}

/// Returns the side of an answer if it is not the side that acts. `None` for dice and draws.
fn of_other(record: &Record, acts: Option<Side>) -> Option<Side> {
    record.side.filter(|side| !record.is_chance() && Some(*side) != acts)
}

fn word(record: &Record) -> String {
    match &record.answer {
        Some(drawn) if record.is_chance() => format!("<{drawn}>"),
        Some(answer) => answer.clone(),
        None => format!("{{{}}}", record.id()),
    }
}

fn heading(fact: &FactSeen) -> Option<&str> {
    let line = fact.line.as_ref()?;
    (line.emphasis == Emphasis::Turn).then_some(&*line.text)
}

/// Returns what a fact did to units or ground. `None` for movement and for other facts, which the
/// answers tell.
fn result(fact: &FactSeen) -> Option<&str> {
    let line = fact.line.as_ref()?;
    let is_blow = line.emphasis == Emphasis::Blow;
    let is_change =
        matches!(fact.trace, Some(Trace::Blow { .. } | Trace::Change { .. } | Trace::Loss { .. }));
    (is_blow || is_change).then_some(&*line.text)
}

/// Returns the short name of a side, the same in every language.
const fn code(side: Side) -> &'static str {
    match side {
        Side::Usa => "USA",
        Side::Csa => "CSA",
    }
}
