//! Event stream of a match. A follower receives one message for all changes since the last message.

use std::hash::{BuildHasher, RandomState};

use kernel::{Side, budget};

use crate::key::Key;
use crate::limits::MAX_SCRIPTED;
use crate::live::{Cursor, Live};
use crate::refused::Refused;
use crate::snapshot::Snapshot;

/// A follower of a match, with the state that the follower last received.
#[derive(Debug)]
pub struct Follower {
    /// Key of the follower's seat. `None` for a spectator.
    key: Option<Key>,
    /// Side whose view the follower requested.
    wanted: Option<Side>,
    stands: Cursor,
    /// Hash of the last snapshot sent, without its new log and chat lines. Each follower uses a
    /// random key for the hash. `None` before the first message.
    told: Option<u64>,
    hashed: RandomState,
}

/// A message that informs a follower of changes.
#[derive(Debug)]
pub struct News {
    /// Snapshot of the match with the new log and chat lines, as JSON.
    pub data: String,
    /// Position of the follower after the message.
    pub now: Cursor,
}

impl Follower {
    /// Builds a follower that has already received the match up to the position `stands`.
    pub fn new(key: Option<Key>, wanted: Option<Side>, stands: Cursor) -> Self {
        Self { key, wanted, stands, told: None, hashed: RandomState::new() }
    }

    /// Whether the follower has received a message.
    pub const fn was_told(&self) -> bool {
        self.told.is_some()
    }

    /// Returns the next message for the follower. `None` if nothing has changed since the last
    /// message. A change that is secret from the follower causes no message.
    ///
    /// # Errors
    /// If the key opens no seat, or does not allow the requested view.
    pub fn news(&mut self, live: &Live) -> Result<Option<News>, Refused> {
        match budget::within(MAX_SCRIPTED, || self.found(live)) {
            (_, 0) => Err(Refused::too_dear()),
            (found, _) => found,
        }
    }

    fn found(&mut self, live: &Live) -> Result<Option<News>, Refused> {
        let holder = live.holder(self.key)?;
        let reader = live.reader(holder, self.wanted)?;
        let now = live.cursor(holder);
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

/// Encodes a position as a message id: revision, number of facts, number of chat messages.
pub fn word(cursor: Cursor) -> String {
    format!("{}-{}-{}", cursor.rev, cursor.facts, cursor.said)
}

/// Decodes a message id to the position after that message. `None` if the id is invalid.
pub fn cursor(word: &str) -> Option<Cursor> {
    let mut parts = word.split('-').map(|part| part.parse().ok());
    let cursor = Cursor { rev: parts.next()??, facts: parts.next()??, said: parts.next()?? };
    parts.next().is_none().then_some(cursor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_an_event_says_where_one_stood() {
        let stood = Cursor { rev: 12, facts: 345, said: 0 };
        assert_eq!(cursor(&word(stood)), Some(stood));
        for wrong in ["", "1-2", "1-2-3-4", "1-2-x", "-1-2-3"] {
            assert_eq!(cursor(wrong), None, "{wrong}");
        }
    }
}
