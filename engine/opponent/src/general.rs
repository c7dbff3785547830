//! A player that tries its answers out in its mind before it gives them.

use std::cmp::Reverse;
use std::sync::Arc;

use blind_swords::question::{ActivationQuestion, ChitQuestion};
use blind_swords::{Choice, Question};

use crate::ground::{Ground, Milli};
use crate::imagined::{Imagined, Seen};
use crate::mind::Mind;
use crate::tally::Weighed;
use crate::weights::Weights;
use crate::worth::worth;

/// How much a player may try. What is counted are decisions taken in the mind and not time, so that it decides alike
/// on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many answers are tried, the best at first sight.
    pub breadth: usize,
    /// How often each is tried at first; half of them are tried as often again, and so on.
    pub samples: u32,
    /// After so many decisions none is tried again.
    pub decisions: u32,
}

impl Budget {
    /// That of a General.
    pub const GENERAL: Self = Self { breadth: 4, samples: 4, decisions: 1600 };
}

/// No turn takes more plays.
const PLAYS: u32 = 2000;

/// Whether an answer to a question is worth being tried out. What a key chit is good for no few turns can show.
pub(crate) fn deserves(question: &Question) -> bool {
    match question {
        Question::Activation(ActivationQuestion::Order(_) | ActivationQuestion::Brigade(_)) => true,
        Question::Chits(question) => !matches!(question, ChitQuestion::Key(_)),
        Question::Activation(ActivationQuestion::FortunesBrigade(_))
        | Question::Fog(_)
        | Question::Script(_)
        | Question::Artillery(_)
        | Question::Fire(_)
        | Question::Tie(_)
        | Question::Panic(_)
        | Question::Move(_)
        | Question::Skirmish(_)
        | Question::Cavalry(_)
        | Question::Retreat(_)
        | Question::Assault(_)
        | Question::Advance(_)
        | Question::Rally(_)
        | Question::Overstack(_)
        | Question::Placement(_)
        | Question::Entry(_) => false,
    }
}

/// So many trials what is seen at first sight is worth: few trials are luck.
const AT_SIGHT: Milli = 8;

/// An answer that is tried.
struct Arm {
    choice: Choice,
    at_sight: Milli,
    sum: Milli,
}

impl Arm {
    /// What speaks for it, against arms that were tried as often.
    const fn standing(&self) -> Milli {
        AT_SIGHT * self.at_sight + self.sum
    }
}

/// What a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The answer that came out best.
    pub(crate) choice: Choice,
    /// How many decisions were taken in the mind.
    pub(crate) work: u32,
}

/// The best of some answers after each was tried: the worse half is dropped, the others are tried again.
pub(crate) fn search(
    ground: &Arc<Ground>,
    weights: &Weights,
    seen: &Seen,
    mut weighed: Vec<Weighed>,
    budget: Budget,
    seed: u64,
) -> Option<Found> {
    weighed.sort_by_key(|weighed| Reverse(weighed.tally.total()));
    weighed.truncate(budget.breadth);
    let arm =
        |weighed: &Weighed| Arm { choice: weighed.choice, at_sight: weighed.tally.total(), sum: 0 };
    let mut arms: Vec<Arm> = weighed.iter().map(arm).collect();
    let (mut tried, mut work) = (0, 0);
    while arms.len() > 1 {
        for sample in tried..tried + budget.samples {
            if work >= budget.decisions {
                break;
            }
            let seed = of_sample(seed, sample);
            for arm in &mut arms {
                let mut imagined = Imagined::sample(seen, ground, weights, arm.choice, seed);
                imagined.play_turn(PLAYS);
                work += imagined.work();
                let (scene, side) = (imagined.scene(), seen.start.side());
                arm.sum += worth(Mind { scene, side, ground, weights });
            }
        }
        tried += budget.samples;
        arms.sort_by_key(|arm| Reverse(arm.standing()));
        arms.truncate((arms.len() / 2).max(1));
    }
    arms.first().map(|arm| Found { choice: arm.choice, work })
}

/// The seed of a sample: the same for every arm, so that all are tried with the same dice.
const fn of_sample(seed: u64, sample: u32) -> u64 {
    seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(sample as u64) >> 11
}
