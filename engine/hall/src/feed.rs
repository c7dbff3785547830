//! What is new in a match for whoever follows it: one message for each change, from where he stood.

use kernel::Side;

use crate::key::Key;
use crate::live::{Live, Position};
use crate::refused::Refused;
use crate::snapshot::Snapshot;

/// What one sees who stood somewhere before.
#[derive(Debug)]
pub struct News {
    /// A snapshot of the match, with what is new of its log and its talk.
    pub data: String,
    /// The same, for one who stood here already: it tells whether anything has changed for this reader.
    pub without: String,
    /// Where he stands who has it.
    pub now: Position,
}

/// What is new for whoever holds a key, or none, and wants a side's view.
///
/// # Errors
/// If the key opens no seat, or not that side's view.
pub fn news(
    live: &Live,
    key: Option<Key>,
    wanted: Option<Side>,
    stood: Position,
) -> Result<News, Refused> {
    let holder = live.holder(key)?;
    let reader = live.reader(holder, wanted)?;
    let now = live.position(holder);
    let since = |since| {
        let seen = Snapshot::of(live, holder, reader, since);
        serde_json::to_string(&seen).expect("a view is plain data")
    };
    Ok(News { data: since(stood), without: since(now), now })
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
