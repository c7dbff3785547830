//! Storage of the latest chat messages of a match.

use crate::limits::{MAX_TALK, MAX_TALK_BYTES};
use crate::match_store::ChatLine;

/// The latest chat messages of a match, oldest first.
#[derive(Debug, Default)]
pub struct Talk {
    said: Vec<ChatLine>,
    bytes: usize,
}

impl Talk {
    /// Builds the chat from stored messages.
    pub fn of(said: Vec<ChatLine>) -> Self {
        let mut talk = Self::default();
        for said in said {
            talk.add(said);
        }
        talk
    }

    /// Returns the number of the next message, which is greater than all earlier numbers.
    pub fn next(&self) -> usize {
        self.said.last().map_or(0, |last| last.n + 1)
    }

    /// Returns the number of the oldest message that would remain after `said` is added.
    pub fn first_with(&self, said: &ChatLine) -> usize {
        let mut bytes = self.bytes + said.text.len();
        let mut count = self.said.len() + 1;
        for old in &self.said {
            if count <= MAX_TALK && bytes <= MAX_TALK_BYTES {
                return old.n;
            }
            (count, bytes) = (count - 1, bytes - old.text.len());
        }
        said.n
    }

    /// Adds a message, and drops the oldest messages beyond the limits.
    pub fn add(&mut self, said: ChatLine) {
        let first = self.first_with(&said);
        self.said.retain(|old| old.n >= first);
        self.said.push(said);
        self.bytes = self.said.iter().map(|said| said.text.len()).sum();
    }

    /// Returns the messages from number `n` on.
    pub fn since(&self, n: usize) -> &[ChatLine] {
        &self.said[self.said.partition_point(|said| said.n < n)..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(n: usize, text: &str) -> ChatLine {
        ChatLine { n, side: None, text: text.to_owned(), at: 0 }
    }

    #[test]
    fn a_table_remembers_the_last_things_and_not_too_much_of_them() {
        let mut talk = Talk::default();
        for n in 0..2 * MAX_TALK {
            talk.add(said(talk.next(), "hm"));
            assert_eq!(talk.next(), n + 1);
        }
        assert_eq!(talk.since(0).len(), MAX_TALK);
        assert_eq!(talk.since(2 * MAX_TALK - 3).len(), 3);
        let long = "x".repeat(MAX_TALK_BYTES / 3);
        for _ in 0..5 {
            talk.add(said(talk.next(), &long));
        }
        assert!(talk.since(0).iter().map(|said| said.text.len()).sum::<usize>() <= MAX_TALK_BYTES);
        assert_eq!(talk.since(0).len(), 3);
        assert_eq!(Talk::of(talk.since(0).to_vec()).next(), talk.next());
    }
}
