//! The player in one seat of a match.

use std::sync::Arc;

use kernel::{Advice, Answer, Ask, Because, Opponent, Position, Side};

use crate::planned::Planned;
use crate::simulation::Record;
use crate::trials::{Tried, compared};

/// Effort that a player spends on a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Maximum number of trials for a row of answers that dice affect.
    pub trials: u32,
}

/// A computer player in one seat of a match. Its answers depend only on the position at the start
/// of the current play and on the answers since, so they are the same after a save is loaded.
pub struct Planner<S: Planned> {
    record: Record<S>,
    skill: Skill,
}

impl<S: Planned> Planner<S> {
    /// Builds a player for a match of a package.
    pub fn new(package: Arc<S::Package>, skill: Skill) -> Self {
        let record = Record { package, start: S::Board::default(), answers: Vec::new() };
        Self { record, skill }
    }

    fn compared(
        &self,
        side: Side,
        question: &S::Question,
        options: &[S::Choice],
        position: Position<'_, S>,
    ) -> Vec<Tried<S>> {
        let mut rows = S::rows(position, side, question, options);
        rows.retain(|row| row.first().is_some_and(|choice| options.contains(choice)));
        compared(&self.record, side, rows, self.skill.trials)
    }
}

impl<S: Planned> Opponent<S> for Planner<S> {
    fn begin(&mut self, position: Position<'_, S>) {
        self.record.start = position.board.clone();
        self.record.answers.clear();
    }

    fn note(&mut self, ask: &Ask<S>, answer: &Answer<S>, _: Position<'_, S>) {
        // Simulated play skips questions with a single option.
        if !matches!(ask, Ask::Choose { options, .. } if options.len() == 1) {
            self.record.answers.push(answer.clone());
        }
    }

    fn choose(
        &mut self,
        side: Side,
        question: &S::Question,
        options: &[S::Choice],
        position: Position<'_, S>,
    ) -> S::Choice {
        let tried = self.compared(side, question, options, position);
        let best = tried.first().and_then(|best| best.row.first());
        best.copied().unwrap_or_else(|| S::habit(position, side, question, options))
    }

    fn advise(
        &mut self,
        side: Side,
        question: &S::Question,
        options: &[S::Choice],
        position: Position<'_, S>,
    ) -> Advice<S::Choice> {
        let tried = self.compared(side, question, options, position);
        let Some(best) = tried.first() else {
            let choice = S::habit(position, side, question, options);
            return Advice { choice, because: Vec::new(), others: Vec::new() };
        };
        let choice = best.row[0];
        let mut others: Vec<(S::Choice, i64)> = Vec::new();
        for one in &tried[1..] {
            let known = one.row[0] == choice || others.iter().any(|(it, _)| *it == one.row[0]);
            if !known {
                others.push((one.row[0], best.worth() - one.worth()));
            }
        }
        Advice { choice, because: because(best, &S::worth(position, side)), others }
    }
}

/// Returns the terms that the best row changes, largest first.
fn because<S: Planned>(best: &Tried<S>, now: &[(S::Term, i64)]) -> Vec<Because> {
    let before = |term| now.iter().find(|(known, _)| *known == term).map_or(0, |(_, worth)| *worth);
    let changes = best.terms().map(|(term, worth)| (term, worth - before(term)));
    let mut changes: Vec<(S::Term, i64)> = changes.filter(|(_, change)| *change != 0).collect();
    changes.sort_by_key(|(_, change)| -change.abs());
    let reason = |(term, worth)| {
        let (what, rule) = S::reason(term);
        Because { openly: what.clone(), what, rule: rule.to_owned(), worth }
    };
    changes.into_iter().map(reason).collect()
}
