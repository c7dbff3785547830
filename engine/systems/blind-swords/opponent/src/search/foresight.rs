//! Simulation of options whose effects the static evaluation cannot see: chits and options of
//! scripts.

use blind_swords::Choice;

use crate::evaluation::tally::{Tally, Term, Weighed};
use crate::position::ground::Milli;
use crate::search::general::{Horizon, Trier};

/// Simulation of several options up to a horizon, in more and more sampled worlds.
pub(crate) struct Foresight<'t, 'a> {
    trier: &'t Trier<'a>,
    horizon: Horizon,
    answers: Vec<Tried>,
    worlds: u32,
    work: u32,
}

/// Option under simulation, with the sequences of answers that begin with it.
struct Tried {
    choice: Choice,
    rows: Vec<Row>,
}

/// Sequence of answers under simulation, with the sum of its values in all worlds.
struct Row {
    choices: Vec<Choice>,
    sum: Milli,
}

impl<'t, 'a> Foresight<'t, 'a> {
    /// Prepares a simulation of options, each with its sequences of answers.
    pub(crate) fn of(
        trier: &'t Trier<'a>,
        horizon: Horizon,
        answers: impl Iterator<Item = (Choice, Vec<Vec<Choice>>)>,
    ) -> Self {
        let answers = answers.map(|(choice, rows)| {
            let rows = rows.into_iter().map(|choices| Row { choices, sum: 0 });
            Tried { choice, rows: rows.collect() }
        });
        Self { trier, horizon, answers: answers.collect(), worlds: 0, work: 0 }
    }

    /// Simulates all options in a number of further worlds.
    pub(crate) fn tries(&mut self, worlds: u32) {
        let worlds = self.worlds..self.worlds + worlds;
        for row in self.answers.iter_mut().flat_map(|answer| &mut answer.rows) {
            for world in worlds.clone() {
                let (worth, work) = self.trier.foreseen(&row.choices, self.horizon, world);
                row.sum += worth;
                self.work += work;
            }
        }
        self.worlds = worlds.end;
    }

    /// Returns the mean value of each option, minus that of the worst option. An option with
    /// several sequences has the value of its best sequence.
    pub(crate) fn weighed(&self) -> Vec<Weighed> {
        let worlds = Milli::from(self.worlds.max(1));
        let mean = |answer: &Tried| answer.rows.iter().map(|row| row.sum / worlds).max();
        let worst = self.answers.iter().filter_map(mean).min().unwrap_or_default();
        let weighed = self.answers.iter().map(|answer| {
            let beyond = mean(answer).map_or(0, |mean| mean - worst);
            Weighed { choice: answer.choice, tally: Tally::of(Term::Foreseen, beyond) }
        });
        weighed.collect()
    }

    /// Returns the number of decisions that were simulated.
    pub(crate) const fn work(&self) -> u32 {
        self.work
    }
}
