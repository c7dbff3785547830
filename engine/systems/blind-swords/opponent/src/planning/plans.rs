//! Brigade plans: ways in which a bot conducts an activation.

use blind_swords::Position;
use blind_swords::game::BrigadeId;

use crate::weights::Weights;

/// Posture of a brigade during its activation, which changes the evaluation weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Approach {
    /// Usual behaviour, with unchanged weights.
    Usual,
    /// Aggressive behaviour, with less regard for enemy fire.
    Bold,
    /// Cautious behaviour, which avoids enemy fire.
    Wary,
    /// Advance towards objectives.
    Ahead,
}

impl Approach {
    /// All postures. The usual one comes first.
    pub(crate) const ALL: [Self; 4] = [Self::Usual, Self::Bold, Self::Wary, Self::Ahead];

    /// Returns the weights for the posture.
    pub(crate) const fn weights(self, usual: &Weights) -> Weights {
        let usual = *usual;
        match self {
            Self::Usual => usual,
            Self::Bold => Weights {
                exposure: usual.exposure / 3,
                menace: usual.menace / 3,
                engage: usual.engage * 2,
                bold_engage: usual.bold_engage * 2,
                caution: 0,
                price: usual.price * 3 / 4,
                ..usual
            },
            Self::Wary => Weights {
                exposure: usual.exposure * 2,
                menace: usual.menace * 2,
                engage: usual.engage / 3,
                bold_engage: usual.bold_engage / 3,
                caution: usual.caution * 3,
                ..usual
            },
            Self::Ahead => Weights { way: usual.way * 2, exposure: usual.exposure / 3, ..usual },
        }
    }
}

/// Posture that a brigade has during its activation on one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrigadePlan {
    pub(crate) turn: u8,
    pub(crate) brigade: BrigadeId,
    pub(crate) approach: Approach,
}

impl BrigadePlan {
    /// Returns the weights for a position under a brigade plan. If no plan applies, returns the
    /// usual weights.
    pub(crate) fn weights(plan: Option<Self>, position: Position<'_>, usual: &Weights) -> Weights {
        let carried_out = plan.filter(|plan| plan.is_on(position));
        carried_out.map_or(*usual, |plan| plan.approach.weights(usual))
    }

    /// Whether the brigade plan applies to the activation that is in progress.
    pub(crate) fn is_on(self, position: Position<'_>) -> bool {
        let active = position.board.activation();
        position.board.turn() == self.turn
            && active.is_some_and(|active| active.brigade == self.brigade)
    }
}
