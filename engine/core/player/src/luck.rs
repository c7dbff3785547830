//! Dice and draws of simulated play.

use kernel::{Answer, Ask, Dice, System, Throw, Weight};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Numerator of the golden ratio's fractional part over [`WHOLE`]. Its multiples spread evenly.
const GOLDEN: u64 = 6180;
const WHOLE: u64 = 10_000;

/// Dice and draws of one trial. Trials with the same number get the same dice, so that differences
/// between rows of answers come from the answers and not from luck.
pub(crate) struct Luck {
    trial: u32,
    words: ChaCha8Rng,
    asked: u32,
}

impl Luck {
    pub(crate) fn of(trial: u32) -> Self {
        Self { trial, words: ChaCha8Rng::seed_from_u64(trial.into()), asked: 0 }
    }

    /// Whether any dice or draws were needed so far.
    pub(crate) const fn is_used(&self) -> bool {
        self.asked > 0
    }

    /// Returns the result of a roll or draw. `None` for decisions of a side.
    pub(crate) fn answer<S: System>(&mut self, ask: &Ask<S>) -> Option<Answer<S>> {
        let answer = match ask {
            Ask::Choose { .. } => return None,
            Ask::Roll { throw, .. } => Answer::Dice(self.throw(*throw)),
            Ask::Draw { among } => Answer::Drawn(self.draw(among)),
        };
        self.asked += 1;
        Some(answer)
    }

    /// Rolls dice. The first roll of successive trials goes through all results evenly, which
    /// needs fewer trials than independent rolls.
    fn throw(&mut self, throw: Throw) -> Dice {
        let count = throw.results().count() as u64;
        let index = if self.asked == 0 {
            (u64::from(self.trial) * GOLDEN + WHOLE / 2) % WHOLE * count / WHOLE
        } else {
            (u64::from(self.words.next_u32()) * count) >> u32::BITS
        };
        throw.results().nth(index as usize).expect("the index is below the number of results")
    }

    fn draw<C: Copy>(&mut self, among: &[Weight<C>]) -> C {
        let all: u64 = among.iter().map(|one| u64::from(one.weight)).sum();
        let mut left = (u64::from(self.words.next_u32()) * all) >> u32::BITS;
        for one in among {
            match left.checked_sub(one.weight.into()) {
                Some(rest) => left = rest,
                None => return one.choice,
            }
        }
        among[0].choice
    }
}
