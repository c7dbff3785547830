//! A match that is in memory: what its seats ask of it, and what of it is written down.

mod answer;
mod bots;
pub(crate) mod history;
mod load;

use std::collections::VecDeque;
use std::sync::Arc;

use blind_swords::view::Reader;
use kernel::{PerSide, Side};
use session::stream::{Purpose, Stream, fresh_seed};
use session::{Match, Setup};

use crate::failure::Refused;
use crate::seats::{Holder, Seats};
use crate::shelf::{Packed, Shelf};
use crate::store::{About, Kind, Said, Store};

/// How many changes are remembered for those who were away.
const MAX_MARKS: usize = 512;

/// A match in memory.
pub(crate) struct Live {
    pub(crate) about: About,
    pub(crate) game: Match,
    pub(crate) packed: Arc<Packed>,
    pub(crate) seats: Seats,
    pub(crate) chat: Vec<Said>,
    /// The lines of the match's own journal that are kept.
    written: usize,
    /// How many lines are kept beside those: undone answers from before it was loaded.
    before: usize,
    marks: VecDeque<Mark>,
    /// The revision after which every change is among the marks.
    marked_since: usize,
    bots: PerSide<Stream>,
}

/// What a change did to the log.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// The revision after it.
    rev: usize,
    /// How many of the facts before it still stand.
    kept: usize,
}

/// Where somebody stood when he last looked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Position {
    /// The revision.
    pub(crate) rev: usize,
    /// How many facts he knew.
    pub(crate) facts: usize,
    /// How much of the talk.
    pub(crate) said: usize,
}

impl Live {
    fn new(about: About, game: Match, packed: Arc<Packed>, seats: Seats) -> Self {
        let seed = fresh_seed();
        Self {
            about,
            game,
            packed,
            seats,
            chat: Vec::new(),
            written: 0,
            before: 0,
            marks: VecDeque::new(),
            marked_since: 0,
            bots: PerSide {
                usa: Stream::new(seed, Purpose::UsaBot),
                csa: Stream::new(seed, Purpose::CsaBot),
            },
        }
    }

    /// A new match, kept from its first line.
    pub(crate) fn begin(
        about: About,
        setup: Setup,
        seats: Seats,
        shelf: &Shelf,
        store: &Store,
    ) -> Result<Self, Refused> {
        let packed = shelf.packed(&setup.package).map_err(|_| Refused::unknown("game"))?;
        let rules = packed.opened.rules(&setup.scenario, &setup.options)?;
        let game = Match::new(setup, &packed.opened.hash, rules)?;
        let mut live = Self::new(about, game, packed, seats);
        store.create(&live.about, &live.seats, live.game.journal().lines())?;
        live.settle(0);
        Ok(live)
    }

    /// The revision: how many lines are kept.
    pub(crate) const fn rev(&self) -> usize {
        self.before + self.written
    }

    /// Where somebody stands who has just looked.
    pub(crate) fn position(&self) -> Position {
        Position { rev: self.rev(), facts: self.game.log().count(), said: self.chat.len() }
    }

    /// How many of the facts that somebody knew still stand.
    pub(crate) fn known(&self, since: Position) -> usize {
        if !(self.marked_since..=self.rev()).contains(&since.rev) {
            return 0;
        }
        let later = self.marks.iter().filter(|mark| mark.rev > since.rev);
        later.map(|mark| mark.kept).min().map_or(since.facts, |kept| kept.min(since.facts))
    }

    /// Whether nothing is left to hide: both sides' views are open to everybody.
    pub(crate) fn is_open(&self) -> bool {
        self.about.over || self.about.kind == Kind::Replay
    }

    /// Who reads, given what a key opens and the side that is asked for.
    pub(crate) fn reader(&self, holder: Holder, wanted: Option<Side>) -> Result<Reader, Refused> {
        match (holder, wanted) {
            (Holder::One(own), None) => Ok(Reader::Side(own)),
            (_, None) => Ok(Reader::Everybody),
            (_, Some(side)) if holder.covers(side) || self.is_open() => Ok(Reader::Side(side)),
            _ => Err(Refused::wrong_seat("this key does not open that side's view")),
        }
    }

    /// Takes it that so many lines are kept, those of the match's journal the last of them.
    fn settle(&mut self, kept: usize) {
        self.written = self.game.journal().lines().len();
        self.before = kept.saturating_sub(self.written);
        self.marks.clear();
        self.marked_since = self.rev();
    }

    fn remember(&mut self, kept: usize) {
        if self.marks.len() == MAX_MARKS {
            self.marked_since = self.marks.pop_front().map_or(0, |mark| mark.rev);
        }
        self.marks.push_back(Mark { rev: self.rev(), kept });
    }
}
