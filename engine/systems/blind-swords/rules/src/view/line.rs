//! The log as seen by a side.

use kernel::{Entry, Line, Reader, Side, say};

use super::disclosure::{Disclosure, disclosure, turn};
use super::drawn::sees_draws;
use crate::check::chits::held_are_hidden;
use crate::describe;
use crate::game::ChitId;
use crate::rules::Rules;
use crate::system::BlindSwords;

/// Returns the log line of an event for a viewer, without data hidden from that viewer. `None` if
/// the viewer does not see the event.
pub fn line(rules: &Rules, entry: &Entry<BlindSwords>, reader: impl Into<Reader>) -> Option<Line> {
    let event = &entry.event;
    let reader = match reader.into() {
        Reader::Referee => return Some(describe::event(rules, event)),
        Reader::Everybody => None,
        Reader::Side(side) => Some(side),
    };
    let covered = match disclosure(event) {
        Disclosure::Bookkeeping => return None,
        shown => covered(rules, shown, turn(&entry.path), reader),
    };
    Some(match covered {
        Some(text) => Line::covered(event.name(), text),
        None => describe::event(rules, event),
    })
}

/// Returns the log line for a side that may not see the whole event. `None` if the side may see all
/// of it.
fn covered(
    rules: &Rules,
    disclosure: Disclosure,
    turn: Option<u8>,
    reader: Option<Side>,
) -> Option<String> {
    let name = |side: Side| &rules.game.side_names[side];
    match disclosure {
        Disclosure::KeyChit(side) => {
            (Some(side) != reader).then(|| say!("covered-key-chit", side = name(side)))
        }
        Disclosure::Held(side, chit) => {
            let hidden =
                Some(side) != reader && is_event(rules, chit) && held_are_hidden(&rules.profile);
            hidden.then(|| say!("covered-held", side = name(side)))
        }
        Disclosure::Spent(side, track) => (Some(side) != reader).then(|| {
            let track = &rules.scenario().tracks[track.index()].name;
            say!("covered-spent", side = name(side), track)
        }),
        Disclosure::Drawn(chit) => {
            let owner = rules.game.chits[chit.index()].side.filter(|_| is_event(rules, chit))?;
            let pulls = |side| turn.is_some_and(|turn| sees_draws(rules, turn, side));
            let sees = Some(owner) == reader || reader.is_some_and(pulls);
            (!sees).then(|| say!("covered-drawn", side = name(owner)))
        }
        Disclosure::Open | Disclosure::Bookkeeping | Disclosure::LaidOpen(_) => None,
    }
}

fn is_event(rules: &Rules, chit: ChitId) -> bool {
    rules.game.chits[chit.index()].event().is_some()
}
