//! An append-only list, stored in pages, that can also be truncated. Copies share full pages.

use std::ops::Index;
use std::sync::Arc;

/// Number of items in a page. With the two reference counts, a page of items with a power-of-two
/// size fills an allocator size class.
const PAGE: usize = 63;

/// A list that supports appending and truncation, and cheap copies.
#[derive(Clone, Debug)]
pub(crate) struct Pages<T> {
    full: Vec<Arc<[T]>>,
    /// Items after the last full page.
    last: Vec<T>,
}

impl<T: Clone> Pages<T> {
    pub(crate) const fn new() -> Self {
        Self { full: Vec::new(), last: Vec::new() }
    }

    pub(crate) const fn len(&self) -> usize {
        self.full.len() * PAGE + self.last.len()
    }

    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        match self.full.get(index / PAGE) {
            Some(page) => page.get(index % PAGE),
            None => self.last.get(index - self.full.len() * PAGE),
        }
    }

    /// Returns the items from an index on, in order.
    pub(crate) fn since(&self, from: usize) -> impl DoubleEndedIterator<Item = &T> + Clone {
        (from..self.len()).map(|index| &self[index])
    }

    pub(crate) fn push(&mut self, thing: T) {
        self.last.push(thing);
        if self.last.len() == PAGE {
            self.full.push(Arc::from(std::mem::take(&mut self.last)));
        }
    }

    /// Keeps the first `count` items.
    pub(crate) fn truncate(&mut self, count: usize) {
        let pages = count / PAGE;
        if let Some(cut) = self.full.get(pages) {
            self.last = cut[..count % PAGE].to_vec();
            self.full.truncate(pages);
        } else {
            self.last.truncate(count - self.full.len() * PAGE);
        }
    }

    /// Returns a copy of the first `count` items, which shares full pages.
    pub(crate) fn first(&self, count: usize) -> Self {
        let mut first = self.clone();
        first.truncate(count);
        first
    }
}

impl<T: Clone> Index<usize> for Pages<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        let there = self.get(index);
        there.unwrap_or_else(|| panic!("no item {index}: expected below {}", self.len()))
    }
}

impl<T: Clone> Extend<T> for Pages<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.push(thing));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The list behaves like a `Vec` for any sequence of appends and truncations.
    #[test]
    fn it_is_a_list() {
        for count in [0, 1, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE, 3 * PAGE + 5] {
            let plain: Vec<usize> = (0..count).collect();
            let mut pages = Pages::new();
            pages.extend(plain.iter().copied());
            assert_eq!(pages.len(), count);
            assert_eq!((pages.get(count), pages.get(count + PAGE)), (None, None));
            for cut in 0..=count + 1 {
                let mut first = pages.first(cut);
                let rest: Vec<_> = pages.since(cut).copied().collect();
                assert_eq!(rest, plain.get(cut..).unwrap_or_default());
                assert_eq!(first.len(), cut.min(count));
                first.push(7);
                assert_eq!(first.since(0).rev().nth(1).copied(), cut.min(count).checked_sub(1));
                assert_eq!(first[first.len() - 1], 7);
            }
        }
    }

    #[test]
    fn copies_share_full_pages() {
        let mut pages = Pages::new();
        pages.extend(0..2 * PAGE + 9);
        let copy = pages.first(PAGE + 3);
        assert!(Arc::ptr_eq(&pages.full[0], &copy.full[0]));
        assert_eq!((copy.full.len(), copy.last.len()), (1, 3));
    }
}
