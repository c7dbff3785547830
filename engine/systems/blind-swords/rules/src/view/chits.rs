//! Chits as known to a side.

use std::collections::BTreeMap;

use kernel::{PerSide, Side};
use serde::Serialize;

use super::sees_draws;
use crate::board::{ChitCopy, ChitPlace};
use crate::check::chits::held_are_hidden;
use crate::game::ChitId;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Chits as known to one side, or to spectators.
#[derive(Clone, Debug, Serialize)]
pub struct ChitsSeen<'a> {
    /// Content of the cup as known to the side.
    pub cup: Cup<'a>,
    /// Key chit of this side, while it is in the cup.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub key: Vec<&'a str>,
    /// Chits that each side holds, visible or face down.
    pub held: PerSide<Hand<'a>>,
    /// Chits that each side has spent on tracks this turn.
    pub spent: PerSide<Hand<'a>>,
    /// Chit that is drawn and not yet resolved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Hand<'a>>,
    /// Chits discarded for the turn.
    pub discarded: Vec<&'a str>,
    /// Event chits of each side that this side has not seen this turn. They may be in the cup,
    /// excluded from it, or face down.
    pub unseen: PerSide<Vec<&'a str>>,
}

/// The cup as known to a side. SEQ-03.
#[derive(Clone, Debug, Serialize)]
pub struct Cup<'a> {
    /// Number of chits in the cup, known and unknown.
    pub size: usize,
    /// Chits that this side knows to be in the cup.
    pub known: Vec<&'a str>,
    /// Number of each side's event chits in the cup that this side does not know.
    pub unknown: PerSide<u8>,
}

/// Held or spent chits of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Hand<'a> {
    /// Chits that are face up, or that belong to the viewer.
    Open(Vec<&'a str>),
    /// Chits that are face down. Only their number is known.
    Covered {
        /// Number of chits, including those in `seen`.
        count: usize,
        /// Chits that both sides saw when they were drawn: all except events.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        seen: Vec<&'a str>,
    },
}

/// All chits with their places, hidden ones included.
#[derive(Clone, Debug, Serialize)]
pub struct AllChits<'a> {
    /// Number of chits in the cup.
    pub cup_size: usize,
    /// Number of event chits in the cup that come from each side's pool.
    pub unknown: PerSide<u8>,
    /// Ids of the chits in each place, by the name of the place.
    pub places: BTreeMap<&'static str, Vec<&'a str>>,
}

