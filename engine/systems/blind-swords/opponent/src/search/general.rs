//! Lookahead search: simulation of the best options before a bot decides.

use std::cmp::Reverse;
use std::ops::Range;
use std::sync::Arc;

use blind_swords::game::{BattlePlan, BrigadeId};
use blind_swords::question::ActivationQuestion;
use blind_swords::{Choice, Question};

use crate::digest::Digest;
use crate::evaluation::activations;
use crate::evaluation::tally::Weighed;
use crate::planning::plans::{Approach, BrigadePlan};
use crate::position::eval_context::EvalContext;
use crate::position::ground::{Ground, Milli};
use crate::search::intent::ordered;
use crate::search::simulation::{PlayRecord, Simulation};
use crate::search::worth::{Aim, worth};
use crate::weights::Weights;

/// Limits of a search. They count simulated decisions and not time, so that a bot decides in the
/// same way on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Number of options that are simulated: those with the highest static evaluation.
    pub breadth: usize,
    /// Number of orders that are simulated in every posture: those with the highest static
    /// evaluation.
    pub by_approach: usize,
    /// Number of samples of each option in a round. After each round, the search drops the worse
    /// half of the options.
    pub samples: u32,
    /// Number of simulated decisions after which the search starts no new sample.
    pub decisions: u32,
}

impl Budget {
    /// Limits of a search by a General.
    pub const GENERAL: Self = Self { breadth: 4, by_approach: 2, samples: 4, decisions: 6400 };
}

/// Maximum number of plays of a simulated turn.
const PLAYS: usize = 2000;

/// Whether the bot should play a question out to the end of the turn. Only choices of an order or a
/// brigade need so long a playout. Questions about chits need a shorter one
/// ([`crate::search::foresight`]).
pub(crate) const fn deserves(question: &Question) -> bool {
    matches!(
        question,
        Question::Activation(ActivationQuestion::Order(_) | ActivationQuestion::Brigade(_))
    )
}

/// Weight of the static evaluation in a candidate's score: the static evaluation counts like this
/// number of samples. It limits the influence of luck when few samples exist.
const AT_SIGHT: Milli = 8;

/// Point at which the simulation of a chit or of a script's option ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Horizon {
    /// End of the play that contains the question. The evaluation estimates the further actions of
    /// the active brigade.
    Play,
    /// End of the activation that contains the question.
    Activation,
}

/// Lookahead search for one decision, with the information and settings that it uses.
pub(crate) struct Trier<'a> {
    pub(crate) ground: &'a Arc<Ground>,
    pub(crate) weights: &'a Weights,
    pub(crate) battle_plan: Option<&'a Arc<BattlePlan>>,
    pub(crate) seen: &'a PlayRecord,
    pub(crate) budget: Budget,
    pub(crate) aim: Aim,
    /// Seed from which the seeds of all samples are derived.
    pub(crate) seed: u64,
}

/// Candidate of the search, in bandit terms an arm: an option, and the brigade plan for the rest of
/// the activation.
struct Arm {
    choice: Choice,
    plan: Option<BrigadePlan>,
    at_sight: Milli,
    sum: Milli,
}

impl Arm {
    /// Returns the score of the candidate. Scores are comparable between candidates with the same
    /// number of samples.
    const fn standing(&self) -> Milli {
        AT_SIGHT * self.at_sight + self.sum
    }
}

/// Result of a lookahead search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// Best option that the search found.
    pub(crate) choice: Choice,
    /// Brigade plan for the rest of the activation. `None` if the search chose none.
    pub(crate) plan: Option<BrigadePlan>,
    /// Number of decisions that were simulated.
    pub(crate) work: u32,
}

