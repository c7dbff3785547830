//! How the brigade that is active goes about it, as its commander remembers.

use blind_swords::game::BrigadeId;
use blind_swords::question::ActivationQuestion;
use blind_swords::view::SeatView;
use blind_swords::{BlindSwords, Choice, Question, Scene};
use kernel::{Answer, Ask};

use crate::general::Found;
use crate::imagined::Seen;
use crate::plans::Plan;

/// What a player means to do with the brigade that is active.
#[derive(Clone, Debug, Default)]
pub(crate) enum Intent {
    /// What it does as a rule.
    #[default]
    Usual,
    /// To carry out a plan.
    By(Plan),
    /// The order was given for this player, as on loading a save: what it would have meant by it is not thought over
    /// before it matters.
    Unthought(Box<Given>),
}

/// An order that was given for a player, and all that it knew then.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    pub(crate) seen: Seen,
    pub(crate) view: SeatView,
    pub(crate) brigade: BrigadeId,
    pub(crate) options: Vec<Choice>,
    pub(crate) choice: Choice,
}

impl Intent {
    /// The plan that is carried out.
    pub(crate) const fn plan(&self) -> Option<Plan> {
        match self {
            Self::By(plan) => Some(*plan),
            Self::Usual | Self::Unthought(_) => None,
        }
    }

    /// Takes note of an answer that was given for a player.
    pub(crate) fn note(
        &mut self,
        ask: &Ask<BlindSwords>,
        answer: &Answer<BlindSwords>,
        scene: Scene<'_>,
        seen: &Seen,
    ) {
        let Ask::Choose { side, question, options } = ask else { return };
        let (Some(brigade), Answer::Choice(choice)) = (ordered(question), answer) else { return };
        if *side == seen.start.side() {
            let (seen, view) = (seen.clone(), SeatView::of(scene, *side));
            let (options, choice) = (options.clone(), *choice);
            *self = Self::Unthought(Box::new(Given { seen, view, brigade, options, choice }));
        }
    }

    /// What came of thinking over a question.
    pub(crate) fn found(&mut self, question: &Question, found: Found) {
        if ordered(question).is_some() {
            *self = found.plan.map_or(Self::Usual, Self::By);
        }
    }

    /// The order that has to be thought over now: its brigade is still active. One that has ceased to be is forgotten.
    pub(crate) fn unthought(&mut self, scene: Scene<'_>) -> Option<Box<Given>> {
        let given = match std::mem::take(self) {
            Self::Unthought(given) => given,
            known @ (Self::Usual | Self::By(_)) => {
                *self = known;
                return None;
            }
        };
        let active = scene.board.activation();
        let is_active = active.is_some_and(|active| active.brigade == given.brigade)
            && scene.board.turn() == given.view.board().turn();
        is_active.then_some(given)
    }
}

/// The brigade that gets an order, if that is asked.
pub(crate) const fn ordered(question: &Question) -> Option<BrigadeId> {
    match question {
        Question::Activation(ActivationQuestion::Order(brigade)) => Some(*brigade),
        _ => None,
    }
}
