use kernel::HexId;
use serde::{Deserialize, Serialize};

use super::{BrigadeId, Order, Turns};

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

/// Task of one brigade over a range of turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Leg {
    /// Id of the brigade that has the task.
    pub brigade: BrigadeId,
    /// First and last turn on which the brigade follows the task.
    pub turns: Turns,
    /// Order that the bot gives to the brigade (default: the bot decides).
    pub order: Option<Order>,
    /// Number of the hex towards which the brigade moves (default: no destination).
    pub to: Option<HexId>,
    /// Reason for the task, for readers of the package. Bots ignore it.
    pub note: Option<String>,
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
        let is_on = |leg: &&Leg| leg.brigade == brigade && leg.turns.contain(turn);
        self.legs.iter().find(is_on)
    }
}
