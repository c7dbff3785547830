use kernel::HexId;
use serde::{Deserialize, Serialize};

use super::{BrigadeId, Order};

/// A plan for a whole game that somebody wrote down beforehand. No rule reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// Its name.
    pub id: String,
    /// What those do of which it says nothing.
    pub manner: Manner,
    /// What it says of brigades.
    pub legs: Vec<Leg>,
}

/// The task of a brigade for some turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The brigade.
    pub brigade: BrigadeId,
    /// From this turn on.
    pub first: u8,
    /// And no longer than in this one.
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
pub enum Manner {
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

impl Manner {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Sensible, Self::Hold, Self::Nearest, Self::Rush, Self::Raid];

    /// The word of plans and command lines.
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

impl Scheme {
    /// A plan that says nothing of any brigade.
    pub fn plain(manner: Manner) -> Self {
        Self { id: manner.id().to_owned(), manner, legs: Vec::new() }
    }

    /// What it says of a brigade in a turn.
    pub fn leg(&self, brigade: BrigadeId, turn: u8) -> Option<&Leg> {
        let is_on = |leg: &&Leg| leg.brigade == brigade && (leg.first..=leg.last).contains(&turn);
        self.legs.iter().find(is_on)
    }
}
