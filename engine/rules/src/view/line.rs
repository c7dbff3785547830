//! The log as a side may read it.

use kernel::{Entry, Side};

use super::{Reader, sees_draws};
use crate::describe::{self, Line};
use crate::event::Event;
use crate::game::{ChitId, Rules};
use crate::profile::HeldChitSecrecy;
use crate::system::{BlindSwords, Step};

/// A fact in words for a reader. A side is not shown bookkeeping, nor what lies covered.
pub fn line(rules: &Rules, entry: &Entry<BlindSwords>, reader: impl Into<Reader>) -> Option<Line> {
    let event = &entry.event;
    let reader = match reader.into() {
        Reader::Referee => return Some(describe::event(rules, event)),
        Reader::Everybody => None,
        Reader::Side(side) => Some(side),
    };
    if is_bookkeeping(event) {
        return None;
    }
    let covered = covered(rules, event, turn(&entry.path), reader);
    Some(match covered {
        Some(text) => Line::covered(event.name(), text),
        None => describe::event(rules, event),
    })
}

/// What a side hears of a fact that is covered for it; `None` if it sees it all.
fn covered(rules: &Rules, event: &Event, turn: Option<u8>, reader: Option<Side>) -> Option<String> {
    let name = |side: Side| &rules.game.side_names[side];
    match *event {
        Event::KeyChitChosen { side, .. } if Some(side) != reader => {
            Some(format!("{} has chosen its key chit", name(side)))
        }
        Event::ChitHeld { side, chit } if Some(side) != reader && is_event(rules, chit) => {
            let open = rules.profile.held_chit_secrecy == HeldChitSecrecy::Open;
            (!open).then(|| format!("{} holds the chit", name(side)))
        }
        Event::ChitSpent { side, track, .. } if Some(side) != reader => {
            let track = &rules.scenario().tracks[track.index()].name;
            Some(format!("{} spends the chit on {track}", name(side)))
        }
        Event::ChitDrawn { chit } if is_event(rules, chit) => {
            let owner = rules.game.chits[chit.index()].side?;
            let pulls = |side| turn.is_some_and(|turn| sees_draws(rules, turn, side));
            let sees = Some(owner) == reader || reader.is_some_and(pulls);
            (!sees).then(|| format!("An event chit is drawn: {}", name(owner)))
        }
        _ => None,
    }
}

fn is_event(rules: &Rules, chit: ChitId) -> bool {
    rules.game.chits[chit.index()].event().is_some()
}

/// Facts that keep the engine's books and tell people nothing.
const fn is_bookkeeping(event: &Event) -> bool {
    matches!(
        event,
        Event::Acted { .. }
            | Event::ActionReturned { .. }
            | Event::VarSet { .. }
            | Event::UnitSet { .. }
            | Event::EventAttackSet { .. }
    )
}

fn turn(path: &[Step]) -> Option<u8> {
    path.iter().find_map(|step| match step {
        Step::Turn(turn) => Some(*turn),
        _ => None,
    })
}
