//! Simulated matches, sampled from the information that one side has.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use blind_swords::game::BattlePlan;
use blind_swords::question::secrecy_of;
use blind_swords::{BlindSwords, Choice, Position, Question, Table};
use kernel::{Answer, Ask, Driver, Log, PerSide, Side};

use crate::evaluation::moves::March;
use crate::evaluation::policy;
use crate::evaluation::tally::best;
use crate::planning::plans::BrigadePlan;
use crate::position::eval_context::EvalContext;
use crate::position::ground::Ground;
use crate::position::side_view::SideView;
use crate::search::luck::Luck;
use crate::weights::Weights;

/// One side's record of the current play: the position at the start, and the answers that the side
/// may know.
#[derive(Clone, Debug)]
pub(crate) struct PlayRecord {
    /// Position at the start of the play.
    pub(crate) start: SideView,
    /// Answers in the play so far that the side may know.
    pub(crate) answers: Vec<Answer<BlindSwords>>,
    /// Whether the play depends on information that the side does not have. The side then cannot
    /// replay it.
    pub(crate) hidden: bool,
}

impl PlayRecord {
    pub(crate) fn at(position: Position<'_>, side: Side) -> Self {
        Self { start: SideView::of(position, side), answers: Vec::new(), hidden: false }
    }

    /// Records an answer of the play, if the side may know it.
    pub(crate) fn note(
        &mut self,
        ask: &Ask<BlindSwords>,
        answer: &Answer<BlindSwords>,
        position: Position<'_>,
    ) {
        match ask {
            Ask::Choose { side, question, .. }
                if *side != self.start.side() && secrecy_of(question.kind()).is_private() => {}
            // A simulated match skips questions with a single option.
            Ask::Choose { options, .. } if options.len() == 1 => {}
            Ask::Draw { .. } => {
                let Answer::Drawn(Choice::Chit(chit)) = answer else { return };
                let chit = &position.package.game.chits[chit.index()];
                self.hidden |= chit.event().is_some() && chit.side != Some(self.start.side());
                self.answers.push(answer.clone());
            }
            Ask::Choose { .. } | Ask::Roll { .. } => self.answers.push(answer.clone()),
        }
    }
}

/// Match that is sampled from the information of one side.
pub(crate) struct Simulation {
    table: Table,
    decisions: Arc<AtomicU32>,
}

impl Simulation {
    /// Samples a match that is consistent with the side's information and continues from the
    /// current question. The match begins with the legal answers of `row`. Afterwards the side
    /// follows the brigade plan for this activation and its battle plan for later ones. The seed
    /// determines dice and draws.
    pub(crate) fn sample(
        seen: &PlayRecord,
        ground: &Arc<Ground>,
        weights: &Weights,
        battle_plan: Option<&Arc<BattlePlan>>,
        (row, plan): (&[Choice], Option<BrigadePlan>),
        seed: u64,
    ) -> Self {
        let mut dealer = session::stream::Stream::new(seed, session::stream::Purpose::CsaBot);
        let board = seen.start.seen().imagine(&ground.rules, |limit| dealer.below(limit));
        let decisions = Arc::new(AtomicU32::new(0));
        let dream = SimulationDriver {
            ground: Arc::clone(ground),
            weights: *weights,
            marches: PerSide::default(),
            side: seen.start.side(),
            recalled: seen.answers.clone().into_iter(),
            row: row.iter().copied().collect(),
            plan,
            battle_plan: battle_plan.cloned(),
            luck: Luck::new(seed),
            decisions: Arc::clone(&decisions),
        };
        let table = Table::new(Arc::clone(&ground.rules), board, Box::new(dream), Log::Dropped);
        Self { table, decisions }
    }

    /// Runs at least `plays.start` plays, and then further plays until no brigade is active. At
    /// most `plays.end` plays run. The simulation stops early if the game is over or a play faults.
    pub(crate) fn play_activation(&mut self, plays: Range<usize>) {
        for played in 0..plays.end {
            let is_done = played >= plays.start && self.table.board().activation().is_none();
            if is_done || self.table.board().result().is_some() || self.table.play().is_err() {
                // If a play faults, the board keeps its last state.
                return;
            }
        }
    }

