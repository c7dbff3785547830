//! Simulated play of one row of answers.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kernel::{Answer, Ask, Driver, Log, Position, Side, Table};

use crate::luck::Luck;
use crate::planned::Planned;

/// The current play as a side remembers it: the position at its start, and all answers since.
pub(crate) struct Record<S: Planned> {
    pub(crate) package: Arc<S::Package>,
    pub(crate) start: S::Board,
    pub(crate) answers: Vec<Answer<S>>,
}

/// Position at the end of a simulated play.
pub(crate) struct Outcome<S: Planned> {
    table: Table<S>,
    /// Whether dice or draws affected the play after the recorded answers.
    pub(crate) by_chance: bool,
}

impl<S: Planned> Outcome<S> {
    pub(crate) fn position(&self) -> Position<'_, S> {
        self.table.position()
    }
}

/// Plays the current play to its end: first the recorded answers, then the row for its side, then
/// the habits of both sides. `None` if the play faults.
pub(crate) fn play<S: Planned>(
    record: &Record<S>,
    side: Side,
    row: &[S::Choice],
    trial: u32,
) -> Option<Outcome<S>> {
    let by_chance = Arc::new(AtomicBool::new(false));
    let driver = Simulated {
        side,
        recalled: record.answers.clone().into(),
        row: row.iter().copied().collect(),
        luck: Luck::of(trial),
        by_chance: Arc::clone(&by_chance),
    };
    let (package, board) = (Arc::clone(&record.package), record.start.clone());
    let mut table = Table::new(package, board, Box::new(driver), Log::Dropped);
    table.play().ok()?;
    Some(Outcome { table, by_chance: by_chance.load(Ordering::Relaxed) })
}

/// Driver of a simulated play.
struct Simulated<S: Planned> {
    side: Side,
    recalled: VecDeque<Answer<S>>,
    row: VecDeque<S::Choice>,
    luck: Luck,
    by_chance: Arc<AtomicBool>,
}

impl<S: Planned> Driver<S> for Simulated<S> {
    fn answer(&mut self, ask: &Ask<S>, position: Position<'_, S>) -> Option<Answer<S>> {
        if let Some(answer) = self.recalled.pop_front() {
            return Some(answer);
        }
        let Ask::Choose { side, question, options } = ask else {
            let answer = self.luck.answer(ask);
            self.by_chance.store(self.luck.is_used(), Ordering::Relaxed);
            return answer;
        };
        let tried = self.row.front().filter(|_| *side == self.side);
        let choice = match tried.filter(|choice| options.contains(choice)) {
            Some(_) => self.row.pop_front()?,
            None => S::habit(position, *side, question, options),
        };
        Some(Answer::Choice(choice))
    }
}