impl Trier<'_> {
    /// Searches for the best of several options by simulation.
    pub(crate) fn best(
        &self,
        question: &Question,
        weighed: &[Weighed],
        plan: Option<BrigadePlan>,
    ) -> Option<Found> {
        match ordered(question) {
            Some(brigade) => self.order(weighed, brigade),
            None => self.answer(weighed, plan),
        }
    }

    /// Searches for the best of several options under the current brigade plan.
    fn answer(&self, weighed: &[Weighed], plan: Option<BrigadePlan>) -> Option<Found> {
        let arms = self.at_first(weighed);
        self.search(arms.iter().map(|weighed| arm(weighed, plan)).collect())
    }

    /// Searches for the best order to a brigade, together with its posture. The orders with the
    /// highest static evaluation are simulated in every posture.
    fn order(&self, weighed: &[Weighed], brigade: BrigadeId) -> Option<Found> {
        let turn = self.seen.start.board().turn();
        let orders = self.at_first(weighed);
        let by_approach = Approach::ALL.into_iter().flat_map(|approach| {
            let tried =
                if approach == Approach::Usual { orders.len() } else { self.budget.by_approach };
            let plan = BrigadePlan { turn, brigade, approach };
            orders.iter().take(tried).map(move |weighed| arm(weighed, Some(plan)))
        });
        self.search(by_approach.collect())
    }

    /// Returns the options with the highest static evaluation, best first.
    fn at_first(&self, weighed: &[Weighed]) -> Vec<Weighed> {
        let mut weighed = weighed.to_vec();
        weighed.sort_by_key(|weighed| Reverse(weighed.tally.total()));
        weighed.truncate(self.budget.breadth);
        weighed
    }

    /// Returns the best candidate by successive halving. Each round simulates all candidates and
    /// drops the worse half.
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

    /// Returns the value of a sequence of answers at its horizon in one world, and the number of
    /// simulated decisions.
    pub(crate) fn foreseen(&self, row: &[Choice], horizon: Horizon, sample: u32) -> (Milli, u32) {
        let mut simulation = self.simulation((row, None), sample);
        let worth = match horizon {
            Horizon::Play => {
                simulation.play_activation(row.len()..row.len());
                self.worth_of(&simulation) + activations::prospect(self.context(&simulation))
            }
            Horizon::Activation => {
                simulation.play_activation(row.len()..PLAYS);
                self.worth_of(&simulation)
            }
        };
        (worth, simulation.work())
    }

    /// Returns the amount by which the mean value of the given option falls short of the best
    /// option's. To avoid selection bias, one half of the samples selects the best option and the
    /// other half measures the difference.
    pub(crate) fn short_of_best(
        &self,
        weighed: &[Weighed],
        taken: (Choice, Option<BrigadePlan>),
        samples: u32,
    ) -> Milli {
        let others = weighed.iter().map(|weighed| (weighed.choice, None));
        let answers: Vec<_> = others.chain([taken]).collect();
        let mean = |answer: (Choice, Option<BrigadePlan>), samples: Range<u32>| {
            let count = Milli::from(samples.end - samples.start);
            samples.map(|sample| self.outcome(answer, sample).0).sum::<Milli>() / count
        };
        let half = (samples / 2).max(1);
        let seen = |&answer: &(Choice, Option<BrigadePlan>)| mean(answer, 0..half);
        let best = answers.iter().copied().max_by_key(seen).unwrap_or(taken);
        if best == taken { 0 } else { mean(best, half..2 * half) - mean(taken, half..2 * half) }
    }

    /// Adds one sample to a candidate, and returns the number of simulated decisions.
    fn tries(&self, arm: &mut Arm, sample: u32) -> u32 {
        let (worth, work) = self.outcome((arm.choice, arm.plan), sample);
        arm.sum += worth;
        work
    }

    /// Simulates a candidate to the end of the turn. Returns its value and the number of simulated
    /// decisions.
    fn outcome(&self, answer: (Choice, Option<BrigadePlan>), sample: u32) -> (Milli, u32) {
        let (choice, plan) = answer;
        let mut simulation = self.simulation((&[choice], plan), sample);
        simulation.play_turn(PLAYS);
        (self.worth_of(&simulation), simulation.work())
    }

    fn simulation(&self, answer: (&[Choice], Option<BrigadePlan>), sample: u32) -> Simulation {
        let Self { ground, weights, battle_plan, seen, budget: _, aim: _, seed } = *self;
        Simulation::sample(seen, ground, weights, battle_plan, answer, of_sample(seed, sample))
    }

    fn worth_of(&self, simulation: &Simulation) -> Milli {
        worth(self.context(simulation), self.aim)
    }

    fn context<'m>(&'m self, simulation: &'m Simulation) -> EvalContext<'m> {
        let (position, side) = (simulation.position(), self.seen.start.side());
        EvalContext {
            position,
            side,
            ground: self.ground,
            weights: self.weights,
            battle_plan: None,
        }
    }
}

const fn arm(weighed: &Weighed, plan: Option<BrigadePlan>) -> Arm {
    Arm { choice: weighed.choice, plan, at_sight: weighed.tally.total(), sum: 0 }
}

/// Returns the seed of a sample. All candidates use the same seed, and therefore the same dice, for
/// the same sample.
fn of_sample(seed: u64, sample: u32) -> u64 {
    Digest::of((seed, sample))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Different samples use different dice.
    #[test]
    fn each_sample_has_dice_of_its_own() {
        let seeds: BTreeSet<u64> =
            (0..8).flat_map(|seed| (0..64).map(move |sample| of_sample(seed, sample))).collect();
        assert_eq!(seeds.len(), 8 * 64);
    }
}
