//! Facts of chits, generals and tracks.

use crate::describe::name::{brigade, chit, count, side};
use crate::event::ChitEvent;
use crate::rules::Rules;

/// The words of a fact.
pub(super) fn words(rules: &Rules, event: ChitEvent<'_>) -> String {
    let game = &rules.game;
    match event {
        ChitEvent::KeyChitChosen { side: who, chit: key } => {
            format!("{} key chit: {}", side(game, *who), chit(game, *key))
        }
        ChitEvent::EventChitsMixed { side: who, count: number } => {
            let chits = count(*number, "event chit goes", "event chits go");
            format!("{chits} into the cup face down for the {} side", side(game, *who))
        }
        ChitEvent::ChitToCup { chit: which } => format!("{} goes into the cup", chit(game, *which)),
        ChitEvent::ChitEntered { chit: which } => format!("{} enters the game", chit(game, *which)),
        ChitEvent::ChitDrawn { chit: which } => format!("{} is drawn", chit(game, *which)),
        ChitEvent::ChitHeld { side: who, chit: which } => {
            format!("{} holds {}", side(game, *who), chit(game, *which))
        }
        ChitEvent::ChitPlayed { side: who, chit: which, on } => {
            let on = on.map_or_else(String::new, |on| format!(" on {}", brigade(game, on)));
            format!("{} plays {}{on}", side(game, *who), chit(game, *which))
        }
        ChitEvent::ChitDiscarded { chit: which } => format!("{} is discarded", chit(game, *which)),
        ChitEvent::ChitSpent { side: who, chit: which, track } => {
            let track = &rules.scenario().tracks[track.index()].name;
            format!("{} spends {} on {track}", side(game, *who), chit(game, *which))
        }
        ChitEvent::CommandEventPlayed { side: who, chit: which } => {
            let event = game.command_events[*who].as_ref();
            let name = event.map_or("its back", |event| event.name.as_str());
            format!("{} uses {} as {name}", side(game, *who), chit(game, *which))
        }
        ChitEvent::ChitsGathered {} => "The turn's chits are collected".to_owned(),
        ChitEvent::FortunesSet { pending: true } => "The next chit will be negated".to_owned(),
        ChitEvent::FortunesSet { pending: false } => "Chits take effect again".to_owned(),
        ChitEvent::ChitNegated { chit: which } => format!("{} has no effect", chit(game, *which)),
        ChitEvent::LeaderChanged { chit: which, casualty: true } => {
            format!("{} is a casualty", chit(game, *which))
        }
        ChitEvent::LeaderChanged { chit: which, casualty: false } => {
            format!("{} is back in command", chit(game, *which))
        }
        ChitEvent::TrackSet { track, reached } => {
            let track = &rules.scenario().tracks[track.index()];
            let name = usize::from(*reached).checked_sub(1).and_then(|at| track.boxes.get(at));
            let name = name.map_or_else(|| format!("box {reached}"), Clone::clone);
            format!("{}: {name}", track.name)
        }
    }
}