/// Returns the chits as a side knows them. For `None`, returns what both sides know.
pub fn chits_seen(position: Position<'_>, side: Option<Side>) -> ChitsSeen<'_> {
    let at = |wanted: ChitPlace| ids(position, move |copy| copy.place == wanted);
    ChitsSeen {
        cup: cup(position, side),
        key: ids(position, |copy| copy.place == ChitPlace::Key && is_own(position, copy, side)),
        held: PerSide::from_fn(|of| held(position, of, side)),
        spent: PerSide::from_fn(|of| spent(position, of, side)),
        drawn: drawn(position, side),
        discarded: at(ChitPlace::Discarded),
        unseen: PerSide::from_fn(|of| unseen(position, of, side)),
    }
}

/// Returns all chits with their places.
pub fn all_chits(position: Position<'_>) -> AllChits<'_> {
    let mut places: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for copy in position.board.chits() {
        places.entry(place_id(copy.place)).or_default().push(id(position, copy.kind));
    }
    let unknown = PerSide::from_fn(|side| position.board.unknown_in_cup(side));
    AllChits { cup_size: position.board.cup_size(), unknown, places }
}

fn cup(position: Position<'_>, reader: Option<Side>) -> Cup<'_> {
    let known = |copy: &ChitCopy| match copy.place {
        ChitPlace::Cup => true,
        ChitPlace::Key => is_own(position, copy, reader),
        ChitPlace::Out
        | ChitPlace::Pool
        | ChitPlace::Drawn
        | ChitPlace::Held
        | ChitPlace::Track(_)
        | ChitPlace::Discarded => false,
    };
    let covered_keys = |of: Side| {
        let key =
            |copy: &&ChitCopy| copy.place == ChitPlace::Key && owner(position, copy) == Some(of);
        if Some(of) == reader { 0 } else { position.board.chits().iter().filter(key).count() as u8 }
    };
    let unknown = PerSide::from_fn(|of| position.board.unknown_in_cup(of) + covered_keys(of));
    Cup { size: position.board.cup_size(), known: ids(position, known), unknown }
}

/// Returns the held chits of a side as a viewer sees them. CHIT-05.
fn held(position: Position<'_>, of: Side, reader: Option<Side>) -> Hand<'_> {
    let held = |copy: &ChitCopy| copy.place == ChitPlace::Held && owner(position, copy) == Some(of);
    let open = Some(of) == reader || !held_are_hidden(position.profile());
    hand(position, held, open)
}

/// Returns the spent chits of a side as a viewer sees them. CHIT-07: a spent chit shows its back.
fn spent(position: Position<'_>, of: Side, reader: Option<Side>) -> Hand<'_> {
    let spent = |copy: &ChitCopy| {
        matches!(copy.place, ChitPlace::Track(_)) && owner(position, copy) == Some(of)
    };
    hand(position, spent, Some(of) == reader)
}

fn hand<'a>(position: Position<'a>, belongs: impl Fn(&ChitCopy) -> bool, open: bool) -> Hand<'a> {
    let chits = ids(position, &belongs);
    if open {
        return Hand::Open(chits);
    }
    let seen = ids(position, |copy| belongs(copy) && !is_event(position, copy));
    Hand::Covered { count: chits.len(), seen }
}

fn drawn(position: Position<'_>, reader: Option<Side>) -> Option<Hand<'_>> {
    let copy = position.board.chits().iter().find(|copy| copy.place == ChitPlace::Drawn)?;
    let open = !is_covered(position, copy, reader);
    Some(hand(position, |copy| copy.place == ChitPlace::Drawn, open))
}

/// Whether a drawn chit is face down for a viewer. V-25.
fn is_covered(position: Position<'_>, copy: &ChitCopy, reader: Option<Side>) -> bool {
    is_event(position, copy)
        && !is_own(position, copy, reader)
        && !reader.is_some_and(|side| sees_draws(position.package, position.board.turn(), side))
}

/// Returns a side's pool, and for the enemy also the side's face-down chits. The combined list does
/// not reveal which chits are face down.
fn unseen(position: Position<'_>, of: Side, reader: Option<Side>) -> Vec<&str> {
    ids(position, |copy| owner(position, copy) == Some(of) && is_unseen(position, copy, reader))
}

/// Whether a viewer cannot tell an event chit from the owner's other event chits that the viewer
/// has not seen this turn.
pub(super) fn is_unseen(position: Position<'_>, copy: &ChitCopy, reader: Option<Side>) -> bool {
    let foreign = !is_own(position, copy, reader);
    is_event(position, copy)
        && match copy.place {
            ChitPlace::Pool => true,
            ChitPlace::Key | ChitPlace::Track(_) => foreign,
            ChitPlace::Held => foreign && held_are_hidden(position.profile()),
            ChitPlace::Drawn => is_covered(position, copy, reader),
            ChitPlace::Out | ChitPlace::Cup | ChitPlace::Discarded => false,
        }
}

fn is_event(position: Position<'_>, copy: &ChitCopy) -> bool {
    position.game().chits[copy.kind.index()].event().is_some()
}

fn is_own(position: Position<'_>, copy: &ChitCopy, reader: Option<Side>) -> bool {
    reader.is_some() && owner(position, copy) == reader
}

fn owner(position: Position<'_>, copy: &ChitCopy) -> Option<Side> {
    position.game().chits[copy.kind.index()].side
}

fn id(position: Position<'_>, chit: ChitId) -> &str {
    &position.game().chits[chit.index()].id
}

/// Returns the ids of the chits that match a condition, sorted so that their order reveals nothing.
fn ids<'a>(position: Position<'a>, belongs: impl Fn(&ChitCopy) -> bool) -> Vec<&'a str> {
    let chits = position.board.chits().iter().filter(|copy| belongs(copy));
    let mut ids: Vec<_> = chits.map(|copy| id(position, copy.kind)).collect();
    ids.sort_unstable();
    ids
}

const fn place_id(place: ChitPlace) -> &'static str {
    match place {
        ChitPlace::Out => "out",
        ChitPlace::Pool => "pool",
        ChitPlace::Key => "key",
        ChitPlace::Cup => "cup",
        ChitPlace::Drawn => "drawn",
        ChitPlace::Held => "held",
        ChitPlace::Track(_) => "track",
        ChitPlace::Discarded => "discarded",
    }
}
