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
    /// First turn in which the instructions apply.
    pub first: u8,
    /// Last turn in which the instructions apply.
    pub last: u8,
    /// Order that the brigade should receive. `None` leaves the choice to the computer player.
    pub order: Option<Order>,
    /// Destination of the brigade. `None` if the plan names no hex.
    pub to: Option<HexId>,
}

/// The style of a simple computer player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlanStyle {
    /// The player decides by its own evaluation of the position.
    #[default]
    Sensible,
    /// The player holds its position.
    Hold,
    /// The player advances on the nearest enemy.
    Nearest,
    /// The player advances on victory hexes, even if the enemy defends them.
    Rush,
    /// The player advances on undefended victory hexes.
    Raid,
}

impl PlanStyle {
    /// All styles, in the order of their declaration.
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
    /// Returns a plan that sets a style and gives no instructions to brigades.
    pub fn plain(style: PlanStyle) -> Self {
        Self { id: style.id().to_owned(), style, legs: Vec::new() }
    }

    /// Returns the instructions for a brigade in a turn. `None` if the plan has none.
    pub fn leg(&self, brigade: BrigadeId, turn: u8) -> Option<&Leg> {
        let is_on = |leg: &&Leg| leg.brigade == brigade && (leg.first..=leg.last).contains(&turn);
        self.legs.iter().find(is_on)
    }
}
