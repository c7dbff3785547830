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

/// What a brigade does in some turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The brigade that goes.
    pub brigade: BrigadeId,
    /// From this turn on.
    pub first: u8,
    /// And no longer than in this one.
    pub last: u8,
    /// The order that it is given; any where none is named.
    pub order: Option<Order>,
    /// Where it goes.
    pub to: Option<HexId>,
}

/// How a side fights that has one idea.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// As whoever plays thinks best.
    #[default]
    Sensible,
    /// It stays where it is.
    Hold,
    /// It goes for the nearest enemy.
    Nearest,
    /// It goes for points, whatever stands in the way.
    Rush,
    /// It goes for points where nobody stands in the way.
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
