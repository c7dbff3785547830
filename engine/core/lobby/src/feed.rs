//! What is new in a match for whoever follows it: one message for each change, from where he stood.

use std::hash::{BuildHasher, RandomState};

use kernel::{Side, budget};

use crate::key::Key;
use crate::limits::MAX_SCRIPTED;
use crate::live::{Live, Position};
use crate::refused::Refused;
use crate::snapshot::Snapshot;

/// Whoever follows a match: where he stands, and what he was told last.
#[derive(Debug)]
pub struct Follower {
    /// What opens his seat, if he has one.
    key: Option<Key>,
    /// The side whose view he wants.
    wanted: Option<Side>,
    stands: Position,
    /// What he was told last, without what was new in it: the hash of it, by a key of his own.
    told: Option<u64>,
    hashed: RandomState,
}

/// What is new for somebody.
#[derive(Debug)]
pub struct News {
    /// A snapshot of the match, with what is new of its log and its talk, as JSON.
    pub data: String,
    /// Where he stands who has it.
    pub now: Position,
}

impl Follower {
    /// Somebody who was told of a match up to a position.
    pub fn new(key: Option<Key>, wanted: Option<Side>, stands: Position) -> Self {
        Self { key, wanted, stands, told: None, hashed: RandomState::new() }
    }

    /// Whether he was told anything.
    pub const fn was_told(&self) -> bool {
        self.told.is_some()
    }

    /// What is new since he was told last. A change that he may not know of is nothing new.
    ///
    /// # Errors
    /// If the key opens no seat, or not that side's view, or the scripts take too long.
    pub fn news(&mut self, live: &Live) -> Result<Option<News>, Refused> {
        match budget::within(MAX_SCRIPTED, || self.found(live)) {
            (_, 0) => Err(Refused::too_dear()),
            (found, _) => found,
        }
    }

    fn found(&mut self, live: &Live) -> Result<Option<News>, Refused> {
        let holder = live.holder(self.key)?;
        let reader = live.reader(holder, self.wanted)?;
        let now = live.position(holder);
        let since = |since| {
            let seen = Snapshot::of(live, holder, reader, since);
            serde_json::to_string(&seen).expect("a view is plain data")
        };
        let seen = self.hashed.hash_one(since(now));
        let (stood, before) = (self.stands, self.told.replace(seen));
        if before == self.told && now == stood {
            return Ok(None);
        }
        self.stands = now;
        Ok(Some(News { data: since(stood), now }))
    }
}

/// The id of a message: revision, facts, words.
pub fn word(position: Position) -> String {
    format!("{}-{}-{}", position.rev, position.facts, position.said)
}

/// Where one stood who had the message with an id.
pub fn position(word: &str) -> Option<Position> {
    let mut parts = word.split('-').map(|part| part.parse().ok());
    let position = Position { rev: parts.next()??, facts: parts.next()??, said: parts.next()?? };
    parts.next().is_none().then_some(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_an_event_says_where_one_stood() {
        let stood = Position { rev: 12, facts: 345, said: 0 };
        assert_eq!(position(&word(stood)), Some(stood));
        for wrong in ["", "1-2", "1-2-3-4", "1-2-x", "-1-2-3"] {
            assert_eq!(position(wrong), None, "{wrong}");
        }
    }
}
