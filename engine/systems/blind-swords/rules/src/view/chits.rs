//! Chits as known to a reader.

use std::collections::BTreeMap;

use kernel::{PerSide, Side};
use serde::Serialize;

use super::seen::{Seen, SeenChit};
use crate::board::ChitPlace;
use crate::game::ChitId;
use crate::rules::Rules;

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

/// All chits with their places, including hidden chits.
#[derive(Clone, Debug, Serialize)]
pub struct AllChits<'a> {
    /// Number of chits in the cup.
    pub cup_size: usize,
    /// Number of each side's event chits in the cup that are not identified until they are drawn.
    pub unknown: PerSide<u8>,
    /// Ids of the chits in each place, by the name of the place.
    pub places: BTreeMap<&'static str, Vec<&'a str>>,
}

impl Seen {
    /// Returns the chits by place, for a side or for spectators.
    pub fn known_chits<'a>(&'a self, rules: &'a Rules) -> ChitsSeen<'a> {
        let at = |wanted| self.ids(rules, move |chit| chit.place == wanted);
        ChitsSeen {
            cup: Cup {
                size: self.board().cup_size(),
                known: self.ids(rules, |chit| chit.place.is_in_cup()),
                unknown: PerSide::from_fn(|side| self.board().unknown_in_cup(side)),
            },
            key: at(ChitPlace::Key),
            held: PerSide::from_fn(|owner| {
                let is_open = !self.hides(rules, owner, ChitPlace::Held);
                let held = move |chit: &SeenChit| {
                    chit.place == ChitPlace::Held && chit.owner == Some(owner)
                };
                self.hand(rules, held, is_open)
            }),
            spent: PerSide::from_fn(|owner| {
                let spent = move |chit: &SeenChit| {
                    matches!(chit.place, ChitPlace::Track(_)) && chit.owner == Some(owner)
                };
                self.hand(rules, spent, self.reader().knows(owner))
            }),
            drawn: self.drawn(rules),
            discarded: at(ChitPlace::Discarded),
            unseen: PerSide::from_fn(|owner| self.unseen(rules, owner)),
        }
    }

    /// Returns all chits with their places, for a referee.
    pub fn all_chits<'a>(&'a self, rules: &'a Rules) -> AllChits<'a> {
        let mut places: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for copy in self.board().chit_copies() {
            places.entry(place_id(copy.place)).or_default().push(id(rules, copy.kind));
        }
        let unknown = PerSide::from_fn(|side| self.board().unknown_in_cup(side));
        AllChits { cup_size: self.board().cup_size(), unknown, places }
    }

    fn drawn<'a>(&'a self, rules: &'a Rules) -> Option<Hand<'a>> {
        let is_drawn = |chit: &SeenChit| chit.place == ChitPlace::Drawn;
        let drawn = self.chits(rules).find(is_drawn)?;
        Some(self.hand(rules, is_drawn, drawn.kind.is_some()))
    }

    fn hand<'a>(
        &'a self,
        rules: &'a Rules,
        belongs: impl Fn(&SeenChit) -> bool,
        is_open: bool,
    ) -> Hand<'a> {
        let seen = self.ids(rules, &belongs);
        if is_open {
            return Hand::Open(seen);
        }
        Hand::Covered { count: self.chits(rules).filter(belongs).count(), seen }
    }

    /// Returns the event chits of a side that may be in the cup, as far as the reader knows. They
    /// include the side's face-down chits if the reader may not see these. The list does not reveal
    /// which chits are face down.
    fn unseen<'a>(&'a self, rules: &'a Rules, owner: Side) -> Vec<&'a str> {
        let copies = self.board().chit_copies().iter().enumerate();
        let unseen = copies.filter(|(index, copy)| {
            let chit = &rules.game.chits[copy.kind.index()];
            let is_pooled = copy.place == ChitPlace::Pool && chit.event().is_some();
            chit.side == Some(owner) && (is_pooled || self.covered(owner).contains(index))
        });
        sorted(unseen.map(|(_, copy)| id(rules, copy.kind)))
    }

    /// Returns the ids of the chits that match a condition and whose kind the reader knows.
    fn ids<'a>(&'a self, rules: &'a Rules, belongs: impl Fn(&SeenChit) -> bool) -> Vec<&'a str> {
        let chits = self.chits(rules).filter(belongs);
        sorted(chits.filter_map(|chit| Some(id(rules, chit.kind?))))
    }
}

fn id(rules: &Rules, chit: ChitId) -> &str {
    &rules.game.chits[chit.index()].id
}

/// Returns ids in an order that reveals nothing.
fn sorted<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut ids: Vec<_> = ids.collect();
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
