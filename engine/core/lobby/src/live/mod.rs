//! A match in memory: its seats, its state, and the lines not stored yet.

use kernel::say;
pub mod answer;
pub mod back;
pub mod bots;
pub mod clock;
pub mod ending;
pub mod history;
mod load;
pub(crate) mod notice;
mod post;
mod revision;
mod talk;
mod timing;
pub(crate) mod wish;

use std::borrow::Cow;
use std::collections::VecDeque;

use kernel::{PerSide, Reader, Side};
use session::api::Act;
use session::pbem::{Post, Stand};
use session::stream::{Purpose, Stream};
use session::{AnyMatch, Seed, Setup};

use crate::key::Key;
use crate::live::clock::Clocks;
pub(crate) use crate::live::post::PostSeen;
use crate::live::revision::Revision;
use crate::live::talk::Talk;
use crate::live::wish::Wish;
use crate::match_store::{About, Kind, MatchStore};
use crate::package_index::PackageIndex;
use crate::refused::Refused;
use crate::seats::{Holder, Seats};

/// Maximum number of recent changes that a match remembers, for followers that reconnect.
const MAX_MARKS: usize = 512;

/// A match in memory, with its seats, chat and clocks.
pub struct Live {
    /// Metadata of the match, such as its id and title.
    pub about: About,
    /// Match with its record and log.
    pub game: Box<dyn AnyMatch>,
    /// Seats of the match, with the hashes of their keys.
    pub seats: Seats,
    /// Latest chat messages of the match.
    pub talk: Talk,
    /// Revision of the match that the store holds.
    kept: Revision,
    marks: VecDeque<Mark>,
    /// Oldest revision for which `marks` contains all later changes. A follower with an older
    /// revision gets all facts again.
    marked_since: Revision,
    bots: PerSide<Stream>,
    /// Pending undo request. `None` if there is none.
    pub wish: Option<Wish>,
    /// This player's copy, in a match by mail. `game` is then the match as this player may know it.
    /// `None` in other matches.
    post: Option<Post>,
    /// Clocks of the match. `None` if it has none.
    pub(crate) clocks: Option<Clocks>,
}

/// A change of the match, and the number of log entries that remain valid after the change.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// Revision after the change.
    rev: Revision,
    /// Number of earlier facts that remain valid.
    kept: usize,
}

/// Position in the match up to which a follower has received it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    /// Revision, in the numbering of the follower's seat.
    pub rev: usize,
    /// Number of facts that the follower has received.
    pub facts: usize,
    /// Number of the next chat message to send.
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

    /// Creates a match and stores its first lines.
    pub fn begin(
        about: About,
        setup: Setup,
        seats: Seats,
        package_index: &PackageIndex,
        match_store: &dyn MatchStore,
    ) -> Result<Self, Refused> {
        let package =
            package_index.package(&setup.package).map_err(|_| Refused::unknown("game"))?;
        let game = package.edition.begin_by_hand(setup)?;
        Refused::check_budget()?;
        let mut live = Self::new(about, game, seats);
        match_store.create(&live.about, &live.seats, &live.lines())?;
        live.settle();
        live.let_go()?;
        Ok(live)
    }

    /// Returns the revision: the number of stored lines that a seat knows of.
    pub fn rev(&self, holder: Holder) -> usize {
        self.kept.known_to(self.counting(holder))
    }

    /// Returns the current position for a follower.
    pub fn cursor(&self, holder: Holder) -> Cursor {
        let (facts, said) = (self.game.facts(), self.talk.next());
        Cursor { rev: self.rev(holder), facts, said }
    }

    /// Returns how many of the facts that a follower has received are still valid.
    pub fn known(&self, since: Cursor, holder: Holder) -> usize {
        let reader = self.counting(holder);
        if !(self.marked_since.known_to(reader)..=self.rev(holder)).contains(&since.rev) {
            return 0;
        }
        let later = self.marks.iter().filter(|mark| mark.rev.known_to(reader) > since.rev);
        later.map(|mark| mark.kept).min().map_or(since.facts, |kept| kept.min(since.facts))
    }

    /// Whether nothing is hidden any longer, so that everyone may see the views of each side.
    pub fn is_open(&self) -> bool {
        self.about.over || self.about.kind == Kind::Replay
    }

    /// Returns the seats that a key opens. Without a key, the client is a spectator.
    ///
    /// # Errors
    /// If the key opens no seat.
    pub fn holder(&self, key: Option<Key>) -> Result<Holder, Refused> {
        let Some(key) = key else { return Ok(Holder::Spectator) };
        match Holder::of(&self.seats, key) {
            Holder::Spectator => Err(Refused::no_key()),
            holder => Ok(holder),
        }
    }

    /// Returns the reader for a request: the holder of a key requests the view of a side.
    pub fn reader(&self, holder: Holder, wanted: Option<Side>) -> Result<Reader, Refused> {
        match (holder, wanted) {
            (Holder::One(own), None) => Ok(Reader::Side(own)),
            (_, None) => Ok(Reader::Everybody),
            (_, Some(side)) if holder.covers(side) || self.is_open() => Ok(Reader::Side(side)),
            _ => Err(Refused::wrong_seat(say!("key-opens-no-view"))),
        }
    }

    /// Returns all lines of the match that are in memory.
    fn lines(&self) -> Cow<'_, [String]> {
        match &self.post {
            Some(post) => post.record().into(),
            None => self.game.journal().lines().into(),
        }
    }

    /// Returns the lines that are not stored yet.
    fn new_lines(&self) -> Vec<String> {
        let kept = self.kept.lines();
        match &self.post {
            Some(post) => post.record().get(kept..).unwrap_or_default().to_vec(),
            None => self.game.journal().after(kept).to_vec(),
        }
    }

    /// Returns the save of the match as a string.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn save(&self, match_store: &dyn MatchStore) -> Result<String, Refused> {
        if self.post.is_some() {
            return Ok(self.game.journal().text());
        }
        let lines = match_store.lines(&self.about.id)?;
        Ok(lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect())
    }

    /// Releases stored lines from memory. A match by mail keeps its lines, since the mail file is
    /// needed for replays.
    fn let_go(&mut self) -> Result<(), Refused> {
        if self.post.is_none() {
            self.game.act(Act::LetGoOfLines)?;
        }
        Ok(())
    }

    /// Whether the game is over. A match by mail ends only when both sides have revealed their
    /// secrets.
    fn is_over(&self) -> bool {
        match &self.post {
            Some(post) => post.stand() == Stand::Over,
            None => self.game.is_over(),
        }
    }

    /// Marks all lines of the match as stored.
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
