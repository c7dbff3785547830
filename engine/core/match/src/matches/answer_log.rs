//! Compact storage for the answers of a match. A match may have thousands of answers.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

use indexmap::IndexSet;
use kernel::{Answer, Dice, Side, System};

use crate::answer::{Brief, Record};
use crate::pages::Pages;

/// All answers so far, in order. Each answer is stored both in the types of the rule system and as
/// a record. Equal strings are stored only once, and copies of the log share unchanged pages.
#[derive(Clone)]
pub(super) struct AnswerLog<F: System> {
    all: Pages<One<F>>,
    words: Arc<IndexSet<Box<str>>>,
}

/// One answer, in the types of the rule system and as a record.
#[derive(Clone)]
struct One<F: System> {
    answer: Known<F>,
    kind: Word,
    side: Option<Side>,
    id: Option<Word>,
    dice: Option<Dice>,
}

/// Index of a string in the table `words` of the log.
#[derive(Clone, Copy)]
struct Word(u32);

/// An answer in the types of the rule system.
#[derive(Clone)]
enum Known<F: System> {
    /// The typed form is unknown, because the match was loaded from a saved board that is later
    /// than the answer.
    Not,
    Choice(F::Choice),
    Dice(Dice),
    Drawn(F::Choice),
    /// A chart result supplied by a test. Boxed, because it is rare.
    Outcome(Box<F::Outcome>),
}

impl<F: System> AnswerLog<F> {
    pub(super) fn new() -> Self {
        Self { all: Pages::new(), words: Arc::default() }
    }

    /// Returns the number of answers.
    pub(super) const fn len(&self) -> usize {
        self.all.len()
    }

    /// Appends an answer with its record.
    pub(super) fn push(&mut self, answer: &Answer<F>, record: &Record) {
        let answer = match answer {
            Answer::Choice(choice) => Known::Choice(*choice),
            Answer::Dice(dice) => Known::Dice(*dice),
            Answer::Drawn(drawn) => Known::Drawn(*drawn),
            Answer::Outcome(outcome) => Known::Outcome(Box::new(outcome.clone())),
        };
        self.add(answer, record);
    }

    /// Appends the record of an answer whose typed form is unknown.
    pub(super) fn push_record(&mut self, record: &Record) {
        self.add(Known::Not, record);
    }

    fn add(&mut self, answer: Known<F>, record: &Record) {
        let Brief { kind, side, answer: id, dice } = record.brief();
        let (kind, id) = (self.word(kind), id.map(|id| self.word(id)));
        self.all.push(One { answer, kind, side, id, dice });
    }

    fn word(&mut self, word: &str) -> Word {
        let known = self.words.get_index_of(word);
        let number =
            known.unwrap_or_else(|| Arc::make_mut(&mut self.words).insert_full(word.into()).0);
        Word(number as u32)
    }

    fn text(&self, Word(number): Word) -> &str {
        self.words.get_index(number as usize).expect("words are not taken out")
    }

    /// Keeps the first `count` answers.
    pub(super) fn truncate(&mut self, count: usize) {
        self.all.truncate(count);
    }

    /// Returns the borrowed record of an answer, by index.
    pub(super) fn brief(&self, index: usize) -> Option<Brief<'_>> {
        let One { kind, side, id, dice, .. } = self.all.get(index)?;
        let (kind, answer) = (self.text(*kind), id.map(|id| self.text(id)));
        Some(Brief { kind, side: *side, answer, dice: *dice })
    }

    /// Returns the borrowed records of a range of answers.
    pub(super) fn briefs(
        &self,
        indices: Range<usize>,
    ) -> impl DoubleEndedIterator<Item = Brief<'_>> + Clone {
        indices.filter_map(|index| self.brief(index))
    }

    /// Returns the record of an answer, by index.
    pub(super) fn record(&self, index: usize) -> Option<Record> {
        Some(self.brief(index)?.record(index as u32 + 1))
    }

    /// Returns the records after the first `after` answers.
    pub(super) fn records(&self, after: usize) -> Vec<Record> {
        (after..self.len()).filter_map(|index| self.record(index)).collect()
    }

    /// Returns the choice at an index. `None` if the answer is a roll or a draw.
    pub(super) fn choice(&self, index: usize) -> Option<F::Choice> {
        match self.all.get(index)?.answer {
            Known::Choice(choice) => Some(choice),
            Known::Not | Known::Dice(_) | Known::Drawn(_) | Known::Outcome(_) => None,
        }
    }

    /// Returns the answers in a range of indices, for a rerun.
    pub(super) fn answers(&self, indices: Range<usize>) -> VecDeque<Answer<F>> {
        let answer = |index: usize| match &self.all[index].answer {
            Known::Choice(choice) => Answer::Choice(*choice),
            Known::Dice(dice) => Answer::Dice(*dice),
            Known::Drawn(drawn) => Answer::Drawn(*drawn),
            Known::Outcome(outcome) => Answer::Outcome((**outcome).clone()),
            Known::Not => panic!("answers are known from the first play to which one may go back"),
        };
        indices.map(answer).collect()
    }
}
