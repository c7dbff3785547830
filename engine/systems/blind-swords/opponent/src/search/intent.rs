//! Intention of a bot for its active brigade, kept from one question to the next.

use blind_swords::game::BrigadeId;
use blind_swords::question::ActivationQuestion;
use blind_swords::{BlindSwords, Choice, Position, Question};
use kernel::{Answer, Ask};

use crate::planning::plans::BrigadePlan;
use crate::position::side_view::SideView;
use crate::search::general::Found;
use crate::search::simulation::PlayRecord;

/// Intention of a bot for its active brigade.
#[derive(Clone, Debug, Default)]
pub(crate) enum Intent {
    /// The brigade acts without a plan.
    #[default]
    Usual,
    /// The brigade carries out this plan.
    By(BrigadePlan),
    /// Someone else gave the order for the bot, for instance when a save is loaded. The bot
    /// computes the intention behind the order only when needed.
    Unthought(Box<LatePlan>),
}

/// Order that someone else gave for a bot, with the information that the bot had then.
#[derive(Clone, Debug)]
pub(crate) struct LatePlan {
    pub(crate) seen: PlayRecord,
    pub(crate) view: SideView,
    pub(crate) brigade: BrigadeId,
    pub(crate) options: Vec<Choice>,
    pub(crate) choice: Choice,
}

impl Intent {
    /// Returns the brigade plan. `None` if there is none.
    pub(crate) const fn plan(&self) -> Option<BrigadePlan> {
        match self {
            Self::By(plan) => Some(*plan),
            Self::Usual | Self::Unthought(_) => None,
        }
    }

    /// Records an answer that the caller gave in place of the bot, for instance from a save.
    pub(crate) fn note(
        &mut self,
        ask: &Ask<BlindSwords>,
        answer: &Answer<BlindSwords>,
        position: Position<'_>,
        seen: &PlayRecord,
    ) {
        let Ask::Choose { side, question, options } = ask else { return };
        let (Some(brigade), Answer::Choice(choice)) = (ordered(question), answer) else { return };
        if *side == seen.start.side() {
            let (seen, view) = (seen.clone(), SideView::of(position, *side));
            let (options, choice) = (options.clone(), *choice);
            *self = Self::Unthought(Box::new(LatePlan { seen, view, brigade, options, choice }));
        }
    }

    /// Records the result of a lookahead search.
    pub(crate) fn found(&mut self, question: &Question, found: Found) {
        if ordered(question).is_some() {
            *self = found.plan.map_or(Self::Usual, Self::By);
        }
    }

    /// Removes and returns an order whose intention the bot must compute now. If the ordered
    /// brigade is no longer active, the order is dropped.
    pub(crate) fn unthought(&mut self, position: Position<'_>) -> Option<Box<LatePlan>> {
        let given = match std::mem::take(self) {
            Self::Unthought(given) => given,
            known @ (Self::Usual | Self::By(_)) => {
                *self = known;
                return None;
            }
        };
        let active = position.board.activation();
        let is_active = active.is_some_and(|active| active.brigade == given.brigade)
            && position.board.turn() == given.view.board().turn();
        is_active.then_some(given)
    }
}

/// Returns the brigade for which a question asks an order. `None` for other questions.
pub(crate) const fn ordered(question: &Question) -> Option<BrigadeId> {
    match question {
        Question::Activation(ActivationQuestion::Order(brigade)) => Some(*brigade),
        _ => None,
    }
}
