use kernel::HexId;
use serde::{Deserialize, Serialize};

use super::{BrigadeId, Order};

/// A prepared plan for a whole game, for computer players. No rule reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattlePlan {
    /// Name of the plan.
    pub id: String,
    /// Style of all brigades that have no instructions.
    pub style: PlanStyle,
    /// Instructions for brigades, each for a range of turns.
    pub legs: Vec<Leg>,
}

/// Instructions for one brigade during a range of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// Brigade that receives the instructions.
    pub brigade: BrigadeId,
    /// First turn of the range.
    pub first: u8,
    /// Last turn of the range, included.
    pub last: u8,
    /// Order for the brigade. `None` leaves the choice to the computer player.
    pub order: Option<Order>,
    /// Destination of the brigade. `None` if the plan names no hex.
    pub to: Option<HexId>,
}

/// The style of a simple computer player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlanStyle {
    /// Decide by its own evaluation.
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