    /// Runs plays until the turn ends or the maximum number of plays is reached.
    pub(crate) fn play_turn(&mut self, plays: usize) {
        let turn = self.table.board().turn();
        for _ in 0..plays {
            let over = self.table.board().result().is_some() || self.table.board().turn() != turn;
            if over || self.table.play().is_err() {
                return;
            }
        }
    }

    /// Returns the number of decisions that were simulated.
    pub(crate) fn work(&self) -> u32 {
        self.decisions.load(Ordering::Relaxed)
    }

    pub(crate) fn position(&self) -> Position<'_> {
        self.table.position()
    }
}

/// Driver of a simulated match. It gives the recorded answers first, and then the sequence of
/// answers under test. Afterwards it answers for each side by static evaluation.
struct SimulationDriver {
    ground: Arc<Ground>,
    weights: Weights,
    marches: PerSide<March>,
    side: Side,
    recalled: std::vec::IntoIter<Answer<BlindSwords>>,
    /// Remaining answers of the sequence that is under test.
    row: VecDeque<Choice>,
    plan: Option<BrigadePlan>,
    battle_plan: Option<Arc<BattlePlan>>,
    luck: Luck,
    /// Number of decisions so far. [`Simulation`] shares the counter with this driver.
    decisions: Arc<AtomicU32>,
}

impl SimulationDriver {
    /// Returns the next answer of the sequence if it is an option of the question. Otherwise the
    /// answer stays in the queue.
    fn next_tried(&mut self, options: &[Choice]) -> Option<Choice> {
        let next = *self.row.front()?;
        options.contains(&next).then(|| self.row.pop_front()).flatten()
    }

    fn would(
        &mut self,
        side: Side,
        question: &Question,
        options: &[Choice],
        position: Position<'_>,
    ) -> Choice {
        self.decisions.fetch_add(1, Ordering::Relaxed);
        let plan = self.plan.filter(|_| side == self.side);
        let weights = BrigadePlan::weights(plan, position, &self.weights);
        let battle_plan = self.battle_plan.as_deref().filter(|_| side == self.side);
        let context =
            EvalContext { position, side, ground: &self.ground, weights: &weights, battle_plan };
        let weighed = policy::weigh(context, &mut self.marches[side], question, options);
        best(&weighed).map_or(options[0], |best| best.choice)
    }
}

impl Driver<BlindSwords> for SimulationDriver {
    fn answer(
        &mut self,
        ask: &Ask<BlindSwords>,
        position: Position<'_>,
    ) -> Option<Answer<BlindSwords>> {
        match ask {
            Ask::Choose { side, question, options } => {
                let secret = *side != self.side && secrecy_of(question.kind()).is_private();
                if !secret {
                    if let Some(answer) = self.recalled.next() {
                        return Some(answer);
                    }
                    if *side == self.side
                        && let Some(choice) = self.next_tried(options)
                    {
                        return Some(Answer::Choice(choice));
                    }
                }
                Some(Answer::Choice(self.would(*side, question, options, position)))
            }
            Ask::Roll { .. } | Ask::Draw { .. } => {
                self.recalled.next().or_else(|| self.luck.answer(ask, position))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use blind_swords::game::{BrigadeId, Order};
    use blind_swords::question::ActivationQuestion;
    use testing::field::Field;

    use super::*;

    /// In a secret reaction window, the rules ask both sides, even a side with a single option. A
    /// simulated match skips the question for that side, so its answer must not be recorded.
    #[test]
    fn what_is_asked_for_forms_sake_is_not_recalled() {
        let Field { rules, board } = Field::clear();
        let position = Position { package: &rules, board: &board };
        let mut seen = PlayRecord::at(position, Side::Usa);
        let orders = [Order::Attack, Order::Regroup].map(Choice::Order);
        for (options, recalled) in [(&orders[..1], 0), (&orders[..], 1)] {
            let ask = Ask::Choose {
                side: Side::Usa,
                question: Question::Activation(ActivationQuestion::Order(BrigadeId(0))),
                options: options.to_vec(),
            };
            seen.note(&ask, &Answer::Choice(orders[0]), position);
            assert_eq!(seen.answers.len(), recalled);
        }
    }
}
