use kernel::HexId;
use serde::{Deserialize, Serialize};

use super::{BrigadeId, Order};

/// A prepared plan for a whole game. No rule reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattlePlan {
    /// Name of the plan.
    pub id: String,
    /// Style of all brigades without instructions.
    pub style: PlanStyle,
    /// Instructions for brigades.
    pub legs: Vec<Leg>,
}

/// The task of a brigade for some turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The brigade.
    pub brigade: BrigadeId,
    /// First turn.
    pub first: u8,
    /// Last turn.
    pub last: u8,
    /// Its order (default: any).
    pub order: Option<Order>,
    /// Its destination.
    pub to: Option<HexId>,
}

/// The style of a simple computer player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlanStyle {
    /// The player's own judgement.
    #[default]
    Sensible,
    /// Hold the position.
    Hold,
    /// Advance on the nearest enemy.
    Nearest,
    /// Advance on victory hexes, even if defended.
    Rush,
    /// Advance on undefended victory hexes.
    Raid,
}

impl PlanStyle {
    /// All styles.
    pub const ALL: [Self; 5] = [Self::Sensible, Self::Hold, Self::Nearest, Self::Rush, Self::Raid];

    /// Returns the word used in plans and on command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Sensible => "sensible",
            Self::Hold => "hold",
            Self::Nearest => "nearest",
            Self::Rush => "rush",
            Self::Raid => "raid",
        }
    }
}

impl BattlePlan {
    /// Returns a plan without instructions for brigades.
    pub fn plain(style: PlanStyle) -> Self {
        Self { id: style.id().to_owned(), style, legs: Vec::new() }
    }

    /// Returns the instructions for a brigade in a turn.
    pub fn leg(&self, brigade: BrigadeId, turn: u8) -> Option<&Leg> {
        let is_on = |leg: &&Leg| leg.brigade == brigade && (leg.first..=leg.last).contains(&turn);
        self.legs.iter().find(is_on)
    }
}
