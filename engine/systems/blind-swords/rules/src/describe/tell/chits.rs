//! Log text for events about chits, generals and tracks.

use kernel::say;

use crate::describe::name::{brigade, chit, side};
use crate::event::ChitEvent;
use crate::game::{BrigadeId, ChitId, Game, TrackId};
use crate::rules::Rules;

/// Returns the log text of an event about chits, generals or tracks.
pub(super) fn words(rules: &Rules, event: ChitEvent<'_>) -> String {
    let game = &rules.game;
    let name = |which: &ChitId| chit(game, *which);
    match event {
        ChitEvent::KeyChitChosen { side: who, chit: key } => {
            say!("log-key-chit-chosen", side = side(game, *who), chit = name(key))
        }
        ChitEvent::EventChitsMixed { side: who, count } => {
            say!("log-event-chits-mixed", side = side(game, *who), count = *count)
        }
        ChitEvent::ChitToCup { chit } => say!("log-chit-to-cup", chit = name(chit)),
        ChitEvent::ChitEntered { chit } => say!("log-chit-entered", chit = name(chit)),
        ChitEvent::ChitDrawn { chit } => say!("log-chit-drawn", chit = name(chit)),
        ChitEvent::ChitHeld { side: who, chit } => {
            say!("log-chit-held", side = side(game, *who), chit = name(chit))
        }
        ChitEvent::ChitPlayed { side: who, chit, on } => {
            played(game, side(game, *who), name(chit), *on)
        }
        ChitEvent::ChitDiscarded { chit } => say!("log-chit-discarded", chit = name(chit)),
        ChitEvent::ChitSpent { side: who, chit, track } => {
            let track = &rules.scenario().tracks[track.index()].name;
            say!("log-chit-spent", side = side(game, *who), chit = name(chit), track)
        }
        ChitEvent::CommandEventPlayed { side: who, chit } => {
            let (side, chit) = (side(game, *who), name(chit));
            match game.command_events[*who].as_ref() {
                Some(event) => say!("log-command-event-played", side, chit, event = &event.name),
                None => say!("log-back-played", side, chit),
            }
        }
        ChitEvent::ChitsGathered {} => say!("log-chits-gathered"),
        ChitEvent::FortunesSet { pending: true } => say!("log-fortunes-pending"),
        ChitEvent::FortunesSet { pending: false } => say!("log-fortunes-over"),
        ChitEvent::ChitNegated { chit } => say!("log-chit-negated", chit = name(chit)),
        ChitEvent::LeaderChanged { chit, casualty: true } => {
            say!("log-leader-casualty", chit = name(chit))
        }
        ChitEvent::LeaderChanged { chit, casualty: false } => {
            say!("log-leader-returned", chit = name(chit))
        }
        ChitEvent::TrackSet { track, reached } => track_set(rules, *track, *reached),
    }
}

fn played(game: &Game, side: &str, chit: &str, on: Option<BrigadeId>) -> String {
    match on {
        Some(on) => say!("log-chit-played-on", side, chit, brigade = brigade(game, on)),
        None => say!("log-chit-played", side, chit),
    }
}

fn track_set(rules: &Rules, track: TrackId, reached: u8) -> String {
    let track = &rules.scenario().tracks[track.index()];
    let name = usize::from(reached).checked_sub(1).and_then(|at| track.boxes.get(at));
    match name {
        Some(name) => say!("log-track-set", track = &track.name, name),
        None => say!("log-track-box", track = &track.name, number = reached),
    }
}
