//! A player that tries its answers out in its mind before it gives them.

use std::cmp::Reverse;
use std::ops::Range;
use std::sync::Arc;

use blind_swords::game::{BrigadeId, Scheme};
use blind_swords::question::ActivationQuestion;
use blind_swords::{Choice, Question};

use crate::activations;
use crate::digest::Digest;
use crate::ground::{Ground, Milli};
use crate::imagined::{Imagined, Seen};
use crate::intent::ordered;
use crate::mind::Mind;
use crate::plans::{Plan, Posture};
use crate::tally::Weighed;
use crate::weights::Weights;
use crate::worth::{Aim, worth};

/// How much a player may try. What is counted are decisions taken in the mind and not time, so that it decides alike
/// on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many answers are tried, the best at first sight.
    pub breadth: usize,
    /// How many orders, the best at first sight, are tried in every posture.
    pub postured: usize,
    /// How often each is tried at first; half of them are tried as often again, and so on.
    pub samples: u32,
    /// After so many decisions none is tried again.
    pub decisions: u32,
}

impl Budget {
    /// That of a General.
    pub const GENERAL: Self = Self { breadth: 4, postured: 2, samples: 4, decisions: 6400 };
}

/// No turn takes more plays.
const PLAYS: usize = 2000;

/// Whether an answer to a question is worth being tried out to the end of the turn. What a chit does shows sooner
/// ([`crate::foresight`]).
pub(crate) const fn deserves(question: &Question) -> bool {
    matches!(
        question,
        Question::Activation(ActivationQuestion::Order(_) | ActivationQuestion::Brigade(_))
    )
}

/// So many trials what is seen at first sight is worth: few trials are luck.
const AT_SIGHT: Milli = 8;

/// How far a trial of what a script offers or a chit does goes on before it is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Horizon {
    /// To the end of the play in which it is answered. What the active brigade may do after that is reckoned, not played out.
    Play,
    /// Until no brigade is active any more.
    Activation,
}

/// Who tries, and what it knows.
pub(crate) struct Trier<'a> {
    pub(crate) ground: &'a Arc<Ground>,
    pub(crate) weights: &'a Weights,
    pub(crate) scheme: Option<&'a Arc<Scheme>>,
    pub(crate) seen: &'a Seen,
    pub(crate) budget: Budget,
    pub(crate) aim: Aim,
    /// All samples follow from it.
    pub(crate) seed: u64,
}

/// An answer that is tried, with what its side does then.
struct Arm {
    choice: Choice,
    plan: Option<Plan>,
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
    /// How its side goes about the activation after it.
    pub(crate) plan: Option<Plan>,
    /// How many decisions were taken in the mind.
    pub(crate) work: u32,
}

