use std::ops::Range;

use serde::{Deserialize, Serialize};

/// A set of small ids, stored as `WORDS` words of 64 bits. Iterates in ascending order.
///
/// ```
/// use kernel::IdSet;
/// let mut set: IdSet<2> = [100, 3].into_iter().collect();
/// set.insert(64);
/// assert!(set.contains(64) && set.len() == 3);
/// assert_eq!(set.iter().collect::<Vec<_>>(), [3, 64, 100]);
/// set.remove(64);
/// assert!(!set.contains(64) && !set.is_empty() && IdSet::<2>::EMPTY.is_empty());
/// let mut range = IdSet::<2>::EMPTY;
/// range.insert_range(62..66);
/// range.insert_range(9..9);
/// assert_eq!(range.iter().collect::<Vec<_>>(), [62, 63, 64, 65]);
/// assert_eq!(IdSet::<2>::CAPACITY, 128, "the largest id is 127");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IdSet<const WORDS: usize> {
    words: [u64; WORDS],
}

impl<const WORDS: usize> IdSet<WORDS> {
    /// The set without members.
    pub const EMPTY: Self = Self { words: [0; WORDS] };
    /// Number of possible ids: the set holds ids below this number.
    pub const CAPACITY: usize = WORDS * 64;

    /// Adds an id.
    ///
    /// # Panics
    /// If the id is not below [`Self::CAPACITY`]. The compiler of packages checks this.
    pub const fn insert(&mut self, id: usize) {
        self.words[id / 64] |= 1 << (id % 64);
    }

    /// Adds all ids of a range.
    ///
    /// # Panics
    /// If the last id is not below [`Self::CAPACITY`].
    pub fn insert_range(&mut self, ids: Range<usize>) {
        let Some(last) = ids.end.checked_sub(1).filter(|last| *last >= ids.start) else { return };
        let (first, last) = ((ids.start / 64, ids.start % 64), (last / 64, last % 64));
        for word in first.0..=last.0 {
            let from = if word == first.0 { u64::MAX << first.1 } else { u64::MAX };
            let to = if word == last.0 { u64::MAX >> (63 - last.1) } else { u64::MAX };
            self.words[word] |= from & to;
        }
    }

    /// Removes an id from the set, if present.
    pub const fn remove(&mut self, id: usize) {
        self.words[id / 64] &= !(1 << (id % 64));
    }

    /// Whether the id is in the set.
    pub const fn contains(&self, id: usize) -> bool {
        self.words[id / 64] & (1 << (id % 64)) != 0
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Returns the number of ids in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns the members in ascending order.
    pub const fn iter(&self) -> Ids<WORDS> {
        Ids { words: self.words, at: 0 }
    }
}

/// Iterator over the members of a set, in ascending order.
///
/// ```
/// use kernel::{IdSet, Ids};
/// let set: IdSet<1> = [9, 4, 30].into_iter().collect();
/// let mut ids: Ids<1> = set.iter();
/// assert_eq!((ids.next(), ids.sum()), (Some(4), 39));
/// ```
#[derive(Clone, Debug)]
pub struct Ids<const WORDS: usize> {
    /// Ids that the iterator has not yet returned, as words of 64 bits.
    words: [u64; WORDS],
    /// Index of the first word that may still contain members.
    at: usize,
}

impl<const WORDS: usize> Iterator for Ids<WORDS> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while *self.words.get(self.at)? == 0 {
            self.at += 1;
        }
        let word = &mut self.words[self.at];
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(self.at * 64 + bit)
    }

    /// Skips empty words first, because sets are sparse.
    #[inline]
    fn fold<B, F: FnMut(B, usize) -> B>(self, init: B, mut tell: F) -> B {
        let words = self.words.iter().enumerate().skip(self.at);
        words.filter(|(_, word)| **word != 0).fold(init, |mut told, (at, &word)| {
            let mut word = word;
            while word != 0 {
                told = tell(told, at * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
            told
        })
    }
}

impl<const WORDS: usize> Default for IdSet<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> FromIterator<usize> for IdSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(ids: I) -> Self {
        let mut set = Self::EMPTY;
        for id in ids {
            set.insert(id);
        }
        set
    }
}

impl<const WORDS: usize> Serialize for IdSet<WORDS> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for IdSet<WORDS> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<usize>::deserialize(deserializer)?;
        match ids.iter().find(|&&id| id >= Self::CAPACITY) {
            Some(id) => Err(serde::de::Error::custom(format!(
                "id {id} is out of range: expected below {}",
                Self::CAPACITY
            ))),
            None => Ok(ids.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_come_in_ascending_order() {
        let mut set: IdSet<2> = [70, 3, 64, 127].into_iter().collect();
        set.remove(64);
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 70, 127]);
        let mut later = set.iter();
        assert_eq!(later.next(), Some(3));
        assert_eq!(later.fold(String::new(), |told, id| format!("{told} {id}")), " 70 127");
        assert_eq!(set.len(), 3);
        assert!(set.contains(127) && !set.contains(64));
    }
}
