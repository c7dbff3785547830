//! A player that tries its answers out in its mind before it gives them.

use std::sync::Arc;

use blind_swords::question::ActivationQuestion;
use blind_swords::{Choice, Question};

use crate::ground::{Ground, Milli};
use crate::imagined::{Imagined, Seen};
use crate::mind::Mind;
use crate::tally::Weighed;
use crate::weights::Weights;
use crate::worth::worth;

/// How much a player may try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many answers are tried, the best at first sight.
    pub breadth: usize,
    /// How often each is tried at first; half of them are tried as often again, and so on.
    pub samples: u32,
}

impl Budget {
    /// That of a General.
    pub const GENERAL: Self = Self { breadth: 4, samples: 4 };
}

/// No turn takes more plays.
const PLAYS: u32 = 2000;

/// Whether an answer to a question is worth being tried out.
pub(crate) fn deserves(question: &Question) -> bool {
    matches!(
        question,
        Question::Activation(ActivationQuestion::Order(_) | ActivationQuestion::Brigade(_))
            | Question::Chits(_)
    )
}

/// The best of some answers after each was tried.
pub(crate) fn search(
    ground: &Arc<Ground>,
    weights: &Weights,
    seen: &Seen,
    mut weighed: Vec<Weighed>,
    budget: Budget,
    seed: u64,
) -> Option<Choice> {
    weighed.sort_by_key(|weighed| std::cmp::Reverse(weighed.tally.total()));
    weighed.truncate(budget.breadth);
    let mut arms: Vec<(Choice, Milli, u32)> =
        weighed.iter().map(|weighed| (weighed.choice, 0, 0)).collect();
    let mut tried = 0;
    while arms.len() > 1 {
        for sample in tried..tried + budget.samples {
            for (choice, sum, count) in &mut arms {
                let seed =
                    seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(u64::from(sample))
                        >> 11;
                *sum += value(ground, weights, seen, *choice, seed);
                *count += 1;
            }
        }
        tried += budget.samples;
        arms.sort_by_key(|(_, sum, count)| std::cmp::Reverse(sum / i64::from(*count)));
        let half = arms.len() / 2;
        arms.truncate(half.max(1));
    }
    arms.first().map(|(choice, ..)| *choice)
}

/// What the position is worth after the turn is played on from an answer.
fn value(ground: &Arc<Ground>, weights: &Weights, seen: &Seen, choice: Choice, seed: u64) -> Milli {
    let mut imagined = Imagined::sample(seen, ground, weights, choice, seed);
    imagined.play_turn(PLAYS);
    worth(Mind { scene: imagined.scene(), side: seen.start.side(), ground, weights })
}