impl Trier<'_> {
    /// The best of some answers, after each was tried.
    pub(crate) fn best(
        &self,
        question: &Question,
        weighed: &[Weighed],
        plan: Option<Plan>,
    ) -> Option<Found> {
        match ordered(question) {
            Some(brigade) => self.order(weighed, brigade),
            None => self.answer(weighed, plan),
        }
    }

    /// The best of some answers after each was tried under the plan at hand.
    fn answer(&self, weighed: &[Weighed], plan: Option<Plan>) -> Option<Found> {
        let arms = self.at_first(weighed);
        self.search(arms.iter().map(|weighed| arm(weighed, plan)).collect())
    }

    /// The best order for a brigade, and how it goes about it: the best orders at first sight are tried in every
    /// posture.
    fn order(&self, weighed: &[Weighed], brigade: BrigadeId) -> Option<Found> {
        let turn = self.seen.start.board().turn();
        let orders = self.at_first(weighed);
        let postured = Posture::ALL.into_iter().flat_map(|posture| {
            let tried = if posture == Posture::Usual { orders.len() } else { self.budget.postured };
            let plan = Plan { turn, brigade, posture };
            orders.iter().take(tried).map(move |weighed| arm(weighed, Some(plan)))
        });
        self.search(postured.collect())
    }

    /// The best at first sight, the best first.
    fn at_first(&self, weighed: &[Weighed]) -> Vec<Weighed> {
        let mut weighed = weighed.to_vec();
        weighed.sort_by_key(|weighed| Reverse(weighed.tally.total()));
        weighed.truncate(self.budget.breadth);
        weighed
    }

    /// The best arm after each was tried: the worse half is dropped, the others are tried again.
    fn search(&self, mut arms: Vec<Arm>) -> Option<Found> {
        let (mut tried, mut work) = (0, 0);
        while arms.len() > 1 {
            for sample in tried..tried + self.budget.samples {
                if work >= self.budget.decisions {
                    break;
                }
                for arm in &mut arms {
                    work += self.tries(arm, sample);
                }
            }
            tried += self.budget.samples;
            arms.sort_by_key(|arm| Reverse(arm.standing()));
            arms.truncate((arms.len() / 2).max(1));
        }
        let best = arms.first()?;
        Some(Found { choice: best.choice, plan: best.plan, work })
    }

    /// What a row of answers is worth in one world as far as its horizon goes, and how many decisions it took to find out.
    pub(crate) fn foreseen(&self, row: &[Choice], horizon: Horizon, sample: u32) -> (Milli, u32) {
        let mut imagined = self.imagined((row, None), sample);
        let worth = match horizon {
            Horizon::Play => {
                imagined.play_activation(row.len()..row.len());
                self.worth_of(&imagined) + activations::prospect(self.mind(&imagined))
            }
            Horizon::Activation => {
                imagined.play_activation(row.len()..PLAYS);
                self.worth_of(&imagined)
            }
        };
        (worth, imagined.work())
    }

    /// By how much the mean of an answer falls short of the best of some, as so many samples each see it: which is best
    /// is seen in half of them, by how much in the others, so that it is not luck.
    pub(crate) fn short_of_best(
        &self,
        weighed: &[Weighed],
        taken: (Choice, Option<Plan>),
        samples: u32,
    ) -> Milli {
        let others = weighed.iter().map(|weighed| (weighed.choice, None));
        let answers: Vec<_> = others.chain([taken]).collect();
        let mean = |answer: (Choice, Option<Plan>), samples: Range<u32>| {
            let count = Milli::from(samples.end - samples.start);
            samples.map(|sample| self.outcome(answer, sample).0).sum::<Milli>() / count
        };
        let half = (samples / 2).max(1);
        let seen = |&answer: &(Choice, Option<Plan>)| mean(answer, 0..half);
        let best = answers.iter().copied().max_by_key(seen).unwrap_or(taken);
        if best == taken { 0 } else { mean(best, half..2 * half) - mean(taken, half..2 * half) }
    }

    /// Tries an arm once more, and says how many decisions that took.
    fn tries(&self, arm: &mut Arm, sample: u32) -> u32 {
        let (worth, work) = self.outcome((arm.choice, arm.plan), sample);
        arm.sum += worth;
        work
    }

    /// Plays an answer out to the end of the turn: what it is worth then, and how many decisions that took.
    fn outcome(&self, answer: (Choice, Option<Plan>), sample: u32) -> (Milli, u32) {
        let (choice, plan) = answer;
        let mut imagined = self.imagined((&[choice], plan), sample);
        imagined.play_turn(PLAYS);
        (self.worth_of(&imagined), imagined.work())
    }

    fn imagined(&self, answer: (&[Choice], Option<Plan>), sample: u32) -> Imagined {
        let Self { ground, weights, scheme, seen, budget: _, aim: _, seed } = *self;
        Imagined::sample(seen, ground, weights, scheme, answer, of_sample(seed, sample))
    }

    fn worth_of(&self, imagined: &Imagined) -> Milli {
        worth(self.mind(imagined), self.aim)
    }

    fn mind<'m>(&'m self, imagined: &'m Imagined) -> Mind<'m> {
        let (scene, side) = (imagined.scene(), self.seen.start.side());
        Mind { scene, side, ground: self.ground, weights: self.weights, scheme: None }
    }
}

const fn arm(weighed: &Weighed, plan: Option<Plan>) -> Arm {
    Arm { choice: weighed.choice, plan, at_sight: weighed.tally.total(), sum: 0 }
}

/// The seed of a sample: the same for every arm, so that all are tried with the same dice.
fn of_sample(seed: u64, sample: u32) -> u64 {
    Digest::of((seed, sample))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Trials with the same dice again would only seem to be many.
    #[test]
    fn each_sample_has_dice_of_its_own() {
        let seeds: BTreeSet<u64> =
            (0..8).flat_map(|seed| (0..64).map(move |sample| of_sample(seed, sample))).collect();
        assert_eq!(seeds.len(), 8 * 64);
    }
}
