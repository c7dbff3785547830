//! A match that is in memory: what its seats ask of it, and what of it is written down.

use kernel::say;
pub mod answer;
pub mod back;
pub mod bots;
pub mod clock;
pub mod history;
mod load;
mod post;
mod talk;

use std::borrow::Cow;
use std::collections::VecDeque;

use kernel::{PerSide, Reader, Side};
use session::post::{Post, Stand};
use session::stream::{Purpose, Stream};
use session::{AnyMatch, Seed, Setup};

use crate::key::Key;
use crate::ledger::{About, Kind, Ledger};
use crate::live::back::Wish;
use crate::live::clock::Clocks;
use crate::live::history::Revision;
pub(crate) use crate::live::post::PostSeen;
use crate::live::talk::Talk;
use crate::refused::Refused;
use crate::seats::{Holder, Seats};
use crate::shelf::Shelf;

/// How many changes are remembered for those who were away.
const MAX_MARKS: usize = 512;

/// A match in memory.
pub struct Live {
    /// What it is.
    pub about: About,
    /// The match itself.
    pub game: Box<dyn AnyMatch>,
    /// Who sits where.
    pub seats: Seats,
    /// What was said.
    pub talk: Talk,
    /// The lines of its journal that are kept.
    kept: Revision,
    marks: VecDeque<Mark>,
    /// The revision after which every change is among the marks.
    marked_since: Revision,
    bots: PerSide<Stream>,
    /// Whose wish to take a decision back waits for the other side, and since when.
    pub wish: Option<Wish>,
    /// The letter, where it is played by post: the match is then as its player may know it.
    post: Option<Post>,
    /// How long each side has thought, where that is counted.
    pub(crate) clocks: Option<Clocks>,
}

/// What a change did to the log.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// The revision after it.
    rev: Revision,
    /// How many of the facts before it still stand.
    kept: usize,
}

/// Where somebody stood when he last looked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The revision.
    pub rev: usize,
    /// How many facts he knew.
    pub facts: usize,
    /// How much of the talk.
    pub said: usize,
}

impl Live {
    fn new(about: About, game: Box<dyn AnyMatch>, seats: Seats) -> Self {
        let seed = Seed::fresh();
        Self {
            about,
            game,
            seats,
            talk: Talk::default(),
            kept: Revision::default(),
            marks: VecDeque::new(),
            marked_since: Revision::default(),
            wish: None,
            post: None,
            clocks: None,
            bots: PerSide {
                usa: Stream::new(seed, Purpose::UsaBot),
                csa: Stream::new(seed, Purpose::CsaBot),
            },
        }
    }

    /// A new match, kept from its first line.
    pub fn begin(
        about: About,
        setup: Setup,
        seats: Seats,
        shelf: &Shelf,
        ledger: &dyn Ledger,
    ) -> Result<Self, Refused> {
        let shelved = shelf.shelved(&setup.package).map_err(|_| Refused::unknown("game"))?;
        let game = shelved.edition.begin_by_hand(setup)?;
        Refused::check_budget()?;
        let mut live = Self::new(about, game, seats);
        ledger.create(&live.about, &live.seats, &live.lines())?;
        live.settle();
        live.let_go();
        Ok(live)
    }

    /// The revision: how many lines are kept that a seat knows of.
    pub fn rev(&self, holder: Holder) -> usize {
        self.kept.known_to(self.counting(holder))
    }

    /// Where somebody stands who has just looked.
    pub fn position(&self, holder: Holder) -> Position {
        let (facts, said) = (self.game.facts(), self.talk.next());
        Position { rev: self.rev(holder), facts, said }
    }

    /// How many of the facts that somebody knew still stand.
    pub fn known(&self, since: Position, holder: Holder) -> usize {
        let reader = self.counting(holder);
        if !(self.marked_since.known_to(reader)..=self.rev(holder)).contains(&since.rev) {
            return 0;
        }
        let later = self.marks.iter().filter(|mark| mark.rev.known_to(reader) > since.rev);
        later.map(|mark| mark.kept).min().map_or(since.facts, |kept| kept.min(since.facts))
    }

    /// Whether nothing is left to hide: both sides' views are open to everybody.
    pub fn is_open(&self) -> bool {
        self.about.over || self.about.kind == Kind::Replay
    }

    /// What a key opens. A key that opens nothing is a mistake, not somebody who looks on.
    ///
    /// # Errors
    /// If it opens nothing.
    pub fn holder(&self, key: Option<Key>) -> Result<Holder, Refused> {
        let Some(key) = key else { return Ok(Holder::Nobody) };
        match Holder::of(&self.seats, key) {
            Holder::Nobody => Err(Refused::no_key()),
            holder => Ok(holder),
        }
    }

    /// Who reads, given what a key opens and the side that is asked for.
    pub fn reader(&self, holder: Holder, wanted: Option<Side>) -> Result<Reader, Refused> {
        match (holder, wanted) {
            (Holder::One(own), None) => Ok(Reader::Side(own)),
            (_, None) => Ok(Reader::Everybody),
            (_, Some(side)) if holder.covers(side) || self.is_open() => Ok(Reader::Side(side)),
            _ => Err(Refused::wrong_seat(say!("key-opens-no-view"))),
        }
    }

    /// The lines by which it is kept, as long as none were let go.
    fn lines(&self) -> Cow<'_, [String]> {
        match &self.post {
            Some(post) => post.record().into(),
            None => self.game.journal().lines().into(),
        }
    }

    /// The lines that are not kept yet.
    fn new_lines(&self) -> Vec<String> {
        let kept = self.kept.lines();
        match &self.post {
            Some(post) => post.record().get(kept..).unwrap_or_default().to_vec(),
            None => self.game.journal().after(kept).to_vec(),
        }
    }

    /// The save of the match as one text.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn save(&self, ledger: &dyn Ledger) -> Result<String, Refused> {
        if self.post.is_some() {
            return Ok(self.game.journal().text());
        }
        let lines = ledger.lines(&self.about.id)?;
        Ok(lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect())
    }

    /// Forgets the lines that are kept: the ledger has them. A match by post is imagined anew from its letter.
    fn let_go(&mut self) {
        if self.post.is_none() {
            self.game.let_go_of_lines();
        }
    }

    /// Whether nothing more is to be played, and nothing more to be told.
    fn is_over(&self) -> bool {
        match &self.post {
            Some(post) => post.stand() == Stand::Over,
            None => self.game.is_over(),
        }
    }

    /// Takes it that all lines are kept.
    fn settle(&mut self) {
        let kept = Revision::default().and(&*self.game, &self.lines());
        self.kept = kept;
        self.marks.clear();
        self.marked_since = self.kept;
    }

    fn remember(&mut self, kept: usize) {
        if self.marks.len() == MAX_MARKS {
            self.marked_since = self.marks.pop_front().map_or(self.kept, |mark| mark.rev);
        }
        self.marks.push_back(Mark { rev: self.kept, kept });
    }
}
