//! How a brigade can go about its activation.

use blind_swords::Scene;
use blind_swords::game::BrigadeId;

use crate::weights::Weights;

/// A way to go about an activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Posture {
    /// As the weights say.
    Usual,
    /// At the enemy, whatever he may fire.
    Bold,
    /// Out of his reach.
    Wary,
    /// On to where points are.
    Ahead,
}

impl Posture {
    /// All of them, the usual first.
    pub(crate) const ALL: [Self; 4] = [Self::Usual, Self::Bold, Self::Wary, Self::Ahead];

    /// How much each thing counts then.
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

/// How a brigade goes about its activation in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    pub(crate) turn: u8,
    pub(crate) brigade: BrigadeId,
    pub(crate) posture: Posture,
}

impl Plan {
    /// How much each thing counts in a position where there may be a plan.
    pub(crate) fn weights(plan: Option<Self>, scene: Scene<'_>, usual: &Weights) -> Weights {
        let carried_out = plan.filter(|plan| plan.is_on(scene));
        carried_out.map_or(*usual, |plan| plan.posture.weights(usual))
    }

    /// Whether it is being carried out.
    pub(crate) fn is_on(self, scene: Scene<'_>) -> bool {
        let active = scene.board.activation();
        scene.board.turn() == self.turn
            && active.is_some_and(|active| active.brigade == self.brigade)
    }
}
