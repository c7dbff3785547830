//! The chits as a side may know them.

use std::collections::BTreeMap;

use kernel::{PerSide, Side};
use serde::Serialize;

use super::sees_draws;
use crate::board::{ChitCopy, ChitPlace};
use crate::check::chits::held_are_hidden;
use crate::game::ChitId;
use crate::look::Look;
use crate::system::Scene;

/// The chits as one side knows them.
#[derive(Clone, Debug, Serialize)]
pub struct ChitsSeen<'a> {
    /// What lies in the cup.
    pub cup: Cup<'a>,
    /// This side's key chit, while it lies in the cup.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub key: Vec<&'a str>,
    /// What each side holds.
    pub held: PerSide<Hand<'a>>,
    /// What each side has spent on tracks this turn.
    pub spent: PerSide<Hand<'a>>,
    /// The chit that is drawn and not yet resolved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Hand<'a>>,
    /// Chits that are out for the turn.
    pub discarded: Vec<&'a str>,
    /// Event chits of each side that this side has not seen this turn: in the cup, excluded from
    /// it, or covered.
    pub unseen: PerSide<Vec<&'a str>>,
}

/// The cup as one side knows it. SEQ-03.
#[derive(Clone, Debug, Serialize)]
pub struct Cup<'a> {
    /// How many chits lie in it.
    pub size: usize,
    /// Those that this side knows to be in it.
    pub known: Vec<&'a str>,
    /// How many event chits of each side lie in it that this side does not know.
    pub unknown: PerSide<u8>,
}

/// Chits that lie in front of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Hand<'a> {
    /// Face up, or one's own.
    Open(Vec<&'a str>),
    /// Face down, so that only their number is known.
    Covered {
        /// How many, those that everybody saw among them.
        count: usize,
        /// Those that everybody saw when they were drawn: all but events.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        seen: Vec<&'a str>,
    },
}

/// Every chit and where it is.
#[derive(Clone, Debug, Serialize)]
pub struct AllChits<'a> {
    /// How many chits lie in the cup.
    pub cup_size: usize,
    /// How many of each side's events in the pool lie in the cup.
    pub unknown: PerSide<u8>,
    /// The chits by place.
    pub places: BTreeMap<&'static str, Vec<&'a str>>,
}

/// The chits as a side knows them; without a side, as both know them.
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

/// Every chit and where it is.
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

/// CHIT-05.
fn held(scene: Scene<'_>, of: Side, reader: Option<Side>) -> Hand<'_> {
    let held = |copy: &ChitCopy| copy.place == ChitPlace::Held && owner(scene, copy) == Some(of);
    let open = Some(of) == reader || !held_are_hidden(scene.profile());
    hand(scene, held, open)
}

/// CHIT-07: a chit is spent with its common side up.
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

/// Whether a chit that is being drawn shows its back to a side. V-25.
fn is_covered(scene: Scene<'_>, copy: &ChitCopy, reader: Option<Side>) -> bool {
    is_event(scene, copy)
        && !is_own(scene, copy, reader)
        && !reader.is_some_and(|side| sees_draws(scene.package, scene.board.turn(), side))
}

/// The pool, and of the enemy also what he keeps covered: together they give nothing away.
fn unseen(scene: Scene<'_>, of: Side, reader: Option<Side>) -> Vec<&str> {
    ids(scene, |copy| owner(scene, copy) == Some(of) && is_unseen(scene, copy, reader))
}

/// Whether a side cannot tell an event chit from the others of its owner that it has not seen this turn.
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

/// The ids of some chits. They are sorted, so that their order tells nothing.
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
