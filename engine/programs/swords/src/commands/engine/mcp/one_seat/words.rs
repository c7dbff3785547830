//! Replies in words. Clients pay for each token of a reply, and words take about half as many as
//! the same data in JSON.

use std::collections::BTreeSet;

use kernel::Reached;
use session::api::{Pending, Response};
use session::{Candidate, Decision, DecisionOption, Hint, TextView, Verdict, Waiting};

/// Extent of the notes in a decision.
#[derive(Debug)]
pub(super) enum Notes<'a> {
    /// All notes.
    All,
    /// Notes that the seat has not read yet. They are added to the set.
    New(&'a mut BTreeSet<String>),
}

/// Returns a response in words.
pub(super) fn of(response: &Response) -> String {
    match response {
        Response::Decision(pending) => decision(pending, &mut Notes::All),
        Response::Verdict(id, Verdict::Legal) => format!("{id}: legal"),
        Response::Verdict(_, Verdict::Illegal(reason)) => reason.to_string(),
        Response::Candidates(all) => lines(all.iter().map(candidate)),
        Response::Odds(all) => lines(all.iter().map(|option| {
            let forecasts = option.odds.iter().map(|forecast| forecast.words.join("; "));
            format!("{}: {}", option.id, forecasts.collect::<Vec<_>>().join(" | "))
        })),
        Response::Reach(reach) => lines(reach.iter().flatten().map(reached)),
        Response::Hint(hint) => hint.as_ref().map(advice).unwrap_or_default(),
        Response::Log { lines: told, next, .. } => {
            format!("{}\nnext: {next}", lines(told.iter().map(|(_, line)| line.text.clone())))
        }
        other => other.json().to_string(),
    }
}

/// Returns a position in words.
pub(super) fn position(view: &TextView) -> String {
    let head = [&view.title, &view.score].into_iter().cloned();
    let state = view.state.iter().filter(|line| !line.is_empty()).cloned();
    lines(head.chain(state).chain(view.stacks.iter().map(|stack| stack.words.clone())))
}

/// Returns a decision in words, one line for each option.
pub(super) fn decision(pending: &Pending, notes: &mut Notes<'_>) -> String {
    match pending {
        Pending::Waiting(Waiting::Own(decision)) => own(decision, notes),
        Pending::Waiting(Waiting::Other { waiting }) => format!("{} decides", waiting.id()),
        Pending::Waiting(Waiting::Chance { waiting }) => format!("a {waiting} is pending"),
        Pending::Over { outcome, .. } => {
            format!("The game is over: {}", outcome.as_deref().unwrap_or("no result"))
        }
    }
}

fn own(decision: &Decision, notes: &mut Notes<'_>) -> String {
    let prompt = format!("{} ({})", decision.prompt, decision.rule);
    let options = decision.options.iter().map(|option| self::option(option, notes));
    lines(std::iter::once(prompt).chain(options))
}

/// Returns an option as `id: label (note)`. A label loses the part that only repeats the id.
fn option(option: &DecisionOption, notes: &mut Notes<'_>) -> String {
    let DecisionOption { id, label, note, caution } = option;
    let first = label.split(", ").next().unwrap_or_default();
    let repeats = first == id || kernel::words::id(first) == *id;
    let rest = if repeats { label[first.len()..].trim_start_matches(", ") } else { label };
    let mut text = if rest.is_empty() { id.clone() } else { format!("{id}: {rest}") };
    for note in note.iter().chain(caution) {
        let is_new = match notes {
            Notes::All => true,
            Notes::New(told) => told.insert(format!("{id} {note}")),
        };
        if is_new {
            text.push_str(&format!(" ({note})"));
        }
    }
    text
}

fn candidate(candidate: &Candidate) -> String {
    match &candidate.verdict {
        Verdict::Legal => format!("{}: legal", candidate.id),
        Verdict::Illegal(reason) => reason.to_string(),
    }
}

fn reached(reached: &Reached) -> String {
    let Reached { hex, cost, from, stop } = reached;
    let stop = if *stop { "" } else { ", no stop" };
    format!("{hex}: {cost} MP from {from}{stop}")
}

fn advice(hint: &Hint) -> String {
    let because = hint.because.iter().map(|reason| format!("- {} ({})", reason.what, reason.rule));
    let instead = hint.instead.iter().map(|next| format!("next best: {}", next.id));
    lines(std::iter::once(format!("{}: {}", hint.id, hint.label)).chain(because).chain(instead))
}

pub(super) fn lines(all: impl IntoIterator<Item = String>) -> String {
    all.into_iter().collect::<Vec<_>>().join("\n")
}
