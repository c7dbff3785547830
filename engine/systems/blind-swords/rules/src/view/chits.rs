//! Chits as a side knows them.

use std::collections::BTreeMap;

use kernel::{PerSide, Side};
use serde::Serialize;

use super::sees_draws;
use crate::board::{ChitCopy, ChitPlace};
use crate::check::chits::held_are_hidden;
use crate::game::ChitId;
use crate::look::Look;
use crate::system::Scene;

/// Chits as a side knows them.
#[derive(Clone, Debug, Serialize)]
pub struct ChitsSeen<'a> {
    /// Content of the cup.
    pub cup: Cup<'a>,
    /// Key chit of this side, while it is in the cup.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub key: Vec<&'a str>,
    /// Chits held by each side.
    pub held: PerSide<Hand<'a>>,
    /// Chits that each side has spent on tracks this turn.
    pub spent: PerSide<Hand<'a>>,
    /// Chit that is drawn and not yet resolved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Hand<'a>>,
    /// Chits discarded for the turn.
    pub discarded: Vec<&'a str>,
    /// Event chits of each side that this side has not seen this turn: in the cup, excluded from
    /// it, or face down.
    pub unseen: PerSide<Vec<&'a str>>,
}

/// The cup as a side knows it. SEQ-03.
#[derive(Clone, Debug, Serialize)]
pub struct Cup<'a> {
    /// Number of chits.
    pub size: usize,
    /// Chits known to this side.
    pub known: Vec<&'a str>,
    /// Number of event chits of each side that this side does not know.
    pub unknown: PerSide<u8>,
}

/// Chits in front of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Hand<'a> {
    /// Face up, or the reader's own.
    Open(Vec<&'a str>),
    /// Face down: only their number is known.
    Covered {
        /// Number of chits, including those in `seen`.
        count: usize,
        /// Chits that both sides saw when they were drawn: all except events.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        seen: Vec<&'a str>,
    },
}

/// All chits with their places.
#[derive(Clone, Debug, Serialize)]
pub struct AllChits<'a> {
    /// Number of chits in the cup.
    pub cup_size: usize,
    /// Number of each side's pool events in the cup.
    pub unknown: PerSide<u8>,
    /// Chits by place.
    pub places: BTreeMap<&'static str, Vec<&'a str>>,
}

