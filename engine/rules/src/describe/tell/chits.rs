//! Facts of chits, generals and tracks.

use super::combat::against;
use crate::describe::line::Detail;
use crate::describe::name::{brigade, chit, count, side};
use crate::describe::question::fog;
use crate::event::Event;
use crate::game::Rules;

/// The words and the details of a fact.
pub(super) fn tell(rules: &Rules, event: &Event) -> (String, Vec<Detail>) {
    let game = &rules.game;
    match event {
        Event::CommandRolled { chit: of, die, rating } => {
            let text = format!("Command roll for {}: {die} against {rating}", chit(game, *of));
            let full = die.pips() <= *rating;
            let result = if full { "Full Activation" } else { "Limited Activation" };
            (text, against(die.pips(), *rating, result))
        }
        Event::FogRolled { die, effect, .. } => {
            let details = vec![
                Detail::new("table", "Fog of War"),
                Detail::new("die", die.to_string()),
                Detail::new("result", fog(game, *effect)),
            ];
            (format!("Fog of War, {die}: {}", fog(game, *effect)), details)
        }
        Event::CasualtyRolled { side: of, die, leader } => {
            let text = match leader {
                Some(hit) => format!("{} is hit", chit(game, *hit)),
                None => format!("A near miss: no {} general is hit", side(game, *of)),
            };
            let result = leader.map_or("near miss", |hit| chit(game, hit));
            let details = vec![
                Detail::new("table", format!("General Casualty, {}", side(game, *of))),
                Detail::new("die", die.to_string()),
                Detail::new("result", result),
            ];
            (text, details)
        }
        Event::TableRolled { side: who, what, dice } => {
            let text = format!("{} rolls for {what}: {dice}", side(game, *who));
            (text, vec![Detail::new("dice", dice.to_string())])
        }
        _ => (words(rules, event), Vec::new()),
    }
}

/// The words of a fact without details.
fn words(rules: &Rules, event: &Event) -> String {
    let game = &rules.game;
    match event {
        Event::KeyChitChosen { side: who, chit: key } => {
            format!("{} key chit: {}", side(game, *who), chit(game, *key))
        }
        Event::EventChitsMixed { side: who, count: number } => {
            let chits = count(*number, "event chit goes", "event chits go");
            format!("{chits} into the cup unseen for the {} side", side(game, *who))
        }
        Event::ChitToCup { chit: which } => format!("{} goes into the cup", chit(game, *which)),
        Event::ChitEntered { chit: which } => format!("{} enters the game", chit(game, *which)),
        Event::ChitDrawn { chit: which } => format!("{} is drawn", chit(game, *which)),
        Event::ChitHeld { side: who, chit: which } => {
            format!("{} holds {}", side(game, *who), chit(game, *which))
        }
        Event::ChitPlayed { side: who, chit: which, on } => {
            let on = on.map_or_else(String::new, |on| format!(" on {}", brigade(game, on)));
            format!("{} plays {}{on}", side(game, *who), chit(game, *which))
        }
        Event::ChitDiscarded { chit: which } => format!("{} is discarded", chit(game, *which)),
        Event::ChitSpent { side: who, chit: which, track } => {
            let track = &rules.scenario().tracks[track.index()].name;
            format!("{} spends {} on {track}", side(game, *who), chit(game, *which))
        }
        Event::CommandEventPlayed { side: who, chit: which } => {
            let event = game.command_events[*who].as_ref();
            let name = event.map_or("its back", |event| event.name.as_str());
            format!("{} uses {} as {name}", side(game, *who), chit(game, *which))
        }
        Event::ChitsGathered {} => "All chits of the turn are gathered".to_owned(),
        Event::FortunesSet { pending: true } => "The next chit will be negated".to_owned(),
        Event::FortunesSet { pending: false } => "Chits count again".to_owned(),
        Event::ChitNegated { chit: which } => format!("{} has no effect", chit(game, *which)),
        Event::LeaderChanged { chit: which, casualty: true } => {
            format!("{} is a casualty", chit(game, *which))
        }
        Event::LeaderChanged { chit: which, casualty: false } => {
            format!("{} is back in command", chit(game, *which))
        }
        Event::TrackSet { track, reached } => {
            let track = &rules.scenario().tracks[track.index()];
            let name = usize::from(*reached).checked_sub(1).and_then(|at| track.boxes.get(at));
            let name = name.map_or_else(|| format!("box {reached}"), Clone::clone);
            format!("{}: {name}", track.name)
        }
        _ => super::sequence::words(rules, event),
    }
}
