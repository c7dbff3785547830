//! The story of a match: chapters of consecutive facts, each summarised in one line.

use std::ops::Range;

use kernel::{Chapter, Entry, Heading, Opening, Reader, Ruleset};

use super::Match;

/// A chapter under construction: number of its first fact, kind, and all its facts.
pub(super) type Part<'a, F> = (usize, Opening, Vec<&'a <F as kernel::System>::Event>);

impl<F: Ruleset> Match<F> {
    /// Returns the chapters that contain the facts of a range. The first chapter may begin before
    /// the range. Facts without a summary line of their own belong to the previous chapter.
    pub fn story(&self, facts: Range<usize>) -> Vec<Chapter> {
        let from = self.turn_at(facts.start);
        let parts = self.parts(from..facts.end).into_iter();
        let told = parts.filter_map(|(from, opening, events)| {
            let text = F::chapter(self.rules(), &events)?;
            Some(Chapter { from, opening, text })
        });
        let last = self.last_chapter().filter(|last| last.from < facts.end);
        let mut chapters: Vec<_> = told.chain(last).collect();
        let first = chapters.iter().rposition(|chapter| chapter.from <= facts.start);
        chapters.split_off(first.unwrap_or(0))
    }

    /// Returns the number of the fact that begins the turn of `fact`, or 0 before the first turn.
    fn turn_at(&self, fact: usize) -> usize {
        let begins = |at: &usize| {
            let entry = self.log_since(*at).next();
            entry.is_some_and(|entry| self.heading(entry) == Some(Heading::Turn))
        };
        (0..=fact).rev().find(begins).unwrap_or(0)
    }

    fn heading(&self, entry: &Entry<F>) -> Option<Heading> {
        F::told(self.position(), entry, Reader::Everybody).heading
    }

    /// Divides the facts of a range into the parts that chapters summarise.
    pub(super) fn parts(&self, facts: Range<usize>) -> Vec<Part<'_, F>> {
        let mut parts: Vec<Part<'_, F>> = Vec::new();
        let mut within = None;
        for (at, entry) in facts.clone().zip(self.log_since(facts.start)) {
            let first = (at == 0).then_some(Opening::Turn);
            let heading = self.heading(entry);
            let opening = first.or_else(|| heading?.opening(within));
            match (opening, parts.last_mut()) {
                (Some(opening), _) => {
                    within = heading;
                    parts.push((at, opening, vec![&entry.event]));
                }
                (None, Some((.., events))) => events.push(&entry.event),
                (None, None) => {}
            }
        }
        parts
    }
}