/// Returns the chits as a side knows them. `None` gives what both sides know.
pub fn chits_seen(scene: Scene<'_>, side: Option<Side>) -> ChitsSeen<'_> {
    let at = |wanted: ChitPlace| ids(scene, move |copy| copy.place == wanted);
    ChitsSeen {
        cup: cup(scene, side),
        key: ids(scene, |copy| copy.place == ChitPlace::Key && is_own(scene, copy, side)),
        held: PerSide::from_fn(|of| held(scene, of, side)),
        spent: PerSide::from_fn(|of| spent(scene, of, side)),
        drawn: drawn(scene, side),
        discarded: at(ChitPlace::Discarded),
        unseen: PerSide::from_fn(|of| unseen(scene, of, side)),
    }
}

/// Returns all chits with their places.
pub fn all_chits(scene: Scene<'_>) -> AllChits<'_> {
    let mut places: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for copy in scene.board.chits() {
        places.entry(place_id(copy.place)).or_default().push(id(scene, copy.kind));
    }
    let unknown = PerSide::from_fn(|side| scene.board.unknown_in_cup(side));
    AllChits { cup_size: scene.board.cup_size(), unknown, places }
}

fn cup(scene: Scene<'_>, reader: Option<Side>) -> Cup<'_> {
    let known = |copy: &ChitCopy| match copy.place {
        ChitPlace::Cup => true,
        ChitPlace::Key => is_own(scene, copy, reader),
        ChitPlace::Out
        | ChitPlace::Pool
        | ChitPlace::Drawn
        | ChitPlace::Held
        | ChitPlace::Track(_)
        | ChitPlace::Discarded => false,
    };
    let covered_keys = |of: Side| {
        let key = |copy: &&ChitCopy| copy.place == ChitPlace::Key && owner(scene, copy) == Some(of);
        if Some(of) == reader { 0 } else { scene.board.chits().iter().filter(key).count() as u8 }
    };
    let unknown = PerSide::from_fn(|of| scene.board.unknown_in_cup(of) + covered_keys(of));
    Cup { size: scene.board.cup_size(), known: ids(scene, known), unknown }
}

/// Returns the held chits of a side as a reader sees them. CHIT-05.
fn held(scene: Scene<'_>, of: Side, reader: Option<Side>) -> Hand<'_> {
    let held = |copy: &ChitCopy| copy.place == ChitPlace::Held && owner(scene, copy) == Some(of);
    let open = Some(of) == reader || !held_are_hidden(scene.profile());
    hand(scene, held, open)
}

/// CHIT-07: a spent chit shows its common side.
fn spent(scene: Scene<'_>, of: Side, reader: Option<Side>) -> Hand<'_> {
    let spent = |copy: &ChitCopy| {
        matches!(copy.place, ChitPlace::Track(_)) && owner(scene, copy) == Some(of)
    };
    hand(scene, spent, Some(of) == reader)
}

fn hand<'a>(scene: Scene<'a>, belongs: impl Fn(&ChitCopy) -> bool, open: bool) -> Hand<'a> {
    let chits = ids(scene, &belongs);
    if open {
        return Hand::Open(chits);
    }
    let seen = ids(scene, |copy| belongs(copy) && !is_event(scene, copy));
    Hand::Covered { count: chits.len(), seen }
}

fn drawn(scene: Scene<'_>, reader: Option<Side>) -> Option<Hand<'_>> {
    let copy = scene.board.chits().iter().find(|copy| copy.place == ChitPlace::Drawn)?;
    let open = !is_covered(scene, copy, reader);
    Some(hand(scene, |copy| copy.place == ChitPlace::Drawn, open))
}

/// Whether a drawn chit is face down for a side. V-25.
fn is_covered(scene: Scene<'_>, copy: &ChitCopy, reader: Option<Side>) -> bool {
    is_event(scene, copy)
        && !is_own(scene, copy, reader)
        && !reader.is_some_and(|side| sees_draws(scene.package, scene.board.turn(), side))
}

/// Returns the pool and, for the enemy, also its face-down chits. The combined list reveals
/// nothing.
fn unseen(scene: Scene<'_>, of: Side, reader: Option<Side>) -> Vec<&str> {
    ids(scene, |copy| owner(scene, copy) == Some(of) && is_unseen(scene, copy, reader))
}

/// Whether a side cannot tell an event chit from the owner's other event chits that it has not seen
/// this turn.
pub(super) fn is_unseen(scene: Scene<'_>, copy: &ChitCopy, reader: Option<Side>) -> bool {
    let foreign = !is_own(scene, copy, reader);
    is_event(scene, copy)
        && match copy.place {
            ChitPlace::Pool => true,
            ChitPlace::Key | ChitPlace::Track(_) => foreign,
            ChitPlace::Held => foreign && held_are_hidden(scene.profile()),
            ChitPlace::Drawn => is_covered(scene, copy, reader),
            ChitPlace::Out | ChitPlace::Cup | ChitPlace::Discarded => false,
        }
}

fn is_event(scene: Scene<'_>, copy: &ChitCopy) -> bool {
    scene.game().chits[copy.kind.index()].event().is_some()
}

fn is_own(scene: Scene<'_>, copy: &ChitCopy, reader: Option<Side>) -> bool {
    reader.is_some() && owner(scene, copy) == reader
}

fn owner(scene: Scene<'_>, copy: &ChitCopy) -> Option<Side> {
    scene.game().chits[copy.kind.index()].side
}

fn id(scene: Scene<'_>, chit: ChitId) -> &str {
    &scene.game().chits[chit.index()].id
}

/// Returns the ids of some chits, sorted so that their order reveals nothing.
fn ids<'a>(scene: Scene<'a>, belongs: impl Fn(&ChitCopy) -> bool) -> Vec<&'a str> {
    let chits = scene.board.chits().iter().filter(|copy| belongs(copy));
    let mut ids: Vec<_> = chits.map(|copy| id(scene, copy.kind)).collect();
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
